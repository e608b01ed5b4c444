"""What happens in the sandbox, told to whoever listens."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from bot.devtools.sandbox.state.guilds import Channel, Guild, Role
    from bot.devtools.sandbox.state.interactions import Interaction
    from bot.devtools.sandbox.state.messages import Message
    from bot.devtools.sandbox.state.render import Shown
    from bot.devtools.sandbox.state.users import User

Kind: TypeAlias = Literal[
    "guild_create",
    "role_create",
    "member_add",
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
    "commands",
    "interaction_create",
    "interaction_settle",
]


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that happened; which fields are set depends on its kind."""

    kind: Kind
    guild: "Guild | None" = None
    channel: "Channel | None" = None
    message: "Message | None" = None
    user: "User | None" = None
    interaction: "Interaction | None" = None
    shown: "Shown | None" = None
    """The render a message got by being made or changed."""
    emoji: str = ""
    role: "Role | None" = None
