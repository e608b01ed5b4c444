"""Numbers told by words that together stand for one, however they are joined: keys of an old piano."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from bot.watch.budget import spread
from bot.watch.lines import DIGITS, Line
from bot.watch.model import LANGUAGES
from bot.watch.numbers import LIKENESS, Number
from bot.watch.vocabulary import associations_of

_MOST_SAID = 32
"""How many words of a message are looked at that may stand for a number together with others."""
_REACH = 8
"""How many tokens away the others may be."""
_BEGINNING = 4
"""By so many of its first letters a word is looked up."""
_FULL_STOPS = frozenset({".", "!", "?", ";", "\n"})


class _Form(NamedTuple):
    """A word as an association has it in a language, or the beginning of words."""

    language: str
    text: str
    is_beginning: bool


class _Known(NamedTuple):
    """The associations of all languages."""

    by_form: Mapping[_Form, tuple[tuple[tuple[_Form, ...], int], ...]]
    """The forms that together stand for a number, and the number, by one form of each that few share."""
    by_beginning: Mapping[str, tuple[_Form, ...]]
    """All forms by their first letters."""


def read_associations(line: Line, numbers: Sequence[Number]) -> Iterator[Number]:
    """Yield what words of one sentence stand for together, in any order, where no number stands among them.

    `numbers` are those found before, which nothing hides; a one that may as well be an article is none.
    """
    known, forms_of = _known(), _forms_in(line)
    keys = {word: found for word, forms in forms_of.items() if (found := [*filter(known.by_form.get, forms)])}
    if not keys:
        return
    certain = [one for one in numbers if one.value > 1 or (one.value and one.is_sure)]
    taken = {place for one in certain for place in range(one.first, one.last + 1)}
    for place in spread([place for place in line.words if line.texts[place] in keys], _MOST_SAID):
        near = _near(place, line, forms_of)
        for key in keys[line.texts[place]]:
            for together, value in known.by_form[key]:
                said = [near.get(form, -1) for form in together]
                first, last = min(said), max(said)
                if first >= 0 and taken.isdisjoint(range(first, last + 1)):
                    yield Number(first, last, value, LIKENESS, is_sure=False)


def _forms_in(line: Line) -> dict[str, list[_Form]]:
    """Return the forms of each word of a message in its languages, as far as associations have any."""
    known, tongues = _known().by_beginning, line.tongues
    found: dict[str, list[_Form]] = {}
    for word in line.vocabulary:
        for form in known.get(word[:_BEGINNING], ()):
            is_said = word.startswith(form.text) if form.is_beginning else word == form.text
            if is_said and form.language in tongues:
                found.setdefault(word, []).append(form)
    return found


def _near(place: int, line: Line, forms_of: Mapping[str, Sequence[_Form]]) -> dict[_Form, int]:
    """Return the forms of the words near one in its sentence, up to digits, and the nearest place of each."""
    near = dict.fromkeys(forms_of[line.texts[place]], place)
    for step in (-1, 1):
        for at in range(place + step, place + step * (_REACH + 1), step):
            if not 0 <= at < line.size or line.texts[at] in _FULL_STOPS or line.kinds[at] is DIGITS:
                break
            for form in forms_of.get(line.texts[at], ()):
                if form not in near or abs(near[form] - place) > abs(at - place):
                    near[form] = at
    return near


@cache
def _known() -> _Known:
    """Return the associations of all languages, ready to be looked up."""
    known: list[tuple[tuple[_Form, ...], int]] = []
    counts: Counter[_Form] = Counter()
    for language in LANGUAGES:
        own = associations_of(language)
        form_of = {
            word: _Form(language, word.rstrip("*"), word.endswith("*"))
            for words in own
            for word in words.split()
        }
        known += ((tuple(map(form_of.__getitem__, words.split())), value) for words, value in own.items())
    for together, _ in known:
        counts.update(together)
    by_form: dict[_Form, tuple[tuple[tuple[_Form, ...], int], ...]] = {}
    for together, value in known:
        rarest = min(together, key=lambda form: (counts[form], form))
        by_form[rarest] = (*by_form.get(rarest, ()), (together, value))
    by_beginning: dict[str, tuple[_Form, ...]] = {}
    # In order, as the forms of a word are read in it: sets have another one in each process.
    for form in sorted(counts):
        beginning = form.text[:_BEGINNING]
        by_beginning[beginning] = (*by_beginning.get(beginning, ()), form)
    return _Known(by_form, by_beginning)
