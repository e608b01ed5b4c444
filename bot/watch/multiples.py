"""Numbers counted in dozens, scores and halves of a hundred: three dozen, två tjog, ein halbes Hundert."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.watch.keywords import CARDS, CONNECT, COUNTED, CROWD, HALF, MINUS, OF, multiples_of
from bot.watch.lines import Line
from bot.watch.numbers import IN_WORDS, Number

_COUNTED = OF | CARDS | COUNTED | CROWD
_MOST = 100
_SMALLEST_HALF = 13


def read_multiples(line: Line, numbers: Sequence[Number]) -> Iterator[Number]:
    """Yield what numbers and halves make with the lots behind them, unless something is counted so."""
    worth = _worth(line.tongues)
    if line.vocabulary.isdisjoint(worth):
        return
    ending = {number.last: number for number in numbers}
    for place in line.words:
        lot = worth.get(line.texts[place])
        if lot is None or _is_counting(line, place + 1):
            continue
        number = ending.get(place - 1)
        if number is not None and number.value > 1 and number.value * lot <= _MOST:
            yield number._replace(last=place, value=number.value * lot, dress=IN_WORDS, is_sure=True)
        half = next((before for before in (place - 1, place - 2) if line.cue(before) & HALF), None)
        if half is not None and half >= 0 and lot // 2 >= _SMALLEST_HALF:
            yield Number(half, place, lot // 2, IN_WORDS)
        elif number is None and lot < _MOST and _is_added_to(line, place):
            yield Number(place, place, lot, IN_WORDS)


def _is_added_to(line: Line, lot: int) -> bool:
    """Tell whether a number is added to a lot or taken from it: a dozen and three, a dozen and a half."""
    is_half = any(line.cue(place) & HALF and line.is_end(place + 1) for place in (lot + 2, lot + 3))
    return bool(line.cue(lot + 1) & (CONNECT | MINUS)) and (line.begins_number(lot + 2) or is_half)


def _is_counting(line: Line, behind: int) -> bool:
    """Tell whether a word behind a lot says of what there are so many: two dozen eggs."""
    cue = line.cue(behind)
    is_thing = not cue or bool(cue & _COUNTED)
    # Three dozen minus four: a sum's word may be one of a language that is hardly heard.
    return line.is_word(behind) and is_thing and not line.begins_number(behind + 1)


@lru_cache(maxsize=256)
def _worth(languages: tuple[str, ...]) -> dict[str, int]:
    """Return the words for lots in several languages and how many each is."""
    return {word: worth for language in languages for word, worth in multiples_of(language).items()}
