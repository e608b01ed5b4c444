"""The cost of pictures: time to draw, size, and the clicks a second that remain with them."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Sandbox
from bot.games.the_game.pictures.table import CARDS_SHOWN, LaidCard, Pile, TheGameTable
from bot.pictures import Scene
from bot.pictures.drawing_process import DrawingProcess
from bot.pictures.picture_cache import PictureCache
from bot.pictures.seats import SeatFacts
from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import GuildSettings
from data.records import GuildId
from data.store import Store
from tests.tools.bench.figures import Figure, percentile
from tests.tools.bench.two_players import Players, TwoPlayers, sum_of

_TICK = 0.0005
_SEATS = 4


async def measure(rounds: int, scenes: int, tables: int, clicks: int) -> list[Figure]:
    """Measure drawing alone, then whole tables, with and without pictures by turns."""
    drawn = [await _draw(scenes, number) for number in range(rounds)]
    pairs = [
        (
            await _clicks_a_second(tables, clicks, CardPreference.PICTURES),
            await _clicks_a_second(tables, clicks, CardPreference.TEXT),
        )
        for _ in range(rounds)
    ]
    ratios = tuple(pictures / text for pictures, text in pairs)
    middle, slowest, size, held = (tuple(one) for one in zip(*drawn, strict=True))
    return [
        Figure("pictures.p50", "A table's picture, from request to result, p50", "ms", middle),
        Figure("pictures.p99", "A table's picture, from request to result, p99", "ms", slowest),
        Figure("pictures.bytes", "Size of a table's picture", "kB", size, aim=40),
        Figure(
            "pictures.held", "Longest hold of the event loop while pictures were drawn", "ms", held, aim=5
        ),
        Figure("pictures.ratio", "Clicks a second with pictures, compared with words alone", "times", ratios),
    ]


async def _draw(scenes: int, number: int) -> tuple[float, float, float, float]:
    """Draw different tables; measure the time and size of each, and the longest hold of the event loop."""
    dice = Random(number)
    picture_cache = PictureCache(DrawingProcess())
    await picture_cache.get_picture("table", _table(dice))
    gaps: list[float] = []
    watching = asyncio.create_task(_watch(gaps))
    seconds, sizes = [], []
    try:
        await asyncio.sleep(0.2)
        gaps.clear()
        for _ in range(scenes):
            scene = _table(dice)
            began = time.perf_counter()
            picture = await picture_cache.get_picture("table", scene)
            seconds.append((time.perf_counter() - began) * 1000)
            sizes.append(len(picture.content) / 1000)
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching
        await picture_cache.close()
    return percentile(seconds, 0.5), percentile(seconds, 0.99), percentile(sizes, 0.5), max(gaps) * 1000


async def draw_example() -> bytes:
    """Draw a table of The Game in the middle of a match, as a PNG."""
    picture_cache = PictureCache(DrawingProcess())
    try:
        return (await picture_cache.get_picture("table", _table(Random(1)))).content
    finally:
        await picture_cache.close()


async def _watch(gaps: list[float]) -> None:
    """Note the processor time that the event loop's thread spent between two short sleeps.

    Processor time, so that other programs on the machine do not count.
    """
    while True:
        began = time.thread_time()
        await asyncio.sleep(_TICK)
        gaps.append(time.thread_time() - began)


async def _clicks_a_second(tables: int, clicks: int, card_preference: CardPreference) -> float:
    """Let tables play as fast as they get answers; return their clicks a second."""
    with TemporaryDirectory(prefix="unspoken-bench-") as folder:
        async with Sandbox() as sandbox:
            seats = [TwoPlayers.at_new_table(sandbox, number) for number in range(tables)]
            await prefer_cards(f"sqlite+aiosqlite:///{folder}/bench.sqlite3", seats, card_preference)
            async with BotProcess.unspoken(sandbox, folder, "bench.sqlite3"):
                await sandbox.bot_ready()
                await asyncio.gather(*(one.begin() for one in seats))
                began = time.perf_counter()
                done = await sum_of([one.play(clicks) for one in seats])
                return done / (time.perf_counter() - began)


async def prefer_cards(database: str, seats: Sequence[Players], card_preference: CardPreference) -> None:
    """Have the servers of these tables show cards in one way, before the bot is started."""
    store = await Store.open(database)
    text = GuildSettings(cards=card_preference).model_dump_json()
    for one in seats:
        if one.channel.guild is not None:
            await store.settings.save_guild_settings(GuildId(one.channel.guild.id), text)
    await store.close()


def _table(dice: Random) -> Scene:
    """Return a table of The Game in the middle of a match."""
    return TheGameTable(
        piles=tuple(_pile(number, dice) for number in (1, 2, 3, 4)),
        seats=tuple(
            SeatFacts(f"Person {seat}", f"Seat {seat}", dice.randint(3, 6), seat == 0, 1, 2)
            for seat in range(_SEATS)
        ),
        draw=dice.randint(1, 60),
        left=dice.randint(10, 90),
        left_word="cards left",
    )


def _pile(number: int, dice: Random) -> Pile:
    cards = sorted(dice.sample(range(2, 100), CARDS_SHOWN), reverse=number > 2)
    return Pile(number, number <= 2, tuple(LaidCard(card) for card in cards), gap=dice.randint(1, 9))
