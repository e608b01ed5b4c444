"""Which user sees which channel and message: decided here and nowhere else."""

from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.permissions import has


def sees_channel(user: int, channel: Channel) -> bool:
    """Return True if a user sees a channel."""
    if channel.guild is None:
        return channel.recipient is not None and user in (channel.recipient.id, channel.world.bot.id)
    if user not in channel.guild.members or not has(channel.permissions_of(user), "view_channel"):
        return False
    return (
        not channel.private
        or user in channel.thread_members
        or has(channel.permissions_of(user), "manage_threads")
    )


def viewers(channel: Channel) -> tuple[int, ...]:
    """Return the ids of the users who see a channel."""
    found_at, found = channel.viewers
    if found_at != channel.world.access:
        if channel.guild is None:
            found = (channel.recipient.id,) if channel.recipient else ()
        else:
            found = tuple(user for user in channel.guild.members if sees_channel(user, channel))
        channel.viewers = (channel.world.access, found)
    return found


def sees(user: int, message: Message) -> bool:
    """Return True if a user sees a message."""
    if message.deleted or not sees_channel(user, message.channel):
        return False
    if message.ephemeral:
        return message.audience is not None and message.audience.id == user and not message.dismissed
    return True


def endpoint_sees(message: Message) -> bool:
    """Return True if the channel endpoints return a message."""
    return not message.deleted and not message.ephemeral
