"""Numbers that are part of a name: of vehicles, addresses, sequels."""

from bot.watch.keywords import (
    ARTICLE,
    BEING,
    CARD,
    COMMON,
    CONNECT,
    FITS,
    LABEL,
    NUMERO,
    OF,
    PLAY,
    POSSESSIVE,
    STREET,
    TELL,
    VEHICLE,
)  # fmt: skip
from bot.watch.lines import Line
from bot.watch.marks import TITLES
from bot.watch.model import Context
from bot.watch.numbers import IN_DIGITS, Number

_REACH = 4
_SHORTEST = 3
_SEQUEL = 20
# How many tokens away a vehicle is still talked of, in a long message.
_SIGHT = 12
_MASCULINE = frozenset({"der", "den", "dem"})
_GLUE = frozenset({"-", "er", "ers"})
_COLONS = frozenset({":", "#", ".", "no", "nr", "-"})


def numbers_a_vehicle(number: Number, line: Line, _context: Context) -> bool:
    """Missed the 42 bus, il tram 14, der 40er bus, el 27 pasa tarde, un horror de autobús."""
    before, behind = line.cue(number.first - 1), number.last + 1
    if before & TELL & ~ARTICLE:
        return False
    if line.cue(behind) & VEHICLE or (line.text(behind) in _GLUE and line.cue(behind + 1) & VEHICLE):
        return True
    place = number.first - 1
    if before & (NUMERO | LABEL) or line.text(place) in _COLONS:
        place -= 1
    if line.cue(place) & VEHICLE:
        return line.is_word(place)
    if (
        line.is_game_talk
        or not before & ARTICLE
        or before & POSSESSIVE
        or not line.cues_between(number.first - _SIGHT, number.last + _SIGHT + 1) & VEHICLE
    ):
        return False
    return line.is_word(behind) and not line.cue(behind) & (FITS | TELL | CONNECT)


def is_an_address(number: Number, line: Line, _context: Context) -> bool:
    """Via roma 22, calle mayor 5, 12 rue de la paix, bahnhofstraße 7."""
    named = line.cue(number.first - 1)
    for step in range(1, 1 if named & ~(TITLES | NUMERO) else _REACH + 1):
        cue = line.cue(number.first - step)
        if cue & STREET:
            return True
        if not line.is_word(number.first - step) or cue & (CARD | PLAY | POSSESSIVE):
            break
    # 22 baker street.
    return any(
        line.cue(number.last + step) & STREET
        and all(_is_in_an_address(line, number.last + between) for between in range(1, step))
        for step in range(1, _REACH)
    )


def _is_in_an_address(line: Line, place: int) -> bool:
    """Tell whether a word may stand between a house and its street: 22 baker street, au 14 de la rue."""
    cue = line.cue(place)
    return line.is_word(place) and (not cue or bool(cue & (OF | ARTICLE) and not cue & POSSESSIVE))


def numbers_a_sequel(number: Number, line: Line, _context: Context) -> bool:
    """Resident evil 4, toy story 5, mario kart 8: a low number behind two words of no other use."""
    place = number.first - 1
    if number.dress is not IN_DIGITS or number.parts or number.value > _SEQUEL or line.is_game_talk:
        return False
    # Der pate 2: cards are feminine in German.
    is_titled = "de" in line.speakers and line.text(place - 1) in _MASCULINE and line.text(place)[-2:] != "en"
    is_name = _is_unknown(line, place, of_verbs=is_titled) and (is_titled or _is_unknown(line, place - 1))
    if len(line.words) <= _REACH or not is_name:
        return False
    behind = line.cue(number.last + 1)
    is_apart = line.is_end(number.last + 1) or not line.text(number.last + 1)
    return is_apart or bool(behind & (BEING | COMMON) and not behind & POSSESSIVE)


def _is_unknown(line: Line, place: int, *, of_verbs: bool = False) -> bool:
    """Tell whether a word has no use known beside a number but to name a thing, and looks like no verb."""
    is_name = len(line.text(place)) >= _SHORTEST and not line.cue(place) & ~TITLES
    return line.is_word(place) and is_name and (of_verbs or not line.is_verb(place))
