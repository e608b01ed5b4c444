"""A leaderboard page: one row a team, with its result in words and a button to its replay."""

from collections.abc import Sequence

from bot.components.layout import Block, Button, CustomId, Layout, Section
from bot.leaderboard import LeaderboardView, Period, Scope
from bot.renderers import game_title
from bot.renderers.names import MemberNames
from bot.renderers.results import describe_company, describe_key_options, format_result_day, summarize_result
from bot.words import Words
from data.leaderboard import LeaderboardPage
from data.records import LeaderboardEntry, LeaderboardKey, Result, UserId

ROWS_PER_PAGE = 10
"""Rows a page: a row costs three of the forty components that Discord allows."""
MAX_NAMES = 8
"""The maximum number of names in a row; the team of a match whose seats changed holders may have more."""
_MAX_TEXT = 3500
"""Characters of all rows; Discord allows 4,000 a message, and the title and buttons take some."""
_GOLD = 0xE3B341


def render_leaderboard(
    key: LeaderboardKey,
    page: LeaderboardPage,
    span: LeaderboardView,
    guild: int,
    words: Words,
    names: MemberNames,
    *,
    asker: UserId,
) -> Layout:
    """Render a page, and below it the entry of the user's best team if that is elsewhere."""
    head = [words("leaderboard-title", game=game_title(key.game, words)), _describe_key(key, words)]
    if not page.rows:
        return Layout(("\n".join(head), words(_empty_code(span))), _GOLD)
    head.append(
        words(
            "leaderboard-span",
            scope=words(f"scope-{span.scope.value}"),
            period=words(f"period-{span.period.value}"),
            teams=words("count-teams", count=page.teams),
            page=page.page,
            pages=page.pages,
        )
    )
    own = None if page.own in page.rows else page.own
    shown = render_rows((*page.rows, *(() if own is None else (own,))), guild, words, names)
    blocks: list[Block] = ["\n".join(head), *shown[: len(page.rows)]]
    if own is not None:
        blocks.append(_add_note(words("leaderboard-own", name=names.of(guild, asker, words)), shown[-1]))
    if page.pages > 1:
        blocks.append(_page_buttons(page, span, words))
    return Layout(tuple(blocks), _GOLD)


def render_empty_leaderboard(game: str, span: LeaderboardView, words: Words) -> Layout:
    """Render the text that a game has no leaderboard yet."""
    return Layout((words("leaderboard-title", game=game_title(game, words)), words(_empty_code(span))), _GOLD)


def render_rows(
    entries: Sequence[LeaderboardEntry], guild: int, words: Words, names: MemberNames
) -> list[Section | str]:
    """Render entries of any leaderboard, with fewer names a team where the page would be too long."""
    shown: list[Section | str] = []
    for most in (MAX_NAMES, 5, 3, 2, 1):
        shown = [_render_row(entry, guild, words, names, most) for entry in entries]
        if sum(len(one.text if isinstance(one, Section) else one) for one in shown) <= _MAX_TEXT:
            break
    return shown


def _add_note(note: str, row: Section | str) -> Section | str:
    return Section(f"{note}\n{row.text}", row.button) if isinstance(row, Section) else f"{note}\n{row}"


def _render_row(
    entry: LeaderboardEntry, guild: int, words: Words, names: MemberNames, most: int
) -> Section | str:
    result = entry.result
    text = words(
        "leaderboard-row",
        place=words("leaderboard-place", rank=entry.rank),
        result=summarize_result(result, words),
        violations=result.violations,
        date=format_result_day(result),
        names=_describe_team(result, guild, words, names, most),
    )
    if result.guild != guild:
        # Matches of other servers have no replay here.
        return text
    return Section(text, Button(words("button-replay"), CustomId(result.match, 0, "replay")))


def _describe_team(result: Result, guild: int, words: Words, names: MemberNames, most: int) -> str:
    """Return a team's names; people of other servers are named only if this server knows them."""
    here = result.guild == guild
    shown = [names.of(guild, user, words) for user in result.people if here or names.knows(guild, user)]
    elsewhere = len(result.people) - len(shown)
    if elsewhere:
        shown.append(words("leaderboard-from-elsewhere", count=elsewhere))
    if len(shown) > most:
        return words("leaderboard-more-people", names=", ".join(shown[:most]), count=len(shown) - most)
    return ", ".join(shown)


def _describe_key(key: LeaderboardKey, words: Words) -> str:
    people = describe_company(key, words)
    return words("leaderboard-which", options=describe_key_options(key, words), people=people)


def _empty_code(span: LeaderboardView) -> str:
    if span.period is not Period.ALL:
        return "leaderboard-empty-period"
    return "leaderboard-empty-everywhere" if span.scope is Scope.EVERYWHERE else "leaderboard-empty"


def _page_buttons(page: LeaderboardPage, span: LeaderboardView, words: Words) -> tuple[Button, Button]:
    # The id of any match of the leaderboard identifies the leaderboard; its view is the argument.
    match = page.rows[0].result.match

    def turn(label: str, to: int, *, there: bool) -> Button:
        return Button(
            words(label), CustomId(match, 0, "leaderboard", span.to_argument(to)), disabled=not there
        )

    return (
        turn("button-leaderboard-before", page.page - 1, there=page.page > 1),
        turn("button-leaderboard-after", page.page + 1, there=page.page < page.pages),
    )
