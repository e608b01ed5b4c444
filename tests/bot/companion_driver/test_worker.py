"""A companion's decision is made in a child process, and by a glance where the child fails."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from random import Random
from typing import cast

import pytest

from bot.companion_driver import worker
from bot.companion_driver.worker import CompanionWorker, decide_simply
from bot.companions import compilation
from bot.companions.environment import COMPILE_VARIABLE
from bot.games.the_game.companion.turns import find_turns
from engine.games.the_game.model import TheGameOptions
from engine.games.the_game.rules import TheGame
from engine.model import Action, Seat
from engine.ruleset import apply, deal
from engine.shuffle import Chance
from tests.engine.playouts import match
from tests.engine.playthroughs.scripts import SCRIPTS
from tests.soak import rounds

CHANCE = Chance.from_hex("5e" * 32)
RULES = TheGame()
DEALT = deal(RULES, 3, TheGameOptions(), CHANCE)
BEGUN = apply(RULES, DEALT, Seat(0), next(RULES.legal_actions(DEALT, Seat(0))), lambda: CHANCE).state
VIEW = RULES.view(BEGUN, Seat(0))
GAME = TheGame.slug
_PATIENT = 600.0
"""Seconds in which a machine that does other work compiles everything, or decides once."""
SIMPLE = "a companion of the-game decides simply"
RESTARTED = "the process of companions is started again, and they decide simply"


@pytest.fixture
async def companions() -> AsyncIterator[CompanionWorker]:
    companions = CompanionWorker()
    await companions.wait_until_warm()
    yield companions
    await companions.close()


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile at this process's own priority, and let no decision be late.

    The child has a low priority, so next to other tests it would compile for as long as they run.
    """
    monkeypatch.setenv(COMPILE_VARIABLE, "1")
    monkeypatch.setattr(worker, "_TIMEOUT", _PATIENT)
    code = f"from {worker.__name__} import _warm_up_companions; _warm_up_companions()"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own


def _own(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """List the bot's log records; asyncio warns when it is late to learn that a child was killed."""
    return [record for record in caplog.records if record.name.startswith("bot.")]


async def test_a_child_that_dies_costs_no_decision_and_is_followed_by_another(
    companions: CompanionWorker, caplog: pytest.LogCaptureFixture
) -> None:
    decided = await companions.decide(GAME, VIEW, 1)
    assert decided is not None
    assert decided in list[Action](RULES.legal_actions(BEGUN, Seat(0)))
    process = companions._child.process
    assert process is not None
    process.kill()
    with caplog.at_level(logging.WARNING):
        simply = await companions.decide(GAME, VIEW, 1)
    assert simply == decide_simply(GAME, VIEW)
    logged = _own(caplog)
    assert [record.getMessage().partition(":")[0] for record in logged] == [RESTARTED, SIMPLE]
    assert not any(str(card) in record.getMessage() for card in VIEW.hand for record in logged)
    await companions.wait_until_warm()
    assert await companions.decide(GAME, VIEW, 1) == decided
    assert _own(caplog) == logged


async def test_a_child_that_died_while_nobody_asked_it_is_noticed_and_replaced(
    companions: CompanionWorker, caplog: pytest.LogCaptureFixture
) -> None:
    process = companions._child.process
    assert process is not None
    process.kill()
    await process.wait()
    with caplog.at_level(logging.WARNING):
        assert await companions.decide(GAME, VIEW, 1) == decide_simply(GAME, VIEW)
    (logged,) = _own(caplog)
    assert logged.getMessage().startswith(RESTARTED)
    await companions.wait_until_warm()
    assert companions.is_warm
    assert companions._child.process is not process
    assert await companions.decide(GAME, VIEW, 1) in list[Action](RULES.legal_actions(BEGUN, Seat(0)))


async def test_a_decision_that_fails_is_a_simple_one_and_costs_no_child(
    companions: CompanionWorker, caplog: pytest.LogCaptureFixture
) -> None:
    process = companions._child.process
    with caplog.at_level(logging.WARNING):
        # The child refuses what is no seed.
        simply = await companions.decide(GAME, VIEW, cast("int", "none"))
    assert simply == decide_simply(GAME, VIEW)
    (logged,) = _own(caplog)
    assert logged.getMessage() == f"{SIMPLE}: TypeError"
    assert companions.is_warm
    assert companions._child.process is process


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process by a signal")
async def test_a_child_that_hangs_costs_every_waiting_decision_once_and_is_replaced(
    companions: CompanionWorker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    process = companions._child.process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    with monkeypatch.context() as patched, caplog.at_level(logging.WARNING):
        patched.setattr(worker, "_TIMEOUT", 0.2)
        patched.setattr(worker, "_HANG_TIMEOUT", 0.4)
        decisions = await asyncio.gather(*(companions.decide(GAME, VIEW, number) for number in range(20)))
        while RESTARTED not in caplog.text:  # noqa: ASYNC110 - the log has no event
            await asyncio.sleep(0.01)
    assert set(decisions) == {decide_simply(GAME, VIEW)}
    await companions.wait_until_warm()
    # Nobody waits any more for what the others asked, and the new child is not asked for it.
    assert companions.is_warm
    assert not companions._child.is_busy
    said = [record.getMessage().partition(":")[0] for record in _own(caplog)]
    assert (said.count(SIMPLE), said.count(RESTARTED)) == (20, 1)
    assert await companions.decide(GAME, VIEW, 1) in list[Action](RULES.legal_actions(BEGUN, Seat(0)))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process by a signal")
async def test_a_late_answer_costs_one_decision_and_no_child(
    companions: CompanionWorker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    process = companions._child.process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    with monkeypatch.context() as patched, caplog.at_level(logging.WARNING):
        patched.setattr(worker, "_TIMEOUT", 0.2)
        assert await companions.decide(GAME, VIEW, 1) == decide_simply(GAME, VIEW)
    assert [record.getMessage().partition(":")[0] for record in _own(caplog)] == [SIMPLE]
    process.send_signal(signal.SIGCONT)
    monkeypatch.setattr(worker, "_TIMEOUT", _PATIENT)
    assert await companions.decide(GAME, VIEW, 1) in list[Action](RULES.legal_actions(BEGUN, Seat(0)))
    assert companions._child.process is process


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists a process's threads in a folder")
async def test_the_child_wakes_behind_people_and_uses_one_core_at_most(companions: CompanionWorker) -> None:
    await companions.decide(GAME, VIEW, 1)
    process = companions._child.process
    assert process is not None
    assert os.sched_getscheduler(process.pid) == os.SCHED_BATCH
    assert os.listdir(f"/proc/{process.pid}/task") == [str(process.pid)]  # noqa: PTH208 - a task is a folder


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a policy for idle time")
async def test_a_child_that_yields_computes_in_idle_time_once_it_has_compiled() -> None:
    companions = CompanionWorker(yields=True)
    # Compiling takes half a minute; the child is only told that it has compiled.
    companions._compiles = True
    await companions.wait_until_warm()
    process = companions._child.process
    assert process is not None
    assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE
    await companions.close()


@pytest.mark.soak
@pytest.mark.timeout(4 * _PATIENT)
@pytest.mark.usefixtures("compiled")
async def test_compiled_decisions_are_legal_and_the_same_each_time() -> None:
    companions = CompanionWorker()
    await companions.wait_until_warm()
    state = BEGUN
    for number in range(rounds(100, 3000)):
        if state.turn is None or RULES.outcome(state) is not None:
            state = BEGUN
        seat = state.turn or Seat(0)
        view = RULES.view(state, seat)
        action = await companions.decide(GAME, view, number)
        assert action in list[Action | None](RULES.legal_actions(state, seat))
        if number % 10 == 0:
            hidden = RULES.redeal(state, seat, CHANCE)
            assert await companions.decide(GAME, RULES.view(hidden, seat), number) == action
        legal = Random(number).choice(list(RULES.legal_actions(state, seat)))
        state = apply(RULES, state, seat, legal, lambda: CHANCE).state
    await companions.close()


@pytest.mark.soak
@pytest.mark.timeout(4 * _PATIENT)
@pytest.mark.usefixtures("compiled")
async def test_compiled_reviews_of_a_match_are_the_same_each_time() -> None:
    companions = CompanionWorker()
    script = SCRIPTS["the-game-for-3"]
    turns = list(find_turns(match(script.case, script.style)))[: rounds(10, 100)]
    first, again = [
        [await companions.review_turn(GAME, turn, number, 16) for number, turn in enumerate(turns)]
        for _ in range(2)
    ]
    assert first == again
    assert all(review is not None and review.actions for review in first)
    await companions.close()


async def test_a_decision_that_takes_too_long_is_a_simple_one(
    companions: CompanionWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_TIMEOUT", 0.0)
    assert await companions.decide(GAME, VIEW, 1) == decide_simply(GAME, VIEW)


async def test_a_companion_decides_at_once_while_its_process_starts() -> None:
    companions = CompanionWorker()
    assert await companions.decide(GAME, VIEW, 1) == decide_simply(GAME, VIEW)
    await companions.close()


def test_a_cache_that_cannot_be_read_is_dropped_once(monkeypatch: pytest.MonkeyPatch) -> None:
    is_cut, yields = [True], False

    def warm_up(_self: object) -> None:
        if is_cut:
            raise EOFError

    monkeypatch.setattr(type(worker.load_companions()[GAME]), "warm_up", warm_up)
    monkeypatch.setattr(compilation, "drop_cache", is_cut.clear)
    assert worker._answer(yields) == b"cache dropped"
    assert worker._answer(yields) == b""
