"""The pages of a day's deal: its codes for each number of players, and its leaderboards."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta

from pydantic import ValidationError

from bot.components.layout import (
    Block,
    Button,
    ButtonStyle,
    CustomId,
    Layout,
    Row,
    SelectMenu,
    SelectOption,
    Separator,
)
from bot.renderers import playable_games, renderer_of
from bot.renderers.deal import format_day
from bot.words.words import Words
from data.records import LeaderboardKey, MatchId
from engine.model import Options
from engine.shuffle import Chance

ROWS_PER_PAGE = 8
"""Rows on a page of the leaderboard: short enough to be read on a phone."""
_COLOUR = 0xE0A526
_DAY_LONG = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class DealPage:
    """Which page is shown; a button carries all of it."""

    day: date
    game: str
    options: Options
    seats: int = 0
    """The number of players whose leaderboard is shown; 0 for the overview of the deal."""
    everywhere: bool = False
    page: int = 1
    """The page of the leaderboard."""

    @property
    def argument(self) -> str:
        """The page as a button carries it: day, seats, scope, page, game, and the chosen options."""
        scope = "e" if self.everywhere else "h"
        options = self.options.model_dump_json(exclude_defaults=True)
        return f"{self.day:%Y%m%d}/{self.seats}/{scope}/{self.page}/{self.game}/{options}"

    @classmethod
    def parse(cls, argument: str) -> "DealPage | None":
        """Parse a button's argument; `None` if it cannot be parsed."""
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
        """The leaderboard of this page."""
        return LeaderboardKey(self.game, self.options.model_dump_json(), self.seats, self.day)

    def for_seats(self, seats: int) -> "DealPage":
        """Return the first page of a leaderboard, or the overview for 0."""
        return replace(self, seats=seats, page=1)

    @property
    def custom_id(self) -> CustomId:
        """The custom id of a button that leads here."""
        return CustomId(0, 0, "deal-page", self.argument)


@dataclass(frozen=True, slots=True)
class DealFacts:
    """One user's view of a day's deal."""

    chances: Mapping[int, Chance]
    """The deal for each number of players."""
    secret: Collection[int]
    """The numbers of players for which the seed is not public yet."""
    tried: Mapping[int, MatchId]
    """The match of the user's one ranked try, by the number of players."""
    over: bool
    """Whether the day is over."""
    pars: Mapping[int, int] = field(default_factory=dict)
    """Par by the number of players, where it is known and the seed is public."""


def render_overview(page: DealPage, facts: DealFacts, words: Words) -> Layout:
    """Render a day's deal; its codes and seeds are a page of their own."""
    midnight = datetime.combine(page.day + _DAY_LONG, time(), UTC)
    lines = [words("deal-explained")]
    if facts.over:
        lines.append(words("deal-over"))
    else:
        lines.append(words("deal-until", when=f"<t:{int(midnight.timestamp())}:R>"))
        if not facts.tried:
            lines.append(words("deal-untried"))
    lines += [words("deal-tried", match=str(match)) for match in facts.tried.values()]
    leaderboards = tuple(
        SelectOption(words("count-people", count=count), page.for_seats(count).argument)
        for count in facts.chances
    )
    menu = SelectMenu(CustomId(0, 0, "deal-page", "seats"), leaderboards, words("deal-choose-leaderboard"))
    actions: list[Button] = []
    if not facts.over:
        actions.append(
            Button(words("button-deal-play"), CustomId(0, 0, "deal-open", page.argument), ButtonStyle.SUCCESS)
        )
    actions.append(Button(words("button-deal-before"), replace(page, day=page.day - _DAY_LONG).custom_id))
    if facts.over:
        actions.append(Button(words("button-deal-after"), replace(page, day=page.day + _DAY_LONG).custom_id))
    check = Button(words("button-check-deal"), CustomId(0, 0, "deal-codes", page.argument))
    actions.append(check)
    return Layout(
        (
            *_render_head(page, words),
            "\n".join(lines),
            menu,
            tuple(actions),
        ),
        _COLOUR,
    )


def render_codes(page: DealPage, facts: DealFacts, words: Words) -> Layout:
    """Render the whole codes of a day's deal, and its seeds where they are public."""
    lines = [words("deal-codes-over" if facts.over else "deal-codes")]
    lines += [_describe_code(count, facts, words) for count in facts.chances]
    back = Button(words("button-deal-overview"), page.custom_id)
    return Layout((*_render_head(page, words), "\n".join(lines), (back,)), _COLOUR)


def render_deal_leaderboard(
    page: DealPage,
    lines: Sequence[str],
    *,
    own: str | None,
    pages: int,
    teams: int,
    shared: bool,
    over: bool,
    words: Words,
    replays: Sequence[Block] = (),
) -> Layout:
    """Render the leaderboard of a day's deal for one number of players."""
    blocks: list[Block] = [*_render_head(page, words)]
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
    blocks += replays
    page_buttons: Row = (
        Button(
            words("button-page-back"), replace(page, page=page.page - 1).custom_id, disabled=page.page <= 1
        ),
        Button(
            words("button-page-on"), replace(page, page=page.page + 1).custom_id, disabled=page.page >= pages
        ),
    )
    buttons: list[Button] = [Button(words("button-deal-overview"), page.for_seats(0).custom_id)]
    if shared:
        other = replace(page, everywhere=not page.everywhere, page=1)
        code = "button-scope-here" if page.everywhere else "button-scope-everywhere"
        buttons.append(Button(words(code), other.custom_id))
    return Layout((*blocks, *([page_buttons] if pages > 1 else []), tuple(buttons)), _COLOUR)


def _render_head(page: DealPage, words: Words) -> tuple[str, str]:
    options = renderer_of(page.game).describe_options(page.options, words)
    return (
        words("deal-title", game=words(f"game-{page.game}")),
        words("deal-subtitle", day=format_day(page.day, words), options=options),
    )


def _describe_code(count: int, facts: DealFacts, words: Words) -> str:
    """Describe the code of a deal, or its seed once that is public."""
    chance = facts.chances[count]
    if count not in facts.secret:
        line = words("deal-seed-public", seats=count, seed=chance.hex)
    elif facts.over:
        line = words("deal-seed-withheld", seats=count, hash=chance.commitment)
    else:
        line = words("deal-hash", seats=count, hash=chance.commitment)
    if count in facts.pars:
        line = words("deal-code-par", code=line, par=facts.pars[count])
    tried = facts.tried.get(count)
    return line if tried is None else f"{line}\n{words('deal-tried', match=str(tried))}"
