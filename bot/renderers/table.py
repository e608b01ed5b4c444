"""The public message of a table: lobby, running match, result."""

from collections.abc import Sequence

from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout, Separator, rows
from bot.renderers import game_title, renderer_of
from bot.renderers.context import RenderContext, table_context
from bot.renderers.deal import (
    describe_code,
    describe_deal_result,
    describe_lobby_deal,
    describe_running_deal,
    describe_seed,
)
from bot.renderers.names import MemberNames
from bot.renderers.picture_placement import render_result_with_picture, render_table_with_picture
from bot.renderers.standing import describe_standing
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.table import Table
from bot.words import Words
from data.records import Ending, MatchEnd, MatchRecord
from engine.model import Event, Outcome

LOBBY_COLOUR = 0x5B5FC7
RUNNING_COLOUR = 0x2F80B7
WON_COLOUR = 0x3BA55D
LOST_COLOUR = 0xC0504D
QUIET_COLOUR = 0x80848E


def render_table(
    table: Table,
    words: Words,
    names: MemberNames,
    footer: Sequence[str] = (),
    *,
    counts_cards: bool = True,
    card_style: CardStyle = PLAIN,
    course: Sequence[Event] = (),
) -> Layout:
    """Render the public message of a table, whatever its phase.

    `footer` stands below a running match. An ended match gets its poster if `course` is given: every event
    of the match as the public table knows it, oldest first.
    """
    record = table.record
    if record.started is None:
        return _closed_lobby(table, record.ended, words) if record.ended else _lobby(table, words, names)
    context = table_context(table, words, names, card_style, counts_cards=counts_cards)
    if record.ended is not None:
        return _render_ended(table, record.ended, context, card_style, course)
    return _running(table, context, card_style, footer)


def describe_violations(record: MatchRecord, words: Words) -> tuple[str, ...]:
    """Describe how many numbers were spoken; nothing if none was ever heard."""
    if not record.violations and not record.withdrawn:
        return ()
    return (words("violations", count=record.violations, back=record.withdrawn),)


def _head(table: Table, words: Words) -> str:
    slug = table.ruleset.slug
    return f"## {game_title(slug, words)}\n-# {renderer_of(slug).describe_options(table.options, words)}"


def _closed_lobby(table: Table, ended: MatchEnd, words: Words) -> Layout:
    code = "lobby-expired" if ended.ending is Ending.EXPIRED else "lobby-cancelled"
    return Layout((_head(table, words), words(code)), QUIET_COLOUR)


def _lobby(table: Table, words: Words, names: MemberNames) -> Layout:
    guild = table.record.guild
    people = [names.of(guild, user, words) for user in table.people]
    least, most = table.min_players, table.max_players
    count = words("lobby-seats", count=len(people), least=least, most=most)
    seats = "\n".join(f"{number}. {name}" for number, name in enumerate(people, 1))

    def button(
        code: str, verb: str, style: ButtonStyle = ButtonStyle.SECONDARY, *, disabled: bool = False
    ) -> Button:
        return Button(words(code), CustomId(table.id, table.revision, verb), style, disabled)

    buttons = (
        button("button-join", "join", ButtonStyle.SUCCESS, disabled=len(people) >= most),
        button("button-leave", "leave"),
        button("button-start", "start", ButtonStyle.PRIMARY, disabled=len(people) < least),
        button("button-cancel", "cancel", ButtonStyle.DANGER),
        button("button-rules", "rules"),
    )
    deal = describe_lobby_deal(table, words, lambda user: names.of(guild, user, words))
    return Layout(
        (_head(table, words), *deal, f"{count}\n{seats}", words("lobby-hint"), buttons), LOBBY_COLOUR
    )


def _running(table: Table, context: RenderContext, card_style: CardStyle, footer: Sequence[str]) -> Layout:
    words, view = context.words, table.view(None)
    renderer = renderer_of(table.ruleset.slug)
    blocks: list[Block] = [_head(table, words)]
    blocks += render_table_with_picture(renderer, view, context, tuple(table.recent_events), card_style)
    blocks += _describe_interruptions(table, words)
    blocks += footer
    blocks += describe_running_deal(table.record, words)
    blocks.append(describe_code(table, words))
    buttons = [Button(words("button-hand"), context.custom_id("hand"), ButtonStyle.PRIMARY)]
    if not table.paused:
        buttons += renderer.render_table_buttons(view, context)
    if table.free_seats:
        buttons.append(Button(words("button-take-seat"), context.custom_id("join"), ButtonStyle.SUCCESS))
    if table.end_votes:
        buttons.append(Button(words("button-vote-end"), context.custom_id("end"), ButtonStyle.DANGER))
    buttons.append(Button(words("button-rules"), context.custom_id("rules")))
    return Layout((*blocks, *rows(buttons)), RUNNING_COLOUR)


def _describe_interruptions(table: Table, words: Words) -> list[str]:
    """Describe what keeps the match from going on."""
    lines = []
    if table.record.set_aside is not None:
        lines.append(words("table-set-aside-notice"))
    if table.free_seats:
        lines.append(words("table-paused-notice", free=len(table.free_seats)))
    if table.end_votes:
        lines.append(words("table-votes", votes=table.end_votes, needed=table.votes_needed))
    return lines


def _render_ended(
    table: Table, ended: MatchEnd, context: RenderContext, card_style: CardStyle, course: Sequence[Event]
) -> Layout:
    words, view = context.words, table.view(None)
    renderer = renderer_of(table.ruleset.slug)
    outcome = None if ended.outcome is None else Outcome.model_validate_json(ended.outcome)
    result = words("table-abandoned") if outcome is None else renderer.describe_result(outcome, context)
    blocks: list[Block] = [_head(table, words), result, *describe_violations(table.record, words)]
    if table.result_standing is not None:
        blocks += describe_standing(table.result_standing, words)
    blocks += [*describe_deal_result(table, words), Separator()]
    blocks += render_result_with_picture(
        renderer, view, context, tuple(table.recent_events), card_style, outcome, course
    )
    blocks += [Separator(), describe_seed(table, words)]
    buttons = [Button(words("button-again"), context.custom_id("again"), ButtonStyle.SUCCESS)]
    if outcome is not None:
        buttons.append(Button(words("button-deal-again"), context.custom_id("deal-again")))
    buttons.append(Button(words("button-replay"), context.custom_id("replay")))
    won = outcome is not None and outcome.beaten
    return Layout((*blocks, tuple(buttons)), WON_COLOUR if won else LOST_COLOUR)
