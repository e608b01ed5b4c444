import discord

from engine.games.the_game.model import GiveSignal, Signal
from tests.bot.bot_session import BotSession


async def test_edits_of_people_are_heard_and_those_of_the_bot_are_not_parsed(session: BotSession) -> None:
    heard: list[int] = []

    async def on_raw_message_edit(event: discord.RawMessageUpdateEvent) -> None:
        heard.append(event.message_id)

    post = await session.begin()
    message = await session.ben.write(session.channel, "hello")
    session.bot.add_listener(on_raw_message_edit)
    before = post.text
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await session.quiet()
    await session.ben.edit(message, "hello there")
    await session.ben.until(lambda: heard or None)
    assert post.text != before
    assert heard == [message.id]
