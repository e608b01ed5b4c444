"""The actions of ito; the words of lines and themes are kept elsewhere (rulings: I14)."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.model import Action


class VoteForTheme(Action):
    """Vote for a theme on offer, instead of the seat's earlier vote (rulings: I3)."""

    kind: Literal["vote-for-theme"] = "vote-for-theme"
    tolerates_staleness: ClassVar[bool] = True
    number: int
    """The theme's number in the match, so that a vote never counts for another theme."""


class AskForOtherThemes(Action):
    """Ask for two other themes; the table lets its host alone do so."""

    kind: Literal["ask-for-other-themes"] = "ask-for-other-themes"
    tolerates_staleness: ClassVar[bool] = True


class SetOwnTheme(Action):
    """Play a theme of the table's own; the table lets its host alone do so, and keeps the words."""

    kind: Literal["set-own-theme"] = "set-own-theme"
    tolerates_staleness: ClassVar[bool] = True


class SettleTheme(Action):
    """Take the theme that leads; the table does this, no player."""

    kind: Literal["settle-theme"] = "settle-theme"
    tolerates_staleness: ClassVar[bool] = True


class WriteLines(Action):
    """Write a line for some of one's cards, instead of the lines they had; the table keeps the words."""

    kind: Literal["write-lines"] = "write-lines"
    tolerates_staleness: ClassVar[bool] = True
    slots: tuple[int, ...]
    """The cards by their places in the hand as it was dealt, rising from 0."""


class DescribeYardstick(Action):
    """Write the line of the yardstick; the table keeps the words."""

    kind: Literal["describe-yardstick"] = "describe-yardstick"
    tolerates_staleness: ClassVar[bool] = True


class SayReady(Action):
    """Be ready to play without a line for each card."""

    kind: Literal["say-ready"] = "say-ready"
    tolerates_staleness: ClassVar[bool] = True


class PlayLowest(Action):
    """Play the lowest card of the hand (rulings: I5)."""

    kind: Literal["play-lowest"] = "play-lowest"
    tolerates_staleness: ClassVar[bool] = True
    card: int | None = None
    """The card that the player saw as the lowest; no other is played in its stead."""


class LayCard(Action):
    """Lay a card from the hand in the row, face down."""

    kind: Literal["lay-card"] = "lay-card"
    tolerates_staleness: ClassVar[bool] = True
    slot: int
    after: int
    """The token of the card beside it towards the low end, 0 for the end itself."""


class MoveCard(Action):
    """Move a card of one's own within the row."""

    kind: Literal["move-card"] = "move-card"
    tolerates_staleness: ClassVar[bool] = True
    slot: int
    after: int
    """The token of the card beside it towards the low end, 0 for the end itself."""


class AskToMove(Action):
    """Ask the holder of another card in the row to move it one place (rulings: I15)."""

    kind: Literal["ask-to-move"] = "ask-to-move"
    tolerates_staleness: ClassVar[bool] = True
    token: int
    """The card's token."""
    higher: bool
    """Whether it is to move towards the high end."""


class AgreeToRow(Action):
    """Agree to the row as it lies."""

    kind: Literal["agree-to-row"] = "agree-to-row"
    tolerates_staleness: ClassVar[bool] = True
    moves: int | None = None
    """How often cards had been moved as the player saw the row; another row is not agreed to."""


class TakeBackAgreement(Action):
    """Agree to the row no more."""

    kind: Literal["take-back-agreement"] = "take-back-agreement"
    tolerates_staleness: ClassVar[bool] = True


class TurnOver(Action):
    """Turn the row over although not all agree now; the table lets its host alone do so."""

    kind: Literal["turn-over"] = "turn-over"


class GoOn(Action):
    """Want to wait no longer for those who do nothing; the table offers it after a minute (rulings: I8)."""

    kind: Literal["go-on"] = "go-on"
    tolerates_staleness: ClassVar[bool] = True


class PutAside(Action):
    """Put the cards of this seat, which nobody holds, aside without loss; the table does this."""

    kind: Literal["put-aside"] = "put-aside"
    tolerates_staleness: ClassVar[bool] = True


class Rejoin(Action):
    """Be dealt cards again from the next round on; the table does this when the seat is taken over."""

    kind: Literal["rejoin"] = "rejoin"
    tolerates_staleness: ClassVar[bool] = True


class CountSpokenNumber(Action):
    """Let a number that the seat has spoken cost what a strict table asks; the table does this."""

    kind: Literal["count-spoken-number"] = "count-spoken-number"
    tolerates_staleness: ClassVar[bool] = True


ItoAction = Annotated[
    VoteForTheme
    | AskForOtherThemes
    | SetOwnTheme
    | SettleTheme
    | WriteLines
    | DescribeYardstick
    | SayReady
    | PlayLowest
    | LayCard
    | MoveCard
    | AskToMove
    | AgreeToRow
    | TakeBackAgreement
    | TurnOver
    | GoOn
    | PutAside
    | Rejoin
    | CountSpokenNumber,
    Field(discriminator="kind"),
]
