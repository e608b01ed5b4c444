"""What those see who watch a match without playing in it: the public table, a little later."""

from collections.abc import Sequence
from dataclasses import replace

from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout, Separator
from bot.renderers.names import MemberNames
from bot.renderers.table import RUNNING_COLOUR, render_table
from bot.settings.card_style import CardStyle
from bot.tables.table import Table
from bot.words.words import Words
from data.records import MatchId
from engine.model import Event


def render_watched_table(
    table: Table,
    words: Words,
    names: MemberNames,
    *,
    delay: int,
    counts_cards: bool,
    card_style: CardStyle,
    course: Sequence[Event] = (),
    hands_open: bool = False,
) -> Layout:
    """Render the public table as it was `delay` seconds ago, or how the match ended, without its buttons."""
    layout = render_table(
        table,
        words,
        names,
        counts_cards=counts_cards,
        card_style=card_style,
        course=course,
        hands_open=hands_open,
        watched=True,
    )
    blocks = list(_without_buttons(layout))
    if table.record.ended is None:
        blocks = [words("spectate-delay", seconds=delay), *blocks, _stop_row(table.id, words)]
    else:
        blocks.append((Button(words("button-replay"), CustomId(table.id, 0, "replay")),))
    return replace(layout, blocks=tuple(blocks), pings=())


def render_watch_waits(match: MatchId, words: Words, *, delay: int) -> Layout:
    """Render that nothing can be shown before the delay is over."""
    return Layout((words("spectate-wait", seconds=delay), _stop_row(match, words)), RUNNING_COLOUR)


def render_watch_paused(match: MatchId, words: Words) -> Layout:
    """Render that the table is not followed any more until the person asks for it again."""
    go_on = Button(words("button-spectate-again"), CustomId(match, 0, "spectate"), ButtonStyle.PRIMARY)
    return Layout((words("spectate-paused"), (go_on, *_stop_row(match, words))), RUNNING_COLOUR)


def _stop_row(match: MatchId, words: Words) -> tuple[Button]:
    return (Button(words("button-spectate-stop"), CustomId(match, 0, "spectate-stop")),)


def _without_buttons(layout: Layout) -> Sequence[Block]:
    blocks = [block for block in layout.blocks if not isinstance(block, tuple)]
    while blocks and isinstance(blocks[-1], Separator):
        blocks.pop()
    return blocks
