"""Finished matches, listed and replayed in the real process, on either database."""

import json
from datetime import UTC, datetime

import pytest

from bot.devtools.sandbox import Message, Person
from data.records import MatchId, UserId
from tests.bot.replay.records import keep, load_script
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession
from tests.engine.playouts import match
from tests.engine.playthroughs.scripts import SCRIPTS
from tests.session import buttons

pytestmark = pytest.mark.asyncio(loop_scope="module")
on_both = pytest.mark.parametrize("stack", ["sqlite", "postgresql"], indirect=True)
on_sqlite = pytest.mark.parametrize("stack", ["sqlite"], indirect=True)


async def finish_match(stack: Stack, session: TableSession, name: str) -> MatchId:
    """Store a whole match of the first two users in another channel."""
    channel = session.guild.add_channel("yesterday")
    people = [UserId(person.id) for person in session.people[:2]]
    return await keep(
        stack.store,
        load_script(name),
        people,
        guild=session.guild.id,
        channel=channel.id,
        at=datetime.now(UTC),
    )


async def open_replay(session: TableSession, person: Person, **options: int | bool) -> Message:
    done = await session.type(person, "replay", **options)
    assert done.answer is not None
    return done.answer


async def go(session: TableSession, person: Person, message: Message, way: str) -> None:
    await session.click(person, message, "replay-go", way)


@on_both
async def test_people_replay_what_they_have_just_played(stack: Stack) -> None:
    session = stack.session(2)
    anna, ben = session.people
    await session.begin()
    asked = session.type(anna, "replay", match=session.match)
    await session.refuses(anna, asked, "replay-still-running", match=str(session.match))
    await session.play_turns(2)
    await session.end(anna)
    steps = (await session.history()).record.steps
    offered = await ben.complete(session.channel, "replay", focus="match")
    assert [choice.value for choice in offered] == [session.match]
    message = await open_replay(session, ben, match=session.match)
    assert message.ephemeral
    assert "✅ Checked" in message.text
    for number in range(1, steps + 1):
        await go(session, ben, message, "forward")
        assert f"**Step {number} of {steps}**" in message.text
    assert next(
        button for button in buttons(message, "replay-go") if button.press.argument == "forward"
    ).disabled


@on_both
@pytest.mark.parametrize("name", ["the-game-for-2-experts", "the-mind-for-2-finished"])
async def test_a_whole_match_is_listed_opened_shared_and_handed_out(stack: Stack, name: str) -> None:
    session = stack.session(3)
    anna, ben, cleo = session.people
    number = await finish_match(stack, session, name)
    listing = (await session.type(ben, "history")).answer
    assert listing is not None
    shown = (await session.click(ben, listing, "replay")).answer
    assert shown is not None
    script = SCRIPTS[name]
    last = len(match(script.case, script.style))
    await ben.choose(shown, shown.selects[0]["custom_id"], [str(last)])
    assert f"**Step {last} of {last}**" in shown.text
    point = shown.selects[0]["options"][1]["value"]
    await ben.choose(shown, shown.selects[0]["custom_id"], [point])
    assert f"**Step {point} of {last}**" in shown.text
    await session.click(ben, shown, "replay-share")
    public = anna.latest(session.channel)
    assert public is not None
    assert not public.ephemeral
    assert f"**Step {point} of {last}**" in public.text
    opened = (await session.click(cleo, public, "replay-at")).answer
    assert opened is not None
    assert opened.ephemeral
    await go(session, cleo, opened, "back")
    asked = (await session.click(cleo, opened, "replay-file", "json")).answer
    assert asked is not None
    facts = json.loads(asked.attachments[0].content)
    assert (facts["check"], len(facts["steps"])) == ("true", last)
    asked = (await session.click(cleo, opened, "replay-file", "text")).answer
    assert asked is not None
    assert f"Partie {number}" in asked.attachments[0].content.decode()
    seed = load_script(name)[0].seed or ""
    people = [UserId(person.id) for person in session.people]
    assert await stack.store.deals.find_users_who_saw(seed, people) == set(people)


@on_sqlite
async def test_a_replay_goes_on_after_the_bot_was_killed(stack: Stack) -> None:
    session = stack.session(2)
    _, ben = session.people
    message = await open_replay(
        session, ben, match=await finish_match(stack, session, "the-game-for-2-experts")
    )
    await go(session, ben, message, "forward")
    await stack.restart()
    await go(session, ben, message, "forward")
    assert "**Step 2 of 13**" in message.text


@on_sqlite
async def test_another_servers_match_is_nowhere(stack: Stack) -> None:
    number = await finish_match(stack, stack.session(2), "the-game-for-2-experts")
    elsewhere = stack.session(2)
    ben = elsewhere.people[1]
    asked = elsewhere.type(ben, "replay", match=number)
    await elsewhere.refuses(ben, asked, "replay-match-unknown", match=str(number))
    await elsewhere.refuses(ben, elsewhere.type(ben, "history"), "history-empty")
    assert await ben.complete(elsewhere.channel, "replay", focus="match") == []
