"""Numbers written in digits, and how their separators and endings change them."""

from collections.abc import Callable, Iterator, Mapping

from bot.watch.finding.lines import DIGITS, IN_DIGITS, VEILED, WORD, Kind, Line, Number
from bot.watch.languages.vocabulary import (
    ARTICLE,
    BOUND,
    CARD,
    CARDS,
    COMMON,
    COMPARED,
    COUNTED,
    FITS,
    HOUR,
    LABEL,
    MONEY,
    PILE,
    TELL,
    UNIT,
    endings_of,
)

_SEPARATORS = frozenset(".,:;-_/|'+~=")
_ORDINAL_ENDINGS = frozenset(
    "st nd rd th e er ere ème eme re ten te ter tes de ste ième ieme и я й ci cü nci".split()  # noqa: SIM905  # readable
)
_GLUED_UNITS = frozenset("m s k g l d w y p c f b h px hz gb mb tb kb km cm mm kg mg ml ms".split())  # noqa: SIM905  # readable
_GLUED_UNITS |= frozenset("min std hrs am pm fps yo bit mal fach xp hp mp lvl ч мин".split())  # noqa: SIM905  # readable
_DECADE_ENDINGS = frozenset({"s", "er", "ers", "ern", "ties"})
_LOOSE_ENDINGS = frozenset({"er", "ers", "ish"})
_SPEECH = FITS | TELL | ARTICLE | BOUND | COMPARED
_FOR = frozenset({"for", "für"})
_CENTS = frozenset({"99", "95", "49", "90"})
_SOUNDS = frozenset({2, 4})
_CURRENCIES = frozenset("€$£¥₽₺%")
_JOINTS = frozenset("-':")
_HOURS, _MINUTES, _DAYS, _MONTHS, _INCHES = 24, 60, 31, 12, 12
_WHOLES = frozenset({10, 20, 98, 99, 100})
_LONGEST_LABEL = 4
_LONGEST_CARD = 3
_PAIR = 2
_GERMAN_ARTICLE, _DICE = "d", frozenset({"10", "12", "20"})


def read_digits(line: Line) -> Iterator[Number]:
    """Yield the numbers written in digits, without times, dates, decimals, versions and identifiers."""
    end = -1
    # A long message may be nothing but digits, so the lists behind the line are read directly.
    texts, kinds, spaced = line.texts, line.kinds, line.spaced
    for place in line.digits:
        if place <= end:
            continue
        after = place + 1
        end = place
        if not spaced[after] and texts[after] in _SEPARATORS:
            end = _last_of_cluster(line, place)
            if end > place:
                yield from _cluster(line, list(range(place, end + 1, 2)))
                continue
        elif kinds[after] is DIGITS and _is_spaced_pair(line, place):
            end = after
            yield Number(place, after, int(texts[place] + texts[after]), VEILED)
            continue
        yield from _alone(line, place)


def _alone(line: Line, place: int) -> Iterator[Number]:
    """Yield the number of digits that no other digits are joined to."""
    text, after = line.texts[place], place + 1
    if len(text) > _LONGEST_CARD or text.startswith("00"):
        return
    if not line.spaced[place] and _is_named(line, place, line.kinds[place - 1]):
        return
    # One digit behind kana and the like counts before a counter or a particle only; a name may end in two.
    if line.is_run_on(place) and (
        line.text(line.start_of_run(place) - 1) == "@"
        or (len(text) == 1 and not (line.is_run_on(after) and line.cue(after)))
    ):
        return
    if not line.spaced[after] and line.kinds[after] is WORD:
        yield from _with_ending(line, place, int(text))
    elif not line.spaced[after] and line.texts[after] in _JOINTS:
        yield from _with_joined_ending(line, place, int(text))
    else:
        yield Number(place, place, int(text), IN_DIGITS)


def _last_of_cluster(line: Line, place: int) -> int:
    """Return the place of the last digits glued by separators to the ones at a place."""
    texts, kinds, spaced = line.texts, line.kinds, line.spaced
    while (
        kinds[place + 2] is DIGITS
        and not spaced[place + 1]
        and not spaced[place + 2]
        and texts[place + 1] in _SEPARATORS
    ):
        place += 2
    return place


def _is_spaced_pair(line: Line, place: int) -> bool:
    """Return True if digits and the digits behind them are single and stand alone: 3 7."""
    texts, kinds = line.texts, line.kinds
    beyond = place + 2
    return (
        kinds[beyond] is not DIGITS
        and kinds[place - 1] is not DIGITS
        and len(texts[place]) == 1
        and len(texts[place + 1]) == 1
        and texts[place] != "0"
        and texts[place - 1] != "#"
        and not line.cue(place - 1) & (PILE | LABEL)
        and not (kinds[beyond] is WORD and not line.spaced[beyond])
        and not line.cue(beyond) & (CARDS | COUNTED | UNIT | PILE)
    )


def _is_named(line: Line, place: int, before: Kind) -> bool:
    """Return True if digits end an identifier: ps5, v2, f16, max_42; not a word run into a number: have37.

    Two digits end none behind a function word (hab42) or a short article (a71), unless they are a die (d20).
    """
    if before is not WORD:
        return line.text(place - 1) == "_" and line.is_word(place - 2) and not line.cue(place - 2) & _SPEECH
    word, cue = line.text(place - 1), line.cue(place - 1)
    is_pair = len(line.text(place)) == _PAIR and line.spaced[place - 1]
    if len(word) == 1:
        is_article = cue & ARTICLE or (word == _GERMAN_ARTICLE and line.text(place) not in _DICE)
        return not (is_pair and is_article and line.written(place - 1, place - 1) == word)
    return not cue & (_SPEECH | COMMON if is_pair and len(word) > _PAIR else _SPEECH)


def _with_ending(line: Line, place: int, value: int) -> Iterator[Number]:
    """Yield the number of digits with letters behind them: 37th, 60s, 60er; nothing for 5min or 4k."""
    ending = line.text(place + 1)
    declined = _declined(line, place, place + 1, value)
    number = Number(place, place + 1, value, IN_DIGITS)
    if declined is not None:
        yield from declined
    elif ending in _DECADE_ENDINGS and _begins_decade(value):
        yield number._replace(is_decade=True)
    elif ending in _LOOSE_ENDINGS:
        yield number
    elif ending in _ORDINAL_ENDINGS or (ending == "a" and line.spaced[place + 2]):
        yield number._replace(is_ordinal=True)
    elif _is_open_decade(line, place):
        yield number._replace(value=10 * value, is_decade=True)
    elif _is_word_behind(line, place, value):
        yield number._replace(last=place)


def _is_open_decade(line: Line, place: int) -> bool:
    """Return True if an x stands for the ones behind a digit: 3x is somewhere in the thirties."""
    is_open = line.text(place + 1) == "x" and len(line.text(place)) == 1
    return is_open and bool(line.cue(place - 1) & (ARTICLE | TELL))


def _is_word_behind(line: Line, place: int, value: int) -> bool:
    """Return True if a word or a factor is glued to digits, not a unit: 37fits, 3x4; but 5min."""
    ending, cue = line.text(place + 1), line.cue(place + 1)
    if ending == "x" and line.kinds[place + 2] is DIGITS and not line.spaced[place + 2]:
        return True
    if ending in _GLUED_UNITS or cue & (UNIT | HOUR | MONEY):
        return False
    # 4the: a digit for the word it sounds like.
    if value in _SOUNDS and cue & ARTICLE and line.is_word(place + 2):
        return False
    return bool(cue & _SPEECH) or len(ending) >= _LONGEST_LABEL


def _with_joined_ending(line: Line, place: int, value: int) -> Iterator[Number]:
    """Yield the number of digits with a sign behind them that may join an ending: 80's, 37-я, 60'erne."""
    last = place + 2
    is_joined = line.kinds[last] is WORD and not line.spaced[last]
    if is_joined and line.text(place + 1) == "'" and line.text(last) == "s":
        yield Number(place, last, value, IN_DIGITS, is_decade=_begins_decade(value))
        return
    declined = _declined(line, place, last, value) if is_joined else None
    yield from (Number(place, place, value, IN_DIGITS),) if declined is None else declined


def _declined(line: Line, place: int, last: int, value: int) -> list[Number] | None:
    """Return the number of digits with an ending a language of the message declines them by.

    Nothing is in it where the ending makes a time of them: 8de, at eight.
    """
    ending = line.text(last)
    for tongue in line.tongues:
        endings = endings_of(tongue)
        if ending in endings.places:
            return [Number(place, last, value, IN_DIGITS)] if value > _HOURS else []
        if _begins_decade(value) and ending in endings.decades:
            return [Number(place, last, value, IN_DIGITS, is_decade=True)]
        if ending in endings.ordinals:
            return [Number(place, last, value, IN_DIGITS, is_ordinal=True)]
        if ending in endings.names:
            return [Number(place, last, value, IN_DIGITS)]
    return None


def _begins_decade(value: int) -> bool:
    return value % 10 == 0 and 20 <= value <= 90  # noqa: PLR2004  # the tens that have a decade of cards


def _cluster(line: Line, places: list[int]) -> Iterator[Number]:
    """Yield the numbers of digits glued by separators: 3-7, 30-40; nothing for 20:30, 24.12., 1.2.0."""
    texts, first = line.texts, places[0]
    pieces = texts[first : places[-1] + 1 : 2]
    signs = set(texts[first + 1 : places[-1] : 2])
    sign = signs.pop() if len(signs) == 1 else ""
    if _is_part_of_other(line, first, places[-1]):
        return
    if _is_pair(sign, pieces):
        if pieces[0] != "0" and not _is_fraction(sign, *pieces):
            digits = int(pieces[0]), int(pieces[1])
            yield Number(places[0], places[-1], int("".join(pieces)), VEILED, parts=digits)
    elif not _is_no_card(sign, pieces) and not _is_price(line, places, sign):
        for place in places:
            if len(texts[place]) <= _LONGEST_CARD:
                yield Number(place, place, int(texts[place]), IN_DIGITS)


def _is_part_of_other(line: Line, first: int, last: int) -> bool:
    """Return True if glued digits end an identifier or are an amount of money."""
    if not line.spaced[first] and _is_named(line, first, line.kinds[first - 1]):
        return True
    return line.texts[first - 1] in _CURRENCIES or line.texts[last + 1] in _CURRENCIES


def _is_pair(sign: str, pieces: list[str]) -> bool:
    """Return True if two single digits may be read as one number: 3-7; not 3+7."""
    return len(pieces) == 2 and len(pieces[0]) == len(pieces[1]) == 1 and sign not in "+="  # noqa: PLR2004  # two digits


def _is_price(line: Line, places: list[int], sign: str) -> bool:
    """Return True if two glued numbers are an amount of money behind for, only: 39.99."""
    before = line.cue(places[0] - 1)
    return bool(
        sign in {".", ","}
        and len(places) == 2  # noqa: PLR2004  # units and cents
        and (
            (line.text(places[1]) in _CENTS and line.is_word(places[0] - 1))
            or (line.text(places[-1] + 1) in _FOR and line.cue(places[-1] + 2) & ARTICLE)
            or line.talk & MONEY
        )
        and not before & (ARTICLE | CARD | TELL | BOUND | COMPARED)
    )


def _is_fraction(sign: str, above: str, below: str) -> bool:
    """Return True if two digits are a common fraction: 1/2, 2/3, 3/4."""
    return sign == "/" and int(above) < int(below) <= 4  # noqa: PLR2004  # quarters are the last common ones


def _is_no_card(sign: str, pieces: list[str]) -> bool:
    """Return True if glued digits are a time, a date, a decimal, a version, a telephone number or a share."""
    if any(len(piece) > 2 for piece in pieces):  # noqa: PLR2004  # no card has three digits but 100
        return True
    is_other = _NO_CARDS.get(sign)
    return is_other is not None and is_other(pieces)


def _is_clock(pieces: list[str]) -> bool:
    """20:30, 20.30."""
    return int(pieces[0]) <= _HOURS and len(pieces[1]) == 2 and int(pieces[1]) < _MINUTES  # noqa: PLR2004  # :05


def _is_dotted(pieces: list[str]) -> bool:
    """24.12., 20.30, 1.2.0, 9.75."""
    is_date = int(pieces[0]) <= _DAYS and int(pieces[1]) <= _MONTHS
    return len(pieces) > 2 or is_date or _is_clock(pieces) or len(pieces[0]) != len(pieces[1])  # noqa: PLR2004  # 1.2.0


def _is_decimal(pieces: list[str]) -> bool:
    """12,5."""
    return len(pieces) == 2 and len(pieces[0]) != len(pieces[1])  # noqa: PLR2004  # two sides of a comma


def _is_height(pieces: list[str]) -> bool:
    """6'11."""
    return int(pieces[1]) < _INCHES


def _is_share(pieces: list[str]) -> bool:
    """24/12, 12/24, 7/10, 24/7, 1/2/26."""
    first, second = int(pieces[0]), int(pieces[1])
    is_date = (first <= _DAYS and second <= _MONTHS) or (first <= _MONTHS and second <= _DAYS)
    is_share = first == second or second in _WHOLES or (first, second) == (24, 7)
    return is_date or is_share or len(pieces) > 2  # noqa: PLR2004  # a date with its year


_NO_CARDS: Mapping[str, Callable[[list[str]], bool]] = {
    ":": _is_clock,
    ".": _is_dotted,
    ",": _is_decimal,
    "'": _is_height,
    "/": _is_share,
}
"""Whether digits are something else than cards, by the sign between them."""
