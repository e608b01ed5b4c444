"""The world: all of Discord's state, and the only functions that change it."""

import hashlib
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from bot.devtools.sandbox.clock import Clock
from bot.devtools.sandbox.snowflake import Snowflakes
from bot.devtools.sandbox.state.changes import Change, Kind
from bot.devtools.sandbox.state.drafts import EPHEMERAL, HAS_THREAD, LOADING, Draft
from bot.devtools.sandbox.state.guilds import DIRECT, PUBLIC_THREAD, TEXT, Channel, GuildState, Message
from bot.devtools.sandbox.state.interactions import ANSWER_WITHIN, Interaction
from bot.devtools.sandbox.state.mentions import find_pinged_users, resolve
from bot.devtools.sandbox.state.permissions import BOT_DEFAULT, PERSON_MASK, mask
from bot.devtools.sandbox.state.roles import Role
from bot.devtools.sandbox.state.scheduled_events import ScheduledEvent
from bot.devtools.sandbox.state.users import Member, User
from bot.devtools.sandbox.wire import Object, moment

_log = logging.getLogger(__name__)


_MOVES_ACCESS: frozenset[Kind] = frozenset(
    {
        "guild_create",
        "role_update",
        "member_add",
        "member_remove",
        "channel_create",
        "channel_update",
        "channel_delete",
        "thread_create",
    }
)


Guild_co = TypeVar("Guild_co", bound=GuildState, covariant=True)


class GuildFactory(Protocol[Guild_co]):
    """Makes the guild that is added to a world."""

    def __call__(self, world: "World", number: int, name: str, locale: str, owner: User, /) -> Guild_co:
        """Return a guild without roles, members or channels."""


class World:
    """Guilds, channels, messages, users, commands and interactions."""

    def __init__(self, clock: Clock, bot_name: str) -> None:
        self.clock = clock
        self.answer_within = ANSWER_WITHIN
        self.ids = Snowflakes(clock)
        self._listeners: list[Callable[[Change], None]] = []
        self.bot = User(self.ids.next(), bot_name, bot=True)
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, GuildState] = {}
        self.channels: dict[int, Channel] = {}
        self.directs: dict[int, Channel] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.commands: dict[int, Object] = {}
        """The registered commands, by id; guild commands have a guild_id."""
        self.commands_seen = False
        """Whether the bot has registered its commands."""
        self.creates = (0.0, 0)
        """The start of the current day of command creation, and the commands created in it."""
        self.emojis: dict[int, Object] = {}
        self.files: dict[str, tuple[bytes, str]] = {}
        """Uploaded files by path, with their content types."""
        self.cdn = ""
        self.access = 0
        """A counter that grows when users may have gained or lost access to a channel."""

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call a listener with every change; return a function that unsubscribes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, change: Change) -> None:
        """Call every listener with a change."""
        if change.kind in _MOVES_ACCESS:
            self.access += 1
        for listener in tuple(self._listeners):
            try:
                listener(change)
            except Exception:  # noqa: BLE001 - it is logged
                # The change has happened already; the other listeners must still hear of it.
                _log.exception("a listener failed on %s", change.kind)

    def add_guild(self, name: str, locale: str, make: GuildFactory[Guild_co]) -> Guild_co:
        """Make a guild that the bot is a member of."""
        owner = self._add_user("Owner")
        number = self.ids.next()
        guild = make(self, number, name, locale, owner)
        role = Role(self.ids.next(), self.bot.name, mask(BOT_DEFAULT), position=1, managed=True)
        guild.roles = {number: Role(number, "@everyone", PERSON_MASK, position=0), role.id: role}
        for user in (owner, self.bot):
            held = role.id if user.bot else None
            guild.members[user.id] = Member(user, None, held, moment(self.clock.now()))
        self.guilds[number] = guild
        self.tell(Change("guild_create", guild=guild))
        return guild

    def _add_user(self, name: str, locale: str = "en-US") -> User:
        user = User(self.ids.next(), name, locale=locale)
        self.users[user.id] = user
        return user

    def add_member(
        self, guild: GuildState, name: str, *, locale: str, permissions: Iterable[str], nick: str | None
    ) -> User:
        """Make a user who is a member of a guild, with a role for their permissions if they have any."""
        user = self._add_user(name, locale)
        bits, held = mask(permissions), None
        if bits:
            role = Role(self.ids.next(), f"{name}'s role", bits, position=len(guild.roles))
            guild.roles[role.id] = role
            held = role.id
            self.tell(Change("role_create", guild=guild, role=role))
        guild.members[user.id] = Member(user, nick, held, moment(self.clock.now()))
        self.tell(Change("member_add", guild=guild, user=user))
        return user

    def remove_member(self, guild: GuildState, user: User) -> None:
        """Let a user leave a guild, and with it its threads."""
        self.move_voice(guild, user, None)
        del guild.members[user.id]
        for thread in guild.threads.values():
            thread.thread_members.discard(user.id)
        self.tell(Change("member_remove", guild=guild, user=user))

    def add_channel(
        self,
        guild: GuildState,
        name: str,
        kind: int = TEXT,
        category: Channel | None = None,
        overwrites: Sequence[Object] = (),
    ) -> Channel:
        """Make a text or voice channel, or a category of channels."""
        channel = Channel(self, self.ids.next(), name, kind, guild, position=len(guild.channels))
        channel.category, channel.overwrites = category, list(overwrites)
        guild.channels[channel.id] = self.channels[channel.id] = channel
        self.tell(Change("channel_create", guild=guild, channel=channel))
        return channel

    def start_thread(
        self, parent: Channel, name: str, kind: int, owner: int, message: Message | None = None
    ) -> Channel:
        """Start a thread, on a message or on its own."""
        number = message.id if message else self.ids.next()
        guild = parent.guild
        thread = Channel(self, number, name, kind, guild, parent, owner=owner)
        thread.thread_members = {owner, self.bot.id}
        self.channels[number] = thread
        if guild:
            guild.threads[number] = thread
        self.tell(Change("thread_create", guild=guild, channel=thread))
        if message:
            message.thread = thread
            message.flags |= HAS_THREAD
            self._tell_message("message_update", message)
        return thread

    def announce_channel(self, channel: Channel) -> None:
        """Announce that a channel has changed."""
        self.tell(Change("channel_update", guild=channel.guild, channel=channel))

    def announce_role(self, guild: GuildState, role: Role) -> None:
        """Announce that a role has changed."""
        self.tell(Change("role_update", guild=guild, role=role))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel, its threads and its messages."""
        for thread in [one for one in self.channels.values() if one.parent is channel]:
            self.delete_channel(thread)
        channel.deleted = True
        del self.channels[channel.id]
        for message in channel.messages.values():
            message.deleted = True
        if channel.guild:
            for user in [user for user, voice in channel.guild.voice.items() if voice is channel]:
                self.move_voice(channel.guild, self.users[user], None)
            channel.guild.channels.pop(channel.id, None)
            channel.guild.threads.pop(channel.id, None)
        self.tell(Change("channel_delete", guild=channel.guild, channel=channel))

    def move_voice(self, guild: GuildState, user: User, channel: Channel | None) -> None:
        """Let a user into a voice channel, or out of the one they are in."""
        if guild.voice.pop(user.id, None) is channel is None:
            return
        if channel is not None:
            guild.voice[user.id] = channel
        self.tell(Change("voice_state", guild=guild, user=user))

    def add_event(self, guild: GuildState, event: ScheduledEvent) -> None:
        """Add a scheduled event to a guild."""
        guild.events[event.id] = event
        self.announce_event("event_create", guild, event)

    def announce_event(
        self, kind: Kind, guild: GuildState, event: ScheduledEvent, user: User | None = None
    ) -> None:
        """Announce that a scheduled event, or a user's interest in it, has changed."""
        self.tell(Change(kind, guild=guild, user=user, event=event))

    def delete_event(self, guild: GuildState, event: ScheduledEvent) -> None:
        """Delete a scheduled event."""
        del guild.events[event.id]
        event.deleted = True
        self.announce_event("event_delete", guild, event)

    def direct(self, user: User) -> Channel:
        """Return the direct conversation of a user and the bot."""
        channel = self.directs.get(user.id)
        if channel is None:
            channel = Channel(self, self.ids.next(), "", DIRECT, recipient=user)
            self.directs[user.id] = self.channels[channel.id] = channel
        return channel

    def set_avatar(self, user: User, content: bytes | None) -> None:
        """Give a user a picture, or take it away; Discord tells a bot with the user's next interaction."""
        user.avatar = None if content is None else hashlib.md5(content, usedforsecurity=False).hexdigest()
        if content is not None:
            self.files[f"avatars/{user.id}/{user.avatar}.png"] = content, "image/png"

    def url_of(self, number: int, name: str) -> str:
        """Return the URL of an attachment with an id and a name."""
        return f"{self.cdn}/attachments/{number}/{name}"

    def post(
        self,
        channel: Channel,
        author: User,
        draft: Draft,
        *,
        interaction: Interaction | None = None,
        reference: Message | None = None,
    ) -> Message:
        """Post a message in a channel."""
        message = Message(self.ids.next(), channel, author, self.clock.now(), reference=reference)
        if interaction:
            message.origin = interaction.origin()
            message.tokens.add(interaction.token)
            if draft.flags & EPHEMERAL:
                message.audience = interaction.user
        self._fill(message, draft)
        message.nonce = draft.nonce
        if channel.is_thread and not message.ephemeral:
            self._join_thread(message)
        message.pinged = [] if message.loading else find_pinged_users(message)
        channel.messages[message.id] = message
        self._tell_message("message_create", message)
        return message

    def _join_thread(self, message: Message) -> None:
        """Add the author and those who are mentioned to a message's thread, and bring it back."""
        thread, guild = message.channel, message.channel.guild
        joined = {
            user.id for user in (message.author, *message.mentions) if guild and user.id in guild.members
        }
        if not joined <= thread.thread_members or thread.archived:
            thread.thread_members |= joined
            thread.archived = False
            self.announce_channel(thread)

    def edit(self, message: Message, draft: Draft) -> None:
        """Edit a message; only the edit that replaces a deferred response's placeholder pings."""
        was_loading = message.loading
        self._fill(message, draft)
        message.flags &= ~LOADING
        if was_loading:
            message.pinged = find_pinged_users(message)
        else:
            message.edited_at = self.clock.now()
        self._tell_message("message_update", message)

    def _fill(self, message: Message, draft: Draft) -> None:
        message.content, message.embeds, message.components = draft.content, draft.embeds, draft.components
        message.flags, message.attachments = draft.flags, draft.attachments
        for one in draft.attachments:
            self.files[f"{one.id}/{one.filename}"] = (one.content, one.content_type)
        message.redraw()
        resolve(message, draft.allowed_mentions)

    def delete(self, message: Message) -> None:
        """Delete a message."""
        message.channel.messages.pop(message.id, None)
        change = Change("message_delete", message.channel.guild, message.channel, message)
        message.deleted = True
        self.tell(change)

    def react(self, message: Message, user: User, emoji: str) -> None:
        """Add a user's reaction to a message."""
        ids = message.reactions.setdefault(emoji, [])
        if user.id not in ids:
            ids.append(user.id)
            self._tell_reaction("reaction_add", message, user, emoji)

    def unreact(self, message: Message, user: User, emoji: str) -> None:
        """Remove a user's reaction from a message."""
        ids = message.reactions.get(emoji, [])
        if user.id in ids:
            ids.remove(user.id)
            if not ids:
                del message.reactions[emoji]
            self._tell_reaction("reaction_remove", message, user, emoji)

    def interact(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Object,
        *,
        source: Message | None = None,
        parent: Interaction | None = None,
        focused: int = 3,
    ) -> Interaction:
        """Start an interaction, to which the bot has to respond in time."""
        number = self.ids.next()
        token = f"{number}-{secrets.token_urlsafe(48)}"
        done = self._interaction(number, token, kind, user, channel, data)
        done.source, done.parent, done.focused = source, parent, focused
        self.interactions[number] = self.tokens[token] = done
        done.alarm = self.clock.call_at(done.due, done.fail)
        self.tell(
            Change("interaction_create", guild=channel.guild, channel=channel, user=user, interaction=done)
        )
        return done

    def refuse_interaction(
        self, kind: int, user: User, channel: Channel, data: Object, reason: str
    ) -> Interaction:
        """Return an interaction that Discord refuses before the bot hears of it."""
        done = self._interaction(self.ids.next(), "", kind, user, channel, data)
        done.fail(reason)
        return done

    def _interaction(
        self, number: int, token: str, kind: int, user: User, channel: Channel, data: Object
    ) -> Interaction:
        sent_at = self.clock.now()
        return Interaction(
            self.bot,
            self.clock,
            self._announce_settled,
            number,
            token,
            kind,
            user,
            channel,
            data,
            sent_at,
            sent_at + self.answer_within,
        )

    def _announce_settled(self, interaction: Interaction) -> None:
        user, channel = interaction.user, interaction.channel
        self.tell(Change("interaction_settle", channel=channel, user=user, interaction=interaction))

    def _tell_message(self, kind: Kind, message: Message) -> None:
        channel = message.channel
        entry = message.screen_entry(self.clock.now(), "create" if kind == "message_create" else "edit")
        self.tell(Change(kind, channel.guild, channel, message, message.author, screen_entry=entry))

    def _tell_reaction(self, kind: Kind, message: Message, user: User, emoji: str) -> None:
        self.tell(Change(kind, message.channel.guild, message.channel, message, user, emoji=emoji))

    def public_thread(self, message: Message, name: str, owner: int) -> Channel:
        """Start a thread on a message."""
        return self.start_thread(message.channel, name, PUBLIC_THREAD, owner, message)
