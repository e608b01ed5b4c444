"""Low Tide's options, actions, events, state and view."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.model import Action, Event, Options, Seat, State, View


class LowTideOptions(Options):
    """How the table plays."""

    hand_size: int = Field(default=3, ge=2, le=4)
    """Cards dealt to each seat."""


class PlayCard(Action):
    """Play a card from the hand."""

    kind: Literal["play-card"] = "play-card"
    tolerates_staleness: ClassVar[bool] = True
    card: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """A seat played a card."""

    kind: Literal["card-played"] = "card-played"
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TideRose(Event):
    """A seat played a card that is higher than the one before."""

    kind: Literal["tide-rose"] = "tide-rose"
    seat: Seat


LowTideEvent = Annotated[CardPlayed | TideRose, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True)
class LowTideState(State):
    """A match of Low Tide."""

    hands: tuple[tuple[int, ...], ...]
    """Each seat's cards, lowest first."""
    pile: tuple[int, ...] = ()
    """The cards played, oldest first."""
    rises: int = 0
    """How often the tide has risen."""


@dataclass(frozen=True, slots=True)
class LowTideView(View):
    """A match of Low Tide as a seat, or the public table, may see it."""

    seat: Seat | None
    hand: tuple[int, ...]
    held: tuple[int, ...]
    """The number of cards in each hand."""
    pile: tuple[int, ...]
    rises: int
