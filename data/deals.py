"""Deals: the secret of the daily deals, the attempts at them, and who has seen a deal's cards."""

import secrets
from collections.abc import Collection, Mapping

from sqlalchemy import select, union

from data import matches
from data.async_engine import AsyncConnection
from data.database import Database, build_insert
from data.errors import AttemptUsed
from data.records import DealKind, GuildId, LeaderboardKey, MatchId, MatchRecord, UserId
from data.results import results
from data.schema import app_state, daily_attempt, match, match_player, night_round, night_table, replay_view

_STATE_KEY = "deal-secret"


class Deals:
    """The deals of a database; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get_daily_secret(self) -> str:
        """Return the secret from which daily deals are derived: 32 bytes in hex; it never changes."""
        async with self._database.begin_write() as connection:
            row = {"key": _STATE_KEY, "value": secrets.token_hex(32)}
            made = build_insert(connection.dialect.name, app_state).values(row).on_conflict_do_nothing()
            await connection.execute(made)
            stored = select(app_state.c.value).where(app_state.c.key == _STATE_KEY)
            return str((await connection.execute(stored)).scalar_one())

    async def find_attempts(self, key: LeaderboardKey, users: Collection[UserId]) -> Mapping[UserId, MatchId]:
        """Return which of these users have used their attempt at a day's deal, each with the match."""
        async with self._database.begin_read() as connection:
            leaderboard_id = await results.find_leaderboard(connection, key)
            query = select(daily_attempt).where(
                daily_attempt.c.leaderboard_id == leaderboard_id, daily_attempt.c.user_id.in_(users)
            )
            return {row.user_id: row.match_id for row in await connection.execute(query)}

    async def find_worths(self, seeds: Mapping[int, str], game: str, options: str) -> Mapping[int, str]:
        """Return the worth of deals by the number of seats, as far as a match has found it out."""
        async with self._database.begin_read() as connection:
            worths = {}
            for seats, seed in seeds.items():
                assessed = (match.c.seed == seed) & match.c.deal_worth.is_not(None)
                same = (match.c.game == game) & (match.c.options == options) & (match.c.seats == seats)
                newest = select(match.c.deal_worth).where(assessed, same).order_by(match.c.id.desc()).limit(1)
                worth = await connection.scalar(newest)
                if worth is not None:
                    worths[seats] = worth
            return worths

    async def use_attempt(self, match_id: MatchId, user: UserId) -> None:
        """Use the daily attempt of a person who takes a seat of a running ranked match.

        Raises:
            AttemptUsed: they used it in another match.
            TableGone: the match has ended.
        """
        async with self._database.begin_write() as connection:
            await use_attempts(connection, await matches.lock_match(connection, match_id), [user])

    async def unrank_match(self, match_id: MatchId) -> MatchRecord:
        """Keep a match off the leaderboards, because one of its players has seen its cards.

        Raises:
            TableGone: the match has ended.
        """
        async with self._database.begin_write() as connection:
            await matches.lock_match(connection, match_id)
            return await matches.update_match(connection, match_id, ranked=False)

    async def add_replay_view(self, match_id: MatchId, user: UserId) -> None:
        """Record that a person has seen the cards of a finished match."""
        async with self._database.begin_write() as connection:
            row = {"match_id": match_id, "user_id": user}
            noted = build_insert(connection.dialect.name, replay_view).values(row).on_conflict_do_nothing()
            await connection.execute(noted)

    async def find_users_who_saw(
        self, seed: str, users: Collection[UserId], *, but: MatchId | None = None
    ) -> frozenset[UserId]:
        """Return who held a seat in a match of this seed or viewed its replay; `but` excludes one match."""
        # A lobby may know its seed before any card is dealt.
        dealt = select(match.c.id).where(match.c.seed == seed, match.c.started.is_not(None))
        if but is not None:
            dealt = dealt.where(match.c.id != but)
        query = union(
            *(
                select(table.c.user_id).where(table.c.match_id.in_(dealt), table.c.user_id.in_(users))
                for table in (match_player, replay_view)
            )
        )
        async with self._database.begin_read() as connection:
            return frozenset((await connection.scalars(query)).all())

    async def is_dealt_now(self, seed: str, guild: GuildId) -> bool:
        """Return True if a server has a live table that plays a seed's cards, or is about to deal them."""
        # A lobby has no seed yet, but it may deal the cards of a finished match again.
        played = select(match.c.id).where(match.c.seed == seed)
        same_cards = (match.c.seed == seed) | match.c.rematch_of.in_(played)
        live = select(match.c.id).where(match.c.ended.is_(None), match.c.guild_id == guild, same_cards)
        # A table of a night's round, whose lobby is about to be opened.
        announced = (
            select(night_table.c.id)
            .join(night_round, night_round.c.id == night_table.c.round_id)
            .where(
                night_table.c.seed == seed, night_table.c.match_id.is_(None), night_round.c.ended.is_(None)
            )
        )
        async with self._database.begin_read() as connection:
            return bool(await connection.scalar(select(live.exists() | announced.exists())))


async def use_attempts(connection: AsyncConnection, record: MatchRecord, users: Collection[UserId]) -> None:
    """Use the users' attempt at the day's deal of a ranked match; do nothing for any other match.

    Raises:
        AttemptUsed: some of them used it in another match.
    """
    if record.deal is not DealKind.DAILY or not record.ranked or record.seats is None:
        return
    leaderboard_id = await results.ensure_leaderboard(
        connection, LeaderboardKey(record.game, record.options, record.seats, record.day, record.companions)
    )
    # Sorted, so that two tables lock the same rows in the same order and cannot deadlock.
    for user in sorted(users):
        row = {"leaderboard_id": leaderboard_id, "user_id": user, "match_id": record.id}
        query = build_insert(connection.dialect.name, daily_attempt).values(row).on_conflict_do_nothing()
        await connection.execute(query)
    theirs = select(daily_attempt.c.user_id).where(
        daily_attempt.c.leaderboard_id == leaderboard_id,
        daily_attempt.c.user_id.in_(users),
        daily_attempt.c.match_id != record.id,
    )
    taken = frozenset((await connection.scalars(theirs)).all())
    if taken:
        raise AttemptUsed(record.id, taken)
