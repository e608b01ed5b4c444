"""Sentences written in one word that hold a number name: mylowestisfortyfour."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from bot.watch.budget import spread
from bot.watch.lines import Line
from bot.watch.model import LANGUAGES
from bot.watch.names import SIMPLE, Name, all_heads, bare, names_of
from bot.watch.numbers import VEILED, Number
from bot.watch.vocabulary import CARDS, COMMON, COUNTED, CROWD, DATE, HOUR, MONEY, TELL, TIMES, UNIT, kinds_of
from bot.watch.words import Hearing

_SHORTEST_WORD = 10
_LONGEST_WORD = 80
_MOST_WORDS = 16
_SHORTEST_COMPOUND = 8
_SHORTEST_TEN = 6
_LONGEST_NAME = 32
_TENS = range(20, 91, 10)
# What a compound with a number in front counts: a twenty-four-hour race has many languages in one word.
_MEASURES = UNIT | MONEY | HOUR | DATE | TIMES | CARDS
_THINGS = COUNTED | CROWD
_FARTHEST = 10
_LENGTHS = range(_FARTHEST, 1, -1)
_SHORT = 2
_HUNDRED = 100
_APART = 4
_NEVER = 99
_MOST = 8


def read_run_on(line: Line, hearing: Hearing) -> Iterator[Number]:
    """Yield the long number names inside words that hold other words of their language, too."""
    long = sorted(
        word for word in line.vocabulary if _SHORTEST_WORD <= len(word) <= _LONGEST_WORD and word.isalpha()
    )
    found: dict[str, Name] = {}
    for word in spread(long, _MOST_WORDS):
        letters = word if word.isascii() else bare(word)
        starts = [
            start
            for start in range(len(letters) - _SHORTEST_TEN + 1)
            if letters[start : start + _SHORTEST_TEN] in _all_openings()
        ]
        if not starts:
            continue
        told = (_inside(letters, starts, language) for language in hearing.languages)
        name = next(filter(None, told), None)
        if name is not None:
            found[word] = name
    for place in line.words if found else ():
        name = found.get(line.texts[place])
        if name is not None:
            yield Number(place, place, name.value, VEILED)


def _inside(letters: str, starts: Sequence[int], language: str) -> Name | None:
    """Return the first number name told in the middle of a word, of those that begin in some places."""
    for count, (start, end, name) in enumerate(_names_in(letters, starts, language)):
        if count >= _MOST:
            return None
        before, after = letters[max(start - _FARTHEST, 0) : start], letters[end : end + _FARTHEST]
        if (before or after) and _is_said(name, before, after, language):
            return name
    return None


def _is_said(name: Name, before: str, after: str, language: str) -> bool:
    """Tell whether words of a language's talk stand around a name, and nothing that it counts."""
    if any(before.endswith(big) or after.startswith(big) for big in _bigger(language)):
        return False
    # A ten is part of other words too: comfort yourself, freight yard.
    is_ten = name.value in SIMPLE
    opens = _longest(
        language, (before[-size:] for size in _LENGTHS if _SHORT + is_ten <= size <= len(before))
    )
    closes = _longest(language, (after[:size] for size in _LENGTHS if _SHORT < size <= len(after)))
    if not opens and not is_ten:
        # La mia carta è: a word of one letter may stand between.
        opens = _longest(language, (before[-size:-1] for size in _LENGTHS if _APART < size <= len(before)))
    if closes & _MEASURES or (closes & _THINGS and not opens & TELL):
        return False
    return bool(opens & ~COMMON) and bool(closes or not after) if is_ten else bool(opens or closes)


def _longest(language: str, words: Iterable[str]) -> int:
    """Return the kinds of cue of the first word that is one of a language's talk, and no number."""
    heads = all_heads()
    return next(
        (
            kinds
            for word in words
            if language not in heads.get(word, ()) and (kinds := kinds_of(language, word))
        ),
        0,
    )


@cache
def _bigger(language: str) -> frozenset[str]:
    """Return the words that make a name beside them part of a bigger number."""
    hundreds = {letters for letters, name in names_of(language).solid.items() if name.value == _HUNDRED}
    return frozenset(hundreds.union(map(bare, names_of(language).multipliers)))


def _names_in(letters: str, starts: Sequence[int], language: str) -> Iterator[tuple[int, int, Name]]:
    """Yield the long names of a language that begin in some places of a word, none inside another."""
    solid, openings = names_of(language).solid, _openings(language)
    behind = 0
    for start in starts:
        if start < behind or letters[start : start + _SHORTEST_TEN] not in openings:
            continue
        for end in range(min(len(letters), start + _LONGEST_NAME), start + _SHORTEST_TEN - 1, -1):
            name = solid.get(letters[start:end])
            if name is not None and end - start >= _shortest(name):
                yield start, end, name
                behind = end
                break


@cache
def _openings(language: str) -> frozenset[str]:
    """Return how the long names of a language begin."""
    solid = names_of(language).solid
    return frozenset(
        letters[:_SHORTEST_TEN] for letters, name in solid.items() if len(letters) >= _shortest(name)
    )


@cache
def _all_openings() -> frozenset[str]:
    return frozenset(opening for language in LANGUAGES for opening in _openings(language))


def _shortest(name: Name) -> int:
    """Return how long a name is that hardly another word holds."""
    if name.is_ordinal or name.value == _HUNDRED or (name.value in SIMPLE and name.value not in _TENS):
        return _NEVER
    return _SHORTEST_TEN if name.value in _TENS else _SHORTEST_COMPOUND
