"""A folded message cut into tokens, the kinds of its words, and the numbers read in it."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from functools import cached_property, lru_cache, reduce
from itertools import accumulate
from operator import add, or_, sub
from typing import NamedTuple, TypeVar

from bot.watch.finding.folding import VOWEL_SIGNS, Folded
from bot.watch.finding.segmenter import FIRST_UNCASED, segmenter_of
from bot.watch.languages.names import all_heads, names_of
from bot.watch.languages.vocabulary import (
    COMMON,
    FITS,
    SMALL_TALK,
    idioms_in,
    kinds_by_language,
    words_that_may_have_kinds,
    words_with_kinds,
)


class Dress(Enum):
    """How a number was written."""

    DIGITS = auto()
    WORDS = auto()
    VEILED = auto()
    ROMAN = auto()
    LIKENESS = auto()
    """Named by things of that count: the keys of a piano."""


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


Item = TypeVar("Item")
_SPARED = 4
"""For so many languages nothing has to be left out."""


def spread(items: Sequence[Item], most: int) -> Sequence[Item]:
    """Return all of some items, or as many as may be looked at, with the first and the last among them."""
    count = len(items)
    if count <= most:
        return items
    return [items[step * (count - 1) // (most - 1)] for step in range(most)]


def share(most: int, languages: int) -> int:
    """Return how much may be looked at in each of some languages: with more than four less, at least half."""
    return max(most * _SPARED // max(languages, _SPARED), most // 2)


# White space and the token behind it; the end counts as a token, so that no gap is walked twice.
_TOKEN = re.compile(r"([^\S\n]*+)([^\W\d_]+|\d+|\n|[!-/:-@\[-`{-~]|[^\w\s!-~]+|\Z)")
_LETTERS = rf"(?:[^\W\d_][{''.join(sorted(VOWEL_SIGNS))}]*)+"
_TOKEN_WITH_SIGNS = re.compile(_TOKEN.pattern.replace(r"[^\W\d_]+", _LETTERS, 1))
_FIRST_WITH_SIGNS = "\u0900"

_LAUGHTER = re.compile(
    r"[abm]*(?:[hj][aeiou]){2,}[hj]?|[ae](?:ha)+h?|(?:lo)+l+|x+d+|(?:k[sz]?){3,}|r+ofl|hm+"
)
_LAUGHS = frozenset("abehjklmrx")
"""How laughter begins."""


class Kind(Enum):
    """Kind of characters of a token."""

    WORD = auto()
    DIGITS = auto()
    BREAK = auto()
    SIGN = auto()


WORD, DIGITS, BREAK, SIGN = Kind
"""The kinds by themselves: looking a member up in its class is slow, and done for each token."""

# No rule looks further beyond the ends of a message.
_MARGIN = 16
_NO_TEXTS = ("",) * (2 * _MARGIN)
_NO_KINDS = (BREAK,) * (2 * _MARGIN)
_TRUE = (True,) * (2 * _MARGIN)
_SHORTEST_NAME = 3
_LONGEST_NAME = 8
FULL_STOPS = frozenset({".", "!", "?", ";", "\n", ""})
"""Texts that end a sentence; the empty text stands beyond the message."""
_INNER_SIGNS = frozenset("'\"-_/#&+%€$£")


def _kinds_of(texts: Iterable[str]) -> dict[str, Kind]:
    """Return the kinds of tokens by their first characters."""
    # No call for each of them, as there are dozens in each message.
    return {
        text: BREAK
        if text == "\n"
        else DIGITS
        if text[0].isdecimal()
        else WORD
        if text[0].isalnum()
        else SIGN
        for text in texts
    }


class Line:
    """The tokens of one message, with the places of its words and its digits.

    Asking beyond its ends answers with nothing: every list ends with as many empty places as any rule looks
    beyond the last token, and places before the first one count from the list's end. What rules ask is a
    list's own method, because the longest messages spend their time with asking.
    """

    def __init__(self, folded: Folded, languages: tuple[str, ...] = ()) -> None:
        self.folded = folded
        self.tongues: tuple[str, ...] = ()
        self.speakers: tuple[str, ...] = ()
        last = max(folded.text, default="")
        pieces = (_TOKEN_WITH_SIGNS if last >= _FIRST_WITH_SIGNS else _TOKEN).findall(folded.text)
        if last >= FIRST_UNCASED:
            cut = segmenter_of(languages).cut
            pieces = [
                ("" if place else gap, piece) for gap, text in pieces for place, piece in enumerate(cut(text))
            ]
        while pieces and not pieces[-1][1]:
            pieces.pop()
        self._gaps = [gap for gap, _ in pieces]
        found = [text for _, text in pieces]
        self.size = len(found)
        """How many tokens there are."""
        self.vocabulary = frozenset(found)
        """Every text among the tokens."""
        kinds = _kinds_of(self.vocabulary)
        self.kinds = [*map(kinds.__getitem__, found), *_NO_KINDS]
        """The kind of each token."""
        self.words = [place for place, kind in enumerate(self.kinds) if kind is WORD]
        """Places of the words."""
        self.digits = [place for place, kind in enumerate(self.kinds) if kind is DIGITS]
        """Places of the digits."""
        self.texts = [*found, *_NO_TEXTS]
        """The text of each token."""
        self.spaced = [*map(bool, self._gaps), *_TRUE]
        """Whether white space stands before each token."""
        self._is_uncased = last >= FIRST_UNCASED
        for place in range(1, self.size) if self._is_uncased else ():
            # Who writes without gaps, or particles and digits together, parts them as others do by a space.
            self.spaced[place] |= self.is_run_on(place)
        self.spaced[0] = True
        self.text: Callable[[int], str] = self.texts.__getitem__
        """Return a token's text, empty a few places outside the message."""

    def is_run_on(self, place: int) -> bool:
        """Return True if a token stands without a gap behind another, one of them without capitals: 有37."""
        if not self._is_uncased or not 0 < place < self.size or self._gaps[place]:
            return False
        before: str = self.texts[place - 1]
        after: str = self.texts[place]
        is_uncased = before[-1] >= FIRST_UNCASED or after[0] >= FIRST_UNCASED
        return is_uncased and before[0].isalnum() and after[0].isalnum()

    def start_of_run(self, place: int) -> int:
        """Return the first place of what is written without a gap up to a token, eight back at most."""
        gaps = (at for at in range(place, max(place - _LONGEST_NAME, 0), -1) if not self.is_run_on(at))
        return next(gaps, place)

    @cached_property
    def ends(self) -> list[int]:
        """The offset in the folded text behind each token."""
        return [*accumulate(map(add, map(len, self._gaps), map(len, self.texts)))]

    @cached_property
    def starts(self) -> list[int]:
        """The offset of each token in the folded text."""
        return [*map(sub, self.ends, map(len, self.texts))]

    def written(self, first: int, last: int) -> str:
        """Return the message's own characters from one token to another."""
        return self.folded.written(self.starts[first], self.ends[last])

    @cached_property
    def is_word(self) -> Callable[[int], bool]:
        """Return True if a token is a word."""
        return [kind is WORD for kind in self.kinds].__getitem__

    @cached_property
    def is_end(self) -> Callable[[int], bool]:
        """Return True if a sentence, a clause or the message ends at a token."""
        ends = {text for text in self.vocabulary if not text[0].isalnum() and text not in _INNER_SIGNS}
        return [*map(ends.__contains__, self.texts[: self.size]), *_TRUE].__getitem__

    @cached_property
    def cue(self) -> Callable[[int], int]:
        """Return the kinds of cue a token carries in the languages of the message."""
        return self._cues.__getitem__

    @cached_property
    def _cues_by_text(self) -> dict[str, int]:
        known = cues_of_known_words(self.speakers, self.tongues)
        found = {"": 0, **dict.fromkeys(self.vocabulary, 0)}
        for word in words_that_may_have_kinds(self.vocabulary):
            cue = known.get(word)
            found[word] = self._find_cue(word, known) if cue is None else cue
        for word in self.vocabulary:
            # Who laughs behind a number counts nothing with it.
            if word[0] in _LAUGHS and not found[word] and _LAUGHTER.fullmatch(word):
                found[word] = FITS
        return found

    @cached_property
    def _cues(self) -> list[int]:
        return [*map(self._cues_by_text.__getitem__, self.texts)]

    def _find_cue(self, word: str, known: dict[str, int]) -> int:
        kinds = kinds_by_language(word)
        cue = self._cue_of(kinds, word) if kinds else 0
        if word in words_with_kinds():
            # Other words are what people write, and nothing of that is kept.
            known[word] = cue
        return cue

    def _cue_of(self, kinds: Mapping[str, int], word: str) -> int:
        found = 0
        for language in kinds:
            if language in self.speakers:
                found |= kinds[language]
        # A single letter says something in the language spoken here only: v is in, and no version.
        for tongue in [tongue for tongue in self.tongues if tongue in kinds] if len(word) > 1 else ():
            # Every table has English: a function word of the language spoken here is no English unit, as yo.
            if tongue != "en" or not found & COMMON:
                # 42 to play: a function word of the language spoken here is no French terabyte.
                found |= kinds[tongue] & ~SMALL_TALK
        return found

    @cached_property
    def multipliers(self) -> frozenset[str]:
        """Words that make a number too big for a card: hundred, thousand, million."""
        return frozenset().union(*(names_of(tongue).multipliers for tongue in self.tongues))

    @cached_property
    def begins_number(self) -> Callable[[int], bool]:
        """Return True if a number of more than two letters or digits begins at a token."""
        heads_of, tongues = all_heads(), frozenset(self.tongues)
        known = {word for word in self.vocabulary if not tongues.isdisjoint(heads_of.get(word, ()))}
        # Two letters are an article as often as a number.
        heads = {word for word in known if len(word) >= _SHORTEST_NAME}
        numbers = heads.union(map(self.texts.__getitem__, self.digits))
        begins = [*map(numbers.__contains__, self.texts)]
        if "'" in self.vocabulary:
            # The Ukrainian five and nine have an apostrophe behind their first letters.
            for place, text in enumerate(self.texts[: self.size]):
                begins[place] |= text in known and self.texts[place + 1] == "'"
        return begins.__getitem__

    @cached_property
    def talk(self) -> int:
        """All kinds of cue in the message at once."""
        return reduce(or_, self._cues_by_text.values())

    def is_idiom(self, first: int, last: int) -> bool:
        """Return True if the tokens from first to last lie inside a fixed phrase."""
        return self._idioms.get(first, 0) > last

    @cached_property
    def _idioms(self) -> dict[int, int]:
        """The places inside fixed phrases, and the furthest end of a phrase around each."""
        said = self._idioms_said()
        first = {words[0] for words in said}
        ends: dict[int, int] = {}
        for start in [start for start, text in enumerate(self.texts) if text in first] if said else ():
            word, second = self.texts[start : start + 2]
            for phrase in (*said.get((word,), ()), *said.get((word, second), ())):
                end = start + len(phrase)
                if tuple(self.texts[start:end]) == phrase:
                    for place in range(start, end):
                        ends[place] = max(ends.get(place, 0), end)
        return ends

    def _idioms_said(self) -> dict[tuple[str, ...], list[tuple[str, ...]]]:
        """Return the fixed phrases all words of which are said, by their first two words."""
        # Common numbers begin dozens of phrases: looked for by two words at once.
        vocabulary, idioms = self.vocabulary, idioms_in(self.tongues)
        said: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
        for word in idioms.keys() & vocabulary:
            for phrase in idioms[word]:
                if phrase[-1] in vocabulary and vocabulary.issuperset(phrase):
                    said.setdefault(phrase[:2], []).append(phrase)
        return said


@lru_cache(maxsize=8)
def cues_of_known_words(speakers: tuple[str, ...], tongues: tuple[str, ...]) -> dict[str, int]:
    """Return the cues of the words that our own lists hold, as far as they were asked for before."""
    del speakers, tongues
    return {}
