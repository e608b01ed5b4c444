"""Numbers told by several words: three dozen, two fat ladies, the keys of a piano."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from bot.watch.finding.lines import DIGITS, FULL_STOPS, IN_WORDS, LIKENESS, Line, Number, spread
from bot.watch.languages.vocabulary import (
    CONNECT,
    HALF,
    MINUS,
    Nickname,
    associations_of,
    lots_of,
    nicknames_in,
)
from bot.watch.model import LANGUAGES

_MOST = 100
_SMALLEST_HALF = 6


def read_multiples(line: Line, numbers: Sequence[Number]) -> Iterator[Number]:
    """Yield the products of numbers and halves with the lots behind them."""
    worth = lots_in(line.tongues)
    ending = {number.last: number for number in numbers}
    for place in line.words:
        lot = worth.get(line.texts[place])
        if lot is not None:
            yield from _multiples_of(lot, place, ending.get(place - 1), line)


def _multiples_of(lot: int, place: int, number: Number | None, line: Line) -> Iterator[Number]:
    """Yield the products of a lot with the number or the half before it, or the lot alone."""
    if number is not None and number.value > 1 and number.value * lot <= _MOST:
        yield number._replace(last=place, value=number.value * lot, dress=IN_WORDS, is_sure=True, is_lot=True)
    half = next((before for before in (place - 1, place - 2) if line.cue(before) & HALF), -1)
    if half >= 0 and lot // 2 >= _SMALLEST_HALF:
        yield Number(half, place, lot // 2, IN_WORDS, is_lot=True)
    elif number is None and lot < _MOST:
        yield Number(place, place, lot, IN_WORDS, is_lot=True, is_sure=_is_counted_on(place, line))


def _is_counted_on(place: int, line: Line) -> bool:
    """Return True if a number is added to a lot or taken off it."""
    return bool(line.cue(place + 1) & (CONNECT | MINUS)) and line.begins_number(place + 2)


@lru_cache(maxsize=256)
def lots_in(languages: tuple[str, ...]) -> dict[str, int]:
    """Return the words for lots in several languages and how many each is."""
    return {word: worth for language in languages for word, worth in lots_of(language).items()}


_MOST_BEGUN = 32
"""How many words of a message are looked at with which a phrase may begin."""


def read_nicknames(line: Line) -> Iterator[Number]:
    """Yield the numbers of nicknames in the message's languages; as talk they may mean something else."""
    texts, said = line.texts, _nicknames_said(line)
    begun = [place for place in line.words if texts[place] in said] if said else ()
    for place in spread(begun, _MOST_BEGUN):
        for words, value, is_likeness in said[texts[place]]:
            if tuple(texts[place : place + len(words)]) == words:
                dress = LIKENESS if is_likeness else IN_WORDS
                yield Number(place, place + len(words) - 1, value, dress, is_sure=False)


def _nicknames_said(line: Line) -> dict[str, list[Nickname]]:
    """Return the phrases all words of which are said, by their first token."""
    vocabulary, said = line.vocabulary, dict[str, list[Nickname]]()
    nicknames = nicknames_in(line.tongues)
    for word in nicknames.keys() & vocabulary:
        for nickname in nicknames[word]:
            if vocabulary.issuperset(nickname.words):
                said.setdefault(word, []).append(nickname)
    return said


_MOST_SAID = 32
"""How many words of a message are looked at that may stand for a number together with others."""
_REACH = 8
"""How many tokens away the others may be."""
BEGINNING = 4
"""Prefix length of the word index."""


class _Form(NamedTuple):
    """A word as an association has it in a language, or the beginning of words."""

    language: str
    text: str
    is_beginning: bool


class _Association(NamedTuple):
    """Words that together stand for a number."""

    words: tuple[tuple[_Form, ...], ...]
    """For each word what may be said for it."""
    value: int


class _Known(NamedTuple):
    """The associations of all languages."""

    by_form: Mapping[_Form, tuple[_Association, ...]]
    """By each form of that word which is longest."""
    keys: Mapping[str, tuple[_Form, ...]]
    """These forms by their first letters."""
    forms: Mapping[str, tuple[_Form, ...]]
    """All forms by their first letters."""


def read_associations(line: Line, numbers: Sequence[Number]) -> Iterator[Number]:
    """Yield the numbers words of one sentence make together, in any order, where no number stands among them.

    `numbers` are those found before, which nothing hides; a one that may as well be an article is none. Of
    more than 32 words that may be such, those at even distances over the message are looked at.
    """
    known = _known()
    keys = _forms_in(line, known.keys)
    if not keys:
        return
    forms_of = _forms_in(line, known.forms)
    taken = _taken_by(numbers)
    for place in spread([place for place in line.words if line.texts[place] in keys], _MOST_SAID):
        near = _near(place, line, forms_of)
        for key in keys[line.texts[place]]:
            for words, value in known.by_form[key]:
                said = [_nearest(place, forms, near) for forms in words]
                first, last = min(said), max(said)
                if first >= 0 and taken.isdisjoint(range(first, last + 1)):
                    yield Number(first, last, value, LIKENESS, is_sure=False)


def _taken_by(numbers: Iterable[Number]) -> set[int]:
    """Return the places inside numbers that are no article."""
    certain = [number for number in numbers if number.value > 1 or (number.value and number.is_sure)]
    return {place for number in certain for place in range(number.first, number.last + 1)}


def _nearest(place: int, forms: Sequence[_Form], near: Mapping[_Form, int]) -> int:
    """Return the place nearest to one at which a word is said in any of its forms, -1 where it is not."""
    places = (near[form] for form in forms if form in near)
    return min(places, key=lambda at: abs(at - place), default=-1)


def _forms_in(line: Line, known: Mapping[str, tuple[_Form, ...]]) -> dict[str, list[_Form]]:
    """Return those of some forms that the words of a message have in its languages, by word."""
    tongues = line.tongues
    found: dict[str, list[_Form]] = {}
    for word in line.vocabulary:
        for form in known.get(word[:BEGINNING], ()):
            is_said = word.startswith(form.text) if form.is_beginning else word == form.text
            if is_said and form.language in tongues:
                found.setdefault(word, []).append(form)
    return found


def _near(place: int, line: Line, forms_of: Mapping[str, Sequence[_Form]]) -> dict[_Form, int]:
    """Return the forms of the words near one in its sentence, up to digits, and the nearest place of each."""
    near = dict.fromkeys(forms_of[line.texts[place]], place)
    for step in (-1, 1):
        for at in range(place + step, place + step * (_REACH + 1), step):
            if not 0 <= at < line.size or line.texts[at] in FULL_STOPS or line.kinds[at] is DIGITS:
                break
            for form in forms_of.get(line.texts[at], ()):
                if form not in near or abs(near[form] - place) > abs(at - place):
                    near[form] = at
    return near


@cache
def association_openings() -> frozenset[str]:
    """Return the first letters of the words one of which every association has, in all languages."""
    return frozenset(_known().keys)


@cache
def _known() -> _Known:
    """Return the associations of all languages, ready to be looked up."""
    by_form: dict[_Form, tuple[_Association, ...]] = {}
    every: set[_Form] = set()
    for language in LANGUAGES:
        for typed, value in associations_of(language).items():
            words = tuple(
                tuple(_Form(language, form.rstrip("*"), form.endswith("*")) for form in word.split("/"))
                for word in typed.split(" ")
            )
            every.update(*words)
            # Long words are said seldom, so that few messages have to be looked at further.
            for form in max(words, key=lambda forms: min(len(form.text) for form in forms)):
                by_form[form] = (*by_form.get(form, ()), _Association(words, value))
    return _Known(by_form, _by_beginning(by_form), _by_beginning(every))


def _by_beginning(forms: Iterable[_Form]) -> dict[str, tuple[_Form, ...]]:
    """Return forms by their first letters; in order, as sets have another one in each process."""
    found: dict[str, tuple[_Form, ...]] = {}
    for form in sorted(forms):
        beginning = form.text[:BEGINNING]
        found[beginning] = (*found.get(beginning, ()), form)
    return found
