"""A simulated user: what their client shows, and what they can press."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from bot.devtools.sandbox.checks.commands import MESSAGE_MENU
from bot.devtools.sandbox.checks.components import BUTTON, LINK
from bot.devtools.sandbox.checks.messages import MAX_CONTENT
from bot.devtools.sandbox.errors import NotPossibleError
from bot.devtools.sandbox.people.commandline import CommandLine, find_by_name, list_commands
from bot.devtools.sandbox.people.modals import fill_modal, pick_options
from bot.devtools.sandbox.people.resolved import Resolved, Value
from bot.devtools.sandbox.people.screen import Screen
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.drafts import Draft
from bot.devtools.sandbox.state.guilds import VOICE, Channel, GuildState, Message
from bot.devtools.sandbox.state.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    GONE,
    MODAL_SUBMIT,
    Choice,
    Interaction,
    Modal,
)
from bot.devtools.sandbox.state.permissions import has
from bot.devtools.sandbox.state.render import Button, ScreenEntry
from bot.devtools.sandbox.state.scheduled_events import ScheduledEvent
from bot.devtools.sandbox.state.users import User
from bot.devtools.sandbox.state.visibility import sees, sees_channel
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.wire import Object

T = TypeVar("T")


class Person:
    """A simulated user, who is a member of one guild."""

    def __init__(self, world: World, user: User, guild: GuildState) -> None:
        self.user = user
        self.guild = guild
        self.screen = Screen(world, user, guild)
        self._world = world

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def id(self) -> int:
        """The id of their account."""
        return self.user.id

    def choose_avatar(self, content: bytes | None) -> None:
        """Choose another picture of oneself, a PNG; `None` for none."""
        self._world.set_avatar(self.user, content)

    @property
    def name(self) -> str:
        """The name shown to others in the guild; the account's own once they have left it."""
        member = self.guild.members.get(self.user.id)
        return (member and member.nick) or self.user.name

    @property
    def mention(self) -> str:
        """The text that mentions them in a message."""
        return self.user.mention

    @property
    def direct(self) -> Channel:
        """Their direct conversation with the bot."""
        return self._world.direct(self.user)

    @property
    def screen_history(self) -> list[ScreenEntry]:
        """Everything their screen has ever shown."""
        return self.screen.history

    @property
    def pings(self) -> list[Message]:
        """The messages that pinged them."""
        return self.screen.pings

    def sees(self, channel: Channel) -> list[Message]:
        """Return the messages they see in a channel, oldest first."""
        return self.screen.sees(channel)

    def latest(self, channel: Channel) -> Message | None:
        """Return the newest message they see in a channel."""
        return next(reversed(self.sees(channel)), None)

    def ephemeral(self, channel: Channel) -> Message | None:
        """Return the newest message in a channel that only they see."""
        return next((message for message in reversed(self.sees(channel)) if message.ephemeral), None)

    async def until(self, predicate: Callable[[], T | None], timeout: float = 90.0) -> T:  # noqa: ASYNC109 - callers choose how long to wait
        """Wait until a predicate returns something true, and return that; `timeout` is in real seconds.

        Raises:
            TimeoutError: it did not; the message contains what they see.
        """
        return await self.screen.until(predicate, timeout)

    def reload(self) -> None:
        """Reload the client, which drops their ephemeral messages."""
        self.screen.reload()

    def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message."""
        self._require_visible(message)
        if not message.ephemeral:
            words = "only ephemeral messages can be dismissed"
            raise NotPossibleError(words)
        self.screen.drop(message)

    def join_voice(self, channel: Channel) -> None:
        """Join a voice channel, and leave the one they are in."""
        self._require_channel(channel)
        if channel.kind != VOICE or not has(channel.permissions_of(self.id), "connect"):
            words = "nobody can talk there"
            raise NotPossibleError(words)
        self._world.move_voice(self.guild, self.user, channel)

    def leave_voice(self) -> None:
        """Leave the voice channel they are in."""
        self._world.move_voice(self.guild, self.user, None)

    async def command(
        self, channel: Channel, line: str, /, *, wait: bool = True, **options: Value
    ) -> Interaction:
        """Type a slash command, sub-commands included, as in `command(table, "game new", game="mind")`.

        Raises:
            NotPossibleError: the client does not offer it.
        """
        return await self.run(channel, line, options, wait=wait)

    async def run(
        self, channel: Channel, line: str, options: Mapping[str, Value], *, wait: bool = True
    ) -> Interaction:
        """Type a slash command whose options may have any names.

        Raises:
            NotPossibleError: the client does not offer it.
        """
        self._require_channel(channel)
        data = CommandLine(self._world, channel, self.id, line).send(options)
        return await self._do(COMMAND, channel, data, wait=wait)

    async def complete(
        self,
        channel: Channel,
        line: str,
        /,
        *,
        focus: str,
        typed: str = "",
        options: Mapping[str, Value] | None = None,
    ) -> list[Choice]:
        """Type into an option and return its completions; [] if the bot sends none in time.

        Raises:
            NotPossibleError: the client does not offer it.
        """
        self._require_channel(channel)
        data, kind = CommandLine(self._world, channel, self.id, line).complete(focus, typed, options or {})
        interaction = self._world.interact(AUTOCOMPLETE, self.user, channel, data, focused=kind)
        await interaction.wait_until_settled()
        return interaction.choices

    async def use(self, message: Message, name: str, *, wait: bool = True) -> Interaction:
        """Use a context menu command on a message.

        Raises:
            NotPossibleError: the client does not offer it.
        """
        self._require_visible(message)
        if message.ephemeral:
            words = "ephemeral messages have no apps in their menu"
            raise NotPossibleError(words)
        command = find_by_name(
            list_commands(self._world, message.channel, self.id, MESSAGE_MENU), name, "message command"
        )
        target = {str(message.id): message.payload(self._world.bot.id)}
        data = _menu_data(command, message.id, {"messages": target})
        return await self._do(COMMAND, message.channel, data, wait=wait)

    async def click(
        self, message: Message, label: str = "", *, custom_id: str = "", wait: bool = True
    ) -> Interaction:
        """Click a button, found by its label, the start of its label, or its custom_id.

        Raises:
            NotPossibleError: there is no such button, or it cannot be clicked.
        """
        self._require_visible(message)
        button = _find(message, label, custom_id)
        if button.disabled or button.style == LINK:
            words = f"the button {button.label or button.custom_id!r} is disabled or a link"
            raise NotPossibleError(words, "button_disabled", label=str(button.label or button.custom_id))
        part = next(part for part in message.render.parts if part.get("custom_id") == button.custom_id)
        data = {"custom_id": button.custom_id, "component_type": BUTTON, "id": part["id"]}
        return await self._do(COMPONENT, message.channel, data, source=message, wait=wait)

    async def press(
        self,
        message: Message,
        custom_id: str,
        *,
        values: Sequence[str] | None = None,
        wait: bool = True,
    ) -> Interaction:
        """Click a component that the screen has shown before, as a client does that has not redrawn yet.

        Raises:
            NotPossibleError: the screen has never shown it.
        """
        if not self.screen.was_shown(message, custom_id):
            words = f"{custom_id!r} was never shown to {self.name}"
            raise NotPossibleError(words, "no_message")
        if message.dismissed:
            words = f"{self.name} has dismissed that message"
            raise NotPossibleError(words, "no_message")
        data: Object = {"custom_id": custom_id, "component_type": BUTTON if values is None else 3, "id": 1}
        if values is not None:
            data["values"] = list(values)
        if message.deleted or message.channel.deleted:
            # Discord itself refuses a click on a deleted message; the bot never hears of it.
            return self._world.refuse_interaction(COMPONENT, self.user, message.channel, data, GONE)
        return await self._do(COMPONENT, message.channel, data, source=message, wait=wait)

    async def choose(
        self, message: Message, custom_id: str, values: Sequence[Value], *, wait: bool = True
    ) -> Interaction:
        """Choose from a select menu.

        Raises:
            NotPossibleError: there is no such menu, or it does not offer that.
        """
        self._require_visible(message)
        select = next((menu for menu in message.selects if menu["custom_id"] == custom_id), None)
        if select is None or select.get("disabled"):
            words = f"there is no menu {custom_id!r} to choose from. {self.screen.dump()}"
            raise NotPossibleError(words, "no_menu")
        resolved = Resolved(self._world, message.channel)
        data = {
            "custom_id": custom_id,
            "component_type": select["type"],
            "id": select["id"],
            "values": pick_options(select, values, resolved),
        }
        data |= resolved.payload()
        return await self._do(COMPONENT, message.channel, data, source=message, wait=wait)

    async def submit(
        self, modal: Modal | None, values: Mapping[str, object], *, wait: bool = True
    ) -> Interaction:
        """Fill in a modal and submit it.

        Raises:
            NotPossibleError: it is not open, or the client refuses a value.
        """
        if modal is None or not modal.open or modal.interaction.user is not self.user:
            words = f"no such modal is open before {self.name}"
            raise NotPossibleError(words, "no_modal")
        parent = modal.interaction
        data = fill_modal(self._world, modal, values)
        modal.open = False
        return await self._do(
            MODAL_SUBMIT, parent.channel, data, source=parent.source, parent=parent, wait=wait
        )

    async def write(self, channel: Channel, text: str, *, reply_to: Message | None = None) -> Message:
        """Write a message."""
        self._require_channel(channel)
        if not 0 < len(text) <= MAX_CONTENT:
            words = f"a message has 1 to {MAX_CONTENT} characters"
            raise NotPossibleError(words, "message_length", most=MAX_CONTENT)
        return self._world.post(channel, self.user, Draft(content=text), reference=reply_to)

    async def edit(self, message: Message, text: str) -> None:
        """Edit one of their messages."""
        self._require_own(message)
        self._world.edit(message, Draft(content=text, flags=message.flags, attachments=message.attachments))

    async def delete(self, message: Message) -> None:
        """Delete one of their messages, or as a moderator any message."""
        self._require_visible(message)
        if not has(message.channel.permissions_of(self.id), "manage_messages"):
            self._require_own(message)
        self._world.delete(message)

    async def react(self, message: Message, emoji: str) -> None:
        """Add a reaction to a message."""
        self._require_visible(message)
        if message.ephemeral:
            words = "ephemeral messages take no reactions"
            raise NotPossibleError(words, "no_reactions")
        self._world.react(message, self.user, emoji)

    async def unreact(self, message: Message, emoji: str) -> None:
        """Remove their reaction from a message."""
        self._world.unreact(message, self.user, emoji)

    def show_interest(self, event: ScheduledEvent) -> None:
        """Become interested in a scheduled event."""
        if event.interested.setdefault(self.id, self.user) is self.user:
            self._world.announce_event("event_user_add", self.guild, event, self.user)

    def lose_interest(self, event: ScheduledEvent) -> None:
        """Be interested in a scheduled event no more."""
        if event.interested.pop(self.id, None):
            self._world.announce_event("event_user_remove", self.guild, event, self.user)

    async def type_something(self, channel: Channel) -> None:
        """Show the typing indicator."""
        self._require_channel(channel)
        self._world.tell(Change("typing", guild=channel.guild, channel=channel, user=self.user))

    async def _do(
        self,
        kind: int,
        channel: Channel,
        data: Object,
        *,
        source: Message | None = None,
        parent: Interaction | None = None,
        wait: bool,
    ) -> Interaction:
        done = self._world.interact(kind, self.user, channel, data, source=source, parent=parent)
        return await done.wait_until_settled() if wait else done

    def _require_channel(self, channel: Channel) -> None:
        if channel.deleted or not sees_channel(self.id, channel):
            words = f"{self.name} does not see #{channel.name}"
            raise NotPossibleError(words, "no_channel")

    def _require_visible(self, message: Message) -> None:
        if not sees(self.id, message):
            words = f"{self.name} does not see that message. {self.screen.dump()}"
            raise NotPossibleError(words, "no_message")

    def _require_own(self, message: Message) -> None:
        self._require_visible(message)
        if message.author is not self.user:
            words = f"the message is not {self.name}'s"
            raise NotPossibleError(words, "not_yours")


def _menu_data(command: Object, target: int, resolved: Object) -> Object:
    return {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "target_id": str(target),
        "resolved": resolved,
    }


def _find(message: Message, label: str, custom_id: str) -> Button:
    matching = _list_matching(message.buttons, label, custom_id)
    if not matching:
        offered_labels = ", ".join(repr(button.label or button.emoji) for button in message.buttons) or "none"
        words = f"there is no button {label or custom_id!r}; there are {offered_labels}"
        raise NotPossibleError(words, "no_button")
    return next((button for button in matching if not button.disabled), matching[0])


def _list_matching(buttons: Sequence[Button], label: str, custom_id: str) -> list[Button]:
    if custom_id:
        return [button for button in buttons if button.custom_id == custom_id]
    exact = [button for button in buttons if label in (button.label, button.emoji)]
    return exact or [button for button in buttons if label and button.label.startswith(label)]
