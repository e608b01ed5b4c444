"""Names of unknown users: each is looked up once, and a forgotten user is never named again."""

from engine.games.the_game.model import GiveSignal, Signal
from tests.bot.bot_session import BotSession

MEMBER = "GET /guilds/{guild}/members/{user}"


async def test_an_unknown_player_is_soon_named_on_the_table(session: BotSession) -> None:
    post = await session.begin()
    session.bot.member_names.forget(session.ben.id)
    await session.act(session.anna, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    await session.quiet()
    assert session.bot.member_names.plain(session.guild.id, session.ben.id) == session.ben.name
    assert session.ben.name in post.text
    assert session.ben.mention not in post.text


async def test_each_user_is_looked_up_once_even_if_discord_does_not_answer(session: BotSession) -> None:
    await session.begin()
    session.bot.member_names.forget(session.ben.id)
    session.sandbox.faults.fail("GET", f"/members/{session.ben.id}", status=404, times=10)
    for signal in Signal:
        await session.act(session.anna, GiveSignal(pile=1, signal=signal))
        await session.quiet()
    assert not session.bot.member_names.knows(session.guild.id, session.ben.id)
    assert session.count(MEMBER) == 1


async def test_no_known_user_is_looked_up(session: BotSession) -> None:
    await session.begin()
    await session.quiet()
    assert session.count(MEMBER) == 0


async def test_a_name_that_arrives_after_its_user_was_forgotten_is_dropped(session: BotSession) -> None:
    await session.begin()
    session.bot.member_names.forget(session.ben.id)
    session.sandbox.faults.delay("GET", f"/members/{session.ben.id}", 0.2)
    await session.act(session.anna, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    session.bot.table_messages.forget_user(session.ben.id)
    await session.quiet()
    assert not session.bot.member_names.knows(session.guild.id, session.ben.id)
