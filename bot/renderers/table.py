"""The public message of a table (lobby, running match, result), and the question before a match is ended."""

from collections.abc import Iterator, Sequence

from bot.companions.deal_worth import DealWorth
from bot.companions.style import USUAL_STYLES
from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout, Separator, rows
from bot.renderers import game_title, renderer_of
from bot.renderers.achievements import describe_new_achievements
from bot.renderers.context import RenderContext, table_context
from bot.renderers.deal import (
    describe_deal_result,
    describe_running_deal,
    render_code,
)
from bot.renderers.lobby import QUIET_COLOUR, render_closed_lobby, render_lobby
from bot.renderers.lobby_calls import render_call_button
from bot.renderers.names import MemberNames, format_team_name, mention_users
from bot.renderers.picture_placement import (
    render_result_with_picture,
    render_table_picture,
    render_table_with_picture,
)
from bot.renderers.renderer import Grade
from bot.renderers.results import describe_standing
from bot.settings.card_style import PLAIN, CardStyle
from bot.settings.guild_settings import FEWEST_DAYS_ON_HOLD
from bot.tables.match_log import NO_COURSE, Course
from bot.tables.table import Table
from bot.words.words import Words
from data.records import Ending, MatchEnd, MatchRecord
from engine.model import Outcome

RUNNING_COLOUR = 0x2F80B7
MOMENT_COLOUR = 0xE0A030
WON_COLOUR = 0x3BA55D
LOST_COLOUR = 0xC0504D


def render_table(
    table: Table,
    words: Words,
    names: MemberNames,
    footer: Sequence[str] = (),
    *,
    counts_cards: bool = True,
    card_style: CardStyle = PLAIN,
    course: Course = NO_COURSE,
    hands_open: bool = False,
    watched: bool = False,
) -> Layout:
    """Render the public message of a table, whatever its phase.

    `footer` stands below a running match. An ended match gets its poster and highlight if its
    `course` is given. `hands_open` opens the hands of an ended match.
    `watched` renders for those who only watch.
    """
    record = table.record
    if record.ended is not None and record.ended.ending in {Ending.CANCELLED, Ending.EXPIRED}:
        return _render_cancelled(table, record.ended, words)
    if record.started is None:
        return render_lobby(table, words, names, card_style)
    context = table_context(table, words, names, card_style, counts_cards=counts_cards, watched=watched)
    if record.ended is not None and table.frame is None:
        return _render_ended(table, record.ended, context, card_style, course, hands_open=hands_open)
    return _running(table, context, card_style, footer)


def describe_violations(record: MatchRecord, words: Words) -> tuple[str, ...]:
    """Describe how many numbers were spoken; nothing if none was ever heard."""
    if not record.violations and not record.withdrawn:
        return ()
    return (words("violations", count=record.violations, back=record.withdrawn),)


def _head(table: Table, words: Words) -> str:
    """Name the game, its options and how companions play, unless these are the usual ones."""
    slug, facts, style = table.ruleset.slug, [], table.companion_style
    if table.options.in_language("") != table.ruleset.options():
        facts.append(renderer_of(slug).describe_options(table.options, words))
    if table.companions and style is not None and style != USUAL_STYLES[slug]:
        facts.append(words("companion-style", value=style.value))
    title = f"## {game_title(slug, words)}"
    return f"{title}\n-# {' · '.join(facts)}" if facts else title


def _render_cancelled(table: Table, ended: MatchEnd, words: Words) -> Layout:
    """Render a lobby that was closed, or in one line a match that was ended before anything was played."""
    if table.record.started is None:
        return render_closed_lobby(table, ended, words)
    return Layout((words("end-unplayed", game=game_title(table.ruleset.slug, words)),), QUIET_COLOUR)


def _running(table: Table, context: RenderContext, card_style: CardStyle, footer: Sequence[str]) -> Layout:
    words, view = context.words, table.view(None)
    renderer = renderer_of(table.ruleset.slug)
    moment = renderer.table.describe_moment(view, context, tuple(table.recent_events))
    blocks: list[Block] = [_head(table, words), *filter(None, (moment,))]
    blocks += render_table_with_picture(renderer, view, context, tuple(table.recent_events), card_style)
    if table.companions and table.companions_warming_up:
        blocks.append(words("table-companions-warming-up"))
    blocks += _describe_interruptions(table, words)
    blocks += footer
    blocks += describe_running_deal(table.record, words)
    blocks.append(render_code(table, context))
    buttons = [Button(words("button-hand"), context.custom_id("hand"), ButtonStyle.PRIMARY)]
    if not table.paused:
        buttons += renderer.table.render_buttons(view, context)
    if table.free_seats:
        buttons.append(Button(words("button-take-seat"), context.custom_id("join"), ButtonStyle.SUCCESS))
        if table.can_add_companion:
            buttons.append(Button(words("button-companion-seat"), context.custom_id("companion-add")))
    if table.dispensable_seats and table.record.set_aside is None:
        buttons.append(Button(words("button-go-on-without"), context.custom_id("go-on-without")))
    buttons.append(Button(words("button-rules"), context.custom_id("rules")))
    buttons.append(Button(words("button-spectate"), context.custom_id("spectate")))
    if table.companions and not table.free_seats:
        buttons.append(Button(words("button-take-companion-seat"), context.custom_id("join")))
    blocks += rows(buttons)
    if table.end_votes:
        # Apart from the others, so that it is not pressed by mistake.
        end = Button(words("button-vote-end"), context.custom_id("end"), ButtonStyle.DANGER)
        blocks += [Separator(), (end,)]
    return Layout(tuple(blocks), MOMENT_COLOUR if moment else RUNNING_COLOUR)


def _describe_interruptions(table: Table, words: Words) -> list[str]:
    """Describe the obstacle to going on with the match."""
    lines = []
    if table.record.set_aside is not None:
        lines.append(words("table-set-aside-notice"))
    if missing := table.missing_seats:
        lines.append(words("table-paused-notice", free=len(missing)))
    if votes := table.vacating_votes:
        lines.append(words("table-vacating-votes", votes=votes, needed=table.votes_needed))
    if table.end_votes:
        lines.append(words("table-votes", votes=table.end_votes, needed=table.votes_needed))
    return lines


def render_folded_table(table: Table, announcement: int, words: Words) -> Layout:
    """Render a table's message once another message announces the end: a line with a link."""
    record = table.record
    link = f"https://discord.com/channels/{record.guild}/{record.channel}/{announcement}"
    return Layout((words("end-folded", game=game_title(record.game, words), link=link),), QUIET_COLOUR)


def _render_ended(
    table: Table,
    ended: MatchEnd,
    context: RenderContext,
    card_style: CardStyle,
    course: Course,
    *,
    hands_open: bool,
) -> Layout:
    words, view = context.words, table.view(None)
    renderer = renderer_of(table.ruleset.slug)
    outcome = None if ended.outcome is None else Outcome.model_validate_json(ended.outcome)
    # Somebody alone knows that the match is over.
    team = table.people if table.record.seats != 1 else ()
    blocks: list[Block] = [*_address_team(table, team, outcome, words)]
    blocks += [_head(table, words), *_describe_outcome(table, outcome, context)]
    blocks += filter(None, (renderer.result.describe_highlight(view, course, context),))
    blocks += describe_violations(table.record, words)
    standing = table.result_standing
    if standing is not None:
        blocks += describe_standing(standing, words)
        blocks += describe_new_achievements(table.ruleset.slug, standing.achievements, words)
    worth = DealWorth.parse(table.record.deal_worth)
    if hands_open and outcome is not None and worth is not None:
        # Not as long as others may still play these cards.
        blocks += filter(None, (renderer.result.describe_deal_worth(worth, outcome, context),))
    blocks += [*describe_deal_result(table, words), Separator()]
    blocks += render_result_with_picture(renderer, view, context, card_style, outcome, course.events)
    blocks += _describe_hands(table, context, hands_open=hands_open)
    buttons = _render_end_buttons(table, outcome, context)
    won = outcome is not None and outcome.beaten
    return Layout((*blocks, *rows(buttons)), WON_COLOUR if won else LOST_COLOUR, team)


def _address_team(table: Table, team: Sequence[int], outcome: Outcome | None, words: Words) -> Iterator[str]:
    """Yield the headline, which calls everybody at the table, and the name of their team if it has one."""
    if outcome is not None:
        headline = words("end-headline", result=_grade(table, outcome).value)
        yield f"{headline} {mention_users(team)}".strip()
    elif team:
        yield words("end-abandoned", mentions=mention_users(team))
    standing = table.result_standing
    if standing is not None and standing.result.team_name is not None:
        yield words("end-team", name=format_team_name(standing.result.team_name))


def _grade(table: Table, outcome: Outcome) -> Grade:
    if outcome.beaten:
        return Grade.WON
    seats = table.record.seats or 0
    if table.ruleset.is_short(outcome, seats, table.options):
        return Grade.QUICK
    return renderer_of(table.ruleset.slug).result.grade_loss(outcome, seats)


def _render_end_buttons(table: Table, outcome: Outcome | None, context: RenderContext) -> tuple[Button, ...]:
    words, standing = context.words, table.result_standing
    buttons = [Button(words("button-again"), context.custom_id("again"), ButtonStyle.SUCCESS)]
    if outcome is not None:
        buttons.append(Button(words("button-deal-again"), context.custom_id("deal-again")))
    buttons.append(Button(words("button-replay"), context.custom_id("replay")))
    if standing is not None and standing.result.team_name is None and len(standing.result.people) > 1:
        custom_id = CustomId(table.id, table.revision, "team-name")
        buttons.append(Button(words("button-team-name"), custom_id))
    buttons.append(render_call_button(words))
    buttons.append(Button(words("button-check-deal"), context.custom_id("deal-check")))
    return tuple(buttons)


def _describe_outcome(table: Table, outcome: Outcome | None, context: RenderContext) -> tuple[str, ...]:
    if outcome is None:
        return (context.words("table-abandoned"), *_describe_hold(table.record, context.words))
    renderer = renderer_of(table.ruleset.slug)
    missing = renderer.result.describe_missing(table.view(None), outcome, context)
    return (" · ".join(filter(None, (renderer.result.describe(outcome, context), missing))),)


def _describe_hold(record: MatchRecord, words: Words) -> tuple[str, ...]:
    """Describe for how long a match that has ended had been on hold; nothing if not for long."""
    if record.ended is None or record.set_aside is None:
        return ()
    days = (record.ended.at - record.set_aside).days
    return (words("table-abandoned-on-hold", days=days),) if days >= FEWEST_DAYS_ON_HOLD else ()


def _describe_hands(table: Table, context: RenderContext, *, hands_open: bool) -> tuple[str, ...]:
    """Describe the hands as they were at the end, or say who may still look at them."""
    if table.state is None:
        return ()
    hands = renderer_of(table.ruleset.slug).result.describe_open_hands(table.state, context)
    if not hands:
        return ()
    return (f"{context.words('end-hands')} {hands}" if hands_open else context.words("end-hands-closed"),)


def render_end_question(
    table: Table, words: Words, names: MemberNames, *, alone: bool, card_style: CardStyle = PLAIN
) -> Layout:
    """Ask whether to end a match, and show the loss; `alone` if no votes of others are needed.

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
