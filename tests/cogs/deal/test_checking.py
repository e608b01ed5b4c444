"""The button with which anyone checks a match's deal."""

from bot.devtools.sandbox import Person
from engine.shuffle import Chance
from tests.bot.bot_session import BotSession
from tests.bot.renderers.test_standing import play_out


async def press_check(session: BotSession, person: Person) -> str:
    (post,) = [one for one in person.sees(session.channel) if "Check this deal" in one.render.labels]
    reply = (await person.click(post, "Check this deal")).answer
    assert reply is not None
    assert reply.ephemeral
    return reply.text


async def read_seed(session: BotSession) -> str:
    (record,) = await session.store.list_live_matches()
    return record.seed or ""


async def test_a_running_match_shows_the_whole_code_but_no_seed(session: BotSession) -> None:
    post = await session.begin()
    seed = await read_seed(session)
    code = Chance.from_hex(seed).commitment
    assert f"`{code[:8]}`" in post.text
    assert code[:9] not in post.text
    text = await press_check(session, session.ben)
    assert code in text
    assert seed not in text


async def test_an_ended_match_shows_code_and_seed(session: BotSession) -> None:
    await play_out(session)
    match = (await session.store.list_matches_ended_since(session.bot.parts.tables.now().replace(year=2000)))[
        0
    ]
    text = await press_check(session, session.ben)
    assert (match.seed or "?") in text
    assert Chance.from_hex(match.seed or "").commitment in text
