"""/stats as people use it, with the real bot in this process."""

from datetime import datetime, timedelta

from bot.devtools.sandbox import Message
from bot.settings.card_style import CardPreference
from data.records import UserId
from tests.bot.bot_session import BotSession
from tests.bot.results.finished_matches import EXPERT, MIND, cards, levels, store_match

PNG = b"\x89PNG"
GALLERY = 12


def now(session: BotSession) -> datetime:
    return session.bot.parts.tables.now()


async def play_matches(session: BotSession) -> None:
    """Store five matches of Anna on four days: mostly with Ben, some alone, some without counters."""
    anna, ben = session.anna.id, session.ben.id
    at, guild = now(session), session.guild
    did = {anna: {"matches": 1, "cards": 40, "tricks": 2}, ben: {"matches": 1, "cards": 30}}
    alone = {anna: {"matches": 1, "cards": 9}}
    felt = {anna: {"matches": 1, "cards": 20, "lives": 3}, ben: {"matches": 1, "cards": 21, "lives": 3}}
    await store_match(session.store, (anna, ben), cards(0), at - timedelta(days=9), guild=guild)
    await store_match(
        session.store, (anna, ben), cards(12), at - timedelta(days=2), guild=guild, deeds=did, violations=2
    )
    await store_match(
        session.store, (anna,), cards(60), at - timedelta(days=1, hours=1), guild=guild, options=EXPERT
    )
    await store_match(
        session.store, (anna,), cards(50), at - timedelta(days=1), guild=guild, deeds=alone, options=EXPERT
    )
    await store_match(
        session.store, (anna, ben), levels(6), at, guild=guild, deeds=felt, game="the-mind", options=MIND
    )


async def set_cards(session: BotSession, cards: CardPreference) -> None:
    """Let the server show cards in a way."""
    await session.bot.parts.guild_settings.change(
        session.guild.id, lambda settings: settings.model_copy(update={"cards": cards})
    )


async def stats(session: BotSession, **options: object) -> Message:
    done = await session.anna.command(session.channel, "stats", **options)  # type: ignore[arg-type] # options of a command
    assert done.answer is not None, done.failed
    return done.answer


async def test_everything_that_was_played_here_is_told(session: BotSession) -> None:
    await set_cards(session, CardPreference.TEXT)
    await play_matches(session)
    await session.open()
    message = await stats(session)
    assert message.ephemeral
    assert message.attachments == []
    for text in (
        "## 📊 Anna",
        "**5 matches** finished here, 2 hours at the table; the first <t:",
        "🔥 Won: 1 of the last 5 · wins in a row: now 0, record 1",
        "🗓️ Days in a row: now 3, record 3",
        "🃏 69 cards played · ↩ 2 backwards tricks · 💔 3 lives lost together · 🤐 2 numbers spoken",
        "-# Counted in 3 of 5 matches; the others were before I started counting.",
        "🤝 Most often with Ben (3)",
        "**all 98 cards played** · The Game\n-# 2 people · two cards a turn · <t:",
        "> · 2 matches",
        "**50 cards left** · The Game\n-# 1 person · expert: three cards a turn · <t:",
        "**6 levels passed** · The Mind\n-# 2 people",
    ):
        assert text in message.text, message.text


async def test_a_card_says_in_its_alt_text_what_it_shows(session: BotSession) -> None:
    await play_matches(session)
    message = await stats(session)
    await session.anna.until(lambda: message.attachments or None, timeout=30)
    (picture,) = message.attachments
    assert picture.content.startswith(PNG)
    assert find_alt(message) == (
        "Anna · 2 hours · matches: 5 · won: 1 · days in a row: 3\n"
        "Best results 50 cards left, The Game · 1 person; all 98 cards played, The Game · 2 people; "
        "6 levels passed, The Mind · 2 people\n"
        "How the matches of Anna ended, over time, and how often each result came. "
        "The Game, the last 4 matches, cards left (fewer is better): from 0 to 60, half of them up to 12;"
        " the last one 50."
    )
    assert "🤝 Most often with" in message.text


async def test_one_press_shows_the_card_to_everyone_in_the_servers_language(session: BotSession) -> None:
    await play_matches(session)
    dora = session.guild.add_person("Dora", locale="de")
    done = await dora.command(session.channel, "stats", person=session.anna)
    assert done.answer is not None
    shown = await session.press(dora, done.answer, "Hier zeigen")
    assert not shown.ephemeral
    await session.anna.until(lambda: shown.attachments or None, timeout=30)
    assert "Anna · 2 hours" in find_alt(shown)
    assert shown.buttons == []


async def test_the_answer_speaks_the_language_of_who_asked(session: BotSession) -> None:
    await play_matches(session)
    dora = session.guild.add_person("Dora", locale="de")
    await set_cards(session, CardPreference.TEXT)
    done = await dora.command(session.channel, "stats", person=session.anna)
    assert done.answer is not None
    assert done.answer.ephemeral
    assert "**5 Partien** hier beendet, 2 Stunden am Tisch; die erste am <t:" in done.answer.text
    assert "Gezählt in 3 von 5 Partien" in done.answer.text
    assert "🤝 Am häufigsten mit" in done.answer.text


async def test_who_never_played_or_was_forgotten_has_nothing_to_show(session: BotSession) -> None:
    await play_matches(session)
    dora = session.guild.add_person("Dora")
    message = await stats(session, person=dora)
    assert message.ephemeral
    assert message.text.startswith("Dora hasn't finished a match here, or asked to be forgotten.")
    await session.store.forget_user(UserId(session.anna.id))
    assert (await stats(session)).text.startswith(
        "You haven't finished a match here yet, or you asked to be forgotten."
    )


async def test_statistics_begin_with_the_first_match(session: BotSession) -> None:
    dora = session.guild.add_person("Dora")
    await store_match(session.store, (dora.id,), cards(4), now(session), guild=session.guild)
    message = await stats(session, person=dora)
    await session.anna.until(lambda: message.attachments or None, timeout=30)
    alt = find_alt(message)
    assert alt.startswith("Dora · ")
    assert alt.endswith("match: 1\nBest results 4 cards left, The Game · 1 person")


async def test_matches_of_other_servers_are_not_told(session: BotSession) -> None:
    other = session.sandbox.add_guild("Elsewhere")
    await store_match(session.store, (session.anna.id, session.ben.id), cards(1), now(session), guild=other)
    assert (await stats(session)).text.startswith("You haven't finished a match here yet")


async def test_without_the_permission_to_attach_there_are_words_alone(session: BotSession) -> None:
    await play_matches(session)
    session.channel.deny_people("attach_files")
    message = await stats(session)
    assert "**5 matches**" in message.text
    await session.quiet()
    assert message.attachments == []
    assert not session.bot.parts.picture_cache._files


def find_alt(message: Message) -> str:
    """Return the alt text of a message's picture."""
    parts = message.components[0]["components"]
    return str(next(part["items"][0]["description"] for part in parts if part["type"] == GALLERY))
