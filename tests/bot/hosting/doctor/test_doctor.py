import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy import inspect, text

from bot.devtools.sandbox import Guild, Sandbox
from bot.hosting.doctor import connection
from bot.hosting.doctor.command import check_database, examine
from bot.hosting.doctor.connection import check_permissions
from bot.hosting.doctor.diagnosis import Severity, good
from bot.hosting.invite import PERMISSIONS
from bot.process.exit_status import ExitStatus
from bot.settings.environment import Settings
from data.address import parse_url
from data.async_engine import create_async_engine
from data.database import Database
from data.migration import newest_revision
from data.processes.database_lock import lock_database
from tests.data.databases import copy_migrated_sqlite, database_url

__all__ = ["database_url"]

TOKEN = "MTIwMDAwMDAwMDAwMDAwMDAwMQ.doctor.token"  # noqa: S105 - opens the sandbox alone


@pytest.fixture(autouse=True)
def _back_to_discord() -> Iterator[None]:
    base, gateway, cdn = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = base, gateway, cdn


@pytest.fixture(autouse=True)
def _draw_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the child process to the one test that is about it."""
    monkeypatch.setattr("bot.hosting.doctor.command.playable_games", dict)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(token=TOKEN, granted_intents={"message_content"}) as opened:
        yield opened


@pytest.fixture
def guild(sandbox: Sandbox) -> Guild:
    return sandbox.add_guild("Game night")


async def report(sandbox: Sandbox, folder: Path, **given: object) -> tuple[ExitStatus, str]:
    """Examine a bot whose Discord is the sandbox."""
    settings = {
        "discord_token": TOKEN,
        "database_url": await copy_migrated_sqlite(folder),
        "message_content": True,
        "discord_api": sandbox.api_url,
        "discord_gateway": sandbox.gateway_url,
        **given,
    }
    out = StringIO()
    ended = await examine(Settings.model_validate(settings), out)
    return ended, out.getvalue()


async def test_where_all_is_well_every_line_says_so(sandbox: Sandbox, guild: Guild, tmp_path: Path) -> None:
    ended, output = await report(sandbox, tmp_path)
    assert ended is ExitStatus.DONE
    assert "✘" not in output
    assert "no bot runs on it" in output
    assert f"{guild.name}: all permissions that are needed" in output
    assert "intent is on, as MESSAGE_CONTENT says" in output
    assert TOKEN not in output


@pytest.mark.parametrize("permission", PERMISSIONS)
def test_a_missing_permission_is_named_with_its_reason(permission: str) -> None:
    own = discord.Permissions(**{name: name != permission for name in PERMISSIONS})
    found = check_permissions("Game night", own)
    assert found.severity is Severity.FAULT
    assert PERMISSIONS[permission] in found.text


def test_an_administrator_lacks_nothing() -> None:
    found = check_permissions("Game night", discord.Permissions(administrator=True))
    assert found == good("Game night: all permissions.")


async def test_a_running_bot_is_not_a_fault(sandbox: Sandbox, guild: Guild, tmp_path: Path) -> None:
    del guild
    async with lock_database(await copy_migrated_sqlite(tmp_path)):
        ended, output = await report(sandbox, tmp_path)
    assert ended is ExitStatus.DONE
    assert "a bot runs on it" in output


async def test_a_database_that_is_not_there_yet_is_left_alone(sandbox: Sandbox, tmp_path: Path) -> None:
    missing = tmp_path / "other" / "unspoken.sqlite3"
    ended, output = await report(sandbox, tmp_path, database_url=f"sqlite:///{missing}")
    assert ended is ExitStatus.DONE
    assert "There is no database yet" in output
    assert "The bot is on no server yet" in output
    assert not missing.parent.exists()


async def test_a_database_that_cannot_be_reached_is_named_without_its_password(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    address = "postgresql://ada:hunter2@127.0.0.1:1/unspoken"
    ended, output = await report(sandbox, tmp_path, database_url=address)
    assert ended is ExitStatus.FAULTS_FOUND
    assert "check DATABASE_URL" in output
    assert "hunter2" not in output


async def examine_tables(address: str) -> list[str]:
    """Return the sentences about the tables, before the drawing."""
    return [f"{line.severity.value} {line.text}" async for line in check_database(address)]


async def read_everything(address: str) -> object:
    """Return the schema and the revision of a database."""
    engine = create_async_engine(parse_url(address))
    async with engine.connect() as connection:
        tables = await connection.run_sync(lambda bound: sorted(inspect(bound).get_table_names()))
        revisions = [
            (await connection.execute(text("SELECT version_num FROM alembic_version"))).all()
            for table in tables
            if table == "alembic_version"
        ]
    await engine.dispose()
    return tables, revisions


@pytest.mark.parametrize(
    ("statements", "line"),
    [
        (
            ["UPDATE alembic_version SET version_num = 'r0002'"],
            "! The database is an older version's (r0002)",
        ),
        (["UPDATE alembic_version SET version_num = 'r9999'"], "✘ The database cannot be used: the database"),
        (["UPDATE alembic_version SET version_num = 'r9999'"], "written by a newer Unspoken (r9999)"),
        (["UPDATE alembic_version SET version_num = '4f1e'"], "is another program's (revision 4f1e)"),
        (["DELETE FROM alembic_version"], "! The database has no tables of Unspoken yet"),
    ],
)
async def test_the_tables_of_another_version_or_program_are_said_and_left_alone(
    database_url: str, statements: list[str], line: str
) -> None:
    database = Database(database_url)
    async with database.begin_write() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    before = await read_everything(database_url)
    assert line in "\n".join(await examine_tables(database_url))
    assert await read_everything(database_url) == before
    # It is lent to other tests.
    async with database.begin_write() as connection:
        await connection.execute(text("DELETE FROM alembic_version"))
        await connection.execute(
            text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": newest_revision()}
        )
    await database.close()


async def test_another_programs_file_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "songs.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE song (title TEXT)")
    before = file.read_bytes()
    lines = await examine_tables(f"sqlite:///{file}")
    assert lines[0].startswith(
        "✘ The database cannot be used: the database is another program's (table song)"
    )
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == [file.name]  # noqa: PTH208 - nothing else runs meanwhile


async def test_an_old_sqlite_is_a_fault(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await copy_migrated_sqlite(tmp_path)
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 34, 1))
    ended, output = await report(sandbox, tmp_path, database_url=address, clusters=1)
    assert ended is ExitStatus.FAULTS_FOUND
    assert "✘ SQLite 3.35 or newer is needed" in output
    assert "--managed-python" in output


async def test_an_intent_that_is_not_granted_is_a_fault(tmp_path: Path) -> None:
    async with Sandbox(token=TOKEN) as sandbox:
        ended, output = await report(sandbox, tmp_path)
    assert ended is ExitStatus.FAULTS_FOUND
    assert "does not grant the intent" in output


async def test_an_intent_that_is_not_used_is_worth_knowing(sandbox: Sandbox, tmp_path: Path) -> None:
    ended, output = await report(sandbox, tmp_path, message_content=False)
    assert ended is ExitStatus.DONE
    assert "MESSAGE_CONTENT is off: nothing is read" in output


async def test_a_token_that_discord_refuses_is_a_fault(sandbox: Sandbox, tmp_path: Path) -> None:
    ended, output = await report(sandbox, tmp_path, discord_token="another")  # noqa: S106 - opens nothing
    assert ended is ExitStatus.FAULTS_FOUND
    assert "Discord refuses the token" in output


async def test_a_missing_token_is_a_fault(sandbox: Sandbox, tmp_path: Path) -> None:
    ended, output = await report(sandbox, tmp_path, discord_token=None)
    assert ended is ExitStatus.FAULTS_FOUND
    assert "DISCORD_TOKEN is missing" in output


async def test_where_nothing_answers_it_says_what_to_check(tmp_path: Path) -> None:
    async with Sandbox(token=TOKEN) as sandbox:
        gone = {"discord_api": sandbox.api_url, "discord_gateway": sandbox.gateway_url}
    ended, output = await report(sandbox, tmp_path, **gone)
    assert ended is ExitStatus.FAULTS_FOUND
    assert "Discord cannot be reached" in output


async def test_a_clock_that_differs_is_a_fault(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "_MAX_SKEW", -1.0)
    ended, output = await report(sandbox, tmp_path)
    assert ended is ExitStatus.FAULTS_FOUND
    assert "clock differs from Discord's" in output


async def test_a_picture_is_drawn(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.hosting.doctor.command.playable_games", lambda: {"the-game": None})
    _, output = await report(sandbox, tmp_path)
    assert "✔ Pictures can be drawn." in output
