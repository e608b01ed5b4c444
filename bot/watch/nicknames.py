"""Numbers told without a number name: two fat ladies, weeks in a year, the answer to everything."""

from collections.abc import Iterator

from bot.watch.budget import spread
from bot.watch.lines import Line
from bot.watch.numbers import IN_WORDS, LIKENESS, Number
from bot.watch.vocabulary import nicknames_in

_MOST_BEGUN = 32
"""How many words of a message are looked at with which a phrase may begin."""


def read_nicknames(line: Line) -> Iterator[Number]:
    """Yield what phrases of the message's languages stand for; as talk they may mean something else."""
    known, texts, nicknames = line.vocabulary, line.texts, nicknames_in(line.tongues)
    said = {
        word: [nickname for nickname in nicknames[word] if known.issuperset(nickname.words)]
        for word in nicknames.keys() & known
    }
    begun = [place for place in line.words if said.get(texts[place])] if any(said.values()) else ()
    for place in spread(begun, _MOST_BEGUN):
        for words, value, is_likeness in said[texts[place]]:
            if tuple(texts[place : place + len(words)]) == words:
                dress = LIKENESS if is_likeness else IN_WORDS
                yield Number(place, place + len(words) - 1, value, dress, is_sure=False)
