"""A sandbox with a guild, and a small bot of discord.py that plays in it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.bot.devtools.sandbox.fixtures import anna, ben, guild, table
from tests.bot.devtools.sandbox.rest_client import PLAY, RestClient
from tests.bot.devtools.sandbox.sample_bot import SampleBot, run_bot

__all__ = ["anna", "ben", "guild", "table"]


@pytest.fixture(autouse=True)
def _no_fault_inside(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [
        one.getMessage() for one in caplog.get_records("call") if one.name.startswith("bot.devtools.sandbox")
    ] == []


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "traffic.jsonl"


@pytest.fixture
async def sandbox(record: Path) -> AsyncIterator[Sandbox]:
    async with Sandbox(record=record, granted_intents={"message_content"}) as opened:
        yield opened


@pytest.fixture
async def bot(sandbox: Sandbox, table: Channel, anna: Person, ben: Person) -> AsyncIterator[SampleBot]:
    assert {anna.guild, ben.guild} == {table.guild}
    async with run_bot(sandbox) as bot:
        yield bot


@pytest.fixture
async def rest(sandbox: Sandbox, anna: Person) -> AsyncIterator[RestClient]:
    assert anna.guild.world is sandbox.world
    async with RestClient(sandbox) as client:
        assert (await client.commands(PLAY)).status == 200
        yield client
