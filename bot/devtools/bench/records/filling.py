"""Writing a million matches as the store would have, in bulk."""

import hashlib
import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Protocol

from sqlalchemy import Connection, Index, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.devtools.bench.records.crowd import Crowd, Played, guild_id, is_sharing
from data.records import LeaderboardKey, MatchId
from data.results import EVERYWHERE
from data.schema import metadata
from data.team_bests import TeamBest, add_result
from engine.registry import RULESETS
from engine.ruleset import deal
from engine.shuffle import Chance

Row = tuple[object, ...]
_BATCH = 20_000
_COLUMNS: Mapping[str, Sequence[str]] = {
    "team": ("id", "key"),
    "team_member": ("team_id", "position", "user_id"),
    "leaderboard": ("id", "game", "options", "seats", "day"),
    "shared_guild": ("guild_id",),
    "match": (
        *(
            "id",
            "game",
            "options",
            "seats",
            "seed",
            "rules_version",
            "initial_state",
            "guild_id",
            "channel_id",
        ),
        *(
            "locale",
            "created",
            "started",
            "last_active",
            "ended",
            "ending",
            "outcome",
            "score",
            "steps",
            "violations",
        ),
        *("leaderboard_id", "team_id", "counters"),
    ),
    "match_player": ("match_id", "position", "user_id", "seat", "joined", "counters"),
    "match_step": ("match_id", "step", "seat", "action", "events", "at"),
    "result_player": (
        *("user_id", "match_id", "guild_id", "leaderboard_id", "team_id"),
        *("score", "violations", "seconds", "ended"),
    ),
    "guild_match_count": ("guild_id", "matches"),
    "user_counter": ("user_id", "guild_id", "game", "name", "total"),
    "leaderboard_entry": (
        "match_id",
        "leaderboard_id",
        "guild_id",
        "team_id",
        "score",
        "violations",
        "ended",
        "best_after",
    ),
}
_ACTION = '{"kind":"play_card","card":42,"pile":1}'
_EVENTS = '[{"kind":"card_played","seat":0,"card":42,"pile":1},{"kind":"turn_ended","seat":0,"laid":2}]'
_OUTCOME = '{"beaten":false,"score":%d,"reason":"duty-not-met","seat":1,"facts":{"hands":7,"draw_pile":3}}'


class Loader(Protocol):
    """One database's way to take many rows."""

    async def load(self, table: str, rows: list[Row]) -> None:
        """Insert rows, whose values stand in the order of the table's `_COLUMNS`."""

    def moment(self, at: datetime) -> object:
        """Write a moment as the store would."""


class SqliteLoader:
    """Rows for a file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def load(self, table: str, rows: list[Row]) -> None:
        """Insert rows."""
        columns = _COLUMNS[table]
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        # Names of this module alone.
        self._connection.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)  # noqa: S608
        self._connection.commit()

    def moment(self, at: datetime) -> object:
        """Write a moment as text without a zone."""
        return at.replace(tzinfo=None).isoformat(" ", "microseconds")


class PostgresqlLoader:
    """Rows for a server."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def load(self, table: str, rows: list[Row]) -> None:
        """Copy rows."""
        driver = (await self._connection.get_raw_connection()).driver_connection
        assert driver is not None  # noqa: S101 - for the type checker: the connection is open
        await driver.copy_records_to_table(table, records=rows, columns=_COLUMNS[table])

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
        await _settle(connection)
    await engine.dispose()


async def _fill(loader: Loader, crowd: Crowd) -> None:
    await _load_teams(loader, crowd)
    leaderboards: dict[LeaderboardKey, int] = {}
    bests = defaultdict[tuple[int, int, int], list[TeamBest]](list)
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
            rows["leaderboard"].append((leaderboards[key], key.game, key.options, key.seats, ""))
        _write(rows, loader, played, leaderboards[key], states[key.game, key.seats], counts)
        _rank(bests, played, leaderboards[key])
        history[guild_id(played.guild)] += 1
        if len(rows["match"]) >= _BATCH:
            await _flush(loader, rows)
    rows["guild_match_count"] = list(history.items())
    rows["user_counter"] = [(*name, total) for name, total in counts.items()]
    rows["leaderboard_entry"] = [
        (
            best.match,
            leaderboard,
            guild,
            team,
            best.score,
            best.violations,
            loader.moment(best.ended),
            best_after,
        )
        for (team, leaderboard, guild), of_team in bests.items()
        for best in of_team
        for best_after in [None if best.best_after is None else loader.moment(best.best_after)]
    ]
    await _flush(loader, rows)


async def _flush(loader: Loader, rows: dict[str, list[Row]]) -> None:
    # In the order in which one points at another.
    for table in _COLUMNS:
        if rows[table]:
            await loader.load(table, rows[table])
            rows[table] = []


async def _load_teams(loader: Loader, crowd: Crowd) -> None:
    digest = hashlib.sha256
    keys = ((team.number, ",".join(map(str, sorted(team.people)))) for team in crowd.teams)
    await loader.load("team", [(number, digest(key.encode()).hexdigest()) for number, key in keys])
    members = [
        (team.number, position, user) for team in crowd.teams for position, user in enumerate(team.people)
    ]
    await loader.load("team_member", list(members))
    shared = [(guild_id(guild),) for guild in range(crowd.size.guilds) if is_sharing(guild)]
    await loader.load("shared_guild", list(shared))


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
        (
            *(number, key.game, key.options, key.seats, hashlib.sha256(b"%d" % number).hexdigest()),
            *(1, state, guild, guild + played.team.number % 5, "en-US"),
            *(started, started, ended, ended, "finished" if finished else "abandoned"),
            _OUTCOME % played.score if played.score is not None else None,
            *(played.score, 1, played.violations, leaderboard if finished else None),
            *(played.team.number if finished else None, '{"lives":2}' if finished else None),
        )
    )
    for seat, user in enumerate(played.team.people):
        counters = None
        if finished:
            of_match = (number, guild, leaderboard, played.team.number, played.score, played.violations)
            seconds = round((played.ended - played.started).total_seconds())
            rows["result_player"].append((user, *of_match, seconds, ended))
            counted = {"cards": 10 + (number + seat) % 30, "tricks": number % 3}
            counters = json.dumps(counted)
            for name, count in counted.items():
                counts[user, guild, key.game, name] += count
        rows["match_player"].append((number, seat, user, seat, started, counters))
    rows["match_step"].append((number, 1, 0, _ACTION, _EVENTS, ended))


def _rank(bests: dict[tuple[int, int, int], list[TeamBest]], played: Played, leaderboard: int) -> None:
    if played.score is None:
        return
    result = TeamBest(MatchId(played.number), played.score, played.violations, played.ended)
    for guild in (
        (guild_id(played.guild), EVERYWHERE) if is_sharing(played.guild) else (guild_id(played.guild),)
    ):
        there = bests[played.team.number, leaderboard, guild]
        changes = add_result(there, result)
        for best in changes.removed:
            there.remove(best)
        # Matches come in the order they ended, so each is added and bars nothing before it.
        if changes.added is not None:
            there.append(changes.added)


def _each(connection: Connection, change: Callable[[Index, Connection], None]) -> None:
    """Drop the indexes before rows are inserted in bulk, or create them again."""
    for table in _COLUMNS:
        for index in sorted(metadata.tables[table].indexes, key=lambda index: str(index.name)):
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
    """Return the end of all play."""
    return datetime.now(UTC)
