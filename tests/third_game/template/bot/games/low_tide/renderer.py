"""Low Tide's renderer: one pile, and a hand with a button for each card."""

from collections.abc import Sequence

from engine.games.low_tide.model import CardPlayed, LowTideOptions, LowTideState, LowTideView, TideRose

from bot.components.layout import Block, Button, ButtonStyle, rows
from bot.renderers.context import RenderContext
from bot.renderers.renderer import Renderer, TurningPoint
from bot.words.words import Words
from engine.model import Action, Event, Outcome
from engine.ruleset import PlayedStep


class LowTideRenderer(Renderer[LowTideState, LowTideView, LowTideOptions]):
    """What a match of Low Tide looks like."""

    minutes = 5
    deeds = ("cards", "rises")

    def describe_options(self, options: LowTideOptions, words: Words) -> str:
        """Say how many cards each player gets."""
        return words("low-tide-hand-size", count=options.hand_size)

    def render_table(
        self, view: LowTideView, context: RenderContext, moves: Sequence[Event]
    ) -> tuple[Block, ...]:
        """Show the pile, the sizes of the hands, and the last moves."""
        held = " · ".join(
            context.words("low-tide-seat-holds", name=context.name_of(seat), count=count)
            for seat, count in enumerate(view.held)
        )
        return (_pile(view.pile, context), held, "\n".join(_move(event, context) for event in moves))

    def render_table_buttons(self, view: LowTideView, context: RenderContext) -> tuple[Button, ...]:
        """Return no button: cards are played from the hand."""
        del view, context
        return ()

    def render_hand(self, view: LowTideView, context: RenderContext) -> tuple[Block, ...]:
        """Show the pile and a button for each card."""
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
        text = _pile(view.pile, context)
        return (text, "" if buttons else context.words("low-tide-hand-empty"), *rows([*buttons, rules]))

    def describe_result(self, outcome: Outcome, context: RenderContext) -> str:
        """Say how dry the team stayed."""
        return context.words(f"low-tide-{outcome.reason}", **outcome.facts)

    def find_seat_to_play(self, view: LowTideView) -> int | None:
        """Return nobody: everyone may act at any time."""
        del view
        return None

    def find_turn_started(self, events: Sequence[Event]) -> int | None:
        """Call nobody: there are no turns."""
        del events
        return None

    def hand_shows_table(self, view: LowTideView, seat: int) -> bool:
        """Every hand shows the pile."""
        del view, seat
        return True

    def describe_step(
        self, step: PlayedStep[LowTideState, Action, Event], context: RenderContext
    ) -> tuple[str, ...]:
        """Say what was played, and whether the tide rose."""
        return tuple(_move(event, context) for event in step.events)

    def render_replay(self, state: LowTideState, context: RenderContext) -> tuple[Block, ...]:
        """Show the pile and every hand."""
        hands = "\n".join(
            context.words(
                "low-tide-open-hand",
                name=context.name_of(seat),
                cards=" · ".join(map(context.format_card, hand)) or "-",
            )
            for seat, hand in enumerate(state.hands)
        )
        return (_pile(state.pile, context), hands)

    def find_turning_points(
        self, steps: Sequence[PlayedStep[LowTideState, Action, Event]], words: Words
    ) -> tuple[TurningPoint, ...]:
        """Return the rises."""
        return tuple(
            TurningPoint(number, words("turning-low-tide-rise"))
            for number, step in enumerate(steps, 1)
            if any(isinstance(event, TideRose) for event in step.events)
        )

    def summarize_result(self, outcome: Outcome, words: Words) -> str:
        """Count the rises."""
        return words("low-tide-in-short", **outcome.facts)

    def compare_results(self, outcome: Outcome, earlier: Outcome, words: Words) -> str:
        """Say how many rises there were before."""
        del outcome
        return words("low-tide-compared", **earlier.facts)

    def chart_value(self, outcome: Outcome) -> int:
        """Return the rises."""
        return outcome.score

    def describe_chart_scale(self, words: Words) -> str:
        """Say that it is rises, the fewer the better."""
        return words("low-tide-scale")


RENDERER = LowTideRenderer()


def _pile(pile: Sequence[int], context: RenderContext) -> str:
    if not pile:
        return context.words("low-tide-pile-empty")
    return context.words("low-tide-pile", cards=" → ".join(map(context.format_card, pile)))


def _move(event: Event, context: RenderContext) -> str:
    match event:
        case CardPlayed(seat=seat, card=card):
            return context.words(
                "low-tide-card-played", name=context.name_of(seat), card=context.format_card(card)
            )
        case TideRose(seat=seat):
            return context.words("low-tide-tide-rose", name=context.name_of(seat))
        case _:
            return ""
