"""Numbers counted in dozens, scores and halves of a hundred: three dozen, två tjog, ein halbes Hundert."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.watch.lines import Line
from bot.watch.numbers import IN_WORDS, Number
from bot.watch.vocabulary import CONNECT, HALF, MINUS, lots_of

_MOST = 100
_SMALLEST_HALF = 6


def read_multiples(line: Line, numbers: Sequence[Number]) -> Iterator[Number]:
    """Yield what numbers and halves make with the lots behind them."""
    worth = _worth(line.tongues)
    if line.vocabulary.isdisjoint(worth):
        return
    ending = {number.last: number for number in numbers}
    for place in line.words:
        lot = worth.get(line.texts[place])
        if lot is None:
            continue
        number = ending.get(place - 1)
        if number is not None and number.value > 1 and number.value * lot <= _MOST:
            yield number._replace(
                last=place, value=number.value * lot, dress=IN_WORDS, is_sure=True, is_lot=True
            )
        half = next((before for before in (place - 1, place - 2) if line.cue(before) & HALF), None)
        if half is not None and half >= 0 and lot // 2 >= _SMALLEST_HALF:
            yield Number(half, place, lot // 2, IN_WORDS, is_lot=True)
        elif number is None and lot < _MOST:
            is_sum = bool(line.cue(place + 1) & (CONNECT | MINUS)) and line.begins_number(place + 2)
            yield Number(place, place, lot, IN_WORDS, is_lot=True, is_sure=is_sum)


@lru_cache(maxsize=256)
def _worth(languages: tuple[str, ...]) -> dict[str, int]:
    """Return the words for lots in several languages and how many each is."""
    return {word: worth for language in languages for word, worth in lots_of(language).items()}
