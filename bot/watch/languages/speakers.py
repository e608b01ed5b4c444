"""Which languages a message speaks, judged by its function words."""

import re
from collections.abc import Mapping

from bot.watch.languages.vocabulary import speakers

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


def speakers_of(word: str) -> tuple[str, ...]:
    """Return the languages that have a word among their function words and the words around numbers."""
    return speakers().get(word, ())


def evidence(words: Mapping[str, int]) -> dict[str, float]:
    """Weigh the languages of a message by its words and how often each is said.

    Each function word gives one vote, split among its languages.
    """
    known = speakers()
    weights: dict[str, float] = {}
    for word, times in words.items():
        languages = known.get(word)
        if languages is not None:
            vote = times / len(languages)
        elif not word.isascii() and (mark := _RARE.search(word)):
            languages = _OWN[mark[0]]
            vote = _MARKED / len(languages)
        else:
            continue
        for language in languages:
            weights[language] = weights.get(language, 0.0) + vote
    return weights
