"""Numbers of games and gauges: scores, marks, shirts, heights, readings."""

from bot.watch.keywords import (
    ARTICLE,
    BEING,
    BOUND,
    CARD,
    COMMON,
    COMPARED,
    CONNECT,
    DONE,
    FITS,
    HAVING,
    LEFT,
    METER,
    NUMERO,
    OF,
    OUTOF,
    PAST,
    PLAY,
    POSSESSIVE,
    RANGE,
    SCHOOL,
    SCORE,
    SPORT,
    TELL,
    UNIT,
)  # fmt: skip
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.numbers import Number

_SMALL = 12
# Italian students strive for thirty.
_BEST_MARK = 30
_HUNDRED = 100
_SCALES = frozenset({5, 10, 20, 100})
_WHOLES = frozenset(
    {"5", "10", "20", "100", "ten", "five", "zehn", "fünf", "dix", "cinq", "diez", "cinco", "dieci"}
)
_TO = frozenset({"to", "zu", "à", "a"})
_IN = frozenset({"in", "zu", "sur", "entre", "su", "en"})
_REACH = 4
_FAR = 6
_NIL = frozenset({"nil"})
_NOW = frozenset({"now", "jetzt", "maintenant", "ahora", "adesso"})
# How many tokens away school is still talked of, in a long message.
_SIGHT = 12
_FEET = range(4, 8)
_INCHES = 12
_ANY_MARK = frozenset({"un", "une", "una", "ne", "eine", "a", "an"})
# Whose lowest is told is told, whatever stands beside it.
_LOWEST = TELL | CARD | POSSESSIVE | COMPARED | BOUND
_NO_LOWEST = HAVING | COMMON | ARTICLE


def is_a_score(number: Number, line: Line, _context: Context) -> bool:
    """We won 3-1, it was 2:2, 4-1 to Arsenal, we had 7 cards left last time, yesterday we ended with 14."""
    is_sport_talk = line.talk & (SCORE | SPORT)
    if line.is_game_talk and not is_sport_talk:
        return False
    is_held = _is_held(number, line)
    if not (line.is_game_talk or is_held):
        is_pair = number.parts and number.last > number.first + 1
        if _is_lopsided(number, line) if is_pair else _is_played(number, line):
            return True
    if not is_sport_talk:
        return False
    if number.is_ordinal and line.talk & SPORT and not line.is_game_talk:
        return True
    # Left is a side of the table too.
    is_sport = (line.talk & SPORT or not line.talk & LEFT) and not is_held
    if (number.parts or _is_a_pair(number, line)) and is_sport and not line.is_game_talk:
        return True
    before = line.cue(number.first - 1)
    # Whatever was lost yesterday, my lowest is told today.
    near = [line.cue(number.first - step) for step in (1, 2, 3)]
    is_lowest = any(cue & TELL and not cue & (HAVING | BEING | ARTICLE) for cue in near)
    is_large = number.counted > _SMALL and before & TELL & ~BEING
    is_now = any(line.text(number.first - step) in _NOW for step in range(1, _REACH))
    is_present = before & (ARTICLE | CARD) or is_lowest or is_large or is_now
    return bool(line.talk & PAST and line.talk & SCORE) and not is_present


def _is_held(number: Number, line: Line) -> bool:
    """Tell whether a card or its holder stands before a number."""
    # We got smashed 5-0: a verb of sport stands between.
    for step in (1,) if line.cue(number.first - 1) & SPORT else (1, 2):
        cue = line.cue(number.first - step)
        if cue & (CARD | POSSESSIVE | PLAY) or (cue & TELL and not cue & (BEING | ARTICLE)):
            return True
    return False


def _is_lopsided(number: Number, line: Line) -> bool:
    """Tell whether two glued numbers are written as scores alone are: 2:2, 4-1 to Arsenal, 6-3 7-5."""
    first, last = number.first, number.last
    if line.text(first + 1) == ":":
        return True
    if line.text(last + 1) in _TO and line.is_word(last + 2) and not line.cue(last + 2) & (ARTICLE | FITS):
        return True
    # Thrashed 5-0, 6-3 7-5: no card is told behind an unknown verb with nothing, or twice so.
    if number.parts[1:] == (0,) and line.is_word(first - 1) and not line.cue(first - 1):
        return True
    return ("-" in (line.text(first - 2), line.text(last + 2))) and (
        line.begins_number(last + 1) or line.begins_number(first - 1)
    )


def _is_a_pair(number: Number, line: Line) -> bool:
    """Tell whether two small numbers stand side by side like a score's: 3 to 1, 2 à 0."""
    after, before = number.last + 1, number.first - 1
    is_to = {line.text(after), line.text(before)} & _TO
    if (line.cue(before) | line.cue(before - 2)) & RANGE and (number.counted > _SMALL or not is_to):
        # My gap goes from 41 to 59: the German for going is a score's too.
        return False
    # The final score was 31-21.
    is_dashed = line.talk & SPORT and line.talk & SCORE
    if is_dashed and {line.text(after), line.text(before)} & {"-", ":"}:
        return _is_figure(line, after + 1) or _is_figure(line, before - 1)
    is_before = _is_figure(line, after + 1) and (line.cue(after) & CONNECT or line.text(after) in _TO)
    is_after = _is_figure(line, before - 1) and (line.cue(before) & CONNECT or line.text(before) in _TO)
    if number.counted <= _SMALL and {line.text(after), line.text(after + 1)} & (line.zeros | _NIL):
        return True
    is_few = number.counted <= _SMALL or (line.talk & SPORT and not line.cue(before) & (TELL | ARTICLE))
    return bool(is_few and (is_before or is_after))


def _is_played(number: Number, line: Line) -> bool:
    """Tell whether a number is half of a score that was played: drei zu drei gespielt."""
    first, last = number.first, number.last
    if line.text(last + 1) in _TO and line.begins_number(last + 2):
        return bool(line.cue(last + 3) & DONE)
    is_second = line.text(first - 1) in _TO and line.begins_number(first - 2)
    return bool(is_second and line.cue(last + 1) & DONE)


def _is_figure(line: Line, place: int) -> bool:
    """Tell whether a number, or zero, stands at a token."""
    return line.begins_number(place) or line.text(place) in line.zeros


def is_a_mark(number: Number, line: Line, _context: Context) -> bool:
    """15 sur 20, 8 von 10, four dentists out of five, 4 de cada 5, one in a million."""
    for step in range(1, _REACH):
        place = number.last + step
        if line.cue(place) & OUTOF and line.text(place + 1 + (line.text(place + 1) == "cada")) in _WHOLES:
            return True
        if line.text(place) in line.multipliers:
            return line.text(number.last + 1) in _IN
    before = number.first - (2 if line.text(number.first - 1) == "cada" else 1)
    return bool(
        line.cue(before) & OUTOF
        and number.value in _SCALES
        and not number.is_decade
        and any(line.begins_number(before - step) for step in range(1, _REACH))
    )


def is_a_school_mark(number: Number, line: Line, _context: Context) -> bool:
    """J'ai eu 14 en maths, saqué un 8 en historia, ho preso 28 all'esame."""
    if line.is_game_talk:
        return False
    # Only English marks go up to a hundred: my grade went from a 71 to an 89.
    if number.counted > (_HUNDRED if line.text(number.first - 1) in {"a", "an"} else _BEST_MARK):
        return False
    # A 9 is a mark where school is talked of, unless somebody has it.
    if (
        line.text(number.first - 1) in _ANY_MARK
        and line.cues_between(number.first - _SIGHT, number.last + _SIGHT + 1) & SCHOOL
    ):
        held = (line.cue(number.first - 2) | line.cue(number.first - 3)) & (TELL | HAVING | PLAY | BOUND)
        if not held:
            return True
    if line.cue(number.first - 1) & _LOWEST and not line.cue(number.first - 1) & _NO_LOWEST:
        return False
    before, behind = number.first - 1, number.last + 1
    for near in (range(before, number.first - _FAR, -1), range(behind, number.last + _FAR)):
        for place in near:
            cue = line.cue(place)
            # Math sucks, 12: what stands in another clause is another matter; so is what somebody holds.
            is_held = cue & TELL and not cue & (HAVING | BEING | ARTICLE)
            if line.is_end(place) or (place < before and (cue & PLAY or is_held)):
                break
            if cue & SCHOOL:
                return True
    return False


def is_a_reading(number: Number, line: Line, _context: Context) -> bool:
    """My fps dropped to 12, ping is at 80."""
    # Me quedan 20 de batería.
    behind = number.last + (2 if line.cue(number.last + 1) & OF else 1)
    if line.cue(behind) & METER and not (line.cue(behind) & UNIT or line.is_game_talk):
        return True
    return any(line.cue(number.first - step) & METER for step in range(1, _FAR))


def is_a_height(number: Number, line: Line, _context: Context) -> bool:
    """I'm 6'2 and can't reach that shelf: feet and inches."""
    is_pair = len(number.parts) == 2 and line.text(number.first + 1) == "'"  # noqa: PLR2004  # feet and inches
    return is_pair and number.parts[0] in _FEET and number.parts[1] < _INCHES and not line.is_game_talk


def is_a_shirt(number: Number, line: Line, _context: Context) -> bool:
    """El 10 del madrid, le numéro 9 a raté un but: a player by what stands on the shirt."""
    before = line.cue(number.first - 1)
    if line.is_game_talk or not before & (ARTICLE | NUMERO) or before & POSSESSIVE:
        return False
    reach = _FAR if before & NUMERO else _REACH
    for place in range(number.last + 1, number.last + reach):
        if line.is_end(place) or line.cue(place) & (POSSESSIVE | PLAY | TELL) & ~ARTICLE & ~HAVING:
            return False
        if line.cue(place) & SPORT and not line.cue(place) & (BEING | COMMON):
            return True
    return False
