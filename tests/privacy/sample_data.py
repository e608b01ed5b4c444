"""Matches and choices after which every table of the database has a row about Anna."""

from bot.devtools.sandbox import Interaction, Message, Person
from data.records import UserId
from tests.bot.bot_session import BotSession
from tests.bot.sample_tables import play_badly


def answer(done: Interaction) -> Message:
    assert done.answer is not None
    assert done.answer.ephemeral
    return done.answer


async def ask(session: BotSession, person: Person, what: str) -> Message:
    return answer(await person.command(session.channel, f"privacy {what}"))


async def play_matches(session: BotSession) -> None:
    """Give Anna a row in every table: an attempt, a finished match, a replay, a preference, a seat."""
    page = await session.anna.command(session.channel, "deal today", game="the-game")
    assert page.answer is not None
    opened = await session.anna.click(page.answer, "Open a table")
    assert opened.answer is not None
    await session.ben.click(opened.answer, "Join")
    await session.anna.click(opened.answer, "Start")
    table = await session.table()
    await play_badly(session.bot.tables, table)
    await session.quiet()
    await session.anna.command(session.channel, "replay", match=table.id)
    await session.store.people.save_preferences(UserId(session.anna.id), '{"pictures":true}')
    await session.begin()
