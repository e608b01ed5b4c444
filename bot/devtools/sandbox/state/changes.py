"""The changes that happen in the sandbox, as its listeners receive them."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.devtools.sandbox.state.guilds import Channel, GuildState, Message
from bot.devtools.sandbox.state.interactions import Interaction
from bot.devtools.sandbox.state.render import ScreenEntry
from bot.devtools.sandbox.state.roles import Role
from bot.devtools.sandbox.state.scheduled_events import ScheduledEvent
from bot.devtools.sandbox.state.users import User

Kind: TypeAlias = Literal[
    "guild_create",
    "role_create",
    "role_update",
    "member_add",
    "member_remove",
    "channel_create",
    "channel_update",
    "channel_delete",
    "thread_create",
    "message_create",
    "message_update",
    "message_delete",
    "reaction_add",
    "reaction_remove",
    "typing",
    "voice_state",
    "event_create",
    "event_update",
    "event_delete",
    "event_user_add",
    "event_user_remove",
    "commands",
    "interaction_create",
    "interaction_settle",
]


@dataclass(frozen=True, slots=True)
class Change:
    """One change; which fields are set depends on its kind."""

    kind: Kind
    guild: GuildState | None = None
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    interaction: Interaction | None = None
    screen_entry: ScreenEntry | None = None
    """The content of a new or changed message."""
    emoji: str = ""
    role: Role | None = None
    event: ScheduledEvent | None = None
    """A scheduled event, for changes whose kind begins with `event`."""
