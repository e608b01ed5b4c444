"""Numbers whose noun was named before: you have 7 cards and I have 6."""

from bot.watch.keywords import (
    AMOUNT,
    ARTICLE,
    BOUND,
    CARD,
    CARDS,
    COMMON,
    COMPARED,
    CONNECT,
    COUNTED,
    CROWD,
    DOING,
    DRAW,
    HAVING,
    LABEL,
    MONEY,
    PILE,
    PLAY,
    POSSESSIVE,
    TELL,
    UNIT,
)  # fmt: skip
from bot.watch.lines import BREAK, Line
from bot.watch.model import Context
from bot.watch.numbers import Number

_SMALL = 12
_REACH = 11
_NOUN = 3
_THAN = frozenset({"than", "not", "als", "nicht"})
_STOPS = frozenset(".!?;")
_BARS = ARTICLE | CARD | BOUND | COMPARED | PILE | PLAY | DRAW | DOING | POSSESSIVE


def counts_the_same(number: Number, line: Line, _context: Context) -> bool:
    """You have 7 cards and I have 6, ordered 12 nuggets and got 11, ihr habt 8 Karten und ich nur 2."""
    before = number.first - 1
    if number.counted > _SMALL or number.parts or not _ends(number, line) or not line.is_word(before):
        return False
    cue = line.cue(before)
    if cue & _BARS & ~AMOUNT or (cue and not cue & (HAVING | AMOUNT | COMMON)) or cue & CONNECT:
        return False
    if cue & TELL and not cue & HAVING:
        return False
    is_joined = False
    for place in range(before, number.first - _REACH, -1):
        if line.text(place) in _STOPS or line.kinds[place] is BREAK:
            return False
        is_lowest = line.cue(place) & (TELL | CARD) and not line.cue(place) & (HAVING | COMMON | ARTICLE)
        if not is_joined and (is_lowest or line.cue(place) & POSSESSIVE):
            return False
        is_joined = is_joined or bool(line.cue(place) & CONNECT) or line.text(place) == ","
        if is_joined and _counts_at(line, place):
            return True
    return False


def says_it_again(number: Number, line: Line, _context: Context) -> bool:
    """Eleven plants, ELEVEN: the same number alone in its clause."""
    if not _ends(number, line) or not line.is_end(number.first - 1) or number.first != number.last:
        return False
    places = range(number.first - 2, max(number.first - _REACH, -1), -1)
    return any(line.text(place) == line.text(number.first) and _counts_at(line, place) for place in places)


def is_one_of_those(number: Number, line: Line, _context: Context) -> bool:
    """There are 8 seasons and i'm on 2, tiene 8 temporadas y voy por la 2: one of as many as were named."""
    if line.is_game_talk or number.parts or not _ends(number, line):
        return False
    if line.cue(number.first - 1) & (POSSESSIVE | TELL) & ~ARTICLE or not line.is_word(number.first - 1):
        return False
    for place in range(number.first - 2, max(number.first - _REACH, -1), -1):
        whole = int(line.text(place)) if line.text(place).isdigit() else _SMALL
        is_larger = number.value <= whole
        if line.begins_number(place) and is_larger and line.cue(place + 1) & LABEL:
            return True
    return False


def numbers_another_pile(number: Number, line: Line, context: Context) -> bool:
    """Piles 1 and 3 are good, 2 not so much; better wreck pile 1 than 3."""
    if number.value > context.pile_count or number.is_ordinal:
        return False
    is_other = line.text(number.first - 1) in _THAN and _ends(number, line)
    if not (is_other or (line.is_end(number.first - 1) and line.is_word(number.last + 1))):
        return False
    places = range(number.first - 2, max(number.first - _REACH, 0), -1)
    return any(line.begins_number(place) and line.cue(place - 1) & PILE for place in places)


def _ends(number: Number, line: Line) -> bool:
    """Tell whether a clause ends behind a number."""
    return line.is_end(number.last + 1) or not line.text(number.last + 1)


def _counts_at(line: Line, place: int) -> bool:
    """Tell whether things are counted by a number that begins at a token."""
    if not line.begins_number(place):
        return False
    for step in range(1, _NOUN):
        cue = line.cue(place + step)
        if cue & (CARDS | COUNTED | CROWD | UNIT | MONEY):
            return True
        if cue or not line.is_word(place + step):
            return False
        if line.text(place + step).endswith("s"):
            return True
    return False
