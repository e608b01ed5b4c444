"""The public table of The Game: piles, signals, seats, and the last moves."""

from collections.abc import Sequence

from bot.components.attachments import PicturedText
from bot.components.layout import Block, Button, ButtonStyle, Separator
from bot.games.the_game.events import describe_moment, describe_moves
from bot.games.the_game.piles import describe_pile, describe_piles_in_words
from bot.games.the_game.scenes import make_table_scene
from bot.renderers.context import RenderContext
from bot.renderers.renderer import TableRenderer
from engine.games.the_game.model import TheGameView, TurnStarted
from engine.games.the_game.piles import PILES
from engine.model import Event

MAX_PILE_CARDS = 4
"""How many cards of a pile are shown, the top one included."""


def _render_table(view: TheGameView, context: RenderContext, moves: Sequence[Event]) -> tuple[Block, ...]:
    """Render the piles, the seats, the signals and the last moves."""
    blocks: list[Block] = [describe_piles_and_signals(view, context)]
    if accepts_actions(view, context):
        blocks.append(_describe_turn(view, context))
    hands = " · ".join(
        context.words("the-game-seat-holds", name=context.name_of(seat), count=count)
        for seat, count in enumerate(view.held)
    )
    draw_pile = context.words("the-game-draw-pile", count=view.draw)
    alt = f"{context.describe_seats(view.held)}\n{draw_pile}" if context.pictured else ""
    blocks.append(PicturedText(f"{hands}\n{draw_pile}", alt=alt))
    if lines := describe_moves(view, moves, context):
        blocks += [Separator(), "\n".join(f"-# {line}" for line in lines)]
    return tuple(blocks)


def render_table_buttons(view: TheGameView, context: RenderContext) -> tuple[Button, ...]:
    """Render "I start" and the end of a turn."""
    if not accepts_actions(view, context):
        return ()
    if view.turn is None:
        return (Button(context.words("button-begin"), context.custom_id("begin"), ButtonStyle.SUCCESS),)
    if view.may_end:
        return (Button(context.words("button-end-turn"), context.custom_id("done"), ButtonStyle.SUCCESS),)
    return ()


def is_live(view: TheGameView, context: RenderContext) -> bool:
    """Return True while the match goes on."""
    return context.live and not view.over


def accepts_actions(view: TheGameView, context: RenderContext) -> bool:
    """Return True while seats may act."""
    return is_live(view, context) and not context.paused


def describe_piles_and_signals(view: TheGameView, context: RenderContext) -> PicturedText:
    """Describe the piles with their signals, which stand beside a picture anyway."""
    lines = (
        f"{_describe_pile(view, pile, context)}{_describe_signals(view, pile, context)}" for pile in PILES
    )
    return PicturedText(
        "\n".join(lines),
        beside=describe_all_signals(view, context) if is_live(view, context) else "",
        alt=describe_piles_in_words(view.tops, context) if context.pictured else "",
    )


def _describe_pile(view: TheGameView, pile: int, context: RenderContext) -> str:
    return describe_pile(pile, view.rows[pile - 1], view.tops[pile - 1], MAX_PILE_CARDS, context)


def _describe_signals(view: TheGameView, pile: int, context: RenderContext) -> str:
    """Describe the signals on a pile, each on a line of its own below the pile."""
    return "".join(
        "\n-# "
        + context.words(
            "the-game-signal",
            name=context.past_name_of(given.seat),
            signal=context.words(f"signal-{given.signal.value}"),
        )
        for given in view.signals
        if given.pile == pile
    )


def describe_all_signals(view: TheGameView, context: RenderContext) -> str:
    """Describe all signals beside a picture, which has room for icons only."""
    return "\n".join(
        context.words(
            "the-game-signal-on-pile",
            pile=given.pile,
            name=context.past_name_of(given.seat),
            signal=context.words(f"signal-{given.signal.value}"),
        )
        for given in sorted(view.signals, key=lambda given: given.pile)
    )


def _describe_turn(view: TheGameView, context: RenderContext) -> str:
    if view.turn is None and (context.watched or context.practised):
        return context.words("the-game-watched-start")
    if view.turn is None:
        return context.words("the-game-begin-alone" if len(view.held) == 1 else "the-game-nobody-began")
    code = "the-game-to-play" if view.owed else "the-game-may-go-on"
    return context.words(code, name=context.name_of(view.turn), owed=view.owed)


def _find_turn_started(events: Sequence[Event]) -> int | None:
    """Return the seat whose turn started."""
    return next((event.seat for event in reversed(events) if isinstance(event, TurnStarted)), None)


TABLE = TableRenderer[TheGameView](
    render=_render_table,
    render_buttons=render_table_buttons,
    make_scene=make_table_scene,
    find_seat_to_play=lambda view: None if view.over else view.turn,
    find_turn_started=_find_turn_started,
    find_open_values=lambda view: frozenset(view.tops),
    describe_moment=describe_moment,
    describe_progress=lambda view, words: words("the-game-in-short", count=view.left),
    describe_stakes=lambda view, context: context.words("the-game-stakes", count=view.left),
)
