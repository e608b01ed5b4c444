"""Mentions: the users a message names, and the users it pings."""

import re

from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.permissions import has
from bot.devtools.sandbox.state.users import User
from bot.devtools.sandbox.wire import Object

_USER = re.compile(r"<@!?(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")
_UNLIMITED: Object = {"parse": ["users", "roles", "everyone"], "replied_user": True}


def resolve(message: Message, allowed: Object | None) -> None:
    """Set the mentions of a message, within the limits of `allowed_mentions`."""
    text, reference = message.text, message.reference
    message.mentions, message.mention_everyone = [], False
    if "@" not in text and not reference:
        return
    limits = _UNLIMITED if allowed is None else allowed
    message.mentions = _list_named(message, limits)
    if reference and limits.get("replied_user") and reference.author not in message.mentions:
        message.mentions.append(reference.author)
    message.mention_everyone = (
        "everyone" in (limits.get("parse") or [])
        and bool(_EVERYONE.search(text))
        and has(message.channel.permissions_of(message.author.id), "mention_everyone")
    )


def _list_named(message: Message, limits: Object) -> list[User]:
    numbers = dict.fromkeys(int(number) for number in _USER.findall(message.text))
    if "users" not in (limits.get("parse") or []):
        listed = {int(number) for number in limits.get("users") or []}
        numbers = {number: None for number in numbers if number in listed}
    return [user for number in numbers if (user := _in_channel(message.channel, number))]


def _in_channel(channel: Channel, number: int) -> User | None:
    if channel.guild is None:
        return channel.recipient if channel.recipient and channel.recipient.id == number else None
    member = channel.guild.members.get(number)
    return member.user if member else None


def find_pinged_users(message: Message) -> list[User]:
    """Return the users a message pings."""
    users = _list_addressed(message)
    if message.audience:
        users = [user for user in users if user is message.audience]
    return [user for user in users if user is not message.author]


def _list_addressed(message: Message) -> list[User]:
    guild, recipient = message.channel.guild, message.channel.recipient
    if guild is None:
        return [recipient] if recipient and message.author.bot else message.mentions
    if message.mention_everyone:
        return [member.user for member in guild.members.values() if not member.user.bot]
    return message.mentions
