"""Results and replays of ito."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias, cast

from bot.components.layout import Block
from bot.games.ito.events import describe_event
from bot.games.ito.lines import find_theme
from bot.games.ito.scenes import make_poster_scene
from bot.games.ito.table import describe_last
from bot.renderers.context import RenderContext
from bot.renderers.names import quote_text
from bot.renderers.renderer import Grade, ReplayRenderer, ResultRenderer, TurningPoint
from bot.words.foreign_text import isolate
from bot.words.words import Words
from engine.games.ito.cards import STAGES
from engine.games.ito.events import GameBeaten, GameLost, ItoEvent, MistakeMade, RowTurnedOver, StagePassed
from engine.games.ito.model import ItoState, ItoView, Mode, Phase, RowCard
from engine.games.ito.rules import Ito
from engine.model import Action, Event, Outcome, Seat
from engine.ruleset import PlayedStep

_GAME: Final = Ito()
Step: TypeAlias = PlayedStep[ItoState, Action, Event]


def _describe_result(outcome: Outcome, context: RenderContext) -> str:
    """Describe how the match ended."""
    return context.words(f"ito-{outcome.reason}", **outcome.facts)


def _summarize(outcome: Outcome, words: Words) -> str:
    code = "ito-stages-in-short" if "lives" in outcome.facts else "ito-rows-in-short"
    return words(code, **outcome.facts)


def _compare(outcome: Outcome, earlier: Outcome, words: Words) -> str:
    """Describe the difference in stages passed or rows won."""
    difference = outcome.facts["passed"] - earlier.facts["passed"]
    if not difference:
        return words("ito-same-as-before")
    return words("ito-compared", count=abs(difference), way="more" if difference > 0 else "fewer")


def _grade_loss(outcome: Outcome, seats: int) -> Grade:
    del seats
    facts = outcome.facts
    close = facts["stage"] == STAGES if "lives" in facts else facts["run"] >= facts["cards"] - 1
    return Grade.CLOSE if close else Grade.ORDINARY


def _describe_open_hands(state: ItoState, context: RenderContext) -> str:
    """Describe the cards of all hands in the order in which they would have gone on, and whose each is."""
    order = sorted((card, seat) for seat, hand in enumerate(state.hands) for card in hand)
    return " → ".join(
        f"{context.format_card(card, bold=True)} {isolate(context.past_name_of(seat))}"
        for card, seat in order
    )


RESULT = ResultRenderer[ItoState, ItoView](
    describe=_describe_result,
    make_scene=make_poster_scene,
    summarize=_summarize,
    compare=_compare,
    chart_value=lambda outcome: outcome.facts["passed"],
    grade_loss=_grade_loss,
    describe_open_hands=_describe_open_hands,
)


def _describe_step(step: Step, context: RenderContext) -> tuple[str, ...]:
    """Describe all that happened in a step, a line each."""
    return tuple(describe_event(cast("ItoEvent", event), context) for event in step.events)


def _render_position(state: ItoState, context: RenderContext) -> tuple[Block, ...]:
    """Render the round, what lies on the table, and every hand."""
    words = context.words
    stages = state.options.mode is Mode.STAGES
    head = (
        f"**{words('ito-stage', stage=state.round, last=STAGES)}** · {words('ito-lives', count=state.lives)}"
        if stages
        else f"**{words('ito-row', row=state.round)}** · {words('ito-won', count=state.passed)}"
    )
    lying = "\n".join(
        f"{place}. {_describe_card(state, card, context)} · {isolate(context.name_of(card.seat))}"
        for place, card in enumerate((*state.pile, *state.row), 1)
    )
    hands = "\n".join(
        words(
            "replay-hand" if slots else "replay-hand-empty",
            name=context.name_of(seat),
            cards=" · ".join(
                _describe_card(state, RowCard(seat=Seat(seat), slot=slot), context) for slot in slots
            ),
        )
        for seat in range(len(state.dealt))
        for slots in [state.held_slots(Seat(seat))]
    )
    theme = None if state.phase is Phase.CHOOSING else find_theme(state, context.texts)
    scale = "" if theme is None else words("ito-scale-ends", low=theme.low, high=theme.high)
    question = f"🧵 {theme.question} {scale}" if theme is not None else ""
    last = describe_last(_GAME.view(state, None), context) if state.phase is Phase.CHOOSING else ()
    return (f"{head}\n{question}".strip(), *last, lying, hands)


def _describe_card(state: ItoState, card: RowCard, context: RenderContext) -> str:
    """Describe a card with its line: the last one of the round, as earlier ones are not kept."""
    number = context.format_card(state.open_card(card).card)
    line = context.texts.line(state.round, card.seat, card.slot)
    # A line is not shown before a first one was written.
    if line is None or not state.lines[card.seat][card.slot]:
        return number
    return f"{number} {isolate(quote_text(line))}"


def _find_turning_points(steps: Sequence[Step], words: Words) -> tuple[TurningPoint, ...]:
    """Return the end, the mistakes and lost rows, then the stages passed and the rows won."""
    ranked = [
        (rank, TurningPoint(number, text))
        for number, step in enumerate(steps, 1)
        for event in step.events
        for rank, text in _describe_turning_point(event, words)
    ]
    return tuple(point for _, point in sorted(ranked, key=lambda pair: (pair[0], pair[1].step)))


def _describe_turning_point(event: Event, words: Words) -> Iterator[tuple[int, str]]:
    """Yield an event's rank among turning points, 0 first, and its text; nothing if it is none."""
    match event:
        case GameBeaten() | GameLost():
            yield 0, words(f"event-ito-{event.kind}")
        case MistakeMade(card=card, lower=lower):
            yield 1, words("turning-mistake", card=card, count=len(lower))
        case RowTurnedOver(row=row, run=run, order=order):
            yield 2, words("turning-ito-row", row=row, run=run, count=len(order))
        case StagePassed(stage=stage):
            yield 3, words("event-ito-stage-passed", number=stage)
        case _:
            return


REPLAY = ReplayRenderer[ItoState](
    describe_step=_describe_step, render=_render_position, find_turning_points=_find_turning_points
)
