"""A turn of an ended match seen again: its seat's view, its cards, and a companion's turn instead."""

from dataclasses import dataclass

from engine.model import Action, Seat, View


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn that was played: its seat's view when it began to lay, and the cards it then laid."""

    first_step: int
    """The first step after the turn before; counts from 1."""
    last_step: int
    seat: Seat
    view: View
    """The seat's view, signals given in the turn included; nothing that was hidden from it."""
    actions: tuple[Action, ...]
    lost: bool
    """Whether the match was lost in this turn."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A companion's turn, and the cost of the turn played beside it (rulings: C3)."""

    actions: tuple[Action, ...]
    loss: float = 0.0
    """How many cards more are left at the end, on average over the deals that the seat could imagine."""
    error: float = 0.0
    """The standard error of the loss."""


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn, and a companion's review of it."""

    turn: PlayedTurn
    review: TurnReview
    is_turning_point: bool = False


@dataclass(frozen=True, slots=True)
class MatchReview:
    """Companions' review of a match; it holds seats, not users."""

    turns: tuple[ReviewedTurn, ...]

    @property
    def turning_points(self) -> tuple[ReviewedTurn, ...]:
        """The turns that cost most, in the order of the match."""
        return tuple(turn for turn in self.turns if turn.is_turning_point)

    def find_turn(self, step: int) -> ReviewedTurn | None:
        """Return the turn that a step belongs to, if it was reviewed."""
        return next(
            (turn for turn in self.turns if turn.turn.first_step <= step <= turn.turn.last_step), None
        )
