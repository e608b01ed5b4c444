"""The number names of the languages read by CLDR's names alone, and how text without gaps is cut at them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from bot.watch.finding.folding import VOWEL_SIGNS, fold
from bot.watch.languages.names import Name, bare
from bot.watch.model import FURTHER_LANGUAGES
from tests.tools.watch_training import sources
from tests.tools.watch_training.number_names import parts_of_name, seams_of, spelled

RUN_ON = frozenset({"ja", "zh", "ko", "th", "km", "lo", "my"})
"""Languages that write without gaps, or particles without one."""
_PREFIXED = {"ar": "\u0648", "he": "\u05d5"}
"""Languages that write articles and prepositions without a gap, and their and."""
_ARABIC_ARTICLE = "\u0627\u0644"
_UNCASED = "\u0590"
_LETTERS_OF_RUNS = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17d3\u3005-\u30ff\u3400-\u9fff\uac00-\ud7a3]+"
)
_HANGUL = re.compile("[\uac00-\ud7a3]{2}")
_LARGEST_SHORT = 10
_KATAKANA = {ord("\u3041") + place: ord("\u30a1") + place for place in range(86)}
_SHORTEST_BARE = 5


def is_further(language: str) -> bool:
    """Return True for a language that is read by CLDR's names alone."""
    return language in FURTHER_LANGUAGES


@cache
def further_names(language: str) -> dict[str, Name]:
    """Return a language's names by their words, folded as messages are."""
    names: dict[str, Name] = {}
    for text, name in _texts(language):
        if name.is_ordinal and language in RUN_ON:
            continue
        parts = _cut(language, parts_of_name(fold(text.replace("\u200b", "")).text))
        for phrase in _written(language, parts):
            names.setdefault(phrase, name)
    return names


def _texts(language: str) -> Iterator[tuple[str, Name]]:
    yield from spelled(language)
    for text, value in sources.dialects_of(language):
        yield text, Name(value)
        if language == "ja":
            yield text.translate(_KATAKANA), Name(value)


def _cut(language: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the parts of a name with what is written together with them by itself."""
    conjunction = _PREFIXED.get(language)
    if conjunction is None:
        return parts
    pieces: list[str] = []
    for place, part in enumerate(parts):
        lead = conjunction if place and part.startswith(conjunction) and len(part) > 1 else ""
        rest = part.removeprefix(lead)
        if language == "ar" and rest.startswith(_ARABIC_ARTICLE) and len(rest) > 2:
            lead, rest = (lead and lead + _ARABIC_ARTICLE), rest.removeprefix(_ARABIC_ARTICLE)
        pieces += [lead, rest] if lead else [rest]
    return tuple(pieces)


def _written(language: str, parts: tuple[str, ...]) -> Iterator[str]:
    """Yield the ways to write a name."""
    if language in _PREFIXED:
        yield " ".join(parts)
        yield " ".join(map(bare, parts))
        return
    yield from seams_of(parts)
    plain = tuple(map(bare, parts))
    if "".join(parts) < _UNCASED and (language != "vi" or len(parts) > 1):
        yield from (phrase for phrase in seams_of(plain) if language != "vi" or len(phrase) >= _SHORTEST_BARE)


def solid_names(language: str) -> dict[str, Name]:
    """Return the names by their bare letters, of a script with capitals."""
    solid: dict[str, Name] = {}
    for phrase, name in further_names(language).items():
        letters = bare(phrase)
        if phrase < _UNCASED and language != "vi":
            solid.setdefault(letters, name)
    return solid


@cache
def kinds_of(language: str) -> dict[str, int]:
    """Return the kinds of a language's words, folded as messages are."""
    kinds: dict[str, int] = {}
    for typed, bits in sources.kinds_of_words(language).items():
        for word in fold(typed).text.split():
            if all(letter.isalpha() or letter in VOWEL_SIGNS for letter in word):
                kinds[word] = kinds.get(word, 0) | bits
    return kinds


def runs_of(language: str) -> Mapping[str, list[str]]:
    """Return the words at which text without gaps is cut, by what they are there."""
    lists, names = sources.read_lists(language), further_names(language)
    own = set(fold(lists.get("words", "")).text.split())
    if language in _PREFIXED:
        prefixes = lists.get("prefixes", "").split()
        heads = {word for phrase in names for word in phrase.split()} - {*prefixes}
        return {"words": [*own], "heads": [*heads], "prefixes": prefixes}
    if language not in RUN_ON:
        return {}
    here = set(lists.get("here", "").split())
    said = {phrase: name.value for phrase, name in names.items() if " " not in phrase and phrase >= _UNCASED}
    short = {
        phrase
        for phrase, value in said.items()
        if value <= _LARGEST_SHORT or phrase in here or _HANGUL.fullmatch(phrase) or len(phrase) == 1
    }
    words = own | {word for word in kinds_of(language) if _LETTERS_OF_RUNS.fullmatch(word)} | said.keys()
    return {"words": [*words - short], "short": [*short]}
