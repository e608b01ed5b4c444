"""Options of commands that take a time: read in the languages of the reader, and completed."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.interactions.context import InteractionContext
from bot.nights.game_nights import GameNights
from bot.nights.pages.night import describe_choice
from bot.nights.time_text.readings import MAX_LENGTH, Start, read_starts, suggest_starts
from engine.refusals import Refusal

TimeOption = app_commands.Range[str, 1, MAX_LENGTH]


async def read_time(when: str, zone: ZoneInfo, context: InteractionContext, now: datetime) -> Sequence[Start]:
    """Read a time in the languages of the person and the server, in a thread: the first loads them."""
    locales = (context.locale, context.guild_words.language)
    return await asyncio.to_thread(read_starts, when, zone, locales, now)


async def complete_time(
    typed: str,
    zone: ZoneInfo,
    context: InteractionContext,
    nights: GameNights,
    taken: Sequence[datetime] = (),
) -> list[app_commands.Choice[str]]:
    """Complete with what the text can mean, or with the coming evenings: each an exact time.

    The moments that are `taken` are not offered, and the evenings begin when the first of these does.
    """
    now = nights.now()
    if typed.strip():
        try:
            starts = await read_time(typed[:MAX_LENGTH], zone, context, now)
        except Refusal:
            return []
    else:
        starts = suggest_starts(await _list_usual_starts(context, nights), zone, now, taken)
    language = context.words.language
    return [
        app_commands.Choice(
            name=describe_choice(start.moment, now, zone, language),
            value=start.moment.astimezone(zone).isoformat(timespec="minutes"),
        )
        for start in starts
        if start.moment not in taken
    ]


async def _list_usual_starts(context: InteractionContext, nights: GameNights) -> list[datetime]:
    """List the starts of the server's planned nights on their clocks: its usual times."""
    try:
        planned = await nights.list_current(context.guild)
    except Refusal:
        return []
    return [night.plan.local_start for night in planned]
