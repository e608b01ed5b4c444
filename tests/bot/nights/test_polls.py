"""/night ask as people use it: times are marked, and one of them becomes a night."""

import asyncio
import re

import pytest

from bot.devtools.sandbox import Message, Person
from bot.privacy.forget import forget
from data.nights.records import Answer, PollId
from data.records import UserId
from tests.bot.nights.night_session import HOUR, NightSession

TIMES = {"first": "in 3 days at 20:00", "second": "in 2 days at 20:00", "third": "in 4 days at 19:30"}


async def ask(nights: NightSession, **options: str) -> Message:
    """Let Anna ask when people have time, and return the message in the channel."""
    answer = await nights.whisper(nights.anna, "ask", **(options or {**TIMES, "title": "Cards"}))
    assert "in the channel" in answer.text
    await nights.quiet()
    return nights.post()


async def choose(nights: NightSession, person: Person, choice: Message, number: int) -> Message:
    """Choose a time from the host's menu, and return the question whether it is right."""
    done = await person.choose(choice, str(choice.selects[0]["custom_id"]), [str(number)])
    await nights.quiet()
    assert done.answer is not None
    return done.answer


async def mark(nights: NightSession, person: Person, post: Message, number: int) -> None:
    """Press the button of a time, counted from 0."""
    buttons = [button for button in post.buttons if "poll-press" in button.custom_id]
    await person.click(post, custom_id=buttons[number].custom_id)
    await nights.quiet()


async def test_everyone_marks_their_times_with_one_press_and_the_host_makes_one_a_night(
    nights: NightSession,
) -> None:
    anna, ben = nights.anna, nights.ben
    post = await ask(nights)
    assert post.text.count("<t:") == 3
    await mark(nights, anna, post, 0)
    await mark(nights, ben, post, 0)
    await mark(nights, ben, post, 2)
    assert f"✅ **2** {anna.mention} {ben.mention}" in post.text
    await mark(nights, ben, post, 2)
    assert post.text.count("✅") == 1
    assert (anna.pings, ben.pings) == ([], [])
    choice = await nights.press(anna, post, "Make it a night")
    counts = [
        label.rpartition(" · ")[2] for label in re.findall(r"'label': '([^']+)'", str(choice.selects[0]))
    ]
    assert counts == ["2 people", "0 people", "0 people"]
    draft = await choose(nights, anna, choice, 0)
    assert "Is that right?" in draft.text
    assert await nights.current() == []
    await nights.press(anna, draft, "Yes, post it")
    night = await nights.only()
    assert (night.plan.title, night.host) == ("Cards", anna.id)
    assert night.list_answers(Answer.IN) == (anna.id, ben.id)
    assert "It became a night" in post.text
    assert f"**In (2)** {anna.mention} {ben.mention}" in nights.post().text


async def test_only_who_asked_or_manages_events_decides(nights: NightSession) -> None:
    post = await ask(nights)
    assert "Only the night's host" in (await nights.press(nights.ben, post, "Make it a night")).text
    moderator = nights.guild.add_person("Mo", permissions=("manage_events",))
    choice = await nights.press(moderator, post, "Make it a night")
    assert "The question is closed" in (await nights.press(moderator, choice, "Close the question")).text
    assert post.buttons == []
    assert "This question is closed." in post.text
    again = await nights.forge(nights.ben, post, "m:1:0:poll-press:")
    assert "That question is closed" in again.text


async def test_a_poll_that_became_a_night_does_not_become_a_second_one(nights: NightSession) -> None:
    post = await ask(nights)
    drafts = [
        await choose(nights, nights.anna, await nights.press(nights.anna, post, "Make it a night"), number)
        for number in (0, 1)
    ]
    await nights.press(nights.anna, drafts[0], "Yes, post it")
    assert "question is closed" in (await nights.press(nights.anna, drafts[1], "Yes, post it")).text
    assert len(await nights.current()) == 1


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("sometime", "“sometime”: I can't read a day"),
        ("saturday at 9", "That can be "),
    ],
)
async def test_a_time_that_is_not_read_is_named_and_nothing_is_posted(
    nights: NightSession, text: str, answer: str
) -> None:
    refused = await nights.whisper(nights.anna, "ask", first="in 2 days at 20:00", second=text)
    assert answer in refused.text
    assert nights.ben.sees(nights.channel) == []


async def test_each_time_is_completed_with_times_that_were_not_chosen_yet(nights: NightSession) -> None:
    first = await nights.anna.complete(nights.channel, "night ask", focus="first")
    chosen = str(first[1].value)
    second = await nights.anna.complete(
        nights.channel, "night ask", focus="second", options={"first": chosen}
    )
    assert len(second) == 5
    assert chosen not in [choice.value for choice in second]
    typed = await nights.anna.complete(nights.channel, "night ask", focus="third", typed="friday 18:30")
    late = await nights.anna.complete(
        nights.channel, "night ask", focus="fourth", options={"third": str(typed[0].value)}
    )
    assert {str(choice.value)[11:16] for choice in late} == {"18:30"}


async def test_a_poll_goes_on_after_a_restart_and_ends_when_its_last_time_has_passed(
    nights: NightSession,
) -> None:
    post = await ask(nights)
    await mark(nights, nights.anna, post, 1)
    await nights.bot.close()
    async with nights.reconnected():
        await mark(nights, nights.ben, post, 1)
        assert f"✅ **2** {nights.anna.mention} {nights.ben.mention}" in post.text
        nights.sandbox.clock.advance(5 * 24 * HOUR)
        await nights.look()
        assert "This question is closed." in post.text
        assert await nights.store.night_polls.list_open() == []


async def test_a_poll_whose_message_is_deleted_is_closed(nights: NightSession) -> None:
    post = await ask(nights)
    nights.guild.world.delete(post)
    (poll,) = await nights.store.night_polls.list_open()
    nights.bot.parts.polls.refresh(poll.id)
    await nights.quiet()
    assert await nights.store.night_polls.list_open() == []


async def test_a_forgotten_person_is_in_no_poll(nights: NightSession) -> None:
    post = await ask(nights)
    await mark(nights, nights.anna, post, 0)
    await mark(nights, nights.ben, post, 0)
    await forget(nights.bot, UserId(nights.anna.id))
    await nights.quiet()
    assert nights.anna.mention not in post.text
    assert f"✅ **1** {nights.ben.mention}" in post.text


async def test_of_hundreds_who_press_at_once_all_are_counted_and_some_named(nights: NightSession) -> None:
    post = await ask(nights)
    (poll,) = await nights.store.night_polls.list_open()
    people = [UserId(1_300_000_000_000_000_000 + number) for number in range(300)]
    polls = nights.bot.parts.polls
    await asyncio.gather(*(polls.press(poll, user, number) for user in people for number in range(3)))
    await nights.quiet()
    assert post.text.count("✅ **300**") == 3
    assert post.text.count("and 285 more") == 3


async def test_a_server_asks_a_limited_number_of_times(
    nights: NightSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.nights.polls.MAX_POLLS", 1)
    await ask(nights)
    assert "already has 1 open questions" in (await nights.whisper(nights.anna, "ask", **TIMES)).text
    assert await nights.store.night_polls.get(PollId(2)) is None
