"""Gateway events for changes, without the content that a bot's intents do not cover."""

from dataclasses import dataclass

from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.drafts import emoji_payload
from bot.devtools.sandbox.state.guilds import Channel, GuildState, Message
from bot.devtools.sandbox.state.scheduled_events import ScheduledEvent
from bot.devtools.sandbox.state.users import User
from bot.devtools.sandbox.state.visibility import endpoint_sees, sees_channel
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.wire import Object, moment

GUILDS, MEMBERS, VOICE_STATES, PRESENCES = 1 << 0, 1 << 1, 1 << 7, 1 << 8
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1 << 9, 1 << 10, 1 << 11
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING = 1 << 12, 1 << 13, 1 << 14
MESSAGE_CONTENT, SCHEDULED_EVENTS = 1 << 15, 1 << 16
PRIVILEGED = {"members": MEMBERS, "presences": PRESENCES, "message_content": MESSAGE_CONTENT}
"""The intents that have to be granted to an application, by name."""
APPLICATION_FLAGS = {"presences": 1 << 13, "members": 1 << 15, "message_content": 1 << 19}
"""The flags of an application that say so, while it is on fewer than 100 servers."""

_BLANKED: Object = {"content": "", "embeds": [], "attachments": [], "components": []}


@dataclass(slots=True)
class Event:
    """One event for all sessions that have its intent."""

    name: str
    payload: Object
    intent: int
    """The intent it needs; 0 for none."""
    guild: int | None
    blanked: Object | None = None
    """The fields that replace the content for sessions without the Message Content intent."""


def event_of(world: World, change: Change, *, members_too: bool) -> Event | None:
    """Return the event for a change, or None if there is no event for it."""
    guild, channel = change.guild, change.channel
    number = guild.id if guild else None
    if change.kind == "interaction_create" and change.interaction:
        return Event("INTERACTION_CREATE", change.interaction.payload(), 0, number)
    if channel is None:
        return _guild_event(world, change, guild, members_too=members_too) if guild else None
    if change.kind in ("channel_create", "channel_update", "channel_delete", "thread_create"):
        return _channel_event(change, channel)
    if not sees_channel(world.bot.id, channel):
        return None
    if change.message:
        return None if change.message.ephemeral else _message_event(world, change, channel, change.message)
    if change.kind == "typing" and change.user and not change.user.bot:
        return _typing_event(world, guild, channel, change.user)
    return None


def _typing_event(world: World, guild: GuildState | None, channel: Channel, user: User) -> Event:
    payload: Object = {
        "channel_id": str(channel.id),
        "user_id": str(user.id),
        "timestamp": int(world.clock.now()),
    }
    intent = _pick(guild, GUILD_TYPING, DIRECT_TYPING)
    return Event("TYPING_START", _in_guild(payload, guild), intent, guild.id if guild else None)


def _guild_event(world: World, change: Change, guild: GuildState, *, members_too: bool) -> Event | None:
    """Return the event for a change of a guild itself."""
    if change.kind == "guild_create":
        return Event("GUILD_CREATE", guild_payload(world, guild, members_too=members_too), GUILDS, guild.id)
    if change.role:
        payload = {"guild_id": str(guild.id), "role": change.role.payload()}
        return Event(f"GUILD_{change.kind.upper()}", payload, GUILDS, guild.id)
    if change.user and change.kind == "member_add":
        payload = guild.members[change.user.id].payload() | {"guild_id": str(guild.id)}
        return Event("GUILD_MEMBER_ADD", payload, MEMBERS, guild.id)
    if change.user and change.kind == "member_remove":
        payload = {"guild_id": str(guild.id), "user": change.user.payload()}
        return Event("GUILD_MEMBER_REMOVE", payload, MEMBERS, guild.id)
    if change.user and change.kind == "voice_state":
        return Event("VOICE_STATE_UPDATE", guild.voice_state(change.user.id), VOICE_STATES, guild.id)
    return _scheduled_event(change, guild, change.event) if change.event else None


def _scheduled_event(change: Change, guild: GuildState, event: ScheduledEvent) -> Event:
    name = f"GUILD_SCHEDULED_{change.kind.upper()}"
    payload = event.payload()
    if change.user:
        payload = {
            "guild_scheduled_event_id": str(event.id),
            "guild_id": str(guild.id),
            "user_id": str(change.user.id),
        }
    return Event(name, payload, SCHEDULED_EVENTS, guild.id)


def _pick(guild: GuildState | None, here: int, direct: int) -> int:
    return here if guild else direct


def _in_guild(payload: Object, guild: GuildState | None) -> Object:
    return payload | {"guild_id": str(guild.id)} if guild else payload


def _channel_event(change: Change, channel: Channel) -> Event:
    name = change.kind.upper()
    if channel.is_thread:
        name = name.replace("CHANNEL", "THREAD")
    payload = channel.payload()
    if name == "THREAD_CREATE":
        payload["newly_created"] = True
    return Event(name, payload, GUILDS, channel.guild.id if channel.guild else None)


def _message_event(world: World, change: Change, channel: Channel, message: Message) -> Event | None:
    guild = change.guild
    number = guild.id if guild else None
    intent = _pick(guild, GUILD_MESSAGES, DIRECT_MESSAGES)
    if change.kind == "message_delete":
        gone = {"id": str(message.id), "channel_id": str(channel.id)}
        return Event("MESSAGE_DELETE", _in_guild(gone, guild), intent, number)
    if not endpoint_sees(message):
        return None
    if change.kind in ("reaction_add", "reaction_remove") and change.user:
        return _reaction_event(change, change.user, message)
    payload = _in_guild(message.payload(world.bot.id), guild)
    if guild and message.author.id in guild.members:
        payload["member"] = guild.members[message.author.id].partial()
    readable = message.author is world.bot or guild is None or world.bot in message.mentions
    return Event(change.kind.upper(), payload, intent, number, None if readable else _BLANKED)


def _reaction_event(change: Change, user: User, message: Message) -> Event:
    guild = change.guild
    payload = _reaction_payload(user.id, change.emoji, message)
    if guild and change.kind == "reaction_add":
        payload["member"] = guild.members[user.id].payload()
    intent = _pick(guild, GUILD_REACTIONS, DIRECT_REACTIONS)
    name = f"MESSAGE_{change.kind.upper()}"
    return Event(name, _in_guild(payload, guild), intent, guild.id if guild else None)


def _reaction_payload(user: int, emoji: str, message: Message) -> Object:
    return {
        "user_id": str(user),
        "channel_id": str(message.channel.id),
        "message_id": str(message.id),
        "message_author_id": str(message.author.id),
        "emoji": emoji_payload(emoji),
        "burst": False,
        "type": 0,
    }


def guild_payload(world: World, guild: GuildState, *, members_too: bool) -> Object:
    """Return a guild as GUILD_CREATE sends it."""
    bot = world.bot.id
    members = guild.members.values() if members_too else [guild.members[bot]]
    return guild.payload() | {
        "joined_at": moment(world.clock.now()),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [guild.voice_state(user) for user in guild.voice],
        "members": [member.payload() for member in members],
        "channels": [channel.payload() for channel in guild.channels.values()],
        "threads": [thread.payload() for thread in guild.active_threads],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [
            event.payload() for event in guild.events.values() if not event.status.over
        ],
        "soundboard_sounds": [],
    }
