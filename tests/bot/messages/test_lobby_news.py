"""One line below a lobby says who has come and gone."""

from tests.bot.bot_session import POST, BotSession
from tests.session import LOBBY_NEWS


def news(session: BotSession) -> list[str]:
    """Return the lines in the channel that say who has come and gone."""
    texts = [message.text for message in session.anna.sees(session.channel)]
    return [text for text in texts if text.startswith(LOBBY_NEWS)]


async def test_one_line_says_the_last_change_and_pings_nobody(session: BotSession) -> None:
    lobby = await session.open()
    assert news(session) == ["🪑 Ben has taken a seat."]
    await session.press(session.anna, lobby, "🤖 +")
    assert len(news(session)) == 1
    assert "🤖" in news(session)[0]
    await session.click(session.anna, lobby, "leave")
    await session.quiet()
    assert news(session) == ["👋 Anna has left the table. Ben is the host now."]
    assert (session.anna.pings, session.ben.pings) == ([], [])


async def test_the_line_goes_when_the_match_starts(session: BotSession) -> None:
    await session.start()
    assert news(session) == []


async def test_a_line_that_is_still_being_sent_when_the_match_starts_goes_as_well(
    session: BotSession,
) -> None:
    lobby = await session.open()
    session.sandbox.faults.delay("POST", r"/messages$", 0.2, times=1)
    await session.anna.click(lobby, "🤖 +")
    await session.click(session.anna, lobby, "start")
    await session.quiet()
    assert news(session) == []


async def test_a_choice_of_the_game_is_no_news(session: BotSession) -> None:
    lobby = await session.open()
    before = session.count(POST)
    await session.anna.choose(lobby, lobby.selects[0]["custom_id"], ["the-mind"])
    await session.quiet()
    assert session.count(POST) == before
