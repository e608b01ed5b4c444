"""The private question before a match is ended early, and the replies to it."""

from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout, Separator
from bot.renderers import renderer_of
from bot.renderers.context import table_context
from bot.renderers.lobby import QUIET_COLOUR
from bot.renderers.names import MemberNames
from bot.renderers.picture_placement import render_table_picture
from bot.renderers.table import RUNNING_COLOUR
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.table import Table
from bot.words.words import Words


def render_end_question(
    table: Table, words: Words, names: MemberNames, *, alone: bool, card_style: CardStyle = PLAIN
) -> Layout:
    """Ask whether to end a match, and show what is lost; `alone` if no votes of others are needed.

    Raises:
        NotStarted: if there is no match yet.
    """
    view, renderer = table.view(None), renderer_of(table.ruleset.slug)
    context = table_context(table, words, names, card_style)
    lines = [
        words("end-question" if alone else "end-question-vote"),
        renderer.table.describe_stakes(view, context),
        words("end-stakes"),
    ]
    if not alone:
        last = table.end_votes + 1 >= table.votes_needed
        code = "end-last-vote" if last else "end-votes"
        lines.append(words(code, votes=table.end_votes, needed=table.votes_needed))
    blocks: list[Block] = ["\n".join(filter(None, lines))]
    blocks += render_table_picture(renderer, view, context, tuple(table.recent_events), card_style)
    end = Button(
        words("button-vote-end" if alone else "button-vote"),
        context.custom_id("end-sure"),
        ButtonStyle.DANGER,
    )
    keep = Button(words("button-keep-playing"), context.custom_id("end-keep"))
    return Layout((*blocks, (keep,), Separator(), (end,)), RUNNING_COLOUR)


def render_vote(table: Table, words: Words) -> Layout:
    """Show a person that their vote counts, and let them take it back."""
    text = words("reply-end-vote", votes=table.end_votes, needed=table.votes_needed)
    button = Button(words("button-take-back-vote"), CustomId(table.id, table.revision, "end-take-back"))
    return Layout((text, (button,)), QUIET_COLOUR)
