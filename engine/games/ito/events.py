"""The events of ito."""

from dataclasses import dataclass, replace
from typing import Annotated, Literal, Self

from pydantic import Field

from engine.games.ito.model import OpenCard
from engine.model import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeVoted(Event):
    """A seat voted for a theme on offer."""

    kind: Literal["theme-voted"] = "theme-voted"
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OthersOffered(Event):
    """Other themes are on offer, because a seat asked for them; all votes are void."""

    kind: Literal["others-offered"] = "others-offered"
    seat: Seat
    themes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeChosen(Event):
    """The table plays a theme."""

    kind: Literal["theme-chosen"] = "theme-chosen"
    theme: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnThemeSet(Event):
    """The table plays a theme of its own, which a seat has written."""

    kind: Literal["own-theme-set"] = "own-theme-set"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LinesWritten(Event):
    """A seat wrote lines for some of its cards."""

    kind: Literal["lines-written"] = "lines-written"
    seat: Seat
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class YardstickDescribed(Event):
    """A seat wrote the line of the yardstick."""

    kind: Literal["yardstick-described"] = "yardstick-described"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatReady(Event):
    """A seat is ready without a line for each of its cards."""

    kind: Literal["seat-ready"] = "seat-ready"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GoingOnWanted(Event):
    """A seat wants to wait no longer."""

    kind: Literal["going-on-wanted"] = "going-on-wanted"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatsPassedOver(Event):
    """The table waits no longer for these seats (rulings: I8)."""

    kind: Literal["seats-passed-over"] = "seats-passed-over"
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayBegan(Event):
    """All seats are ready: any may play."""

    kind: Literal["play-began"] = "play-began"
    stage: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """A seat played its lowest card, face up."""

    kind: Literal["card-played"] = "card-played"
    seat: Seat
    slot: int
    card: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MistakeMade(Event):
    """The card just played was not the lowest: the lower ones are set aside, face up (rulings: I2)."""

    kind: Literal["mistake-made"] = "mistake-made"
    seat: Seat
    card: int
    lower: tuple[OpenCard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeLost(Event):
    """The team lost `count` lives and has `lives` left."""

    kind: Literal["life-lost"] = "life-lost"
    count: int
    lives: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeGained(Event):
    """A life came back."""

    kind: Literal["life-gained"] = "life-gained"
    lives: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StagePassed(Event):
    """No cards are left in hands, and a life is."""

    kind: Literal["stage-passed"] = "stage-passed"
    stage: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLaid(Event):
    """A seat laid a card in the row, face down."""

    kind: Literal["card-laid"] = "card-laid"
    seat: Seat
    slot: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardMoved(Event):
    """A seat moved its card in the row; `withdrawn` are the seats whose agreement that cleared."""

    kind: Literal["card-moved"] = "card-moved"
    seat: Seat
    slot: int
    after: int
    withdrawn: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveAsked(Event):
    """A seat asked for another's card in the row to be moved one place, instead of what it asked before."""

    kind: Literal["move-asked"] = "move-asked"
    seat: Seat
    token: int
    higher: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RowAgreed(Event):
    """A seat agreed to the row as it lies."""

    kind: Literal["row-agreed"] = "row-agreed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreementTakenBack(Event):
    """A seat agrees to the row no more."""

    kind: Literal["agreement-taken-back"] = "agreement-taken-back"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RowTurnedOver(Event):
    """The row was turned over, from the low end."""

    kind: Literal["row-turned-over"] = "row-turned-over"
    row: int
    order: tuple[OpenCard, ...]
    run: int
    """The longest rising run."""
    won: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundDealt(Event):
    """All cards were shuffled and a round dealt; a seat's cards are known to that seat alone."""

    kind: Literal["round-dealt"] = "round-dealt"
    number: int
    hands: tuple[tuple[int, ...] | None, ...]
    yardstick: int | None
    themes: tuple[str, ...]
    """The themes on offer."""

    def redact_for(self, seat: Seat | None) -> Self:
        """Hide every hand but one's own."""
        hands = tuple(hand if other == seat else None for other, hand in enumerate(self.hands))
        return replace(self, hands=hands)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpokenNumberCounted(Event):
    """A strict table counted a number that a seat had spoken (rulings: I12)."""

    kind: Literal["spoken-number-counted"] = "spoken-number-counted"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPutAside(Event):
    """The cards of a seat that nobody holds were put aside, face down and without loss (rulings: I9)."""

    kind: Literal["seat-put-aside"] = "seat-put-aside"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRejoined(Event):
    """A seat is dealt cards again from the next round on."""

    kind: Literal["seat-rejoined"] = "seat-rejoined"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBeaten(Event):
    """The last stage is passed, or the last row won."""

    kind: Literal["game-beaten"] = "game-beaten"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLost(Event):
    """The last life is lost, or a row did not count as won."""

    kind: Literal["game-lost"] = "game-lost"
    number: int


ItoEvent = Annotated[
    ThemeVoted
    | OthersOffered
    | ThemeChosen
    | OwnThemeSet
    | LinesWritten
    | YardstickDescribed
    | SeatReady
    | GoingOnWanted
    | SeatsPassedOver
    | PlayBegan
    | CardPlayed
    | MistakeMade
    | LifeLost
    | LifeGained
    | StagePassed
    | CardLaid
    | CardMoved
    | MoveAsked
    | RowAgreed
    | AgreementTakenBack
    | RowTurnedOver
    | RoundDealt
    | SpokenNumberCounted
    | SeatPutAside
    | SeatRejoined
    | GameBeaten
    | GameLost,
    Field(discriminator="kind"),
]
