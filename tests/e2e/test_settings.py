"""Starting: wrong settings end in one clear line and their own status; a late Discord is waited for."""

import asyncio
import re
import socket
from pathlib import Path

import pytest
from aiohttp import web
from sqlalchemy import text

from bot.devtools.sandbox import Sandbox
from bot.process.exit_status import ExitStatus
from data.database import Database
from data.store import Store
from tests.data.databases import copy_migrated_sqlite
from tests.e2e.stack import environment, traffic
from tests.e2e.unspoken_process import UnspokenProcess

_ENTRY = re.compile(r"\d{4}-\d\d-\d\d [\d:,]+ (?:INFO|WARNING) ")
TOKEN = "token-that-must-not-be-told"  # noqa: S105 - it opens nothing but this sandbox


@pytest.fixture
def sandbox() -> Sandbox:
    return Sandbox(record=traffic(), token=TOKEN)


@pytest.fixture
async def url(tmp_path: Path) -> str:
    return await copy_migrated_sqlite(tmp_path)


async def line_of(process: UnspokenProcess, status: ExitStatus) -> str:
    """Run a bot with wrong settings, and return its one line of output."""
    await process.start()
    try:
        assert await process.wait_until_ended() == status
    finally:
        await process.stop()
    assert TOKEN not in process.log
    assert "Traceback" not in process.log
    # The start is logged before; the error is the one line that is not a log entry.
    lines = [line for line in process.log.splitlines() if not _ENTRY.match(line)]
    assert len(lines) == 1, process.log
    assert lines[0].startswith("unspoken: ")
    return lines[0]


async def test_a_setting_that_is_missing_or_wrong_is_named(tmp_path: Path) -> None:
    half = {"DISCORD_TOKEN": TOKEN, "DISCORD_API": "http://127.0.0.1:1"}
    missing, loud, one = await asyncio.gather(
        line_of(UnspokenProcess({}, tmp_path / "1"), ExitStatus.TOKEN_MISSING),
        line_of(
            UnspokenProcess({"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "LOUD"}, tmp_path / "2"),
            ExitStatus.SETTINGS_WRONG,
        ),
        line_of(UnspokenProcess(half, tmp_path / "3"), ExitStatus.SETTINGS_WRONG),
    )
    assert "DISCORD_TOKEN is missing" in missing
    assert "LOG_LEVEL is not understood" in loud
    assert "belong together" in one


@pytest.mark.parametrize("token", ["another-token-than-the-right-one", "tökén"])
async def test_a_token_that_discord_refuses_is_reported(
    sandbox: Sandbox, url: str, tmp_path: Path, token: str
) -> None:
    async with sandbox:
        process = UnspokenProcess(environment(sandbox, url) | {"DISCORD_TOKEN": token}, tmp_path / "bot")
        assert "Discord refuses the token" in await line_of(process, ExitStatus.TOKEN_REFUSED)
        assert token not in process.log


async def test_a_token_that_only_the_gateway_refuses_is_reported(
    sandbox: Sandbox, url: str, tmp_path: Path
) -> None:
    async with sandbox:
        sandbox.gateway._token = "changed-in-the-meantime"  # noqa: S105 - as above
        process = UnspokenProcess(environment(sandbox, url), tmp_path / "bot")
        assert "Discord refuses the token" in await line_of(process, ExitStatus.TOKEN_REFUSED)


async def test_an_intent_that_is_not_granted_is_named(sandbox: Sandbox, url: str, tmp_path: Path) -> None:
    async with sandbox:
        settings = environment(sandbox, url) | {"MESSAGE_CONTENT": "on"}
        process = UnspokenProcess(settings, tmp_path / "bot")
        assert "Message Content intent" in await line_of(process, ExitStatus.INTENT_NOT_GRANTED)


async def test_a_database_out_of_reach_is_reported(sandbox: Sandbox, tmp_path: Path) -> None:
    address = "postgresql+asyncpg://unspoken:secret-password@127.0.0.1:1/unspoken"
    async with sandbox:
        bot = UnspokenProcess(environment(sandbox, address), tmp_path / "bot")
        line = await line_of(bot, ExitStatus.DATABASE_UNREACHABLE)
    assert "check DATABASE_URL" in line
    assert "secret-password" not in bot.log


async def test_a_database_of_a_newer_version_is_left_alone(
    sandbox: Sandbox, empty_database_url: str, tmp_path: Path
) -> None:
    await (await Store.open(empty_database_url)).close()
    database = Database(empty_database_url)
    async with database.begin_write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'r9999'"))
    await database.close()
    async with sandbox:
        process = UnspokenProcess(environment(sandbox, empty_database_url), tmp_path / "bot")
        assert "newer Unspoken" in await line_of(process, ExitStatus.DATABASE_VERSION)


async def test_a_bot_that_is_there_before_discord_connects_once_discord_is(url: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    later = Sandbox(port, record=traffic(), token=TOKEN)
    settings = {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API": f"http://127.0.0.1:{port}/api/v10",
        "DISCORD_GATEWAY": f"ws://127.0.0.1:{port}/gateway",
        "DATABASE_URL": url,
    }
    process = UnspokenProcess(settings, tmp_path / "bot")
    await process.start()
    try:
        while "Discord cannot be reached" not in process.log:
            assert process.running, process.log
            await asyncio.sleep(0.05)
        async with later:
            await later.bot_ready(timeout=60)
            assert await process.terminate() == ExitStatus.DONE
    finally:
        await process.stop()
    process.check_log()


async def test_a_bot_whose_first_connection_fails_tries_again(
    sandbox: Sandbox, url: str, tmp_path: Path
) -> None:
    served, refused = sandbox.gateway.handle, iter(range(1))

    async def flaky(request: web.Request) -> web.WebSocketResponse:
        if next(refused, None) is not None:
            raise web.HTTPBadGateway
        return await served(request)

    sandbox.gateway.handle = flaky  # type: ignore[method-assign]  # a gateway that is out of order at first
    async with sandbox:
        process = UnspokenProcess(environment(sandbox, url), tmp_path / "bot")
        await process.start()
        try:
            await sandbox.bot_ready(timeout=60)
            assert await process.terminate() == ExitStatus.DONE
        finally:
            await process.stop()
        process.check_log()
