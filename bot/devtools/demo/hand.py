"""What a person reads off the hand on their screen: cards, piles, and whether it is their turn."""

import re
from dataclasses import dataclass
from typing import NamedTuple

from bot.components.layout import CustomId
from bot.devtools.sandbox import Button, Message

TRICK = -10
_PILE = re.compile(r"^`([1-4])` ([↑↓]) .*\*\*(\d+)\*\*$", re.MULTILINE)


class Move(NamedTuple):
    """A card on a pile; the best one is the smallest."""

    gap: int
    card: int
    pile: int


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it is drawn, in whatever language."""

    message: Message
    buttons: dict[tuple[str, str], Button]
    """By what they say: verb and argument."""

    @classmethod
    def read(cls, message: Message) -> "Hand":
        """Look at a message."""
        buttons = {}
        for button in message.buttons:
            press = CustomId.parse(button.custom_id)
            if press is not None:
                buttons[press.verb, press.argument] = button
        return cls(message, buttons)

    @property
    def whole(self) -> bool:
        """Whether this is the hand itself, not a page that was opened from it."""
        return ("rules", "") in self.buttons

    @property
    def over(self) -> bool:
        """Whether the match has ended: nothing can be said about a pile any more."""
        return self.whole and ("signals", "") not in self.buttons

    @property
    def mine(self) -> bool:
        """Whether it is this person's turn: only then the piles stand on the hand."""
        return self.whole and not self.over and bool(self.piles)

    @property
    def paid(self) -> bool:
        """Whether the turn may be ended."""
        return ("done", "") in self.buttons

    @property
    def cards(self) -> list[int]:
        """The cards that are held."""
        return [int(argument) for verb, argument in self.buttons if verb == "card"]

    @property
    def piles(self) -> dict[int, tuple[str, int]]:
        """The direction and top card of each pile."""
        found = _PILE.findall(self.message.text)
        return {int(pile): (arrow, int(top)) for pile, arrow, top in found}

    def moves(self) -> list[Move]:
        """Return what may be laid, backwards tricks first, then the smallest gaps."""
        found = []
        for card in self.cards:
            for pile, (arrow, top) in self.piles.items():
                gap = card - top if arrow == "↑" else top - card
                if gap > 0 or gap == TRICK:
                    found.append(Move(gap, card, pile))
        return sorted(found)
