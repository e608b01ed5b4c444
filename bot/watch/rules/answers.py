"""Numbers that answer for something named before: how many there are, which level it is."""

from bot.watch.keywords import (
    ARTICLE,
    BOUND,
    CARD,
    COMPARED,
    COUNTED,
    FITS,
    GROUP,
    HAVING,
    HOWMANY,
    LABEL,
    OURS,
    PARTITIVE,
    PLURAL,
    SINGLE,
    TELL,
)  # fmt: skip
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.numbers import Number
from bot.watch.rules.factors import is_multiplied

_SMALL = 12
_FEW = 5
_REACH = 3
_CLAUSE = 8
_SHORTEST = 3


def answers_how_many(number: Number, line: Line, _context: Context) -> bool:
    """How many do we get? 6, t'en as combien ? moi six."""
    if number.counted > _SMALL or not line.talk & HOWMANY or is_multiplied(number, line):
        return False
    return not line.cue(number.first - 1) & (ARTICLE | CARD | BOUND | COMPARED)


def answers_a_question(number: Number, line: Line, _context: Context) -> bool:
    """What level are we on? 6; use a star? We have two."""
    if number.counted > _SMALL or not (line.is_end(number.last + 1) or not line.text(number.last + 1)):
        return False
    place = number.first - 1
    while line.is_word(place) and place > number.first - _REACH - 1:
        if line.cue(place) & (ARTICLE | CARD):
            return False
        place -= 1
    if line.text(place) != "?":
        return False
    asked = 0
    for step in range(1, _CLAUSE):
        if line.is_end(place - step):
            break
        asked |= line.cue(place - step)
    return bool(asked & (COUNTED | LABEL)) and not asked & CARD


def is_of_them(number: Number, line: Line, _context: Context) -> bool:
    """J'en ai six, y en a deux, ne abbiamo due, posso metterne due, ik heb er twee."""
    if number.counted > _SMALL:
        return False
    if line.cue(number.first - 1) & SINGLE:
        return False
    # Ne hai buttate giù cinque: an Italian verb may be of three words.
    reach = _REACH + ("it" in line.speakers)
    for step in range(1, reach + 1):
        place = number.first - step
        if line.cue(place) & PARTITIVE and (step > 1 or len(line.text(place)) >= _SHORTEST):
            return True
        if not line.is_word(place) or line.cue(place) & CARD:
            return False
    return False


def is_ours(number: Number, line: Line, _context: Context) -> bool:
    """We have two, tenemos dos, everyone has six: what all have alike is no card."""
    before = line.cue(number.first - 1)
    if number.counted > _SMALL or line.cue(number.last + 1) & CARD:
        return False
    owner = number.first - 2
    if line.text(owner) == "ve":
        # We've got two.
        owner -= 2 if line.text(owner - 1) == "'" else 1
    return bool(before & OURS or (before & (TELL | HAVING) and line.cue(owner) & OURS))


def is_a_group(number: Number, line: Line, _context: Context) -> bool:
    """The first two, die beiden drei, those three, i primi due, die drei sind."""
    behind = line.cue(number.last + 1)
    # What several are agrees with them; a card is one.
    is_plural = behind & PLURAL and line.cue(number.first - 1) & ARTICLE and number.value > 1
    is_behind = behind & GROUP and not behind & FITS
    return (
        number.counted <= _FEW
        and not number.is_ordinal
        and bool(line.cue(number.first - 1) & GROUP or is_behind or is_plural)
    )
