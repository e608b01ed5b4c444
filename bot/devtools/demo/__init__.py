"""A match to watch: three people play through the real bot, without Discord, token or network."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Coroutine
from random import Random
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotGone, BotProcess
from bot.devtools.demo.evening import Evening
from bot.devtools.demo.player import DoesNotAnswer
from bot.devtools.demo.silence import Silence
from bot.devtools.demo.terminal import Terminal
from bot.devtools.sandbox import NotPossibleError, Sandbox

LONGEST = 240.0
"""Seconds after which a match is given up."""
INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""

INTRODUCTION = (
    "**Unspoken, a demo:** three people play a match of The Game through the real bot, on this machine.",
    "They lay the cards 2 to 99 on four piles, two up and two down, and may not say a single number.",
    "**#table** is what everyone sees, **only Anna** what nobody but Anna sees, [ Rules ] is a button.",
    "Anna presses buttons, Ben types commands, Carla does both and has her Discord in German.",
)

SILENT_INTRODUCTION = (
    "**Unspoken, a demo:** three people play a match of The Mind through the real bot, on this machine.",
    "They lay all their cards on one pile, the lowest first, without turns and without a word.",
    *INTRODUCTION[2:],
)
GAMES: dict[str, tuple[tuple[str, ...], type[Evening]]] = {
    "the-game": (INTRODUCTION, Evening),
    "the-mind": (SILENT_INTRODUCTION, Silence),
}


async def demo(seed: int | None, game: str = "the-game") -> int:
    """Play one match for everyone to watch, and return the exit status."""
    terminal = Terminal(sys.stdout)
    task = asyncio.current_task()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGHUP):
        with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers in its loop
            loop.add_signal_handler(number, lambda: task and task.cancel())
    try:
        return await _play(terminal, Random(seed), game)  # noqa: S311 - people's choices are no secret
    except asyncio.CancelledError:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever was reading, as `head` does, has read enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


async def _play(terminal: Terminal, dice: Random, game: str) -> int:
    introduction, evening = GAMES[game]
    terminal.say(*introduction, "")
    with TemporaryDirectory(prefix="unspoken-demo-") as folder:
        async with Sandbox() as sandbox, BotProcess.unspoken(sandbox, folder) as process:
            try:
                await _unless_gone(evening(sandbox, terminal, dice).play(), process)
            except BotGone as gone:
                return _fail(f"the bot ended before the match did; its last words: {gone}")
            except TimeoutError:
                return _fail(f"the match came to a standstill; the bot's last words: {process.last_words}")
            except (DoesNotAnswer, NotPossibleError) as fault:
                said = str(fault).splitlines()[:1]
                return _fail(f"somebody could not go on: {' '.join(said) or 'the bot gave no answer'}")
    return 0


async def _unless_gone(work: Coroutine[None, None, None], process: BotProcess) -> None:
    """Do something that needs the bot.

    Raises:
        BotGone: it ended first.
        TimeoutError: it took too long.
    """
    playing = asyncio.create_task(work)
    dying = asyncio.create_task(process.gone())
    try:
        await asyncio.wait({playing, dying}, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
        if dying.done():
            raise BotGone(process.last_words)
        if not playing.done():
            raise TimeoutError
        playing.result()
    finally:
        playing.cancel()
        dying.cancel()
        await asyncio.gather(playing, dying, return_exceptions=True)


def _fail(line: str) -> int:
    sys.stdout.flush()
    sys.stderr.write(f"unspoken demo: {line}\n")
    return 1
