"""A copy of the project to which a third game has been added, by the recipe of CONTRIBUTING."""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEMPLATE = Path(__file__).with_name("template")
SLUG = "low-tide"
LANGUAGES = ("de", "en")
REGISTRY = "engine/registry.py"
CHANGES = (
    ("\n\n\ndef _register", "\nfrom engine.games.low_tide.rules import LowTide\n\n\ndef _register"),
    ("_register(TheMind())", "_register(TheMind()), _register(LowTide())"),
)
"""The one file of the project that is changed: an import, and the game's name among the others."""
_LEFT_OUT = shutil.ignore_patterns("snapshots", "*.png", "labelled.txt", "third_game")


def copy_with_third_game(folder: Path) -> Path:
    """Copy the project into a folder, add the game, and return the copy's root."""
    for name in ("bot", "cogs", "data", "engine", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=_LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    registry = folder / REGISTRY
    text = registry.read_text(encoding="utf-8")
    for before, after in CHANGES:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    registry.write_text(text, encoding="utf-8")
    for name in list_added_files():
        assert not (folder / name).exists(), f"{name} is there already"
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TEMPLATE / name, folder / name)
    return folder


def list_added_files() -> list[str]:
    """List the files that the game adds."""
    files = (file for file in TEMPLATE.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return sorted(file.relative_to(TEMPLATE).as_posix() for file in files)


def recipe() -> list[str]:
    """List the places that CONTRIBUTING's recipe for a new game names."""
    text = (ROOT / ".github" / "CONTRIBUTING.md").read_text(encoding="utf-8")
    part = text.partition("### A game\n")[2].partition("\n### ")[0]
    return re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE)


def is_at(name: str, place: str) -> bool:
    """Return True if a file is at a place of the recipe, which may be a folder."""
    module = SLUG.replace("-", "_")
    language = f"(?:{'|'.join(LANGUAGES)})"
    pattern = re.escape(place)
    for part, meaning in (
        ("<slug>", f"(?:{SLUG}|{module})"),
        ("<language>", language),
        ("…", "[a-z0-9_-]*"),
    ):
        pattern = pattern.replace(re.escape(part), meaning)
    return re.fullmatch(pattern + (".*" if place.endswith("/") else ""), name) is not None
