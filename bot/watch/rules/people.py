"""Numbers that belong to people: their age, and how many they are."""

from bot.watch.keywords import (
    AGE,
    AMOUNT,
    ARTICLE,
    ASKING,
    BEING,
    CARD,
    ENDED,
    FITS,
    HAVING,
    KIN,
    OTHERS,
    OURS,
    PAST,
    PRONOUN,
    TELL,
    WERE,
    WHEN,
)
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.numbers import Number

_SMALL = 12
_REACH = 4
_LONGEST_BE = 5
_WE = {"es": "mos", "pt": "mos", "it": "iamo"}
_WITH = frozenset({"in", "met", "mit", "zu"})


def is_an_age(number: Number, line: Line, _context: Context) -> bool:
    """He's 35, I was 12 when it came out, she turned 30, mit 16 dachte ich, mon père a la soixantaine."""
    if number.is_about and any(line.cue(number.first - step) & KIN for step in range(1, _REACH + 1)):
        return not line.is_game_talk
    if line.is_game_talk or line.cue(number.first - 1) & ARTICLE & ~BEING:
        return False
    if line.cue(number.first - 1) & AGE or (line.cue(number.last + 1) & WHEN and line.talk & BEING):
        return True
    if line.text(number.first - 1) == "mit" and line.cue(number.last + 1) & ENDED:
        return True
    for step in range(1, _REACH + 1):
        place = number.first - step
        if line.cue(place) & KIN:
            return step > 1
        # Er wurde gestern 40, sie ist höchstens 25.
        if not line.cue(place) & (BEING | PAST | AMOUNT) and line.text(place) != "'":
            return False
    return False


def are_so_many(number: Number, line: Line, _context: Context) -> bool:
    """We are five, wir sind jetzt sechs, siamo in 4 o in 5, éramos quince."""
    # Dormimos 4 en una tienda: the verb says who they are.
    verb = line.text(number.first - 1)
    endings = tuple(_WE[speaker] for speaker in line.speakers if speaker in _WE)
    if number.counted <= _SMALL and len(verb) > _LONGEST_BE and verb.endswith(endings):
        return not line.cue(number.first - 1)
    if number.counted > _SMALL:
        place = number.first - (2 if line.text(number.first - 1) in _WITH else 1)
        is_past = line.cue(place) & WERE and (line.cue(place) | line.cue(place - 1)) & (OURS | PRONOUN)
        return bool(is_past) and not line.is_game_talk
    cues = [line.cue(number.first - step) for step in range(1, _REACH + 2)]
    is_us = any(cue & OURS for cue in cues) and any(cue & BEING for cue in cues)
    return number.counted <= _SMALL and is_us and not cues[0] & (ARTICLE | CARD)


def is_somebodys(number: Number, line: Line, _context: Context) -> bool:
    """She has six, you've got 4 i think, er hat noch 5: nobody knows others' cards but how many they are."""
    is_guess = line.cue(number.last + 1) & (FITS | CARD) and not line.cue(number.last + 1) & PRONOUN
    if (
        number.counted > _SMALL
        or number.parts
        or number.is_ordinal
        or (is_guess and line.is_word(number.last + 1))
    ):
        return False
    has = 0
    for step in range(1, _REACH + 1):
        place = number.first - step
        cue = line.cue(place)
        if cue & ASKING or (cue & (ARTICLE | CARD | TELL) and not cue & HAVING):
            return False
        has = has or cue & HAVING
        if has and cue & OTHERS:
            return not line.cue(place - 1) & ASKING and not _is_asked(number, line)
        if not line.is_word(place) and line.text(place) != "'":
            return False
    return False


def _is_asked(number: Number, line: Line) -> bool:
    """Tell whether a question ends behind a number."""
    return any(line.text(number.last + step) == "?" for step in range(1, _REACH + 1))
