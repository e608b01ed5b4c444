"""The page of a day's deal: what proves it for each number of people, and its board."""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta

from pydantic import ValidationError

from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout, Row, Separator, rows
from bot.renderers import playable_games, renderer_of
from bot.renderers.deal import format_day
from bot.words import Words
from data.records import LeaderboardKey, MatchId
from engine.model import Options
from engine.shuffle import Chance

ROWS = 8
"""Rows a page of the board: a row costs three of the forty components that Discord takes."""
_COLOUR = 0xE0A526
_DAY_LONG = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class DealPage:
    """Which page is shown; all of it fits into a button."""

    day: date
    game: str
    options: Options
    seats: int = 0
    """Whose board is shown, by the number of people; 0 for the deal itself."""
    everywhere: bool = False
    page: int = 1
    """The board's page."""

    @property
    def argument(self) -> str:
        """The page as a button carries it: day, seats, scope, page, game, and the chosen options."""
        scope = "e" if self.everywhere else "h"
        options = self.options.model_dump_json(exclude_defaults=True)
        return f"{self.day:%Y%m%d}/{self.seats}/{scope}/{self.page}/{self.game}/{options}"

    @classmethod
    def read(cls, argument: str) -> "DealPage | None":
        """Read a button's argument; `None` if it is none of ours."""
        try:
            day, seats, scope, page, game, options = argument.split("/", 5)
            return cls(
                datetime.strptime(day, "%Y%m%d").replace(tzinfo=UTC).date(),
                game,
                playable_games()[game].options.model_validate(json.loads(options), strict=False),
                int(seats),
                scope == "e",
                int(page),
            )
        except (ValueError, KeyError, ValidationError):
            return None

    @property
    def key(self) -> LeaderboardKey:
        """The board of this page."""
        return LeaderboardKey(self.game, self.options.model_dump_json(), self.seats, self.day)

    def of(self, seats: int) -> "DealPage":
        """Return the page of a board, or of the deal itself for 0."""
        return replace(self, seats=seats, page=1)

    @property
    def custom_id(self) -> CustomId:
        """The press that leads here."""
        return CustomId(0, 0, "deal-page", self.argument)


@dataclass(frozen=True, slots=True)
class Told:
    """What one person may be told of a day's deal."""

    chances: Mapping[int, Chance]
    """The deal for each number of people."""
    kept: Collection[int]
    """For how many people its seed is not told yet."""
    tried: Mapping[int, MatchId]
    """Where the person has used their try."""
    over: bool
    """Whether the day is over."""


def overview(page: DealPage, told: Told, words: Words) -> Layout:
    """Show a day's deal: its codes while the day lasts, its seeds afterwards."""
    midnight = datetime.combine(page.day + _DAY_LONG, time(), UTC)
    lines = [words("deal-explained")]
    if told.over:
        lines.append(words("deal-over"))
    else:
        lines.append(words("deal-until", when=f"<t:{int(midnight.timestamp())}:R>"))
        if not told.tried:
            lines.append(words("deal-untried"))
    codes = "\n".join(_code(count, told, words) for count in told.chances)
    leaderboards = tuple(
        Button(words("button-deal-leaderboard", seats=count), page.of(count).custom_id)
        for count in told.chances
    )
    moves: list[Button] = []
    if not told.over:
        moves.append(
            Button(words("button-deal-open"), CustomId(0, 0, "deal-open", page.argument), ButtonStyle.SUCCESS)
        )
    moves.append(Button(words("button-deal-before"), replace(page, day=page.day - _DAY_LONG).custom_id))
    if told.over:
        moves.append(Button(words("button-deal-after"), replace(page, day=page.day + _DAY_LONG).custom_id))
    return Layout(
        (*_head(page, words), "\n".join(lines), Separator(), codes, *rows(leaderboards), tuple(moves)),
        _COLOUR,
    )


def board(
    page: DealPage,
    lines: Collection[Block],
    *,
    own: Block | None,
    pages: int,
    teams: int,
    shared: bool,
    over: bool,
    words: Words,
) -> Layout:
    """Show the board of a day's deal for one number of people."""
    blocks: list[Block] = [*_head(page, words)]
    scope = "everywhere" if page.everywhere else "here"
    blocks.append(words("deal-leaderboard-title", seats=page.seats, scope=scope))
    if lines:
        blocks += lines
    else:
        blocks.append(words("deal-leaderboard-empty-over" if over else "deal-leaderboard-empty"))
    if own is not None:
        blocks += [Separator(), own]
    if teams:
        blocks.append(words("deal-leaderboard-page", teams=teams, page=page.page, pages=pages))
    turning: Row = (
        Button(
            words("button-page-back"), replace(page, page=page.page - 1).custom_id, disabled=page.page <= 1
        ),
        Button(
            words("button-page-on"), replace(page, page=page.page + 1).custom_id, disabled=page.page >= pages
        ),
    )
    leading: list[Button] = [Button(words("button-deal-overview"), page.of(0).custom_id)]
    if shared:
        other = replace(page, everywhere=not page.everywhere, page=1)
        code = "button-scope-here" if page.everywhere else "button-scope-everywhere"
        leading.append(Button(words(code), other.custom_id))
    return Layout((*blocks, *([turning] if pages > 1 else []), tuple(leading)), _COLOUR)


def _head(page: DealPage, words: Words) -> tuple[str, str]:
    options = renderer_of(page.game).describe_options(page.options, words)
    return (
        words("deal-title", game=words(f"game-{page.game}")),
        words("deal-subtitle", day=format_day(page.day, words), options=options),
    )


def _code(count: int, told: Told, words: Words) -> str:
    chance = told.chances[count]
    if count not in told.kept:
        line = words("deal-told", seats=count, seed=chance.hex)
    elif told.over:
        line = words("deal-kept", seats=count, hash=chance.commitment)
    else:
        line = words("deal-hash", seats=count, hash=chance.commitment)
    tried = told.tried.get(count)
    return line if tried is None else f"{line}\n{words('deal-tried', match=str(tried))}"
