"""/night as people use it: a night is planned, answered, changed, handed over and cancelled."""

import asyncio
import re
from dataclasses import replace

import pytest
from sqlalchemy import text

from bot.devtools.sandbox import Message
from bot.nights.times import WEEK
from bot.privacy.forget import forget
from bot.settings.card_style import CardPreference
from bot.words.words import words
from data.nights.records import Answer, NightState
from data.records import UserId
from tests.bot.bot_session import EDIT
from tests.bot.nights.night_session import HOUR, NightSession


async def test_nothing_is_posted_before_the_host_says_that_the_time_is_right(nights: NightSession) -> None:
    anna, channel = nights.anna, nights.channel
    draft = await nights.whisper(anna, "plan", when="in 2 days at 20:00", title="Cards **and** cake")
    assert "Is that right?" in draft.text
    assert re.search(r"<t:\d+:F>", draft.text)
    assert "as UTC" in draft.text
    assert nights.ben.sees(channel) == []
    dropped = await nights.press(anna, draft, "No")
    assert "nothing has been posted" in dropped.text
    async with nights.store._database.begin_read() as connection:
        assert (await connection.execute(text("SELECT id FROM night"))).all() == []
    assert await nights.current() == []


async def test_the_servers_time_zone_is_set_while_planning_and_the_hour_stays(nights: NightSession) -> None:
    owner = nights.guild.add_person("Olga", permissions=("manage_guild",))
    draft = await nights.whisper(owner, "plan", when="in 2 days at 20:00")
    before = _find_moment(draft)
    for typed, shown in (("nowhere", "called “nowhere”"), ("Istanbul", "Set our time zone")):
        asked = await owner.click(draft, "Set our time zone")
        done = await owner.submit(asked.modal, {"text": typed})
        assert done.answer is draft
        assert shown in f"{draft.text} {[button.label for button in draft.buttons]}"
    menu = next(menu for menu in draft.selects if "night-zone" in str(menu["custom_id"]))
    await owner.choose(draft, str(menu["custom_id"]), ["Europe/Istanbul"])
    assert "as the time in Europe/Istanbul" in draft.text
    assert _find_moment(draft) == before - 3 * HOUR
    assert "Set our time zone" not in [button.label for button in draft.buttons]
    await nights.press(owner, draft, "Yes, post it")
    assert nights.bot.parts.guild_settings.get(nights.guild.id).timezone == "Europe/Istanbul"
    assert _find_moment(nights.post()) == before - 3 * HOUR


async def test_who_may_not_manage_the_server_is_not_asked_for_its_time_zone(nights: NightSession) -> None:
    draft = await nights.whisper(nights.anna, "plan", when="in 2 days at 20:00")
    assert [button.label for button in draft.buttons] == ["Yes, post it", "No"]
    post = next(button.custom_id for button in draft.buttons if "night-post" in button.custom_id)
    refused = await nights.forge(nights.anna, draft, post.replace("night-post", "night-zone"))
    assert "Only people who may manage this server" in refused.text
    assert nights.bot.parts.guild_settings.get(nights.guild.id).timezone is None


async def test_a_planned_night_is_one_message_with_everyones_answer(nights: NightSession) -> None:
    post = await nights.plan(title="Cards **and** cake", repeats="weekly")
    assert "Cards **and** cake" in post.text
    assert "Every week" in post.text
    anna, ben = nights.anna, nights.ben
    # Who plans a night comes to it.
    assert f"**In (1)** {anna.mention}" in post.text
    await nights.press(anna, post, "Can't come")
    assert "You're in" in (await nights.press(anna, post, "I'm in")).text
    assert "Maybe it is" in (await nights.press(ben, post, "Maybe")).text
    assert f"**In (1)** {anna.mention}" in post.text
    assert f"**Maybe (1)** {ben.mention}" in post.text
    await nights.press(ben, post, "I'm in")
    assert f"**In (2)** {anna.mention} {ben.mention}" in post.text
    assert "one table of 2" in post.text
    await nights.press(ben, post, "Can't come")
    assert f"**Can't come (1)** {ben.mention}" in post.text
    assert nights.post() is post
    assert nights.ben.pings == []


async def test_the_announcement_is_drawn_again_when_somebody_joins(nights: NightSession) -> None:
    post = await nights.plan(title="Cards and cake")
    (first,) = post.attachments
    assert first.filename.startswith("night-")
    alt = str(post.components[0]["components"][0]["items"][0]["description"])
    assert re.fullmatch(r"Cards and cake\n\w+day, \w+ \d+, \d{4}", alt)
    await nights.press(nights.ben, post, "I'm in")
    (joined,) = post.attachments
    assert joined.filename != first.filename
    await nights.press(nights.ben, post, "Can't come")
    assert [file.filename for file in post.attachments] == [first.filename]


async def test_in_words_alone_an_announcement_has_its_title_and_no_picture(nights: NightSession) -> None:
    await nights.bot.parts.guild_settings.change(
        nights.guild.id, lambda settings: settings.model_copy(update={"cards": CardPreference.TEXT})
    )
    post = await nights.plan(title="Cards and cake")
    assert post.attachments == []
    assert "### Cards and cake" in post.text


async def test_where_files_are_not_allowed_a_night_is_announced_in_words(nights: NightSession) -> None:
    nights.channel.deny("attach_files")
    post = await nights.plan(title="Cards and cake")
    assert post.attachments == []
    await nights.press(nights.ben, post, "I'm in")
    assert f"**In (2)** {nights.anna.mention} {nights.ben.mention}" in post.text


async def test_a_change_that_is_confirmed_once_more_is_said_to_be_done(nights: NightSession) -> None:
    await nights.plan()
    draft = await nights.whisper(nights.anna, "change", when="in 2 days at 21:00")
    (confirm,) = [button.custom_id for button in draft.buttons if button.label == "Yes, change it"]
    assert (await nights.press(nights.anna, draft, "Yes, change it")).text == words("en")("night-changed")
    assert (await nights.forge(nights.anna, draft, confirm)).text == words("en")("night-draft-gone")


async def test_a_pressed_twice_confirmation_plans_one_night(nights: NightSession) -> None:
    draft = await nights.whisper(nights.anna, "plan", when="in 2 days at 20:00")
    post = next(one.custom_id for one in draft.buttons if "night-post" in one.custom_id)
    await nights.anna.click(draft, custom_id=post)
    night = await nights.only()
    await nights.bot.parts.nights.confirm(night)
    await nights.quiet()
    assert len(nights.ben.sees(nights.channel)) == 1


@pytest.mark.parametrize(
    ("when", "answer"),
    [
        ("sometime", "I can't read a day and a time"),
        ("yesterday 8pm", "already passed"),
        ("9999-12-31 23:59", "more than a year away"),
    ],
)
async def test_a_time_that_cannot_be_gets_a_sentence_with_examples(
    nights: NightSession, when: str, answer: str
) -> None:
    refused = await nights.whisper(nights.anna, "plan", when=when)
    assert answer in refused.text
    assert len(re.findall(r"`[^`]+`", refused.text)) == 2
    assert await nights.current() == []


async def test_times_are_read_in_the_servers_zone(nights: NightSession) -> None:
    channel = nights.channel
    owner = nights.guild.add_person("Olga", permissions=("manage_guild",))
    offered = await owner.complete(channel, "settings timezone", focus="zone", typed="sydney")
    assert [choice.value for choice in offered] == ["Australia/Sydney"]
    done = await owner.command(channel, "settings timezone", zone="Australia/Sydney")
    assert done.answer is not None
    assert "**Australia/Sydney**" in done.answer.text
    refused = await owner.command(channel, "settings timezone", zone="Middle/Earth")
    assert refused.answer is not None
    assert "don't know a time zone" in refused.answer.text
    await nights.plan("in 3 days at 20:00")
    night = await nights.only()
    assert night.plan.zone == "Australia/Sydney"
    assert night.plan.local_start.hour == 20
    assert night.plan.starts.hour in {9, 10}


async def test_a_change_is_asked_about_first_and_keeps_the_answers(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    post = await nights.plan(title="Cards")
    await nights.press(ben, post, "I'm in")
    before = await nights.only()
    draft = await nights.whisper(anna, "change", when="in 3 days at 21:00", title="More cards")
    assert await nights.only() == before
    await nights.press(anna, draft, "Yes, change it")
    night = await nights.only()
    assert (night.id, night.plan.title) == (before.id, "More cards")
    assert night.plan.starts > before.plan.starts
    assert "More cards" in post.text
    assert f"**In (2)** {anna.mention} {ben.mention}" in post.text
    assert "Say what is to change" in (await nights.whisper(anna, "change")).text
    # In the hours before it, the host opens its door by hand.
    await nights.pass_time_until(2 * HOUR)
    assert "Only the night's host" in (await nights.whisper(ben, "start")).text
    assert "The door is open" in (await nights.whisper(anna, "start")).text
    assert (await nights.only()).present == (anna.id,)


async def test_only_the_host_and_those_who_manage_events_change_a_night(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    cleo = nights.guild.add_person("Cleo")
    await nights.plan()
    night = await nights.only()
    for command in ("change", "cancel"):
        refused = await nights.whisper(ben, command, **({"title": "Mine"} if command == "change" else {}))
        assert "Only the night's host" in refused.text
    assert "host now" in (await nights.whisper(anna, "host", person=ben, night=night.id)).text
    await nights.quiet()
    assert (await nights.only()).host == ben.id
    assert ben.mention in nights.post().text
    assert "Cancel" in (await nights.whisper(ben, "cancel")).text
    assert "Only the night's host" in (await nights.whisper(cleo, "cancel")).text


async def test_a_host_without_a_place_opens_the_door_and_hears_that_they_wait(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    (cleo,) = nights.add_people("Cleo")
    post = await nights.plan("in 2 hours", places=2)
    await nights.press(anna, post, "Can't come")
    for person in (ben, cleo, anna):
        await nights.press(person, post, "I'm in")
    assert "stay on the waiting list" in (await nights.whisper(anna, "start")).text
    night = await nights.night()
    assert (night.state, night.present) == (NightState.OPEN, ())
    # Beside a night that is under way, its door is shown; a second door is refused.
    assert "I'm here" in (await nights.whisper(ben, "start", title="Another")).text


async def test_one_night_of_a_series_is_cancelled_and_the_next_is_posted(nights: NightSession) -> None:
    anna = nights.anna
    post = await nights.plan(repeats="weekly")
    first = await nights.only()
    question = await nights.whisper(anna, "cancel")
    assert "The next one" in (await nights.press(anna, question, "Only this one")).text
    following = await nights.only()
    assert following.follows == first.id
    assert (following.plan.starts - first.plan.starts).days == 7
    assert "was cancelled" in post.text
    assert nights.post() is not post
    question = await nights.whisper(anna, "cancel")
    await nights.press(anna, question, "All of them")
    assert await nights.current() == []
    assert "no such night" in (await nights.whisper(anna, "cancel")).text


async def test_nights_are_completed_by_their_titles(nights: NightSession) -> None:
    await nights.plan(title="Cards")
    await nights.plan(when="in 5 days at 20:00", title="The Mind marathon")
    offered = await nights.anna.complete(nights.channel, "night cancel", focus="night", typed="mind")
    assert [choice.name.split(" · ")[0] for choice in offered] == ["The Mind marathon"]
    foreign = await nights.whisper(nights.anna, "cancel", night=4711)
    assert "no such night" in foreign.text


async def test_a_server_has_a_limited_number_of_nights(
    nights: NightSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.nights.game_nights.MAX_NIGHTS", 1)
    await nights.plan()
    assert "1 nights planned" in (await nights.whisper(nights.anna, "plan", when="in 3 days at 20:00")).text


async def test_many_answers_are_all_counted_and_some_named(nights: NightSession) -> None:
    post = await nights.plan()
    night = await nights.only()
    for number in range(30):
        user = UserId(1_300_000_000_000_000_000 + number)
        await nights.store.night_people.save_answers(night.id, {user: Answer.IN}, night.created)
    await nights.press(nights.ben, post, "I'm in")
    assert "**In (32)**" in post.text
    assert "and 7 more" in post.text
    assert len(post.text) < 4000


async def test_many_changes_at_once_become_one_edit(nights: NightSession) -> None:
    post = await nights.plan()
    night = await nights.only()
    bot, before = nights.bot, nights.count(EDIT)
    people = [UserId(1_300_000_000_000_000_000 + number) for number in range(8)]
    await asyncio.gather(
        *(
            nights.store.night_people.save_answers(night.id, {user: Answer.IN}, bot.parts.nights.now())
            for user in people
        )
    )
    for _ in people:
        bot.parts.night_messages.refresh(night)
    await nights.quiet()
    assert "**In (9)**" in post.text
    assert nights.count(EDIT) - before == 1


async def test_a_night_whose_channel_is_deleted_is_cancelled(nights: NightSession) -> None:
    await nights.plan(repeats="weekly")
    nights.guild.world.delete_channel(nights.channel)
    await nights.until(lambda: nights.bot.get_channel(nights.channel.id) is None)
    while await nights.current():  # noqa: ASYNC110 - the bot has no event for this
        await asyncio.sleep(0.01)


async def test_a_message_that_was_deleted_is_posted_again(nights: NightSession) -> None:
    post = await nights.plan()
    nights.guild.world.delete(post)
    night = await nights.only()
    await nights.bot.parts.nights.answer(night.id, UserId(nights.ben.id), Answer.IN)
    await nights.quiet()
    assert nights.post() is not post
    assert "**In (2)**" in nights.post().text


async def test_a_weekly_night_goes_on_when_its_host_leaves_the_server(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    post = await nights.plan(repeats="weekly")
    await nights.press(anna, post, "I'm in")
    await nights.press(ben, post, "I'm in")
    first = await nights.only()
    nights.guild.remove_person(anna)
    # The bot does not ask for the intent with which Discord would say so.
    assert nights.sandbox.stats.events["GUILD_MEMBER_REMOVE"] == 1
    assert not nights.bot.intents.members
    assert "Only the night's host" in (await nights.whisper(ben, "host", person=ben)).text
    await nights.pass_time_until(15 * 60)
    assert "begins" in ben.pings[0].text
    assert anna.pings == []
    await nights.pass_time_until(0)
    assert "The door is open" in nights.post(ben).text
    await nights.pass_time_until(-5 * HOUR)
    following = await nights.only()
    assert (following.follows, following.host) == (first.id, anna.id)
    # People with the permission to manage events take over, or choose a host from the server's members.
    moderator = nights.guild.add_person("Mo", permissions=("manage_events",))
    gone = await nights.whisper(moderator, "host", person=anna)
    assert "isn't on this server" in gone.text
    assert (await nights.only()).host == anna.id
    assert "host now" in (await nights.whisper(moderator, "host", person=ben)).text
    await nights.quiet()
    assert ben.mention in nights.post(ben).text
    draft = await nights.whisper(ben, "change", title="Cards")
    await nights.press(ben, draft, "Yes, and all after it")
    assert ((await nights.only()).host, (await nights.only()).plan.title) == (ben.id, "Cards")


async def test_a_change_that_is_refused_in_the_end_is_not_kept(nights: NightSession) -> None:
    await nights.plan(title="Cards")
    draft = await nights.whisper(nights.anna, "change", title="More cards")
    await nights.whisper(nights.anna, "host", person=nights.ben)
    assert "Only the night's host" in (await nights.press(nights.anna, draft, "Yes, change it")).text
    async with nights.store._database.begin_read() as connection:
        assert (await connection.execute(text("SELECT title FROM night"))).scalars().all() == ["Cards"]


async def test_a_forgotten_person_leaves_the_message_of_every_night(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    post = await nights.plan()
    await nights.press(anna, post, "I'm in")
    await nights.press(ben, post, "I'm in")
    asked = await anna.command(nights.channel, "privacy forget")
    assert asked.answer is not None
    await anna.click(asked.answer, "Forget me")
    await nights.quiet()
    assert anna.mention not in post.text
    assert f"**In (1)** {ben.mention}" in post.text
    assert "Only the night's host" in (await nights.whisper(ben, "cancel")).text
    moderator = nights.guild.add_person("Mo", permissions=("manage_events",))
    assert "Cancel" in (await nights.whisper(moderator, "cancel")).text


async def test_a_time_that_can_be_two_is_asked_about_and_the_chosen_one_is_planned(
    nights: NightSession,
) -> None:
    asked = await nights.whisper(nights.anna, "plan", when="saturday at 9")
    assert "Which time do you mean?" in asked.text
    evening, morning, _ = [button.label for button in asked.buttons]
    assert (evening[-2:], morning[-2:]) == ("PM", "AM")
    confirmed = await nights.press(nights.anna, asked, evening)
    assert "Is that right?" in confirmed.text
    await nights.press(nights.anna, confirmed, "Yes, post it")
    assert (await nights.only()).plan.local_start.hour == 21


async def test_what_is_typed_is_completed_with_exact_times_that_can_be_planned(nights: NightSession) -> None:
    offered = await nights.anna.complete(nights.channel, "night plan", focus="when", typed="saturday at 9")
    assert [choice.name.partition(" · ")[0][-2:] for choice in offered] == ["PM", "AM"]
    planned = await nights.whisper(nights.anna, "plan", when=str(offered[0].value))
    assert "Is that right?" in planned.text


async def test_before_anything_is_typed_the_coming_evenings_are_offered(nights: NightSession) -> None:
    offered = await nights.anna.complete(nights.channel, "night plan", focus="when")
    assert len(offered) == 5
    assert await nights.anna.complete(nights.channel, "night plan", focus="when", typed="sometime") == []


async def test_who_comes_later_waits_and_is_called_when_somebody_drops_out(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    cleo, dan = nights.add_people("Cleo", "Dan")
    post = await nights.plan(title="Cards", places=2)
    assert "🪑 2 places" in post.text
    for person in (anna, ben):
        assert "You're in" in (await nights.press(person, post, "I'm in")).text
    assert "number 1 on the waiting list" in (await nights.press(cleo, post, "I'm in")).text
    assert "number 2" in (await nights.press(dan, post, "I'm in")).text
    assert f"**In (2)** {anna.mention} {ben.mention}" in post.text
    assert f"**Waiting for a place (2)** {cleo.mention} {dan.mention}" in post.text
    await nights.press(anna, post, "Can't come")
    (call,) = cleo.pings
    assert call.text.startswith(f"🎉 {cleo.mention}, there's a place for you: you're in for **Cards**")
    assert (anna.pings, ben.pings, dan.pings) == ([], [], [])
    assert f"**Waiting for a place (1)** {dan.mention}" in post.text
    await nights.press(anna, post, "I'm in")
    assert f"**Waiting for a place (2)** {dan.mention} {anna.mention}" in post.text
    draft = await nights.whisper(anna, "change", places=0)
    await nights.press(anna, draft, "Yes, change it")
    assert "Waiting" not in post.text
    assert [len(person.pings) for person in (anna, cleo, dan)] == [1, 1, 1]


async def test_who_waited_gets_the_place_of_a_person_who_asked_to_be_forgotten(nights: NightSession) -> None:
    (cleo,) = nights.add_people("Cleo")
    post = await nights.plan(places=2)
    for person in (nights.anna, nights.ben, cleo):
        await nights.press(person, post, "I'm in")
    await forget(nights.bot, UserId(nights.ben.id))
    await nights.quiet()
    assert len(cleo.pings) == 1
    assert "Waiting" not in post.text


async def test_of_500_answers_at_once_the_first_8_get_the_8_places(nights: NightSession) -> None:
    await nights.plan(places=8)
    night = await nights.only()
    users = [UserId(10_000 - number) for number in range(500)]
    answer = nights.bot.parts.nights.answer
    await answer(night.id, UserId(nights.anna.id), Answer.OUT)
    await asyncio.gather(*(answer(night.id, user, Answer.IN) for user in users))
    await nights.quiet()
    full = await nights.only()
    assert full.list_coming() == tuple(users[:8])
    assert full.list_waiting() == tuple(users[8:])
    await asyncio.gather(*(answer(night.id, user, Answer.OUT) for user in users[:8]))
    await nights.quiet()
    after = await nights.only()
    assert after.list_coming() == tuple(users[8:16])
    assert nights.find("there's a place for you").text.count("<@") == 8
    assert [record.user for record in after.answers if record.waits] == users[16:]


async def test_a_night_of_a_series_has_the_places_of_the_one_before(nights: NightSession) -> None:
    post = await nights.plan(places=5, repeats="weekly")
    await nights.press(nights.anna, await nights.whisper(nights.anna, "cancel"), "Only this one")
    assert nights.post() is not post
    assert "🪑 5 places" in nights.post().text


async def test_a_night_that_is_not_open_yet_or_over_is_called_so(nights: NightSession) -> None:
    assert (await nights.whisper(nights.anna, "board")).text == words("en")("night-no-night-here")
    await nights.plan()
    assert (await nights.whisper(nights.anna, "round")).text == words("en")("night-night-not-open")
    assert (await nights.whisper(nights.anna, "board")).text == words("en")("night-night-not-open")


async def test_the_board_of_a_night_that_has_ended_is_called_over(nights: NightSession) -> None:
    await nights.ask(nights.anna, "night start")
    await nights.press(nights.anna, await nights.whisper(nights.anna, "end"), "End the night")
    assert (await nights.whisper(nights.anna, "board")).text == words("en")("night-night-gone")


async def test_one_night_of_a_series_is_moved_and_renamed_and_the_next_is_as_planned(
    nights: NightSession,
) -> None:
    await nights.plan(title="Cards", repeats="weekly")
    first = (await nights.only()).plan
    draft = await nights.whisper(nights.anna, "change", title="Finale", when="in 3 days at 21:00")
    await nights.press(nights.anna, draft, "Yes, only this one")
    moved = (await nights.only()).plan
    assert (moved.title, moved.local_start.hour) == ("Finale", 21)
    everything = await nights.whisper(nights.anna, "change", places=6)
    await nights.press(nights.anna, everything, "Yes, and all after it")
    await nights.press(nights.anna, await nights.whisper(nights.anna, "cancel"), "Only this one")
    following = (await nights.only()).plan
    assert following == replace(
        first, local_start=first.local_start + WEEK, starts=following.starts, places=6
    )


async def test_a_change_of_a_whole_series_holds_for_the_next_night_too(nights: NightSession) -> None:
    await nights.plan(title="Cards", repeats="weekly")
    draft = await nights.whisper(nights.anna, "change", title="Finale")
    await nights.press(nights.anna, draft, "Yes, and all after it")
    await nights.press(nights.anna, await nights.whisper(nights.anna, "cancel"), "Only this one")
    assert (await nights.only()).plan.title == "Finale"


@pytest.mark.parametrize(
    ("when", "repeats", "line"),
    [
        ("2027-01-01 20:00", "monthly", "🔁 Every month on the first Friday"),
        ("2027-01-29 20:00", "monthly", "🔁 Every month on the last Friday"),
        ("2027-01-22 20:00", "monthly-last", "🔁 Every month on the last Friday"),
        ("2027-01-01 20:00", "fortnightly", "🔁 Every two weeks at this time"),
    ],
)
async def test_a_series_says_when_it_repeats(
    nights: NightSession, when: str, repeats: str, line: str
) -> None:
    assert line in (await nights.plan(when, repeats=repeats)).text


async def test_who_comes_gets_the_night_as_a_file_for_their_calendar(nights: NightSession) -> None:
    post = await nights.plan(title="Cards, cake", repeats="weekly")
    answered = await nights.press(nights.ben, post, "I'm in")
    sent = await nights.press(nights.ben, answered, "For my calendar")
    assert sent.ephemeral
    (file,) = sent.attachments
    assert file.filename.endswith(".ics")
    assert b"SUMMARY:Cards\\, cake\r\n" in file.content


async def test_every_file_of_a_series_replaces_the_one_before_it(nights: NightSession) -> None:
    await nights.plan(title="Cards", repeats="weekly")
    first = await nights.only()
    await nights.press(nights.anna, await nights.whisper(nights.anna, "cancel"), "Only this one")
    answered = await nights.press(nights.ben, nights.post(), "I'm in")
    (file,) = (await nights.press(nights.ben, answered, "For my calendar")).attachments
    assert f"UID:{first.id}@".encode() in file.content


async def test_a_city_that_is_typed_is_read_and_several_are_named(nights: NightSession) -> None:
    owner = nights.guild.add_person("Olga", permissions=("manage_guild",))
    done = await nights.ask(owner, "settings timezone", zone="München")
    assert "**Europe/Berlin**" in done.text
    assert "That can be `" in (await nights.ask(owner, "settings timezone", zone="America")).text


async def test_who_waits_gets_in_at_the_door_once_a_place_is_free(nights: NightSession) -> None:
    anna, ben = nights.anna, nights.ben
    (cleo,) = nights.add_people("Cleo")
    post = await nights.plan(places=2)
    for person in (anna, ben, cleo):
        await nights.press(person, post, "I'm in")
    await nights.pass_time_until(0)
    door = nights.post()
    await nights.press(anna, door, "I'm here")
    assert "you stay on the waiting list" in (await nights.press(cleo, door, "I'm here")).text
    assert (await nights.only()).present == (anna.id,)
    await nights.press(ben, door, "I'm here")
    await nights.press(ben, door, "I'm off")
    await nights.press(cleo, door, "I'm here")
    assert (await nights.only()).present == (anna.id, cleo.id)


def _find_moment(message: Message) -> int:
    found = re.search(r"<t:(\d+):F>", message.text)
    assert found is not None
    return int(found[1])
