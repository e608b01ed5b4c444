"""Numbers that count: cards in a hand, things, people, turns."""

from bot.watch.keywords import (
    AGREEING,
    ARTICLE,
    ATONCE,
    BEING,
    BOUND,
    CARD,
    CARDS,
    COMMON,
    COMPARED,
    CONNECT,
    COUNTED,
    COUNTING,
    CROWD,
    DECK,
    DOWN,
    DRAW,
    EACH,
    FITS,
    HAND,
    HAVING,
    LABEL,
    LEFT,
    MODAL,
    OF,
    OURS,
    PARTITIVE,
    PILE,
    PLAY,
    PLURAL,
    POSSESSIVE,
    PRONOUN,
    QUALITY,
    RANGE,
    RECKON,
    SINGLE,
    SOME,
    SPAN,
    STILL,
    TELL,
    TIMES,
    VERSUS,
    WHICH,
)  # fmt: skip
from bot.watch.lines import DIGITS, WORD, Line
from bot.watch.marks import NAMES
from bot.watch.model import Context
from bot.watch.numbers import IN_DIGITS, IN_WORDS, Number
from bot.watch.rules.factors import is_multiplied

_BARS = ARTICLE | TELL | BOUND | COMPARED
_ONE = frozenset({"one", "a", "einem", "einer", "nem", "ner"})
# No card is masculine in German, and one alone has no such article.
_PLURAL_ARTICLES = frozenset({"den", "meinen", "deinen", "seinen", "ihren", "unseren", "euren", "diesen"})
_GLUE = frozenset("-+")
# No range and no decimal has such a sign.
_CUTS = frozenset("|_~'=")
_SMALL = 12
_PLURALS_IN_S = frozenset({"en", "fr", "es", "pt", "nl"})
_GERMAN_PLURALS = ("e", "en", "er", "n", "s")
_PAIR = 5
_TURN = 3
_REACH = 3
_SENTENCE = 4


def _behind(number: Number, line: Line) -> int:
    """Return the place behind a number and what glues it to a word: 40+ people, a two-card turn."""
    return number.last + (2 if line.text(number.last + 1) in _GLUE else 1)


def counts_cards(number: Number, line: Line, _context: Context) -> bool:
    """I can play two cards, drei gute Karten, 30 cards left, a two-card turn."""
    if number.is_decade:
        return False
    place = _behind(number, line)
    for step in range(_REACH):
        cue = line.cue(place + step)
        if not line.is_word(place + step):
            return False
        if cue & CARDS:
            return True
        if cue & CARD:
            return number.counted <= _TURN
        if cue & (FITS | TELL) and not cue & (OF | ARTICLE | LEFT):
            return False
    return False


def counts_known_things(number: Number, line: Line, _context: Context) -> bool:
    """4 players, two turns, 2 more lives, a 2-player game."""
    if number.counted > _SMALL or is_multiplied(number, line):
        return False
    place = _behind(number, line)
    if _is_one_card(number, line) and not line.cue(place) & LABEL:
        return False
    if line.cue(place) & (COUNTED | LABEL | CROWD):
        # Ich würde 5 spielen: the German for games is the German for playing.
        return not (line.cue(place) & PLAY and line.talk & MODAL)
    is_adjective = line.is_word(place) and (
        not line.cue(place) & (FITS | TELL | POSSESSIVE) or line.cue(place) & LEFT
    )
    return bool(is_adjective and line.cue(place + 1) & (COUNTED | CROWD))


def counts_some_thing(number: Number, line: Line, _context: Context) -> bool:
    """Three brothers, drei Brüder, six different answers: a small number before a word of no other use."""
    place = _behind(number, line)
    if line.cue(place) & QUALITY and _is_thing(line, place + 1):
        place += 1
    # 3 7 hihi: two digits side by side count nothing.
    is_split = bool(number.parts) and (
        number.last == number.first + 1 or line.text(number.first + 1) in _CUTS
    )
    # 6-1 togliete il trattino: a range climbs.
    is_split = is_split or (line.text(number.first + 1) == "-" and [*number.parts] > sorted(number.parts))
    if number.counted > _SMALL or is_split or _is_one_card(number, line) or _ends_a_list(number, line):
        return False
    if _is_compound(number, line):
        return True
    if not _is_thing(line, place) or line.is_uncounted(place, number.counted):
        return False
    before = line.cue(number.first - 1)
    if place == number.last + 1 and before & ARTICLE:
        # My 7 rocks, die 7 klappt: behind an article only what looks like many things is counted.
        if line.text(number.first - 1) in _PLURAL_ARTICLES:
            return True
        thing = line.token(place)
        written = line.folded.written(thing.start, thing.end)
        is_many = thing.text.endswith("s") or written[:1].isupper() or bool(line.cue(place + 1) & PLURAL)
        return is_many or _is_a_plural(line, place)
    # Karta 6 znaczy: behind a card stands its value.
    if before & CARD and not before & CARDS:
        return False
    # Between two stools: what lies between needs a second number to be told.
    return not before & COMPARED or bool(before & RANGE and not line.begins_number(place + 2))


def _ends_a_list(number: Number, line: Line) -> bool:
    """Tell whether a number is the third of a list or a later one: 4, 6 and 11."""
    place = number.first
    for _ in range(2):
        if not (line.cue(place - 1) & CONNECT or line.text(place - 1) == ",") or not line.begins_number(
            place - 2
        ):
            return False
        place -= 2
    return True


def _is_thing(line: Line, place: int) -> bool:
    """Tell whether a word has no known use but to name a thing or praise it."""
    return (
        line.kinds[place] is WORD
        and len(line.text(place)) >= _REACH
        and not line.cue(place) & ~(NAMES | QUALITY)
    )


def _is_compound(number: Number, line: Line) -> bool:
    """Tell whether a number is glued to a word of any kind: a three-way tie, a 4-piece."""
    sign, word = number.last + 1, number.last + 2
    if line.text(sign) != "-" or line.spaced[sign] or line.kinds[word] is not WORD or line.spaced[word]:
        return False
    return len(line.text(word)) >= _REACH and not line.cue(word) & (FITS | TELL | CONNECT)


def _is_a_plural(line: Line, place: int) -> bool:
    """Tell whether an unknown word behind an article and a number agrees with it: zwei Zellen streiten."""
    verb, ending = line.text(place + 1), line.text(place)[-1:]
    if ending == "n" and verb.endswith("en") and not line.cue(place + 1):
        return True
    # My two brain cells: a noun may stand before a noun.
    return bool(
        ending != "s" and verb.endswith("s") and len(verb) > _REACH and not line.cue(place + 1) & ~COUNTED
    )


def is_left_over(number: Number, line: Line, _context: Context) -> bool:
    """Three left in my hand, 30 left, 7 more."""
    cue = line.cue(number.last + 1)
    if not cue & LEFT or line.cue(number.first - 1) & CARD or _is_one_card(number, line):
        return False
    if number.counted <= _SMALL:
        return not (cue & COMPARED and line.cue(number.last + 2) & (BOUND | CARD))
    # No hand holds so many cards: in der Hand noch 27 übrig.
    is_held = any(line.cue(number.first - step) & HAND for step in range(1, _REACH + 1))
    return not cue & (BOUND | COMPARED) and not is_held


def is_still_to_come(number: Number, line: Line, _context: Context) -> bool:
    """Noch drei, another 2, encore deux."""
    if number.counted <= _SMALL:
        return bool(line.cue(number.first - 1) & STILL)
    # Faltam umas vinte, ce ne mancano una ventina.
    is_rough = number.is_about or line.cue(number.first - 1) & SOME
    return bool(is_rough and line.cue(number.first - 2) & STILL)


def is_drawn(number: Number, line: Line, _context: Context) -> bool:
    """Draw 2, zieh zwei, hat vier gezogen, owe 2, da bekommt man 6."""
    before = line.cue(number.first - 1)
    if number.counted > _SMALL or _is_one_card(number, line) or line.cue(number.last + 1) & RECKON:
        return False
    if (before | line.cue(number.last + 1)) & DRAW:
        return True
    for step in range(1, _REACH + 1):
        cue = line.cue(number.first - step)
        if cue & DRAW:
            return True
        # Ich zieh meine 2 nach: the verb's own end stands behind what is drawn.
        if cue & POSSESSIVE and line.text(number.last + 1) == "nach" and number.counted <= _TURN:
            continue
        if not cue & (COMMON | FITS) or cue & (_BARS | CARD):
            return False
    return False


def _is_one_card(number: Number, line: Line) -> bool:
    """Tell whether an article for one thing stands before more than one: el 12, mon 7, un 37."""
    return number.value > 1 and bool(line.cue(number.first - 1) & SINGLE)


def is_some_of_us(number: Number, line: Line, _context: Context) -> bool:
    """Three of us, two of my cards, drei von uns, fünf davon, zwei der Stühle."""
    if (
        number.counted <= _SMALL
        and line.cue(number.last + 1) & PARTITIVE
        and line.text(number.last + 1) == "davon"
    ):
        return not line.cue(number.first - 1) & ARTICLE
    is_whole = line.cue(number.first - 1) & OF and (
        line.begins_number(number.first - 2) or line.begins_number(number.first - 3)
    )
    if is_whole:
        return number.counted <= _SMALL
    if number.counted <= _SMALL and line.text(number.last + 1) == "der" and line.is_word(number.last + 2):
        # Zwei der Stühle.
        return not line.cue(number.first - 1) & ARTICLE and not line.cue(number.last + 2) & FITS
    out = 1 if line.text(number.last + 1) == "out" else 0
    if not line.cue(number.last + 1 + out) & OF:
        return False
    if number.counted > _SMALL:
        # There's 14 of us; a card is not one of them.
        return bool(line.cue(number.last + 2 + out) & PRONOUN) and not line.cue(number.first - 1) & _BARS
    whole = number.last + 2 + out
    if line.cue(whole) & (ARTICLE | CARDS | PILE) or line.begins_number(whole):
        return True
    return any(line.cue(whole + step) & PRONOUN for step in range(_REACH))


def is_a_pair_of_people(number: Number, line: Line, _context: Context) -> bool:
    """You two, we three, all four, ihr zwei."""
    return number.counted <= _PAIR and bool(line.cue(number.first - 1) & PRONOUN)


def is_repeated(number: Number, line: Line, _context: Context) -> bool:
    """3 times, drei Mal, x2, je l'ai dit vingt fois; not 6 x 7."""
    if is_multiplied(number, line):
        return False
    if number.counted > _SMALL and number.dress is IN_WORDS and line.cue(number.last + 1) & TIMES:
        return not line.is_game_talk and not line.cue(number.first - 1) & _BARS
    is_mark = line.text(number.first - 1) == "x" and not line.spaced[number.first]
    return number.counted <= _SMALL and (
        (bool(line.cue(number.last + 1) & TIMES) and line.kinds[number.last + 2] is not DIGITS)
        or (line.text(number.last + 1) == "x" and line.kinds[number.last + 2] is not DIGITS)
        or (is_mark and line.kinds[number.first - 2] is not DIGITS)
    )


def is_counted_aloud(number: Number, line: Line, _context: Context) -> bool:
    """I count to three, zähl bis drei, conto fino a tre."""
    before = range(number.first - _REACH, number.first)
    return number.counted <= _SMALL and any(line.cue(place) & COUNTING for place in before)


def is_a_match_up(number: Number, line: Line, _context: Context) -> bool:
    """2 vs 2, one against three."""
    if number.counted > _SMALL or line.talk & RECKON:
        return False
    opens = line.cue(number.last + 1) & VERSUS and line.begins_number(number.last + 2)
    closes = line.cue(number.first - 1) & VERSUS and line.begins_number(number.first - 2)
    return bool(opens or closes)


def is_in_the_deck(number: Number, line: Line, _context: Context) -> bool:
    """Noch 30 im Nachziehstapel, quedan 30 en el mazo, 30 left in the deck, в колоде ещё 17."""
    around = line.cue(number.first - 1) | line.cue(number.first - 2) | line.cue(number.last + 1)
    near = (*range(number.first - _REACH, number.first), *range(number.last + 1, number.last + _REACH + 2))
    if line.cue(number.last + 1) & COMMON and line.cue(number.last + 3) & DECK:
        # We start with 98 in the deck; not: the 14 in the deck.
        return not line.cue(number.first - 1) & (ARTICLE | TELL | CARD)
    return bool(around & (STILL | LEFT)) and any(line.cue(place) & DECK for place in near)


def is_for_each(number: Number, line: Line, _context: Context) -> bool:
    """Three a turn, zwei pro Zug, deux par personne."""
    each, people = line.cue(number.last + 1), line.cue(number.last + 2)
    is_small = number.counted <= _SMALL or not line.is_game_talk
    return is_small and bool(each & EACH and people & (COUNTED | LABEL | CARD))


def is_at_once(number: Number, line: Line, _context: Context) -> bool:
    """Three at once, drei auf einmal, trois d'un coup, four in one turn."""
    ahead = range(number.last + 1, number.last + _REACH + 2)
    return number.counted <= _SMALL and any(
        line.cue(place) & ATONCE
        or (
            line.text(place) in _ONE
            and line.cue(place - 1) & SPAN
            and line.cue(place + 1) & (COUNTED | LABEL | PLAY)
        )
        for place in ahead
    )


def is_a_game_for(number: Number, line: Line, _context: Context) -> bool:
    """A game for four, jeu à quatre, gioco da quattro."""
    is_end = line.is_end(number.last + 1) or not line.text(number.last + 1)
    is_for = line.cue(number.first - 1) & COMMON and line.cue(number.first - 2) & (LABEL | COUNTED)
    return number.counted <= _SMALL and is_end and bool(is_for and not line.cue(number.first - 1) & _BARS)


def is_a_crowd(number: Number, line: Line, _context: Context) -> bool:
    """25 people at the wedding, vierzig Kinder im Bus: more than twelve, in a sentence of its own."""
    before = line.cue(number.first - 1)
    if number.counted <= _SMALL or line.is_game_talk or len(line.words) < _SENTENCE:
        return False
    if before & (ARTICLE | CARD) and not before & BEING:
        return False
    # Meine nächste ist 38, Leute.
    if before & BEING and any(line.cue(number.first - step) & POSSESSIVE for step in (2, 3)):
        return False
    place = number.last + 1
    is_adjective = line.is_word(place) and not line.cue(place) & (FITS | TELL) and not before & _BARS
    return bool(line.cue(place) & CROWD or (is_adjective and line.cue(place + 1) & CROWD))


def counts_many_things(number: Number, line: Line, _context: Context) -> bool:
    """Did 50 pushups on a bet, 24 Kekse gebacken, j'ai acheté 40 bougies: what looks like many things."""
    place = number.last + 1
    # In words a value's own adjective may stand behind it: sessanta alti.
    if (
        number.dress is not IN_DIGITS
        or number.counted <= _SMALL
        or number.parts
        or line.is_game_talk
        or len(line.words) < _SENTENCE
    ):
        return False
    before = line.cue(number.first - 1)
    is_held = before & (_BARS | CARD | PLAY) and not before & (HAVING | SOME | OF)
    if is_held or before & CARD or not line.is_word(number.first - 1) or _is_one_card(number, line):
        return False
    place += 1 if line.cue(place) & QUALITY else 0
    return (
        _is_thing(line, place)
        and not line.is_verb(place)
        and _is_many(line, place, is_had=bool(before & TELL))
    )


def _is_many(line: Line, place: int, *, is_had: bool) -> bool:
    """Tell whether a word ends as words for many things do in a language that is spoken here."""
    token = line.token(place)
    if len(token.text) <= _REACH:
        return False
    if "de" in line.speakers and token.text.endswith(_GERMAN_PLURALS) and not token.text.startswith("ge"):
        # Hab 48 leider: a German adverb may end so too.
        return not is_had or line.folded.written(token.start, token.end)[:1].isupper()
    if "it" in line.speakers and token.text.endswith(("i", "e")):
        return not is_had
    return (
        token.text.endswith("s")
        and not token.text.endswith(("ss", "us", "is"))
        and bool(_PLURALS_IN_S.intersection(line.speakers))
    )


def is_in_a_hand(number: Number, line: Line, _context: Context) -> bool:
    """I'll have 3 in hand, dann hast du 5 auf der Hand: a few without an article, and nothing beside them."""
    place = number.last + 1
    if number.counted > _SMALL or number.parts or line.cue(number.first - 1) & (ARTICLE | CARD | BOUND):
        return False
    if line.cue(number.first - 1) & CONNECT and line.begins_number(number.first - 2):
        return False
    has_word = bool(line.cue(place) & COMMON)
    return has_word and any(line.cue(place + step) & HAND for step in (1, 2))


def is_what_is_left(number: Number, line: Line, _context: Context) -> bool:
    """We're down to 1, bin runter auf zwei."""
    is_down = line.cue(number.first - 1) & COMMON and line.cue(number.first - 2) & DOWN
    who = range(number.first - _REACH - 2, number.first - 2)
    return (
        number.counted <= _SMALL and bool(is_down) and any(line.cue(place) & (BEING | OURS) for place in who)
    )


def is_in_succession(number: Number, line: Line, _context: Context) -> bool:
    """6 in a row, five tricks in a row."""
    places = range(number.last + 1, number.last + _REACH)
    return number.counted <= _SMALL and any(
        line.text(place) == "in" and line.text(place + 1) == "a" and line.text(place + 2) == "row"
        for place in places
    )


def are_agreed_with(number: Number, line: Line, _context: Context) -> bool:
    """Two that fit and four that don't, zwei passen: the verb of several, where a card has that of one."""
    before = number.first - 1
    if not 1 < number.counted <= _SMALL or number.is_ordinal or number.parts:
        return False
    if line.cue(before) & (ARTICLE | CARD | BOUND) and not line.cue(before) & HAVING:
        return False
    # Sieben und neun passen: two cards have the verb of several too.
    is_listed = line.cue(before) & CONNECT or line.text(before) == ","
    if is_listed and line.begins_number(before - 1):
        return False
    verb = number.last + 1
    if line.cue(verb) & WHICH and line.cue(verb + 1) & AGREEING:
        return True
    # Only German tells a verb of several by its ending.
    return bool(line.cue(verb) & AGREEING and line.text(verb).endswith("en"))
