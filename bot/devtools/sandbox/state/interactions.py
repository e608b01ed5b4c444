"""Interactions of users with the bot, and the state of their responses."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.devtools.sandbox.clock import Alarm, Clock
from bot.devtools.sandbox.errors import RefusedError, Thing, unknown
from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.permissions import BITS
from bot.devtools.sandbox.state.users import User
from bot.devtools.sandbox.wire import Object

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
ANSWER_WITHIN = 3.0
"""Seconds in which Discord wants the first response."""
TOKEN_LIFE = 15 * 60.0
MAX_UPLOAD = 10 * 1024 * 1024
NO_ANSWER = "The application did not respond"
GONE = "This interaction failed"


class Choice(NamedTuple):
    """One choice of an autocompletion."""

    name: str
    value: str | int | float


@dataclass(eq=False)
class Modal:
    """A modal on a user's screen."""

    interaction: "Interaction"
    custom_id: str
    title: str
    components: list[Object]
    open: bool = True

    @property
    def fields(self) -> dict[str, Object]:
        """The input components, by custom_id."""
        found = [
            part for row in self.components for part in (*row.get("components", ()), row.get("component"))
        ]
        return {part["custom_id"]: part for part in found if part}


@dataclass(eq=False)
class Interaction:
    """One interaction, to which the bot has to respond."""

    bot: User
    clock: Clock
    on_settled: Callable[["Interaction"], None]
    """Called once, when the interaction was answered or has failed."""
    id: int
    token: str
    type: int
    user: User
    channel: Channel
    data: Object
    sent_at: float
    due: float
    """When the time for a first response is over."""
    source: Message | None = None
    """The message whose component was used."""
    parent: "Interaction | None" = None
    """The interaction a submitted modal had answered."""
    focused: int = 3
    """The type of the option to complete."""
    answered: bool = False
    deferred: bool = False
    failed: str | None = None
    latency: float | None = None
    """Seconds from sending to the first response."""
    answer: Message | None = None
    """The message that was sent or updated as the response."""
    modal: Modal | None = None
    choices: list[Choice] = field(default_factory=list)
    original: Message | None = None
    """The message that @original stands for."""
    alarm: Alarm | None = None
    _started: float = field(default_factory=time.perf_counter)
    _settled: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait_until_settled(self) -> "Interaction":
        """Wait until the bot has responded or the time for it is over."""
        await self._settled.wait()
        return self

    def begin_answer(self) -> None:
        """Check that a first response is still possible.

        Raises:
            RefusedError: it is too late, or there was a response already.
        """
        if self.answered:
            raise RefusedError(400, 40060, "Interaction has already been acknowledged.")
        due = self.alarm.due if self.alarm else self.due
        if self.failed or self.clock.now() >= due:
            raise unknown(Thing.INTERACTION)

    def settle(self) -> None:
        """Record the first response."""
        self.answered = True
        self.latency = time.perf_counter() - self._started
        self._end()

    def fail(self, reason: str = NO_ANSWER) -> None:
        """Record that no response came."""
        if not self.answered and not self.failed:
            self.failed = reason
            self._end()

    def _end(self) -> None:
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        self._settled.set()
        self.on_settled(self)

    def check_token(self) -> None:
        """Check that the token is still valid for edits and follow-ups.

        Raises:
            RefusedError: there was no response yet, or the token has expired.
        """
        if self.clock.now() >= self.sent_at + TOKEN_LIFE:
            raise RefusedError(401, 50027, "Invalid Webhook Token")
        if not self.answered:
            raise unknown(Thing.WEBHOOK)

    def origin(self) -> Object:
        """Return the metadata that messages of this interaction carry."""
        done: Object = {
            "id": str(self.id),
            "type": self.type,
            "user": self.user.payload(),
            "authorizing_integration_owners": self._owners(),
        }
        if self.type == MODAL_SUBMIT and self.parent:
            done["triggering_interaction_metadata"] = self.parent.origin()
        elif self.type == COMPONENT and self.source:
            done["interacted_message_id"] = str(self.source.id)
        elif "target_id" in self.data:
            user_menu = self.data["type"] == COMMAND
            if user_menu:
                users = self.data["resolved"]["users"]
                done["target_user"] = users[self.data["target_id"]]
            else:
                done["target_message_id"] = self.data["target_id"]
        return done

    def _owners(self) -> Object:
        return {"0": str(self.channel.guild.id) if self.channel.guild else "0"}

    def payload(self) -> Object:
        """Return the interaction as the gateway sends it."""
        channel, guild, bot = self.channel, self.channel.guild, self.bot
        done: Object = {
            "id": str(self.id),
            "application_id": str(bot.id),
            "type": self.type,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": str(channel.id),
            "channel": channel.payload() | {"permissions": str(channel.permissions_of(self.user.id))},
            "locale": self.user.locale,
            "app_permissions": str(channel.permissions_of(bot.id)),
            "attachment_size_limit": MAX_UPLOAD,
            "authorizing_integration_owners": self._owners(),
            "entitlements": [],
            "context": 0 if guild else 1,
        }
        if guild:
            permissions = str(channel.permissions_of(self.user.id) | 1 << BITS["use_application_commands"])
            done |= {
                "guild_id": str(guild.id),
                "guild_locale": guild.locale,
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "member": guild.members[self.user.id].payload() | {"permissions": permissions},
            }
        else:
            done["user"] = self.user.payload()
        if self.source:
            done["message"] = self.source.payload(bot.id)
        return done
