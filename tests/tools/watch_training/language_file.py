"""Writes `bot/watch/languages/data`: all that is known of each language, ready to be read.

One more variant of a German name changes 962 lines, which add 5 KiB to a packed clone.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import TypeAlias, TypeVar

import stopwordsiso

import bot.watch.languages
from bot.watch.languages.names import TABLES, Name
from bot.watch.languages.sections import write_sections
from bot.watch.languages.vocabulary import KINDS
from bot.watch.model import FURTHER_LANGUAGES, LANGUAGES
from tests.tools.watch_training import sources
from tests.tools.watch_training.further_names import further_names, kinds_of, runs_of, solid_names
from tests.tools.watch_training.inflection import endings_of
from tests.tools.watch_training.number_names import generate_names

LANGUAGE_FOLDER = Path(bot.watch.languages.__file__).parent / "data"
"""Where the files lie in a checkout."""

Sections: TypeAlias = dict[tuple[str, str], list[str]]
Meaning = TypeVar("Meaning", int, str, Name)
# English stop-word lists are full of country codes; of their two-letter words these are words.
_SHORT_ENGLISH = frozenset(
    "a i is it to of in my we me he be do go so no on at as an or if up us by am hi oh m re ve ll im".split()  # noqa: SIM905  # readable
)
_SHORT = 2


def write_languages(folder: Path) -> None:
    """Write the files into a folder."""
    for name, text in language_files().items():
        folder.joinpath(f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")


def language_files() -> dict[str, str]:
    """Return the content of each file."""
    known = {language: _known_of(language) for language in LANGUAGES}
    for language in FURTHER_LANGUAGES:
        known[language], known[f"{language}-names"] = _further(language)
    known |= {f"{language}-names": _names_of(language) for language in LANGUAGES}
    known["speakers"] = _speakers()
    return {name: write_sections(sections) for name, sections in known.items()}


def _known_of(language: str) -> Sections:
    """Return what is known of one language; `bot.watch.languages.vocabulary` and `names` read it."""
    names = generate_names(language)
    endings = endings_of(language)
    return {
        **_kinds(_single_words(sources.kinds_of_words(language))),
        ("idioms", ""): sources.idioms_of(language),
        ("clock_words", ""): sources.clock_words_of(language),
        **{("homographs", place): list(words) for place, words in sources.homographs_of(language).items()},
        **_by_meaning("nicknames", sources.nicknames_of(language)),
        **_by_meaning("likenesses", sources.likenesses_of(language)),
        **_by_meaning("associations", sources.associations_of(language)),
        **_by_meaning("lots", sources.lots_of(language)),
        **_by_meaning("sounds", sources.sounds_of(language)),
        **_by_meaning("heads", names.compounds.heads),
        ("joints", ""): list(names.compounds.joints),
        **_by_meaning("tails", names.compounds.tails),
        **{("endings", field.name): list(getattr(endings, field.name)) for field in fields(endings)},
        ("edges", "first"): list(names.edges[0]),
        ("edges", "last"): list(names.edges[1]),
        ("multipliers", ""): list(names.multipliers),
    }


def _kinds(words: Mapping[str, int]) -> Sections:
    """Return words by their kinds."""
    kinds: Sections = defaultdict(list)
    for word, bits in words.items():
        said = (kind for bit, kind in enumerate(KINDS) if bits & 1 << bit)
        kinds["kinds", " ".join(said)].append(word)
    return dict(sorted(kinds.items()))


def _further(language: str) -> tuple[Sections, Sections]:
    """Return what is known of a language that is read by CLDR's names, and the names."""
    lists = sources.read_lists(language)
    names: Sections = _by_meaning("phrases", further_names(language))
    return {
        **_kinds(kinds_of(language)),
        ("homographs", "here"): lists.get("here", "").split(),
        ("endings", "names"): lists.get("endings", "").split(),
        ("multipliers", ""): lists.get("multipliers", "").split(),
        **{("runs", kind): words for kind, words in runs_of(language).items()},
    }, names | _by_meaning("solid", solid_names(language))


def _single_words(kinds: Mapping[str, int]) -> dict[str, int]:
    """Return words with their kinds, entries of several words split into those not listed alone."""
    parts = {part: bits for word, bits in kinds.items() for part in word.split()}
    return parts | {word: bits for word, bits in kinds.items() if word in parts}


def _names_of(language: str) -> Sections:
    """Return the number names of one language; they are far more than the rest, and soon forgotten."""
    names = generate_names(language)
    return {
        key: words for table in TABLES for key, words in _by_meaning(table, getattr(names, table)).items()
    }


def _by_meaning(part: str, meanings: Mapping[str, Meaning]) -> Sections:
    """Return the words of each meaning, so that every meaning is written once."""
    words: dict[Meaning, list[str]] = defaultdict(list)
    for word, meaning in meanings.items():
        words[meaning].append(word)
    return {(part, str(meaning)): words[meaning] for meaning in sorted(words)}


def _speakers() -> Sections:
    """Return the words that speak for each group of languages."""
    languages_of: dict[str, list[str]] = defaultdict(list)
    for language in LANGUAGES:
        for word in _words_that_speak_for(language):
            languages_of[word].append(language)
    groups: dict[str, list[str]] = defaultdict(list)
    for word, languages in languages_of.items():
        groups[" ".join(languages)].append(word)
    return {("speakers", languages): groups[languages] for languages in sorted(groups)}


def _words_that_speak_for(language: str) -> set[str]:
    """Return a language's function words and the words around its numbers."""
    entries = {word.casefold() for word in stopwordsiso.stopwords(language)}
    words = " ".join(entries | sources.kinds_of_words(language).keys()).split()
    return {word for word in words if language != "en" or len(word) > _SHORT or word in _SHORT_ENGLISH}
