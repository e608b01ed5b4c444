"""Endpoints of a guild's scheduled events."""

from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.checks.scheduled_events import fill_event
from bot.devtools.sandbox.errors import RefusedError, Thing, missing_permissions, unknown
from bot.devtools.sandbox.rest.endpoint import ApiResponse, Call, Endpoint
from bot.devtools.sandbox.state.guilds import VOICE, Channel, GuildState
from bot.devtools.sandbox.state.permissions import has
from bot.devtools.sandbox.state.scheduled_events import EntityType, ScheduledEvent

MAX_EVENTS = 100
"""The number of scheduled and active events of a guild."""
_PAGE = 100


def _guild(call: Call) -> GuildState:
    guild = call.world.guilds.get(call.number("guild", Thing.GUILD))
    if guild is None:
        raise unknown(Thing.GUILD)
    return guild


def _event(call: Call, guild: GuildState) -> ScheduledEvent:
    event = guild.events.get(call.number("event", Thing.SCHEDULED_EVENT))
    if event is None:
        raise unknown(Thing.SCHEDULED_EVENT)
    return event


def _require(call: Call, guild: GuildState, channel: Channel | None, *names: str) -> None:
    """Check that the bot has one of these permissions, and may join the channel if there is one."""
    bot = call.world.bot.id
    permissions = guild.permissions_of(bot) if channel is None else channel.permissions_of(bot)
    if not any(has(permissions, name) for name in names):
        raise missing_permissions()
    if channel is not None and not (has(permissions, "view_channel") and has(permissions, "connect")):
        raise missing_permissions()


def _channel(call: Call, guild: GuildState, event: ScheduledEvent) -> Channel | None:
    """Return the voice channel of an event after this call."""
    kind = call.body.get("entity_type", event.entity_type)
    given = call.body.get("channel_id", event.channel)
    problems = Problems()
    if kind not in tuple(EntityType):
        # The checks of the fields refuse it.
        return None
    if kind == EntityType.EXTERNAL:
        if given is not None:
            problems.add(
                ("channel_id",), "GUILD_SCHEDULED_EVENT_CHANNEL", "Must be null for this entity type"
            )
        problems.raise_any()
        return None
    channel = guild.channels.get(int(given)) if given and str(given).isdigit() else None
    if channel is None or channel.kind != VOICE:
        problems.add(
            ("channel_id",), "GUILD_SCHEDULED_EVENT_CHANNEL", "Must be a channel of this entity type"
        )
    problems.raise_any()
    return channel


def _list(call: Call) -> ApiResponse:
    count = call.query.get("with_user_count", "").lower() in ("1", "true")
    return 200, [one.payload(count=count) for one in _guild(call).events.values() if not one.status.over]


def _get(call: Call) -> ApiResponse:
    count = call.query.get("with_user_count", "").lower() in ("1", "true")
    return 200, _event(call, _guild(call)).payload(count=count)


def _create(call: Call) -> ApiResponse:
    guild, world = _guild(call), call.world
    event = ScheduledEvent(world.ids.next(), guild.id, world.bot, "", 0.0, None, EntityType.VOICE)
    channel = _channel(call, guild, event)
    _require(call, guild, channel, "create_events")
    if sum(not one.status.over for one in guild.events.values()) >= MAX_EVENTS:
        words = "Maximum number of uncompleted guild scheduled events reached (100)"
        raise RefusedError(400, 30038, words)
    fill_event(event, call.body, world.clock.now(), new=True)
    event.channel = channel.id if channel else None
    world.add_event(guild, event)
    return 200, event.payload()


def _change(call: Call) -> ApiResponse:
    guild = _guild(call)
    event = _event(call, guild)
    channel = _channel(call, guild, event)
    _require_edit(call, guild, channel, event)
    fill_event(event, call.body, call.world.clock.now(), new=False)
    event.channel = channel.id if channel else None
    call.world.announce_event("event_update", guild, event)
    return 200, event.payload()


def _delete(call: Call) -> ApiResponse:
    guild = _guild(call)
    event = _event(call, guild)
    _require_edit(call, guild, None, event)
    call.world.delete_event(guild, event)
    return 204, None


def _require_edit(call: Call, guild: GuildState, channel: Channel | None, event: ScheduledEvent) -> None:
    own = ("create_events", "manage_events") if event.creator is call.world.bot else ("manage_events",)
    _require(call, guild, channel, *own)


def _users(call: Call) -> ApiResponse:
    event = _event(call, _guild(call))
    limit, after = call.whole("limit", _PAGE, 1, _PAGE), call.whole("after", 0)
    before = call.whole("before", 0)
    ids = sorted(user for user in event.interested if user > after and (not before or user < before))
    shown = ids[-limit:] if before and not after else ids[:limit]
    return 200, [event.interest_payload(event.interested[user]) for user in shown]


_ALL = "/guilds/{guild}/scheduled-events"
_ONE = f"{_ALL}/{{event}}"
ENDPOINTS = [
    Endpoint("GET", _ALL, _list, major="guild"),
    Endpoint("POST", _ALL, _create, major="guild"),
    Endpoint("GET", _ONE, _get, major="guild"),
    Endpoint("PATCH", _ONE, _change, major="guild"),
    Endpoint("DELETE", _ONE, _delete, major="guild"),
    Endpoint("GET", f"{_ONE}/users", _users, major="guild"),
]
