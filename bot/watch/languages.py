"""Which languages a message speaks, judged by its function words (package stopwordsiso)."""

import re
from collections.abc import Mapping
from functools import cache

import stopwordsiso

from bot.watch.keywords import keywords_of
from bot.watch.model import LANGUAGES

# English stop-word lists are full of country codes; of their two-letter words these are words.
_SHORT_ENGLISH = frozenset(
    "a i is it to of in my we me he be do go so no on at as an or if up us by am hi oh m re ve ll im".split()  # noqa: SIM905  # readable
)
_SHORT = 2
# Letters that few of the languages write; a word with one of them speaks for those.
_LETTERS = {
    "pl": "ąćęłńśźż",
    "cs": "ěřůčšžťďň",
    "tr": "ığş",
    "ru": "ыэъё",
    "uk": "іїєґ",
    "sv": "åäö",
    "da": "åæø",
    "de": "äöüß",
    "pt": "ãõ",
    "es": "ñ",
    "fr": "œêîû",
}
_OWN = {
    letter: tuple(one for one in _LETTERS if letter in _LETTERS[one]) for letter in "".join(_LETTERS.values())
}
_RARE = re.compile(f"[{''.join(_OWN)}]")
_MARKED = 0.5


@cache
def _speakers() -> dict[str, tuple[str, ...]]:
    """Map each function word to the languages that use it."""
    speakers: dict[str, list[str]] = {}
    for language in LANGUAGES:
        words = {word.casefold() for word in stopwordsiso.stopwords(language)} | keywords_of(language).keys()
        for word in words:
            if language == "en" and len(word) <= _SHORT and word not in _SHORT_ENGLISH:
                continue
            speakers.setdefault(word, []).append(language)
    return {word: tuple(languages) for word, languages in speakers.items()}


def speakers_of(word: str) -> tuple[str, ...]:
    """Return the languages that have a word among their function words and the words around numbers."""
    return _speakers().get(word, ())


def evidence(words: Mapping[str, int]) -> dict[str, float]:
    """Weigh the languages of a message by its words and how often each is said.

    Each function word gives one vote, split among its languages.
    """
    speakers = _speakers()
    weights: dict[str, float] = {}
    for word, times in words.items():
        languages, votes = speakers.get(word), float(times)
        if languages is None and not word.isascii():
            mark = _RARE.search(word)
            languages, votes = _OWN[mark[0]] if mark else None, _MARKED
        if languages is not None:
            vote = votes / len(languages)
            for language in languages:
                weights[language] = weights.get(language, 0.0) + vote
    return weights
