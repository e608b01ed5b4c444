"""Wrong settings: one clear line, a status of its own, no traceback, and no secret told."""

import re
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.run import Exit
from bot.sandbox import Sandbox
from data.database import Database
from data.store import Store
from tests.e2e.bot_process import BotProcess
from tests.e2e.house import environment, traffic

_ENTRY = re.compile(r"\d{4}-\d\d-\d\d [\d:,]+ (?:INFO|WARNING) ")
TOKEN = "token-that-must-not-be-told"  # noqa: S105 - it opens nothing but this sandbox


@pytest.fixture
def sandbox() -> Sandbox:
    return Sandbox(record=traffic(), token=TOKEN)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/unspoken.sqlite3"


async def line_of(process: BotProcess, status: Exit) -> str:
    """Run a bot that cannot run, and return its one line."""
    await process.start()
    try:
        assert await process.ended() == status
    finally:
        await process.stop()
    assert TOKEN not in process.log
    assert "Traceback" not in process.log
    # It got far enough to log how it starts; what stands in the way is the one line that is no entry.
    lines = [line for line in process.log.splitlines() if not _ENTRY.match(line)]
    assert len(lines) == 1, process.log
    assert lines[0].startswith("unspoken: ")
    return lines[0]


async def test_a_missing_token_is_said_to_be_missing(tmp_path: Path) -> None:
    process = BotProcess({}, tmp_path / "bot")
    assert "DISCORD_TOKEN is missing" in await line_of(process, Exit.TOKEN_MISSING)


async def test_a_setting_that_is_not_understood_is_named(tmp_path: Path) -> None:
    process = BotProcess({"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "LOUD"}, tmp_path / "bot")
    assert "LOG_LEVEL is not understood" in await line_of(process, Exit.SETTINGS_WRONG)


async def test_half_an_address_of_another_discord_is_refused(tmp_path: Path) -> None:
    process = BotProcess({"DISCORD_TOKEN": TOKEN, "DISCORD_API": "http://127.0.0.1:1"}, tmp_path / "bot")
    assert "belong together" in await line_of(process, Exit.SETTINGS_WRONG)


@pytest.mark.parametrize("token", ["another-token-than-the-right-one", "tökén"])
async def test_a_token_that_discord_refuses_is_said_to_be_refused(
    sandbox: Sandbox, url: str, tmp_path: Path, token: str
) -> None:
    async with sandbox:
        process = BotProcess(environment(sandbox, url) | {"DISCORD_TOKEN": token}, tmp_path / "bot")
        assert "Discord refuses the token" in await line_of(process, Exit.TOKEN_REFUSED)
        assert token not in process.log


async def test_a_token_that_only_the_gateway_refuses_is_said_to_be_refused(
    sandbox: Sandbox, url: str, tmp_path: Path
) -> None:
    async with sandbox:
        sandbox.gateway._token = "changed-in-the-meantime"  # noqa: S105 - as above
        process = BotProcess(environment(sandbox, url), tmp_path / "bot")
        assert "Discord refuses the token" in await line_of(process, Exit.TOKEN_REFUSED)


async def test_an_intent_that_is_not_granted_is_named(sandbox: Sandbox, url: str, tmp_path: Path) -> None:
    async with sandbox:
        settings = environment(sandbox, url) | {"MESSAGE_CONTENT": "on"}
        process = BotProcess(settings, tmp_path / "bot")
        assert "Message Content intent" in await line_of(process, Exit.INTENT_NOT_GRANTED)


@pytest.mark.parametrize(
    "address",
    [
        "sqlite+aiosqlite:///{folder}/file/unspoken.sqlite3",
        "postgresql+asyncpg://unspoken:secret-password@127.0.0.1:1/unspoken",
        "mysql://unspoken:secret-password@127.0.0.1/unspoken",
        "secret-password",
    ],
    ids=["sqlite", "postgresql", "another-kind", "no-address"],
)
async def test_a_database_out_of_reach_is_said_to_be(sandbox: Sandbox, tmp_path: Path, address: str) -> None:
    (tmp_path / "file").write_text("not a folder")
    async with sandbox:
        settings = environment(sandbox, address.format(folder=tmp_path))
        process = BotProcess(settings, tmp_path / "bot")
        line = await line_of(process, Exit.DATABASE_UNREACHABLE)
        assert "check DATABASE_URL" in line
        assert "secret-password" not in line


async def test_a_database_of_a_newer_version_is_left_alone(
    sandbox: Sandbox, url: str, tmp_path: Path
) -> None:
    await (await Store.open(url)).close()
    database = Database(url)
    async with database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'from the future'"))
    await database.close()
    async with sandbox:
        process = BotProcess(environment(sandbox, url), tmp_path / "bot")
        assert "newer Unspoken" in await line_of(process, Exit.DATABASE_NEWER)
