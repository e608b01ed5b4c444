"""Aims: where a card of The Game goes, asked for in words, on buttons and in pictures of the same hand."""

from functools import lru_cache

from engine.games.the_game.piles import PILES, Tops, fits, gap


@lru_cache(maxsize=8192)
def aims(card: int, tops: Tops) -> tuple[tuple[int, int], ...]:
    """Return the gap it would leave on each pile it fits, and that pile; the smallest gap comes first.

    >>> aims(37, (47, 30, 40, 35))
    ((-10, 1), (3, 3), (7, 2))
    """
    return tuple(
        sorted((gap(pile, tops[pile - 1], card), pile) for pile in PILES if fits(pile, tops[pile - 1], card))
    )
