"""What a game has to render: the questions that each game's renderer answers."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Generic, TypeAlias, TypeVar

from bot.companions.deal_worth import DealWorth
from bot.companions.turn_review import ReviewedTurn, TurnReview
from bot.components.attachments import PendingPicture
from bot.components.layout import Block, Button
from bot.pictures import Scene
from bot.pictures.seats import SeatFacts
from bot.renderers.context import RenderContext
from bot.renderers.tutorial import Tutorial
from bot.words.words import Words
from engine.model import Action, Event, Options, Outcome, State, View
from engine.ruleset import PlayedStep

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
OptionsT = TypeVar("OptionsT", bound=Options)


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step of an ended match worth going to first in a replay."""

    step: int
    """Counts from 1."""
    text: str
    """What happened there, in a few words without formatting and without names."""


class Renderer(ABC, Generic[StateT, ViewT, OptionsT]):
    """One game's texts, buttons and pictures, made from a view alone; replays are made from open states."""

    minutes: ClassVar[int]
    """About how long a match takes."""
    deeds: ClassVar[tuple[str, ...]]
    """The codes of the counted deeds, in the order of `/stats`; the words are `counter-<code>`."""
    chapter: ClassVar[str] = "turn"
    """What a replay skips over: a `turn` or a `level`; the buttons are `button-replay-<chapter>-…`."""
    tells_tempo: ClassVar[bool] = False
    """Whether `render_tempo` has something to say about matches of this game."""
    tutorial: ClassVar[Tutorial | None] = None
    """The game's tutorial, if it has one; its words are `tutorial-<slug>-<step>`, the last step `done`."""

    @abstractmethod
    def describe_options(self, options: OptionsT, words: Words) -> str:
        """Describe the options of a table in a few words."""

    # A live table

    @abstractmethod
    def render_table(self, view: ViewT, context: RenderContext, moves: Sequence[Event]) -> tuple[Block, ...]:
        """Render the public table: what lies there, who acts, and the last moves."""

    @abstractmethod
    def render_table_buttons(self, view: ViewT, context: RenderContext) -> tuple[Button, ...]:
        """Render the game's own buttons on the public table."""

    @abstractmethod
    def render_hand(self, view: ViewT, context: RenderContext) -> tuple[Block, ...]:
        """Render a seat's hand, with a button for everything the seat may do."""

    @abstractmethod
    def find_seat_to_play(self, view: ViewT) -> int | None:
        """Return the seat whose turn it is; `None` if there is no single one."""

    @abstractmethod
    def find_turn_started(self, events: Sequence[Event]) -> int | None:
        """Return the seat whose turn these events started, if they started one."""

    @abstractmethod
    def hand_shows_table(self, view: ViewT, seat: int) -> bool:
        """Return True if a seat's hand shows anything that the actions of others change."""

    def describe_stakes(self, view: ViewT, context: RenderContext) -> str:
        """Describe in a sentence what a team gives up that ends the match now."""
        del view, context
        return ""

    def find_open_values(self, view: ViewT) -> frozenset[int]:
        """Return the values that lie open on top of a pile, which everyone knows."""
        del view
        return frozenset()

    def requires_silence(self, view: ViewT) -> bool:
        """Return True if the rules forbid all talk now, not only numbers (rulings: M9)."""
        del view
        return False

    def describe_progress(self, view: ViewT, words: Words) -> str:
        """Describe in a few words how far a running match has come, without a card."""
        del view
        return words("night-table-running")

    # The same as pictures; a game without pictures is shown in words alone.

    def lobby_picture(self, seats: tuple[SeatFacts, ...]) -> Scene | None:
        """Return the picture of the game and of who sits there; its alt text is `lobby-picture-<slug>`."""
        del seats
        return None

    def table_picture(self, view: ViewT, context: RenderContext, moves: Sequence[Event]) -> Scene | None:
        """Return the picture of the public table, if the game has one."""
        del view, context, moves
        return None

    def hand_picture(self, view: ViewT, context: RenderContext) -> Scene | None:
        """Return the picture of a seat's hand, for its holder alone, if the game has one."""
        del view, context
        return None

    def describe_hand_picture(self, view: ViewT, context: RenderContext) -> str:
        """Describe what the picture of a hand shows and the texts beside it do not."""
        del view, context
        return ""

    def result_picture(
        self, view: ViewT, context: RenderContext, outcome: Outcome | None, events: Sequence[Event]
    ) -> Scene | None:
        """Return the poster of a whole match, if the game has one.

        `events` is every event of the match as the public table knows it, oldest first.
        """
        del view, context, outcome, events
        return None

    def render_rules_picture(self, words: Words) -> PendingPicture | None:
        """Return the small picture in the rules, with its alt text, if the game has one."""
        del words
        return None

    # Moments of a match

    def describe_moment(self, view: ViewT, context: RenderContext, moves: Sequence[Event]) -> str:
        """Describe what is special about a running match just now; empty most of the time.

        `moves` are the last events, as the public table knows them.
        """
        del view, context, moves
        return ""

    def describe_hand_news(self, view: ViewT, context: RenderContext, moves: Sequence[Event]) -> str:
        """Describe above a hand what has just happened and the hand does not show; mostly empty.

        `moves` are the last events, as the public table knows them.
        """
        del view, context, moves
        return ""

    def describe_deal_worth(self, worth: DealWorth, outcome: Outcome, context: RenderContext) -> str:
        """Compare a result with what companions reach on its deal."""
        del worth, outcome, context
        return ""

    def describe_review(
        self, reviewed: ReviewedTurn, context: RenderContext, *, hands_open: bool
    ) -> tuple[str, ...]:
        """Describe what a companion makes of a turn, a line each; no card of a hand unless hands are open."""
        del reviewed, context, hands_open
        return ()

    def describe_loss(self, review: TurnReview, words: Words) -> str:
        """Describe what a turning point cost, in a few words without formatting and without names."""
        del review, words
        return ""

    def describe_missing(self, view: ViewT, outcome: Outcome, context: RenderContext) -> str:
        """Describe the one thing that a lost match was short of, if its result does not say so."""
        del view, outcome, context
        return ""

    def describe_open_hands(self, state: StateT, context: RenderContext) -> str:
        """Describe, after the end, the cards left in each hand and what could still have been played.

        Empty if no hand holds a card.
        """
        del state, context
        return ""

    # Results, on their own and beside others of the same leaderboard

    @abstractmethod
    def describe_result(self, outcome: Outcome, context: RenderContext) -> str:
        """Describe how the match ended, and why."""

    @abstractmethod
    def summarize_result(self, outcome: Outcome, words: Words) -> str:
        """Describe a result in a few words, for a row of a leaderboard."""

    @abstractmethod
    def compare_results(self, outcome: Outcome, earlier: Outcome, words: Words) -> str:
        """Describe the difference from an earlier result."""

    @abstractmethod
    def chart_value(self, outcome: Outcome) -> int:
        """Return the one number that charts show of a result."""

    @abstractmethod
    def describe_chart_scale(self, words: Words) -> str:
        """Describe what that number counts, and which way is better."""

    # Replays: every card may be open.

    def ends_chapter(self, step: PlayedStep[StateT, Action, Event]) -> bool:
        """Return True if a step is the last of a turn, or of what the game has in its place."""
        return self.find_turn_started(step.events) is not None

    @abstractmethod
    def describe_step(
        self, step: PlayedStep[StateT, Action, Event], context: RenderContext
    ) -> tuple[str, ...]:
        """Describe all that happened in a step of an ended match, a line each."""

    @abstractmethod
    def render_replay(self, state: StateT, context: RenderContext) -> tuple[Block, ...]:
        """Render one position of an ended match with all hands open."""

    @abstractmethod
    def find_turning_points(
        self, steps: Sequence[PlayedStep[StateT, Action, Event]], words: Words
    ) -> tuple[TurningPoint, ...]:
        """Return the steps of an ended match worth going to, the most telling first."""

    def render_tempo(
        self,
        steps: Sequence[PlayedStep[StateT, Action, Event]],
        times: Sequence[datetime],
        context: RenderContext,
        *,
        pictures: bool,
    ) -> tuple[Block, ...]:
        """Render how steadily the team of an ended match acted, as a picture or in words.

        The events of `steps` are redacted for the public table; `times` says when each step was taken.
        """
        del steps, times, context, pictures
        return ()


AnyRenderer: TypeAlias = Renderer[State, View, Options]
