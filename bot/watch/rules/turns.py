"""Numbers that say how many cards a turn takes: two, or three among experts."""

from bot.watch.keywords import (
    AMOUNT,
    ARTICLE,
    BOUND,
    CARD,
    COMPARED,
    DOING,
    DONE,
    DRAW,
    ENOUGH,
    FITS,
    PILE,
    PLAY,
    POSSESSIVE,
    TELL,
    UNTIL,
    WHICH,
)  # fmt: skip
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.numbers import IN_WORDS, Number

_TURN = 3
_PLAYERS = frozenset({"i", "we", "you"})
_IS = frozenset({"is", "s", "was"})
_ABLE = frozenset({"can", "could"})
_REACH = 4
_FAR = 6
_SENTENCE = 4


def is_a_turn(number: Number, line: Line, _context: Context) -> bool:
    """I can play two, muss ich 2 legen, I have two that fit."""
    before = line.cue(number.first - 1)
    if not _may_be_a_turn(number) or before & ARTICLE:
        return False
    return bool(before & PLAY or line.cue(number.last + 1) & (PLAY | WHICH))


def is_to_be_played(number: Number, line: Line, _context: Context) -> bool:
    """Leg mal zwei, I can do two, may I play more than two, hast du zwei zum ablegen."""
    if not _may_be_a_turn(number) or line.cue(number.first - 1) & ARTICLE:
        return False
    for step in range(1, _FAR):
        cue = line.cue(number.first - step)
        if cue & (PLAY | DOING):
            return True
        is_bar = cue & (TELL | ARTICLE | CARD | PILE | BOUND | COMPARED) and not cue & AMOUNT
        if is_bar or not line.is_word(number.first - step):
            break
    for step in range(1, _REACH + 1):
        if not line.is_word(number.last + step):
            return False
        if line.cue(number.last + step) & (PLAY | DRAW):
            return True
    return False


def is_enough(number: Number, line: Line, _context: Context) -> bool:
    """Two is enough, reichen zwei, deux ça suffit, two at least, mindestens zwei."""
    bounds = (line.cue(number.first - 1), line.cue(number.last + 1), line.cue(number.last + 2))
    is_compared = any(line.text(number.first - step) == "than" for step in (1, 2))
    if _may_be_a_turn(number) and not is_compared and any(cue & AMOUNT and cue & BOUND for cue in bounds):
        return True
    places = (*range(number.first - _REACH, number.first), *range(number.last + 1, number.last + _REACH + 1))
    return _may_be_a_turn(number) and any(line.cue(place) & ENOUGH for place in places)


def is_a_few(number: Number, line: Line, _context: Context) -> bool:
    """Well two then for all: the word for a turn's cards, where no card would stand."""
    if not _may_be_a_turn(number) or number.dress is not IN_WORDS or len(line.words) < _SENTENCE:
        return False
    around = line.cue(number.first - 1) | line.cue(number.first - 2)
    # Got two I can dump: a clause without its pronoun.
    is_described = line.text(number.last + 1) in _PLAYERS and line.text(number.last + 2) in _ABLE
    if is_described and not line.cue(number.first - 1) & (ARTICLE | BOUND | COMPARED | CARD):
        return line.is_word(number.first - 1) and line.text(number.first - 1) not in _IS
    is_framed = around & (ARTICLE | TELL | BOUND | COMPARED | CARD | PILE) or line.cue(number.last + 1) & FITS
    return not is_framed and line.is_word(number.first - 1)


def was_played(number: Number, line: Line, _context: Context) -> bool:
    """I've played my two, done with my 2, ich hab meine zwei gelegt; zwei gelegt."""
    before = line.cue(number.first - 1)
    if not _may_be_a_turn(number):
        return False
    if not before & POSSESSIVE:
        return bool(line.cue(number.last + 1) & DONE) and not before & (ARTICLE | CARD)
    places = (*range(number.first - _REACH, number.first), *range(number.last + 1, number.last + 3))
    # After your two: what a turn begins behind.
    is_after = line.cue(number.first - 2) & UNTIL and number.dress is IN_WORDS
    return bool(is_after) or any(line.cue(place) & DONE for place in places)


def _may_be_a_turn(number: Number) -> bool:
    return number.counted <= _TURN and not number.is_ordinal and not number.is_card
