"""The private messages of a match: a hand, the pages in its place, and the table for those who watch."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout, Separator
from bot.renderers import renderer_of
from bot.renderers.context import RenderContext, table_context
from bot.renderers.lobby_calls import render_call_button
from bot.renderers.names import MemberNames
from bot.renderers.picture_placement import render_hand_with_picture, render_page_with_picture
from bot.renderers.table import RUNNING_COLOUR, render_table
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.match_log import NO_COURSE, Course
from bot.tables.table import Table
from bot.words.words import Words
from data.records import MatchId, UserId
from engine.model import Seat, View

Page = Callable[[RenderContext], tuple[Block, ...]]
"""Renders the content of another page than the hand."""
PageMaker = Callable[[View], Page | None]
"""Makes a page from its seat's view now; `None` once the rules have made the page void."""


def render_hand(
    table: Table,
    user: UserId,
    words: Words,
    names: MemberNames,
    notice: str | None = None,
    *,
    card_style: CardStyle = PLAIN,
) -> Layout:
    """Render a player's own hand, with `notice` above it.

    Raises:
        NotSeated, NotStarted: if there is no hand.
    """
    return render_hand_page(table, table.seat_of(user), words, names, None, notice, card_style=card_style)


def render_hand_page(
    table: Table,
    seat: Seat,
    words: Words,
    names: MemberNames,
    page: Page | None,
    notice: str | None = None,
    *,
    card_style: CardStyle = PLAIN,
) -> Layout:
    """Render a page of a seat's hand; the hand itself if `page` is `None`.

    Raises:
        NotStarted: if no cards are dealt yet.
    """
    seconds = table.seconds_since_step_of(table.find_holder(seat))
    context = table_context(table, words, names, card_style, seconds_since_step=seconds)
    renderer, view = renderer_of(table.ruleset.slug), table.view(seat)
    news = ""
    if page is None:
        news = renderer.hand.describe_news(view, context, tuple(table.recent_events))
        blocks = render_hand_with_picture(renderer, view, context, card_style)
    else:
        blocks = render_page_with_picture(renderer, view, context, card_style, page(context))
    title = words("hand-title", name=context.name_of(seat))
    if table.paused and table.record.ended is None:
        notice = notice or _describe_pause(table, words)
    elif table.thread_closed:
        notice = notice or words("table-thread-closed")
    return Layout((title, notice or "", news, *blocks), RUNNING_COLOUR)


def render_resting_hand(table: Table, user: UserId, words: Words, names: MemberNames) -> Layout:
    """Render a hand that can be kept up to date no longer, until its holder wakes it.

    Raises:
        NotSeated: if the user has no seat any more.
    """
    seat = table.seat_of(user)
    title = words("hand-title", name=table_context(table, words, names).name_of(seat))
    wake = Button(words("button-hand"), CustomId(table.id, table.revision, "hand"), ButtonStyle.PRIMARY)
    return Layout((title, words("hand-rests"), (wake,)), RUNNING_COLOUR)


def _describe_pause(table: Table, words: Words) -> str:
    if table.record.set_aside is not None:
        return words("table-set-aside-notice")
    return words("table-paused-notice", free=len(table.missing_seats))


def render_watched_table(
    table: Table,
    words: Words,
    names: MemberNames,
    *,
    delay: int,
    counts_cards: bool,
    card_style: CardStyle,
    course: Course = NO_COURSE,
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
        blocks = [words("spectate-delay", seconds=delay), *blocks, _render_watch_row(table.id, words)]
    else:
        blocks.append((Button(words("button-replay"), CustomId(table.id, 0, "replay")),))
    return replace(layout, blocks=tuple(blocks), pings=())


def render_watch_waits(match: MatchId, words: Words, *, delay: int) -> Layout:
    """Render that nothing can be shown before the delay is over."""
    return Layout((words("spectate-wait", seconds=delay), _render_watch_row(match, words)), RUNNING_COLOUR)


def render_watch_paused(match: MatchId, words: Words) -> Layout:
    """Render that the table is not followed any more until the person asks for it again."""
    go_on = Button(words("button-spectate-again"), CustomId(match, 0, "spectate"), ButtonStyle.PRIMARY)
    return Layout((words("spectate-paused"), (go_on, *_render_watch_row(match, words))), RUNNING_COLOUR)


def _render_watch_row(match: MatchId, words: Words) -> tuple[Button, ...]:
    stop = Button(words("button-spectate-stop"), CustomId(match, 0, "spectate-stop"))
    return (stop, render_call_button(words))


def _without_buttons(layout: Layout) -> Sequence[Block]:
    blocks = [block for block in layout.blocks if not isinstance(block, tuple)]
    while blocks and isinstance(blocks[-1], Separator):
        blocks.pop()
    return blocks
