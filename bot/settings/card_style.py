"""Looks: whether cards are shown as pictures, as emojis, or in words alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class CardPreference(StrEnum):
    """How somebody likes cards to be shown."""

    PICTURES = "pictures"
    EMOJIS = "emojis"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class CardStyle:
    """How a panel shows its cards; in words alone, unless said otherwise."""

    pictures: bool = False
    emojis: Mapping[str, str] = field(default_factory=dict)
    """How each emoji there is stands in a text, by its name; empty if none are wanted."""

    @classmethod
    def of(
        cls, card_preference: CardPreference, emojis: Mapping[str, str], *, attaches: bool = True
    ) -> "CardStyle":
        """Return the look of a taste; where no pictures can be sent, `attaches` is off."""
        match card_preference:
            case CardPreference.PICTURES if attaches:
                return cls(pictures=True)
            case CardPreference.EMOJIS:
                return cls(emojis=emojis)
            case _:
                return PLAIN


PLAIN = CardStyle()


def card_emoji(card: object) -> str:
    """Return what a card's emoji is called; that of one face down for `None`.

    >>> card_emoji(42), card_emoji(None)
    ('card_42', 'card_back')
    """
    return "card_back" if card is None else f"card_{card}"
