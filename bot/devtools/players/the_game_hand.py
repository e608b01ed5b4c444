"""A hand of The Game as a simulated player reads it: cards, piles, and whose turn it is."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from bot.devtools.demo.hand import HandMessage
from bot.devtools.sandbox import Message
from bot.words.words import languages, words

_TRICK = -10
_PILE = re.compile(r"^`([1-4])` ([↑↓]) .*\*\*(\d+)\*\*$", re.MULTILINE)
_COUNT = re.compile(r"^[^:`]+: \d+$")
_SMALL = "-# "
_SIGNAL = f"{_SMALL}💬"
_COMPANION = "🤖"
_DIRECTIONS = ((1, "up", "↑"), (2, "up", "↑"), (3, "down", "↓"), (4, "down", "↓"))


class Move(NamedTuple):
    """A card on a pile; the best one is the smallest."""

    gap: int
    card: int
    pile: int


@dataclass(frozen=True, slots=True)
class TheGameHand(HandMessage):
    """A hand of The Game, in any language."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended: no signal can be given any more."""
        return self.is_hand and ("signals", "") not in self.buttons

    @property
    def is_turn(self) -> bool:
        """Whether it is this player's turn: only then cards can be laid, or the turn be ended."""
        return self.is_hand and any(verb in {"card", "done"} for verb, _ in self.enabled)

    @property
    def may_end_turn(self) -> bool:
        """Whether the turn may be ended."""
        return ("done", "") in self.buttons

    @property
    def cards(self) -> list[int]:
        """The cards that can be laid now."""
        return [int(argument) for verb, argument in self.buttons if verb == "card"]

    @property
    def piles(self) -> dict[int, tuple[str, int]]:
        """The direction and top card of each pile."""
        found = _PILE.findall(self.message.text)
        if found:
            return {int(pile): (arrow, int(top)) for pile, arrow, top in found}
        patterns = ((pile, arrow, _describe_pile(pile, way)) for pile, way, arrow in _DIRECTIONS)
        return {
            pile: (arrow, int(described[described.lastindex or 1]))
            for pile, arrow, pattern in patterns
            if (described := pattern.search(self.message.text))
        }

    def find_moves(self) -> list[Move]:
        """Return the cards that fit, backwards tricks first, then the smallest gaps."""
        found = []
        for card in self.cards:
            for pile, (arrow, top) in self.piles.items():
                gap = card - top if arrow == "↑" else top - card
                if gap > 0 or gap == _TRICK:
                    found.append(Move(gap, card, pile))
        return sorted(found)


@cache
def _describe_pile(pile: int, way: str) -> re.Pattern[str]:
    """Return how the description of a picture names a pile, in any language."""
    texts = [
        words(language)("the-game-pile-in-words", pile=pile, way=way, top="#") for language in languages()
    ]
    either = "|".join(map(re.escape, texts)).replace(re.escape("#"), r"(\d+)")
    return re.compile(f"^(?:{either})$", re.MULTILINE)


def summarize_table(message: Message) -> str:
    """Return piles, signals, what is left to draw, and what a companion has just done, in one line.

    Other messages than the table have an empty line.
    """
    piles = TheGameHand.read(message).piles
    parts = [f"`{pile}` {arrow} **{top}**" for pile, (arrow, top) in sorted(piles.items())]
    if not parts or message.ephemeral:
        return ""
    lines = message.text.splitlines()
    parts += [line.removeprefix(_SIGNAL).strip() for line in lines if line.startswith(_SIGNAL)]
    parts += [line for line in lines if _COUNT.match(line)]
    return " · ".join(filter(None, (*parts, _find_companions_move(lines))))


def _find_companions_move(lines: Sequence[str]) -> str:
    """Return a companion's last action, unless a person has moved since."""
    small = [line.removeprefix(_SMALL) for line in lines if line.startswith(_SMALL)]
    # Below the moves, each of which begins with a name, stand notes that begin with an emoji.
    moves = (line for line in reversed(small) if line[0].isalpha() or line.startswith(_COMPANION))
    last = next(moves, "")
    return last if last.startswith(_COMPANION) else ""
