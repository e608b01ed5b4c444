"""The Game's options, actions, events, state and view."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from typing import Annotated, ClassVar, Final, Literal, Self

from pydantic import Field

from engine.games.the_game.piles import (
    TRICK,
    Placement,
    Tops,
    can_meet,
    ends_match,
    find_placements,
    gap,
    lay,
    restore,
)
from engine.model import Action, Event, Options, Record, Seat, State, View

MOVE_SECONDS: Final = 10
"""For how long a card that was just laid can be moved (rulings: G13)."""


class TheGameOptions(Options):
    """How hard the table makes it for itself."""

    minimum: Literal[2, 3] = 2
    """Cards owed a turn while the draw pile holds cards; 3 is the expert game (rulings: G2)."""
    smaller_hands: bool = False
    """One card less in every hand (rulings: G1)."""


class Signal(StrEnum):
    """A message about a pile without a number (rulings: G10)."""

    LEAVE_IT_TO_ME = "leave-it-to-me"
    SMALL_STEPS_ONLY = "small-steps-only"
    CAN_TURN_BACK = "can-turn-back"


class SignalOnPile(Record):
    """A seat's standing signal on a pile; a seat has at most one on each."""

    seat: Seat
    pile: int
    signal: Signal


class Begin(Action):
    """Declare "I start" (rulings: G6)."""

    kind: Literal["begin"] = "begin"
    tolerates_staleness: ClassVar[bool] = True


class PlayCard(Action):
    """Lay a card from the hand on a pile, 1 to 4."""

    kind: Literal["play-card"] = "play-card"
    card: int
    pile: int


class MoveCard(Action):
    """Move the card just laid to another pile, 1 to 4 (rulings: G13)."""

    kind: Literal["move-card"] = "move-card"
    within: ClassVar[int | None] = MOVE_SECONDS
    pile: int


class EndTurn(Action):
    """End the turn and draw."""

    kind: Literal["end-turn"] = "end-turn"
    tolerates_staleness: ClassVar[bool] = True


class GiveSignal(Action):
    """Put a signal on a pile, instead of the seat's earlier one there."""

    kind: Literal["give-signal"] = "give-signal"
    tolerates_staleness: ClassVar[bool] = True
    pile: int
    signal: Signal


class TakeBackSignal(Action):
    """Take the seat's signal off a pile."""

    kind: Literal["take-back-signal"] = "take-back-signal"
    tolerates_staleness: ClassVar[bool] = True
    pile: int


TheGameAction = Annotated[
    Begin | PlayCard | MoveCard | EndTurn | GiveSignal | TakeBackSignal, Field(discriminator="kind")
]

# Actions are frozen, so the rules offer each of the few there are as one and the same value, made only once.
BEGIN: Final = Begin()
END_TURN: Final = EndTurn()


@cache
def play_card(card: int, pile: int) -> PlayCard:
    """Return the action that lays a card on a pile."""
    return PlayCard(card=card, pile=pile)


@cache
def give_signal(pile: int, signal: Signal) -> GiveSignal:
    """Return the action that puts a signal on a pile."""
    return GiveSignal(pile=pile, signal=signal)


@cache
def take_back_signal(pile: int) -> TakeBackSignal:
    """Return the action that takes a signal off a pile."""
    return TakeBackSignal(pile=pile)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStarted(Event):
    """A seat is to play and owes `duty` cards."""

    kind: Literal["turn-started"] = "turn-started"
    seat: Seat
    duty: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """A card was laid on a pile that showed `top`."""

    kind: Literal["card-played"] = "card-played"
    seat: Seat
    card: int
    pile: int
    top: int

    @property
    def gap(self) -> int:
        """How far the pile moved on; -10 is the backwards trick."""
        return gap(self.pile, self.top, self.card)

    @property
    def is_trick(self) -> bool:
        """Whether this was the backwards trick."""
        return self.gap == -TRICK


@dataclass(frozen=True, slots=True, kw_only=True)
class CardMoved(Event):
    """The card just laid was moved to a pile that showed `top`, from one that shows `former_top` again."""

    kind: Literal["card-moved"] = "card-moved"
    seat: Seat
    card: int
    pile: int
    top: int
    former_pile: int
    former_top: int

    @property
    def was_trick(self) -> bool:
        """Whether the card had been the backwards trick where it lay."""
        return gap(self.former_pile, self.former_top, self.card) == -TRICK

    def to_played(self) -> CardPlayed:
        """Return the event of a card that was laid there at once."""
        return CardPlayed(seat=self.seat, card=self.card, pile=self.pile, top=self.top)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    """A seat ended its turn after laying `laid` cards."""

    kind: Literal["turn-ended"] = "turn-ended"
    seat: Seat
    laid: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    """A seat drew `count` cards; `cards` is known to that seat alone."""

    kind: Literal["cards-drawn"] = "cards-drawn"
    seat: Seat
    count: int
    cards: tuple[int, ...] | None

    def redact_for(self, seat: Seat | None) -> Self:
        """Hide the cards from everyone but their holder."""
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSkipped(Event):
    """A seat without cards was passed over (rulings: G7)."""

    kind: Literal["seat-skipped"] = "seat-skipped"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SignalGiven(Event):
    """A seat put a signal on a pile."""

    kind: Literal["signal-given"] = "signal-given"
    seat: Seat
    pile: int
    signal: Signal


@dataclass(frozen=True, slots=True, kw_only=True)
class SignalTakenBack(Event):
    """A seat took its signal off a pile."""

    kind: Literal["signal-taken-back"] = "signal-taken-back"
    seat: Seat
    pile: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBeaten(Event):
    """All 98 cards are laid."""

    kind: Literal["game-beaten"] = "game-beaten"


@dataclass(frozen=True, slots=True, kw_only=True)
class DutyNotMet(Event):
    """A seat cannot lay the cards it still owes; the match is over (rulings: G3, G4)."""

    kind: Literal["duty-not-met"] = "duty-not-met"
    seat: Seat
    owed: int


TheGameEvent = Annotated[
    TurnStarted
    | CardPlayed
    | CardMoved
    | TurnEnded
    | CardsDrawn
    | SeatSkipped
    | SignalGiven
    | SignalTakenBack
    | GameBeaten
    | DutyNotMet,
    Field(discriminator="kind"),
]


def settle_moves(events: Iterable[Event]) -> list[Event]:
    """Return the events of a match as if each card that was moved had been laid there at once."""
    settled: list[Event] = []
    for event in events:
        if not isinstance(event, CardMoved):
            settled.append(event)
            continue
        if settled and isinstance(settled[-1], CardPlayed):
            settled.pop()
        settled.append(event.to_played())
    return settled


@dataclass(frozen=True, slots=True)
class TheGameState(State):
    """A match of The Game."""

    options: TheGameOptions
    hands: tuple[tuple[int, ...], ...]
    """Each seat's cards, lowest first."""
    tops: Tops
    draw: tuple[int, ...]
    """The draw pile, next card first."""
    rows: tuple[tuple[int, ...], ...] = ((), (), (), ())
    """The cards laid on piles 1 to 4, oldest first, without the row cards."""
    turn: Seat | None = None
    """The seat to play; `None` before a player has said "I start"."""
    duty: int = 0
    """Cards owed in this turn when it started."""
    laid: int = 0
    """Cards laid in this turn."""
    signals: tuple[SignalOnPile, ...] = ()
    """Standing signals, by pile, then seat."""
    stuck: bool = False
    """Whether the seat to play cannot meet its duty."""
    movable: int | None = None
    """The pile whose top card may still be moved (rulings: G13)."""
    moved: bool = False
    """Whether a card was moved in this turn."""

    @property
    def owed(self) -> int:
        """Cards the seat to play still owes."""
        return max(self.duty - self.laid, 0)

    @property
    def left(self) -> int:
        """Cards not yet laid: all hands and the draw pile."""
        return len(self.draw) + sum(map(len, self.hands))

    @property
    def is_over(self) -> bool:
        """Whether the match has ended: all cards are laid, or a duty cannot be met."""
        return self.stuck or not (self.draw or any(self.hands))


@dataclass(frozen=True, slots=True)
class TheGameView(View):
    """The knowledge of a seat, or of the public table, about a match of The Game."""

    options: TheGameOptions
    seat: Seat | None
    hand: tuple[int, ...]
    """The seat's own cards, lowest first; empty for the public table."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    tops: Tops
    rows: tuple[tuple[int, ...], ...]
    """The cards laid on piles 1 to 4, oldest first, without the row cards."""
    draw: int
    """How many cards the draw pile holds."""
    turn: Seat | None
    duty: int
    laid: int
    owed: int
    signals: tuple[SignalOnPile, ...]
    stuck: bool
    movable: int | None = None
    """The pile whose top card the seat to play may still move (rulings: G13)."""
    placements: tuple[tuple[Placement, ...], ...] = field(init=False)
    """For each card of the hand the piles it fits, the smallest gap first; follows from hand and tops."""
    left: int = field(init=False)
    """Cards not yet laid: all hands and the draw pile."""
    over: bool = field(init=False)
    """Whether the match has ended."""

    def __post_init__(self) -> None:
        """Compute the fields that follow from the others."""
        placements = tuple(find_placements(card, self.tops) for card in self.hand)
        left = self.draw + sum(self.held)
        object.__setattr__(self, "placements", placements)
        object.__setattr__(self, "left", left)
        object.__setattr__(self, "over", self.stuck or left == 0)

    def placements_of(self, card: int) -> tuple[Placement, ...]:
        """Return the piles that one of the seat's own cards fits; none for any other card."""
        return self.placements[self.hand.index(card)] if card in self.hand else ()

    def ends_match(self, card: int, pile: int) -> bool:
        """Return True if laying one of the seat's own cards ends the match (rulings: G4)."""
        return ends_match(self.hand, self.tops, self.owed, card, pile)

    def find_moves(self) -> tuple[int, tuple[Placement, ...]] | None:
        """Return the card that this seat may still move, and the piles that it fits without losing the match.

        None if there is no such card (rulings: G13).
        """
        if self.movable is None or not self.is_own_turn:
            return None
        card, tops = self.rows[self.movable - 1][-1], restore(self.tops, self.rows, self.movable)
        return card, tuple(
            placement
            for placement in find_placements(card, tops)
            if placement.pile != self.movable
            and can_meet(self.hand, lay(tops, placement.pile, card), self.owed)
        )

    @property
    def is_own_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return self.seat is not None and self.seat == self.turn

    @property
    def turns_to_wait(self) -> int:
        """In how many turns it is this seat's turn, 1 if it is next; 0 if it is now, or no more."""
        if self.seat is None or self.turn is None or not self.held[self.seat]:
            return 0
        seats = len(self.held)
        following = ((self.turn + step) % seats for step in range(1, (self.seat - self.turn) % seats + 1))
        return sum(self.held[seat] > 0 for seat in following)

    @property
    def may_end(self) -> bool:
        """Whether the turn may be ended now."""
        return self.turn is not None and self.owed == 0 and not self.over
