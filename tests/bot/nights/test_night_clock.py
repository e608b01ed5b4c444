"""A night's course by the clock: reminders, the door, the end, and the next night of a series."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from importlib.resources import files
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.client import Unspoken
from bot.messages.latest import LatestUpdate
from bot.nights.zones import use_newest_zones
from data.nights.records import NightId, NightRecord, NightState
from tests.bot.nights.night_session import HOUR, NightSession

DAY = 24 * HOUR


async def test_those_who_come_are_pinged_a_day_and_fifteen_minutes_before(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    post = await nights.plan(title="Cards")
    await nights.press(anna, post, "I'm in")
    answered = await nights.press(ben, post, "I'm in")
    assert "won't remind you" in (await nights.press(ben, answered, "Don't remind me")).text
    await nights.pass_time_until(DAY + HOUR)
    assert anna.pings == []
    await nights.pass_time_until(DAY - 60)
    await nights.look()
    assert [one.text.split("\n")[0] for one in anna.pings] == [
        f"⏰ **Cards** begins <t:{int((await nights.only()).plan.starts.timestamp())}:R>. {anna.mention}"
    ]
    await nights.pass_time_until(15 * 60)
    await nights.look()
    assert len(anna.pings) == 2
    assert "snacks" in anna.pings[1].text
    assert ben.pings == []


async def test_two_rounds_at_once_remind_people_once(nights: NightSession) -> None:
    post = await nights.plan(title="Cards")
    await nights.press(nights.anna, post, "I'm in")
    starts = (await nights.only()).plan.starts.timestamp()
    nights.sandbox.clock.advance(starts - DAY + 60 - nights.sandbox.clock.now())
    await asyncio.gather(nights.look(), nights.look())
    assert len(nights.anna.pings) == 1


async def test_a_server_and_each_person_choose_when_they_are_reminded(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    (cleo,) = nights.add_people("Cleo")
    owner = nights.guild.add_person("Olga", permissions=("manage_guild",))
    set_to = await nights.ask(owner, "settings nights", reminders="three-hours")
    assert "**three hours before**" in set_to.text
    own = await nights.ask(ben, "preferences", reminders="hour")
    assert "I remind you of game nights **an hour before**" in own.text
    assert "**don't remind you**" in (await nights.ask(cleo, "preferences", reminders="never")).text
    post = await nights.plan(title="Cards")
    assert "I'll remind you here three hours before." in (await nights.press(anna, post, "I'm in")).text
    assert "I'll remind you here an hour before." in (await nights.press(ben, post, "I'm in")).text
    assert "I won't remind you." in (await nights.press(cleo, post, "I'm in")).text
    await nights.pass_time_until(DAY)
    await nights.pass_time_until(3 * HOUR)
    assert [len(person.pings) for person in (anna, ben, cleo)] == [1, 0, 0]
    await nights.pass_time_until(HOUR)
    await nights.pass_time_until(HOUR / 4)
    assert [len(person.pings) for person in (anna, ben, cleo)] == [1, 1, 0]
    again = await nights.ask(ben, "preferences", reminders="server")
    assert "as each server has it" in again.text


async def test_an_answer_promises_only_reminders_that_are_still_to_come(nights: NightSession) -> None:
    post = await nights.plan()
    answers = []
    for ahead in (1.5 * DAY, 2 * HOUR, HOUR / 6):
        starts = (await nights.only()).plan.starts.timestamp()
        nights.sandbox.clock.advance(starts - ahead - nights.sandbox.clock.now())
        answers.append((await nights.press(nights.ben, post, "I'm in")).text)
    assert "I'll remind you here a day and 15 minutes before." in answers[0]
    assert "I'll remind you here 15 minutes before." in answers[1]
    assert "remind" not in answers[2]


async def test_at_the_hour_the_message_becomes_the_door_at_the_bottom(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    post = await nights.plan()
    await nights.press(anna, post, "I'm in")
    refused = await ben.click(post, custom_id=f"m:{(await nights.only()).id}:0:night-in:")
    assert refused.answer is not None
    await ben.write(nights.channel, "Is anybody coming?")
    await nights.pass_time_until(0)
    door = nights.post()
    assert (await nights.only()).state is NightState.OPEN
    assert post.deleted
    assert "The door is open" in door.text
    assert "**Expected (2)**" in door.text
    await nights.press(ben, door, "I'm here")
    await nights.press(anna, door, "I'm here")
    assert f"**Here (2)** {ben.mention} {anna.mention}" in door.text
    assert "Expected" not in door.text
    await nights.press(ben, door, "I'm off")
    assert f"**Here (1)** {anna.mention}" in door.text
    assert "See you" in (await nights.press(ben, door, "I'm off")).text
    assert nights.post() is door


async def test_a_night_that_its_host_puts_off_while_others_are_checked_is_not_opened(
    nights: NightSession,
) -> None:
    elsewhere = nights.guild.add_channel("elsewhere")
    draft = await nights.ask(nights.anna, "night plan", elsewhere, when="in 2 days at 20:00")
    await nights.press(nights.anna, draft, "Yes, post it")
    await nights.plan("in 2 days at 20:00")
    first, second = await nights.current()
    open_door = nights.bot.parts.nights.open_door

    async def put_off_second_meanwhile(night: NightId) -> NightRecord:
        hour = timedelta(hours=1)
        plan = second.plan
        later = replace(plan, starts=plan.starts + hour, local_start=plan.local_start + hour)
        if night == first.id:
            await nights.bot.parts.nights.change_plan(second, later)
        return await open_door(night)

    with patch.object(nights.bot.parts.nights, "open_door", put_off_second_meanwhile):
        await nights.pass_time_until(0)
    assert [night.state for night in await nights.current()] == [NightState.OPEN, NightState.PLANNED]


async def test_a_night_at_which_nobody_plays_ends_and_a_weekly_one_goes_on(nights: NightSession) -> None:
    await nights.plan(repeats="weekly")
    first = await nights.only()
    await nights.pass_time_until(0)
    door = nights.post()
    await nights.pass_time_until(-5 * HOUR)
    following = await nights.only()
    assert "This night is over." in door.text
    assert (following.state, following.follows) == (NightState.PLANNED, first.id)
    assert (following.plan.starts - first.plan.starts).days == 7
    assert "Nobody has answered yet" in nights.post().text
    assert nights.post() is not door
    await nights.look()
    assert await nights.only() == await nights.only()


async def test_what_is_over_when_the_bot_comes_back_is_left_out(nights: NightSession) -> None:
    anna = nights.anna
    post = await nights.plan(repeats="weekly")
    await nights.press(anna, post, "I'm in")
    first = await nights.only()
    await nights.pass_time_until(-10 * DAY)
    following = await nights.only()
    assert anna.pings == []
    assert following.follows == first.id
    assert (following.plan.starts - first.plan.starts).days == 14
    assert "This night is over." in post.text


async def test_a_night_waits_until_the_one_before_it_in_its_channel_has_ended(nights: NightSession) -> None:
    await nights.plan("in 2 days at 20:00")
    await nights.plan("in 2 days at 20:30")
    await nights.pass_time_until(0)
    await nights.pass_time_until(-HOUR)
    assert [one.state for one in await nights.current()] == [NightState.OPEN, NightState.PLANNED]
    await nights.bot.parts.nights.end((await nights.current())[0])
    await nights.look()
    assert (await nights.only()).state is NightState.OPEN


async def test_a_night_that_was_stored_but_not_posted_is_posted_after_a_restart(
    nights: NightSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as crash:
        crash.setattr(LatestUpdate, "request", lambda _update: None)
        draft = await nights.whisper(nights.anna, "plan", when="in 2 days at 20:00")
        await nights.press(nights.anna, draft, "Yes, post it")
    assert nights.ben.sees(nights.channel) == []
    assert isinstance(nights.bot, Unspoken)
    nights.bot.parts.night_messages._posts.clear()
    for _ in range(2):
        await nights.bot.parts.night_clock.restore()
        await nights.quiet()
    assert len(nights.ben.sees(nights.channel)) == 1
    assert nights.post().id == (await nights.only()).message


async def test_a_night_on_a_server_that_the_bot_has_left_is_let_be(
    nights: NightSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    await nights.plan()
    night = await nights.only()
    monkeypatch.setattr(nights.bot, "get_guild", lambda _guild: None)
    await nights.pass_time_until(-10 * DAY)
    assert await nights.only() == night


def move_clocks(monkeypatch: pytest.MonkeyPatch, folder: Path, zone: str, other: str) -> None:
    """Give a zone the rules of another, as a newer version of the system's files."""
    (folder / zone).parent.mkdir(parents=True, exist_ok=True)
    (folder / "Europe").mkdir(exist_ok=True)
    (folder / zone).write_bytes((files("tzdata") / "zoneinfo" / other).read_bytes())
    (folder / "tzdata.zi").write_text("# version 9999z\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONTZPATH", str(folder))


async def test_a_night_whose_clocks_get_new_rules_moves_with_them_and_its_people_are_told(
    nights: NightSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await nights.set_zone("Europe/Berlin")
    post = await nights.plan(when="in 12 days at 20:00", title="Cards")
    await nights.press(nights.ben, post, "I'm in")
    before = await nights.only()
    await nights.look()
    assert await nights.only() == before
    move_clocks(monkeypatch, tmp_path, "Europe/Berlin", "Europe/London")
    nights.sandbox.clock.advance(DAY + 1)
    await nights.look()
    moved = (await nights.only()).plan
    monkeypatch.delenv("PYTHONTZPATH")
    use_newest_zones()
    assert moved.starts - before.plan.starts == timedelta(hours=1)
    assert moved.local_start == before.plan.local_start
    at = int(moved.starts.timestamp())
    assert f"<t:{at}:F>" in post.text
    (ping,) = nights.ben.pings
    assert ping.text.startswith("🕰️ New rules for the clocks (Europe/Berlin): **Cards** keeps its time")
    assert ping.text.endswith(f"<t:{at}:F>. {nights.anna.mention} {nights.ben.mention}")
    assert [event.starts for event in nights.events] == [at]


async def test_a_night_in_a_zone_that_ceased_to_exist_is_shown_completed_and_followed(
    nights: NightSession,
) -> None:
    await nights.plan(repeats="weekly")
    night = await nights.only()
    await nights.bot.parts.nights.change_plan(night, replace(night.plan, zone="Europe/Atlantis"))
    await nights.set_zone("Europe/Atlantis")
    await nights.look()
    assert (await nights.only()).plan.starts == night.plan.starts
    assert await nights.anna.complete(nights.channel, "night cancel", focus="night")
    await nights.pass_time_until(0)
    await nights.pass_time_until(-5 * HOUR)
    assert (await nights.only()).plan.starts == night.plan.starts + timedelta(days=7)
