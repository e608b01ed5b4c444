"""Numbers that name something: a level, a page, a version, the trick, what a list or a fixed phrase holds."""

from bot.watch.keywords import (
    ARTICLE,
    ASIDE,
    BEING,
    BOUND,
    CARD,
    COMPARED,
    CONNECT,
    COUNTED,
    CROWD,
    DATE,
    DOING,
    FITS,
    LABEL,
    LEFT,
    MINUS,
    NUMERO,
    OF,
    ONTO,
    PILE,
    PLAY,
    POSSESSIVE,
    RANGE,
    TELL,
    TIMES,
    TOPICS,
    TRICK,
    UNIT,
)  # fmt: skip
from bot.watch.lines import BREAK, DIGITS, WORD, Line
from bot.watch.model import Context
from bot.watch.numbers import IN_DIGITS, IN_WORDS, ROMAN, Number

TRICK_VALUE = 10
"""What the trick takes a pile back by."""
_SMALL = 12
_HUNDRED = 100
_HIGHEST_OF_NAME = 30
_FAR = 6
_OBJECTS = frozenset({"me", "us", "mich", "mir", "uns"})
_SHORTHAND = frozenset("u ur b e me c da the".split())  # noqa: SIM905  # readable
_SHORTEST = 3
_NO_TURNS_ARTICLES = frozenset({"die", "der"})
_COLONS = frozenset({":", "#", ".", "no", "nr", "-"})


def has_a_label(number: Number, line: Line, _context: Context) -> bool:
    """Level 3, round 5, page 45, player 2, Windows 11, level: 3, stars: 1, gate changed from 12 to 14."""
    place = number.first - (2 if line.text(number.first - 1) in _COLONS else 1)
    if line.cue(place) & NUMERO and line.cue(place - 1) & LABEL:
        return True
    if _is_changed(number.first - 1, line) or (
        line.begins_number(number.first - 2) and _is_changed(number.first - 3, line)
    ):
        return not line.is_game_talk
    if line.text(number.first - 1) == ":" and line.cue(place) & COUNTED and number.counted <= _SMALL:
        return True
    if line.cue(place) & PLAY and (number.counted > _SMALL or line.text(place - 1) == "ich"):
        # The German for a game is the German for playing.
        return False
    # Son kart seksen: the card of one language is no race of another.
    is_label = line.cue(place) & LABEL and not line.cue(place) & CARD
    return bool(is_label) and not line.cue(place - 1) & TELL & ~ARTICLE


def _is_changed(place: int, line: Line) -> bool:
    """Tell whether a range of labels begins at a token: gate 2 moved from 12 to 14."""
    is_named = (line.cue(place - 1) | line.cue(place - 2)) & LABEL
    # Somewhere between 30 and 40, quelque part entre 30 et 35: between is no change.
    is_change = line.cue(place) & RANGE and not line.cue(place) & COMPARED
    return bool(is_change and is_named and line.begins_number(place + 3))


def numbers_a_thing(number: Number, line: Line, _context: Context) -> bool:
    """The 12th floor, the 50th time, my 37th birthday, the 20th century."""
    if not number.is_ordinal and number.dress is not ROMAN:
        return False
    place = number.last + (2 if line.text(number.last + 1) == "." else 1)
    cue = line.cue(place)
    # Das 44. Mal, but: lass die 44. mal raus.
    if cue & TIMES and line.text(number.first - 1) in _NO_TURNS_ARTICLES:
        return False
    return bool(cue & (LABEL | COUNTED | UNIT | DATE | TIMES | TOPICS)) or (
        line.is_word(place)
        and not cue
        # No century and hardly a king has so high a number: XLVII siger jeg bare.
        and (number.is_ordinal or number.value <= _HIGHEST_OF_NAME)
        and not line.is_verb(place)
        # Die einundsechzigste gesucht: a German participle is no thing.
        and not (line.text(place).startswith("ge") and line.text(place).endswith(("t", "en")))
        # The 44th blocks me: who has an object is a verb.
        and line.text(place + 1) not in _OBJECTS
    )


def is_part_of_a_bigger_number(number: Number, line: Line, _context: Context) -> bool:
    """Two hundred, fifty thousand, one hundred and nine."""
    if line.text(number.last + 1) in line.multipliers:
        return True
    after = number.last + (2 if line.cue(number.last + 1) & CONNECT else 1)
    if number.value == _HUNDRED and number.dress is IN_WORDS and line.begins_number(after):
        return True
    place = number.first - (2 if line.cue(number.first - 1) & CONNECT else 1)
    return line.text(place) in line.multipliers


def is_the_trick(number: Number, line: Line, _context: Context) -> bool:
    """Ten back, minus 10, exactly 10 lower, -10, the ten trick, 10 zurück."""
    if number.value != TRICK_VALUE or number.parts:
        return False
    if line.text(number.first - 1) in {"-", "+", "±"}:
        return True
    before = [line.cue(number.first - step) for step in (1, 2)]
    after = line.cue(number.last + 1) | line.cue(number.last + 2)
    # Below 10 is a bound, 10 below is the trick.
    is_bound = any(cue & BOUND and not cue & (TRICK | MINUS) for cue in before)
    is_bound = is_bound or bool(before[0] & OF and before[1] & BOUND)
    is_before = not is_bound and any(cue & (TRICK | MINUS) and not cue & (BOUND | COMPARED) for cue in before)
    is_minus = before[0] & MINUS and not before[0] & OF
    return bool(is_before or is_minus) or bool(after & TRICK) or line.text(number.last) in {"er", "ers"}


def is_in_a_phrase(number: Number, line: Line, _context: Context) -> bool:
    """Cloud nine, sixes and sevens, acht geben, quoi de neuf."""
    return line.is_idiom(number.first, number.last)


def marks_a_list(number: Number, line: Line, _context: Context) -> bool:
    """1. play 2. draw, at the beginning of a line."""
    is_first = number.first == 0 or line.kinds[number.first - 1] is BREAK
    sign, after = line.token(number.last + 1), line.token(number.last + 2)
    if line.text(number.first - 1) == "(":
        is_first = number.first == 1 or line.kinds[number.first - 2] is BREAK
    return (
        is_first
        and number.value <= _SMALL
        and sign.text in {".", ")"}
        and not sign.is_spaced
        and after.kind is WORD
        and after.is_spaced
    )


def is_a_gain(number: Number, line: Line, _context: Context) -> bool:
    """+2: as many more."""
    return (
        line.text(number.first - 1) == "+"
        and number.value <= _SMALL
        and line.kinds[number.first - 2] is not DIGITS
    )


def is_a_share(number: Number, line: Line, _context: Context) -> bool:
    """4/5 players, 2 / 3 here: a count out of a count."""
    behind = line.cue(number.last + 1)
    # 4/7 on the rising one: what lies on a pile is a card.
    is_laid = behind & ONTO and line.cue(number.last + 2) & (ARTICLE | PILE) and not behind & (COUNTED | LEFT)
    is_share = bool(number.parts) and line.text(number.first + 1) == "/" and not is_laid
    if line.cue(number.first - 1) & DOING and not behind & (COUNTED | LEFT):
        return False
    return is_share and bool(behind & (COUNTED | LEFT | FITS))


def is_what_a_label_is(number: Number, line: Line, _context: Context) -> bool:
    """The next level is 9, das nächste Level ist die 9."""
    place = number.first - (2 if line.cue(number.first - 1) & ARTICLE & ~BEING else 1)
    is_said = line.cue(place) & BEING and line.cue(place - 1) & LABEL
    return number.counted <= _SMALL and bool(is_said)


def is_of_another_matter(number: Number, line: Line, _context: Context) -> bool:
    """Bake it at 350 for 20, benched 80, ofen auf 180: in a clause about the kitchen or the gym."""
    if line.is_game_talk or line.cue(number.first - 1) & (ARTICLE | POSSESSIVE | CARD) or number.is_decade:
        return False
    for step in range(1, _FAR + 2):
        place = number.first - step
        if (
            line.is_end(place)
            or line.cue(place) & (POSSESSIVE | PLAY)
            or (line.cue(place) & TELL and step > 1)
        ):
            return False
        if line.cue(place) & ASIDE:
            return not line.cue(number.first - 1) & TELL & ~BEING
    return False


def is_about_so_many(number: Number, line: Line, _context: Context) -> bool:
    """Une trentaine de gens, una treintena de personas, twenty something people."""
    behind = line.cue(number.last + 1)
    return bool((number.is_about and behind & OF) or (number.is_decade and behind & CROWD))


def is_a_version(number: Number, line: Line, _context: Context) -> bool:
    """Explorer 5.0, Kernel 2.4, Bluetooth 5.3: a decimal behind a name."""
    before = number.first - 1
    is_decimal = bool(number.parts) and line.text(number.first + 1) == "."
    return (
        is_decimal
        and line.kinds[before] is WORD
        and len(line.text(before)) >= _SHORTEST
        and not line.cue(number.first - 1)
    )


def is_for_or_to(number: Number, line: Line, _context: Context) -> bool:
    """Best 4 ur driving, 2 b used, 4 my watch: a digit for the word it sounds like."""
    if number.value not in {2, 4} or number.dress is not IN_DIGITS or "en" not in line.speakers:
        return False
    before, behind = line.cue(number.first - 1), line.cue(number.last + 1)
    if before & (TELL | ARTICLE | CARD | PLAY) or not line.is_word(number.first - 1):
        return False
    return bool(behind & POSSESSIVE) or line.text(number.last + 1) in _SHORTHAND
