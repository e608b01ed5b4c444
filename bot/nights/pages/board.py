"""The board of a night, its summary, and the nights a server has had."""

from collections.abc import Sequence
from fractions import Fraction

from babel.dates import format_date
from discord.utils import format_dt

from bot.components.attachments import PendingPicture
from bot.components.layout import (
    MAX_OPTIONS,
    Block,
    Button,
    ButtonStyle,
    CustomId,
    Layout,
    SelectMenu,
    SelectOption,
)
from bot.nights.matchpoints import BoardRow
from bot.nights.night_history import NightSeason, PastNight
from bot.nights.pages.night import NIGHT_COLOUR
from bot.nights.pages.poster import NightPoster, PosterRow
from bot.nights.pages.round import describe_status, fit_rows, format_points, list_names
from bot.nights.summary import Award, BestTable, NightSummary
from bot.nights.times import find_clocks, to_local
from bot.pictures.poster import Figure
from bot.renderers import game_title, renderer_of
from bot.renderers.names import MemberNames, plain_name, quote_text
from bot.results.leaderboard import describe_season
from bot.words.words import Words
from data.nights.records import NightRecord, NightState
from data.records import UserId

_POSTER_PLACES = 5
_POSTER_ROWS = 12
_MAX_REGULARS = 10
_MAX_SUMMARY = 1800
"""Characters of the board in a summary: the best table and the awards stand beside it."""
_MAX_OTHERS = 20
"""How many people without a row on the board are named."""
_MAX_PAST = 2400
"""Characters of the list of nights: names of the regulars and of the best table follow."""
_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def render_board(night: NightRecord, board: Sequence[BoardRow], words: Words, names: MemberNames) -> Layout:
    """Render the board of a night, with the way points are counted."""
    rows = _render_rows(night, board, words, names)
    blocks: list[Block] = [words("night-board-title", title=quote_text(night.plan.title))]
    blocks.append(fit_rows(rows, words) if rows else words("night-board-empty"))
    blocks.append(words("night-board-formula"))
    if night.state is NightState.RUNNING:
        button = Button(
            words("button-night-round"), CustomId(night.id, 0, "night-round"), ButtonStyle.PRIMARY
        )
        blocks.append((button,))
    return Layout(tuple(blocks), NIGHT_COLOUR)


def make_poster(night: NightRecord, summary: NightSummary, words: Words, names: MemberNames) -> NightPoster:
    """Return the poster of a night as a scene."""
    counts = (("people", summary.people), ("rounds", summary.rounds), ("tables", summary.tables))
    most = max((row.points for row in summary.board), default=Fraction(0))
    day = to_local(night.opened or night.created, find_clocks(night.plan))
    return NightPoster(
        label=words("night-poster-label", date=format_date(day, "long", words.language)),
        title=plain_name(night.plan.title),
        figures=tuple(
            Figure(str(count), words(f"night-poster-{what}", count=count)) for what, count in counts
        ),
        rows=tuple(
            PosterRow(
                f"{row.place}.",
                names.plain(night.guild, row.person) or words("somebody"),
                format_points(row.points, words),
                float(row.points / most) if most else 0.0,
            )
            for row in summary.board[:_POSTER_ROWS]
            if row.place <= _POSTER_PLACES
        ),
    )


def render_summary(
    night: NightRecord, summary: NightSummary, words: Words, names: MemberNames, *, pictures: bool = False
) -> Layout:
    """Render the summary of a night: its rounds, its best table, its board, and awards."""
    facts = words("night-summary-facts", people=summary.people, rounds=summary.rounds, tables=summary.tables)
    blocks: list[Block] = [words("night-summary-title", title=quote_text(night.plan.title))]
    if pictures:
        # Everything on it stands in the texts, too.
        blocks.append(PendingPicture("night", make_poster(night, summary, words, names), facts))
    blocks.append(facts)
    if summary.best is not None:
        blocks.append(_describe_best(night, summary.best, words, names))
    if summary.board:
        rows = fit_rows(_render_rows(night, summary.board, words, names), words, _MAX_SUMMARY)
        blocks.append(f"{words('night-summary-board')}\n{rows}")
    if summary.others:
        blocks.append(_describe_others(night, summary.others, words, names))
    if summary.awards:
        blocks.append("\n".join(_describe_award(night, award, words, names) for award in summary.awards))
    blocks.append(words("night-summary-thanks"))
    buttons = [Button(words("button-night-board"), CustomId(night.id, 0, "night-board"))]
    match = None if summary.best is None else summary.best.table.match
    if match is not None:
        buttons.append(Button(words("button-night-best"), CustomId(match.id, 0, "replay")))
    return Layout((*blocks, *_render_replay_menu(summary, words), tuple(buttons)), NIGHT_COLOUR)


def _render_replay_menu(summary: NightSummary, words: Words) -> tuple[SelectMenu, ...]:
    """Render the menu that opens the replay of a table, of the last ones where there are many."""
    options = tuple(
        SelectOption(
            words(
                "night-replay",
                round=number,
                table=table.table.number,
                result=renderer_of(table.match.game).result.summarize(table.outcome, words),
            ),
            str(table.match.id),
        )
        for number, table in summary.played[-MAX_OPTIONS:]
        if table.match is not None and table.outcome is not None
    )
    if not options:
        return ()
    return (SelectMenu(CustomId(0, 0, "replay-choose"), options, words("leaderboard-open-replay")),)


def render_end_question(night: NightRecord, playing: int, words: Words) -> Layout:
    """Ask whether a night is to end; `playing` tables would not count for it any more."""
    question = words("night-end-question", count=playing) if playing else words("night-end-sure")
    button = Button(words("button-night-end"), CustomId(night.id, 0, "night-end"), ButtonStyle.DANGER)
    return Layout((question, (button,)), NIGHT_COLOUR)


def render_history(history: NightSeason, guild: int, words: Words, names: MemberNames) -> Layout:
    """Render the nights of a season, who came to most of them, its best nights, and a menu of the others."""
    lines = [_describe_past_night(past, guild, words, names) for past in history.nights]
    season = describe_season(history.season, history.now, words)
    span = words("night-past-span", season=season, nights=history.count)
    blocks: list[Block] = [f"{words('night-past-title')}\n{span}", fit_rows(lines, words, _MAX_PAST)]
    if regulars := [entry for entry in history.regulars[:_MAX_REGULARS] if entry[1] > 1]:
        listed = words.join_items(
            words("night-regular", name=names.of(guild, user, words), count=count) for user, count in regulars
        )
        blocks.append(words("night-regulars", names=listed))
    if history.count > 1:
        fullest = history.fullest
        title = quote_text(fullest.night.plan.title)
        blocks.append(words("night-past-fullest", title=title, people=fullest.people))
    if history.best is not None:
        blocks.append(_describe_best(*history.best, words, names))
    if len(history.seasons) > 1:
        blocks.append(_make_season_menu(history, words))
    return Layout(tuple(blocks), NIGHT_COLOUR)


def _describe_past_night(past: PastNight, guild: int, words: Words, names: MemberNames) -> str:
    return words(
        "night-past-row",
        date=format_dt(past.night.started or past.night.created, "d"),
        title=quote_text(past.night.plan.title),
        people=past.people,
        rounds=past.rounds,
        winner="none" if past.winner is None else names.of(guild, past.winner, words),
    )


def _make_season_menu(history: NightSeason, words: Words) -> SelectMenu:
    options = tuple(
        SelectOption(
            describe_season(season, history.now, words), str(season.number), chosen=season == history.season
        )
        for season in history.seasons[:MAX_OPTIONS]
    )
    return SelectMenu(CustomId(0, 0, "night-season"), options)


def _describe_best(night: NightRecord, best: BestTable, words: Words, names: MemberNames) -> str:
    match, outcome = best.table.match, best.table.outcome
    if match is None or outcome is None:
        return ""
    return words(
        "night-summary-best",
        names=list_names(night, best.people, words, names),
        game=game_title(match.game, words),
        result=renderer_of(match.game).result.summarize(outcome, words),
    )


def _render_rows(
    night: NightRecord, board: Sequence[BoardRow], words: Words, names: MemberNames
) -> list[str]:
    return [
        words(
            "night-board-row",
            place=_MEDALS.get(row.place, f"{row.place}\\."),
            name=names.of(night.guild, row.person, words),
            points=format_points(row.points, words),
            most=100 * row.rounds,
        )
        for row in board
    ]


def _describe_others(night: NightRecord, others: Sequence[UserId], words: Words, names: MemberNames) -> str:
    """Name those who were there without a row on the board."""
    listed = list_names(night, others[:_MAX_OTHERS], words, names)
    more = len(others) - _MAX_OTHERS
    if more > 0:
        listed = words("night-and-more", names=listed, count=more)
    return words("night-summary-others", names=listed)


def _describe_award(night: NightRecord, award: Award, words: Words, names: MemberNames) -> str:
    who = list_names(night, award.people, words, names)
    if award.code == "rescue":
        # Each game counts its own.
        return words("night-award-rescue", names=who, what=words(f"rescue-{award.game}", count=award.count))
    if award.table is not None:
        return words(f"night-award-{award.code}", names=who, result=describe_status(award.table, words))
    return words(f"night-award-{award.code}", names=who, count=award.count)
