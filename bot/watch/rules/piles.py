"""Numbers that point at a pile, and values everybody can see on one."""

from bot.watch.keywords import (
    ARTICLE,
    AWAIT,
    BOUND,
    CARD,
    COMMON,
    COMPARED,
    CONNECT,
    COUNTED,
    CROWD,
    FITS,
    LABEL,
    NUMERO,
    ONTO,
    PILE,
    PLAY,
    POSSESSIVE,
    SHUN,
    TELL,
    TOP,
    TOPICS,
)  # fmt: skip
from bot.watch.lines import WORD, Line
from bot.watch.model import Context
from bot.watch.numbers import Number

_MOST_PILES = 12
_NUMBER_SIGNS = frozenset({"#", "no", "nr", "num", "n", "№", "."})
# Cards are feminine in German: die 2. may end a sentence.
_ORDINAL_ARTICLES = frozenset(
    {
        "der",
        "dem",
        "den",
        "im",
        "am",
        "zum",
        "beim",
        "vom",
        "zur",
        "mein",
        "dein",
        "sein",
        "unser",
        "ein",
        "kein",
    }
)
_PLACES = ("1", "2", "3", "4")
_WAYS = frozenset({"up", "down", "upwards", "downwards", "rising", "falling", "ascending", "descending"})
_REACH = 5
_NEAR = 4


def follows_a_pile(number: Number, line: Line, _context: Context) -> bool:
    """Pile 2, Stapel 2, la pile 3, pile no. 2."""
    place = number.first - 1
    while line.text(place) in _NUMBER_SIGNS and place > number.first - 4:
        place -= 1
    return number.value <= _MOST_PILES and bool(line.cue(place) & PILE)


def comes_before_a_pile(number: Number, line: Line, _context: Context) -> bool:
    """The 3rd pile, 2 piles, the 2 left piles."""
    place = number.last + (2 if line.text(number.last + 1) in {".", "-"} else 1)
    near = line.cue(place) | (line.cue(place + 1) if not line.is_end(place) and not line.cue(place) else 0)
    return number.value <= _MOST_PILES and bool(near & PILE)


def is_laid_upon(number: Number, line: Line, context: Context) -> bool:
    """I'd play on 3, leg nix auf 4, whoever sits on 2: a pile by its number."""
    before = line.cue(number.first - 2) | line.cue(number.first - 3)
    is_awaited = before & AWAIT and not before & PLAY
    return bool(number.value <= context.pile_count and line.cue(number.first - 1) & ONTO and not is_awaited)


def is_upon(number: Number, line: Line, context: Context) -> bool:
    """Auf die 1, pas sur la 2: a pile by its number, whatever is done with it."""
    article = line.cue(number.first - 1)
    is_place = article & ARTICLE and not article & POSSESSIVE and line.cue(number.first - 2) & ONTO
    return number.value <= context.pile_count and bool(is_place)


def has_a_piles_number(number: Number, line: Line, context: Context) -> bool:
    """Finger weg von Nummer 4, don't touch number 4; not: I have number 4."""
    place = number.first - (2 if line.text(number.first - 1) == "." else 1)
    # Is number 1 going up or down?
    ways = range(number.last + 1, number.last + _REACH + 1)
    is_directed = line.text(place - 1) == "is" and any(line.text(way) in _WAYS for way in ways)
    told = not is_directed and line.cue(number.first - 2) & (TELL | CARD | POSSESSIVE) & ~ARTICLE
    return number.value <= context.pile_count and bool(line.cue(place) & NUMERO and not told)


def is_kept_from(number: Number, line: Line, context: Context) -> bool:
    """Stay away from 1 and 4, finger weg von 2, don't touch 3."""
    before = line.cue(number.first - 1)
    place = number.first - (2 if before & ARTICLE and not before & POSSESSIVE else 1)
    is_from = bool(line.cue(place) & COMMON) and not line.cue(place) & (TELL | COMPARED)
    is_from = is_from and bool(line.cue(place - 1) & SHUN)
    return number.value <= context.pile_count and bool(before & SHUN or is_from)


def is_a_choice(_number: Number, line: Line, context: Context) -> bool:
    """1 or 2? of piles: nothing else stands in the message."""
    if len(line.words) != 1 or len(line.digits) != 2:  # noqa: PLR2004  # one or the other
        return False
    is_joined = line.cue(line.words[0]) & CONNECT
    return bool(is_joined) and all(line.text(place) in _PLACES[: context.pile_count] for place in line.digits)


def is_a_dotted_ordinal(number: Number, line: Line, _context: Context) -> bool:
    """Der 1. FC, am 3. Tag, im 2. Anlauf."""
    sign, thing = line.token(number.last + 1), line.token(number.last + 2)
    article, noun = line.cue(number.first - 1), line.cue(number.last + 2) & ~TOPICS
    is_noun = article & (ARTICLE | COMMON) and not noun
    # Einen 5. Mann: what is counted ends no sentence before it.
    is_counted = article & ARTICLE and noun & (COUNTED | LABEL) and number.value <= _MOST_PILES
    is_noun = is_noun or (is_counted and not (noun & CROWD and line.text(number.first - 1) == "die"))
    is_article = line.text(number.first - 1) in _ORDINAL_ARTICLES
    # Der 44. folgt meine: the article of a card that is followed.
    is_article = is_article and not (line.text(number.first - 1) == "der" and noun & FITS)
    return bool(
        (is_article or is_noun)
        and sign.text == "."
        and not sign.is_spaced
        and thing.kind is WORD
        and thing.is_spaced
    )


def has_a_number_sign(number: Number, line: Line, context: Context) -> bool:
    """#4, but not #37."""
    return line.text(number.first - 1) == "#" and number.value <= max(context.pile_count, _MOST_PILES)


def is_a_small_ordinal(number: Number, _line: Line, _context: Context) -> bool:
    """3rd, 2nd, der 3. Stapel: places, rows and turns, never cards."""
    return number.is_ordinal and number.value <= _MOST_PILES


def is_public(number: Number, line: Line, context: Context) -> bool:
    """The 45 pile, the one with 45 on it, while 45 lies there."""
    if number.is_decade:
        # Der 40er stapel: the pile is called by the tens of what lies on it.
        is_named = line.cue(number.last + 1) & PILE or line.cue(number.last + 2) & PILE
        return bool(is_named) and any(number.value <= top < number.value + 10 for top in context.piles)
    if number.value not in context.piles:
        return False
    before = line.cue(number.first - 1) | line.cue(number.first - 2)
    if not before & (BOUND | COMPARED) and line.cue(number.first - 1) & (ARTICLE | COMMON):
        near = range(number.last + 1, number.last + _NEAR)
        if any(line.cue(place) & TOP for place in near):
            return True
    for step in (-1, 1):
        place = number.first if step < 0 else number.last
        for _ in range(_REACH):
            place += step
            if line.text(place) in {".", "!", "?", ";", "\n", ""}:
                break
            if line.cue(place) & PILE:
                return True
    return False
