"""Lookups of channels and messages, with checks of the bot's access and permissions."""

from bot.devtools.sandbox.errors import RefusedError, Thing, missing_access, missing_permissions, unknown
from bot.devtools.sandbox.rest.endpoint import Call
from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.permissions import has
from bot.devtools.sandbox.state.visibility import endpoint_sees, sees_channel


def channel_of(call: Call) -> Channel:
    """Return the channel of a call.

    Raises:
        RefusedError: there is none, or the bot does not see it.
    """
    channel = call.world.channels.get(call.number("channel", Thing.CHANNEL))
    if channel is None:
        raise unknown(Thing.CHANNEL)
    if not sees_channel(call.world.bot.id, channel):
        raise missing_access()
    return channel


def require_unarchived(channel: Channel) -> None:
    """Check that a channel is no archived thread.

    Raises:
        RefusedError: it is one.
    """
    if channel.archived:
        raise RefusedError(400, 50083, "Thread is archived")


def message_of(call: Call, channel: Channel) -> Message:
    """Return the message of a call, which is not ephemeral.

    Raises:
        RefusedError: the channel endpoints return no such message.
    """
    message = channel.messages.get(call.number("message", Thing.MESSAGE))
    if message is None or not endpoint_sees(message):
        raise unknown(Thing.MESSAGE)
    return message


def require_permissions(call: Call, channel: Channel, *names: str) -> None:
    """Check that the bot has permissions in a channel.

    Raises:
        RefusedError: one is missing.
    """
    permissions = channel.permissions_of(call.world.bot.id)
    for name in names:
        if not has(permissions, name):
            raise missing_permissions()
