"""A page of a board: one row a team, its result in words, and a button that shows how it was played."""

from collections.abc import Sequence

from bot.boards import Period, Scope, Span
from bot.faces import frame
from bot.faces.frame import Names
from bot.faces.results import day_of, in_short, options_of
from bot.panels.panel import Block, Entry, Key, Panel, Press
from bot.words import Words
from data.boards import BoardPage
from data.records import BoardKey, Place, Result, UserId

ROWS = 10
"""Rows a page: a row costs three of the forty components that Discord takes."""
NAMES_AT_MOST = 8
"""How many names of a team are told; a match that changed hands often has more."""
_TEXT_AT_MOST = 3500
"""Characters a page, with room for what stands around its rows."""
_GOLD = 0xE3B341


def leaderboard(
    key: BoardKey, page: BoardPage, span: Span, guild: int, words: Words, names: Names, *, asker: UserId
) -> Panel:
    """Show a page, and below it where the asker's best team stands if that is elsewhere."""
    head = [words("board-title", game=frame.title(key.game, words)), _which(key, words)]
    if not page.rows:
        return Panel(("\n".join(head), words(_why_empty(span))), _GOLD)
    head.append(
        words(
            "board-span",
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
        blocks.append(_noted(words("board-own", name=names.of(guild, asker, words)), told[-1]))
    if page.pages > 1:
        blocks.append(_turning(page, span, words))
    return Panel(tuple(blocks), _GOLD)


def nothing(game: str, span: Span, words: Words) -> Panel:
    """Say that there is no board of a game yet."""
    return Panel((words("board-title", game=frame.title(game, words)), words(_why_empty(span))), _GOLD)


def rows(places: Sequence[Place], guild: int, words: Words, names: Names) -> list[Entry | str]:
    """Show places of any board; teams of many with long names are told shorter, so that a page has room."""
    told: list[Entry | str] = []
    for most in (NAMES_AT_MOST, 5, 3, 2, 1):
        told = [_row(place, guild, words, names, most) for place in places]
        if sum(len(one.text if isinstance(one, Entry) else one) for one in told) <= _TEXT_AT_MOST:
            break
    return told


def _noted(note: str, row: Entry | str) -> Entry | str:
    return Entry(f"{note}\n{row.text}", row.key) if isinstance(row, Entry) else f"{note}\n{row}"


def _row(place: Place, guild: int, words: Words, names: Names, most: int) -> Entry | str:
    result = place.result
    text = words(
        "board-row",
        place=words("board-place", rank=place.rank),
        result=in_short(result, words),
        slips=result.slips,
        date=day_of(result),
        names=_people(result, guild, words, names, most),
    )
    if result.guild != guild:
        # Matches of other servers are not replayed here.
        return text
    return Entry(text, Key(words("button-replay"), Press(result.match, 0, "replay")))


def _people(result: Result, guild: int, words: Words, names: Names, most: int) -> str:
    """Name a team; of another server's people those alone whom this server knows itself."""
    here = result.guild == guild
    told = [names.of(guild, user, words) for user in result.people if here or names.knows(guild, user)]
    strangers = len(result.people) - len(told)
    if strangers:
        told.append(words("board-from-elsewhere", count=strangers))
    if len(told) > most:
        return words("board-more-people", names=", ".join(told[:most]), count=len(told) - most)
    return ", ".join(told)


def _which(key: BoardKey, words: Words) -> str:
    people = words("count-people", count=key.seats)
    return words("board-which", options=options_of(key, words), people=people)


def _why_empty(span: Span) -> str:
    if span.period is not Period.ALL:
        return "board-empty-period"
    return "board-empty-everywhere" if span.scope is Scope.EVERYWHERE else "board-empty"


def _turning(page: BoardPage, span: Span, words: Words) -> tuple[Key, Key]:
    # Any match of the board says which board it is; the rest of what a button says fits beside it.
    match = page.rows[0].result.match

    def turn(label: str, to: int, *, there: bool) -> Key:
        return Key(words(label), Press(match, 0, "board", span.argument(to)), disabled=not there)

    return (
        turn("button-board-before", page.page - 1, there=page.page > 1),
        turn("button-board-after", page.page + 1, there=page.page < page.pages),
    )
