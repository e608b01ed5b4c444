"""/replay and /history as people use them, with the real bot in this process."""

import asyncio
import json
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from discord.ext import commands

from bot.devtools.preview.tables import NOW
from bot.devtools.sandbox import Channel, Interaction, Message, Person
from bot.interactions import picture_replies
from bot.pictures import Scene
from bot.replay.loader import ReplayLoader
from bot.tables.refusals import MatchUnknown
from bot.words.words import words
from data.records import MatchId, UserId
from tests.bot.bot_session import BotSession, end_match
from tests.bot.replay.records import keep, load_script, make_stored
from tests.bot.sample_tables import play_out, progress
from tests.engine.playouts import match
from tests.engine.playthroughs.scripts import SCRIPTS

if TYPE_CHECKING:
    from bot.devtools.sandbox.wire import Object

MENU = "replay-go:point"


async def store_match(
    session: BotSession, name: str = "the-game-for-2-experts", *, minutes: int = 0, **kept: bool
) -> MatchId:
    """Store a match of Anna and Ben in a channel of its own."""
    channel = session.guild.add_channel(f"match-{minutes}")
    at, people = NOW + timedelta(minutes=minutes), [UserId(session.anna.id), UserId(session.ben.id)]
    return await keep(
        session.store, load_script(name), people, guild=session.guild.id, channel=channel.id, at=at, **kept
    )


async def open_replay(
    session: BotSession, number: int, person: Person | None = None, **options: bool
) -> Message:
    """Let a user open a replay with the command."""
    done = await (person or session.anna).command(session.channel, "replay", match=number, **options)
    assert done.answer is not None
    return done.answer


async def jump(person: Person, message: Message, step: int) -> None:
    menu = next(one["custom_id"] for one in message.selects if MENU in one["custom_id"])
    await person.choose(message, menu, [str(step)])


def text_of(done: Interaction) -> str:
    assert done.answer is not None
    assert done.answer.ephemeral
    return done.answer.text


async def read_refusal(session: BotSession, channel: Channel, number: int) -> str:
    """Return the reply to a person who asks for a match that cannot be replayed."""
    return text_of(await session.anna.command(channel, "replay", match=number))


# Stepping


async def test_a_replay_is_stepped_through_in_its_place(session: BotSession) -> None:
    message = await open_replay(session, await store_match(session))
    assert message.ephemeral
    assert "**The cards are dealt** · 13 steps follow" in message.text
    assert "✅ Checked" in message.text
    for label, text in (
        ("Step ▶", "**Step 1 of 13**"),
        ("Turn ⏩", "**Step 7 of 13**"),
        ("Step ▶", "**Step 8 of 13**"),
        ("◀ Step", "**Step 7 of 13**"),
        ("⏪ Turn", "**Step 1 of 13**"),
        ("◀ Step", "**The cards are dealt**"),
    ):
        await session.anna.click(message, label)
        assert text in message.text
    assert session.anna.ephemeral(session.channel) is message


async def test_a_turning_point_is_jumped_to(session: BotSession) -> None:
    message = await open_replay(session, await store_match(session))
    await jump(session.anna, message, 3)
    assert "Anna: 16 on pile 4, gap 84" in message.text
    chosen = [one["value"] for one in message.selects[0]["options"] if one.get("default")]
    assert chosen == ["3"]


async def test_every_step_can_be_reached_and_shows_all_hands_on_demand(session: BotSession) -> None:
    message = await open_replay(session, await store_match(session))
    await session.anna.click(message, "Open hands")
    script = SCRIPTS["the-game-for-2-experts"]
    for number, step in enumerate(match(script.case, script.style), 1):
        await session.anna.click(message, "Step ▶")
        assert f"**Step {number} of 13**" in message.text
        for hand in step.after.hands:  # type: ignore[attr-defined] # this game has hands
            assert " · ".join(map(str, hand)) in message.text


async def test_a_replay_is_in_its_viewers_language(session: BotSession) -> None:
    number = await store_match(session, "the-mind-for-2-finished")
    dora = session.guild.add_person("Dora", locale="de")
    session.bot.parts.member_names.learn(session.guild.id, session.anna.id, "Anna")
    message = await open_replay(session, number, dora)
    await dora.click(message, "Schritt ▶")
    assert "**Schritt 1 von 51**" in message.text
    assert "✋ Anna ist bereit" in message.text


async def test_a_replay_for_everyone_is_stepped_by_anyone_in_the_servers_language(
    session: BotSession,
) -> None:
    dora = session.guild.add_person("Dora", locale="de")
    message = await open_replay(session, await store_match(session), dora, everyone=True)
    assert not message.ephemeral
    assert "The cards are dealt" in message.text
    for person in (session.ben, dora, session.anna):
        await person.click(message, "Step ▶")
    assert "**Step 3 of 13**" in message.text
    assert session.ben.latest(session.channel) is message


async def test_a_page_has_the_picture_of_the_table_and_hides_the_hands_again(session: BotSession) -> None:
    message = await open_replay(session, await store_match(session))
    pictures = [message.attachments[0].filename]
    assert "next 27" not in message.text
    await session.anna.click(message, "Open hands")
    assert "**Anna:** " in message.text
    pictures.append(message.attachments[0].filename)
    await session.anna.click(message, "Turn ⏩")
    assert "**Anna:** " in message.text
    await session.anna.click(message, "Hide hands")
    assert "**Anna:** " not in message.text
    pictures.append(message.attachments[0].filename)
    assert pictures[0] == pictures[1]
    assert pictures[1] != pictures[2]
    assert "Pile 1, rising, on 1\n" in message.text


async def test_a_moment_is_shared_with_its_picture_and_leads_to_the_replay_there(session: BotSession) -> None:
    message = await open_replay(session, await store_match(session))
    await jump(session.anna, message, 3)
    await session.anna.click(message, "Open hands")
    before = message.text
    await session.anna.click(message, "Share this moment")
    assert message.text == before
    shared = session.ben.latest(session.channel)
    assert shared is not None
    assert not shared.ephemeral
    assert "**Step 3 of 13**" in shared.text
    assert "next 27, 44" in shared.text
    assert [file.filename.rpartition(".")[2] for file in shared.attachments] == ["gif"]
    assert [button.label for button in shared.buttons] == ["🎞️ Replay"]
    opened = (await session.ben.click(shared, "🎞️ Replay")).answer
    assert opened is not None
    assert opened.ephemeral
    assert "**Step 3 of 13**" in opened.text
    assert "Hide hands" in [button.label for button in opened.buttons]


async def test_a_picture_that_is_late_follows_unless_the_viewer_has_gone_on(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_replies, "PICTURE_TIMEOUT", 0.0)
    drawn, drawer = asyncio.Event(), session.bot.parts.picture_cache.drawer
    draw = drawer.draw

    async def draw_later(scene: Scene) -> bytes:
        await drawn.wait()
        return await draw(scene)

    monkeypatch.setattr(drawer, "draw", draw_later)
    message = await open_replay(session, await store_match(session))
    assert (message.attachments, "`1` ↑ **1**" in message.text) == ([], True)
    for _ in range(2):
        await session.anna.click(message, "Turn ⏩")
    assert "**Step 7 of 13**" in message.text
    drawn.set()
    await session.quiet()
    assert len(message.attachments) == 1
    assert "**Step 7 of 13**" in message.text
    assert "`1` ↑" not in message.text


async def test_cards_that_are_being_played_again_are_not_shown_to_everyone(session: BotSession) -> None:
    number = await store_match(session)
    await store_match(session, minutes=1, running=True)
    dora = session.guild.add_person("Dora")
    text = text_of(await dora.command(session.channel, "replay", match=number, everyone=True))
    assert text == words("en")("replay-deal-still-played")


async def test_a_public_replay_stops_when_its_cards_are_dealt_again(session: BotSession) -> None:
    number = await store_match(session)
    dora = session.guild.add_person("Dora")
    message = await open_replay(session, number, dora, everyone=True)
    before = message.text
    own = await open_replay(session, number, dora)
    await store_match(session, minutes=1, running=True)
    for pressed, label in ((message, "Step ▶"), (message, "Open hands"), (own, "Share this moment")):
        await dora.click(pressed, label)
        refusal = dora.ephemeral(session.channel)
        assert refusal is not None
        assert refusal.text == words("en")("replay-deal-still-played")
    assert message.text == before


async def test_a_replay_needs_nothing_that_the_process_remembers(session: BotSession) -> None:
    message = await open_replay(session, await store_match(session))
    await session.anna.click(message, "Step ▶")
    cog = session.bot.get_cog("Replays")
    assert isinstance(cog, commands.Cog)
    vars(cog)["loader"] = ReplayLoader(session.store, session.bot.parts.tables.now)
    session.bot.parts.member_names._known.clear()
    await session.anna.click(message, "Step ▶")
    assert "Anna: 25 on pile 3, gap 75" in message.text


async def test_everyone_who_steps_through_a_replay_has_seen_its_cards(session: BotSession) -> None:
    number = await store_match(session)
    dora, emil, fay = (session.guild.add_person(name) for name in ("Dora", "Emil", "Fay"))
    message = await open_replay(session, number, dora, everyone=True)
    await emil.click(message, "Step ▶")
    seed = load_script("the-game-for-2-experts")[0].seed or ""
    lookers = [UserId(person.id) for person in (dora, emil, fay)]
    assert await session.store.deals.find_users_who_saw(seed, lookers) == set(lookers[:2])


async def test_who_asked_to_be_forgotten_is_a_seat_in_every_replay(session: BotSession) -> None:
    number = await store_match(session)
    message = await open_replay(session, number, session.ben)
    await session.store.forget_user(UserId(session.anna.id))
    await session.ben.click(message, "Step ▶")
    assert "Seat 1: I start" in message.text
    assert "Anna" not in message.text


# What is refused


async def test_what_cannot_be_replayed_is_refused_with_its_sentence(session: BotSession) -> None:
    running = await store_match(session, running=True)
    texts = words("en")
    assert await read_refusal(session, session.channel, running) == texts(
        "replay-still-running", match=str(running)
    )
    await session.open()
    lobby = (await session.table()).id
    assert await read_refusal(session, session.channel, lobby) == texts(
        "replay-never-started", match=str(lobby)
    )
    for number in (4711, 0, -1, 2**53):
        assert await read_refusal(session, session.channel, number) == texts(
            "replay-match-unknown", match=str(number)
        )


async def test_ones_own_running_match_is_refused(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    text = text_of(await session.anna.command(session.channel, "replay", match=table.id))
    assert text == words("en")("replay-still-running", match=str(table.id))


async def test_another_server_learns_nothing_of_a_match(session: BotSession) -> None:
    number = await store_match(session)
    elsewhere = session.sandbox.add_guild("Elsewhere")
    channel, zoe = elsewhere.add_channel("table"), elsewhere.add_person("Zoe")
    there = text_of(await zoe.command(channel, "replay", match=number))
    nowhere = text_of(await zoe.command(channel, "replay", match=4711))
    assert there == nowhere.replace("4711", str(number))
    assert there == words("en")(MatchUnknown("").code, match=str(number))
    assert await zoe.complete(channel, "replay", focus="match") == []
    assert text_of(await zoe.command(channel, "history")) == words("en")("history-empty")


# Completion


async def test_completion_offers_this_servers_matches_in_words(session: BotSession) -> None:
    older, newer = (
        await store_match(session),
        await store_match(session, "the-mind-for-2-finished", minutes=1),
    )
    await store_match(session, minutes=2, running=True)
    cleo = session.guild.add_person("Cleo")
    offered = await cleo.complete(session.channel, "replay", focus="match")
    assert [choice.value for choice in offered] == [newer, older]
    assert offered[1].name == f"{older}: The Game, 88 cards left, Nov 20, 2026"
    by_word = await cleo.complete(session.channel, "replay", focus="match", typed="mind")
    assert [choice.value for choice in by_word] == [newer]
    by_number = await cleo.complete(session.channel, "replay", focus="match", typed=f"{older}")
    assert older in [choice.value for choice in by_number]


async def test_completion_leaves_out_the_cards_that_the_reader_is_playing(session: BotSession) -> None:
    match = await store_match(session)
    await session.anna.command(session.channel, "deal match", match=match)
    table = await session.table()
    await session.bot.parts.lobbies.join(table.id, UserId(session.ben.id))
    await session.bot.parts.lobbies.start(table.id, UserId(session.anna.id))
    assert await session.anna.complete(session.channel, "replay", focus="match") == []
    visitor = session.guild.add_person("Cleo")
    offered = await visitor.complete(session.channel, "replay", focus="match")
    assert [choice.value for choice in offered] == [match]


async def test_completion_names_the_day_on_the_servers_clocks(session: BotSession) -> None:
    match = await store_match(session, minutes=7 * 60)
    (utc,) = await session.anna.complete(session.channel, "replay", focus="match")
    await session.bot.parts.guild_settings.change(
        session.guild.id, lambda settings: settings.model_copy(update={"timezone": "America/New_York"})
    )
    (there,) = await session.anna.complete(session.channel, "replay", focus="match")
    assert utc.name == f"{match}: The Game, 88 cards left, Nov 21, 2026"
    assert there.name == f"{match}: The Game, 88 cards left, Nov 20, 2026"


# Files


@pytest.mark.parametrize("name", ["the-game-for-2-experts", "the-mind-for-2-finished"])
async def test_a_match_is_handed_out_as_a_file_that_knows_no_people(session: BotSession, name: str) -> None:
    message = await open_replay(session, await store_match(session, name))
    before = message.text
    contents = []
    for label, ending in (("As text", "txt"), ("As JSON", "json")):
        answer = (await session.anna.click(message, label)).answer
        assert answer is not None
        assert answer is not message
        assert answer.ephemeral
        assert [file.filename for file in answer.attachments] == [f"unspoken_1.{ending}"]
        contents.append(answer.attachments[0].content.decode())
    assert message.text == before
    facts: Object = json.loads(contents[1])
    assert (facts["game"], facts["check"]) == (SCRIPTS[name].case.slug, "true")
    assert contents[0].startswith(("The Game, match 1\n", "The Mind, match 1\n"))
    for content in contents:
        assert not any(word in content for word in ("Anna", "Ben", str(session.anna.id), str(session.ben.id)))


async def test_the_text_is_in_the_language_of_who_asked_for_it(session: BotSession) -> None:
    dora = session.guild.add_person("Dora", locale="de")
    message = await open_replay(session, await store_match(session), everyone=True)
    answer = (await dora.click(message, "As text")).answer
    assert answer is not None
    assert answer.ephemeral
    assert "Schritt 1\n  Platz 1: Ich fange an" in answer.attachments[0].content.decode()


# The list


async def test_the_list_shows_what_was_played_newest_first_with_a_way_to_each_replay(
    session: BotSession,
) -> None:
    script = SCRIPTS["the-mind-for-2"]
    broken_off = make_stored(script.case, match(script.case, script.style)[:5])
    older = await store_match(session)
    people = [UserId(session.anna.id), UserId(session.ben.id)]
    channel = session.guild.add_channel("other").id
    newer = await keep(
        session.store,
        broken_off,
        people,
        guild=session.guild.id,
        channel=channel,
        at=NOW + timedelta(hours=1),
    )
    session.bot.parts.member_names.learn(session.guild.id, session.ben.id, "Ben_")
    listing = (await session.anna.command(session.channel, "history")).answer
    assert listing is not None
    assert listing.ephemeral
    head, first, _, second, *_ = listing.text.split("\n")
    assert head == "## The last matches on this server"
    assert first == "**The Mind** · ended early"
    assert second == "**The Game** · 88 cards left"
    assert f"Match {older} · <t:" in listing.text
    assert "expert: three cards a turn · one card less in hand · Anna, Ben\\_" in listing.text
    before = listing.text
    shown = (await session.anna.click(listing, custom_id=f"m:{newer}:0:replay:")).answer
    assert shown is not None
    assert shown is not listing
    assert shown.ephemeral
    assert f"Replay of match {newer}" in shown.text
    assert listing.text == before


async def test_the_list_opens_no_replay_of_cards_that_the_reader_is_playing(session: BotSession) -> None:
    await store_match(session)
    await store_match(session, minutes=1, running=True)
    dora = session.guild.add_person("Dora")
    for person, off in ((session.anna, True), (dora, False)):
        listing = (await person.command(session.channel, "history")).answer
        assert listing is not None
        (button,) = (one for one in listing.buttons if ":replay:" in one.custom_id)
        assert button.disabled is off


async def test_the_list_is_turned_page_by_page(session: BotSession) -> None:
    numbers = [await store_match(session, minutes=minutes) for minutes in range(11)]
    listing = (await session.anna.command(session.channel, "history")).answer
    assert listing is not None
    assert "Page 1 of 3 · 11 matches" in listing.text

    def rows() -> list[str]:
        return [button.custom_id for button in listing.buttons if ":replay:" in button.custom_id]

    newest = [f"m:{number}:0:replay:" for number in reversed(numbers)]
    assert rows() == newest[:5]
    await session.anna.click(listing, "Older")
    assert rows() == newest[5:10]
    await session.anna.click(listing, "Older")
    assert (rows(), "Page 3 of 3" in listing.text) == (newest[10:], True)
    await session.anna.click(listing, "◀ Newer")
    assert rows() == newest[5:10]


@pytest.mark.parametrize("page", [3, 0, -1, 2**53])
async def test_a_page_that_is_not_there_is_refused(session: BotSession, page: int) -> None:
    for minutes in range(6):
        await store_match(session, minutes=minutes)
    text = text_of(await session.anna.command(session.channel, "history", page=page))
    assert text == words("en")("replay-page-past-end", pages=2)


async def test_a_server_without_matches_gets_a_text_that_says_so(session: BotSession) -> None:
    assert text_of(await session.anna.command(session.channel, "history")) == words("en")("history-empty")
    text = text_of(await session.anna.command(session.channel, "history", page=2))
    assert text == words("en")("replay-page-past-end", pages=1)


async def test_a_match_that_was_just_played_is_replayed_from_its_table(session: BotSession) -> None:
    await session.begin()
    table = await session.table()
    user, action = progress(table)[0]
    await session.bot.parts.tables.submit_action(
        table.id, user, action, interaction_id=None, seen_revision=None
    )
    await end_match(session.anna, session.channel)
    await session.quiet()
    message = (await session.ben.click(session.result(), "🎞️ Replay")).answer
    assert message is not None
    assert message.ephemeral
    assert f"Replay of match {table.id}" in message.text
    assert "The match was ended early." in message.text
    assert "✅ Checked" in message.text
    await session.ben.click(message, "Turn ⏩")
    await session.ben.click(message, "Turn ⏩")
    assert "**Step 2 of 2**" in message.text
    assert "Anna: " in message.text


async def test_a_match_played_to_its_end_here_is_found_true_to_the_last_card(session: BotSession) -> None:
    await session.start()
    table = await play_out(session.bot.parts.tables, await session.table())
    await session.quiet()
    message = await open_replay(session, table.id, session.ben)
    assert "✅ Checked" in message.text
    await jump(session.ben, message, table.revision)
    assert f"**Step {table.revision} of {table.revision}**" in message.text
    listing = (await session.ben.command(session.channel, "history")).answer
    assert listing is not None
    assert f"Match {table.id} · <t:" in listing.text
