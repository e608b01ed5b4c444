"""A number that was read in a message, before anyone asks whether it tells a card."""

from enum import Enum, auto
from typing import NamedTuple


class Dress(Enum):
    """How a number was written."""

    DIGITS = auto()
    WORDS = auto()
    VEILED = auto()
    ROMAN = auto()
    LIKENESS = auto()
    """By what everybody knows to be as many: the keys of a piano."""


IN_DIGITS, IN_WORDS, VEILED, ROMAN, LIKENESS = Dress
"""The ways by themselves: looking a member up in its class is slow."""


class Number(NamedTuple):
    """A number and the tokens it stands in."""

    first: int
    """Place of its first token."""
    last: int
    """Place of its last token."""
    value: int
    dress: Dress
    parts: tuple[int, ...] = ()
    """The single numbers it might as well be: 3 and 7 of 3-7."""
    is_ordinal: bool = False
    is_decade: bool = False
    is_card: bool = False
    """Said as a card's name, which counts nothing: the Polish siódemka."""
    is_about: bool = False
    """It also counts roughly: une trentaine."""
    is_sure: bool = True
    """False when the word is also an ordinary word."""
    is_lot: bool = False
    """Counted in dozens, scores or halves of a hundred."""
    is_relation: bool = False
    """No number at all, but a word that relates a card to the top of a pile: the neighbour of, half of."""

    @property
    def counted(self) -> int:
        """The largest number it might be where things are counted."""
        return max(self.parts) if self.parts else self.value
