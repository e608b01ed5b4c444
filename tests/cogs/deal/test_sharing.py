"""/settings leaderboard: servers that share their results see those of others."""

import pytest

from bot.devtools.sandbox import Channel, Guild, Message, NotPossibleError, Person
from data.records import GuildId
from tests.bot.bot_session import BotSession
from tests.cogs.deal.test_deal_command import (
    answer,
    choose_leaderboard,
    deal_of_the_day,
    play_to_end,
    reply_text,
    today,
)


async def share(person: Person, channel: Channel, *, everywhere: bool | None = None) -> str:
    options = {} if everywhere is None else {"everywhere": everywhere}
    return reply_text(await person.command(channel, "settings leaderboard", wait=True, **options))


def manager(guild: Guild) -> Person:
    return guild.add_person("Cleo", permissions=["manage_guild"])


async def open_leaderboard_for_two(session: BotSession) -> Message:
    return await choose_leaderboard(session.anna, await today(session))


async def test_a_server_shares_nothing_until_it_says_so_and_can_take_it_back(session: BotSession) -> None:
    cleo = manager(session.guild)
    assert "This server doesn't share its results." in await share(cleo, session.channel)
    assert "This server shares its results." in await share(cleo, session.channel, everywhere=True)
    assert "This server shares its results." in await share(cleo, session.channel)
    assert await session.store.leaderboards.is_sharing(GuildId(session.guild.id))
    assert "This server doesn't share its results." in await share(cleo, session.channel, everywhere=False)
    assert not await session.store.leaderboards.is_sharing(GuildId(session.guild.id))


async def test_only_those_who_manage_the_server_are_offered_it(session: BotSession) -> None:
    with pytest.raises(NotPossibleError, match="there is no command"):
        await session.ben.command(session.channel, "settings leaderboard", everywhere=True)


async def test_a_user_who_may_see_the_command_is_checked_again(session: BotSession) -> None:
    for command in session.guild.world.commands.values():
        command["default_member_permissions"] = None
    done = await session.ben.command(session.channel, "settings leaderboard", everywhere=True)
    assert reply_text(done).startswith("Only people who may manage this server")
    assert not await session.store.leaderboards.is_sharing(GuildId(session.guild.id))


async def test_the_days_leaderboard_of_all_servers_is_for_those_that_share(session: BotSession) -> None:
    await play_to_end(session, await deal_of_the_day(session))
    alone = await open_leaderboard_for_two(session)
    assert "Every server" not in [button.label for button in alone.buttons]
    await share(manager(session.guild), session.channel, everywhere=True)
    elsewhere = session.sandbox.add_guild("Elsewhere")
    channel, fay = elsewhere.add_channel("table"), elsewhere.add_person("Fay", permissions=["manage_guild"])
    page = answer(await fay.command(channel, "deal today", game="the-game"))
    empty = await choose_leaderboard(fay, page)
    assert "Nobody has finished this deal yet." in empty.text
    await share(fay, channel, everywhere=True)
    shared = answer(await fay.click(empty, "◀ The deal"))
    here = await choose_leaderboard(fay, shared)
    everywhere = answer(await fay.click(here, "Every server"))
    assert "every server that takes part" in everywhere.text
    assert "1 team" in everywhere.text
    assert "Anna" not in everywhere.text
    assert str(session.anna.id) not in everywhere.text
