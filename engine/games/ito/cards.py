"""The numbers of ito: cards, lives, stages and rows, and how a round is dealt."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.games.ito.model import Mode
from engine.shuffle import Chance

CARDS: Final = range(1, 101)
"""The 100 number cards."""
MAX_LIVES: Final = 3
STAGES: Final = 3
MAX_ROWS: Final = 10
"""The most rows of a match (rulings: I11)."""


def count_cards_each(mode: Mode, number: int) -> int:
    """Return how many cards each seat is dealt in a stage or row.

    >>> [count_cards_each(Mode.STAGES, stage) for stage in (1, 2, 3)]
    [1, 2, 3]
    >>> [count_cards_each(mode, 5) for mode in (Mode.ROW, Mode.ROW_OF_TWO)]
    [1, 2]
    """
    if mode is Mode.STAGES:
        return number
    return 2 if mode is Mode.ROW_OF_TWO else 1


def deal_round(
    chance: Chance, mode: Mode, number: int, seats: Sequence[bool]
) -> tuple[tuple[tuple[int, ...], ...], int | None]:
    """Shuffle all cards, and deal a stage or row to the seats that are there, lowest card first.

    Returns the cards of every seat, and the yardstick of the last stage. A deal depends on the seed and on
    the number of seats alone: who is not there leaves their cards undealt.
    """
    deck = chance.shuffled(CARDS, purpose=f"ito {'stage' if mode is Mode.STAGES else 'row'} {number}")
    size = count_cards_each(mode, number)
    dealt = tuple(
        tuple(sorted(deck[seat * size : (seat + 1) * size])) if present else ()
        for seat, present in enumerate(seats)
    )
    has_yardstick = mode is Mode.STAGES and number == STAGES
    return dealt, deck[len(seats) * size] if has_yardstick else None


def place_on_scale(card: int, grades: int) -> float:
    """Return where a card stands on a scale of so many grades: 0 is the low end of the first.

    >>> [place_on_scale(card, 20) for card in (1, 6, 100)]
    [0.0, 1.0, 19.8]
    """
    return (card - CARDS[0]) * grades / len(CARDS)


def is_rising(cards: Sequence[int]) -> bool:
    """Return True if every card is higher than the one before."""
    return all(low < high for low, high in pairwise(cards))


def longest_run(cards: Sequence[int]) -> int:
    """Return the length of the longest stretch of neighbours that rises (rulings: I10).

    >>> longest_run((5, 9, 30, 12, 40))
    3
    """
    longest = length = 0
    before = CARDS[-1] + 1
    for card in cards:
        length = length + 1 if card > before else 1
        longest, before = max(longest, length), card
    return longest
