"""The levels: their number, the lives and stars at the start, and the rewards."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType

CARDS = range(1, 101)
"""The 100 number cards."""
MAX_LIVES = 5
MAX_STARS = 3
STARS_AT_START = 1


class Reward(StrEnum):
    """The reward for a level."""

    LIFE = "life"
    STAR = "star"


REWARDS: Mapping[int, Reward] = MappingProxyType(
    {2: Reward.STAR, 3: Reward.LIFE, 5: Reward.STAR, 6: Reward.LIFE, 8: Reward.STAR, 9: Reward.LIFE}
)
"""The rewards by the level just passed, blind ones alike (rulings: M2, M8)."""

_LAST_LEVELS = {2: 12, 3: 10, 4: 8}


def last_level(seats: int) -> int:
    """Return the level to be reached, and once more blind (rulings: M1).

    >>> [last_level(seats) for seats in (2, 3, 4)]
    [12, 10, 8]
    """
    return _LAST_LEVELS[seats]


def lives_at_start(seats: int) -> int:
    """Return how many lives a team starts with: one each (rulings: M1)."""
    return seats


def deal_hands(deck: Sequence[int], seats: int, level: int) -> tuple[tuple[int, ...], ...]:
    """Deal each seat in turn its whole hand of `level` cards from the top, lowest card first.

    >>> deal_hands((7, 3, 9, 1, 5), seats=2, level=2)
    ((3, 7), (1, 9))
    """
    return tuple(tuple(sorted(deck[seat * level : (seat + 1) * level])) for seat in range(seats))


def find_mistakes(pile: Sequence[int]) -> tuple[int, ...]:
    """Return the cards of a pile that were mistakes, counted as they would have been if seen at once.

    A card is a mistake if a lower one came after it. Those lower ones would have been set aside: they are
    no mistakes themselves, nor the reason for another (rulings: M5, M8).

    >>> find_mistakes((3, 20, 10, 15, 30))
    (20,)
    >>> find_mistakes((20, 30, 10))
    (20,)
    >>> find_mistakes((5, 40, 12, 60, 50))
    (40, 60)
    """
    mistakes = []
    top = 0
    for index, card in enumerate(pile):
        if card > top:
            if any(top < later < card for later in pile[index + 1 :]):
                mistakes.append(card)
            top = card
    return tuple(mistakes)
