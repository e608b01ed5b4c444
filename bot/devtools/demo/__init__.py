"""A match to watch: three simulated players and the real bot, without Discord, token or network."""

import asyncio
import os
import sys
from collections.abc import Coroutine
from random import Random
from tempfile import TemporaryDirectory

from bot.companions import COMPANION_GAMES
from bot.devtools.bot_process import BotGone, BotProcess
from bot.devtools.demo.match import DemoMatch
from bot.devtools.demo.player import DoesNotAnswer
from bot.devtools.demo.terminal import Terminal
from bot.devtools.game_players import find_players
from bot.devtools.sandbox import NotPossibleError, Sandbox
from bot.devtools.signals import cancel_on_signals

MAX_SECONDS = 240.0
"""Seconds after which a match is given up."""
ANSWER_WITHIN = 30.0
"""Seconds in which the bot has to respond: a demo goes on where a slow machine would miss Discord's three."""
INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""


async def demo(seed: int | None, game: str, companions: int = 0) -> int:
    """Play one match in the terminal and return the exit status.

    So many companions play along, if there are any for the game.
    """
    if game not in COMPANION_GAMES:
        companions = 0
    terminal = Terminal(sys.stdout)
    cancel_on_signals()
    try:
        return await _play_match(terminal, Random(seed), game, companions)  # noqa: S311 - the players' choices are no secret
    except asyncio.CancelledError:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader, such as `head`, has read enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


async def _play_match(terminal: Terminal, dice: Random, game: str, companions: int) -> int:
    players = find_players(game)
    match: type[DemoMatch] = DemoMatch if players is None else players.Demo
    terminal.say(*match.introduce(game, companions), "")
    with TemporaryDirectory(prefix="unspoken-demo-") as folder:
        async with Sandbox() as sandbox, BotProcess.unspoken(sandbox, folder) as process:
            sandbox.answer_within = ANSWER_WITHIN
            try:
                await _run_while_bot_lives(match(sandbox, terminal, dice, game, companions).play(), process)
            except BotGone as gone:
                return _fail(f"the bot ended before the match did; its last words: {gone}")
            except TimeoutError:
                return _fail(f"the match came to a standstill; the bot's last words: {process.last_words}")
            except (DoesNotAnswer, NotPossibleError) as fault:
                reason = str(fault).splitlines()[:1]
                return _fail(f"somebody could not go on: {' '.join(reason) or 'the bot gave no answer'}")
    return 0


async def _run_while_bot_lives(work: Coroutine[None, None, None], process: BotProcess) -> None:
    """Run work that needs the bot.

    Raises:
        BotGone: if the bot ended first.
        TimeoutError: if the work took too long.
    """
    playing = asyncio.create_task(work)
    dying = asyncio.create_task(process.wait_until_gone())
    try:
        await asyncio.wait({playing, dying}, timeout=MAX_SECONDS, return_when=asyncio.FIRST_COMPLETED)
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
