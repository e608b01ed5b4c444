"""The topics of words, the same in every language, and the words that relate a card to a pile by them."""

import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files

from bot.watch.finding.lines import DIGITS, IN_WORDS, Line, Number, spread
from bot.watch.languages.vocabulary import PILE

_FILE = "topics.toml"
_ANY_ENDING = "*"
OPENING = 2
# Chat leaves accents out as often as not.
PLAIN = str.maketrans("àáâãäåçèéêëìíîïñòóôõöùúûüýÿąćęłńśźżš", "aaaaaaceeeeiiiinooooouuuuyyacelnszzs")


@cache
def topics() -> tuple[str, ...]:
    """Return the topics; each is one bit."""
    return tuple(_read())


def topics_of(words: Iterable[str], languages: Iterable[str]) -> dict[str, int]:
    """Return the topics of each of some words in any of some languages, as bits."""
    known = [_known_in(language) for language in languages]
    topics_by_word: dict[str, int] = {}
    for word in words:
        plain, found = word if word.isascii() else word.translate(PLAIN), 0
        beginning = plain[:OPENING]
        for whole, stems in known:
            found |= whole.get(plain, 0)
            for stem, bits in stems.get(beginning, ()):
                if plain.startswith(stem):
                    found |= bits
        topics_by_word[word] = found
    return topics_by_word


@cache
def _read() -> dict[str, dict[str, str]]:
    """Return the words of each topic by language."""
    return tomllib.loads(files("bot.watch.judging").joinpath(_FILE).read_text(encoding="utf-8"))


@cache
def _known_in(language: str) -> tuple[dict[str, int], dict[str, list[tuple[str, int]]]]:
    """Return the words of a language with their topics, and so the stems, by their first letters."""
    words: dict[str, int] = {}
    stems: dict[str, int] = {}
    for bit, lists in enumerate(_read().values()):
        for word in lists.get(language, "").split():
            stem = word.removesuffix(_ANY_ENDING)
            table = words if stem == word else stems
            table[stem] = table.get(stem, 0) | 1 << bit
    by_beginning: dict[str, list[tuple[str, int]]] = {}
    for stem, bits in stems.items():
        by_beginning.setdefault(stem[:OPENING], []).append((stem, bits))
    return words, by_beginning


_RELATING = ("adjoining", "steps", "reckoned")
"""The topics of words that may relate a card to a pile."""
_CALLING = ("sides", "calling")
"""The topics of words that may call a pile."""
_MOST = 4
"""How many words of a message are judged: of more, those at even distances."""
_REACH = 6


@lru_cache(maxsize=64)
def relating_words(languages: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return how words that may relate a card to a pile begin in some languages, by their first two letters.

    They are without accents.
    """
    by_opening: dict[str, tuple[str, ...]] = {}
    for lists in map(_read().__getitem__, _RELATING):
        for stem in (
            stem.removesuffix(_ANY_ENDING) for of in languages for stem in lists.get(of, "").split()
        ):
            opening = stem[:OPENING]
            by_opening[opening] = (*by_opening.get(opening, ()), stem)
    return by_opening


def may_relate(topics_said: int) -> bool:
    """Return True if any word of a message may relate a card to a pile, by all their topics, as bits."""
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
