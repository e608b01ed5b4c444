"""People whom the process has not met: asked about once, and never named after their farewell."""

from engine.games.the_game.model import GiveSignal, Signal
from tests.bot.connected import House

MEMBER = "GET /guilds/{guild}/members/{user}"


async def test_a_stranger_is_named_on_the_table_soon(house: House) -> None:
    board = await house.begin()
    house.bot.member_names.forget(house.ben.id)
    await house.act(house.anna, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    await house.quiet()
    assert house.bot.member_names.plain(house.guild.id, house.ben.id) == house.ben.name
    assert house.ben.name in board.text
    assert house.ben.mention not in board.text


async def test_each_is_asked_about_once_also_where_discord_does_not_answer(house: House) -> None:
    await house.begin()
    house.bot.member_names.forget(house.ben.id)
    house.sandbox.faults.fail("GET", f"/members/{house.ben.id}", status=404, times=10)
    for signal in Signal:
        await house.act(house.anna, GiveSignal(pile=1, signal=signal))
        await house.quiet()
    assert not house.bot.member_names.knows(house.guild.id, house.ben.id)
    assert house.count(MEMBER) == 1


async def test_nobody_who_has_been_met_is_asked_about(house: House) -> None:
    await house.begin()
    await house.quiet()
    assert house.count(MEMBER) == 0


async def test_a_name_that_comes_after_its_person_was_forgotten_is_not_kept(house: House) -> None:
    await house.begin()
    house.bot.member_names.forget(house.ben.id)
    house.sandbox.faults.delay("GET", f"/members/{house.ben.id}", 0.2)
    await house.act(house.anna, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    house.bot.table_messages.forget_user(house.ben.id)
    await house.quiet()
    assert not house.bot.member_names.knows(house.guild.id, house.ben.id)
