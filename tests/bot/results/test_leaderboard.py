"""/leaderboard as people use it, with the real bot in this process."""

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from typing import Any

import pytest

from bot.components.layout import Button, CustomId, Layout
from bot.devtools.sandbox import Interaction, Message, Person
from data.errors import NotReadable
from data.records import GuildId
from data.results.leaderboard import LeaderboardReader
from data.results.seasons import Season
from tests.bot.bot_session import BotSession
from tests.bot.results.finished_matches import (
    EXPERT,
    MIND,
    NORMAL,
    ROWS,
    cards,
    levels,
    rows_won,
    store_match,
)
from tests.data.statements import record_statements

OTHER_USERS = range(1_300_000_000_000_000_001, 1_300_000_000_000_000_099)


def now(session: BotSession) -> datetime:
    return session.bot.parts.tables.now()


async def show_leaderboard(
    session: BotSession, person: Person | None = None, **options: str | int | bool
) -> Message:
    """Let a user open the leaderboard."""
    done = await (person or session.anna).command(session.channel, "leaderboard", wait=True, **options)
    assert done.answer is not None, done.failed
    return done.answer


def get_menu(message: Message, name: str) -> Mapping[str, Any]:
    """Return a menu by the argument of its custom id."""
    return next(one for one in message.selects if one["custom_id"] == f"m:0:0:{name}")


def list_options(message: Message, name: str) -> list[str]:
    return [one["label"] for one in get_menu(message, name)["options"]]


async def choose(person: Person, message: Message, name: str, label: str) -> Interaction:
    """Choose the option of a menu that begins with a label."""
    menu = get_menu(message, name)
    (value,) = [one["value"] for one in menu["options"] if one["label"].startswith(label)]
    return await person.choose(message, menu["custom_id"], [value])


def rows(message: Message) -> list[str]:
    """Return the lines that tell a result."""
    return [
        line
        for line in message.text.splitlines()
        if line.startswith(("🥇", "🥈", "🥉", "**")) and "<t:" in line
    ]


async def teams(session: BotSession, many: int, *, at: datetime | None = None) -> None:
    """Store a match for each of a number of pairs of other users, each better than the next."""
    for number in range(many):
        await store_match(
            session.store,
            OTHER_USERS[2 * number : 2 * number + 2],
            cards(number),
            at or now(session),
            guild=session.guild,
        )


async def test_a_row_tells_place_result_violations_day_and_names(session: BotSession) -> None:
    at = now(session)
    pair = (session.anna.id, session.ben.id)
    await session.open()
    match = await store_match(session.store, pair, cards(3), at, guild=session.guild, violations=2)
    await store_match(session.store, pair, cards(12), at, guild=session.guild)
    message = await show_leaderboard(session)
    assert not message.ephemeral
    assert rows(message) == [f"🥇 **3 cards left** (<t:{int(at.timestamp())}:d>) 🤐\N{NO-BREAK SPACE}2"]
    assert "Anna, Ben" in message.text
    assert "-# two cards a turn · 2 people" in message.text
    assert "-# This server · All time · 1 team · page 1 of 1" in message.text
    assert [one["custom_id"] for one in message.selects] == [
        "m:0:0:replay-choose:",
        "m:0:0:leaderboard:game",
        "m:0:0:leaderboard:season",
    ]
    (replay,) = get_menu(message, "replay-choose:")["options"]
    assert (replay["label"], replay["value"]) == ("#1 · 3 cards left · Anna, Ben", str(match))


async def test_leaderboards_of_other_games_options_and_sizes_stay_apart(session: BotSession) -> None:
    anna, ben = session.anna.id, session.ben.id
    for outcome, people, options in (
        (cards(1), (anna, ben), NORMAL),
        (cards(2), (anna, ben), EXPERT),
        (cards(3), (anna,), NORMAL),
    ):
        await store_match(session.store, people, outcome, now(session), guild=session.guild, options=options)
    await store_match(
        session.store,
        (anna, ben),
        levels(5),
        now(session),
        guild=session.guild,
        game="the-mind",
        options=MIND,
    )
    message = await show_leaderboard(session, game="the-game")
    assert list_options(message, "leaderboard:board") == [
        "1 person · two cards a turn",
        "2 people · two cards a turn",
        "2 people · expert: three cards a turn",
    ]
    for label, row in (
        ("1 person", "**3 cards left**"),
        ("2 people · two", "**1 card left**"),
        ("2 people · expert", "**2 cards left**"),
    ):
        await choose(session.ben, message, "leaderboard:board", label)
        assert [line.split(" (")[0] for line in rows(message)] == [f"🥇 {row}"]
    await choose(session.anna, message, "leaderboard:game", "The Mind")
    assert "**5 levels passed" in rows(message)[0]
    assert [one["custom_id"] for one in message.selects if ":board" in one["custom_id"]] == []


async def store_rows(session: BotSession, language: str, first_won: int, *, teams: int = 1) -> None:
    """Store matches of rows, each of another pair, and each with one row more."""
    for number in range(teams):
        await store_match(
            session.store,
            OTHER_USERS[2 * number : 2 * number + 2],
            rows_won(first_won + number),
            now(session),
            guild=session.guild,
            game="ito",
            options=ROWS[language],
        )


async def test_results_in_two_languages_do_not_meet_and_old_ones_are_still_listed(
    session: BotSession,
) -> None:
    await store_rows(session, "", 1)
    await store_rows(session, "de", 2, teams=2)
    await store_rows(session, "en", 4)
    message = await show_leaderboard(session, game="ito")
    assert "-# rows, one card each · English · 2 people" in message.text
    assert [line.split(" (")[0] for line in rows(message)] == ["🥇 **4 rows won, 1 of 2 in order**"]
    assert list_options(message, "leaderboard:board") == [
        "2 people · rows, one card each · Deutsch",
        "2 people · rows, one card each · English",
        "2 people · rows, one card each",
    ]
    await choose(session.ben, message, "leaderboard:board", "2 people · rows, one card each · Deutsch")
    assert [line.split(" (")[0] for line in rows(message)] == [
        "🥇 **3 rows won, 1 of 2 in order**",
        "🥈 **2 rows won, 1 of 2 in order**",
    ]


async def test_a_leaderboard_of_another_language_is_shown_first_where_there_is_no_other(
    session: BotSession,
) -> None:
    await store_rows(session, "de", 2)
    message = await show_leaderboard(session, game="ito")
    assert "-# rows, one card each · Deutsch · 2 people" in message.text


async def test_without_options_the_leaderboard_played_most_is_shown(session: BotSession) -> None:
    pairs = [(one, one + 1) for one in OTHER_USERS[::2][:3]]
    await store_match(session.store, pairs[0], cards(1), now(session), guild=session.guild)
    for pair in pairs:
        await store_match(session.store, pair, cards(7), now(session), guild=session.guild, options=EXPERT)
    message = await show_leaderboard(session)
    assert "expert: three cards a turn" in message.text
    assert len(rows(message)) == 3
    await choose(session.anna, message, "leaderboard:game", "The Mind")
    assert "Nobody here has finished a match like that yet." in message.text
    await choose(session.anna, message, "leaderboard:game", "The Game")
    assert len(rows(message)) == 3


async def test_a_season_is_chosen_from_a_menu_and_stays_chosen(session: BotSession) -> None:
    season = Season.of(now(session))
    before = datetime.combine(season.first_day, time(), UTC) - timedelta(minutes=1)
    await teams(session, 11, at=before)
    await store_match(
        session.store, (session.anna.id, session.ben.id), cards(50), now(session), guild=session.guild
    )
    message = await show_leaderboard(session)
    assert "12 teams" in message.text
    await choose(session.ben, message, "leaderboard:season", "This season")
    assert [row.split(" (")[0] for row in rows(message)] == ["🥇 **50 cards left**"]
    assert "· This season, " in message.text
    await choose(session.ben, message, "leaderboard:season", list_options(message, "leaderboard:season")[2])
    assert "· 11 teams · page 1 of 2" in message.text
    await session.anna.click(message, "Next")
    assert "· 11 teams · page 2 of 2" in message.text
    await choose(session.ben, message, "leaderboard:season", list_options(message, "leaderboard:season")[3])
    assert "Nobody finished a match like that in this season." in message.text
    await choose(session.ben, message, "leaderboard:season", "All time")
    assert "12 teams" in message.text


async def test_pages_are_turned_in_place_and_ones_own_team_stands_below(session: BotSession) -> None:
    await session.open()
    await teams(session, 21)
    await store_match(
        session.store, (session.anna.id, session.ben.id), cards(50), now(session), guild=session.guild
    )
    message = await show_leaderboard(session)
    assert len(rows(message)) == 11
    assert rows(message)[-1].startswith("**#22** **50 cards left**")
    assert "-# The best team of Anna\n**#22**" in message.text
    assert "page 1 of 3" in message.text
    await session.anna.click(message, "Next")
    assert "page 2 of 3" in message.text
    assert rows(message)[0].startswith("**#11** **10 cards left**")
    await session.ben.click(message, "Next")
    assert "page 3 of 3" in message.text
    assert "The best team of" not in message.text
    assert rows(message)[-1].startswith("**#22** **50 cards left**")
    await session.ben.click(message, "◀ Better")
    assert "-# The best team of Ben\n**#22**" in message.text


async def test_a_private_leaderboard_is_ephemeral_and_in_the_users_language(session: BotSession) -> None:
    dora = session.guild.add_person("Dora", locale="de")
    await teams(session, 11)
    message = await show_leaderboard(session, dora, private=True)
    assert message.ephemeral
    assert "Dieser Server · Alle Saisons · 11 Teams · Seite 1 von 2" in message.text
    await dora.click(message, "Weiter")
    assert "Seite 2 von 2" in message.text


async def test_a_replay_is_opened_from_a_menu(session: BotSession) -> None:
    match = await store_match(
        session.store, (session.anna.id, session.ben.id), cards(3), now(session), guild=session.guild
    )
    message = await show_leaderboard(session)
    text = reply_text(await choose(session.anna, message, "replay-choose:", "#1 · 3 cards left"))
    # A match that was stored without being played cannot be replayed.
    assert f"Match {match}" in text


async def test_no_replay_is_offered_of_cards_that_are_on_a_table_of_the_server(session: BotSession) -> None:
    await teams(session, 1)
    assert list_options(await show_leaderboard(session), "replay-choose:")
    lobby = await session.anna.command(session.channel, "deal seed", game="the-game", seed="5e" * 32)
    assert lobby.answer is not None
    message = await show_leaderboard(session, session.ben)
    assert [one for one in message.selects if ":replay-choose:" in one["custom_id"]] == []


async def test_somebody_forgotten_is_someone(session: BotSession) -> None:
    await session.open()
    await store_match(
        session.store, (session.anna.id, OTHER_USERS[0]), cards(3), now(session), guild=session.guild
    )
    await session.store.forget_user(OTHER_USERS[0])  # type: ignore[arg-type] # a person's number
    assert "Anna, somebody" in (await show_leaderboard(session)).text


# Everywhere


async def everywhere(session: BotSession) -> None:
    """Let another server's team be better than the own one, and both servers share."""
    other = session.sandbox.add_guild("Elsewhere")
    await session.open()
    await store_match(session.store, (session.anna.id, OTHER_USERS[0]), cards(1), now(session), guild=other)
    await store_match(
        session.store, (session.anna.id, session.ben.id), cards(4), now(session), guild=session.guild
    )
    for guild in (other, session.guild):
        await session.store.leaderboards.set_sharing(GuildId(guild.id), on=True)


async def test_everywhere_tells_of_others_without_naming_strangers(session: BotSession) -> None:
    await everywhere(session)
    message = await show_leaderboard(session)
    await choose(session.anna, message, "leaderboard:scope", "All servers")
    assert [row.split(" (")[0] for row in rows(message)] == ["🥇 **1 card left**", "🥈 **4 cards left**"]
    assert "Anna, someone from another server" in message.text
    assert str(OTHER_USERS[0]) not in message.text
    assert len(list_options(message, "replay-choose:")) == 1


async def test_a_server_that_keeps_its_results_is_offered_no_others(session: BotSession) -> None:
    await everywhere(session)
    await session.store.leaderboards.set_sharing(GuildId(session.guild.id), on=False)
    message = await show_leaderboard(session)
    assert not [one for one in message.selects if ":scope" in one["custom_id"]]


async def test_a_page_that_cannot_be_shown_is_refused_beside_the_leaderboard(session: BotSession) -> None:
    await everywhere(session)
    await teams(session, 11)
    message = await show_leaderboard(session, private=True)
    await choose(session.anna, message, "leaderboard:scope", "All servers")
    shown = message.text
    assert "All servers that take part · All time · 13 teams" in shown
    await session.store.leaderboards.set_sharing(GuildId(session.guild.id), on=False)
    assert "keeps its results to itself" in reply_text(await session.anna.click(message, "Next"))
    assert message.text == shown


# What cannot be shown


async def press_old_button(session: BotSession, custom_id: CustomId) -> Interaction:
    """Press a button of an older message."""
    layout = Layout(("An older message.", (Button("Old", custom_id),)))
    channel = session.bot.get_partial_messageable(session.channel.id, guild_id=session.guild.id)
    sent = await channel.send(view=layout.as_view())
    await session.anna.until(lambda: session.channel.messages.get(sent.id))
    return await session.anna.click(session.channel.messages[sent.id], "Old")


def reply_text(done: Interaction) -> str:
    assert done.answer is not None
    assert done.answer.ephemeral
    return done.answer.text


async def test_an_empty_leaderboard_invites_to_play(session: BotSession) -> None:
    assert "Nobody here has finished a match like that yet." in (await show_leaderboard(session)).text
    assert "Nobody here has finished" in (await show_leaderboard(session, game="the-mind")).text


async def test_an_empty_everywhere_says_so(session: BotSession) -> None:
    await session.store.leaderboards.set_sharing(GuildId(session.guild.id), on=True)
    message = await show_leaderboard(session)
    await choose(session.anna, message, "leaderboard:scope", "All servers")
    assert "No server that shares its results" in message.text


@pytest.mark.parametrize(
    "custom_id",
    [
        CustomId(0, 0, "leaderboard", "the-game.1.here.0"),
        CustomId(0, 0, "leaderboard", "the-game.1.nowhere.0.1"),
        CustomId(0, 0, "leaderboard", "the-game.1.here.5.1"),
        CustomId(0, 0, "leaderboard", "the-game.one.here.0.1"),
        CustomId(0, 0, "leaderboard", "the-game.1.here.0.9"),
        CustomId(0, 0, "leaderboard", "the-game.1.here.0.0"),
        CustomId(0, 0, "leaderboard", "no-game.1.here.0.1"),
    ],
)
async def test_a_button_that_leads_nowhere_says_so(session: BotSession, custom_id: CustomId) -> None:
    await teams(session, 1)
    text = reply_text(await press_old_button(session, custom_id))
    assert text.startswith(("This leaderboard no longer exists", "There's no page", "I don't know a game"))


async def test_a_leaderboard_and_each_of_its_pages_is_one_transaction(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    await teams(session, 12)
    await session.store.leaderboards.set_sharing(GuildId(session.guild.id), on=True)
    # What looks at nights in the background has transactions of its own.
    session.bot.parts.night_clock.stop()
    monkeypatch.setattr(session.bot.parts.night_results, "catch_up_in_background", lambda: None)
    await session.quiet()
    with record_statements() as traffic:
        shown = await show_leaderboard(session)
    assert traffic.transactions == 1
    with record_statements() as traffic:
        await session.anna.click(shown, "Next")
    assert "page 2 of 2" in shown.text
    assert traffic.transactions == 1


async def test_an_unreachable_database_is_reported(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise NotReadable(reason="gone")

    monkeypatch.setattr(LeaderboardReader, "find_most_played", away)
    assert "can't read that right now" in (await show_leaderboard(session)).text


async def test_a_leaderboard_opens_on_what_was_just_played(session: BotSession) -> None:
    pairs = [(one, one + 1) for one in OTHER_USERS[::2][:3]]
    for pair in pairs:
        await store_match(session.store, pair, cards(7), now(session), guild=session.guild, options=EXPERT)
    later = now(session) + timedelta(minutes=1)
    await store_match(session.store, pairs[0], cards(1), later, guild=session.guild)
    message = await show_leaderboard(session)
    assert "expert" not in rows(message)[0]
    assert len(rows(message)) == 1
