"""The private message of a hand, and the other pages shown in its place."""

from collections.abc import Callable

from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout
from bot.renderers import renderer_of
from bot.renderers.context import RenderContext, table_context
from bot.renderers.names import MemberNames
from bot.renderers.picture_placement import render_hand_with_picture, render_page_with_picture
from bot.renderers.table import RUNNING_COLOUR
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.table import Table
from bot.words.words import Words
from data.records import UserId
from engine.model import Seat, View

Page = Callable[[RenderContext], tuple[Block, ...]]
"""Renders the content of another page than the hand."""
PageMaker = Callable[[View], Page | None]
"""Makes a page from what its seat knows now; `None` once the rules have made the page void."""


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
    context = table_context(table, words, names, card_style)
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
    return Layout((title, notice or "", news, *blocks), RUNNING_COLOUR)


def render_resting_hand(table: Table, user: UserId, words: Words, names: MemberNames) -> Layout:
    """Render what stays of a hand that can be kept up to date no longer, until its holder wakes it.

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
    return words("table-paused-notice", free=len(table.free_seats))
