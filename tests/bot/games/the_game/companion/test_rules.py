"""The core that companions search with keeps the engine's rules: random matches through both are the same."""

from random import Random

import numpy as np
import pytest

from bot.games.the_game.companion.evaluation import sum_unseen
from bot.games.the_game.companion.playouts import (
    DECK,
    TURN,
    CoreMatch,
    count_left,
    end_turn,
    find_owed,
    lay_turn,
    make_match,
)
from bot.games.the_game.companion.turn_search import (
    COST,
    NEVER,
    Search,
    find_best,
    make_search,
    search_turns,
    trace_turn,
)
from engine.games.the_game.model import Begin, EndTurn, PlayCard, TheGameAction, TheGameOptions, TheGameState
from engine.games.the_game.piles import PILES
from engine.games.the_game.rules import CARDS, TheGame, hand_size
from engine.model import Seat
from engine.ruleset import apply, deal
from engine.shuffle import Chance
from tests.soak import rounds

RULES = TheGame()


def read_state(dealt: TheGameState, first: int) -> CoreMatch:
    """Return a dealt match in the arrays of the core."""
    seats = len(dealt.hands)
    match = make_match(seats, dealt.options.minimum, hand_size(seats, dealt.options))
    for seat, hand in enumerate(dealt.hands):
        match.hands[seat, : len(hand)] = hand
        match.held[seat] = len(hand)
    match.deck[: len(dealt.draw)] = dealt.draw
    match.unlaid[CARDS.start : CARDS.stop] = 1
    match.facts[TURN], match.facts[DECK] = first, len(dealt.draw)
    return match


def hand_of(match: CoreMatch, seat: int) -> list[int]:
    return [int(card) for card in match.hands[seat, : match.held[seat]]]


def find_turn(match: CoreMatch, search: Search, dice: Random) -> int:
    """Return the row of a random turn, or -1 if the duty cannot be met."""
    sum_unseen(match.unlaid, search.below)
    seat = match.facts[TURN]
    count = search_turns(match.hands[seat], int(match.held[seat]), match.tops, find_owed(match), 2, search)
    if find_best(search, count) < 0:
        return -1
    return dice.choice([int(row) for row in np.flatnonzero(search.costs[:count, COST] < NEVER)])


def play_both(number: int) -> None:
    dice = Random(number)
    options = TheGameOptions(minimum=dice.choice((2, 3)), smaller_hands=dice.random() < 0.3)
    chance = Chance(dice.randbytes(32))
    seats = dice.randint(1, 5)
    state = deal(RULES, seats, options, chance)

    def act(seat: Seat, action: TheGameAction) -> None:
        nonlocal state
        state = apply(RULES, state, seat, action, lambda: chance).state

    first = Seat(dice.randrange(seats))
    core, search = read_state(state, first), make_search()
    act(first, Begin())
    while state.left:
        row = find_turn(core, search, dice)
        assert (row < 0) == state.stuck, RULES.notation(state)
        if row < 0:
            break
        seat = Seat(int(core.facts[TURN]))
        assert seat == state.turn
        hand, turn = hand_of(core, seat), trace_turn(search, row)
        laid = lay_turn(core, int(search.keys[row]))
        if count_left(core):
            end_turn(core, laid)
        for index, pile in turn:
            act(seat, PlayCard(card=hand[index], pile=PILES[pile]))
        if len(turn) < len(hand):
            act(seat, EndTurn())
        assert core.tops.tolist() == list(state.tops)
        assert count_left(core) == state.left
        assert [sorted(hand_of(core, other)) for other in range(seats)] == [list(one) for one in state.hands]


@pytest.mark.parametrize("block", range(4))
def test_random_matches_are_the_same_in_the_core_and_in_the_engine(block: int) -> None:
    for number in range(60):
        play_both(block * 1000 + number)


@pytest.mark.soak
def test_ten_thousand_matches_are_the_same_in_the_core_and_in_the_engine() -> None:
    for number in range(rounds(300, 10_000)):
        play_both(100_000 + number)
