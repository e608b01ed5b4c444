"""The documents that ship with the code: the rulings it cites."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ("bot", "cogs", "data", "engine", "tests")
CITATION = re.compile(r"\brulings?:?\s+([A-Z]\d+(?:(?:,| to| and)\s+[A-Z]\d+)*)", re.IGNORECASE)
"""`rulings: G3`, `rulings: B3, B4`, `rulings: B2 to B5`, or "Ruling M8" in a sentence."""
HEADING = re.compile(r"^### ([A-Z]\d+): \S", re.MULTILINE)


def packages() -> list[str]:
    """List the folders that go into the wheel with everything in them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    return found


TEMPLATE = ROOT / "tests" / "third_game" / "template"
"""A game that ships in no wheel, beside rules of its own."""


def rulings() -> Iterator[tuple[str, str]]:
    """Yield every ruling of a shipped document with the document's path."""
    for package in packages():
        for file in sorted((ROOT / package).rglob("*.md")):
            for ruling in HEADING.findall(file.read_text(encoding="utf-8")):
                yield ruling, file.relative_to(ROOT).as_posix()


def citations() -> Mapping[str, list[str]]:
    """Map every ruling that code, words or tests cite to the files that cite it."""
    found: dict[str, list[str]] = {}
    for folder in SOURCES:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix not in {".py", ".ftl"} or TEMPLATE in file.parents:
                continue
            for cited in CITATION.findall(file.read_text(encoding="utf-8")):
                for ruling in re.findall(r"[A-Z]\d+", cited):
                    found.setdefault(ruling, []).append(file.relative_to(ROOT).as_posix())
    return found


def test_every_ruling_that_code_cites_is_in_a_document_of_the_wheel() -> None:
    known = dict(rulings())
    cited = citations()
    assert {"B1", "G3", "M9"} <= cited.keys()
    assert {ruling: files for ruling, files in cited.items() if ruling not in known} == {}


def test_a_ruling_is_written_once() -> None:
    names = [ruling for ruling, _ in rulings()]
    assert len(names) == len(set(names))
