"""Numbers that name something: a level, a page, the trick, a fixed phrase, a finished game's score."""

from bot.watch.cues import (
    ARTICLE,
    BOUND,
    CARD,
    COMPARED,
    CONNECT,
    COUNTED,
    DATE,
    FITS,
    LABEL,
    LEFT,
    MINUS,
    OF,
    PAST,
    SCORE,
    TELL,
    TIMES,
    TRICK,
    UNIT,
)  # fmt: skip
from bot.watch.lines import Kind, Line
from bot.watch.model import Context
from bot.watch.numbers import Dress, Number

_TRICK = 10
_SMALL = 12
_HUNDRED = 100
_COLONS = frozenset({":", "#", ".", "no", "nr", "-"})


def has_a_label(number: Number, line: Line, _context: Context) -> bool:
    """Level 3, round 5, page 45, player 2, Windows 11, level: 3."""
    place = number.first - (2 if line.text(number.first - 1) in _COLONS else 1)
    return bool(line.cue(place) & LABEL) and not line.cue(place - 1) & TELL & ~ARTICLE


def numbers_a_thing(number: Number, line: Line, _context: Context) -> bool:
    """The 12th floor, the 50th time, my 37th birthday, the 20th century."""
    if not number.is_ordinal and number.dress is not Dress.ROMAN:
        return False
    place = number.last + (2 if line.text(number.last + 1) == "." else 1)
    cue = line.cue(place)
    return bool(cue & (LABEL | COUNTED | UNIT | DATE | TIMES)) or (line.is_word(place) and not cue)


def is_a_score(number: Number, line: Line, _context: Context) -> bool:
    """We won 3-1, we had 7 cards left last time, yesterday we ended with 14."""
    if not line.talk & SCORE:
        return False
    if number.parts and not line.is_game_talk:
        return True
    is_present = line.cue(number.first - 1) & (ARTICLE | CARD)
    return bool(line.talk & PAST) and not is_present


def is_part_of_a_bigger_number(number: Number, line: Line, _context: Context) -> bool:
    """Two hundred, fifty thousand, one hundred and nine."""
    if line.text(number.last + 1) in line.multipliers:
        return True
    after = number.last + (2 if line.cue(number.last + 1) & CONNECT else 1)
    if number.value == _HUNDRED and number.dress is Dress.WORDS and line.begins_number(after):
        return True
    place = number.first - (2 if line.cue(number.first - 1) & CONNECT else 1)
    return line.text(place) in line.multipliers


def is_the_trick(number: Number, line: Line, _context: Context) -> bool:
    """Ten back, minus 10, exactly 10 lower, -10, the ten trick, 10 zurück."""
    if number.value != _TRICK or number.parts:
        return False
    if line.text(number.first - 1) in {"-", "+", "±"}:
        return True
    before = [line.cue(number.first - step) for step in (1, 2)]
    after = line.cue(number.last + 1) | line.cue(number.last + 2)
    # Below 10 is a bound, 10 below is the trick.
    is_before = any(cue & (TRICK | MINUS) and not cue & (BOUND | COMPARED) for cue in before)
    is_minus = before[0] & MINUS and not before[0] & OF
    return bool(is_before or is_minus) or bool(after & TRICK) or line.text(number.last) in {"er", "ers"}


def is_in_a_phrase(number: Number, line: Line, _context: Context) -> bool:
    """Cloud nine, sixes and sevens, acht geben, quoi de neuf."""
    return line.is_idiom(number.first, number.last)


def marks_a_list(number: Number, line: Line, _context: Context) -> bool:
    """1. play 2. draw, at the beginning of a line."""
    is_first = number.first == 0 or line.token(number.first - 1).kind is Kind.BREAK
    sign, after = line.token(number.last + 1), line.token(number.last + 2)
    if line.text(number.first - 1) == "(":
        is_first = number.first == 1 or line.token(number.first - 2).kind is Kind.BREAK
    return (
        is_first
        and number.value <= _SMALL
        and sign.text in {".", ")"}
        and not sign.is_spaced
        and after.kind is Kind.WORD
        and after.is_spaced
    )


def is_a_gain(number: Number, line: Line, _context: Context) -> bool:
    """+2: as many more."""
    return (
        line.text(number.first - 1) == "+"
        and number.value <= _SMALL
        and line.token(number.first - 2).kind is not Kind.DIGITS
    )


def is_a_share(number: Number, line: Line, _context: Context) -> bool:
    """4/5 players, 2 / 3 here: a count out of a count."""
    return (
        bool(number.parts)
        and line.text(number.first + 1) == "/"
        and bool(line.cue(number.last + 1) & (COUNTED | LEFT | FITS))
    )
