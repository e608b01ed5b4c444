"""The themes of ito: for each language a list of its own, not translated from another."""

import tomllib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Final

from engine.shuffle import Chance

FALLBACK: Final = "en"
CANDIDATES: Final = 24
"""The number of themes among which a deal chooses, if there are as many: ten rows offer two each."""


class Subject(StrEnum):
    """The subject of a theme."""

    EVERYDAY = "everyday"
    FOOD = "food"
    ANIMALS = "animals"
    FEELINGS = "feelings"
    NONSENSE = "nonsense"
    FRIENDS = "friends"
    FAMILIES = "families"


@dataclass(frozen=True, slots=True)
class Theme:
    """A question, and the two ends of its scale."""

    key: str
    """Its language and its name in that language's list, as in `en-coat-pocket`."""
    text: str
    low: str
    """The meaning of 1."""
    high: str
    """The meaning of 100."""
    example: str
    """A line that somebody could write for a card in the middle."""
    subject: Subject
    scale: tuple[str, ...] | None
    """Answers that rise evenly from the low end to the high one; None if nobody has graded any."""


def theme(key: str) -> Theme | None:
    """Return a theme by its key; None if no list has it, as that of an older version of the program may."""
    language = key.partition("-")[0]
    return _read(language).get(key) if language in list_languages() else None


@cache
def list_languages() -> tuple[str, ...]:
    """Return the languages that have a list."""
    names = (path.name for path in files("data.themes").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def find_language(locale: str) -> str:
    """Return the language whose themes tables of a locale play."""
    language = locale.partition("-")[0].lower()
    return language if language in list_languages() else FALLBACK


def list_themes(language: str) -> tuple[Theme, ...]:
    """Return the themes of a language, always in the same order; a language without a list has English."""
    return tuple(_read(find_language(language)).values())


def candidates(
    language: str,
    chance: Chance,
    *,
    subjects: Collection[Subject] = tuple(Subject),
    recently_used: Sequence[str] = (),
    with_scale: bool = False,
) -> tuple[str, ...]:
    """Return the keys of the themes that a deal offers, at most `CANDIDATES`.

    Those that were not used recently come first, in the seed's order, then those whose use is longest ago.
    `recently_used` has the newest first; `with_scale` leaves out the themes without graded answers.
    """
    keys = [
        entry.key
        for entry in list_themes(language)
        if entry.subject in subjects and (entry.scale or not with_scale)
    ]
    newest_use = {key: number for number, key in reversed(list(enumerate(recently_used)))}
    unused = [key for key in keys if key not in newest_use]
    used = sorted((key for key in keys if key in newest_use), key=newest_use.__getitem__, reverse=True)
    return (*chance.shuffled(unused, purpose="ito candidates"), *used)[:CANDIDATES]


@cache
def _read(language: str) -> dict[str, Theme]:
    text = (files("data.themes") / f"{language}.toml").read_text(encoding="utf-8")
    return {
        f"{language}-{name}": Theme(
            key=f"{language}-{name}",
            text=entry["text"],
            low=entry["low"],
            high=entry["high"],
            example=entry["example"],
            subject=Subject(entry["subject"]),
            scale=tuple(entry["scale"]) if "scale" in entry else None,
        )
        for name, entry in tomllib.loads(text)["themes"].items()
    }
