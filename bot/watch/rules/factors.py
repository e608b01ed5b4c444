"""Numbers that are multiplied: what they make is told, however small they are."""

from bot.watch.keywords import ARTICLE, RECKON, TIMES
from bot.watch.lines import Line
from bot.watch.numbers import Number


def is_multiplied(number: Number, line: Line) -> bool:
    """Tell whether a number is a factor: six times seven, sedm krát osm, multiply 6 by 8."""
    if line.talk & RECKON:
        return True
    ahead, behind = number.last + 2, number.first - 2
    if line.cue(ahead - 1) & TIMES:
        is_next = line.is_word(ahead) and line.begins_number(ahead + 1)
        # Charged 11 times for one ticket: nothing is multiplied by one.
        is_next = is_next and line.text(ahead + 1) != "one"
        return line.begins_number(ahead) or (is_next and not line.cue(ahead + 1) & ARTICLE)
    return bool(line.cue(behind + 1) & TIMES and line.begins_number(behind))
