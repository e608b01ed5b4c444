"""The sandbox as a whole: waiting, recording, subscribing, ids and time."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.devtools.sandbox import Change, Channel, Person, Sandbox
from bot.devtools.sandbox.clock import Clock
from bot.devtools.sandbox.snowflake import Snowflakes, created_at
from tests.bot.devtools.sandbox.rest_client import Json, RestClient


async def test_a_bot_that_never_connects_is_reported(sandbox: Sandbox) -> None:
    with pytest.raises(TimeoutError, match="0 connections"):
        await sandbox.bot_ready(timeout=0.05)


def _lines(record: Path) -> list[Json]:
    return [json.loads(line) for line in record.read_text("utf-8").splitlines()]


async def test_every_exchange_is_recorded(rest: RestClient, table: Channel, record: Path) -> None:
    sent = await rest.post(table, {"content": "one"})
    await rest.send("PATCH", f"/channels/{table.id}/messages/{sent.body['id']}", {"content": "two"})
    lines = _lines(record)
    assert [(line["method"], line["status"]) for line in lines] == [
        ("PUT", 200),
        ("POST", 200),
        ("PATCH", 200),
    ]
    assert lines[1]["request"] == {"content": "one"}
    assert lines[1]["response"]["content"] == "one"
    assert lines[2]["editing_v2"] is False


async def test_a_subscriber_hears_of_changes_until_it_unsubscribes(
    sandbox: Sandbox, table: Channel, anna: Person
) -> None:
    kinds: list[str] = []

    def listen(change: Change) -> None:
        kinds.append(change.kind)

    stop = sandbox.subscribe(listen)
    message = await anna.write(table, "one")
    await anna.react(message, "🤐")
    sandbox.delete_message(message)
    stop()
    await anna.write(table, "two")
    assert kinds == ["message_create", "reaction_add", "message_delete"]


async def test_requests_are_counted_by_route(rest: RestClient, table: Channel, sandbox: Sandbox) -> None:
    await rest.post(table, {"content": "one"})
    assert sandbox.stats.requests["POST /channels/{channel}/messages"] == 1
    assert sandbox.stats.statuses[200] == 2


async def test_nobody_sees_a_channel_that_is_hidden_from_them(
    table: Channel, anna: Person, ben: Person
) -> None:
    table.hide_from(ben.id)
    await anna.write(table, "psst")
    assert ben.sees(table) == []
    assert ben.screen_history == []
    assert len(anna.screen_history) == 1


def test_ids_are_snowflakes_of_the_present_that_only_grow() -> None:
    clock = Clock()
    ids = Snowflakes(clock)
    made = [ids.next() for _ in range(10_000)]
    assert sorted(set(made)) == made
    assert all(17 <= len(str(number)) <= 19 for number in made)
    assert abs(created_at(made[0]) - clock.now()) < 5


async def test_alarms_ring_when_time_is_pushed() -> None:
    clock, rung = Clock(), []
    clock.call_at(clock.now() + 60, lambda: rung.append(1))
    kept = clock.call_at(clock.now() + 60, lambda: rung.append(2))
    kept.cancel()
    clock.advance(60)
    await asyncio.sleep(0.01)
    assert rung == [1]
    with pytest.raises(ValueError, match="backwards"):
        clock.advance(-1)
