"""The bot as one of several processes that share a PostgreSQL."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from weakref import WeakSet

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Unspoken
from bot.devtools.sandbox import Sandbox
from bot.hosting.run import run
from bot.process.cluster import Cluster
from bot.process.exit_status import ExitStatus
from bot.settings.environment import Settings
from data.processes import clusters, identify_turns
from data.processes.clusters import join_clusters
from data.processes.database_lock import lock_database
from data.processes.identify_turns import IdentifyTurns
from data.records import ChannelId, GuildId, UserId
from data.store import Store
from engine.games.the_game.model import TheGameOptions
from tests.bot.hosting.test_run import at
from tests.bot.hosting.test_run import settings as make_settings
from tests.bot.settings.test_settings import TOKEN
from tests.data.databases import lend_migrated_postgresql
from tests.data.processes.test_clusters import BREAK_ALL, execute
from tests.patience import ANSWER_WITHIN
from tests.silent_proxy import silence_postgresql


@pytest.fixture(autouse=True)
def _back_to_discord() -> Iterator[None]:
    base, gateway, cdn = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = base, gateway, cdn


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(token=TOKEN, shards=2, max_concurrency=2) as opened:
        yield opened


@pytest.fixture
async def url(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    monkeypatch.setattr(clusters, "HANDOVER", 0.0)
    monkeypatch.setattr(identify_turns, "INTERVAL", 0.0)
    async with lend_migrated_postgresql() as address:
        yield address


def settings(folder: Path, sandbox: Sandbox, url: str, **given: object) -> Settings:
    return make_settings(folder, database_url=url, card_emojis=False, **at(sandbox), **given)


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[None]:
    """Run the bot for the length of the block, and end it as a process is ended, even if the test fails."""
    running = asyncio.create_task(run(settings))
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
            running.cancel()
        else:
            os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.wait({running}, timeout=ANSWER_WITHIN)
    assert running.result() is ExitStatus.DONE


async def test_a_sqlite_database_is_not_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run(make_settings(tmp_path, clusters=2)) is ExitStatus.SETTINGS_WRONG
    output = capsys.readouterr().err
    assert len(output.splitlines()) == 1
    assert "CLUSTERS=2 needs PostgreSQL" in output


async def test_more_clusters_than_shards_are_refused(
    tmp_path: Path, sandbox: Sandbox, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await run(settings(tmp_path, sandbox, url, clusters=3, shards=2)) is ExitStatus.SETTINGS_WRONG
    assert "CLUSTERS=3 is more than SHARDS=2" in capsys.readouterr().err


async def test_one_cluster_runs_all_shards_that_discord_recommends(
    tmp_path: Path, sandbox: Sandbox, url: str
) -> None:
    async with serving(settings(tmp_path, sandbox, url, clusters=1)):
        await sandbox.bot_ready()
        assert sorted(session.shard for session in sandbox.gateway.live) == [(0, 2), (1, 2)]


async def test_a_process_runs_the_shards_of_its_cluster_alone(
    tmp_path: Path, sandbox: Sandbox, url: str
) -> None:
    async with join_clusters(url, 2, 2, 1) as other:
        await other.take_cluster()
        async with serving(settings(tmp_path, sandbox, url, clusters=2)):
            await sandbox.gateway.until(lambda: bool(sandbox.gateway.live))
            assert [session.shard for session in sandbox.gateway.live] == [(1, 2)]


async def test_a_process_that_stands_by_ends_when_it_is_asked_to(
    tmp_path: Path, sandbox: Sandbox, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "data.processes.clusters")
    async with join_clusters(url, 1, 2, 1) as other:
        await other.take_cluster()
        async with serving(settings(tmp_path, sandbox, url, clusters=1)):
            async with asyncio.timeout(60):
                while "standing by" not in caplog.text:  # noqa: ASYNC110 - a log has no event
                    await asyncio.sleep(0.01)
    assert sandbox.stats.identifies == 0


async def test_a_process_that_loses_its_cluster_disconnects_and_applies_again(
    tmp_path: Path, sandbox: Sandbox, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.process.cluster._BETWEEN_ATTEMPTS", 0.01)
    async with serving(settings(tmp_path, sandbox, url, clusters=1)):
        await sandbox.bot_ready()
        await execute(url, BREAK_ALL)
        await sandbox.bot_gone()
        sandbox.clock.advance(5)
        await sandbox.bot_ready()
        assert sandbox.stats.identifies == 4


async def test_the_client_of_a_lost_cluster_takes_no_memory_any_more(
    tmp_path: Path, sandbox: Sandbox, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.process.cluster._BETWEEN_ATTEMPTS", 0.01)
    clients = WeakSet[Unspoken]()

    class Counted(Unspoken):
        def __init__(self, settings: Settings, store: Store, cluster: Cluster | None) -> None:
            super().__init__(settings, store, cluster)
            # What waits for servers would keep the client for two seconds more.
            self._connection.guild_ready_timeout = 0.0
            clients.add(self)

    monkeypatch.setattr("bot.hosting.run.Unspoken", Counted)
    async with serving(settings(tmp_path, sandbox, url, clusters=1)):
        await sandbox.bot_ready()
        lost = 0
        # The last one is freed when the next client starts; work that waits may keep another for seconds.
        async with asyncio.timeout(ANSWER_WITHIN):
            while lost < 4 or len(clients) > 2:
                await execute(url, BREAK_ALL)
                await sandbox.bot_gone()
                sandbox.clock.advance(5)
                await sandbox.bot_ready()
                lost += 1


async def test_a_client_that_has_ended_begins_nothing_when_it_is_said_to_be_ready(
    tmp_path: Path, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(url)
    async with Unspoken(make_settings(tmp_path, database_url=url), store) as client:
        pass
    await store.close()
    await client.on_ready()
    await client.on_shard_ready(0)
    await client.parts.night_results.wait_until_idle()
    assert "refused" not in caplog.text


async def test_a_process_whose_network_falls_silent_disconnects_and_goes_on_afterwards(
    tmp_path: Path, sandbox: Sandbox, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.process.cluster._BETWEEN_ATTEMPTS", 0.01)
    sandbox.answer_within = ANSWER_WITHIN
    guild = sandbox.add_guild("Game night")
    channel, anna, ben = guild.add_channel("table"), guild.add_person("Anna"), guild.add_person("Ben")
    async with (
        silence_postgresql(url) as (address, proxy),
        serving(settings(tmp_path, sandbox, address, clusters=1)),
    ):
        await sandbox.bot_ready()
        opened = await anna.command(channel, "game new", game="the-game")
        assert opened.answer is not None
        monkeypatch.setattr(clusters, "_PING_INTERVAL", 0.01)
        monkeypatch.setattr(clusters, "_PING_TIMEOUT", 0.5)
        proxy.go_silent()
        await sandbox.bot_gone()
        monkeypatch.setattr(clusters, "_PING_TIMEOUT", 60.0)
        proxy.recover()
        sandbox.clock.advance(5)
        await sandbox.bot_ready()
        joined = await ben.click(opened.answer, "Join")
        assert not joined.failed
        assert "Ben" in str(opened.answer.text)


async def test_processes_with_other_settings_are_refused(
    tmp_path: Path, sandbox: Sandbox, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with join_clusters(url, 2, 4, 1):
        assert await run(settings(tmp_path, sandbox, url, clusters=3)) is ExitStatus.SETTINGS_WRONG
    assert "CLUSTERS=2 and 4 shards" in capsys.readouterr().err


async def test_a_process_alone_on_its_database_keeps_the_clusters_away(
    tmp_path: Path, sandbox: Sandbox, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with lock_database(url):
        assert await run(settings(tmp_path, sandbox, url, clusters=2)) is ExitStatus.DATABASE_IN_USE
    async with join_clusters(url, 2, 4, 1):
        assert await run(settings(tmp_path, sandbox, url)) is ExitStatus.DATABASE_IN_USE
    assert capsys.readouterr().err.count("Another Unspoken runs on this database") == 2


async def test_a_token_that_discord_refuses_ends_a_cluster(
    tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox(token="another") as sandbox:  # noqa: S106 - opens this sandbox alone
        ended = await run(settings(tmp_path, sandbox, url, clusters=2))
    assert ended is ExitStatus.TOKEN_REFUSED
    assert "DISCORD_TOKEN" in capsys.readouterr().err


async def test_the_tables_of_a_shard_are_shown_again_before_the_last_shard_is_connected(
    tmp_path: Path, sandbox: Sandbox, url: str
) -> None:
    store = await Store.open(url)
    guild = sandbox.add_guild("first")
    while (guild.id >> 22) % 2 != 0:
        guild = sandbox.add_guild("another")
    channel, anna = guild.add_channel("table"), guild.add_person("Anna")
    lobby = await store.open_lobby(
        game="the-game",
        options=TheGameOptions().model_dump_json(),
        guild=GuildId(guild.id),
        channel=ChannelId(channel.id),
        locale="en-US",
        host=UserId(anna.id),
        at=datetime.now(UTC),
    )
    blocker = IdentifyTurns(url)
    turn = await blocker.take(1)
    async with serving(settings(tmp_path, sandbox, url, clusters=1)):
        await anna.until(lambda: any(not message.ephemeral for message in anna.sees(channel)))
        assert [session.shard for session in sandbox.gateway.live] == [(0, 2)]
        assert lobby.message is None
        await turn.give_back()
        await blocker.close()
        await sandbox.bot_ready()
    await store.close()
