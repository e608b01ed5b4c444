"""What a game shows: the frame's questions, which each game's face answers."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Generic, TypeAlias, TypeVar

from bot.components.layout import Block, Button, CustomId
from bot.pictures import Scene
from bot.settings.card_style import card_emoji
from bot.words import Words
from engine.model import Action, Event, Options, Outcome, State, View
from engine.ruleset import Played

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
OptionsT = TypeVar("OptionsT", bound=Options)


@dataclass(frozen=True, slots=True)
class RenderContext:
    """What a face needs beside the view: in which language, and who sits where."""

    words: Words
    match: int
    revision: int
    names: tuple[str, ...]
    """What each seat's holder is called, safe to stand in a text."""
    live: bool = True
    """Whether the match still goes on; a table may also end it before its rules do."""
    count: int = 0
    """How many seconds are still counted down before what waits for the countdown is taken."""
    counts_cards: bool = True
    """Whether the public table says how many cards each hand holds."""
    called: tuple[str, ...] = ()
    """What each seat's holder is called, plain, for pictures."""
    violations: int = 0
    """How many numbers were spoken in the match."""
    emojis: Mapping[str, str] = field(default_factory=dict)
    """How each emoji there is stands in a text, by its name; empty if none are wanted."""

    def emoji(self, card: int | None) -> str | None:
        """Return a card's emoji, if there is one and emojis are wanted; its back if it lies face down."""
        return self.emojis.get(card_emoji(card))

    def card(self, card: int | None, *, bold: bool = False) -> str:
        """Return a card as it stands in a text: its emoji, else its number."""
        number = "🂠" if card is None else str(card)
        return self.emoji(card) or (f"**{number}**" if bold else number)

    def cards(self, cards: Iterable[int], between: str = ", ") -> str:
        """Return several cards as they stand in a text."""
        return between.join(map(self.card, cards))

    def spare(self, seat: int) -> str:
        """Return what a picture calls a seat that nobody known holds, or whose name cannot be written."""
        free = self.words("free-seat", seat=seat + 1)
        return free if free in self.called[seat : seat + 1] else self.words("seat-numbered", seat=seat + 1)

    def custom_id(self, verb: str, argument: object = "") -> CustomId:
        """Return the press of a button on what is being drawn."""
        return CustomId(self.match, self.revision, verb, str(argument))

    def name(self, seat: int | None) -> str:
        """Return what a seat's holder is called."""
        if seat is None or seat >= len(self.names):
            return self.words("somebody")
        return self.names[seat]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step of a match that somebody who replays it may want to see first."""

    step: int
    """Counts from 1."""
    said: str
    """What happened there, in a few words that need no formatting and name nobody."""


class Renderer(ABC, Generic[StateT, ViewT, OptionsT]):
    """One game's looks; every question is answered from the view alone, but for a replay's open hands."""

    deeds: ClassVar[tuple[str, ...]]
    """The codes of the deeds its rules count, as `/stats` orders them; the words are `counter-<code>`."""

    @abstractmethod
    def options(self, options: OptionsT, words: Words) -> str:
        """Say in a few words how the table plays."""

    @abstractmethod
    def board(self, view: ViewT, context: RenderContext, moves: Sequence[Event]) -> tuple[Block, ...]:
        """Show the public table: what lies there, who acts, what happened last."""

    @abstractmethod
    def table_buttons(self, view: ViewT, context: RenderContext) -> tuple[Button, ...]:
        """Return the game's own buttons on the public table."""

    @abstractmethod
    def hand(self, view: ViewT, context: RenderContext) -> tuple[Block, ...]:
        """Show a seat its hand, with a button for all it may do."""

    @abstractmethod
    def result(self, outcome: Outcome, context: RenderContext) -> str:
        """Say how the match ended, and why."""

    @abstractmethod
    def waits_for(self, view: ViewT) -> int | None:
        """Return the seat that is to play, where it is one alone."""

    @abstractmethod
    def calls(self, events: Sequence[Event]) -> int | None:
        """Return the seat whose turn these events start, if they do."""

    @abstractmethod
    def concerns(self, view: ViewT, seat: int) -> bool:
        """Tell whether a seat's hand shows anything that others' actions change."""

    @abstractmethod
    def told(self, step: Played[StateT, Action, Event], context: RenderContext) -> tuple[str, ...]:
        """Say all that happened in a step of an ended match, a line each, with every card open."""

    @abstractmethod
    def replayed(self, state: StateT, context: RenderContext) -> tuple[Block, ...]:
        """Show how an ended match once stood, with all hands open."""

    @abstractmethod
    def turning_points(
        self, steps: Sequence[Played[StateT, Action, Event]], words: Words
    ) -> tuple[TurningPoint, ...]:
        """Return the steps of an ended match that tell the most, those that tell the most first."""

    def open_values(self, view: ViewT) -> frozenset[int]:
        """Return the values that lie open on top of a pile, which everyone knows."""
        del view
        return frozenset()

    def silent(self, view: ViewT) -> bool:
        """Tell whether the rules want silence now, whatever would be said (rulings: M9)."""
        del view
        return False

    # What the same things look like as pictures; a game without drawings is told in words alone.

    def board_picture(self, view: ViewT, context: RenderContext, moves: Sequence[Event]) -> Scene | None:
        """Return the public table as a picture, if there is one."""
        del view, context, moves
        return None

    def hand_picture(self, view: ViewT, context: RenderContext) -> Scene | None:
        """Return a seat's hand as a picture for its holder alone, if there is one."""
        del view, context
        return None

    def hand_in_words(self, view: ViewT, context: RenderContext) -> str:
        """Say what the picture of a hand shows and the texts beside it do not."""
        del view, context
        return ""

    def result_picture(
        self, view: ViewT, context: RenderContext, outcome: Outcome | None, course: Sequence[Event]
    ) -> Scene | None:
        """Return the whole match as a poster, if there is one.

        `course` is every event of the match as the public table knows it, oldest first.
        """
        del view, context, outcome, course
        return None

    # How results are told beside others of the same board.

    @abstractmethod
    def in_short(self, outcome: Outcome, words: Words) -> str:
        """Say a result in a few words, as a row of a board does."""

    @abstractmethod
    def compared(self, outcome: Outcome, before: Outcome, words: Words) -> str:
        """Say what was different from an earlier result."""

    @abstractmethod
    def counted(self, outcome: Outcome) -> int:
        """Return the one number that results are drawn by."""

    @abstractmethod
    def scale(self, words: Words) -> str:
        """Say what that number counts, and which way is better."""


AnyRenderer: TypeAlias = Renderer[State, View, Options]
