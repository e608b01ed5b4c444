"""Injected faults."""

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.bot.devtools.sandbox.rest_client import RestClient
from tests.bot.devtools.sandbox.sample_bot import SampleBot


async def test_an_effect_may_happen_although_its_answer_is_lost(
    rest: RestClient, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.fail("POST", "/messages$", status=503, after=True)
    assert (await rest.post(table, {"content": "done"})).status == 503
    assert [message.text for message in anna.sees(table)] == ["done"]


async def test_an_error_before_the_effect_is_retried_by_the_client(
    bot: SampleBot, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.fail("POST", "/messages$", status=500)
    await bot.place(table.id).send("in the end")
    assert [message.text for message in anna.sees(table)] == ["in the end"]
    assert sandbox.stats.statuses[500] == 1


async def test_slowness_ends_when_it_is_cleared(
    rest: RestClient, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.delay("POST", "/callback", 60)
    sandbox.faults.clear()
    played = await anna.command(table, "play", wait=False)
    assert (await rest.answer(played, 4, {"content": "quick"})).status == 204


async def test_a_slow_answer_comes_too_late(
    rest: RestClient, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.delay("POST", "/callback", 0.05, times=1)
    played = await anna.command(table, "play", wait=False)
    sandbox.clock.advance(2.97)
    assert (await rest.answer(played, 4, {"content": "slow"})).code == 10062
    assert played.failed
