"""The lines that the judge learns from, with the features of the numbers in them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from bot.devtools.watch_report import LABELLED, read_labelled
from bot.watch.finding.lines import LIKENESS
from bot.watch.hearing import candidates, read
from bot.watch.judging.features import features_of
from bot.watch.judging.rules import is_certain
from bot.watch.model import Context

CHAT = "chat"
"""What the topics of public chat begin with; the kind of chat follows."""
_TOLD_IN_CHAT = "chat_that_tells.txt"
_DIGEST = 12
_TOPS = (1, 1, 100, 100)
"""What lies on the piles before the first card."""


@dataclass(frozen=True, slots=True)
class Example:
    """One line and the features of each number in it that no exact rule decides."""

    language: str
    tells: bool
    topic: str
    text: str
    numbers: tuple[tuple[str, ...], ...]
    is_likened: bool
    """Whether one of its numbers is told by what it is likened to, as the keys of a piano."""
    writer: str = ""
    """Whose lines it is from, where they are few: those of one file."""


def labelled_examples(sources: list[Path]) -> Iterator[Example]:
    """Yield the lines of labelled files, each line once."""
    seen: set[tuple[str, str]] = set()
    for file in sources:
        writer = "" if file == LABELLED else file.stem
        for line in read_labelled(file):
            if (line.language, line.text) not in seen:
                seen.add((line.language, line.text))
                example = _example(line.language, line.text, line.context, line.topic, tells=line.tells)
                yield replace(example, writer=writer)


def chat_examples(folder: Path) -> Iterator[Example]:
    """Yield the lines of public chat in which a number has to be judged.

    A file is called by its kind and its language. Lines that a table would count are left out.
    """
    for kind, language, text in _lines_of_chat(folder):
        example = _example(language, text, _context(language), f"{CHAT} {kind}", tells=False)
        if example.numbers:
            yield example


def count_chat(folder: Path) -> dict[str, tuple[int, int]]:
    """Return for each topic of chat how many lines it has and how many of them hold a number."""
    counts: dict[str, tuple[int, int]] = {}
    for kind, language, text in _lines_of_chat(folder):
        lines, numbered = counts.get(topic := f"{CHAT} {kind}", (0, 0))
        counts[topic] = lines + 1, numbered + _holds_number(text, language)
    return counts


def _lines_of_chat(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Yield kind, language and text of each line that is taken for harmless."""
    told = files("tests.tools.watch_training").joinpath(_TOLD_IN_CHAT).read_text(encoding="utf-8").split()
    for file in sorted(folder.glob("*.txt")):
        kind, language = file.name.split(".")[:2]
        for text in file.read_text(encoding="utf-8").split("\n"):
            if text and sha256(text.encode()).hexdigest()[:_DIGEST] not in told:
                yield kind, language, text


def _holds_number(text: str, language: str) -> bool:
    return any(not number.is_relation for number in read(text, _context(language)).numbers)


def _context(language: str) -> Context:
    """Return the context of chat: as if cards lay on piles, so that words for places near them are judged."""
    return Context(languages=("en", "de") if language in {"en", "de"} else ("en", language), piles=_TOPS)


def _example(language: str, text: str, context: Context, topic: str, *, tells: bool) -> Example:
    reading = read(text, context)
    places = [place for place in candidates(reading) if not is_certain(reading.numbers[place], reading)]
    numbers = tuple((*features_of(place, reading), *reading.shared) for place in places)
    is_likened = any(reading.numbers[place].dress is LIKENESS for place in places)
    return Example(language, tells, topic, text, numbers, is_likened)
