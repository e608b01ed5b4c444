"""Numbers told without a number name: two fat ladies, weeks in a year, the answer to everything."""

from collections.abc import Iterator

from bot.watch.lines import Line
from bot.watch.numbers import IN_WORDS, Number
from bot.watch.vocabulary import nicknames_in


def read_nicknames(line: Line) -> Iterator[Number]:
    """Yield what phrases of the message's languages stand for; as talk they may mean something else."""
    known, texts, nicknames = line.vocabulary, line.texts, nicknames_in(line.tongues)
    said = {
        word: [nickname for nickname in nicknames[word] if known.issuperset(nickname[0])]
        for word in nicknames.keys() & known
    }
    for place in line.words if any(said.values()) else ():
        for words, value in said.get(texts[place], ()):
            if tuple(texts[place : place + len(words)]) == words:
                yield Number(place, place + len(words) - 1, value, IN_WORDS, is_sure=False)
