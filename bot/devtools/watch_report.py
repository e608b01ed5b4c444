"""Measures the watch on labelled lines: precision, recall and the misses, by language and topic."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from bot.watch.hearing import heard
from bot.watch.model import Context, Finding

LABELLED = Path(__file__).parents[2] / "tests" / "bot" / "watch" / "labelled.txt"
"""The labelled lines of a checkout; an installed package has none."""

_HEAD = re.compile(r"\[(\w+) (leave|tell) (.+?)(?: piles=([\d,]+))?\]")


@dataclass(frozen=True, slots=True)
class Labelled:
    """One line and what ought to be heard in it."""

    language: str
    tells: bool
    topic: str
    text: str
    context: Context


@dataclass(frozen=True, slots=True)
class Miss:
    """A line that was judged otherwise than it is labelled."""

    line: Labelled
    finding: Finding | None


def read_labelled(file: Path) -> Iterator[Labelled]:
    """Yield the lines of a labelled file.

    Raises:
        ValueError: A line stands before the first head or a head is malformed.
    """
    head: re.Match[str] | None = None
    for text in file.read_text(encoding="utf-8").split("\n"):
        if not text or text.startswith("# "):
            continue
        if text.startswith("["):
            head = _HEAD.fullmatch(text)
        if head is None:
            message = f"no head for {text!r}"
            raise ValueError(message)
        if text.startswith("["):
            continue
        language, verdict, topic, piles = head.groups()
        languages = ("en", "de") if language in {"en", "de"} else ("en", language)
        tops = frozenset(int(top) for top in piles.split(",")) if piles else frozenset()
        yield Labelled(language, verdict == "tell", topic, text, Context(languages=languages, piles=tops))


def misses(lines: Iterator[Labelled]) -> Iterator[tuple[Labelled, Miss | None]]:
    """Yield every line with its miss, or with None where it was judged as labelled."""
    for line in lines:
        finding = heard(line.text, line.context)
        yield line, None if (finding is not None) == line.tells else Miss(line, finding)


def report(file: Path | None, out: TextIO) -> int:
    """Write the report on a labelled file, the checkout's own by default.

    Returns the number of misses, or -1 where there is no file.
    """
    source = file or LABELLED
    if not source.is_file():
        out.write(f"No labelled lines at {source}: the report needs a checkout.\n")
        return -1
    judged = list(misses(read_labelled(source)))
    out.write(f"{len(judged)} lines\n\n")
    _write_table(judged, "language", lambda line: line.language, out)
    _write_table(judged, "topic", lambda line: f"{'tell' if line.tells else 'leave'} {line.topic}", out)
    missed = [miss for _, miss in judged if miss is not None]
    out.write(f"{len(missed)} misses\n")
    for miss in missed:
        heard_as = f"heard {miss.finding.reason} in {miss.finding.words!r}" if miss.finding else "not heard"
        out.write(f"  {miss.line.language} {miss.line.topic}: {miss.line.text!r} {heard_as}\n")
    return len(missed)


def _write_table(
    judged: list[tuple[Labelled, Miss | None]], name: str, key: Callable[[Labelled], str], out: TextIO
) -> None:
    """Write precision and recall for each group of lines."""
    groups: dict[str, list[tuple[Labelled, Miss | None]]] = {}
    for line, miss in judged:
        groups.setdefault(key(line), []).append((line, miss))
    out.write(f"{name:<36}  lines  precision  recall\n")
    for group, rows in (*groups.items(), ("all", judged)):
        tells = sum(line.tells for line, _ in rows)
        hits = sum(line.tells and miss is None for line, miss in rows)
        wrong = sum(not line.tells and miss is not None for line, miss in rows)
        out.write(f"{group:<36}  {len(rows):>5}  {_share(hits, hits + wrong):>9}  {_share(hits, tells):>6}\n")
    out.write("\n")


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"
