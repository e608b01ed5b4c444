"""Endpoints of messages and their reactions."""

from itertools import islice

from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.errors import RefusedError, Thing, missing_access, unknown
from bot.devtools.sandbox.rest.access import channel_of, message_of, require_permissions, require_unarchived
from bot.devtools.sandbox.rest.endpoint import ApiResponse, Call, Endpoint
from bot.devtools.sandbox.rest.ratelimit import Limit
from bot.devtools.sandbox.snowflake import created_at
from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.permissions import has
from bot.devtools.sandbox.state.visibility import endpoint_sees
from bot.devtools.sandbox.wire import Object

OLD_AFTER = 3600.0
"""The age in seconds from which a message's edits have a stricter limit."""
NONCE_LIFE = 180.0
"""Seconds for which an enforced nonce returns the message it was first sent with."""
MAX_REACTION_KINDS = 20
"""The maximum number of different emojis among a message's reactions."""
BULK_DELETE_WITHIN = 14 * 86_400.0
"""The age in seconds up to which messages can be deleted in bulk."""


def _list(call: Call) -> ApiResponse:
    channel = channel_of(call)
    if not has(channel.permissions_of(call.world.bot.id), "read_message_history"):
        return 200, []
    messages = [message for message in channel.messages.values() if endpoint_sees(message)]
    return 200, [message.payload(call.world.bot.id) for message in reversed(_select(call, messages))]


def _select(call: Call, messages: list[Message]) -> list[Message]:
    limit = call.whole("limit", 50, 1, 100)
    if "around" in call.query:
        middle = call.whole("around", 0)
        older = sum(message.id < middle for message in messages)
        start = max(0, older - limit // 2)
        return messages[start : start + limit]
    if "after" in call.query:
        after = call.whole("after", 0)
        return [message for message in messages if message.id > after][:limit]
    before = call.whole("before", 2**63)
    return [message for message in messages if message.id < before][-limit:]


def _get(call: Call) -> ApiResponse:
    channel = channel_of(call)
    if not has(channel.permissions_of(call.world.bot.id), "read_message_history"):
        raise missing_access()
    return 200, message_of(call, channel).payload(call.world.bot.id)


def _create(call: Call) -> ApiResponse:
    world, channel, body = call.world, channel_of(call), call.body
    require_permissions(call, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    if channel.locked and not has(channel.permissions_of(world.bot.id), "manage_threads"):
        require_unarchived(channel)
    if channel.recipient and not channel.recipient.accepts_messages:
        raise RefusedError(403, 50007, "Cannot send messages to this user")
    _require_permissions_for(call, channel, body, call.uploads)
    duplicate = _duplicate(call, channel, body)
    if duplicate:
        return 200, duplicate.payload(world.bot.id)
    reference = _reference(channel, body)
    draft = call.message_reader().read(body)
    message = world.post(channel, world.bot, draft, reference=reference)
    return 200, message.payload(world.bot.id)


def _duplicate(call: Call, channel: Channel, body: Object) -> Message | None:
    nonce, now = body.get("nonce"), call.world.clock.now()
    if nonce is None or not body.get("enforce_nonce"):
        return None
    for message in reversed(channel.messages.values()):
        if now - created_at(message.id) > NONCE_LIFE:
            return None
        if message.nonce == nonce and message.author is call.world.bot:
            return message
    return None


def _require_permissions_for(call: Call, channel: Channel, body: Object, uploads: object) -> None:
    if uploads:
        require_permissions(call, channel, "attach_files")
    if body.get("embeds"):
        require_permissions(call, channel, "embed_links")


def _reference(channel: Channel, body: Object) -> Message | None:
    given = body.get("message_reference")
    if not isinstance(given, dict):
        return None
    number = str(given.get("message_id") or "0")
    message = channel.messages.get(int(number)) if number.isdigit() else None
    if message is None or not endpoint_sees(message):
        if given.get("fail_if_not_exists") is False:
            return None
        problems = Problems()
        problems.add(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        problems.raise_any()
    return message


def _edit(call: Call) -> ApiResponse:
    world, channel = call.world, channel_of(call)
    message = message_of(call, channel)
    if message.author is not world.bot:
        raise RefusedError(403, 50005, "Cannot edit a message authored by another user")
    require_unarchived(channel)
    _require_permissions_for(call, channel, {}, call.uploads)
    call.editing_v2 = message.v2
    draft = call.message_reader().read(call.body, message)
    if world.clock.now() - created_at(message.id) > OLD_AFTER:
        call.limiter.take_old_edit(channel.id)
    world.edit(message, draft)
    return 200, message.payload(world.bot.id)


def _delete(call: Call) -> ApiResponse:
    channel = channel_of(call)
    message = message_of(call, channel)
    if message.author is not call.world.bot:
        require_permissions(call, channel, "manage_messages")
    call.world.delete(message)
    return 204, None


def _delete_many(call: Call) -> ApiResponse:
    channel = channel_of(call)
    require_permissions(call, channel, "manage_messages")
    numbers = [int(number) for number in call.body.get("messages") or []]
    if any(call.world.clock.now() - created_at(number) > BULK_DELETE_WITHIN for number in numbers):
        raise RefusedError(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    for number in numbers:
        message = channel.messages.get(number)
        if message and endpoint_sees(message):
            call.world.delete(message)
    return 204, None


def _emoji(call: Call) -> str:
    emoji = call.params["emoji"]
    name, _, number = emoji.partition(":")
    exists = number.isdigit() and int(number) in call.world.emojis if number else not name.isascii()
    if not exists and not any(sign in name for sign in "\u20e3©®"):
        raise unknown(Thing.EMOJI)
    return emoji


def _react(call: Call) -> ApiResponse:
    channel = channel_of(call)
    message = message_of(call, channel)
    require_permissions(call, channel, "read_message_history")
    emoji = _emoji(call)
    if emoji not in message.reactions:
        require_permissions(call, channel, "add_reactions")
        if len(message.reactions) >= MAX_REACTION_KINDS:
            raise RefusedError(400, 30010, f"Maximum number of reactions reached ({MAX_REACTION_KINDS})")
    call.world.react(message, call.world.bot, emoji)
    return 204, None


def _unreact(call: Call) -> ApiResponse:
    world, channel = call.world, channel_of(call)
    message = message_of(call, channel)
    number = world.bot.id if call.params["user"] == "@me" else call.number("user", Thing.USER)
    if number != world.bot.id:
        require_permissions(call, channel, "manage_messages")
    user = world.users.get(number)
    if user is None:
        raise unknown(Thing.USER)
    world.unreact(message, user, _emoji(call))
    return 204, None


def _clear(call: Call) -> ApiResponse:
    channel = channel_of(call)
    message = message_of(call, channel)
    require_permissions(call, channel, "manage_messages")
    wanted = [_emoji(call)] if "emoji" in call.params else list(message.reactions)
    for emoji in wanted:
        for number in tuple(message.reactions.get(emoji, ())):
            call.world.unreact(message, call.world.users[number], emoji)
    return 204, None


def _who_reacted(call: Call) -> ApiResponse:
    message = message_of(call, channel_of(call))
    limit = call.whole("limit", 25, 1, 100)
    ids = message.reactions.get(_emoji(call), [])
    return 200, [call.world.users[number].payload() for number in islice(ids, limit)]


_SEND = Limit("message-send", 5, 5.0)
_EDIT = Limit("message-edit", 5, 5.0)
_DELETE = Limit("message-delete", 5, 1.0)
_REACT = Limit("reaction", 1, 0.3)
_ALL = "/channels/{channel}/messages"
_ONE = "/channels/{channel}/messages/{message}"
_REACTIONS = f"{_ONE}/reactions"
ENDPOINTS = [
    Endpoint("GET", _ALL, _list, major="channel"),
    Endpoint("POST", _ALL, _create, _SEND, major="channel"),
    Endpoint("POST", f"{_ALL}/bulk-delete", _delete_many, major="channel"),
    Endpoint("GET", _ONE, _get, major="channel"),
    Endpoint("PATCH", _ONE, _edit, _EDIT, major="channel"),
    Endpoint("DELETE", _ONE, _delete, _DELETE, major="channel"),
    Endpoint("DELETE", _REACTIONS, _clear, _REACT, major="channel"),
    Endpoint("GET", f"{_REACTIONS}/{{emoji}}", _who_reacted, major="channel"),
    Endpoint("DELETE", f"{_REACTIONS}/{{emoji}}", _clear, _REACT, major="channel"),
    Endpoint("PUT", f"{_REACTIONS}/{{emoji}}/@me", _react, _REACT, major="channel"),
    Endpoint("DELETE", f"{_REACTIONS}/{{emoji}}/{{user}}", _unreact, _REACT, major="channel"),
]
