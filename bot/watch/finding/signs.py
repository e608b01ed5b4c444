"""Numbers in letters and signs for others: Roman and Han numerals, leet, look-alike digits."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from bot.watch.finding.folding import plain_letter
from bot.watch.finding.lines import ROMAN, VEILED, WORD, Line, Number, share, spread
from bot.watch.finding.words import Hearing
from bot.watch.languages.names import (
    OPENING,
    STORES,
    Name,
    Names,
    NameTable,
    all_openings,
    bare,
    is_name,
    meanings_of,
    name_elsewhere,
    names_of,
)
from bot.watch.languages.vocabulary import ARTICLE, COMMON, TELL

_SHORTEST_SMALL_ROMAN = 3
_GLUE = frozenset("-'_")
_KISSES = frozenset({"xx", "xxx", "xl", "xi"})
# Hex and binary have these names in most languages: binär, binario, binaire.
_BASES = re.compile(
    r"(?<!\w)(?:(?:0x|hex\w{0,8}\W{1,3})([0-9a-f]{2})|(?:0b|bin\w{2,6}\W{1,3})([01]{4,7}))(?!\w)"
)
BASE_HINT = re.compile("0x|0b|hex|bin")
"""Every number in the base of sixteen or two begins so."""
# Parts of films, kings and chapters rarely go further.
_SMALL_ROMAN = 12


def read_roman(line: Line) -> Iterator[Number]:
    """Yield Roman numerals of two letters or more that stand alone, not as part of a name or a size."""
    is_shouting = _is_shouting(line)
    for place in line.words:
        value = NUMERALS.get(line.texts[place])
        if value is not None and _is_numeral(line, place, value, is_shouting=is_shouting):
            yield Number(place, place, value, ROMAN)


def _is_numeral(line: Line, place: int, value: int, *, is_shouting: bool) -> bool:
    """Return True if a word of Roman digits is a numeral where it stands."""
    text, written = line.texts[place], line.written(place, place)
    is_capital = written == written.upper()
    if len(text) <= _SHORTEST_SMALL_ROMAN and not is_capital:
        return False
    if _follows_name(line, place) or _is_glued(line, place):
        return False
    if _is_presented(line, place):
        return True
    is_doubtful = value <= _SMALL_ROMAN or text in _KISSES or is_shouting
    return not is_doubtful and (is_capital or len(text) > _SHORTEST_SMALL_ROMAN)


def _is_presented(line: Line, place: int) -> bool:
    """Return True if a numeral is all that is said, or told as a card: IX is my smallest card."""
    return bool(line.size == 1 or line.cue(place - 1) & (ARTICLE | TELL) or line.cue(place + 1) & TELL)


def _follows_name(line: Line, place: int) -> bool:
    """Return True if a name stands before a word: Elizabeth II."""
    before = place - 1
    return (
        line.kinds[before] is WORD
        and not line.cue(before) & (COMMON | ARTICLE | TELL)
        and line.written(before, before)[:1].isupper()
    )


def _is_glued(line: Line, place: int) -> bool:
    """Return True if a hyphen, an apostrophe or an underscore joins a word to another token."""
    return (line.texts[place - 1] in _GLUE and not line.spaced[place]) or (
        line.texts[place + 1] in _GLUE and not line.spaced[place + 1]
    )


def spelled_roman(letters: str) -> int | None:
    """Return the value of a Roman numeral whose letters stand one by one: L X X V I; none for kisses.

    Decides 1 in 10,000 labelled lines.
    """
    value = NUMERALS.get(letters.casefold())
    if value is None or value <= _SMALL_ROMAN or letters in _KISSES or letters[:-1] in _KISSES:
        return None
    return value


def read_bases(line: Line) -> Iterator[Number]:
    """Yield numbers in the base of sixteen or two that say so: 0x2A, binary 101101.

    Decides 2 in 10,000 labelled lines.
    """
    for found in _BASES.finditer(line.folded.text):
        hexadecimal, binary = found.groups()
        value = int(hexadecimal, 16) if hexadecimal else int(binary, 2)
        first, last = bisect_left(line.starts, found.start()), bisect_left(line.starts, found.end()) - 1
        yield Number(first, last, value, VEILED)


def _is_shouting(line: Line) -> bool:
    """Return True if the words that are no numerals are in capitals too, so that capitals say nothing."""
    shouted = 0
    for place in line.words:
        if line.texts[place] in NUMERALS:
            continue
        word = line.written(place, place)
        if word != word.upper():
            return False
        shouted += 1
    return shouted > 1


_ROMAN_WORTHS = (100, 90, 50, 40, 10, 9, 5, 4, 1)
_ROMAN_SIGNS = ("c", "xc", "l", "xl", "x", "ix", "v", "iv", "i")


def _roman(value: int) -> str:
    letters = ""
    for worth, sign in zip(_ROMAN_WORTHS, _ROMAN_SIGNS, strict=True):
        letters += sign * (value // worth)
        value %= worth
    return letters


NUMERALS = {_roman(value): value for value in range(2, 100) if len(_roman(value)) > 1}
"""Roman numerals of two letters or more."""


_LEET_SIGNS = "0-9@$!|€+"
_EDGE = ".,!?;:\"'()[]{}…-"
MIXED = re.compile(rf"[^\W\d_][{_LEET_SIGNS}]|[{_LEET_SIGNS}][^\W\d_]")
"""A letter beside a digit or a sign for one, as every word in leet has."""
_SPACE = re.compile(r"\s")
LEET_READINGS = (
    str.maketrans("0134578@$!|€+69", "oieastbasiietgg"),
    str.maketrans("0134578@$!|€+69", "oleastbasiletgg"),
    str.maketrans("0134578@$!|€+69", "oieasvbasiievgg"),
)
"""Letters that digits and signs may stand for."""
_NO_LETTERS = re.compile("[^a-z]+")
_FIGURES = re.compile(r"(\d{1,2})")
_LEADS = frozenset("23456789")
_PAIR = 2
_MOST_FIGURES = 2
_SHORTEST = 3
_LONGEST_CHUNK = 40
_MOST_CHUNKS = 8
"""How many mixed words are read in each language, where there are few."""
_MOST_FORMS = 160
"""How many ways of reading digits out are tried in all words of a message, as many in each word."""


def read_leet(line: Line, hearing: Hearing) -> Iterator[Number]:
    """Yield numbers in leet and digits with look-alike letters among them: th1rty, 4ty, 3O."""
    seen: dict[str, Name | None] = {}
    most = share(_MOST_CHUNKS, len(hearing.languages))
    chunks = [*spread([*_mixed_words(line.folded.text)], most)]
    for start, chunk in chunks:
        value = _look_alike_digits(line, start, chunk) if len(chunk) == _PAIR else None
        if value is None:
            if chunk not in seen:
                seen[chunk] = _leet(chunk, hearing, _MOST_FORMS // len(chunks))
            name = seen[chunk]
            value = name.value if name else None
        if value is not None:
            first = bisect_left(line.starts, start)
            last = bisect_left(line.starts, start + len(chunk)) - 1
            yield Number(first, last, value, VEILED)


def _mixed_words(text: str) -> Iterator[tuple[int, str]]:
    """Yield the words with a letter beside a digit or a sign for one, without signs at their ends."""
    end = 0
    for mixed in MIXED.finditer(text):
        if mixed.start() < end:
            # It is in the word that was looked at.
            continue
        start = mixed.start()
        while start > end and not text[start - 1].isspace():
            start -= 1
        space = _SPACE.search(text, start)
        end = space.start() if space else len(text)
        whole = text[start:end]
        chunk = whole.strip(_EDGE)
        if 1 < len(chunk) <= _LONGEST_CHUNK and MIXED.search(chunk):
            yield start + whole.index(chunk), chunk


def _look_alike_digits(line: Line, start: int, chunk: str) -> int | None:
    """Read two characters, one a digit and one that looks like one: 3O, l7."""
    written = line.folded.written(start, start + _PAIR)
    if not (chunk[0].isdigit() or chunk[1].isdigit()):
        return None
    digits = shown_digits(written)
    if digits is None or (written[1] == "l" and not _stands_for_a_card(line, start)):
        return None
    return int(digits)


@lru_cache(maxsize=1 << 12)
def shown_digits(written: str) -> str | None:
    """Return the digits two characters show, if both look like digits and the first is no zero."""
    digits = ""
    for letter in written:
        plain = letter if letter in "lI|" else plain_letter(letter)
        digit = {"o": "0", "l": "1", "I": "1", "|": "1"}.get(plain or "", plain or "")
        if not digit.isdigit():
            return None
        digits += digit
    return digits if len(written) == _PAIR and digits[0] != "0" else None


def _stands_for_a_card(line: Line, start: int) -> bool:
    """Return True if a digit and an l stand where a card would stand, not where litres would."""
    place = bisect_left(line.starts, start)
    is_last = line.is_end(place + 2) or not line.text(place + 2)
    return is_last and bool(line.cue(place - 1) & (ARTICLE | TELL))


def _in_words(pieces: Sequence[str], names: Names, most: int) -> Sequence[str]:
    """Return a word's forms with its digits read out: siebenund30, 2wenty9, 3ty7.

    Of more forms than may be tried, those at even distances in their order are.
    """
    opening = pieces[0][:OPENING]
    if len(opening) == OPENING and opening not in names.openings:
        return []
    forms = {pieces[0]}
    for figure, after in zip(pieces[1::2], pieces[2::2], strict=True):
        said = {*names.leads.get(figure, ()), *(figure.translate(reading) for reading in LEET_READINGS)}
        said.update(_cut_tens(figure, after, names))
        # Two tens with many names each would make thousands.
        begun = spread(sorted(forms), max(most // max(len(said), 1), 2))
        forms = {form + word + after for form in begun for word in said}
        forms = {form for form in forms if form[:OPENING] in names.openings}
    return spread(sorted(forms), max(most, 2))


def _cut_tens(figure: str, after: str, names: Names) -> list[str]:
    """Return the tens of a figure without the letters behind it, which end them: thir of 3ty."""
    if not after or not _ends_a_ten(after, names):
        return []
    return [ten.removesuffix(after) for ten in names.leads.get(f"{figure}0", ()) if ten.endswith(after)]


def _ends_a_ten(letters: str, names: Names) -> bool:
    """Return True if letters end a ten, and not an ordinal, too: cuarta is 4ta."""
    return len(letters) >= _SHORTEST or (
        len(letters) > 1
        and all(any(ten.endswith(letters) for ten in names.leads[f"{digit}0"]) for digit in range(2, 10))
    )


def _letters(form: str) -> str:
    return _NO_LETTERS.sub("", form) if form.isascii() else bare(form)


def _leet(chunk: str, hearing: Hearing, most: int) -> Name | None:
    """Read a word with digits and signs for letters, in so many forms at most where digits are read out."""
    readings = dict.fromkeys(chunk.translate(reading) for reading in LEET_READINGS)
    if not _may_be_leet(chunk, readings):
        return None
    plain = _without_digits(readings)
    spelled = [letters for letters in plain if is_name(letters)]
    pieces = _figures_in(chunk)
    slips: dict[str, Mapping[NameTable, Name]] = {}
    for language in hearing.languages:
        names = names_of(language)
        forms = _in_words(pieces, names, most) if pieces else ()
        most -= len(forms)
        shortest = _SHORTEST + (not hearing.is_top(language))
        # What the signs look like goes before what they are called: tr3nt3 is thirty.
        said = (*spelled, *_led(chunk, names), *_without_digits(forms))
        if name := _named_by([letters for letters in said if len(letters) >= shortest], names, slips):
            return name
    return _named_elsewhere(plain, hearing)


def _may_be_leet(chunk: str, readings: Iterable[str]) -> bool:
    """Return True if a word has a digit to read out in front, or reads as the opening of a name."""
    return chunk[0] in _LEADS or not all_openings().isdisjoint(_letters(form)[:OPENING] for form in readings)


def _figures_in(chunk: str) -> Sequence[str]:
    """Return the letters and digits of a word by turns, or nothing if its digits are none or too many."""
    pieces = _FIGURES.split(chunk)
    return pieces if 1 < len(pieces) <= 2 * _MOST_FIGURES + 1 else ()


def _named_elsewhere(plain: Iterable[str], hearing: Hearing) -> Name | None:
    """Return the first name among letters in a language that the table does not speak."""
    return next((name for letters in plain if (name := name_elsewhere(letters, hearing.languages))), None)


def _led(chunk: str, names: Names) -> list[str]:
    """Return letters with the digit before them read out, whole or by its first letter: 4ty, 2wenty."""
    if chunk[0] not in _LEADS or _has_digit(chunk[1:]):
        return []
    rest = _letters(chunk[1:])
    return [begun + rest for word in names.leads[chunk[0]] for begun in (word[0], word)]


def _named_by(said: Iterable[str], names: Names, slips: dict[str, Mapping[NameTable, Name]]) -> Name | None:
    """Return the first name among letters, or misspelt; `slips` keeps what they are misspelt for anywhere."""
    for letters in said:
        if letters[:OPENING] not in names.openings:
            continue
        if letters not in slips:
            slips[letters] = meanings_of(STORES["misspelt"].signs(letters))
        name = names.solid.get(letters) or slips[letters].get(names.misspelt)
        if name is not None and name.value > 1:
            return name
    return None


def _without_digits(forms: Iterable[str]) -> list[str]:
    """Return the letters of those forms in which no digit is left."""
    return [_letters(form) for form in forms if not _has_digit(form)]


def _has_digit(form: str) -> bool:
    return any(map(str.isdigit, form))
