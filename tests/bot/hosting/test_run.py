import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy import text
from yarl import URL

from bot import cli
from bot.devtools.sandbox import Sandbox
from bot.hosting.invite import OPTIONAL_PERMISSIONS, PERMISSIONS, invite_link
from bot.hosting.run import run
from bot.process.exit_status import ExitStatus
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings
from data.database import Database
from data.processes.database_lock import lock_database
from data.store import Store
from tests.bot.settings.test_settings import TOKEN

APPLICATION = 1_200_000_000_000_000_001


@pytest.fixture(autouse=True)
def _back_to_discord() -> Iterator[None]:
    base, gateway, cdn = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = base, gateway, cdn


def settings(folder: Path, **given: object) -> Settings:
    """Return settings that nothing but the test decides."""
    defaults = {"discord_token": TOKEN, "database_url": f"sqlite:///{folder}/unspoken.sqlite3"}
    return Settings.model_validate({**defaults, **given})


def at(sandbox: Sandbox) -> dict[str, object]:
    """Return the settings that lead to a sandbox."""
    return {"discord_api": sandbox.api_url, "discord_gateway": sandbox.gateway_url}


def test_every_way_to_end_has_its_own_status() -> None:
    values = [reason.value for reason in ExitStatus]
    assert len(set(values)) == len(values)
    assert values[0] == ExitStatus.DONE.value == 0
    # 1 and 2 are Python's own, from 126 on the shell speaks.
    assert all(2 < value < 126 for value in values[1:])


def test_both_addresses_lead_to_another_discord() -> None:
    use_endpoints("http://127.0.0.1:1/api/v10", "ws://127.0.0.1:1/gateway")
    assert Route.BASE == "http://127.0.0.1:1/api/v10"
    assert URL("ws://127.0.0.1:1/gateway") == DiscordWebSocket.DEFAULT_GATEWAY


def test_behind_a_proxy_for_rate_limits_avatars_come_from_discord() -> None:
    use_endpoints("http://127.0.0.1:8080/api/v10", "wss://gateway.discord.gg")
    assert Route.BASE == "http://127.0.0.1:8080/api/v10"
    assert discord.Asset.BASE == "https://cdn.discordapp.com"


def test_without_addresses_it_is_discord_itself() -> None:
    use_endpoints(None, None)
    assert Route.BASE.startswith("https://discord.com/")


@pytest.mark.parametrize("addresses", [("http://127.0.0.1", None), (None, "ws://127.0.0.1")])
def test_one_address_alone_leads_nowhere(addresses: tuple[str | None, str | None]) -> None:
    with pytest.raises(ValueError, match="set both or neither"):
        use_endpoints(*addresses)
    assert Route.BASE.startswith("https://discord.com/")


async def test_one_address_alone_is_a_wrong_setting(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = await run(settings(tmp_path, discord_api="http://127.0.0.1"))
    assert ended is ExitStatus.SETTINGS_WRONG
    assert "set both or neither" in capsys.readouterr().err


async def test_without_a_token_nothing_is_begun(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run(settings(tmp_path, discord_token=None)) is ExitStatus.TOKEN_MISSING
    assert "DISCORD_TOKEN" in capsys.readouterr().err
    assert os.listdir(tmp_path) == []  # noqa: PTH208 - an empty folder, whichever way one looks


@pytest.mark.parametrize(
    "address",
    [
        "sqlite+aiosqlite:///{folder}/file/unspoken.sqlite3",
        "postgresql+asyncpg://ada:hunter2@127.0.0.1:1/unspoken",
        "mysql://ada:hunter2@127.0.0.1/unspoken",
        "hunter2",
    ],
)
async def test_a_database_that_is_not_there_is_named_without_its_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    (tmp_path / "file").write_text("not a folder")
    wanted = settings(tmp_path, database_url=address.format(folder=tmp_path))
    assert await run(wanted) is ExitStatus.DATABASE_UNREACHABLE
    output = capsys.readouterr().err
    assert len(output.splitlines()) == 1
    assert "check DATABASE_URL" in output
    assert "hunter2" not in output


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql://ada:one@hunter2@127.0.0.1/unspoken", "write %40"),
        ("postgresql://ada:one@hunter2?3@127.0.0.1/unspoken", "write %40"),
        ("mysql://ada:one@hunter2@127.0.0.1/unspoken", "write %40"),
        ("postgresql://ada:hunter2@127.0.0.1:99999/unspoken", "port is not between 1 and 65535"),
        ("postgresql://ada:hunter2%00@127.0.0.1/unspoken", "%00"),
        ("sqlite:///var/a%00hunter2.sqlite3", "%00"),
        ("postgresql://ada:hunter2@127.0.0.1/unspoken?channel_binding=require", "take channel_binding out"),
        ("postgresql://ada:hunter2@127.0.0.1/unspoken?gssencmode=require", "take gssencmode out"),
        ("postgresql://ada:hunter2@127.0.0.1/unspoken?sslmode=always", "sslmode is one of"),
        ("postgresql://ada:hunter2@127.0.0.1/unspoken?connect_timeout=soon", "number of seconds"),
        ("postgresql://ada:hunter2@127.0.0.1/unspoken?pgbouncer=true", "'pgbouncer'"),
    ],
)
async def test_an_address_that_cannot_be_followed_is_a_wrong_setting(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str, reason: str
) -> None:
    assert await run(settings(tmp_path, database_url=address)) is ExitStatus.SETTINGS_WRONG
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("unspoken: DATABASE_URL cannot be used: ")
    assert reason in line
    assert "hunter2" not in line


async def test_the_database_of_a_newer_program_is_not_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = settings(tmp_path)
    await (await Store.open(wanted.database_url.get_secret_value())).close()
    database = Database(wanted.database_url.get_secret_value())
    async with database.begin_write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()
    assert await run(wanted) is ExitStatus.DATABASE_VERSION
    assert "9999" in capsys.readouterr().err


async def test_a_database_of_before_the_first_release_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = settings(tmp_path)
    database = Database(wanted.database_url.get_secret_value())
    async with database.begin_write() as connection:
        await connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        await connection.execute(text("INSERT INTO alembic_version VALUES ('0003')"))
    await database.close()
    assert await run(wanted) is ExitStatus.DATABASE_VERSION
    output = capsys.readouterr().err
    assert "before the first release" in output
    assert "Traceback" not in output


async def test_a_python_with_an_old_sqlite_is_told_how_to_get_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 34, 1))
    monkeypatch.setattr("sqlite3.sqlite_version", "3.34.1")
    assert await run(settings(tmp_path)) is ExitStatus.DATABASE_VERSION
    output = capsys.readouterr().err
    assert "SQLite 3.35 or newer is needed and this Python has 3.34.1" in output
    assert "uv run --managed-python" in output
    assert os.listdir(tmp_path) == []  # noqa: PTH208 - an empty folder, whichever way one looks


async def test_a_second_bot_on_a_database_ends_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = settings(tmp_path)
    async with lock_database(wanted.database_url.get_secret_value()):
        assert await run(wanted) is ExitStatus.DATABASE_IN_USE
    assert "Another Unspoken runs on this database" in capsys.readouterr().err


async def test_a_bot_whose_database_another_bot_has_taken_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = asyncio.Event()

    @contextlib.asynccontextmanager
    async def lock_that_is_lost(_address: str) -> AsyncIterator[asyncio.Event]:
        yield taken

    monkeypatch.setattr("bot.hosting.run.lock_database", lock_that_is_lost)
    async with Sandbox(token=TOKEN) as sandbox:
        running = asyncio.create_task(run(settings(tmp_path, card_emojis=False, **at(sandbox))))
        await sandbox.bot_ready()
        taken.set()
        assert await running is ExitStatus.DATABASE_IN_USE
    assert "Another Unspoken runs on this database" in capsys.readouterr().err


async def test_a_token_that_discord_refuses_ends_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox(token="another") as sandbox:  # noqa: S106 - opens this sandbox alone
        assert await run(settings(tmp_path, **at(sandbox))) is ExitStatus.TOKEN_REFUSED
    output = capsys.readouterr().err
    assert "DISCORD_TOKEN" in output
    assert TOKEN not in output


async def test_an_intent_that_is_not_granted_ends_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox(token=TOKEN) as sandbox:
        wanted = settings(tmp_path, message_content=True, **at(sandbox))
        assert await run(wanted) is ExitStatus.INTENT_NOT_GRANTED
    assert "MESSAGE_CONTENT=off" in capsys.readouterr().err


async def test_an_event_that_cannot_be_read_is_logged_once_and_the_bot_connects_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.hosting.run._FIRST_WAIT", 0.01)
    async with Sandbox(token=TOKEN) as sandbox:
        running = asyncio.create_task(run(settings(tmp_path, card_emojis=False, **at(sandbox))))
        for _ in range(2):
            await sandbox.bot_ready()
            (session,) = sandbox.gateway.live
            session.push("INTERACTION_CREATE", {"no": "interaction"})
            await sandbox.bot_gone()
        await sandbox.bot_ready()
        assert not running.done()
        os.kill(os.getpid(), signal.SIGTERM)
        assert await running is ExitStatus.DONE
    broken = [one for one in caplog.records if "broke off" in one.getMessage()]
    assert ["KeyError" in one.getMessage() for one in broken] == [True, True]
    assert [bool(one.exc_info) for one in broken] == [True, False]
    caplog.clear()


def test_the_invitation_asks_for_the_permissions_that_have_a_reason() -> None:
    link = URL(invite_link(APPLICATION))
    assert link.query["client_id"] == str(APPLICATION)
    assert set(link.query["scope"].split()) == {"bot", "applications.commands"}
    asked = discord.Permissions(int(link.query["permissions"]))
    assert asked == discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    assert all(PERMISSIONS.values())
    assert not asked.administrator
    assert not asked.manage_messages


def test_the_application_is_read_from_the_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert cli.main(["invite"]) == ExitStatus.DONE
    output = capsys.readouterr().out
    assert invite_link(APPLICATION) in output
    assert TOKEN not in output
    assert all(name in output for name in (*PERMISSIONS, *OPTIONAL_PERMISSIONS))


@pytest.mark.parametrize("token", ["", "nonsense", "YWRh.b.c", "====", "ÄÖÜ.b.c"])
def test_a_token_without_an_application_gives_no_link(
    token: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", token)
    ended = cli.main(["invite"])
    output = capsys.readouterr()
    assert ended == ExitStatus.TOKEN_MISSING
    assert output.out == ""
    assert "DISCORD_TOKEN" in output.err
