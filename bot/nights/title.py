"""The title of a game night."""

from typing import Final

MAX_TITLE_LENGTH: Final = 80


def clean_title(title: str | None) -> str:
    """Return a title on one line; empty if nothing of it can be seen."""
    return " ".join("".join(letter for letter in title or "" if letter.isprintable()).split())[
        :MAX_TITLE_LENGTH
    ]
