"""A leaderboard page: one row a team, with its result in words, and menus that lead to other pages."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from babel.dates import format_interval

from bot.components.layout import (
    MAX_OPTION_LENGTH,
    MAX_OPTIONS,
    Block,
    Button,
    CustomId,
    Layout,
    SelectMenu,
    SelectOption,
    Separator,
)
from bot.renderers import game_title, playable_games
from bot.renderers.names import MemberNames, format_team_name
from bot.renderers.results import (
    describe_company,
    describe_key_options,
    describe_par,
    format_result_day,
    read_key_options,
    summarize_result,
    summarize_with_par,
)
from bot.results.leaderboard_view import LeaderboardFacts, LeaderboardView, Scope
from bot.words.words import Words
from data.records import LeaderboardEntry, LeaderboardId, LeaderboardKey, MatchId, Result, UserId
from data.results.seasons import Season

ROWS_PER_PAGE = 10
"""Rows a page: short enough to be read on a phone."""
MAX_NAMES = 8
"""The maximum number of names in a row; the team of a match whose seats changed holders may have more."""
PAST_SEASONS = 4
"""The number of seasons before this one that can be chosen."""
_MAX_TEXT = 3300
"""Characters of all rows; Discord allows 4,000 a message, and the title and notes take some."""
_GOLD = 0xE3B341


def render_leaderboard(
    facts: LeaderboardFacts, guild: int, words: Words, names: MemberNames, *, asker: UserId
) -> Layout:
    """Render a page, below it the entry of the user's best team if that is elsewhere, and the menus."""
    view, page = facts.view, facts.page
    head = [words("leaderboard-title", game=game_title(view.game, words))]
    if view.board is not None:
        head.append(_describe_key(facts.boards[view.board], words))
    if page is None or not page.rows:
        # What nobody has played needs no details, only the way to something else.
        return Layout(("\n".join(head), words(_empty_code(view)), *_render_menus(facts, words)), _GOLD)
    head.append(
        words(
            "leaderboard-span",
            scope=words(f"scope-{view.scope.value}"),
            season=describe_season(view.season, facts.now, words),
            teams=words("count-teams", count=page.teams),
            page=page.page,
            pages=page.pages,
        )
    )
    own = None if page.own in page.rows else page.own
    entries = (*page.rows, *(() if own is None else (own,)))
    rows = render_rows(entries, guild, words, names, closed=facts.closed)
    blocks: list[Block] = ["\n".join(head), *rows[: len(page.rows)]]
    if own is not None:
        blocks.append(f"{words('leaderboard-own', name=names.of(guild, asker, words))}\n{rows[-1]}")
    blocks += describe_par((entry.result for entry in entries), words, facts.closed)
    if page.pages > 1:
        blocks.append(_render_page_buttons(view, page.pages, words))
    blocks.append(Separator())
    blocks += render_replay_menu(entries, guild, words, names, closed=facts.closed)
    return Layout((*blocks, *_render_menus(facts, words)), _GOLD)


def render_rows(
    entries: Sequence[LeaderboardEntry],
    guild: int,
    words: Words,
    names: MemberNames,
    *,
    closed: Collection[MatchId] = (),
) -> list[str]:
    """Render entries of any leaderboard, with fewer names a team where the page would be too long.

    Par is not told of matches that are `closed`: somebody may still play their cards.
    """
    rows: list[str] = []
    for most in (MAX_NAMES, 5, 3, 2, 1):
        rows = [_render_row(entry, guild, words, names, most, closed) for entry in entries]
        if sum(map(len, rows)) <= _MAX_TEXT:
            break
    return rows


def render_replay_menu(
    entries: Iterable[LeaderboardEntry],
    guild: int,
    words: Words,
    names: MemberNames,
    *,
    closed: Collection[MatchId] = (),
) -> tuple[SelectMenu, ...]:
    """Render the menu that opens a replay; nothing if none of these matches has one to open here."""
    options = tuple(
        SelectOption(_label_replay(entry, guild, words, names), str(entry.result.match))
        for entry in entries
        # Matches of other servers have no replay here.
        if entry.result.guild == guild and entry.result.match not in closed
    )
    if not options:
        return ()
    return (SelectMenu(CustomId(0, 0, "replay-choose"), options, words("leaderboard-open-replay")),)


def _label_replay(entry: LeaderboardEntry, guild: int, words: Words, names: MemberNames) -> str:
    plain_names = [names.plain(guild, user) for user in entry.result.people if user is not None]
    label = words(
        "leaderboard-replay",
        rank=entry.rank,
        result=summarize_result(entry.result, words),
        names=entry.result.team_name or words.join_items(filter(None, plain_names)),
    )
    return label if len(label) <= MAX_OPTION_LENGTH else f"{label[: MAX_OPTION_LENGTH - 1]}…"


def _render_row(
    entry: LeaderboardEntry,
    guild: int,
    words: Words,
    names: MemberNames,
    most: int,
    closed: Collection[MatchId],
) -> str:
    result = entry.result
    return words(
        "leaderboard-row",
        place=words("leaderboard-place", rank=entry.rank),
        result=summarize_with_par(result, words, closed),
        violations=result.violations,
        date=format_result_day(result),
        names=_describe_team(result, guild, words, names, most),
    )


def _describe_team(result: Result, guild: int, words: Words, names: MemberNames, most: int) -> str:
    """Return a team's names; people of other servers are named only if this server knows them."""
    here = result.guild == guild
    listed = [names.of(guild, user, words) for user in result.people if here or names.knows(guild, user)]
    elsewhere = len(result.people) - len(listed)
    if elsewhere:
        listed.append(words("leaderboard-from-elsewhere", count=elsewhere))
    people = words.join_items(listed)
    if len(listed) > most:
        people = words(
            "leaderboard-more-people", names=words.join_items(listed[:most]), count=len(listed) - most
        )
    if here and result.team_name is not None:
        return words("leaderboard-team", name=format_team_name(result.team_name), names=people)
    return people


def _describe_key(key: LeaderboardKey, words: Words) -> str:
    people = describe_company(key, words)
    return words("leaderboard-which", options=describe_key_options(key, words), people=people)


def describe_season(season: Season | None, now: Season, words: Words) -> str:
    """Describe a season by its months; None stands for all time."""
    if season is None:
        return words("season-all")
    months = format_interval(season.first_day, season.last_month, "yMMM", locale=words.language)
    if season == now:
        return words("season-now", months=months)
    return words("season-past", months=months)


def _empty_code(view: LeaderboardView) -> str:
    if view.season is not None:
        return "leaderboard-empty-season"
    return "leaderboard-empty-everywhere" if view.scope is Scope.EVERYWHERE else "leaderboard-empty"


def _render_menus(facts: LeaderboardFacts, words: Words) -> list[SelectMenu]:
    """Render the menus that lead to other leaderboards; one with nothing to choose is left out."""
    view = replace(facts.view, page=1)
    seasons = [facts.now]
    for _ in range(PAST_SEASONS):
        seasons.append(seasons[-1].previous)
    menus = [
        _render_menu(
            "game",
            view,
            [LeaderboardView(game, None, view.scope, view.season) for game in playable_games()],
            lambda choice: game_title(choice.game, words),
            chosen=lambda choice: choice.game == view.game,
        ),
        _render_menu(
            "board",
            view,
            [replace(view, board=board) for board in _choose_boards(facts)],
            lambda choice: _label_board(choice, facts, words),
        ),
        _render_menu(
            "season",
            view,
            [replace(view, season=season) for season in (None, *seasons)],
            lambda choice: describe_season(choice.season, facts.now, words),
        ),
    ]
    if facts.shared:
        menus.append(
            _render_menu(
                "scope",
                view,
                [replace(view, scope=scope) for scope in Scope],
                lambda choice: words(f"scope-{choice.scope.value}"),
            )
        )
    return [menu for menu in menus if len(menu.options) > 1]


def _render_menu(
    name: str,
    view: LeaderboardView,
    views: Sequence[LeaderboardView],
    label: Callable[[LeaderboardView], str],
    chosen: Callable[[LeaderboardView], bool] | None = None,
) -> SelectMenu:
    """Render a menu whose options lead to other views; the current one is among them, however many."""
    is_chosen = chosen or (lambda candidate: candidate == view)
    listed = sorted(views, key=lambda candidate: not is_chosen(candidate))[:MAX_OPTIONS]
    options = tuple(
        SelectOption(label(candidate), candidate.argument, chosen=is_chosen(candidate))
        for candidate in views
        if candidate in listed
    )
    return SelectMenu(CustomId(0, 0, "leaderboard", name), options)


def _choose_boards(facts: LeaderboardFacts) -> Sequence[LeaderboardId]:
    """Choose the boards for a menu; where it cannot hold all, those next to the current one.

    These are first the same board in other languages, then others in its language.
    """
    current = facts.view.board
    if current is None or len(facts.boards) <= MAX_OPTIONS:
        return tuple(facts.boards)
    tables = {board: _split_language(key) for board, key in facts.boards.items()}
    here, language = tables[current]
    nearest = sorted(
        facts.boards,
        key=lambda board: (board != current, tables[board][0] != here, tables[board][1] != language),
    )[:MAX_OPTIONS]
    return [board for board in facts.boards if board in nearest]


def _split_language(key: LeaderboardKey) -> tuple[LeaderboardKey, str]:
    """Return a leaderboard's key without its language, and the language."""
    options = read_key_options(key)
    return replace(key, options=options.in_language("").model_dump_json()), options.language


def _label_board(view: LeaderboardView, facts: LeaderboardFacts, words: Words) -> str:
    if view.board is None:
        return ""
    key = facts.boards[view.board]
    return words(
        "leaderboard-board", people=describe_company(key, words), options=describe_key_options(key, words)
    )


def _render_page_buttons(view: LeaderboardView, pages: int, words: Words) -> tuple[Button, Button]:
    def turn(label: str, page: int) -> Button:
        custom_id = CustomId(0, 0, "leaderboard", replace(view, page=page).argument)
        return Button(words(label), custom_id, disabled=not 1 <= page <= pages)

    return (
        turn("button-leaderboard-before", view.page - 1),
        turn("button-leaderboard-after", view.page + 1),
    )
