"""Turns of The Game seen again: what a companion would have laid, knowing what the seat knew."""

import itertools
from dataclasses import replace

import pytest

from bot.companions.turn_review import PlayedTurn, TurnReview
from bot.games.the_game.companion import companion
from bot.games.the_game.companion.companion import TheGameCompanion
from bot.games.the_game.companion.turns import find_turns
from engine.games.the_game.model import (
    CardPlayed,
    DutyNotMet,
    PlayCard,
    TheGameOptions,
    TheGameState,
    TheGameView,
    settle_moves,
)
from engine.games.the_game.rules import TheGame
from engine.model import Seat
from engine.ruleset import apply
from engine.shuffle import Chance
from tests.engine.playouts import match
from tests.engine.playthroughs.scripts import SCRIPTS

RULES, COMPANION = TheGame(), TheGameCompanion()


def late_state() -> TheGameState:
    """Return a table at which two piles are of use, and the first seat can turn pile 1 back."""
    hands = ((40, 52, 61, 68), (53, 54, 66, 67), (57, 62, 63, 64))
    low = (2, *range(4, 40), *range(41, 51))
    rows = (low, (98,), (99, *range(97, 69, -1)), (3,))
    draw = (51, 55, 56, 58, 59, 60, 65, 69)
    dealt = TheGameState(TheGameOptions(), hands, (50, 98, 70, 3), draw, rows=rows)
    return replace(dealt, turn=Seat(0), duty=2)


def turn_of(state: TheGameState, *cards: tuple[int, int], lost: bool = False) -> PlayedTurn:
    """Return a turn in which the seat to play lays these cards on these piles."""
    seat = state.turn or Seat(0)
    actions = tuple(PlayCard(card=card, pile=pile) for card, pile in cards)
    return PlayedTurn(1, len(cards), seat, RULES.view(state, seat), actions, lost)


def review(turn: PlayedTurn, deals: int = 4) -> TurnReview:
    found = COMPANION.review_turn(turn, 1, deals)
    assert found is not None
    return found


@pytest.fixture
def _compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the companion review as plain Python, on few deals."""
    monkeypatch.setattr(companion, "IS_COMPILED", True)
    monkeypatch.setattr(companion, "_REVIEWED", 2)
    monkeypatch.setattr(companion, "_REVIEW_DEALS", (2,))


@pytest.mark.parametrize("name", [name for name in SCRIPTS if name.startswith("the-game")])
def test_the_turns_of_a_match_are_all_its_cards_as_each_seat_saw_them(name: str) -> None:
    script = SCRIPTS[name]
    steps = match(script.case, script.style)
    turns = list(find_turns(steps))
    events = settle_moves(event for step in steps for event in step.events)
    played = [PlayCard(card=event.card, pile=event.pile) for event in events if isinstance(event, CardPlayed)]
    assert [action for turn in turns for action in turn.actions] == played
    for turn in turns:
        last = steps[turn.last_step - 1]
        assert isinstance(turn.view, TheGameView)
        assert turn.seat == turn.view.seat == turn.view.turn == last.seat
        assert turn.view.laid == 0
        stuck = [event.seat for event in last.events if isinstance(event, DutyNotMet)]
        assert turn.lost is (turn.seat in stuck)
    spans = [(turn.first_step, turn.last_step) for turn in turns]
    assert all(before[1] < after[0] for before, after in itertools.pairwise(spans))


def test_where_nothing_is_compiled_nothing_is_reviewed() -> None:
    assert COMPANION.review_turn(turn_of(late_state(), (52, 1), (61, 1)), 1, 4) is None


@pytest.mark.usefixtures("_compiled")
def test_a_turn_that_left_the_backwards_trick_costs_cards() -> None:
    found = review(turn_of(late_state(), (68, 1), (52, 3)), deals=8)
    assert PlayCard(card=40, pile=1) in found.actions
    assert found.loss > 0
    assert found.error >= 0


@pytest.mark.usefixtures("_compiled")
def test_a_turn_as_a_companion_plays_it_costs_nothing_and_a_lost_one_much() -> None:
    state = late_state()
    best = review(turn_of(state, (68, 1), (52, 3)))
    cards = [(one.card, one.pile) for one in best.actions if isinstance(one, PlayCard)]
    assert review(turn_of(state, *cards)) == TurnReview(best.actions)
    lost = review(turn_of(state, (68, 1), (52, 3), lost=True))
    assert 0 < lost.loss <= state.left - 2


@pytest.mark.usefixtures("_compiled")
def test_what_is_hidden_from_the_seat_changes_no_review() -> None:
    state = late_state()
    cards = ((68, 1), (52, 3))
    known = review(turn_of(state, *cards))
    for deal in ("a1", "b2"):
        other = RULES.redeal(state, Seat(0), Chance.from_hex(deal * 32))
        assert review(turn_of(other, *cards)) == known


@pytest.mark.usefixtures("_compiled")
def test_a_companion_lays_a_whole_turn_that_the_rules_allow() -> None:
    state = late_state()
    chance = Chance(bytes(32))
    for action in review(turn_of(state, (68, 1), (52, 3))).actions:
        assert isinstance(action, PlayCard)
        assert action in list(RULES.legal_actions(state, Seat(0)))
        state = apply(RULES, state, Seat(0), action, lambda: chance).state
    assert state.turn == Seat(1) or state.owed == 0
