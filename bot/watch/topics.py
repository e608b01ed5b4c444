"""What words say a message is about, the same in every language: sport, cooking, steps, what is held."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

_FILE = "topics.toml"
_ANY_ENDING = "*"
_SHORTEST_STEM = 2
# Chat leaves accents out as often as not.
_PLAIN = str.maketrans("àáâãäåçèéêëìíîïñòóôõöùúûüýÿąćęłńśźżš", "aaaaaaceeeeiiiinooooouuuuyyacelnszzs")


@cache
def topics() -> tuple[str, ...]:
    """Return the topics; each is one bit."""
    return tuple(_read())


def topics_of(words: Iterable[str], languages: Iterable[str]) -> dict[str, int]:
    """Return the topics of each of some words in any of some languages, as bits."""
    known = [_known_in(language) for language in languages]
    topics_by_word: dict[str, int] = {}
    for word in words:
        plain, found = word if word.isascii() else word.translate(_PLAIN), 0
        beginning = plain[:_SHORTEST_STEM]
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
    return tomllib.loads(files("bot.watch").joinpath(_FILE).read_text(encoding="utf-8"))


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
        by_beginning.setdefault(stem[:_SHORTEST_STEM], []).append((stem, bits))
    return words, by_beginning
