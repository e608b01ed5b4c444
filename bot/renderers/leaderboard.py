"""A page of a board: one row a team, its result in words, and a button that shows how it was played."""

from collections.abc import Sequence

from bot.components.layout import Block, Button, CustomId, Layout, Section
from bot.leaderboards import LeaderboardView, Period, Scope
from bot.renderers import game_title
from bot.renderers.names import MemberNames
from bot.renderers.results import describe_key_options, format_result_day, summarize_result
from bot.words import Words
from data.leaderboards import LeaderboardPage
from data.records import LeaderboardEntry, LeaderboardKey, Result, UserId

ROWS_PER_PAGE = 10
"""Rows a page: a row costs three of the forty components that Discord takes."""
MAX_NAMES = 8
"""How many names of a team are told; a match that changed hands often has more."""
_MAX_TEXT = 3500
"""Characters a page, with room for what stands around its rows."""
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
    """Show a page, and below it where the asker's best team stands if that is elsewhere."""
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
    told = render_rows((*page.rows, *(() if own is None else (own,))), guild, words, names)
    blocks: list[Block] = ["\n".join(head), *told[: len(page.rows)]]
    if own is not None:
        blocks.append(_add_note(words("leaderboard-own", name=names.of(guild, asker, words)), told[-1]))
    if page.pages > 1:
        blocks.append(_page_buttons(page, span, words))
    return Layout(tuple(blocks), _GOLD)


def render_empty_leaderboard(game: str, span: LeaderboardView, words: Words) -> Layout:
    """Say that there is no board of a game yet."""
    return Layout((words("leaderboard-title", game=game_title(game, words)), words(_empty_code(span))), _GOLD)


def render_rows(
    places: Sequence[LeaderboardEntry], guild: int, words: Words, names: MemberNames
) -> list[Section | str]:
    """Show places of any board; teams of many with long names are told shorter, so that a page has room."""
    told: list[Section | str] = []
    for most in (MAX_NAMES, 5, 3, 2, 1):
        told = [_render_row(place, guild, words, names, most) for place in places]
        if sum(len(one.text if isinstance(one, Section) else one) for one in told) <= _MAX_TEXT:
            break
    return told


def _add_note(note: str, row: Section | str) -> Section | str:
    return Section(f"{note}\n{row.text}", row.button) if isinstance(row, Section) else f"{note}\n{row}"


def _render_row(
    place: LeaderboardEntry, guild: int, words: Words, names: MemberNames, most: int
) -> Section | str:
    result = place.result
    text = words(
        "leaderboard-row",
        place=words("leaderboard-place", rank=place.rank),
        result=summarize_result(result, words),
        violations=result.violations,
        date=format_result_day(result),
        names=_describe_team(result, guild, words, names, most),
    )
    if result.guild != guild:
        # Matches of other servers are not replayed here.
        return text
    return Section(text, Button(words("button-replay"), CustomId(result.match, 0, "replay")))


def _describe_team(result: Result, guild: int, words: Words, names: MemberNames, most: int) -> str:
    """Name a team; of another server's people those alone whom this server knows itself."""
    here = result.guild == guild
    told = [names.of(guild, user, words) for user in result.people if here or names.knows(guild, user)]
    strangers = len(result.people) - len(told)
    if strangers:
        told.append(words("leaderboard-from-elsewhere", count=strangers))
    if len(told) > most:
        return words("leaderboard-more-people", names=", ".join(told[:most]), count=len(told) - most)
    return ", ".join(told)


def _describe_key(key: LeaderboardKey, words: Words) -> str:
    people = words("count-people", count=key.seats)
    return words("leaderboard-which", options=describe_key_options(key, words), people=people)


def _empty_code(span: LeaderboardView) -> str:
    if span.period is not Period.ALL:
        return "leaderboard-empty-period"
    return "leaderboard-empty-everywhere" if span.scope is Scope.EVERYWHERE else "leaderboard-empty"


def _page_buttons(page: LeaderboardPage, span: LeaderboardView, words: Words) -> tuple[Button, Button]:
    # Any match of the board says which board it is; the rest of what a button says fits beside it.
    match = page.rows[0].result.match

    def turn(label: str, to: int, *, there: bool) -> Button:
        return Button(
            words(label), CustomId(match, 0, "leaderboard", span.to_argument(to)), disabled=not there
        )

    return (
        turn("button-leaderboard-before", page.page - 1, there=page.page > 1),
        turn("button-leaderboard-after", page.page + 1, there=page.page < page.pages),
    )
