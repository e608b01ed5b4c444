"""Numbers that name something: a level, a page, the trick, a fixed phrase, a finished game's score."""

from bot.watch.cues import (
    ARTICLE,
    ASIDE,
    AWAIT,
    BEING,
    BOUND,
    CARD,
    COMMON,
    COMPARED,
    CONNECT,
    COUNTED,
    CROWD,
    DATE,
    DOING,
    DONE,
    DRAW,
    FITS,
    HAND,
    HAVING,
    LABEL,
    LEFT,
    METER,
    MINUS,
    NUMERO,
    OF,
    ONTO,
    OUTOF,
    PAST,
    PILE,
    PLAY,
    POSSESSIVE,
    RANGE,
    RECKON,
    SCHOOL,
    SCORE,
    SHUN,
    SPORT,
    STREET,
    TELL,
    TIMES,
    TOPICS,
    TRICK,
    UNIT,
    VEHICLE,
)  # fmt: skip
from bot.watch.lines import BREAK, DIGITS, WORD, Line
from bot.watch.marks import NAMES, TITLES
from bot.watch.model import Context
from bot.watch.numbers import IN_DIGITS, IN_WORDS, ROMAN, Number
from bot.watch.spoken import PARTS_OF

TRICK_VALUE = 10
"""What the trick takes a pile back by."""
_SMALL = 12
# Italian students strive for thirty.
_BEST_MARK = 30
_HUNDRED = 100
_HIGHEST_OF_NAME = 30
_SCALES = frozenset({5, 10, 20, 100})
_WHOLES = frozenset(
    {"5", "10", "20", "100", "ten", "five", "zehn", "fünf", "dix", "cinq", "diez", "cinco", "dieci"}
)
_TO = frozenset({"to", "zu", "à", "a"})
_IN = frozenset({"in", "zu", "sur", "entre", "su", "en"})
_REACH = 4
_FAR = 6
_NIL = frozenset({"nil"})
_OBJECTS = frozenset({"me", "us", "mich", "mir", "uns"})
_SHORTHAND = frozenset("u ur b e me c da the".split())  # noqa: SIM905  # readable
_SHORTEST = 3
_NOW = frozenset({"now", "jetzt", "maintenant", "ahora", "adesso"})
_SEQUEL = 20
_SIGHT = 12
# The languages whose small words are known well enough to call the others strange.
_OWN_WORDS = frozenset({"en", "de", "fr", "es", "it"})
_STRANGE = 3
_WINDOW = 5
_MASCULINE = frozenset({"der", "den", "dem"})
_FEET = range(4, 8)
_INCHES = 12
_GLUE = frozenset({"-", "er", "ers"})
_ANY_MARK = frozenset({"un", "une", "una", "ne", "eine", "a", "an"})
_HELD_FAST = CARD | PLAY | DRAW | POSSESSIVE
_TOLD = TELL | BOUND | COMPARED | DOING | ONTO | HAND | SHUN | AWAIT | LEFT | PILE | RANGE | MINUS
# Whose lowest is told is told, whatever stands beside it.
_LOWEST = TELL | CARD | POSSESSIVE | COMPARED | BOUND
_NO_LOWEST = HAVING | COMMON | ARTICLE
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
    if line.text(number.first - 1) in _ANY_MARK and _nearby(number, line) & SCHOOL:
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


def _nearby(number: Number, line: Line) -> int:
    """Return the kinds of cue in the part of a long message that a number stands in."""
    return line.cues_between(number.first - _SIGHT, number.last + _SIGHT + 1)


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
        or not _nearby(number, line) & VEHICLE
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


def is_what_a_label_is(number: Number, line: Line, _context: Context) -> bool:
    """The next level is 9, das nächste Level ist die 9."""
    place = number.first - (2 if line.cue(number.first - 1) & ARTICLE & ~BEING else 1)
    is_said = line.cue(place) & BEING and line.cue(place - 1) & LABEL
    return number.counted <= _SMALL and bool(is_said)


def is_a_reading(number: Number, line: Line, _context: Context) -> bool:
    """My fps dropped to 12, ping is at 80."""
    # Me quedan 20 de batería.
    behind = number.last + (2 if line.cue(number.last + 1) & OF else 1)
    if line.cue(behind) & METER and not (line.cue(behind) & UNIT or line.is_game_talk):
        return True
    return any(line.cue(number.first - step) & METER for step in range(1, _FAR))


def is_in_other_talk(number: Number, line: Line, _context: Context) -> bool:
    """Le camping c'était emplacement 42 juste à côté: in a clause of words that no card is told with."""
    before = line.cue(number.first - 1)
    if number.dress is not IN_DIGITS or number.parts or number.is_decade or line.is_game_talk:
        return False
    if before & (ARTICLE | TELL) or not _OWN_WORDS.issuperset(line.speakers):
        return False
    # The pizza guy is here, 42: what begins or ends a clause may be said to the table.
    if not (line.is_word(number.first - 1) and line.is_word(number.last + 1)):
        return False
    if line.cue(number.last + 1) & FITS and not line.cue(number.last + 1) & COMMON:
        return False
    strange = 0
    for step in (-1, 1):
        place = number.first - 1 if step < 0 else number.last + 1
        for _ in range(_WINDOW):
            cue = line.cue(place)
            if line.is_end(place) or not line.text(place):
                break
            is_told = cue & _TOLD and not cue & (HAVING | BEING | ARTICLE)
            if is_told or cue & (_HELD_FAST | RECKON) or line.text(place) in PARTS_OF:
                return False
            strange += line.is_word(place) and not cue & ~NAMES and len(line.text(place)) > _SHORTEST
            place += step
    return strange >= _STRANGE


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
