"""A folded message cut into tokens, with what each word says about a number beside it."""

import re
from enum import Enum, auto
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple

from bot.watch.cues import CARD, CARDS, COMMON, PILE, SMALL_TALK, cues_of, idioms_of
from bot.watch.folding import Folded
from bot.watch.names import multipliers_of, names_of

_TOKEN = re.compile(r"([^\W\d_]+)|(\d+)|(\n)|([!-/:-@\[-`{-~]|[^\w\s!-~]+)")


class Kind(Enum):
    """What a token is made of."""

    WORD = auto()
    DIGITS = auto()
    BREAK = auto()
    SIGN = auto()


_KINDS = (Kind.WORD, Kind.DIGITS, Kind.BREAK, Kind.SIGN)


class Token(NamedTuple):
    """A word, a run of digits, a sign or a line break; offsets are the folded text's."""

    text: str
    kind: Kind
    start: int
    end: int
    is_spaced: bool
    """White space stands before it."""


# No rule looks further beyond the ends of a message.
_MARGIN = 16
_NOTHING = Token("", Kind.BREAK, 0, 0, is_spaced=True)


class Line:
    """The tokens of one message, with the places of its words and its digits.

    Asking beyond its ends answers with nothing.
    """

    def __init__(self, folded: Folded) -> None:
        self.folded = folded
        self.tokens: list[Token] = []
        self.words: list[int] = []
        self.digits: list[int] = []
        self.tongues: tuple[str, ...] = ()
        self.speakers: tuple[str, ...] = ()
        end = 0
        # The longest messages spend most of their time here, so names are looked up once.
        tokens, words, digits, make = self.tokens, self.words, self.digits, Token._make
        for place, match in enumerate(_TOKEN.finditer(folded.text)):
            start, stop = match.span()
            kind = _KINDS[(match.lastindex or 1) - 1]
            if kind is Kind.WORD:
                words.append(place)
            elif kind is Kind.DIGITS:
                digits.append(place)
            tokens.append(make((match[0], kind, start, stop, start > end or start == 0)))
            end = stop
        margin = [_NOTHING] * _MARGIN
        self._padded = [*margin, *self.tokens, *margin]

    def token(self, place: int) -> Token:
        """Return a token, or an empty one a few places outside the message."""
        return self._padded[place + _MARGIN]

    def text(self, place: int) -> str:
        """Return a token's text, empty a few places outside the message."""
        return self._texts[place + _MARGIN]

    def is_word(self, place: int) -> bool:
        """Tell whether a token is a word."""
        return self.token(place).kind is Kind.WORD

    def is_end(self, place: int) -> bool:
        """Tell whether a sentence, a clause or the message ends at a token."""
        token = self.token(place)
        return token.kind is Kind.BREAK or (token.kind is Kind.SIGN and token.text not in "'\"-_/#&+%€$£")

    def cue(self, place: int) -> int:
        """Return the kinds of cue a token carries in the languages of the message."""
        return self._cues[place + _MARGIN]

    @cached_property
    def _texts(self) -> list[str]:
        return [token.text for token in self._padded]

    @cached_property
    def _cues(self) -> list[int]:
        known = {word: self._cue_of(word) for word in set(self._texts)}
        return [known[word] for word in self._texts]

    def _cue_of(self, word: str) -> int:
        found = 0
        for speaker in self.speakers:
            found |= cues_of(speaker).get(word, 0)
        # A function word of the language spoken here is no unit of another: yo.
        if not found & COMMON:
            for tongue in self.tongues:
                found |= cues_of(tongue).get(word, 0) & ~SMALL_TALK
        return found

    @cached_property
    def multipliers(self) -> frozenset[str]:
        """Words that make a number too big for a card: hundred, thousand, million."""
        return frozenset().union(*(multipliers_of(tongue) for tongue in self.tongues))

    def begins_number(self, place: int) -> bool:
        """Tell whether a number of more than two letters or digits begins at a token."""
        word = self.text(place)
        is_name = len(word) > 2 and any(word in names_of(tongue).heads for tongue in self.tongues)  # noqa: PLR2004  # articles
        return is_name or self.token(place).kind is Kind.DIGITS

    @cached_property
    def talk(self) -> int:
        """All kinds of cue in the message at once."""
        return reduce(or_, self._cues)

    @property
    def is_game_talk(self) -> bool:
        """Tell whether the message speaks of cards or piles."""
        return bool(self.talk & (PILE | CARD | CARDS))

    def is_idiom(self, first: int, last: int) -> bool:
        """Tell whether the tokens from first to last lie inside a fixed phrase."""
        word = self.text(first)
        for tongue in self.tongues:
            for shift, phrase in idioms_of(tongue).get(word, ()):
                start = first - shift
                if start + len(phrase) <= last or start < 0:
                    continue
                if tuple(self._texts[start + _MARGIN : start + _MARGIN + len(phrase)]) == phrase:
                    return True
        return False
