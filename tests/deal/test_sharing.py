"""/settings leaderboard, and what of others is shown to those who share their own."""

import pytest

from bot.devtools.sandbox import Channel, Guild, Message, NotPossibleError, Person
from data.records import GuildId
from tests.bot.connected import House
from tests.deal.test_deal_command import answer, deal_of_the_day, finished, today, told


async def share(person: Person, channel: Channel, *, everywhere: bool | None = None) -> str:
    options = {} if everywhere is None else {"everywhere": everywhere}
    return told(await person.command(channel, "settings leaderboard", wait=True, **options))


def manager(guild: Guild) -> Person:
    return guild.add_person("Cleo", permissions=["manage_guild"])


async def board_for_two(house: House) -> Message:
    return answer(await house.anna.click(await today(house), "Board for 2"))


async def test_a_server_shares_nothing_until_it_says_so_and_can_take_it_back(house: House) -> None:
    cleo = manager(house.guild)
    assert "On the board of every server: off." in await share(cleo, house.channel)
    assert "On the board of every server: on." in await share(cleo, house.channel, everywhere=True)
    assert "On the board of every server: on." in await share(cleo, house.channel)
    assert await house.store.leaderboards.is_sharing(GuildId(house.guild.id))
    assert "On the board of every server: off." in await share(cleo, house.channel, everywhere=False)
    assert not await house.store.leaderboards.is_sharing(GuildId(house.guild.id))


async def test_only_those_who_manage_the_server_are_offered_it(house: House) -> None:
    with pytest.raises(NotPossibleError, match="there is no command"):
        await house.ben.command(house.channel, "settings leaderboard", everywhere=True)


async def test_whom_a_server_offers_it_is_asked_again(house: House) -> None:
    for command in house.guild.world.commands.values():
        command["default_member_permissions"] = None
    done = await house.ben.command(house.channel, "settings leaderboard", everywhere=True)
    assert told(done).startswith("Only those who may manage this server")
    assert not await house.store.leaderboards.is_sharing(GuildId(house.guild.id))


async def test_the_days_board_of_every_server_is_for_those_who_share_theirs(house: House) -> None:
    await finished(house, await deal_of_the_day(house))
    alone = await board_for_two(house)
    assert "Every server" not in [button.label for button in alone.buttons]
    await share(manager(house.guild), house.channel, everywhere=True)
    elsewhere = house.sandbox.add_guild("Elsewhere")
    channel, fay = elsewhere.add_channel("table"), elsewhere.add_person("Fay", permissions=["manage_guild"])
    page = answer(await fay.command(channel, "deal today", game="the-game"))
    empty = answer(await fay.click(page, "Board for 2"))
    assert "Nobody has finished this deal yet." in empty.text
    await share(fay, channel, everywhere=True)
    shared = answer(await fay.click(empty, "◀ The deal"))
    here = answer(await fay.click(shared, "Board for 2"))
    everywhere = answer(await fay.click(here, "Every server"))
    assert "every server that takes part" in everywhere.text
    assert "1 team" in everywhere.text
    assert "Anna" not in everywhere.text
    assert str(house.anna.id) not in everywhere.text
