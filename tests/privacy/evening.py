"""An evening after which something of Anna stands in every table."""

from bot.devtools.sandbox import Interaction, Message, Person
from data.records import UserId
from tests.bot.connected import House
from tests.bot.evening import play_out


def answer(done: Interaction) -> Message:
    assert done.answer is not None
    assert done.answer.ephemeral
    return done.answer


async def ask(house: House, person: Person, what: str) -> Message:
    return answer(await person.command(house.channel, f"privacy {what}"))


async def evening(house: House) -> None:
    """Let Anna leave a trace in every table: a try, a finished match, a replay, a preference, a seat."""
    page = await house.anna.command(house.channel, "deal today", game="the-game")
    assert page.answer is not None
    opened = await house.anna.click(page.answer, "Open a table")
    assert opened.answer is not None
    await house.ben.click(opened.answer, "Join")
    await house.anna.click(opened.answer, "Start")
    table = await house.table()
    await play_out(house.bot.tables, table)
    await house.quiet()
    await house.anna.command(house.channel, "replay", match=table.id)
    await house.store.people.save_preferences(UserId(house.anna.id), '{"pictures":true}')
    await house.begin()
