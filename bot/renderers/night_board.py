"""The board of a night, its summary, and the nights a server has had."""

from collections.abc import Sequence
from fractions import Fraction

from babel.dates import format_date
from discord.utils import format_dt

from bot.components.attachments import PendingPicture
from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout
from bot.nights.matchpoints import BoardRow
from bot.nights.summary import Award, NightSummary, PastNight
from bot.pictures.night_poster import NightPoster, PosterRow
from bot.pictures.poster import Figure
from bot.renderers import game_title, renderer_of
from bot.renderers.names import MemberNames, plain_name, quote_text
from bot.renderers.night import NIGHT_COLOUR
from bot.renderers.night_round import fit_rows, format_points, list_names
from bot.words import Words
from data.night_records import NightRecord, NightState
from data.records import UserId

_SUMMARY_ROWS = 5
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
    return NightPoster(
        label=words(
            "night-poster-label", date=format_date(night.opened or night.created, "long", words.language)
        ),
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
            for row in summary.board[:_SUMMARY_ROWS]
        ),
    )


def render_summary(
    night: NightRecord, summary: NightSummary, words: Words, names: MemberNames, *, pictures: bool = False
) -> Layout:
    """Render what the night was: its rounds, its best table, its board, and awards."""
    facts = words("night-summary-facts", people=summary.people, rounds=summary.rounds, tables=summary.tables)
    blocks: list[Block] = [words("night-summary-title", title=quote_text(night.plan.title))]
    if pictures:
        # Everything on it stands in the texts, too.
        blocks.append(PendingPicture("night", make_poster(night, summary, words, names), facts))
    blocks.append(facts)
    best = summary.best
    if best is not None and best.match is not None and best.outcome is not None:
        blocks.append(
            words(
                "night-summary-best",
                names=list_names(night, summary.best_people, words, names),
                game=game_title(best.match.game, words),
                result=renderer_of(best.match.game).summarize_result(best.outcome, words),
            )
        )
    if summary.board:
        rows = _render_rows(night, summary.board[:_SUMMARY_ROWS], words, names)
        blocks.append("\n".join((words("night-summary-board"), *rows)))
    if summary.awards:
        blocks.append("\n".join(_describe_award(night, award, words, names) for award in summary.awards))
    blocks.append(words("night-summary-thanks"))
    buttons = [Button(words("button-night-board"), CustomId(night.id, 0, "night-board"))]
    if best is not None and best.match is not None:
        buttons.append(Button(words("button-night-best"), CustomId(best.match.id, 0, "replay")))
    return Layout((*blocks, tuple(buttons)), NIGHT_COLOUR)


def render_end_question(night: NightRecord, playing: int, words: Words) -> Layout:
    """Ask whether a night is to end although tables are playing."""
    button = Button(words("button-night-end"), CustomId(night.id, 0, "night-end"), ButtonStyle.DANGER)
    return Layout((words("night-end-question", count=playing), (button,)), NIGHT_COLOUR)


def render_past(nights: Sequence[PastNight], guild: int, words: Words, names: MemberNames) -> Layout:
    """Render the last nights of a server, and who came to most of those of the last months."""
    rows = [
        words(
            "night-past-row",
            date=format_dt(one.night.started or one.night.created, "d"),
            title=quote_text(one.night.plan.title),
            people=one.people,
            rounds=one.rounds,
            winner="none" if one.winner is None else names.of(guild, one.winner, words),
        )
        for one in nights
    ]
    blocks: list[Block] = [words("night-past-title"), fit_rows(rows, words)]
    regulars = _count_regulars(nights)
    if regulars:
        listed = words.enumerate(
            words("night-regular", name=names.of(guild, user, words), count=count) for user, count in regulars
        )
        blocks.append(words("night-regulars", names=listed))
    return Layout(tuple(blocks), NIGHT_COLOUR)


def _count_regulars(nights: Sequence[PastNight]) -> list[tuple[UserId, int]]:
    counts: dict[UserId, int] = {}
    for one in nights:
        for presence in one.night.presences:
            counts[presence.user] = counts.get(presence.user, 0) + 1
    ordered = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    return [entry for entry in ordered[:_SUMMARY_ROWS] if entry[1] > 1]


def _render_rows(
    night: NightRecord, board: Sequence[BoardRow], words: Words, names: MemberNames
) -> list[str]:
    return [
        words(
            "night-board-row",
            place=_MEDALS.get(row.place, f"{row.place}."),
            name=names.of(night.guild, row.person, words),
            points=format_points(row.points, words),
            most=100 * row.rounds,
        )
        for row in board
    ]


def _describe_award(night: NightRecord, award: Award, words: Words, names: MemberNames) -> str:
    who = list_names(night, award.people, words, names)
    return words(f"night-award-{award.code}", names=who, count=award.count)
