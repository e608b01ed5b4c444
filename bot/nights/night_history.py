"""The nights a server has had, by season: who came how often, and the best of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.nights.refusals import NoPastNights
from bot.nights.round_status import RoundStatus, rank_night
from bot.nights.rounds import GameRounds
from bot.nights.summary import BestTable, find_best_table
from data.nights.records import NightRecord
from data.records import GuildId, UserId
from data.results.seasons import Season
from data.store import Store

LISTED: Final = 10
"""How many nights of a season are listed, the last ones."""
MAX_COMPARED: Final = 30
"""Among how many nights of a season the best is sought, the last ones."""


@dataclass(frozen=True, slots=True)
class PastNight:
    """A night that a server has had."""

    night: NightRecord
    people: int
    rounds: int
    winner: UserId | None
    """Who was first on its board, if it was one person."""


@dataclass(frozen=True, slots=True)
class NightSeason:
    """The nights of a season (rulings: B7); a night belongs to the season in which its first round began."""

    season: Season
    now: Season
    seasons: tuple[Season, ...]
    """Every season in which there was a night, the last one first."""
    count: int
    nights: tuple[PastNight, ...]
    """The last ones, the very last first."""
    regulars: tuple[tuple[UserId, int], ...]
    """Who came to how many nights, most first."""
    fullest: PastNight
    """The night with most people; of several the last."""
    best: tuple[NightRecord, BestTable] | None
    """The table that came furthest in its game, and its night; of several the last."""


class NightHistory:
    """Reads the nights that are over."""

    def __init__(self, store: Store, rounds: GameRounds, now: Callable[[], datetime]) -> None:
        """Read from this store; `now` says which season this is."""
        self._store = store
        self._rounds = rounds
        self._now = now

    async def get_season(self, guild: GuildId, season: Season | None = None) -> NightSeason:
        """Return a season's nights; those of the last one with nights if none is named, or it had none.

        Raises:
            NoPastNights: the server has had no night.
        """
        nights = await self._store.night_rounds.list_past(guild)
        if not nights:
            raise NoPastNights
        seasons = tuple(sorted({_find_season(night) for night in nights}, reverse=True))
        shown_season = season if season in seasons else seasons[0]
        chosen = [night for night in nights if _find_season(night) == shown_season]
        played = [(night, await self._rounds.list_rounds(night.id)) for night in chosen[:MAX_COMPARED]]
        best = [
            (night, best_table)
            for night, rounds in played
            if (best_table := find_best_table(rounds)) is not None
        ]
        past = [_describe(night, rounds) for night, rounds in played]
        return NightSeason(
            season=shown_season,
            now=Season.of(self._now()),
            seasons=seasons,
            count=len(chosen),
            nights=tuple(past[:LISTED]),
            regulars=_count_regulars(chosen),
            fullest=max(past, key=lambda one: one.people),
            best=max(best, key=lambda one: one[1].share, default=None),
        )


def _find_season(night: NightRecord) -> Season:
    return Season.of(night.started or night.created)


def _describe(night: NightRecord, rounds: Sequence[RoundStatus]) -> PastNight:
    board = rank_night(rounds)
    alone = len(board) == 1 or (len(board) > 1 and board[1].place > 1)
    winner = UserId(board[0].person) if alone else None
    return PastNight(night, len(night.presences), len(rounds), winner)


def _count_regulars(nights: Sequence[NightRecord]) -> tuple[tuple[UserId, int], ...]:
    counts = Counter(presence.user for night in nights for presence in night.presences)
    return tuple(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))
