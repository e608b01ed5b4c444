"""The Mind's options, actions, state and view."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.model import Action, Options, Record, Seat, State, View


class BlindMistakes(StrEnum):
    """The cost of mistakes in a blind level (rulings: M8)."""

    LEVEL = "level"
    """One life a level, however many there were."""
    EACH = "each"
    """One life a mistake."""


class TheMindOptions(Options):
    """How hard the table makes it for itself."""

    blind_mistakes: BlindMistakes = BlindMistakes.LEVEL
    start_level: int = Field(default=1, ge=1, le=12)
    """The first level, with the lives and stars of level 1; rewards below it are not made up for."""


class Phase(StrEnum):
    """The phase of a match: its next expected actions."""

    CONCENTRATING = "concentrating"
    """Every seat's "ready": before a level, after a stop, a mistake or a star (rulings: M4, M10)."""
    PLAYING = "playing"
    """A card of any seat."""
    CHOOSING = "choosing"
    """All levels are passed: going on blind, or finishing (rulings: M8)."""
    BEATEN = "beaten"
    """Nothing: all levels are passed, the blind ones too."""
    FINISHED = "finished"
    """Nothing: the team has finished after the last level."""
    LOST = "lost"
    """Nothing: the last life is lost."""


class PlayedCard(Record):
    """A card and the seat whose it was."""

    seat: Seat
    card: int


class ShownCard(Record):
    """A card on the pile, as a seat or the public table sees it."""

    seat: Seat
    card: int | None
    """`None` if it lies face down and belongs to another seat."""


class SetAside(Record):
    """Cards that a mistake took out of a hand, face down (rulings: M5)."""

    seat: Seat
    cards: tuple[int, ...]
    over: int
    """The card below the mistake on the pile, or 0: all these were higher."""
    under: int
    """The mistake: all these were lower."""


class Mistake(Record):
    """A card played while another hand held a lower one (rulings: M5)."""

    seat: Seat
    card: int
    lower: tuple[int, ...]
    """How many lower cards each seat held."""


class FinishedPile(Record):
    """The whole pile of a level that has ended, face up."""

    level: int
    blind: bool
    pile: tuple[PlayedCard, ...]
    mistakes: tuple[int, ...]


class Proposal(Record):
    """A star that a seat proposes to use."""

    seat: Seat
    agreed: tuple[Seat, ...]
    """Who has agreed, the proposer and all seats without cards among them (rulings: M7)."""


class Ready(Action):
    """Put the hand on the table (rulings: M4)."""

    kind: Literal["ready"] = "ready"
    tolerates_staleness: ClassVar[bool] = True


class PlayLowest(Action):
    """Play the lowest card of the hand (rulings: M3)."""

    kind: Literal["play-lowest"] = "play-lowest"
    tolerates_staleness: ClassVar[bool] = True
    card: int | None = None
    """The card that the player saw as the lowest; no other is played in its stead."""


class ProposeStar(Action):
    """Raise the hand for a star (rulings: M7)."""

    kind: Literal["propose-star"] = "propose-star"
    tolerates_staleness: ClassVar[bool] = True


class AgreeToStar(Action):
    """Agree to the proposed star."""

    kind: Literal["agree-to-star"] = "agree-to-star"
    tolerates_staleness: ClassVar[bool] = True


class DeclineStar(Action):
    """Decline the proposed star, or take one's own proposal back."""

    kind: Literal["decline-star"] = "decline-star"
    tolerates_staleness: ClassVar[bool] = True


class Stop(Action):
    """Halt play until every seat is ready again; a table that comes back after a break does so as well."""

    kind: Literal["stop"] = "stop"
    tolerates_staleness: ClassVar[bool] = True


class GoOnBlind(Action):
    """Propose to go on with level 1, blind, or agree to it; also an objection to "finish" (rulings: M8)."""

    kind: Literal["go-on-blind"] = "go-on-blind"
    tolerates_staleness: ClassVar[bool] = True


class Finish(Action):
    """Want to leave it at the levels passed, or refuse to go on blind (rulings: M8)."""

    kind: Literal["finish"] = "finish"
    tolerates_staleness: ClassVar[bool] = True


class FinishUnopposed(Action):
    """Finish because nobody has objected; the table does this, no player."""

    kind: Literal["finish-unopposed"] = "finish-unopposed"
    tolerates_staleness: ClassVar[bool] = True


TheMindAction = Annotated[
    Ready
    | PlayLowest
    | ProposeStar
    | AgreeToStar
    | DeclineStar
    | Stop
    | GoOnBlind
    | Finish
    | FinishUnopposed,
    Field(discriminator="kind"),
]


@dataclass(frozen=True, slots=True)
class TheMindState(State):
    """A match of The Mind."""

    options: TheMindOptions
    hands: tuple[tuple[int, ...], ...]
    """Each seat's cards, lowest first."""
    level: int
    lives: int
    stars: int
    blind: bool = False
    phase: Phase = Phase.CONCENTRATING
    ready: tuple[Seat, ...] = ()
    """The seats whose hand is on the table; none once play has begun."""
    pile: tuple[PlayedCard, ...] = ()
    """The cards played in this level, oldest first."""
    mistakes: tuple[int, ...] = ()
    """Those of them that were mistakes; in a blind level nobody knows before its end."""
    set_aside: tuple[SetAside, ...] = ()
    """The cards set aside face down in this level."""
    discarded: tuple[PlayedCard, ...] = ()
    """The cards that stars took in this level, face up."""
    proposal: Proposal | None = None
    mistake: Mistake | None = None
    """The last mistake of this level, until play goes on."""
    last_pile: FinishedPile | None = None
    """The pile of the level before, until play goes on."""
    passed: int = 0
    """Levels passed, without blind ones."""
    blind_passed: int = 0
    """Blind levels passed."""
    blind_agreed: tuple[Seat, ...] = ()
    """The seats that want to go on blind, while the team chooses."""
    finishing: tuple[Seat, ...] = ()
    """The seats that want to finish, the first to say so first; nobody has objected."""

    @property
    def runs(self) -> bool:
        """Whether a level is being played, though it may be halted."""
        return self.phase in (Phase.CONCENTRATING, Phase.PLAYING)

    @property
    def face_down(self) -> bool:
        """Whether the pile lies face down."""
        return self.blind and self.runs


@dataclass(frozen=True, slots=True)
class TheMindView(View):
    """The knowledge of a seat, or of the public table, about a match of The Mind."""

    options: TheMindOptions
    seat: Seat | None
    hand: tuple[int, ...]
    """The seat's own cards, lowest first; empty for the public table."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    level: int
    last_level: int
    """The highest level, for as many seats."""
    blind: bool
    lives: int
    stars: int
    phase: Phase
    ready: tuple[Seat, ...]
    """The seats whose hand is on the table; none once play has begun."""
    pile: tuple[ShownCard, ...]
    """The cards played in this level, oldest first."""
    mistakes: tuple[int, ...]
    """Those of them that are known to be mistakes."""
    aside: tuple[int, ...]
    """How many cards of each seat were set aside face down in this level."""
    own_aside: tuple[int, ...]
    """The seat's own among them, lowest first."""
    discarded: tuple[PlayedCard, ...]
    """The cards that stars took in this level, face up."""
    proposal: Proposal | None
    mistake: Mistake | None
    """The last mistake of this level, until play goes on."""
    last_pile: FinishedPile | None
    """The pile of the level before, until play goes on."""
    passed: int
    """Levels passed, without blind ones."""
    blind_passed: int
    """Blind levels passed."""
    blind_agreed: tuple[Seat, ...]
    """The seats that want to go on blind, while the team chooses."""
    finishing: tuple[Seat, ...]
    """The seats that want to finish, the first to say so first."""

    @property
    def lowest(self) -> int | None:
        """The seat's card to play next, if it has one."""
        return self.hand[0] if self.hand else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are not ready yet; nobody once play has begun."""
        if self.phase is not Phase.CONCENTRATING:
            return ()
        return tuple(Seat(seat) for seat in range(len(self.held)) if seat not in self.ready)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase in (Phase.BEATEN, Phase.FINISHED, Phase.LOST)
