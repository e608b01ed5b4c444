"""Endpoints of channels and threads."""

from functools import reduce
from operator import or_

from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.errors import RefusedError, Thing, missing_access, missing_permissions, unknown
from bot.devtools.sandbox.rest.access import channel_of, message_of, require_permissions, require_unarchived
from bot.devtools.sandbox.rest.endpoint import ApiResponse, Call, Endpoint
from bot.devtools.sandbox.rest.ratelimit import Limit
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.state.guilds import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, VOICE, Channel
from bot.devtools.sandbox.state.permissions import has

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
MAX_ACTIVE_THREADS = 1000
"""The number of threads of a guild that are not archived."""


def _get(call: Call) -> ApiResponse:
    return 200, channel_of(call).payload()


def _create(call: Call) -> ApiResponse:
    """Make a text or voice channel; the bot gives and denies only permissions that it has itself."""
    guild = call.world.guilds.get(call.number("guild", Thing.GUILD))
    if guild is None:
        raise unknown(Thing.GUILD)
    parent = call.body.get("parent_id")
    category = guild.channels.get(int(parent)) if parent else None
    own = (category or guild).permissions_of(call.world.bot.id)
    overwrites = call.body.get("permission_overwrites") or []
    bits = [{key: str(one[key]) for key in ("id", "type", "allow", "deny")} for one in overwrites]
    given = reduce(or_, (int(one["allow"]) | int(one["deny"]) for one in bits), 0)
    if not has(own, "manage_channels") or (given & ~guild.permissions_of(call.world.bot.id)):
        raise missing_permissions()
    kind = VOICE if call.body.get("type") == VOICE else TEXT
    inherited = category.overwrites if category and not bits else bits
    channel = call.world.add_channel(guild, _name(call), kind, category, inherited)
    return 201, channel.payload()


def _delete(call: Call) -> ApiResponse:
    channel = channel_of(call)
    require_permissions(call, channel, "manage_threads" if channel.is_thread else "manage_channels")
    if channel.kind == VOICE:
        require_permissions(call, channel, "connect")
    payload = channel.payload()
    call.world.delete_channel(channel)
    return 200, payload


def _change(call: Call) -> ApiResponse:
    channel = channel_of(call)
    own = channel.is_thread and channel.owner == call.world.bot.id
    if channel.is_thread and not channel.locked and call.body == {"archived": False}:
        require_permissions(call, channel, "send_messages_in_threads")
    elif not own:
        require_permissions(call, channel, "manage_threads" if channel.is_thread else "manage_channels")
    if channel.is_thread:
        _change_thread(call, channel)
    elif "name" in call.body:
        channel.name = _name(call)
    call.world.tell(Change("channel_update", guild=channel.guild, channel=channel))
    return 200, channel.payload()


def _change_thread(call: Call, thread: Channel) -> None:
    """Change a thread; nothing else of an archived one can be changed before it is brought back."""
    body = call.body
    moderates = has(thread.permissions_of(call.world.bot.id), "manage_threads")
    if "locked" in body and not moderates:
        raise missing_permissions()
    if thread.archived and body.get("archived") is not False:
        require_unarchived(thread)
    if thread.locked and not moderates:
        require_unarchived(thread)
    name = _name(call, need="name" in body)
    thread.name = name or thread.name
    thread.archive_minutes = body.get("auto_archive_duration") or thread.archive_minutes
    thread.archived = bool(body.get("archived", thread.archived))
    thread.locked = bool(body.get("locked", thread.locked))


def _typing(call: Call) -> ApiResponse:
    channel = channel_of(call)
    require_permissions(call, channel, "send_messages")
    call.world.tell(Change("typing", guild=channel.guild, channel=channel, user=call.world.bot))
    return 204, None


def _name(call: Call, *, need: bool = True) -> str:
    problems = Problems()
    name = problems.text(call.body, "name", (), 1, 100, need=need)
    minutes = call.body.get("auto_archive_duration")
    if minutes is not None and minutes not in ARCHIVE_MINUTES:
        problems.add_not_a_choice(("auto_archive_duration",), ARCHIVE_MINUTES)
    problems.raise_any()
    return name


def _parent(call: Call) -> Channel:
    channel = channel_of(call)
    if channel.is_thread or channel.guild is None:
        raise RefusedError(400, 50024, "Cannot execute action on this channel type")
    return channel


def _start(call: Call) -> ApiResponse:
    channel, name = _parent(call), _name(call)
    kind = PUBLIC_THREAD if call.body.get("type") == PUBLIC_THREAD else PRIVATE_THREAD
    require_permissions(
        call, channel, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads"
    )
    _require_room(channel)
    thread = call.world.start_thread(channel, name, kind, call.world.bot.id)
    thread.archive_minutes = call.body.get("auto_archive_duration") or thread.archive_minutes
    return 201, thread.payload()


def _require_room(channel: Channel) -> None:
    if channel.guild and len(channel.guild.active_threads) >= MAX_ACTIVE_THREADS:
        raise RefusedError(400, 160006, "Maximum number of active threads reached")


def _start_on_message(call: Call) -> ApiResponse:
    channel, name = _parent(call), _name(call)
    message = message_of(call, channel)
    require_permissions(call, channel, "create_public_threads")
    if message.thread:
        raise RefusedError(400, 160004, "A thread has already been created for this message")
    _require_room(channel)
    return 201, call.world.public_thread(message, name, call.world.bot.id).payload()


def _thread(call: Call) -> Channel:
    channel = channel_of(call)
    if not channel.is_thread:
        raise RefusedError(400, 50024, "Cannot execute action on this channel type")
    return channel


def _add_member(call: Call) -> ApiResponse:
    thread = _thread(call)
    number = _user(call)
    if thread.guild is None or number not in thread.guild.members:
        raise unknown(Thing.USER)
    require_unarchived(thread)
    require_permissions(call, thread, "send_messages_in_threads")
    if not has(thread.permissions_of(number), "view_channel"):
        raise missing_access()
    thread.thread_members.add(number)
    call.world.tell(Change("channel_update", guild=thread.guild, channel=thread))
    return 204, None


def _remove_member(call: Call) -> ApiResponse:
    thread = _thread(call)
    number = _user(call)
    own = thread.kind == PRIVATE_THREAD and thread.owner == call.world.bot.id
    if number != call.world.bot.id and not own:
        require_permissions(call, thread, "manage_threads")
    thread.thread_members.discard(number)
    call.world.tell(Change("channel_update", guild=thread.guild, channel=thread))
    return 204, None


def _user(call: Call) -> int:
    return call.world.bot.id if call.params["user"] == "@me" else call.number("user", Thing.USER)


def _members(call: Call) -> ApiResponse:
    thread = _thread(call)
    return 200, [thread.thread_member(number) for number in sorted(thread.thread_members)]


_ONE = "/channels/{channel}"
ENDPOINTS = [
    Endpoint("POST", "/guilds/{guild}/channels", _create, major="guild"),
    Endpoint("GET", _ONE, _get, major="channel"),
    Endpoint("DELETE", _ONE, _delete, major="channel"),
    Endpoint("PATCH", _ONE, _change, Limit("channel-edit", 2, 600.0), major="channel"),
    Endpoint("POST", f"{_ONE}/typing", _typing, Limit("typing", 5, 5.0), major="channel"),
    Endpoint("POST", f"{_ONE}/threads", _start, major="channel"),
    Endpoint("POST", f"{_ONE}/messages/{{message}}/threads", _start_on_message, major="channel"),
    Endpoint("GET", f"{_ONE}/thread-members", _members, major="channel"),
    Endpoint("PUT", f"{_ONE}/thread-members/{{user}}", _add_member, major="channel"),
    Endpoint("DELETE", f"{_ONE}/thread-members/{{user}}", _remove_member, major="channel"),
]
