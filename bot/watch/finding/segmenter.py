"""Cuts text without gaps between words, as Chinese, Japanese, Korean and Thai write it, at the words known.

A number name counts anywhere in such text, one of one to ten beside other known words only: 三 of 私は三です,
not of 三国志. Arabic and Hebrew articles, prepositions and conjunctions are cut off number names.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from bot.watch.languages.vocabulary import words_of

FIRST_UNCASED, _FIRST_RUN = "\u0590", "\u0e00"
"""The first letters of the scripts without capitals, from Hebrew on, and of those without gaps."""
_RUN = re.compile(
    "([\u0e00-\u0eff\u1000-\u109f\u1780-\u17d3\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+)"
)


class Segmenter(NamedTuple):
    """Cuts at the words of some languages that write without gaps."""

    words: frozenset[str]
    """Number names, words around them, and phrases in which a number name says nothing: 四苦八苦."""
    short: frozenset[str]
    """Names of one to ten and others that many words hold."""
    heads: frozenset[str]
    """Words of number names before which an article or a preposition stands without a gap."""
    prefixes: tuple[str, ...]
    longest: int

    def cut(self, text: str) -> list[str]:
        """Return a token in pieces: known words, the longest first, and what is between them."""
        if text < FIRST_UNCASED:
            return [text]
        return [piece for run in _RUN.split(text) if run for piece in self._cut_run(run)]

    def _cut_run(self, run: str) -> list[str]:
        if run >= _FIRST_RUN:
            return self._join_unknown(self._find_words(run))
        if run in self.heads or run in self.words:
            return [run]
        leads = (lead for lead in self.prefixes if run.startswith(lead) and run[len(lead) :] in self.heads)
        lead = next(leads, "")
        return [lead, run.removeprefix(lead)] if lead else [run]

    def _find_words(self, run: str) -> list[str]:
        pieces: list[str] = []
        start = place = 0
        while place < len(run):
            ends = range(min(len(run), place + self.longest), place, -1)
            end = next((end for end in ends if run[place:end] in self.words), place)
            if end > place:
                pieces += [piece for piece in (run[start:place], run[place:end]) if piece]
                start = end
            place = max(end, place + 1)
        return [*pieces, run[start:]] if start < len(run) else pieces

    def _join_unknown(self, pieces: list[str]) -> list[str]:
        """Return the pieces of a run, short names beside what is not known made one with it."""
        borders = [True, *(piece in self.words and piece not in self.short for piece in pieces), True]
        joined: list[str] = []
        was_known = True
        for place, piece in enumerate(pieces):
            is_known = borders[place + 1] or (piece in self.short and borders[place] and borders[place + 2])
            if is_known or was_known:
                joined.append(piece)
            else:
                joined[-1] += piece
            was_known = is_known
        return joined


@lru_cache(maxsize=64)
def segmenter_of(languages: tuple[str, ...]) -> Segmenter:
    """Return the segmenter for those of some languages that write without gaps."""
    words, short, heads, prefixes = (
        frozenset(word for language in languages for word in words_of(language, "runs", kind))
        for kind in ("words", "short", "heads", "prefixes")
    )
    leads = tuple(sorted(prefixes, key=len, reverse=True))
    return Segmenter(words | short, short, heads, leads, max(map(len, words), default=0))
