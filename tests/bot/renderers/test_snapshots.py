"""Layouts are equal to their snapshots, which were checked by eye.

Words or looks were changed on purpose? Take the pictures again and look at what changed in them:
`uv run python -m tests.bot.renderers.snapshot_writer`
"""

from bot.words.words import languages
from tests.bot.renderers.snapshot_writer import FOLDER, path_of, render_snapshots


def test_every_picture_is_as_it_was_taken() -> None:
    taken = {
        name: path_of(name).read_text(encoding="utf-8")
        for name in render_snapshots()
        if path_of(name).exists()
    }
    assert render_snapshots() == taken


def test_every_file_is_a_picture() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == render_snapshots().keys()


def test_no_picture_is_the_same_in_two_languages() -> None:
    taken = render_snapshots(languages())
    names = {name.partition("-")[2] for name in taken}
    assert [
        name
        for name in names
        if len({taken[f"{language}-{name}"] for language in languages()}) != len(languages())
    ] == []
