"""Numbers that point at a pile, and values everybody can see on one."""

from bot.watch.cues import ONTO, PILE, PLAY
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.numbers import Number

_MOST_PILES = 12
_NUMBER_SIGNS = frozenset({"#", "no", "nr", "num", "n", "№", "."})
_REACH = 5


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
    """I'd play on 3, leg nix auf 4: a pile by its number."""
    before = line.cue(number.first - 2) | line.cue(number.first - 3)
    return bool(number.value <= context.pile_count and line.cue(number.first - 1) & ONTO and before & PLAY)


def has_a_number_sign(number: Number, line: Line, context: Context) -> bool:
    """#4, but not #37."""
    return line.text(number.first - 1) == "#" and number.value <= max(context.pile_count, _MOST_PILES)


def is_a_small_ordinal(number: Number, _line: Line, _context: Context) -> bool:
    """3rd, 2nd, der 3. Stapel: places, rows and turns, never cards."""
    return number.is_ordinal and number.value <= _MOST_PILES


def is_public(number: Number, line: Line, context: Context) -> bool:
    """The 45 pile, the pile with 45 on top, while 45 lies there."""
    if number.value not in context.piles:
        return False
    for step in (-1, 1):
        place = number.first if step < 0 else number.last
        for _ in range(_REACH):
            place += step
            if line.text(place) in {".", "!", "?", ";", "\n", ""}:
                break
            if line.cue(place) & PILE:
                return True
    return False
