"""Low Tide's renderer: one pile, and a hand with a button for each card."""

from collections.abc import Sequence

from engine.games.low_tide.model import CardPlayed, LowTideOptions, LowTideState, LowTideView, TideRose

from bot.components.layout import Block, Button, ButtonStyle, rows
from bot.renderers.context import RenderContext
from bot.renderers.renderer import (
    HandRenderer,
    Renderer,
    ReplayRenderer,
    ResultRenderer,
    TableRenderer,
    TurningPoint,
)
from bot.words.words import Words
from engine.model import Action, Event
from engine.ruleset import PlayedStep


def _render_table(view: LowTideView, context: RenderContext, moves: Sequence[Event]) -> tuple[Block, ...]:
    """Render the pile, the sizes of the hands, and the last moves."""
    held = " · ".join(
        context.words("low-tide-seat-holds", name=context.name_of(seat), count=count)
        for seat, count in enumerate(view.held)
    )
    moved = "\n".join(_describe_event(event, context) for event in moves)
    return (_describe_pile(view.pile, context), held, moved)


def _render_hand(view: LowTideView, context: RenderContext) -> tuple[Block, ...]:
    """Render the pile and a button for each card."""
    buttons = [
        Button(
            context.words("button-low-tide-play", card=card),
            context.custom_id("play", card),
            ButtonStyle.PRIMARY,
            disabled=not context.live,
        )
        for card in view.hand
    ]
    rules = Button(context.words("button-rules"), context.custom_id("rules"))
    text = _describe_pile(view.pile, context)
    return (text, "" if buttons else context.words("low-tide-hand-empty"), *rows([*buttons, rules]))


def _render_position(state: LowTideState, context: RenderContext) -> tuple[Block, ...]:
    """Render the pile and every hand."""
    hands = "\n".join(
        context.words(
            "low-tide-open-hand",
            name=context.name_of(seat),
            cards=" · ".join(map(context.format_card, hand)) or "-",
        )
        for seat, hand in enumerate(state.hands)
    )
    return (_describe_pile(state.pile, context), hands)


def _find_turning_points(
    steps: Sequence[PlayedStep[LowTideState, Action, Event]], words: Words
) -> tuple[TurningPoint, ...]:
    """Return the rises."""
    return tuple(
        TurningPoint(number, words("turning-low-tide-rise"))
        for number, step in enumerate(steps, 1)
        if any(isinstance(event, TideRose) for event in step.events)
    )


def _describe_pile(pile: Sequence[int], context: RenderContext) -> str:
    if not pile:
        return context.words("low-tide-pile-empty")
    return context.words("low-tide-pile", cards=" → ".join(map(context.format_card, pile)))


def _describe_event(event: Event, context: RenderContext) -> str:
    match event:
        case CardPlayed(seat=seat, card=card):
            return context.words(
                "low-tide-card-played", name=context.name_of(seat), card=context.format_card(card)
            )
        case TideRose(seat=seat):
            return context.words("low-tide-tide-rose", name=context.name_of(seat))
        case _:
            return ""


RENDERER = Renderer[LowTideState, LowTideView, LowTideOptions](
    minutes=5,
    deeds=("cards", "rises"),
    describe_options=lambda options, words: words("low-tide-hand-size", count=options.hand_size),
    table=TableRenderer(render=_render_table),
    hand=HandRenderer(render=_render_hand),
    result=ResultRenderer(
        describe=lambda outcome, context: context.words(f"low-tide-{outcome.reason}", **outcome.facts),
        summarize=lambda outcome, words: words("low-tide-in-short", **outcome.facts),
        compare=lambda _outcome, earlier, words: words("low-tide-compared", **earlier.facts),
        chart_value=lambda outcome: outcome.score,
    ),
    replay=ReplayRenderer(
        describe_step=lambda step, context: tuple(_describe_event(event, context) for event in step.events),
        render=_render_position,
        find_turning_points=_find_turning_points,
    ),
)
