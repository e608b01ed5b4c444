"""Times of day whose hour and minutes stand apart: a las ocho y veinte, alle 6 e 52, o ósmej piętnaście."""

from itertools import pairwise

from bot.watch.lines import Line
from bot.watch.numbers import LIKENESS, Number
from bot.watch.vocabulary import CARD, CARDS, CONNECT, clock_words_of

_HOURS, _MINUTES = 24, 60


def without_times(numbers: list[Number], line: Line) -> list[Number]:
    """Return numbers, in the order they were written, without the times of day behind words that call them.

    Where a card is spoken of, all stay and are judged. Source: talk policy.
    """
    if line.talk & (CARD | CARDS):
        return numbers
    times = {number for pair in pairwise(numbers) if _is_time(*pair, line) for number in pair}
    return [number for number in numbers if number not in times] if times else numbers


def _is_time(hour: Number, minutes: Number, line: Line) -> bool:
    between = minutes.first - hour.last - 1
    is_joined = between == 0 or (between == 1 and bool(line.cue(hour.last + 1) & CONNECT))
    if not is_joined or hour.value > _HOURS or minutes.value >= _MINUTES or minutes.dress is LIKENESS:
        return False
    before, word = line.text(hour.first - 2), line.text(hour.first - 1)
    return any(word in words or f"{before} {word}" in words for words in map(clock_words_of, line.speakers))
