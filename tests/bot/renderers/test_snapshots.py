"""What people see today is what they saw when somebody last looked.

Words or looks were changed on purpose? Take the pictures again and look at what changed in them:
`uv run python -m tests.bot.renderers.album`
"""

from bot.words import languages
from tests.bot.renderers.album import FOLDER, album, file_of


def test_every_picture_is_as_it_was_taken() -> None:
    taken = {name: file_of(name).read_text(encoding="utf-8") for name in album() if file_of(name).exists()}
    assert album() == taken


def test_every_file_is_a_picture() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == album().keys()


def test_no_picture_is_the_same_in_two_languages() -> None:
    taken = album()
    names = {name.partition("-")[2] for name in taken}
    assert [
        name for name in names if len({taken[f"{language}-{name}"] for language in languages()}) == 1
    ] == []
