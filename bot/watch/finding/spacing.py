"""Number names with gaps put in or left out: t h i r t y, thir-ty, mylowestisfortyfour."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from bot.watch.finding.lines import VEILED, WORD, Line, Number, spread
from bot.watch.finding.signs import LEET_READINGS, spelled_roman
from bot.watch.finding.words import Hearing
from bot.watch.languages.names import (
    OPENING,
    SIMPLE,
    Name,
    all_heads,
    all_openings,
    bare,
    is_name,
    name_elsewhere,
    names_of,
    openings_of,
)
from bot.watch.languages.vocabulary import (
    CARDS,
    COMMON,
    COUNTED,
    CROWD,
    DATE,
    HOUR,
    MONEY,
    TELL,
    TIMES,
    UNIT,
    kinds_of,
)
from bot.watch.model import LANGUAGES

_CUT = re.compile(r"[^\W\d_][-._/|~,:+='][^\W\d_]")
_GLUE = frozenset("-._/|~,:+='")
_SHORTEST_SPELLED = 3
_SHARP_S = "ss"
_SPLIT = 5
_MOST_PIECES = 3
_MOST_MARKS = 3
_LONGEST_SPELLED = 14
_MOST_STRANGE, _MOST_OPENINGS, _MOST_RUNS, _MOST_CUT = 8, 64, 16, 160
"""How many of these are looked at."""


def read_spelled(line: Line, hearing: Hearing) -> Iterator[Number]:
    """Yield numbers whose letters stand one by one: t h i r t y, t.h.i.r.t.y."""
    single = {text for text in line.vocabulary if (len(text) == 1 and text.isalnum()) or text == _SHARP_S}
    if all(text.isdecimal() for text in single):
        return
    runs = _runs_of(single, line)
    for letters in spread(runs, _MOST_RUNS):
        yield from _in_run(line, letters, hearing)


def _runs_of(single: set[str], line: Line) -> list[list[int]]:
    """Return the places of single letters that stand one by one, three or more in a row."""
    run: list[int] = []
    runs: list[list[int]] = []
    last = -1
    texts, spaced = line.texts, line.spaced
    # The empty place behind the message ends the last run.
    for place in range(line.size + 1):
        if texts[place] in single:
            # Letters and digits without a gap are leet, not spelling.
            if last == place - 1 and not spaced[place]:
                run.clear()
            run.append(place)
            last = place
        elif run and not (texts[place] in _GLUE and place == last + 1):
            runs.append(run)
            run = []
    return [run for run in runs if _may_spell(run, line)]


def _may_spell(run: Sequence[int], line: Line) -> bool:
    return len(run) >= _SHORTEST_SPELLED and any(map(line.is_word, run))


def _in_run(line: Line, run: list[int], hearing: Hearing) -> Iterator[Number]:
    """Yield the names spelled in a run of single letters: the whole run, or a long name inside it."""
    spelled = [(place, letter) for place in run for letter in line.text(place)]
    written = "".join([letter if letter.isascii() else bare(letter)[:1] or " " for _, letter in spelled])
    value = spelled_roman(written)
    if value is not None:
        yield Number(run[0], run[-1], value, VEILED)
        return
    readings = dict.fromkeys(written.translate(reading) for reading in LEET_READINGS)
    span = next(filter(None, (_span_of(letters, hearing) for letters in readings)), None)
    if span is not None:
        start, end, name = span
        yield Number(spelled[start][0], spelled[end - 1][0], name.value, VEILED)


def _span_of(letters: str, hearing: Hearing) -> tuple[int, int, Name] | None:
    """Return the name spelled by letters in a language of the message, or by all of them in any other."""
    span = _spelled_inside(letters, hearing)
    if span is None and (strange := name_elsewhere(letters, hearing.languages)):
        return 0, len(letters), strange
    return span


def _spelled_inside(letters: str, hearing: Hearing) -> tuple[int, int, Name] | None:
    """Return the name that letters are, or else the first long one among them, and where it stands."""
    spans = _known_spans(letters)
    for language in hearing.languages if spans or is_name(letters) else ():
        names = names_of(language)
        whole = names.solid.get(letters) or names.misspelt.get(letters)
        if whole is not None:
            return 0, len(letters), whole
        for start, end in spans:
            name = names.solid.get(letters[start:end])
            if name is not None:
                return start, end, name
    return None


def _known_spans(letters: str) -> list[tuple[int, int]]:
    """Return where long names of any language may stand among letters."""
    openings, known, size = all_openings(), all_heads(), len(letters)
    starts = [start for start in range(size) if letters[start : start + OPENING] in openings]
    return [
        (start, end)
        for start in spread(starts, _MOST_OPENINGS)
        for end in range(start + _SPLIT, min(start + _LONGEST_SPELLED, size) + 1)
        if letters[start:end] in known
    ]


def read_split(line: Line, hearing: Hearing) -> Iterator[Number]:
    """Yield names cut in two or three by a sign or a space: thir-ty, thir ty."""
    openings, known = openings_of(hearing.languages), all_heads()
    texts = _bare_texts(line)
    for place in spread(_begun(line, texts, openings), _MOST_CUT):
        for last, joined, is_glued in _joined(line, place, texts):
            if joined[:OPENING] not in openings:
                break
            if (
                len(joined) < _SPLIT
                or joined not in known
                or not (is_glued or not _is_talk(line, place, last))
            ):
                continue
            for name in _accepted(joined, known[joined], hearing):
                yield Number(place, last, name.value, VEILED, is_ordinal=name.is_ordinal)


def _accepted(letters: str, begun: Sequence[str], hearing: Hearing) -> Iterator[Name]:
    """Yield the names that letters are in the languages heard in a message."""
    for language in hearing.languages:
        name = names_of(language).solid.get(letters) if language in begun else None
        if name is not None and hearing.accepts(language, letters):
            yield name


def _begun(line: Line, texts: Sequence[str], openings: frozenset[str]) -> list[int]:
    """Return the places of the words with which a name that was cut may begin."""
    beginnings = {word for word in {*texts} if len(word) < OPENING or word[:OPENING] in openings}
    # Single letters side by side are spelling, not splitting.
    return [
        place
        for place in line.words
        if (word := texts[place]) in beginnings and not (len(word) == 1 and len(texts[place + 2]) == 1)
    ]


def _bare_texts(line: Line) -> list[str]:
    """Return the texts of the tokens, without accents where words are cut by signs: pa-de-sát."""
    if line.folded.text.isascii() or not _CUT.search(line.folded.text):
        return line.texts
    plain = {word: bare(word) for word in line.vocabulary if word.isalpha() and not word.isascii()}
    return [plain.get(text, text) for text in line.texts]


def _joined(line: Line, place: int, texts: list[str]) -> Iterator[tuple[int, str, bool]]:
    """Yield a word joined with one to three words behind it, and whether a sign glues the last of them."""
    spaced, word = line.spaced, texts[place]
    for piece in range(_MOST_PIECES):
        marks = _marks_behind(line, place, texts)
        is_glued = marks > 0
        place = _next_piece(line, place + marks, marks, texts)
        if place < 0:
            return
        word += texts[place]
        # What is it for... ty: several marks may end a sentence, where nothing else is cut.
        if len(word) >= (OPENING if is_glued else _SPLIT) and (piece > 0 or spaced[place] is not is_glued):
            yield place, word, marks == 1 or (is_glued and piece > 0)


def _next_piece(line: Line, place: int, marks: int, texts: Sequence[str]) -> int:
    """Return the place of the word behind a word and its marks, -1 where none may be joined to it."""
    is_glued, is_drawn = marks > 0, marks > 1
    # Fo - rty: with a space on either side a sign may as well stand between words.
    place += 2 if not is_glued and texts[place + 1] in _GLUE else 1
    # Nine... ty... one: who thinks aloud writes a space behind marks, but so does who ends a sentence.
    is_parted = line.spaced[place] is is_glued and not is_drawn
    return -1 if is_parted or line.kinds[place] is not WORD else place


def _marks_behind(line: Line, place: int, texts: Sequence[str]) -> int:
    """Return how many signs glue a word to what stands behind it, three at most."""
    marks = 0
    while marks < _MOST_MARKS and not line.spaced[place + 1] and texts[place + 1] in _GLUE:
        marks += 1
        place += 1
    return marks


def _is_talk(line: Line, first: int, last: int) -> bool:
    """Return True if the first and the last of some words have a meaning, or any is a single letter."""
    return bool(line.cue(first) and line.cue(last)) or any(
        len(line.text(place)) == 1 and line.is_word(place) for place in range(first, last + 1)
    )


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
    named = {
        word: name for word in spread(long, _MOST_WORDS) if (name := _name_in(word, hearing)) is not None
    }
    for place in line.words if named else ():
        name = named.get(line.texts[place])
        if name is not None:
            yield Number(place, place, name.value, VEILED)


def _name_in(word: str, hearing: Hearing) -> Name | None:
    """Return the first number name inside a word in a language of the message."""
    letters, openings = word if word.isascii() else bare(word), _all_openings()
    starts = [
        start
        for start in range(len(letters) - _SHORTEST_TEN + 1)
        if letters[start : start + _SHORTEST_TEN] in openings
    ]
    if not starts:
        return None
    names = (_inside(letters, starts, language) for language in hearing.languages)
    return next(filter(None, names), None)


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
    """Return True if words of a language's talk stand around a name, and none that it counts."""
    bigger = _bigger(language)
    if before.endswith(bigger) or after.startswith(bigger):
        return False
    # A ten is part of other words too: comfort yourself, freight yard.
    is_ten = name.value in SIMPLE
    opens = _kinds_before(before, language, is_ten=is_ten)
    closes = _longest(language, (after[:size] for size in _LENGTHS if _SHORT < size <= len(after)))
    if _is_counting(opens, closes):
        return False
    if is_ten:
        return bool(opens & ~COMMON) and bool(closes or not after)
    return bool(opens or closes)


def _is_counting(opens: int, closes: int) -> bool:
    """Return True if the words around a name make it count what stands behind it."""
    return bool(closes & _MEASURES or (closes & _THINGS and not opens & TELL))


def _kinds_before(before: str, language: str, *, is_ten: bool) -> int:
    """Return the kinds of the word that ends before a name."""
    opens = _longest(
        language, (before[-size:] for size in _LENGTHS if _SHORT + is_ten <= size <= len(before))
    )
    if opens or is_ten:
        return opens
    # La mia carta è: a word of one letter may stand between.
    return _longest(language, (before[-size:-1] for size in _LENGTHS if _APART < size <= len(before)))


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
def _bigger(language: str) -> tuple[str, ...]:
    """Return the words that make a name beside them part of a bigger number."""
    hundreds = {letters for letters, name in names_of(language).solid.items() if name.value == _HUNDRED}
    return tuple(hundreds.union(map(bare, names_of(language).multipliers)))


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
