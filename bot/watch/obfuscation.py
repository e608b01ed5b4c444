"""Numbers that were dressed up: spelled, split, in look-alike letters, slurred, misspelt, in leet."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from bot.watch.budget import share, spread
from bot.watch.compounds import compound_heard
from bot.watch.languages import speakers_of
from bot.watch.leet import LEET_READINGS, read_leet
from bot.watch.lines import WORD, Line
from bot.watch.lookalikes import plain_letter
from bot.watch.names import (
    OPENING,
    STORES,
    Name,
    all_ends,
    all_heads,
    all_openings,
    bare,
    edges_of,
    is_name,
    meanings_of,
    name_elsewhere,
    names_of,
    openings_of,
    slur,
)
from bot.watch.numbers import VEILED, Number
from bot.watch.numerals import spelled_roman
from bot.watch.runon import read_run_on
from bot.watch.sounds import EDGE, heard_as
from bot.watch.vocabulary import compounds_of, homographs_of
from bot.watch.words import Hearing

_TRIPLE = re.compile(r"(.)\1\1")
_CUT = re.compile(r"[^\W\d_][-._/|~,:+='][^\W\d_]")
# Latin letters that stand for the Cyrillic ones they look like.
_CYRILLIC = str.maketrans("aceopxyikmth", "асеорхуікмтн")
_GLUE = frozenset("-._/|~,:+='")
_SHORTEST = 3
_SHARP_S = "ss"
_SPLIT = 5
_MOST_PIECES = 3
_MOST_MARKS = 3
_LONGEST_WORD = 40
_LONGEST_SPELLED = 14
_LONG = 8
_MOST_STRANGE, _MOST_OPENINGS, _MOST_RUNS, _MOST_CUT = 8, 64, 16, 160
"""How many of these are looked at."""
_MOST_WORDS, _MOST_HEARD = 28, 16
"""How many of these are looked at in each language, where there are few."""


def read_obfuscated(line: Line, hearing: Hearing) -> Iterator[Number]:
    """Yield the numbers that only show when a veil is lifted; they may overlap with plain ones."""
    yield from _single_words(line, hearing)
    yield from _spelled(line, hearing)
    yield from _split(line, hearing)
    yield from read_leet(line, hearing)
    yield from read_run_on(line, hearing)


def _single_words(line: Line, hearing: Hearing) -> Iterator[Number]:
    """Yield words that are a number once look-alikes, stretched letters or one slip are undone."""
    text = line.folded.text
    sounding = _sounding(line.vocabulary, hearing) | _nearly(line.vocabulary, hearing)
    slips = {*sounding, *_misspelt(line.vocabulary, hearing)}
    if not text.isascii() or _TRIPLE.search(text):
        slips.update(word for word in line.vocabulary if not word.isascii() or _TRIPLE.search(word))
    if not slips:
        return
    seen: dict[str, Name | None] = {}
    odd = [
        place for place in line.words if len(line.texts[place]) >= _SHORTEST and line.texts[place] in slips
    ]
    for place in spread(odd, share(_MOST_WORDS, len(hearing.languages))):
        word = line.texts[place]
        written = line.written(place, place)
        if written not in seen:
            seen[written] = _unveiled(word, written, hearing) or sounding.get(word)
        name = seen[written]
        if name is not None:
            sure = name.value > 1
            yield Number(place, place, name.value, VEILED, is_ordinal=name.is_ordinal, is_sure=sure)


def _misspelt(words: frozenset[str], hearing: Hearing) -> Iterator[str]:
    """Yield the words that are a misspelt name in any of the languages."""
    first, last = all_ends()
    # The ends are asked for first: hardly a word passes.
    for word in words:
        if word[-OPENING:] not in last or word[:OPENING] not in first or word not in STORES["misspelt"]:
            continue
        if any(names_of(language).misspelt.get(word) for language in hearing.languages):
            yield word


def _unveiled(word: str, written: str, hearing: Hearing) -> Name | None:
    """Return the number name a word turns out to be when it is written plainly."""
    skeleton = None if word.isascii() else _skeleton(word, written)
    letters = word if word.isascii() else bare(word)
    slurred = slur(letters) if _TRIPLE.search(word) else ""
    is_mixed = not word.isascii() and _mixes(word)
    twin = word.translate(_CYRILLIC) if is_mixed else ""
    misspelt, known = STORES["misspelt"], all_heads()
    if (
        (skeleton is None or (skeleton not in known and letters not in known))
        and not slurred
        and not (word in misspelt or letters in misspelt)
        and twin not in STORES["phrases"]
    ):
        return None
    is_slip, is_bare_slip = word in misspelt, letters != word and letters in misspelt
    for language in hearing.languages:
        names = names_of(language)
        name: Name | None = None
        if skeleton is not None:
            shortest = _SHORTEST if language == "en" or is_mixed else _SPLIT
            if len(skeleton) >= shortest:
                name = names.solid.get(skeleton) or names.solid.get(letters)
        if name is None and hearing.is_top(language):
            name = names.misspelt.get(word) if is_slip else None
            if name is None and len(slurred) >= _SHORTEST:
                name = names.slurred.get(slurred) or names.solid.get(slurred)
            name = name or (names.misspelt.get(letters) if is_bare_slip else None)
            name = name or (names.phrases.get(twin) if is_mixed else None)
        if name is not None:
            return name
    return None


def _sounding(words: frozenset[str], hearing: Hearing) -> dict[str, Name]:
    """Return the words that sound like a number name, with what they name."""
    found: dict[str, Name] = {}
    starts, ends = edges_of(hearing.languages)
    # The ends are asked for first: hardly a word passes.
    strange = [word for word in words if word[:EDGE] in starts and word[-EDGE:] in ends]
    strange = sorted(
        word for word in strange if _SHORTEST < len(word) <= _LONGEST_WORD and not speakers_of(word)
    )
    most = share(_MOST_HEARD, len(hearing.languages))
    for language in hearing.languages if strange else ():
        first, last = names_of(language).edges
        shortest = _SHORTEST if hearing.is_top(language) else _SPLIT
        near = [word for word in strange if word[:EDGE] in first and word[-EDGE:] in last] if first else []
        for word in spread([word for word in near if len(word) > shortest], most):
            if name := _by_ear(word, language):
                found.setdefault(word, name)
    return found


def _nearly(words: frozenset[str], hearing: Hearing) -> dict[str, Name]:
    """Return the long words nobody knows that are a letter away from a name, with what they name."""
    found: dict[str, Name] = {}
    misspelt = STORES["misspelt"]
    long = (word for word in words if _LONG <= len(word) <= _LONGEST_WORD and word[0].isalpha())
    strange = sorted(word for word in long if not speakers_of(word))
    for word in spread(strange, _MOST_STRANGE):
        letters = bare(word)
        shorter = [(one, meanings_of(misspelt.signs(one))) for one in _one_less(letters) if is_name(one)]
        for language in hearing.languages if shorter else ():
            names = names_of(language)
            named = (names.solid.get(one) or slips.get(names.misspelt) for one, slips in shorter)
            name = next(filter(None, named), None)
            if name is not None and not name.is_ordinal:
                found.setdefault(word, name)
    return found


def _one_less(letters: str) -> Iterator[str]:
    """Yield letters without one of them, as far as a name may begin and end so."""
    first, last = all_ends()
    size = len(letters)
    start = 0 if letters[-OPENING:] in last else max(size - OPENING, 0)
    stop = size if letters[:OPENING] in first else OPENING
    for place in range(start, stop):
        yield letters[:place] + letters[place + 1 :]


def _by_ear(word: str, language: str) -> Name | None:
    """Return the number name that a word nobody knows sounds like, if it is no word of its own."""
    if word in homographs_of(language)["near"]:
        return None
    sound = heard_as(language, word)
    name = names_of(language).sounds.get(sound)
    if name is None and (value := compound_heard(sound, compounds_of(language))):
        return Name(value)
    return name


def _mixes(word: str) -> bool:
    """Tell whether a word has letters of Latin and of another script, which no honest word has."""
    scripts = {*map(script_of, word)}
    return "LATIN" in scripts and len(scripts) > 1


@lru_cache(maxsize=1 << 12)
def script_of(letter: str) -> str:
    """Return the script of a letter as Unicode calls it."""
    return unicodedata.name(letter, "").split(" ", 1)[0]


def _skeleton(word: str, written: str) -> str | None:
    """Return the ASCII letters a word looks like; None where it is plain or no look-alike."""
    letters = []
    for letter in written:
        plain = "ss" if letter in "ßẞ" else plain_letter(letter)
        if plain is not None:
            letters.append(plain)
        elif letter.isalnum() and not unicodedata.combining(letter):
            return None
    skeleton = "".join(letters)
    return skeleton if skeleton != word else None


def _spelled(line: Line, hearing: Hearing) -> Iterator[Number]:
    """Yield numbers whose letters stand one by one: t h i r t y, t.h.i.r.t.y."""
    single = {text for text in line.vocabulary if (len(text) == 1 and text.isalnum()) or text == _SHARP_S}
    if all(text.isdecimal() for text in single):
        return
    run: list[int] = []
    runs: list[list[int]] = []
    texts, spaced = line.texts, line.spaced
    # The empty place behind the message ends the last run.
    for place in range(line.size + 1):
        if texts[place] in single:
            # Letters and digits without a gap are leet, not spelling.
            if run and run[-1] == place - 1 and not spaced[place]:
                run.clear()
            run.append(place)
        elif run and not (texts[place] in _GLUE and place == run[-1] + 1):
            if len(run) >= _SHORTEST and any(line.is_word(letter) for letter in run):
                runs.append(run)
            run = []
    for letters in spread(runs, _MOST_RUNS):
        yield from _in_run(line, letters, hearing)


def _in_run(line: Line, run: list[int], hearing: Hearing) -> Iterator[Number]:
    """Yield the names spelled in a run of single letters: the whole run, or a long name inside it."""
    spelled = [(place, letter) for place in run for letter in line.text(place)]
    written = "".join(letter for _, letter in spelled)
    if not written.isascii():
        written = "".join(letter if letter.isascii() else bare(letter)[:1] or " " for letter in written)
    value = spelled_roman(written)
    if value is not None:
        yield Number(run[0], run[-1], value, VEILED)
        return
    for letters in dict.fromkeys(written.translate(reading) for reading in LEET_READINGS):
        span = _inside(letters, hearing)
        # A name that is spelled out is hidden, in any language of the table.
        if span is None and (strange := name_elsewhere(letters, hearing.languages)):
            span = 0, len(letters), strange
        if span is not None:
            start, end, name = span
            yield Number(spelled[start][0], spelled[end - 1][0], name.value, VEILED)
            return


def _inside(letters: str, hearing: Hearing) -> tuple[int, int, Name] | None:
    """Return the name that letters are, or else the first long one among them, and where it stands."""
    openings, known, size = all_openings(), all_heads(), len(letters)
    starts = [start for start in range(size) if letters[start : start + OPENING] in openings]
    spans = [
        (start, end)
        for start in spread(starts, _MOST_OPENINGS)
        for end in range(start + _SPLIT, min(start + _LONGEST_SPELLED, size) + 1)
        if letters[start:end] in known
    ]
    is_misspelt = letters in STORES["misspelt"]
    for language in hearing.languages if spans or is_misspelt or letters in known else ():
        names = names_of(language)
        whole = names.solid.get(letters) or (names.misspelt.get(letters) if is_misspelt else None)
        if whole is not None:
            return 0, size, whole
        for start, end in spans:
            name = names.solid.get(letters[start:end])
            if name is not None:
                return start, end, name
    return None


def _split(line: Line, hearing: Hearing) -> Iterator[Number]:
    """Yield names cut in two or three by a sign or a space: thir-ty, thir ty."""
    openings, known = openings_of(hearing.languages), all_heads()
    texts = _bare_texts(line)
    beginnings = {word for word in {*texts} if len(word) < OPENING or word[:OPENING] in openings}
    # Single letters side by side are spelling, not splitting.
    begun = [
        place
        for place in line.words
        if (word := texts[place]) in beginnings and not (len(word) == 1 and len(texts[place + 2]) == 1)
    ]
    for place in spread(begun, _MOST_CUT):
        for last, joined, is_glued in _joined(line, place, texts):
            if joined[:OPENING] not in openings:
                break
            if len(joined) < _SPLIT or joined not in known:
                continue
            for language in hearing.languages:
                name = names_of(language).solid.get(joined) if language in known[joined] else None
                if name is None or not hearing.accepts(language, joined):
                    continue
                if is_glued or not _is_talk(line, place, last):
                    yield Number(place, last, name.value, VEILED, is_ordinal=name.is_ordinal)


def _bare_texts(line: Line) -> list[str]:
    """Return the texts of the tokens, without accents where words are cut by signs: pa-de-sát."""
    if line.folded.text.isascii() or not _CUT.search(line.folded.text):
        return line.texts
    plain = {word: bare(word) for word in line.vocabulary if word.isalpha() and not word.isascii()}
    return [plain.get(text, text) for text in line.texts]


def _joined(line: Line, place: int, texts: list[str]) -> Iterator[tuple[int, str, bool]]:
    """Yield a word joined with one to three words behind it, and whether a sign glues the last of them."""
    kinds, spaced = line.kinds, line.spaced
    word = texts[place]
    for piece in range(_MOST_PIECES):
        marks = 0
        while marks < _MOST_MARKS and not spaced[place + 1] and texts[place + 1] in _GLUE:
            marks += 1
            place += 1
        is_glued, is_drawn = marks > 0, marks > 1
        # Fo - rty: with a space on either side a sign may as well stand between words.
        place += 2 if not is_glued and texts[place + 1] in _GLUE else 1
        # Nine... ty... one: who thinks aloud writes a space behind marks, but so does who ends a sentence.
        if kinds[place] is not WORD or (spaced[place] is is_glued and not is_drawn):
            return
        word += texts[place]
        # What is it for... ty: several marks may end a sentence, where nothing else is cut.
        if len(word) >= (OPENING if is_glued else _SPLIT) and (piece > 0 or spaced[place] is not is_glued):
            yield place, word, marks == 1 or (is_glued and piece > 0)


def _is_talk(line: Line, first: int, last: int) -> bool:
    """Tell whether the first and the last of some words are words of their own, or any is a single letter."""
    return bool(line.cue(first) and line.cue(last)) or any(
        len(line.text(place)) == 1 and line.is_word(place) for place in range(first, last + 1)
    )
