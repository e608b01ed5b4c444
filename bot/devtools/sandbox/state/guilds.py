"""Guilds, their channels, and the messages in them."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.devtools.sandbox.snowflake import created_at
from bot.devtools.sandbox.state.drafts import EPHEMERAL, LOADING, V2, Attachment, emoji_payload
from bot.devtools.sandbox.state.guild_fields import GUILD_FIELDS
from bot.devtools.sandbox.state.permissions import ALL, BITS, PERSON_MASK, has, mask
from bot.devtools.sandbox.state.render import Button, Render, ScreenEntry
from bot.devtools.sandbox.state.roles import Role
from bot.devtools.sandbox.state.scheduled_events import ScheduledEvent
from bot.devtools.sandbox.state.users import Member, User
from bot.devtools.sandbox.wire import Object, moment

TEXT, DIRECT, VOICE, CATEGORY, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 2, 4, 11, 12
_MEMBER_OVERWRITE = 1


class GuildHost(Protocol):
    """The protocol of the world that guilds and channels are in."""

    bot: User
    access: int
    """A counter that grows when users may have gained or lost access to a channel."""

    def add_channel(
        self, guild: "GuildState", name: str, kind: int = TEXT, category: "Channel | None" = None
    ) -> "Channel":
        """Make a text or voice channel, or a category of channels."""

    def start_thread(self, parent: "Channel", name: str, kind: int, owner: int) -> "Channel":
        """Start a thread."""

    def announce_channel(self, channel: "Channel") -> None:
        """Announce that a channel has changed."""

    def announce_role(self, guild: "GuildState", role: Role) -> None:
        """Announce that a role has changed."""

    def delete_channel(self, channel: "Channel") -> None:
        """Delete a channel."""


@dataclass(eq=False)
class Message:
    """A message in its current state."""

    id: int
    channel: "Channel"
    author: User
    created_at: float
    content: str = ""
    embeds: list[Object] = field(default_factory=list)
    components: list[Object] = field(default_factory=list)
    flags: int = 0
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    mention_everyone: bool = False
    reference: "Message | None" = None
    nonce: str | int | None = None
    audience: User | None = None
    """The only user who sees an ephemeral message."""
    origin: Object | None = None
    """The interaction that created the message, as the API shows it."""
    edited_at: float | None = None
    deleted: bool = False
    dismissed: bool = False
    """Whether the client of an ephemeral message's user no longer shows it."""
    pinged: list[User] = field(default_factory=list)
    reactions: dict[str, list[int]] = field(default_factory=dict)
    """The ids of the users who reacted, by emoji."""
    thread: "Channel | None" = None
    render: Render = field(default_factory=lambda: Render("", []))
    tokens: set[str] = field(default_factory=set)
    """The interaction tokens that may edit this message."""

    def redraw(self) -> None:
        """Render the message again after a change."""
        self.render = Render(self.content, self.components)

    @property
    def ephemeral(self) -> bool:
        """Whether only one user sees the message."""
        return bool(self.flags & EPHEMERAL)

    @property
    def v2(self) -> bool:
        """Whether the message consists of components only (flag IS_COMPONENTS_V2)."""
        return bool(self.flags & V2)

    @property
    def loading(self) -> bool:
        """Whether the message is the placeholder of a deferred response."""
        return bool(self.flags & LOADING)

    @property
    def edited(self) -> bool:
        """Whether the message was changed after it was sent."""
        return self.edited_at is not None

    @property
    def text(self) -> str:
        """Content, text displays and descriptions of pictures, joined by newlines."""
        return self.render.text

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in reading order."""
        return self.render.buttons

    @property
    def selects(self) -> list[Object]:
        """The select menus, in reading order."""
        return self.render.selects

    def screen_entry(self, at: float, kind: Literal["create", "edit"]) -> ScreenEntry:
        """Return the message as it is now, as one entry of a screen's history."""
        extra = [embed.get(key, "") for embed in self.embeds for key in ("title", "description")]
        extra += [
            f"{one['name']}\n{one['value']}" for embed in self.embeds for one in embed.get("fields", ())
        ]
        return ScreenEntry(
            at=at,
            message_id=self.id,
            text="\n".join(filter(None, [self.text, *extra])),
            labels=self.render.labels,
            custom_ids=self.render.custom_ids,
            ephemeral=self.ephemeral,
            kind=kind,
        )

    def payload(self, viewer: int) -> Object:
        """The message as the API shows it to a user."""
        done = self.bare(viewer)
        if self.reference:
            place = self.reference.channel
            done["message_reference"] = {
                "type": 0,
                "message_id": str(self.reference.id),
                "channel_id": str(place.id),
                **({"guild_id": str(place.guild.id)} if place.guild else {}),
            }
            gone = self.reference.deleted
            done["referenced_message"] = None if gone else self.reference.bare(viewer)
        return done

    def bare(self, viewer: int) -> Object:
        """The message without the one it replies to."""
        done: Object = {
            "id": str(self.id),
            "type": 19 if self.reference else self._type(),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": [one.payload() for one in self.attachments],
            "mentions": [user.payload() for user in self.mentions],
            "mention_roles": [],
            "mention_everyone": self.mention_everyone,
            "timestamp": moment(self.created_at),
            "edited_timestamp": moment(self.edited_at) if self.edited_at else None,
            "flags": self.flags,
            "pinned": False,
            "tts": False,
        }
        if self.nonce is not None:
            done["nonce"] = self.nonce
        if self.origin:
            done["interaction_metadata"] = self.origin
            done["webhook_id"] = done["application_id"] = str(self.author.id)
        if self.reactions:
            done["reactions"] = [_reaction(emoji, ids, viewer) for emoji, ids in self.reactions.items()]
        if self.thread:
            done["thread"] = self.thread.payload()
        return done

    def _type(self) -> int:
        if not self.origin:
            return 0
        context_menu = "target_message_id" in self.origin or "target_user" in self.origin
        return 23 if context_menu else 20 if self.origin["type"] == 2 else 0  # noqa: PLR2004 - a command's type


@dataclass(eq=False)
class Channel:
    """A text channel, a thread, or a direct conversation."""

    world: GuildHost
    id: int
    name: str
    kind: int = TEXT
    guild: "GuildState | None" = None
    parent: "Channel | None" = None
    category: "Channel | None" = None
    overwrites: list[Object] = field(default_factory=list)
    """The permissions that a bot gave or denied in this channel when it made it, as the API has them."""
    recipient: User | None = None
    owner: int = 0
    position: int = 0
    deleted: bool = False
    messages: dict[int, Message] = field(default_factory=dict)
    thread_members: set[int] = field(default_factory=set)
    archived: bool = False
    """Whether the thread is archived: a message brings it back, unless it is locked."""
    locked: bool = False
    """Whether only moderators may bring the archived thread back."""
    archive_minutes: int = 1440
    """Minutes without a message after which the thread would be archived by itself."""
    denied: int = 0
    """The permissions denied to the bot in this channel."""
    denied_to_people: int = 0
    """The permissions denied to everyone but the bot and administrators."""
    hidden_from: set[int] = field(default_factory=set)
    """The ids of users who do not see the channel."""
    viewers: tuple[int, tuple[int, ...]] = (-1, ())
    """A cache: the world's access counter, and the users who saw the channel at that count."""

    @property
    def is_thread(self) -> bool:
        """Whether the channel is a thread of another channel."""
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def private(self) -> bool:
        """Whether only added members see the thread."""
        return self.kind == PRIVATE_THREAD

    @property
    def mention(self) -> str:
        """The text that links to this channel in a message."""
        return f"<#{self.id}>"

    def deny(self, *names: str) -> None:
        """Deny permissions to the bot in this channel."""
        self.denied |= mask(names)
        self.world.announce_channel(self)

    def deny_people(self, *names: str) -> None:
        """Deny permissions to everyone but the bot and administrators in this channel."""
        self.denied_to_people |= mask(names)
        self.world.announce_channel(self)

    def allow(self, *names: str) -> None:
        """Lift denials of the bot's permissions in this channel."""
        self.denied &= ~mask(names)
        self.world.announce_channel(self)

    def hide_from(self, user: int) -> None:
        """Hide the channel from a user."""
        self.hidden_from.add(user)
        self.world.announce_channel(self)

    def add_thread(self, name: str, *, private: bool = False) -> "Channel":
        """Start a thread as a moderator; the bot is a member of it."""
        if self.guild is None:
            message = "only channels of a guild have threads"
            raise ValueError(message)
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        return self.world.start_thread(self, name, kind, self.guild.owner.id)

    def delete(self) -> None:
        """Delete the channel as a moderator."""
        self.world.delete_channel(self)

    def permissions_of(self, user: int) -> int:
        """Return a user's permissions in this channel, as a bit set."""
        if self.guild is None:
            return ALL & ~(1 << BITS["administrator"])
        if self.is_thread and self.parent:
            return self.parent.permissions_of(user)
        base = self.guild.permissions_of(user)
        if has(base, "administrator"):
            return ALL
        base = self._overwrite(base, user)
        if user == self.world.bot.id:
            return base & ~self.denied
        base &= ~self.denied_to_people
        return base & ~mask(("view_channel",)) if user in self.hidden_from else base

    def _overwrite(self, base: int, user: int) -> int:
        """Apply the overwrites of everyone, then those of the user's role, then those of the user."""
        member = None if self.guild is None else self.guild.members.get(user)
        if self.guild is None or member is None:
            return base
        for target in (self.guild.id, member.role, user):
            for overwrite in self.overwrites:
                if overwrite["id"] == str(target):
                    base = base & ~int(overwrite["deny"]) | int(overwrite["allow"])
        return base

    def payload(self) -> Object:
        """The channel as the API shows it."""
        last = str(next(reversed(self.messages))) if self.messages else None
        done: Object = {"id": str(self.id), "type": self.kind, "last_message_id": last, "flags": 0}
        if self.recipient:
            return done | {"recipients": [self.recipient.payload()]}
        if self.guild is None:
            return done
        done |= {
            "guild_id": str(self.guild.id),
            "name": self.name,
            "parent_id": str(above.id) if (above := self.parent or self.category) else None,
            "rate_limit_per_user": 0,
        }
        if self.is_thread:
            return done | self._thread_payload()
        return done | {
            "position": self.position,
            "permission_overwrites": self._overwrites(),
            "nsfw": False,
            "topic": None,
            **({"bitrate": 64_000, "user_limit": 0, "rtc_region": None} if self.kind == VOICE else {}),
        }

    def _thread_payload(self) -> Object:
        return {
            "owner_id": str(self.owner),
            "thread_metadata": {
                "archived": self.archived,
                "archive_timestamp": moment(created_at(self.id)),
                "auto_archive_duration": self.archive_minutes,
                "locked": self.locked,
                "create_timestamp": moment(created_at(self.id)),
            },
            "message_count": len(self.messages),
            "member_count": len(self.thread_members),
            "total_message_sent": len(self.messages),
            "member": self.thread_member(self.world.bot.id),
        }

    def thread_member(self, user: int) -> Object:
        """Return a user's membership of the thread, as the API shows it."""
        return {
            "id": str(self.id),
            "user_id": str(user),
            "join_timestamp": moment(created_at(self.id)),
            "flags": 0,
        }

    def _overwrites(self) -> list[Object]:
        if not self.denied:
            return self.overwrites
        bot = str(self.world.bot.id)
        return [
            *self.overwrites,
            {"id": bot, "type": _MEMBER_OVERWRITE, "allow": "0", "deny": str(self.denied)},
        ]


@dataclass(eq=False)
class GuildState:
    """A guild with its members, roles and channels."""

    world: GuildHost
    id: int
    name: str
    locale: str
    owner: User
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    threads: dict[int, Channel] = field(default_factory=dict)
    events: dict[int, ScheduledEvent] = field(default_factory=dict)
    voice: dict[int, Channel] = field(default_factory=dict)
    """The voice channels that users are in, by their ids."""

    @property
    def active_threads(self) -> list[Channel]:
        """The threads that are not archived."""
        return [thread for thread in self.threads.values() if not thread.archived]

    def add_category(self, name: str) -> Channel:
        """Make a category of channels."""
        return self.world.add_channel(self, name, CATEGORY)

    def add_channel(self, name: str, category: Channel | None = None) -> Channel:
        """Make a text channel."""
        return self.world.add_channel(self, name, category=category)

    def add_voice_channel(self, name: str) -> Channel:
        """Make a voice channel, in which users can be, though nobody is heard."""
        return self.world.add_channel(self, name, VOICE)

    def deny(self, *names: str) -> None:
        """Take permissions from the bot's role; it keeps those that everyone has."""
        role = self._bot_role
        role.permissions &= ~mask(names)
        self.world.announce_role(self, role)

    def allow(self, *names: str) -> None:
        """Give permissions to the bot's role."""
        role = self._bot_role
        role.permissions |= mask(names)
        self.world.announce_role(self, role)

    @property
    def _bot_role(self) -> Role:
        return next(role for role in self.roles.values() if role.managed)

    def permissions_of(self, user: int) -> int:
        """Return a user's permissions in the guild as a whole, as a bit set."""
        if user == self.owner.id:
            return ALL
        member = self.members.get(user)
        if member is None:
            return 0
        return PERSON_MASK | (self.roles[member.role].permissions if member.role else 0)

    def voice_state(self, user: int) -> Object:
        """Return the state of a user's voice connection, as the API shows it."""
        channel, flags = self.voice.get(user), ("deaf", "mute", "self_deaf", "self_mute", "self_video")
        return {
            "guild_id": str(self.id),
            "channel_id": str(channel.id) if channel else None,
            "user_id": str(user),
            "session_id": f"voice-{user}",
            "suppress": False,
            "request_to_speak_timestamp": None,
            **dict.fromkeys(flags, False),
            **({"member": self.members[user].payload()} if user in self.members else {}),
        }

    def payload(self) -> Object:
        """The guild as the API shows it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner.id),
            "roles": [role.payload() for role in self.roles.values()],
            "preferred_locale": self.locale,
            "approximate_member_count": len(self.members),
            "approximate_presence_count": len(self.members),
            **GUILD_FIELDS,
        }


def _reaction(emoji: str, ids: list[int], viewer: int) -> Object:
    return {
        "emoji": emoji_payload(emoji),
        "count": len(ids),
        "count_details": {"burst": 0, "normal": len(ids)},
        "burst_colors": [],
        "me_burst": False,
        "me": viewer in ids,
    }
