"""The lines that the judge learns from, with the features of the numbers in them."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.watch.features import features_of
from bot.watch.hearing import candidates, read
from bot.watch.judge import is_certain
from bot.watch.model import Context
from bot.watch.report import read_labelled

CHAT = "chat"
"""The topic of lines of public chat."""


@dataclass(frozen=True, slots=True)
class Example:
    """One line and the features of each number in it that no exact rule decides."""

    language: str
    tells: bool
    topic: str
    text: str
    numbers: tuple[tuple[str, ...], ...]


def labelled_examples(files: list[Path]) -> Iterator[Example]:
    """Yield the lines of labelled files, each line once."""
    seen: set[tuple[str, str]] = set()
    for file in files:
        for line in read_labelled(file):
            if (line.language, line.text) not in seen:
                seen.add((line.language, line.text))
                yield _example(line.language, line.text, line.context, line.topic, tells=line.tells)


def chat_examples(folder: Path) -> Iterator[Example]:
    """Yield the lines of public chat that hold a number; a file is called by its kind and its language."""
    for file in sorted(folder.glob("*.txt")):
        language = file.name.split(".")[1]
        languages = ("en", "de") if language in {"en", "de"} else ("en", language)
        for text in file.read_text(encoding="utf-8").split("\n"):
            example = _example(language, text, Context(languages=languages), CHAT, tells=False)
            if example.numbers:
                yield example


def _example(language: str, text: str, context: Context, topic: str, *, tells: bool) -> Example:
    reading = read(text, context)
    numbers = tuple(
        (*features_of(place, reading), *reading.shared)
        for place in candidates(reading)
        if not is_certain(reading.numbers[place], reading)
    )
    return Example(language, tells, topic, text, numbers)
