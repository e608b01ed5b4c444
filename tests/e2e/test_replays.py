"""Matches that are over, listed and stepped through in the real process, on either database."""

import json
from datetime import UTC, datetime

import pytest

from bot.devtools.sandbox import Message, Person
from data.records import MatchId, UserId
from tests.e2e.evening import Evening, keys
from tests.e2e.house import House
from tests.engine.playouts import match
from tests.engine.playthroughs.scripts import SCRIPTS
from tests.replay.records import keep, written

pytestmark = pytest.mark.asyncio(loop_scope="module")
on_both = pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
on_sqlite = pytest.mark.parametrize("house", ["sqlite"], indirect=True)


async def finished(house: House, evening: Evening, name: str) -> MatchId:
    """Let the first two have played a whole match in another channel."""
    channel = evening.guild.add_channel("yesterday")
    people = [UserId(person.id) for person in evening.people[:2]]
    return await keep(
        house.store, written(name), people, guild=evening.guild.id, channel=channel.id, at=datetime.now(UTC)
    )


async def opened(evening: Evening, person: Person, **options: int | bool) -> Message:
    done = await evening.type(person, "replay", **options)
    assert done.answer is not None
    return done.answer


async def go(evening: Evening, person: Person, message: Message, way: str) -> None:
    await evening.click(person, message, "replay-go", way)


@on_both
async def test_people_replay_what_they_have_just_played(house: House) -> None:
    evening = house.evening(2)
    anna, ben = evening.people
    await evening.begin()
    asked = evening.type(anna, "replay", match=evening.match)
    await evening.refuses(anna, asked, "replay-still-running", match=str(evening.match))
    await evening.play_turns(2)
    await evening.type(anna, "game end")
    steps = (await evening.chronicle()).record.steps
    offered = await ben.complete(evening.channel, "replay", focus="match")
    assert [choice.value for choice in offered] == [evening.match]
    message = await opened(evening, ben, match=evening.match)
    assert message.ephemeral
    assert "✅ Checked" in message.text
    for number in range(1, steps + 1):
        await go(evening, ben, message, "forward")
        assert f"**Step {number} of {steps}**" in message.text
    assert next(key for key in keys(message, "replay-go") if key.press.argument == "forward").disabled


@on_both
@pytest.mark.parametrize("name", ["the-game-for-2-experts", "the-mind-for-2-finished"])
async def test_a_whole_match_is_listed_opened_shared_and_handed_out(house: House, name: str) -> None:
    evening = house.evening(3)
    anna, ben, cleo = evening.people
    number = await finished(house, evening, name)
    listing = (await evening.type(ben, "history")).answer
    assert listing is not None
    shown = (await evening.click(ben, listing, "replay")).answer
    assert shown is not None
    await go(evening, ben, shown, "last")
    script = SCRIPTS[name]
    last = len(match(script.case, script.style))
    assert f"**Step {last} of {last}**" in shown.text
    point = shown.selects[0]["options"][0]["value"]
    await ben.choose(shown, shown.selects[0]["custom_id"], [point])
    assert f"**Step {point} of {last}**" in shown.text
    await evening.click(ben, shown, "replay-share")
    public = anna.latest(evening.channel)
    assert public is not None
    assert not public.ephemeral
    await go(evening, cleo, public, "last")
    assert f"**Step {last} of {last}**" in public.text
    asked = (await evening.click(cleo, public, "replay-file", "json")).answer
    assert asked is not None
    facts = json.loads(asked.attachments[0].content)
    assert (facts["check"], len(facts["steps"])) == ("true", last)
    asked = (await evening.click(cleo, public, "replay-file", "text")).answer
    assert asked is not None
    assert f"Partie {number}" in asked.attachments[0].content.decode()
    seed = written(name)[0].seed or ""
    people = [UserId(person.id) for person in evening.people]
    assert await house.store.deals.find_users_who_saw(seed, people) == set(people)


@on_sqlite
async def test_a_replay_goes_on_after_the_bot_was_killed(house: House) -> None:
    evening = house.evening(2)
    _, ben = evening.people
    message = await opened(evening, ben, match=await finished(house, evening, "the-game-for-2-experts"))
    await go(evening, ben, message, "forward")
    await house.restart()
    await go(evening, ben, message, "forward")
    assert "**Step 2 of 13**" in message.text


@on_sqlite
async def test_another_servers_match_is_nowhere(house: House) -> None:
    number = await finished(house, house.evening(2), "the-game-for-2-experts")
    elsewhere = house.evening(2)
    ben = elsewhere.people[1]
    asked = elsewhere.type(ben, "replay", match=number)
    await elsewhere.refuses(ben, asked, "replay-match-unknown", match=str(number))
    await elsewhere.refuses(ben, elsewhere.type(ben, "history"), "history-empty")
    assert await ben.complete(elsewhere.channel, "replay", focus="match") == []
