"""/privacy as people use it: what is stored is seen, taken along, and forgotten."""

import json
from typing import TYPE_CHECKING, cast

import pytest

from bot.devtools.sandbox import NotPossibleError
from bot.words.words import words
from data.records import MatchPhase, UserId
from tests.bot.bot_session import BotSession
from tests.bot.privacy.sample_data import answer, ask, play_matches
from tests.bot.sample_tables import allow, forbid

if TYPE_CHECKING:
    from collections.abc import Mapping


async def test_what_is_stored_is_listed_in_words_with_its_counts(session: BotSession) -> None:
    assert "Nothing." in (await ask(session, session.anna, "show")).text
    await play_matches(session)
    text = (await ask(session, session.anna, "show")).text
    assert "2 seats you had" in text
    assert "1 team you have finished matches with" in text
    assert "1 try at a deal of the day" in text
    assert "1 replay you have opened" in text
    assert "1 game night you planned" in text
    assert "1 answer to whether you come" in text
    assert "1 game night you were at" in text
    assert "1 open question of yours about when people have time" in text
    assert "1 time at which you could come" in text
    assert "1 line or theme you wrote at a table: for 30 days" in text
    assert "What you have set for yourself" in text


async def test_everything_that_is_counted_has_words_in_both_languages(session: BotSession) -> None:
    for what in await session.store.people.count_rows(UserId(session.anna.id)):
        assert words("en").has(f"privacy-stored-{what}")
        assert words("de").has(f"privacy-stored-{what}")


async def test_everything_is_handed_out_as_a_file_to_oneself_alone(session: BotSession) -> None:
    await play_matches(session)
    message = await ask(session, session.anna, "export")
    (file,) = message.attachments
    exported = cast("Mapping[str, object]", json.loads(file.content))
    assert exported["user"] == str(session.anna.id)
    assert exported["preferences"] == {"pictures": True}
    assert len(cast("list[object]", exported["seats"])) == 2
    assert len(cast("list[object]", exported["attempts"])) == 1
    assert [text["text"] for text in cast("list[Mapping[str, object]]", exported["texts"])] == [
        "a grumpy swan"
    ]
    assert str(session.ben.id) not in file.content.decode()


async def test_nothing_is_forgotten_before_it_is_confirmed(session: BotSession) -> None:
    await play_matches(session)
    before = await session.store.people.count_rows(UserId(session.anna.id))
    asked = await ask(session, session.anna, "forget")
    assert "You're at a table right now" in asked.text
    kept = answer(await session.anna.click(asked, "Leave it as it is"))
    assert kept.text == "Nothing has changed."
    assert await session.store.people.count_rows(UserId(session.anna.id)) == before


async def test_the_others_see_a_free_seat_and_can_go_on(session: BotSession) -> None:
    post = await session.begin()
    await session.anna.click(await ask(session, session.anna, "forget"), "Forget me")
    await session.quiet()
    assert "A seat is free" in post.text
    assert "Anna" not in post.text
    assert str(session.anna.id) not in post.text
    cleo = session.guild.add_person("Cleo")
    await cleo.click(post, "Take the free seat")
    await session.quiet()
    assert "Cleo" in post.text
    assert (await session.table()).phase is MatchPhase.RUNNING


async def test_a_forgotten_person_leaves_a_lobby_and_an_empty_one_closes(session: BotSession) -> None:
    opened = await session.anna.command(session.channel, "game new", game="the-game")
    await session.anna.click(await ask(session, session.anna, "forget"), "Forget me")
    await session.quiet()
    assert opened.answer is not None
    assert "closed before it started" in opened.answer.text
    assert not session.bot.parts.tables.has_table(session.channel.id)


async def test_the_hand_of_a_forgotten_user_is_taken_off_the_screen(session: BotSession) -> None:
    await session.begin()
    hand = session.hand(session.anna)
    await session.anna.click(await ask(session, session.anna, "forget"), "Forget me")
    await session.quiet()
    assert hand not in session.anna.sees(session.channel)


async def test_others_are_forgotten_by_nobody(session: BotSession) -> None:
    await play_matches(session)
    before = await session.store.people.count_rows(UserId(session.ben.id))
    await session.anna.click(await ask(session, session.anna, "forget"), "Forget me")
    after = await session.store.people.count_rows(UserId(session.ben.id))
    assert {**after, "counters": 0} == {**before, "counters": 0}
    assert "Nothing." not in (await ask(session, session.ben, "show")).text


async def test_what_anna_is_asked_ben_cannot_answer(session: BotSession) -> None:
    await play_matches(session)
    asked = await ask(session, session.anna, "forget")
    with pytest.raises(NotPossibleError):
        await session.ben.click(asked, "Forget me")


async def test_a_database_that_refuses_forgets_nothing_and_says_so(session: BotSession) -> None:
    await play_matches(session)
    before = await session.store.people.count_rows(UserId(session.anna.id))
    asked = await ask(session, session.anna, "forget")
    await forbid(session.store, "UPDATE ON match_player")
    done = await session.anna.click(asked, "Forget me")
    assert "nothing has changed" in answer(done).text
    await allow(session.store)
    assert await session.store.people.count_rows(UserId(session.anna.id)) == before
