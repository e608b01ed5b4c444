"""A page of a board: one row a team, its result in words, and a button that shows how it was played."""

from collections.abc import Sequence

from bot.components.layout import Block, Button, CustomId, Layout, Section
from bot.leaderboards import Period, Scope, Span
from bot.renderers import game_title
from bot.renderers.names import MemberNames
from bot.renderers.results import describe_key_options, format_result_day, summarize_result
from bot.words import Words
from data.leaderboards import LeaderboardPage
from data.records import LeaderboardEntry, LeaderboardKey, Result, UserId

ROWS = 10
"""Rows a page: a row costs three of the forty components that Discord takes."""
NAMES_AT_MOST = 8
"""How many names of a team are told; a match that changed hands often has more."""
_TEXT_AT_MOST = 3500
"""Characters a page, with room for what stands around its rows."""
_GOLD = 0xE3B341


def leaderboard(
    key: LeaderboardKey,
    page: LeaderboardPage,
    span: Span,
    guild: int,
    words: Words,
    names: MemberNames,
    *,
    asker: UserId,
) -> Layout:
    """Show a page, and below it where the asker's best team stands if that is elsewhere."""
    head = [words("leaderboard-title", game=game_title(key.game, words)), _which(key, words)]
    if not page.rows:
        return Layout(("\n".join(head), words(_why_empty(span))), _GOLD)
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
    told = rows((*page.rows, *(() if own is None else (own,))), guild, words, names)
    blocks: list[Block] = ["\n".join(head), *told[: len(page.rows)]]
    if own is not None:
        blocks.append(_noted(words("leaderboard-own", name=names.of(guild, asker, words)), told[-1]))
    if page.pages > 1:
        blocks.append(_turning(page, span, words))
    return Layout(tuple(blocks), _GOLD)


def nothing(game: str, span: Span, words: Words) -> Layout:
    """Say that there is no board of a game yet."""
    return Layout((words("leaderboard-title", game=game_title(game, words)), words(_why_empty(span))), _GOLD)


def rows(
    places: Sequence[LeaderboardEntry], guild: int, words: Words, names: MemberNames
) -> list[Section | str]:
    """Show places of any board; teams of many with long names are told shorter, so that a page has room."""
    told: list[Section | str] = []
    for most in (NAMES_AT_MOST, 5, 3, 2, 1):
        told = [_row(place, guild, words, names, most) for place in places]
        if sum(len(one.text if isinstance(one, Section) else one) for one in told) <= _TEXT_AT_MOST:
            break
    return told


def _noted(note: str, row: Section | str) -> Section | str:
    return Section(f"{note}\n{row.text}", row.button) if isinstance(row, Section) else f"{note}\n{row}"


def _row(place: LeaderboardEntry, guild: int, words: Words, names: MemberNames, most: int) -> Section | str:
    result = place.result
    text = words(
        "leaderboard-row",
        place=words("leaderboard-place", rank=place.rank),
        result=summarize_result(result, words),
        violations=result.violations,
        date=format_result_day(result),
        names=_people(result, guild, words, names, most),
    )
    if result.guild != guild:
        # Matches of other servers are not replayed here.
        return text
    return Section(text, Button(words("button-replay"), CustomId(result.match, 0, "replay")))


def _people(result: Result, guild: int, words: Words, names: MemberNames, most: int) -> str:
    """Name a team; of another server's people those alone whom this server knows itself."""
    here = result.guild == guild
    told = [names.of(guild, user, words) for user in result.people if here or names.knows(guild, user)]
    strangers = len(result.people) - len(told)
    if strangers:
        told.append(words("leaderboard-from-elsewhere", count=strangers))
    if len(told) > most:
        return words("leaderboard-more-people", names=", ".join(told[:most]), count=len(told) - most)
    return ", ".join(told)


def _which(key: LeaderboardKey, words: Words) -> str:
    people = words("count-people", count=key.seats)
    return words("leaderboard-which", options=describe_key_options(key, words), people=people)


def _why_empty(span: Span) -> str:
    if span.period is not Period.ALL:
        return "leaderboard-empty-period"
    return "leaderboard-empty-everywhere" if span.scope is Scope.EVERYWHERE else "leaderboard-empty"


def _turning(page: LeaderboardPage, span: Span, words: Words) -> tuple[Button, Button]:
    # Any match of the board says which board it is; the rest of what a button says fits beside it.
    match = page.rows[0].result.match

    def turn(label: str, to: int, *, there: bool) -> Button:
        return Button(words(label), CustomId(match, 0, "leaderboard", span.argument(to)), disabled=not there)

    return (
        turn("button-leaderboard-before", page.page - 1, there=page.page > 1),
        turn("button-leaderboard-after", page.page + 1, there=page.page < page.pages),
    )
