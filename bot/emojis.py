"""The application's own emojis: the cards, so that buttons and texts can show them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Emojis:
    """How the application's emojis are written; empty while nobody has looked which there are."""

    def __init__(self) -> None:
        """Know none."""
        self.written: Mapping[str, str] = {}
        """How each of our emojis that is there stands in a text, by its name."""
