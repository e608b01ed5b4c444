"""Matches and choices after which every table of the database has a row about Anna."""

from datetime import UTC, datetime

from bot.devtools.sandbox import Interaction, Message, Person
from data.nights.nights import NightPlace
from data.nights.records import Answer
from data.records import ChannelId, GuildId, MatchId, UserId
from data.store import Store
from data.written_texts import save_texts
from tests.bot.bot_session import BotSession
from tests.bot.sample_tables import play_badly
from tests.data.sample_matches import clock
from tests.data.sample_nights import PLAN
from tests.data.sample_texts import line


def answer(done: Interaction) -> Message:
    assert done.answer is not None
    assert done.answer.ephemeral
    return done.answer


async def ask(session: BotSession, person: Person, what: str) -> Message:
    return answer(await person.command(session.channel, f"privacy {what}"))


async def attend_night(store: Store, guild: int, channel: int, host: UserId) -> None:
    """Give a person a night that they host, have answered and are at."""
    place = NightPlace(GuildId(guild), ChannelId(channel), host, "en")
    night = await store.nights.confirm((await store.nights.add_draft(place, PLAN, clock(0))).id, clock(0))
    await store.night_people.save_answers(night.id, {host: Answer.IN}, clock(1))
    await store.nights.open_door(night.id, clock(2))
    await store.night_people.enter(night.id, [host], clock(3))
    poll = await store.night_polls.add(place.guild, place.channel, host, "en", "Cards", [clock(9)], clock(4))
    await store.night_polls.press(poll.id, [(host, 0)], clock(5))


async def write_line(store: Store, match: MatchId, user: UserId) -> None:
    """Store a line of a person's at a match, whichever game it is."""
    async with store._database.begin_write() as connection:
        await save_texts(store._database, connection, match, [line("a grumpy swan", user)], datetime.now(UTC))


async def play_matches(session: BotSession) -> None:
    """Give Anna a row in every table: an attempt, a match, a replay, a preference, a night, a seat."""
    page = await session.anna.command(session.channel, "deal today", game="the-game")
    assert page.answer is not None
    opened = await session.anna.click(page.answer, "Play it")
    assert opened.answer is not None
    await session.ben.click(opened.answer, "Join")
    await session.anna.click(opened.answer, "Start")
    table = await session.table()
    await play_badly(session.bot.parts.tables, table)
    await session.quiet()
    await session.anna.command(session.channel, "replay", match=table.id)
    await session.store.people.save_preferences(UserId(session.anna.id), '{"pictures":true}')
    await session.store.call_requests.save(UserId(session.anna.id), GuildId(session.guild.id), None)
    # The night began long ago by the process's clock, and would be ended.
    session.bot.parts.night_clock.stop()
    await attend_night(session.store, session.guild.id, session.channel.id, UserId(session.anna.id))
    await session.begin()
    await write_line(session.store, (await session.table()).id, UserId(session.anna.id))
