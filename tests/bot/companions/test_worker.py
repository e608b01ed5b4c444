"""A companion's decision is made in a child process, and by a glance where the child fails."""

import logging
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.companions import worker
from bot.companions.environment import COMPILE_VARIABLE
from bot.companions.the_game_turns import find_turns
from bot.companions.worker import CompanionWorker, decide_simply
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


@pytest.fixture
async def companions() -> AsyncIterator[CompanionWorker]:
    companions = CompanionWorker()
    await companions.wait_until_warm()
    yield companions
    await companions.close()


def _own(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """List what the bot logged; asyncio warns when it is late to learn that a child was killed."""
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
    (logged,) = _own(caplog)
    assert "decides simply" in logged.getMessage()
    assert not any(str(card) in logged.getMessage() for card in VIEW.hand)
    await companions.wait_until_warm()
    assert await companions.decide(GAME, VIEW, 1) == decided
    assert _own(caplog) == [logged]


@pytest.mark.soak
async def test_compiled_decisions_are_legal_and_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILE_VARIABLE, "1")
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
async def test_compiled_reviews_of_a_match_are_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILE_VARIABLE, "1")
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
