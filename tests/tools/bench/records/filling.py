"""Writing a million matches as the store would have, in bulk."""

import hashlib
import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

from sqlalchemy import Connection, Index, make_url, text

from data.async_engine import AsyncConnection, create_async_engine
from data.migrations.versions.r0003_user_sums import sum_up_results
from data.records import LeaderboardKey
from data.results.results import EVERYWHERE
from data.results.seasons import ALL_TIME, Season
from data.schema import metadata
from engine.registry import RULESETS
from engine.ruleset import deal
from engine.shuffle import Chance
from tests.tools.bench.records.crowd import Crowd, Played, guild_id, is_sharing

Row = dict[str, object]
"""The values of a row, by column."""
_BATCH = 20_000
_ACTION = '{"kind":"play_card","card":42,"pile":1}'
_EVENTS = '[{"kind":"card_played","seat":0,"card":42,"pile":1},{"kind":"turn_ended","seat":0,"laid":2}]'
_OUTCOME = '{"beaten":false,"score":%d,"reason":"duty-not-met","seat":1,"facts":{"hands":7,"draw_pile":3}}'


class Loader(Protocol):
    """Inserts many rows into one kind of database."""

    async def load(self, table: str, rows: list[Row]) -> None:
        """Insert rows, which name the same columns in the same order."""

    def moment(self, at: datetime) -> object:
        """Write a moment as the store would."""


class SqliteLoader:
    """Inserts rows into a SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def load(self, table: str, rows: list[Row]) -> None:
        """Insert rows."""
        names, marks = ", ".join(rows[0]), ", ".join("?" * len(rows[0]))
        # Names of this module alone.
        query = f"INSERT INTO {table} ({names}) VALUES ({marks})"  # noqa: S608
        self._connection.executemany(query, (tuple(row.values()) for row in rows))
        self._connection.commit()

    def moment(self, at: datetime) -> object:
        """Write a moment as text without a zone."""
        return at.replace(tzinfo=None).isoformat(" ", "microseconds")


class PostgresqlLoader:
    """Inserts rows into a PostgreSQL server."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def load(self, table: str, rows: list[Row]) -> None:
        """Copy rows."""
        driver = (await self._connection.get_raw_connection()).driver_connection
        assert driver is not None
        records = (tuple(row.values()) for row in rows)
        await driver.copy_records_to_table(table, records=records, columns=tuple(rows[0]))

    def moment(self, at: datetime) -> object:
        """Leave a moment to the driver."""
        return at


async def fill(url: str, crowd: Crowd) -> None:
    """Fill a database whose tables are made and empty."""
    address = make_url(url)
    is_sqlite = address.get_backend_name() == "sqlite"
    driver = "sqlite+aiosqlite" if is_sqlite else "postgresql+asyncpg"
    engine = create_async_engine(address.set(drivername=driver), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.run_sync(_each, Index.drop)
        if is_sqlite:
            file = sqlite3.connect(str(address.database))
            file.execute("PRAGMA synchronous = OFF")
            await _fill(SqliteLoader(file), crowd)
            file.close()
        else:
            await _fill(PostgresqlLoader(connection), crowd)
        await connection.run_sync(_each, Index.create)
        await connection.run_sync(sum_up_results)
        await _settle(connection)
    await engine.dispose()


async def _fill(loader: Loader, crowd: Crowd) -> None:
    await _load_teams(loader, crowd)
    leaderboards: dict[LeaderboardKey, int] = {}
    bests: dict[tuple[int, int, int, int], Played] = {}
    history = Counter[int]()
    counts = Counter[tuple[int, int, str, str]]()
    states = {
        (slug, seats): ruleset.states.dump_json(
            deal(ruleset, seats, ruleset.options(), Chance(b"unspoken" * 4))
        ).decode()
        for slug, ruleset in RULESETS.items()
        for seats in ruleset.seats
    }
    rows = defaultdict[str, list[Row]](list)
    for played in crowd.play():
        key = played.team.key
        if key not in leaderboards:
            leaderboards[key] = len(leaderboards) + 1
            rows["leaderboard"].append({"id": leaderboards[key], **_key(key), "day": ""})
        _write(rows, loader, played, leaderboards[key], states[key.game, key.seats], counts)
        _rank(bests, played, leaderboards[key])
        history[guild_id(played.guild)] += 1
        if len(rows["match"]) >= _BATCH:
            await _flush(loader, rows)
    rows["guild_match_count"] = [{"guild_id": guild, "matches": count} for guild, count in history.items()]
    rows["user_counter"] = [
        {"user_id": user, "guild_id": guild, "game": game, "name": name, "total": total}
        for (user, guild, game, name), total in counts.items()
    ]
    rows["leaderboard_entry"] = [
        {
            "leaderboard_id": leaderboard,
            "guild_id": guild,
            "season": season,
            "team_id": team,
            "match_id": best.number,
            "score": best.score,
            "violations": best.violations,
            "ended": loader.moment(best.ended),
        }
        for (team, leaderboard, guild, season), best in bests.items()
    ]
    await _flush(loader, rows)


async def _flush(loader: Loader, rows: dict[str, list[Row]]) -> None:
    # In the order in which one points at another.
    for table in metadata.sorted_tables:
        if rows[table.name]:
            await loader.load(table.name, rows[table.name])
            rows[table.name] = []


async def _load_teams(loader: Loader, crowd: Crowd) -> None:
    keys = ((team.number, ",".join(map(str, sorted(team.people)))) for team in crowd.teams)
    await loader.load(
        "team", [{"id": number, "key": hashlib.sha256(key.encode()).hexdigest()} for number, key in keys]
    )
    members: list[Row] = [
        {"team_id": team.number, "position": position, "user_id": user}
        for team in crowd.teams
        for position, user in enumerate(team.people)
    ]
    await loader.load("team_member", members)
    shared: list[Row] = [
        {"guild_id": guild_id(guild)} for guild in range(crowd.size.guilds) if is_sharing(guild)
    ]
    await loader.load("shared_guild", shared)


def _key(key: LeaderboardKey) -> Row:
    return {"game": key.game, "options": key.options, "seats": key.seats, "companions": key.companions}


def _write(
    rows: dict[str, list[Row]],
    loader: Loader,
    played: Played,
    leaderboard: int,
    state: str,
    counts: Counter[tuple[int, int, str, str]],
) -> None:
    number, key, guild = played.number, played.team.key, guild_id(played.guild)
    started, ended = loader.moment(played.started), loader.moment(played.ended)
    finished = played.score is not None
    rows["match"].append(
        {
            "id": number,
            **_key(key),
            "seed": hashlib.sha256(b"%d" % number).hexdigest(),
            "rules_version": 1,
            "initial_state": state,
            "guild_id": guild,
            "channel_id": guild + played.team.number % 5,
            "locale": "en-US",
            "created": started,
            "started": started,
            "last_active": ended,
            "ended": ended,
            "ending": "finished" if finished else "abandoned",
            "outcome": _OUTCOME % played.score if played.score is not None else None,
            "score": played.score,
            "steps": 1,
            "violations": played.violations,
            "leaderboard_id": leaderboard if finished else None,
            "team_id": played.team.number if finished else None,
            "counters": '{"lives":2}' if finished else None,
        }
    )
    for seat, user in enumerate(played.team.people):
        counters = None
        if finished:
            rows["result_player"].append(
                {
                    "user_id": user,
                    "match_id": number,
                    "guild_id": guild,
                    "leaderboard_id": leaderboard,
                    "team_id": played.team.number,
                    "score": played.score,
                    "violations": played.violations,
                    "seconds": round((played.ended - played.started).total_seconds()),
                    "ended": ended,
                }
            )
            counted = {"cards": 10 + (number + seat) % 30, "tricks": number % 3}
            counters = json.dumps(counted)
            for name, count in counted.items():
                counts[user, guild, key.game, name] += count
        rows["match_player"].append(
            {
                "match_id": number,
                "position": seat,
                "user_id": user,
                "seat": seat,
                "joined": started,
                "counters": counters,
            }
        )
    rows["match_step"].append(
        {"match_id": number, "step": 1, "seat": 0, "action": _ACTION, "events": _EVENTS, "at": ended}
    )


def _rank(bests: dict[tuple[int, int, int, int], Played], played: Played, leaderboard: int) -> None:
    if played.score is None:
        return
    here = guild_id(played.guild)
    for guild in (here, EVERYWHERE) if is_sharing(played.guild) else (here,):
        for season in (ALL_TIME, Season.of(played.ended).number):
            entry = (played.team.number, leaderboard, guild, season)
            # Matches come in the order they ended, so an equal one is the later one.
            if entry not in bests or _worth(played) < _worth(bests[entry]):
                bests[entry] = played


def _worth(played: Played) -> tuple[int, int]:
    return played.score or 0, played.violations


def _each(connection: Connection, change: Callable[[Index, Connection], None]) -> None:
    """Drop the indexes before rows are inserted in bulk, or create them again."""
    for table in metadata.sorted_tables:
        for index in sorted(table.indexes, key=lambda index: str(index.name)):
            change(index, connection)


async def _settle(connection: AsyncConnection) -> None:
    """Bring the database to rest: a checkpoint, and on PostgreSQL the sequences and statistics."""
    if connection.dialect.name == "sqlite":
        await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        return
    for table in ("match", "team", "leaderboard"):
        # Names of this module alone.
        last = f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT max(id) FROM {table}))"  # noqa: S608
        await connection.execute(text(last))
    await connection.execute(text("VACUUM (ANALYZE)"))
    await connection.execute(text("CHECKPOINT"))


def now() -> datetime:
    """Return the time at which the simulated play ends."""
    return datetime.now(UTC)
