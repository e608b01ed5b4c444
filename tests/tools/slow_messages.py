"""Searches for the message that takes the watch longest.

`python -m tests.tools.slow_messages --minutes 60` mixes all that the watch reads: number names of every
language, plain, misspelt, spelled, split, in leet and in look-alike letters, digits of all scripts, signs
without width, separators, words around numbers, sentences in one word, links and Discord's tokens. The search
changes a mixture in places and keeps what is slower.
"""

import argparse
import cProfile
import gc
import pstats
import sys
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, cycle, product
from random import Random
from statistics import median
from time import monotonic, thread_time
from typing import TextIO

from bot.watch import LANGUAGES, Context, heard, prepare
from bot.watch.finding.folding import plain_letter
from bot.watch.finding.lines import cues_of_known_words
from bot.watch.finding.obfuscation import heard_as, script_of
from bot.watch.finding.signs import shown_digits
from bot.watch.languages.names import read_names
from bot.watch.languages.vocabulary import associations_of, idioms_of, nicknames_of, words_with_kinds

LENGTH = 4000
"""Characters of a message, the most that Discord lets anybody send."""
_TABLES = (("en", "de"), LANGUAGES)
_CALLS = 5
_PATIENCE = 150
"""How many changes in a row may be in vain before a search begins again."""
_MESSAGE_CACHES = (plain_letter, heard_as, shown_digits, script_of, cues_of_known_words)
"""The caches from message to message: new words and characters find nothing there."""
_LEET = str.maketrans("aeioslbtg", "4310$18+9")
_CYRILLIC = str.maketrans("aceopxyi", "\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0456")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_ACCENTS = "éüßñçøåłżěışőа́діїпятьсемвонуъ"
_GLUE = "-._/|~,:+='"
_ZERO_WIDTH = "\u200b\u200d\u2060\u00ad\ufe0f\u034f"
_SPACES = (" ", " ", " ", "\n", ", ", ". ", "-", ".", "/", "'", "|", "", "\u200b", "\u00a0", "…", " + ")


@dataclass(frozen=True, slots=True)
class SlowMessage:
    """A message and what it takes."""

    text: str
    languages: tuple[str, ...]
    seconds: float
    """CPU time of one call, as on an idle core."""


class Stopwatch:
    """Measures CPU time beside a loop that always does the same, to leave out what other programs take."""

    def __init__(self) -> None:
        """Measure the time of the loop alone."""
        self.least = min(_yardstick() for _ in range(50))
        """Seconds of the loop on an idle core, as far as is known."""

    def seconds(self, text: str, context: Context, calls: int) -> float:
        """Return the median of some calls, corrected by the loop around each."""
        found = []
        for _ in range(calls):
            forget_messages()
            before = _yardstick()
            start = thread_time()
            heard(text, context)
            spent = thread_time() - start
            loop = (before + _yardstick()) / 2
            self.least = min(self.least, before)
            found.append(spent * self.least / loop)
        return median(found)


def forget_messages() -> None:
    """Empty the caches from message to message."""
    for known in _MESSAGE_CACHES:
        known.cache_clear()


def _yardstick() -> float:
    start = thread_time()
    counts: dict[str, int] = {}
    for number in range(4000):
        word = str(number & 255)
        counts[word] = counts.get(word, 0) + len(word)
    return thread_time() - start


@cache
def _names() -> tuple[str, ...]:
    return tuple(
        name
        for language in LANGUAGES
        for table in ("phrases", "solid")
        for names in read_names(language)[table].values()
        for name in names
    )


@cache
def _talk() -> tuple[str, ...]:
    idioms = (
        " ".join(phrase)
        for language in LANGUAGES
        for phrases in idioms_of(language).values()
        for phrase in phrases
    )
    nicknames = (
        " ".join(nickname.words)
        for language in LANGUAGES
        for known in nicknames_of(language).values()
        for nickname in known
    )
    return (*sorted(words_with_kinds()), *idioms, *nicknames)


@cache
def _associations() -> tuple[str, ...]:
    return tuple(
        " ".join(forms).replace("*", "")
        for language in LANGUAGES
        for words in associations_of(language)
        for forms in product(*(word.split("/") for word in words.split(" ")))
    )


@cache
def _characters() -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return all letters, all digits and all other characters there are."""
    letters, digits, others = [], [], []
    for character in map(chr, range(sys.maxunicode + 1)):
        category = unicodedata.category(character)
        if category[0] == "L":
            letters.append(character)
        elif category[0] == "N":
            digits.append(character)
        elif category not in {"Cn", "Co", "Cs"}:
            others.append(character)
    return tuple(letters), tuple(digits), tuple(others)


def _some(rng: Random, signs: Sequence[str], least: int, most: int) -> str:
    return "".join(rng.choices(signs, k=rng.randint(least, most)))


def _slip(rng: Random) -> str:
    name = rng.choice(_names())
    place = rng.randrange(len(name))
    return name[:place] + rng.choice(_LETTERS) * rng.randint(0, 4) + name[place + rng.randint(0, 1) :]


def _half_leet(rng: Random) -> str:
    name = rng.choice(_names()).replace(" ", "")
    return "".join(letter.translate(_LEET) if rng.random() < 0.5 else letter for letter in name)  # half


def _look_alike(rng: Random) -> str:
    name = rng.choice(_names())
    return name.translate(_CYRILLIC) if rng.randrange(2) else name.upper()


def _split(rng: Random) -> str:
    name = rng.choice(_names())
    place = rng.randrange(len(name))
    sign = rng.choice([*_GLUE, " ", "--", " - "])
    return f"{name[:place]}{sign}{name[place:]}"


PIECES: dict[str, Callable[[Random], str]] = {
    "name": lambda rng: rng.choice(_names()),
    "slip": _slip,
    "half leet": _half_leet,
    "leet": lambda rng: _some(rng, _LETTERS + "0123456789@$!|€+", 2, 6),
    "long leet": lambda rng: _some(rng, _LETTERS + "0123456789@$!|€+", 7, 40),
    "strange leet": lambda rng: _some(rng, _LETTERS + _ACCENTS + "0123456789$!", 2, 12),
    "look-alikes": _look_alike,
    "spelled": lambda rng: rng.choice((" ", *_GLUE)).join(rng.choice(_names())),
    "split": _split,
    "zero width": lambda rng: rng.choice(_ZERO_WIDTH).join(rng.choice(_names())),
    "veiled": lambda rng: rng.choice(("**", "||", "`", "__", "~~")).join(("", rng.choice(_names()), "")),
    "letters": lambda rng: _some(rng, _LETTERS, 1, 12),
    "syllables": lambda rng: rng.choice(_names())[:3] + _some(rng, _LETTERS + _ACCENTS, 1, 9),
    "run-on": lambda rng: "".join(rng.choice((*_names(), *_talk())[:: rng.randint(1, 9)]) for _ in "1234")[
        :80
    ],
    "accents": lambda rng: _some(rng, _LETTERS + _ACCENTS, 1, 12),
    "marks": lambda rng: "".join(letter + _some(rng, "\u0301\u0308\u0336", 0, 2) for letter in _slip(rng)),
    "talk": lambda rng: rng.choice(_talk()),
    "associations": lambda rng: rng.choice(_associations()),
    "number": lambda rng: str(rng.randint(0, 120)),
    "digits": lambda rng: (
        _some(rng, "0123456789", 1, 4) + rng.choice(("", "", "th", "er", "s", "'s", "x", "st"))
    ),
    "cluster": lambda rng: rng.choice(_GLUE).join(str(rng.randint(0, 99)) for _ in range(rng.randint(2, 4))),
    "strange digits": lambda rng: _some(rng, _characters()[1], 1, 3),
    "strange letters": lambda rng: _some(rng, _characters()[0], 1, 8),
    "strange signs": lambda rng: _some(rng, _characters()[2], 1, 3),
    "one letter": lambda rng: rng.choice(_LETTERS + _ACCENTS),
    "roman": lambda rng: _some(rng, "ivxlcIVXLC", 1, 6),
    "ideographs": lambda rng: _some(rng, "一二三四五六七八九十百廿卅七", 1, 4),
    "laughter": lambda rng: _some(rng, ("ha", "he", "ja", "lo", "k", "x"), 1, 20),
    "token": lambda rng: rng.choice(
        ("<@1>", "<:a1:12>", ":a1:", "http://a.b", "a.b.com", "x.jp", "> 3\n", "+1")
    ),
}


def _parts(rng: Random, kinds: Sequence[str], separators: Sequence[str], count: int) -> list[str]:
    return [PIECES[rng.choice(kinds)](rng) + rng.choice(separators) for _ in range(count)]


def _mixture(rng: Random, count: int) -> list[str]:
    kinds = rng.sample(sorted(PIECES), rng.randint(1, 4))
    return _parts(rng, kinds, rng.sample(_SPACES, rng.randint(1, 3)), count)


def _changed(rng: Random, parts: list[str]) -> list[str]:
    """Return a mixture, cut to length, with a stretch of it made new, said twice or cut in another way."""
    ends = [*accumulate(map(len, parts))]
    parts = parts[: bisect_left(ends, LENGTH) + 1]
    start = rng.randrange(len(parts))
    end = min(len(parts), start + rng.choice((1, 3, 10, 30, 100, 300)))
    stretch = parts[start:end]
    match rng.randrange(4):
        case 0:
            stretch = _mixture(rng, len(stretch))
        case 1:
            stretch = [*stretch, *_mixture(rng, len(stretch)), *stretch]
        case 2:
            separator = rng.choice(_SPACES)
            stretch = [part.rstrip() + separator for part in stretch]
        case _:
            return [*_mixture(rng, end - start), *parts]
    return [*parts[:start], *stretch, *parts[end:]]


def search(rng: Random, seconds: float, watch: Stopwatch) -> Iterator[SlowMessage]:
    """Yield the slowest message of each climb, for one table after the other."""
    ends = monotonic() + seconds
    for table in cycle(_TABLES):
        if monotonic() >= ends:
            return
        yield _climb(rng, Context(languages=table), ends, watch)


def _climb(rng: Random, context: Context, ends: float, watch: Stopwatch) -> SlowMessage:
    """Change a mixture until nothing makes it slower."""
    starts = [_mixture(rng, LENGTH) for _ in range(10)]
    took, best = max((watch.seconds("".join(parts)[:LENGTH], context, 1), parts) for parts in starts)
    vain = 0
    while vain < _PATIENCE and monotonic() < ends:
        parts = _changed(rng, best)
        text = "".join(parts)[:LENGTH]
        vain += 1
        if watch.seconds(text, context, 1) > took and (again := watch.seconds(text, context, 3)) > took:
            took, best, vain = again, parts, 0
    text = "".join(best)[:LENGTH]
    return SlowMessage(text, context.languages, watch.seconds(text, context, _CALLS))


def _write_profile(message: SlowMessage, out: TextIO) -> None:
    """Write which functions take the time of a message."""
    profile = cProfile.Profile(thread_time)
    forget_messages()
    profile.runcall(heard, message.text, Context(languages=message.languages))
    pstats.Stats(profile, stream=out).sort_stats("tottime").print_stats(16)


def main() -> None:
    """Search, and print the slowest message of each table with the functions that take its time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    prepare()
    gc.freeze()
    slowest: dict[tuple[str, ...], SlowMessage] = {}
    for message in search(Random(arguments.seed), arguments.minutes * 60, Stopwatch()):  # no secret
        known = slowest.get(message.languages)
        if known is None or message.seconds > known.seconds:
            slowest[message.languages] = message
            sys.stdout.write(f"{len(message.languages)} languages: {message.seconds * 1000:.1f} ms\n")
            sys.stdout.flush()
    for message in slowest.values():
        sys.stdout.write(
            f"{len(message.languages)} languages: {message.seconds * 1000:.1f} ms\n{message.text!r}\n"
        )
        _write_profile(message, sys.stdout)


if __name__ == "__main__":
    main()
