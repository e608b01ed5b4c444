"""Words that name a card by what lies on a pile: the direct neighbour of the left one, half of the second."""

from collections.abc import Callable, Iterator
from functools import cache

from bot.watch.budget import spread
from bot.watch.lines import DIGITS, Line
from bot.watch.numbers import IN_WORDS, Number
from bot.watch.topics import topics
from bot.watch.vocabulary import PILE

_RELATING = ("adjoining", "steps", "reckoned")
"""The topics of words that may relate a card to a pile."""
_CALLING = ("sides", "calling")
"""The topics of words that may call a pile."""
_MOST = 4
"""How many words of a message are judged: of more, those at even distances."""
_REACH = 6


def may_relate(topics_said: int) -> bool:
    """Tell whether any word of a message may relate a card to a pile, by all their topics, as bits."""
    return bool(topics_said & _bits(_RELATING))


def read_relations(line: Line, topic_of: Callable[[str], int]) -> Iterator[Number]:
    """Yield the words of a message that may relate a card to the top of a pile, as numbers without a value.

    `topic_of` returns the topics of a word, as bits.
    """
    relating, calling = _bits(_RELATING), _bits(_CALLING)
    said = [(place, topic_of(line.texts[place])) for place in line.words]
    if not line.talk & PILE and not any(bits & calling for _, bits in said):
        return
    # French says pile for a pile and for exactly.
    relations = [place for place, bits in said if bits & relating and not line.cue(place) & PILE]
    for place in spread(relations, _MOST):
        yield Number(place, place, 0, IN_WORDS, is_sure=False, is_relation=True)


def extend_to_pile(relation: Number, line: Line, topic_of: Callable[[str], int]) -> Number:
    """Return a word that relates a card to a pile, with the pile where that is called soon behind it."""
    last, calling = relation.last, _bits(_CALLING)
    for place in range(relation.last + 1, min(relation.last + _REACH, line.size - 1) + 1):
        if line.is_end(place):
            break
        if line.cue(place) & PILE:
            last = place + (line.kinds[place + 1] is DIGITS)
            break
        if topic_of(line.texts[place]) & calling:
            last = place
    return relation._replace(last=last)


@cache
def _bits(names: tuple[str, ...]) -> int:
    return sum(1 << bit for bit, name in enumerate(topics()) if name in names)
