"""The events of The Mind."""

from dataclasses import dataclass, replace
from typing import Annotated, Literal, Self

from pydantic import Field

from engine.games.the_mind.levels import Reward
from engine.games.the_mind.model import PlayedCard
from engine.model import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatReady(Event):
    """A seat put its hand on the table."""

    kind: Literal["seat-ready"] = "seat-ready"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayBegan(Event):
    """All hands left the table: any seat may play."""

    kind: Literal["play-began"] = "play-began"
    level: int
    blind: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    """A seat played its lowest card; face down, it is known to that seat alone."""

    kind: Literal["card-played"] = "card-played"
    seat: Seat
    card: int | None
    face_down: bool

    def redact_for(self, seat: Seat | None) -> Self:
        """Hide a card that lies face down from everyone but its player."""
        return replace(self, card=None) if self.face_down and seat != self.seat else self


@dataclass(frozen=True, slots=True, kw_only=True)
class MistakeMade(Event):
    """The card just played was not the lowest: `lower` counts the lower ones by seat (rulings: M5)."""

    kind: Literal["mistake-made"] = "mistake-made"
    seat: Seat
    card: int
    lower: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSetAside(Event):
    """A seat set its lower cards aside, face down; they are known to that seat alone."""

    kind: Literal["cards-set-aside"] = "cards-set-aside"
    seat: Seat
    count: int
    cards: tuple[int, ...] | None

    def redact_for(self, seat: Seat | None) -> Self:
        """Hide the cards from everyone but their holder."""
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class LifeLost(Event):
    """The team lost `count` lives and has `lives` left."""

    kind: Literal["life-lost"] = "life-lost"
    count: int
    lives: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StarProposed(Event):
    """A seat proposed to use a star."""

    kind: Literal["star-proposed"] = "star-proposed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class StarAgreed(Event):
    """A seat agreed to the star."""

    kind: Literal["star-agreed"] = "star-agreed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class StarDeclined(Event):
    """A seat declined the star, which ends the proposal."""

    kind: Literal["star-declined"] = "star-declined"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class StarLapsed(Event):
    """Play began before all had agreed to a seat's star (rulings: M7)."""

    kind: Literal["star-lapsed"] = "star-lapsed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class StarUsed(Event):
    """Every seat discarded its lowest card face up; `stars` are left."""

    kind: Literal["star-used"] = "star-used"
    discarded: tuple[PlayedCard, ...]
    stars: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped(Event):
    """A seat halted play; a star that was proposed is so no more."""

    kind: Literal["stopped"] = "stopped"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PileTurnedOver(Event):
    """A blind level's pile was turned over; `mistakes` are the cards played too early (rulings: M8)."""

    kind: Literal["pile-turned-over"] = "pile-turned-over"
    level: int
    pile: tuple[PlayedCard, ...]
    mistakes: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelPassed(Event):
    """All cards of a level are played or laid aside, and a life is left."""

    kind: Literal["level-passed"] = "level-passed"
    level: int
    blind: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RewardGained(Event):
    """The team gained a life or a star for the level."""

    kind: Literal["reward-gained"] = "reward-gained"
    reward: Reward


@dataclass(frozen=True, slots=True, kw_only=True)
class RewardLost(Event):
    """The reward was above what a team can hold (rulings: M2)."""

    kind: Literal["reward-lost"] = "reward-lost"
    reward: Reward


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelDealt(Event):
    """All cards were shuffled and a level dealt; a hand is known to its own seat alone."""

    kind: Literal["level-dealt"] = "level-dealt"
    level: int
    blind: bool
    hands: tuple[tuple[int, ...] | None, ...]

    def redact_for(self, seat: Seat | None) -> Self:
        """Hide every hand but one's own."""
        hands = tuple(hand if other == seat else None for other, hand in enumerate(self.hands))
        return replace(self, hands=hands)


@dataclass(frozen=True, slots=True, kw_only=True)
class AllLevelsPassed(Event):
    """The last level is passed; the team may go on blind."""

    kind: Literal["all-levels-passed"] = "all-levels-passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindProposed(Event):
    """A seat proposed to go on blind; nobody is leaving it at the levels passed any more (rulings: M8)."""

    kind: Literal["blind-proposed"] = "blind-proposed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindAgreed(Event):
    """A seat agreed to go on blind."""

    kind: Literal["blind-agreed"] = "blind-agreed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class WentBlind(Event):
    """The team goes on blind; `seat` was the last to agree."""

    kind: Literal["went-blind"] = "went-blind"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishProposed(Event):
    """A seat wants to leave it at the levels passed, which the others have a minute to object to."""

    kind: Literal["finish-proposed"] = "finish-proposed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished(Event):
    """The team leaves it at the levels passed; `seat` said so, or refused to go on blind (rulings: M8)."""

    kind: Literal["finished"] = "finished"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBeaten(Event):
    """The last blind level is passed."""

    kind: Literal["game-beaten"] = "game-beaten"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLost(Event):
    """The last life is lost (rulings: M6)."""

    kind: Literal["game-lost"] = "game-lost"
    level: int
    blind: bool


TheMindEvent = Annotated[
    SeatReady
    | PlayBegan
    | CardPlayed
    | MistakeMade
    | CardsSetAside
    | LifeLost
    | StarProposed
    | StarAgreed
    | StarDeclined
    | StarLapsed
    | StarUsed
    | Stopped
    | PileTurnedOver
    | LevelPassed
    | RewardGained
    | RewardLost
    | LevelDealt
    | AllLevelsPassed
    | BlindProposed
    | BlindAgreed
    | WentBlind
    | FinishProposed
    | Finished
    | GameBeaten
    | GameLost,
    Field(discriminator="kind"),
]
