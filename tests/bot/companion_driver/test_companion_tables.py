"""Companions at a table of the running bot, by its commands and buttons."""

import asyncio

import pytest

from bot.companions.style import Steadiness
from bot.devtools.sandbox import Message
from bot.tables.table import Table
from engine.games.the_mind.model import Phase, PlayLowest, TheMindView
from tests.bot.bot_session import BotSession, end_match


async def wait_briefly(seconds: float) -> None:
    """Let companions act at once."""
    await asyncio.sleep(min(seconds, 0.01))


def shown(session: BotSession) -> Message:
    """Return the newest public message with buttons."""
    return [one for one in session.ben.sees(session.channel) if one.buttons and not one.ephemeral][-1]


async def until_all_are_ready(table: Table) -> None:
    for _ in range(400):
        view = table.view(None)
        if isinstance(view, TheMindView) and view.phase is Phase.PLAYING:
            return
        await asyncio.sleep(0.01)
    raise AssertionError


async def test_one_person_plays_with_companions_and_another_takes_a_seat_of_theirs(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session.bot.parts.companion_driver, "_sleep", wait_briefly)
    opened = await session.anna.command(session.channel, "game new", game="the-mind", companions=2)
    post = opened.answer
    assert post is not None
    assert "Anna 👑 · 🤖 Kiwi · 🤖 Pixel" in post.text
    assert post.pinged == []
    refused = await session.ben.click(post, "🤖 +")
    assert refused.answer is not None
    assert "You're not at this table" in refused.answer.text
    await session.anna.click(post, "🤖 -")
    assert "Pixel" not in shown(session).text
    await session.anna.click(shown(session), "🤖 +")
    assert "🤖 Pixel" in shown(session).text
    asked = await session.anna.click(shown(session), "⚙️ Options")
    await session.anna.submit(asked.modal, {"companion_style": "steady"})

    await session.anna.click(shown(session), "Start")
    await session.quiet()
    await session.anna.click(session.hand(session.anna), "✋ Ready")
    table = await session.table()
    await until_all_are_ready(table)
    await session.quiet()
    await session.ben.click(shown(session), "Take a companion's seat")
    await session.quiet()
    assert [len(table.people), len(table.companions), table.record.companions] == [2, 1, 2]
    # The table has halted for the new player.
    for person in (session.anna, session.ben):
        await person.click(session.hand(person), "✋ Ready")
    await until_all_are_ready(table)
    table.countdown_ends = 0.0
    await session.act(session.anna, PlayLowest())

    await end_match(session.anna, session.channel)
    await session.quiet()
    await session.anna.click(session.result(), "Play again")
    lobby = await session.table()
    assert (len(lobby.people), len(lobby.companions)) == (2, 1)
    assert lobby.companion_style is Steadiness.STEADY
