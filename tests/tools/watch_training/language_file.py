"""Writes `bot/watch/languages.txt`: all that is known of each language, ready to be read."""

import base64
import json
import zlib
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import stopwordsiso

import bot.watch
from bot.watch.model import LANGUAGES
from bot.watch.names import TABLES, Name
from tests.tools.watch_training import sources
from tests.tools.watch_training.inflection import endings_of
from tests.tools.watch_training.number_names import generate_names

LANGUAGE_FILE = Path(bot.watch.__file__).parent / "languages.txt"
"""Where the file lies in a checkout."""
# English stop-word lists are full of country codes; of their two-letter words these are words.
_SHORT_ENGLISH = frozenset(
    "a i is it to of in my we me he be do go so no on at as an or if up us by am hi oh m re ve ll im".split()  # noqa: SIM905  # readable
)
_SHORT = 2


def pack_languages() -> bytes:
    """Return the content of the file."""
    tables = {language: _known_of(language) for language in LANGUAGES}
    tables |= {f"{language}-names": _names_of(language) for language in LANGUAGES}
    tables["speakers"] = _speakers()
    return b"".join(name.encode() + b" " + _packed(table) + b"\n" for name, table in tables.items())


def _packed(table: Mapping[str, Any]) -> bytes:
    text = json.dumps(table, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 9))


def _known_of(language: str) -> dict[str, Any]:
    """Return what is known of one language; `bot.watch.vocabulary` and `bot.watch.names` read it."""
    names = generate_names(language)
    endings = endings_of(language)
    kinds: dict[str, list[str]] = defaultdict(list)
    for word, bits in sources.kinds_of_words(language).items():
        kinds[str(bits)].append(word)
    return {
        "edges": [" ".join(sorted(edge)) for edge in names.edges],
        "multipliers": sorted(names.multipliers),
        "kinds": {bits: " ".join(sorted(words)) for bits, words in kinds.items()},
        "stems": sources.stems_of(language),
        "idioms": sources.idioms_of(language),
        "clock_words": sources.clock_words_of(language),
        "homographs": {
            place: " ".join(sorted(words)) for place, words in sources.homographs_of(language).items()
        },
        "nicknames": sources.nicknames_of(language),
        "likenesses": sources.likenesses_of(language),
        "associations": sources.associations_of(language),
        "lots": sources.lots_of(language),
        "sounds": sources.sounds_of(language),
        "compounds": names.compounds,
        "endings": [
            " ".join(sorted(words))
            for words in (endings.names, endings.ordinals, endings.decades, endings.places)
        ],
    }


def _names_of(language: str) -> dict[str, Any]:
    """Return the number names of one language; they are far more than the rest, and soon forgotten."""
    names = generate_names(language)
    return {table: _by_meaning(getattr(names, table)) for table in TABLES}


def _by_meaning(names: Mapping[str, Name]) -> dict[str, str]:
    """Return the words of each meaning, so that every meaning is stored once."""
    words: dict[str, list[str]] = defaultdict(list)
    for word, name in names.items():
        words[" ".join(str(int(field)) for field in name)].append(word)
    return {meaning: "|".join(sorted(said)) for meaning, said in words.items()}


def _speakers() -> dict[str, str]:
    """Return the words that speak for each group of languages."""
    languages_of: dict[str, list[str]] = defaultdict(list)
    for language in LANGUAGES:
        words = {word.casefold() for word in stopwordsiso.stopwords(language)}
        words |= sources.kinds_of_words(language).keys()
        for word in words:
            if language != "en" or len(word) > _SHORT or word in _SHORT_ENGLISH:
                languages_of[word].append(language)
    groups: dict[str, list[str]] = defaultdict(list)
    for word, languages in languages_of.items():
        groups[" ".join(languages)].append(word)
    return {languages: " ".join(sorted(words)) for languages, words in groups.items()}
