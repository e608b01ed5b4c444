"""Guilds and their channels."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.devtools.sandbox.snowflake import born
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.permissions import ALL, BITS, PERSON_MASK, has, mask
from bot.devtools.sandbox.wire import Object, moment

if TYPE_CHECKING:
    from bot.devtools.sandbox.people.person import Person
    from bot.devtools.sandbox.state.messages import Message
    from bot.devtools.sandbox.state.users import Member, User
    from bot.devtools.sandbox.state.world import World

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
_MEMBER_OVERWRITE = 1


@dataclass(eq=False)
class Role:
    """A set of permissions that members may have."""

    id: int
    name: str
    permissions: int
    position: int
    managed: bool = False

    def payload(self) -> Object:
        """The role as the API shows it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }


@dataclass(eq=False)
class Channel:
    """A place for messages: a text channel, a thread, or a direct conversation."""

    world: "World"
    id: int
    name: str
    kind: int = TEXT
    guild: "Guild | None" = None
    parent: "Channel | None" = None
    recipient: "User | None" = None
    owner: int = 0
    position: int = 0
    deleted: bool = False
    messages: "dict[int, Message]" = field(default_factory=dict)
    thread_members: set[int] = field(default_factory=set)
    denied: int = 0
    """What is denied to the bot here."""
    denied_to_people: int = 0
    """What is denied to everyone but the bot and administrators here."""
    hidden_from: set[int] = field(default_factory=set)
    """The people who do not see the channel."""
    viewers: tuple[int, tuple[int, ...]] = (-1, ())
    """Who was last found to see the channel, and at which state of everyone's access."""

    @property
    def is_thread(self) -> bool:
        """Whether the channel hangs below another."""
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def private(self) -> bool:
        """Whether only those who were added see the thread."""
        return self.kind == PRIVATE_THREAD

    @property
    def mention(self) -> str:
        """What a message has to hold to link to this channel."""
        return f"<#{self.id}>"

    def deny(self, *names: str) -> None:
        """Take permissions from the bot here."""
        self.denied |= mask(names)
        self.world.tell(Change("channel_update", guild=self.guild, channel=self))

    def deny_people(self, *names: str) -> None:
        """Take permissions from everyone but the bot and administrators here."""
        self.denied_to_people |= mask(names)
        self.world.tell(Change("channel_update", guild=self.guild, channel=self))

    def allow(self, *names: str) -> None:
        """Give back permissions that were denied to the bot here."""
        self.denied &= ~mask(names)
        self.world.tell(Change("channel_update", guild=self.guild, channel=self))

    def hide_from(self, person: "Person") -> None:
        """Take the channel from a person's list."""
        self.hidden_from.add(person.id)
        self.world.tell(Change("channel_update", guild=self.guild, channel=self))

    def add_thread(self, name: str, *, private: bool = False) -> "Channel":
        """Let a moderator start a thread, which the bot is a member of."""
        if self.guild is None:
            message = "only channels of a guild have threads"
            raise ValueError(message)
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        return self.world.start_thread(self, name, kind, self.guild.owner.id)

    def delete(self) -> None:
        """Let a moderator delete the channel."""
        self.world.delete_channel(self)

    def permissions_of(self, user: int) -> int:
        """What a user may do here, as a bit set."""
        if self.guild is None:
            return ALL & ~(1 << BITS["administrator"])
        if self.is_thread and self.parent:
            return self.parent.permissions_of(user)
        base = self.guild.permissions_of(user)
        if has(base, "administrator"):
            return ALL
        if user == self.world.bot.id:
            return base & ~self.denied
        base &= ~self.denied_to_people
        return base & ~mask(("view_channel",)) if user in self.hidden_from else base

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
            "parent_id": str(self.parent.id) if self.parent else None,
            "rate_limit_per_user": 0,
        }
        if self.is_thread:
            return done | self._thread_payload()
        return done | {
            "position": self.position,
            "permission_overwrites": self._overwrites(),
            "nsfw": False,
            "topic": None,
        }

    def _thread_payload(self) -> Object:
        return {
            "owner_id": str(self.owner),
            "thread_metadata": {
                "archived": False,
                "archive_timestamp": moment(born(self.id)),
                "auto_archive_duration": 1440,
                "locked": False,
                "create_timestamp": moment(born(self.id)),
            },
            "message_count": len(self.messages),
            "member_count": len(self.thread_members),
            "total_message_sent": len(self.messages),
            "member": self.thread_member(self.world.bot.id),
        }

    def thread_member(self, user: int) -> Object:
        """A user's membership of the thread."""
        return {"id": str(self.id), "user_id": str(user), "join_timestamp": moment(born(self.id)), "flags": 0}

    def _overwrites(self) -> list[Object]:
        if not self.denied:
            return []
        bot = str(self.world.bot.id)
        return [{"id": bot, "type": _MEMBER_OVERWRITE, "allow": "0", "deny": str(self.denied)}]


@dataclass(eq=False)
class Guild:
    """A community with its members and channels."""

    world: "World"
    id: int
    name: str
    locale: str
    owner: "User"
    roles: dict[int, Role] = field(default_factory=dict)
    members: "dict[int, Member]" = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    threads: dict[int, Channel] = field(default_factory=dict)
    people: "dict[int, Person]" = field(default_factory=dict)

    def add_channel(self, name: str) -> Channel:
        """Make a text channel."""
        return self.world.add_channel(self, name)

    def add_person(
        self, name: str, *, locale: str = "en-US", permissions: Iterable[str] = (), nick: str | None = None
    ) -> "Person":
        """Let somebody join who may do a little more than everyone."""
        return self.world.add_person(self, name, locale=locale, permissions=permissions, nick=nick)

    def permissions_of(self, user: int) -> int:
        """What a user may do in the guild as a whole."""
        if user == self.owner.id:
            return ALL
        member = self.members.get(user)
        if member is None:
            return 0
        return PERSON_MASK | (self.roles[member.role].permissions if member.role else 0)

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
            **_BLANK_GUILD,
        }


_BLANK_GUILD: Object = {
    **dict.fromkeys(
        [
            "icon",
            "description",
            "home_header",
            "splash",
            "discovery_splash",
            "banner",
            "application_id",
            "afk_channel_id",
            "system_channel_id",
            "widget_channel_id",
            "max_presences",
            "vanity_url_code",
            "rules_channel_id",
            "safety_alerts_channel_id",
            "public_updates_channel_id",
            "incidents_data",
        ]
    ),
    **dict.fromkeys(
        [
            "system_channel_flags",
            "verification_level",
            "default_message_notifications",
            "mfa_level",
            "explicit_content_filter",
            "premium_tier",
            "premium_subscription_count",
            "nsfw_level",
        ],
        0,
    ),
    "features": [],
    "emojis": [],
    "stickers": [],
    "region": "",
    "afk_timeout": 300,
    "widget_enabled": False,
    "max_members": 25_000_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
}
