"""Stray messages: tables that were posted, but whose id the bot never learnt or could not store."""

import logging
from collections.abc import Collection, Iterator, Sequence
from typing import Final

import discord

from bot.components.discord_faults import DISCORD_FAULTS
from bot.components.layout import CustomId
from data.records import MatchId, MessageId

log = logging.getLogger(__name__)

_SEARCHED: Final = 25
"""How many messages of a channel are looked through."""
_TABLE_VERB: Final = "rules"
"""The verb of a button on every message that shows a table, and on no other message in a channel."""


async def delete_strays(
    channel: discord.PartialMessageable, match: MatchId, *, author: int, expected: Collection[MessageId]
) -> None:
    """Delete those of the newest messages in a channel by `author` that show a match and are not expected.

    What cannot be read or deleted stays.
    """
    try:
        strays = [
            message
            async for message in channel.history(limit=_SEARCHED)
            if message.author.id == author and message.id not in expected and _shows_table(message, match)
        ]
        for message in strays:
            await message.delete()
            log.info("match %s: a message was deleted that showed it, too", match)
    except DISCORD_FAULTS as fault:
        log.info("match %s: its channel cannot be looked through: %s", match, type(fault).__name__)


def _shows_table(message: discord.Message, match: MatchId) -> bool:
    """Return True if a message that everyone sees has the buttons of a match's table."""
    if message.flags.ephemeral:
        return False
    parsed = (CustomId.parse(custom_id) for custom_id in _list_custom_ids(message.components))
    return any(
        button is not None and (button.match, button.verb) == (match, _TABLE_VERB) for button in parsed
    )


def _list_custom_ids(components: Sequence[object]) -> Iterator[str]:
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if isinstance(custom_id, str):
            yield custom_id
        yield from _list_custom_ids(getattr(component, "children", ()))
