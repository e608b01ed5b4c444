"""Faults on order."""

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.devtools.sandbox.player import Player
from tests.devtools.sandbox.raw import Raw


async def test_an_effect_may_happen_although_its_answer_is_lost(
    raw: Raw, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.fail("POST", "/messages$", status=503, after=True)
    assert (await raw.post(table, {"content": "done"})).status == 503
    assert [message.text for message in anna.sees(table)] == ["done"]


async def test_an_error_before_the_effect_is_retried_by_the_client(
    player: Player, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.fail("POST", "/messages$", status=500)
    await player.place(table.id).send("in the end")
    assert [message.text for message in anna.sees(table)] == ["in the end"]
    assert sandbox.stats.statuses[500] == 1


async def test_slowness_ends_when_it_is_cleared(
    raw: Raw, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.delay("POST", "/callback", 60)
    sandbox.faults.clear()
    played = await anna.command(table, "play", wait=False)
    assert (await raw.answer(played, 4, {"content": "quick"})).status == 204


async def test_a_slow_answer_comes_too_late(raw: Raw, table: Channel, anna: Person, sandbox: Sandbox) -> None:
    sandbox.faults.delay("POST", "/callback", 0.05, times=1)
    played = await anna.command(table, "play", wait=False)
    sandbox.clock.advance(2.97)
    assert (await raw.answer(played, 4, {"content": "slow"})).code == 10062
    assert played.failed
