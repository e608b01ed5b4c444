"""ito's options, state and view."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from pydantic import Field

from engine.model import Options, Record, Seat, State, View

ThemeKey = Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")]
"""The name of a theme in the list of its language; its words are found outside the engine."""
MAX_OFFERED: Final = 2
"""The number of themes between which the table chooses."""


class Mode(StrEnum):
    """The way to play."""

    STAGES = "stages"
    """Three stages with three lives (rulings: I1)."""
    ROW = "row"
    """Rows of one card each (rulings: I6)."""
    ROW_OF_TWO = "row-of-two"
    """Rows of two cards each."""


class ItoOptions(Options):
    """How the table plays."""

    mode: Mode = Mode.STAGES


class ItoDeal(ItoOptions):
    """The options, and what else a deal needs: it is no choice of the table, so no leaderboard knows it."""

    themes: tuple[ThemeKey, ...] = ()
    """The candidates; the seed decides their order. Without any, a table plays themes of its own."""


class Phase(StrEnum):
    """The phase of a match: its next expected actions."""

    CHOOSING = "choosing"
    """A theme, by vote (rulings: I3)."""
    DESCRIBING = "describing"
    """A line for every card of every seat, in a stage (rulings: I4)."""
    PLAYING = "playing"
    """A card of any seat, in a stage."""
    LAYING = "laying"
    """Cards laid in the row and moved there, until all agree (rulings: I7)."""
    BEATEN = "beaten"
    """Nothing: the last stage is passed, or the last row won."""
    LOST = "lost"
    """Nothing: the last life is lost, or a row did not count as won."""


class RowCard(Record):
    """A card in the row, face down."""

    seat: Seat
    slot: int
    """The card's place in the seat's hand as it was dealt, lowest first, from 0."""

    @property
    def token(self) -> int:
        """The number by which actions name this card; 0 is the low end of the row."""
        return self.seat * 2 + self.slot + 1


class OpenCard(RowCard):
    """A card face up, with its number."""

    card: int


class ShownCard(RowCard):
    """A card in the row, as a seat or the public table sees it."""

    card: int | None
    """`None` if it belongs to another seat, until the row is turned over."""


class MoveAsk(Record):
    """A seat asks for another's card in the row to be moved one place (rulings: I15)."""

    seat: Seat
    token: int
    higher: bool


class Mistake(Record):
    """A card played while lower ones were in hands (rulings: I2)."""

    seat: Seat
    card: int
    lower: tuple[OpenCard, ...]


class FinishedRound(Record):
    """A stage that is passed, or a row that is turned over: all face up."""

    number: int
    theme: ThemeKey | None
    """`None` for a theme of the table's own."""
    order: tuple[OpenCard, ...]
    """The cards in the order in which they were played, or in which they lay."""
    mistakes: tuple[int, ...] = ()
    set_aside: tuple[OpenCard, ...] = ()
    run: int = 0
    """The longest rising run of a row."""
    won: bool = True


class Absence(Record):
    """A seat whose cards were put aside face down (rulings: I9)."""

    seat: Seat
    over: int
    """The top of the pile at that time: all these cards are higher."""


@dataclass(frozen=True, slots=True)
class ItoState(State):
    """A match of ito."""

    options: ItoOptions
    themes: tuple[str, ...]
    """The candidates in the seed's order."""
    dealt: tuple[tuple[int, ...], ...]
    """Each seat's cards of this round, lowest first, wherever they lie now."""
    votes: tuple[int | None, ...]
    """The number of the theme for which each seat votes."""
    lines: tuple[tuple[int, ...], ...]
    """For each card dealt the number of its last line, 0 without one."""
    yardstick: int | None = None
    """The open card beside the theme of the last stage."""
    round: int = 1
    """The stage or the row."""
    lives: int = 3
    passed: int = 0
    """Stages passed, or rows won."""
    phase: Phase = Phase.CHOOSING
    first_offer: int = 0
    """The number of the first theme on offer; themes are numbered through the match."""
    others_asked: int = 0
    """How often two others were asked for in this round."""
    theme: ThemeKey | None = None
    """The theme of this round; `None` before it is chosen, and for one of the table's own."""
    own_themes: int = 0
    """How many rounds had a theme of the table's own."""
    lines_written: int = 0
    """The number of the newest line."""
    yardstick_line: int = 0
    """The number of the yardstick's last line."""
    ready: tuple[Seat, ...] = ()
    """The seats that begin without a line for each card (rulings: I4)."""
    going_on: tuple[Seat, ...] = ()
    """The seats that want to wait no longer (rulings: I8)."""
    passed_over: tuple[Seat, ...] = ()
    """The seats for which a row does not wait."""
    pile: tuple[OpenCard, ...] = ()
    """The cards played in this stage, oldest first."""
    mistakes: tuple[int, ...] = ()
    """Those of them that were mistakes."""
    set_aside: tuple[OpenCard, ...] = ()
    """The lower cards that mistakes took out of hands, face up."""
    mistake: Mistake | None = None
    """The last mistake, until the next card is played."""
    row: tuple[RowCard, ...] = ()
    """The cards that lie in the row, from the low end."""
    moves: int = 0
    """How often a card was moved in this row."""
    late_moves: int = 0
    """How many of these moves came after a seat had agreed."""
    asks: tuple[MoveAsk, ...] = ()
    """The moves that are asked for, of cards that have not been moved since."""
    agreed: tuple[Seat, ...] = ()
    have_agreed: tuple[Seat, ...] = ()
    """The seats that have agreed in this row at some time."""
    spoiled: bool = False
    """Whether a spoken number keeps this row from being won (rulings: I12)."""
    absences: tuple[Absence, ...] = ()
    """The seats that are out of this round (rulings: I9)."""
    gone: tuple[Seat, ...] = ()
    """Those of them that are not dealt cards in the next round either."""
    absent_rounds: int = 0
    """In how many rounds seats were put aside."""
    last: FinishedRound | None = None
    """The round before, until a theme is chosen."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.phase in (Phase.BEATEN, Phase.LOST)

    @property
    def offered(self) -> tuple[str, ...]:
        """The themes on offer, from number `first_offer` on."""
        if self.phase is not Phase.CHOOSING:
            return ()
        count = min(MAX_OFFERED, len(self.themes))
        return tuple(self.themes[(self.first_offer + index) % len(self.themes)] for index in range(count))

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that play this round."""
        absent = {absence.seat for absence in self.absences}
        return tuple(Seat(seat) for seat in range(len(self.dealt)) if seat not in absent)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the round waits for."""
        return tuple(seat for seat in self.present if seat not in self.passed_over)

    @property
    def top(self) -> int:
        """The card on top of the pile, 0 without one."""
        return self.pile[-1].card if self.pile else 0

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """The cards that each seat of this round still holds, lowest first."""
        return tuple(
            tuple(cards[slot] for slot in self.held_slots(Seat(seat)))
            for seat, cards in enumerate(self.dealt)
        )

    def held_slots(self, seat: Seat) -> tuple[int, ...]:
        """Return the slots of the cards that a seat still holds."""
        if any(absence.seat == seat for absence in self.absences):
            return ()
        used = {card.slot for card in (*self.pile, *self.set_aside, *self.row) if card.seat == seat}
        return tuple(slot for slot in range(len(self.dealt[seat])) if slot not in used)

    def open_card(self, place: RowCard) -> OpenCard:
        """Return a card with its number."""
        return OpenCard(seat=place.seat, slot=place.slot, card=self.dealt[place.seat][place.slot])

    def is_done(self, seat: Seat) -> bool:
        """Return True if a seat has done what this phase asks of it."""
        match self.phase:
            case Phase.DESCRIBING:
                return seat in self.ready or all(self.lines[seat])
            case Phase.LAYING:
                return seat in self.agreed if self.all_laid else not self.held_slots(seat)
            case _:
                return True

    @property
    def all_laid(self) -> bool:
        """Whether all awaited cards lie in the row."""
        return not any(self.held_slots(seat) for seat in self.awaited)


@dataclass(frozen=True, slots=True)
class ItoView(View):
    """The knowledge of a seat, or of the public table, about a match of ito."""

    options: ItoOptions
    seat: Seat | None
    cards: tuple[int, ...]
    """The seat's own cards of this round by slot, wherever they lie; empty for the public table."""
    held_slots: tuple[tuple[int, ...], ...]
    """The slots of the cards that each seat holds."""
    round: int
    lives: int
    passed: int
    phase: Phase
    offered: tuple[str, ...]
    first_offer: int
    may_ask_for_others: bool
    """Whether two other themes can be offered."""
    votes: tuple[int | None, ...]
    theme: str | None
    own_themes: int
    lines: tuple[tuple[int, ...], ...]
    lines_written: int
    yardstick: int | None
    yardstick_line: int
    waiting: tuple[Seat, ...]
    """The seats that have not done what this phase asks of all."""
    ready: tuple[Seat, ...]
    going_on: tuple[Seat, ...]
    passed_over: tuple[Seat, ...]
    pile: tuple[OpenCard, ...]
    mistakes: tuple[int, ...]
    set_aside: tuple[OpenCard, ...]
    mistake: Mistake | None
    row: tuple[ShownCard, ...]
    all_laid: bool
    moves: int
    asks: tuple[MoveAsk, ...]
    agreed: tuple[Seat, ...]
    may_turn_over: bool
    """Whether all have agreed at some time, so that the host need not wait (rulings: I8)."""
    spoiled: bool
    absent: tuple[Seat, ...]
    gone: tuple[Seat, ...]
    last: FinishedRound | None

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards that the seat still holds, lowest first."""
        return () if self.seat is None else tuple(self.cards[slot] for slot in self.held_slots[self.seat])

    @property
    def has_written(self) -> bool:
        """Whether the seat has written a line for each of its cards."""
        return self.seat is not None and all(self.lines[self.seat])

    @property
    def may_be_gone_on_without(self) -> bool:
        """Whether so many are done that they can go on without the others (rulings: I8)."""
        awaited = len(self.held_slots) - len(self.absent) - len(self.passed_over)
        return 0 < 2 * len(self.waiting) <= awaited

    @property
    def lowest(self) -> int | None:
        """The seat's card to play next, if it has one."""
        return self.hand[0] if self.hand else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase in (Phase.BEATEN, Phase.LOST)
