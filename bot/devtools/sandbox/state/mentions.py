"""Mentions: the users a message names, and the users it pings."""

import re

from bot.devtools.sandbox.state.guilds import Channel, Message
from bot.devtools.sandbox.state.permissions import has
from bot.devtools.sandbox.state.users import User
from bot.devtools.sandbox.wire import Object

_USER = re.compile(r"<@!?(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


def resolve(message: Message, allowed: Object | None) -> None:
    """Set the mentions of a message, within the limits of `allowed_mentions`."""
    text = message.text
    message.mentions, message.mention_everyone = [], False
    if "@" not in text and not message.reference:
        return
    channel = message.channel
    parse = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []
    listed = {int(number) for number in (allowed or {}).get("users") or []}
    named = dict.fromkeys(int(number) for number in _USER.findall(text))
    found = [
        user
        for number in named
        if ("users" in parse or number in listed) and (user := _in_channel(channel, number))
    ]
    if message.reference and (allowed is None or allowed.get("replied_user")):
        author = message.reference.author
        if author not in found:
            found.append(author)
    message.mentions = found
    message.mention_everyone = (
        "everyone" in parse
        and bool(_EVERYONE.search(text))
        and has(channel.permissions_of(message.author.id), "mention_everyone")
    )


def _in_channel(channel: Channel, number: int) -> User | None:
    if channel.guild is None:
        return channel.recipient if channel.recipient and channel.recipient.id == number else None
    member = channel.guild.members.get(number)
    return member.user if member else None


def find_pinged_users(message: Message) -> list[User]:
    """Return the users a message pings."""
    if message.mention_everyone and message.channel.guild:
        found = [member.user for member in message.channel.guild.members.values() if not member.user.bot]
    else:
        found = list(message.mentions)
    if message.channel.guild is None and message.channel.recipient and message.author.bot:
        found = [message.channel.recipient]
    if message.audience:
        found = [user for user in found if user is message.audience]
    return [user for user in found if user is not message.author]
