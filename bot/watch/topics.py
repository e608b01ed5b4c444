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


def topics_of(word: str, languages: Iterable[str]) -> int:
    """Return the topics of a word in any of some languages, as bits."""
    plain, found = word.translate(_PLAIN), 0
    for language in languages:
        words, stems, longest = _known_in(language)
        found |= words.get(plain, 0)
        # A word can be as long as a message; no stem is.
        for length in range(_SHORTEST_STEM, min(len(plain), longest) + 1):
            found |= stems.get(plain[:length], 0)
    return found


@cache
def _read() -> dict[str, dict[str, str]]:
    """Return the words of each topic by language."""
    return tomllib.loads(files("bot.watch").joinpath(_FILE).read_text(encoding="utf-8"))


@cache
def _known_in(language: str) -> tuple[dict[str, int], dict[str, int], int]:
    """Return the words and the stems of a language with their topics, and the length of the longest stem."""
    words: dict[str, int] = {}
    stems: dict[str, int] = {}
    for bit, lists in enumerate(_read().values()):
        for word in lists.get(language, "").split():
            stem = word.removesuffix(_ANY_ENDING)
            table = words if stem == word else stems
            table[stem] = table.get(stem, 0) | 1 << bit
    return words, stems, max(map(len, stems), default=0)
