"""Discord's scheduled event of a night: made, kept in step both ways, and ended with it."""

import asyncio
from dataclasses import replace
from datetime import timedelta

from bot.devtools.sandbox.state.scheduled_events import ScheduledEvent
from data.nights.nights import NightPlace
from data.nights.records import NightState
from data.records import UserId
from tests.bot.nights.night_session import HOUR, NightSession


def only_event(nights: NightSession) -> ScheduledEvent:
    (event,) = nights.events
    return event


async def heard(nights: NightSession) -> ScheduledEvent:
    """Return the event of the night once the bot has heard of it."""
    event = only_event(nights)
    guild = nights.bot.get_guild(nights.guild.id)
    assert guild is not None
    await nights.until(lambda: guild.get_scheduled_event(event.id) is not None)
    return event


async def test_a_planned_night_has_an_event_that_changes_and_ends_with_it(nights: NightSession) -> None:
    anna = nights.anna
    post = await nights.plan(title="Cards **and** cake")
    event = await heard(nights)
    night = await nights.only()
    assert (event.name, event.id) == ("Cards **and** cake", night.event)
    assert event.starts == night.plan.starts.timestamp()
    draft = await nights.whisper(anna, "change", title="More cards", when="in 3 days at 21:00")
    await nights.press(anna, draft, "Yes, change it")
    assert (event.name, event.starts) == ("More cards", (await nights.only()).plan.starts.timestamp())
    await nights.press(anna, post, "I'm in")
    await nights.pass_time_until(0)
    assert event.status == 2
    await nights.pass_time_until(-5 * HOUR)
    assert event.status == 3
    assert len(nights.events) <= 1


async def test_a_night_with_a_voice_channel_has_its_event_there(nights: NightSession) -> None:
    voice = nights.guild.add_voice_channel("Lounge")
    await nights.until(lambda: nights.bot.get_channel(voice.id) is not None)
    post = await nights.plan(voice=voice)
    assert f"🔊 <#{voice.id}>" in post.text
    event = await heard(nights)
    assert event.channel == voice.id
    draft = await nights.whisper(nights.anna, "change", without_voice=True)
    await nights.press(nights.anna, draft, "Yes, change it")
    assert "🔊" not in post.text
    assert event.channel is None


async def test_a_cancelled_night_takes_its_event_along(nights: NightSession) -> None:
    anna = nights.anna
    await nights.plan()
    event = await heard(nights)
    await nights.press(anna, await nights.whisper(anna, "cancel"), "Cancel it")
    assert event.status == 4 or event.deleted


async def test_without_the_permission_everything_else_works_and_the_host_is_told(
    nights: NightSession,
) -> None:
    anna = nights.anna
    nights.guild.deny("create_events")
    draft = await nights.whisper(anna, "plan", when="in 2 days at 20:00")
    told = await nights.press(anna, draft, "Yes, post it")
    assert "*Create Events*" in told.text
    assert nights.events == []
    assert "You're in" in (await nights.press(anna, nights.post(), "I'm in")).text


async def test_who_is_interested_in_the_event_may_come(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    post = await nights.plan()
    await nights.press(anna, post, "I'm in")
    event = await heard(nights)
    anna.show_interest(event)
    ben.show_interest(event)
    nights.sandbox.clock.advance(HOUR / 10)
    await nights.look()
    assert f"**In (1)** {anna.mention}" in post.text
    assert f"**Maybe (1)** {ben.mention}" in post.text
    ben.lose_interest(event)
    nights.sandbox.clock.advance(HOUR / 10)
    await nights.look()
    assert "Maybe (" not in post.text


async def test_a_new_name_or_time_of_the_event_is_that_of_the_night(nights: NightSession) -> None:
    post = await nights.plan()
    event = await heard(nights)
    night = await nights.only()
    event.name, event.starts = "Renamed", event.starts + HOUR
    nights.guild.world.announce_event("event_update", nights.guild, event)
    await nights.until(lambda: "Renamed" in post.text)
    after = await nights.only()
    assert (after.plan.starts - night.plan.starts).total_seconds() == HOUR
    assert after.plan.local_start - night.plan.local_start == after.plan.starts - night.plan.starts


async def test_a_deleted_event_is_let_go_and_the_night_takes_place(nights: NightSession) -> None:
    post = await nights.plan()
    event = await heard(nights)
    nights.guild.world.delete_event(nights.guild, event)
    while (night := await nights.only()).event is not None:  # noqa: ASYNC110 - the bot has no event for this
        await asyncio.sleep(0.01)
    assert night.state is NightState.PLANNED
    await nights.quiet()
    await nights.press(nights.ben, post, "I'm in")
    assert nights.events == []


async def test_an_event_that_was_made_but_not_stored_is_found_again(nights: NightSession) -> None:
    await nights.plan()
    event = await heard(nights)
    night = await nights.only()
    await nights.bot.parts.nights.set_event(night.id, None)
    await nights.bot.parts.nights.set_host(night.id, UserId(nights.ben.id))
    await nights.quiet()
    assert only_event(nights) is event
    assert (await nights.only()).event == event.id


async def test_an_event_renamed_and_moved_while_the_bot_was_away_is_noticed_at_its_start(
    nights: NightSession,
) -> None:
    post = await nights.plan()
    event = await heard(nights)
    night = await nights.only()
    await nights.bot.close()
    event.name, event.starts = "Renamed", event.starts + HOUR
    async with nights.reconnected():
        await nights.until(lambda: "Renamed" in post.text)
    after = await nights.only()
    assert (after.plan.starts - night.plan.starts).total_seconds() == HOUR
    assert after.plan.local_start - night.plan.local_start == after.plan.starts - night.plan.starts


async def test_an_event_deleted_while_the_bot_was_away_is_let_go_at_its_start(nights: NightSession) -> None:
    await nights.plan()
    event = await heard(nights)
    await nights.bot.close()
    del nights.guild.events[event.id]
    async with nights.reconnected():
        while (night := await nights.only()).event is not None:  # noqa: ASYNC110 - the bot has no event for this
            await asyncio.sleep(0.01)
    assert night.state is NightState.PLANNED


async def test_an_event_that_could_not_be_changed_does_not_change_the_night_back(
    nights: NightSession,
) -> None:
    await nights.plan()
    event = await heard(nights)
    night = await nights.only()
    hour = timedelta(hours=1)
    later = night.plan.starts + hour
    await nights.bot.close()
    draft = await nights.store.nights.add_draft(
        NightPlace(night.guild, night.channel, night.host, night.locale),
        replace(night.plan, title="Later", local_start=night.plan.local_start + hour, starts=later),
        night.created,
        changes=night.id,
    )
    await nights.store.nights.confirm(draft.id, night.created)
    async with nights.reconnected():
        await nights.until(lambda: event.name == "Later")
        assert (await nights.only()).plan.starts == later
