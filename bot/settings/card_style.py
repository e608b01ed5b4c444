"""Whether cards are shown as pictures, as emojis, or in words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class CardPreference(StrEnum):
    """How a user or a server wants cards to be shown."""

    PICTURES = "pictures"
    EMOJIS = "emojis"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class CardStyle:
    """How a layout shows its cards; in words by default."""

    pictures: bool = False
    emojis: Mapping[str, str] = field(default_factory=dict)
    """How each emoji is written in a text, by its name; empty if none are wanted."""
    safety_net: bool = True
    """Whether a hand asks before a slip that costs much, and offers to mend one."""
    practised: bool = False
    """Whether its readers have played the game often enough to need no instructions."""

    @classmethod
    def of(
        cls,
        card_preference: CardPreference,
        emojis: Mapping[str, str],
        *,
        attaches: bool = True,
        safety_net: bool = True,
        practised: bool = False,
    ) -> "CardStyle":
        """Return the style for a preference; `attaches` is off where no pictures can be sent."""
        match card_preference:
            case CardPreference.PICTURES if attaches:
                return cls(pictures=True, safety_net=safety_net, practised=practised)
            case CardPreference.EMOJIS:
                return cls(emojis=emojis, safety_net=safety_net, practised=practised)
            case _:
                return cls(safety_net=safety_net, practised=practised)


PLAIN = CardStyle()


def card_emoji(card: object) -> str:
    """Return the name of a card's emoji; `None` stands for a card face down.

    >>> card_emoji(42), card_emoji(None)
    ('card_42', 'card_back')
    """
    return "card_back" if card is None else f"card_{card}"
