"""A game's renderer: four facets of texts, buttons and pictures, each a frozen value of functions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Generic, Protocol, TypeAlias, TypeVar

from bot.companions.deal_worth import DealWorth
from bot.companions.turn_review import ReviewedTurn, TurnReview
from bot.components.layout import Block, Button
from bot.pictures import Scene
from bot.pictures.seats import SeatFacts
from bot.renderers.context import RenderContext
from bot.renderers.tutorial import Tutorial
from bot.tables.match_log import Course
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
    """The event, in a few words without formatting and without names."""


class Grade(Enum):
    """How a finished match went, for its headline; the word is `end-headline`."""

    WON = "won"
    EXCELLENT = "excellent"
    CLOSE = "close"
    ORDINARY = "ordinary"
    QUICK = "quick"


@dataclass(frozen=True, kw_only=True)
class TableRenderer(Generic[ViewT]):
    """The public table of a running match, made from a view alone."""

    render: Callable[[ViewT, RenderContext, Sequence[Event]], tuple[Block, ...]]
    """Render the cards, who acts, and the last moves."""
    render_buttons: Callable[[ViewT, RenderContext], tuple[Button, ...]] = lambda *_: ()
    """Render the game's own buttons."""
    make_scene: Callable[[ViewT, RenderContext, Sequence[Event]], Scene | None] = lambda *_: None
    """Return the picture of the table and the last moves; `None` where words alone show the table."""
    find_seat_to_play: Callable[[ViewT], int | None] = lambda _view: None
    """Return the seat whose turn it is; `None` if there is no single one."""
    find_turn_started: Callable[[Sequence[Event]], int | None] = lambda _events: None
    """Return the seat whose turn these events started, if they started one."""
    find_open_values: Callable[[ViewT], frozenset[int]] = lambda _view: frozenset()
    """Return the values that lie open on top of a pile, which everyone knows."""
    requires_silence: Callable[[ViewT], bool] = lambda _view: False
    """Return True if the rules forbid all talk now, not only numbers (rulings: M9)."""
    describe_moment: Callable[[ViewT, RenderContext, Sequence[Event]], str] = lambda *_: ""
    """Describe a special moment made by the last moves; empty most of the time."""
    describe_progress: Callable[[ViewT, Words], str] = lambda _view, words: words("night-table-running")
    """Describe in a few words how far the match has come, without a card."""
    count_frames: Callable[[Sequence[Event]], int] = lambda _events: 0
    """Return in how many steps the table reveals what these events laid open; 0 for all at once."""
    describe_stakes: Callable[[ViewT, RenderContext], str] = lambda *_: ""
    """Describe in a sentence the loss of a team that ends the match now."""


@dataclass(frozen=True, kw_only=True)
class HandRenderer(Generic[ViewT]):
    """A seat's hand, for its holder alone."""

    render: Callable[[ViewT, RenderContext], tuple[Block, ...]]
    """Render the hand, with a button for everything the seat may do."""
    make_scene: Callable[[ViewT, RenderContext], Scene | None] = lambda *_: None
    """Return the picture of the hand, if there is one."""
    describe_scene: Callable[[ViewT, RenderContext], str] = lambda *_: ""
    """Describe the facts that the picture shows and the texts beside it do not."""
    describe_news: Callable[[ViewT, RenderContext, Sequence[Event]], str] = lambda *_: ""
    """Describe the last moves that the hand does not show; mostly empty."""
    may_wait: Callable[[ViewT, int, Sequence[Event]], bool] = lambda *_: False
    """Return True if a seat has to do nothing about these events: its hand may show them later."""


@dataclass(frozen=True, kw_only=True)
class ResultRenderer(Generic[StateT, ViewT]):
    """Results, on their own and beside others of the same leaderboard."""

    describe: Callable[[Outcome, RenderContext], str]
    """Describe how the match ended, and why."""
    summarize: Callable[[Outcome, Words], str]
    """Describe a result in a few words, for a row of a leaderboard."""
    compare: Callable[[Outcome, Outcome, Words], str]
    """Describe the difference of a result from an earlier one."""
    chart_value: Callable[[Outcome], int]
    """Return the one number that charts show of a result; `<slug>-scale` names its unit."""
    make_scene: Callable[[ViewT, RenderContext, Outcome | None, Sequence[Event]], Scene | None] = lambda *_: (
        None
    )
    """Return the poster of a match, from all its events as the public table knows them, oldest first."""
    grade_loss: Callable[[Outcome, int], Grade] = lambda *_: Grade.ORDINARY
    """Grade a match of so many seats that was lost, but not quickly."""
    describe_highlight: Callable[[ViewT, Course, RenderContext], str] = lambda *_: ""
    """Describe the moment of a match to talk about; empty if there is none."""
    describe_missing: Callable[[ViewT, Outcome, RenderContext], str] = lambda *_: ""
    """Describe the one thing that a lost match was short of, if its result does not say so."""
    describe_deal_worth: Callable[[DealWorth, Outcome, RenderContext], str] = lambda *_: ""
    """Compare a result with the companions' on its deal."""
    describe_open_hands: Callable[[StateT, RenderContext], str] = lambda *_: ""
    """Describe the cards left in each hand and those still playable; empty if no hand holds a card."""


class DescribeReview(Protocol):
    """Describe a companion's opinion of a turn, a line each; no card of a hand unless hands are open."""

    def __call__(
        self, reviewed: ReviewedTurn, context: RenderContext, /, *, hands_open: bool
    ) -> tuple[str, ...]:
        """Return the lines."""


class RenderTempo(Protocol[StateT]):
    """Render how steadily the team of an ended match acted, as a picture or in words.

    The events of the steps are redacted for the public table; the times say when each step was taken.
    """

    def __call__(
        self,
        steps: Sequence[PlayedStep[StateT, Action, Event]],
        times: Sequence[datetime],
        context: RenderContext,
        /,
        *,
        pictures: bool,
    ) -> tuple[Block, ...]:
        """Return the blocks."""


def _describe_no_review(
    _reviewed: ReviewedTurn, _context: RenderContext, /, *, hands_open: bool
) -> tuple[str, ...]:
    del hands_open
    return ()


@dataclass(frozen=True, kw_only=True)
class ReplayRenderer(Generic[StateT]):
    """Replays of ended matches; every card may be open."""

    describe_step: Callable[[PlayedStep[StateT, Action, Event], RenderContext], tuple[str, ...]]
    """Describe all that happened in a step, a line each."""
    render: Callable[[StateT, RenderContext], tuple[Block, ...]]
    """Render one position with all hands open."""
    find_turning_points: Callable[
        [Sequence[PlayedStep[StateT, Action, Event]], Words], tuple[TurningPoint, ...]
    ]
    """Return the steps worth going to, the most telling first."""
    chapter: str = "turn"
    """The unit of skipping: a `turn` or a `level`; the buttons are `button-replay-<chapter>-…`."""
    ends_chapter: Callable[[PlayedStep[StateT, Action, Event]], bool] = lambda _step: False
    """Return True if a step is the last of its chapter."""
    describe_review: DescribeReview = _describe_no_review
    describe_loss: Callable[[TurnReview, Words], str] = lambda *_: ""
    """Describe the cost of a turning point, in a few words without formatting and without names."""
    render_tempo: RenderTempo[StateT] | None = None


@dataclass(frozen=True, kw_only=True)
class Renderer(Generic[StateT, ViewT, OptionsT]):
    """All that one game shows."""

    minutes: int
    """Typical duration of a match."""
    deeds: tuple[str, ...]
    """The codes of the counted deeds, in the order of `/stats`; the words are `counter-<code>`."""
    describe_options: Callable[[OptionsT, Words], str]
    """Describe the options of a table in a few words."""
    table: TableRenderer[ViewT]
    hand: HandRenderer[ViewT]
    result: ResultRenderer[StateT, ViewT]
    replay: ReplayRenderer[StateT]
    make_lobby_scene: Callable[[tuple[SeatFacts, ...]], Scene] | None = None
    """Return the picture of the game and its people; its alt text is `lobby-picture-<slug>`."""
    make_rules_scene: Callable[[Words], Scene] | None = None
    """Return the small picture in the rules; its alt text is `<slug>-rules-picture`."""
    tutorial: Tutorial | None = None
    """Its words are `tutorial-<slug>-<step>`, the last step `done`."""


AnyRenderer: TypeAlias = Renderer[State, View, Options]
