"""Results and replays of ito."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, cast

from bot.components.layout import Block
from bot.games.ito.events import describe_event
from bot.renderers.context import RenderContext
from bot.renderers.renderer import Grade, ReplayRenderer, ResultRenderer, TurningPoint
from bot.words.foreign_text import isolate
from bot.words.words import Words
from engine.games.ito.cards import STAGES
from engine.games.ito.events import GameBeaten, GameLost, ItoEvent, MistakeMade, RowTurnedOver, StagePassed
from engine.games.ito.model import ItoState, ItoView, Mode
from engine.model import Action, Event, Outcome
from engine.ruleset import PlayedStep

Step: TypeAlias = PlayedStep[ItoState, Action, Event]


def _describe_result(outcome: Outcome, context: RenderContext) -> str:
    """Describe how the match ended, and whether a theme of the table's own keeps it from being ranked."""
    text = context.words(f"ito-{outcome.reason}", **outcome.facts)
    return f"{text}\n-# {context.words('ito-own-themes')}" if outcome.facts["own_themes"] else text


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
    table = [card.card for card in state.pile] or [state.open_card(card).card for card in state.row]
    lying = words("ito-pile", cards=" → ".join(map(context.format_card, table))) if table else ""
    hands = "\n".join(
        words(
            "replay-hand" if hand else "replay-hand-empty",
            name=context.name_of(seat),
            cards=context.format_hand(hand),
        )
        for seat, hand in enumerate(state.hands)
    )
    return (f"{head}\n{lying}".strip(), hands)


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
