"""/leaderboard as people use it, with the real bot in this process."""

from datetime import datetime, timedelta

import pytest

from bot.components.layout import Button, CustomId, Layout
from bot.devtools.sandbox import Interaction, Message, Person
from bot.leaderboard import Period, hash_options
from data.errors import DatabaseRefused
from data.leaderboard import LeaderboardReader
from data.records import GuildId
from tests.bot.bot_session import BotSession
from tests.data.statements import record_statements
from tests.leaderboard.finished_matches import EXPERT, MIND, NORMAL, cards, levels, store_match

OTHER_USERS = range(1_300_000_000_000_000_001, 1_300_000_000_000_000_099)


def now(session: BotSession) -> datetime:
    return session.bot.tables.now()


async def show_leaderboard(
    session: BotSession, person: Person | None = None, **options: str | int | bool
) -> Message:
    """Let a user open a leaderboard, of The Game unless another is given."""
    asked = {"game": "the-game", **options}
    done = await (person or session.anna).command(session.channel, "leaderboard", wait=True, **asked)
    assert done.answer is not None, done.failed
    return done.answer


async def read_refusal(session: BotSession, **options: str | int) -> str:
    done = await session.anna.command(
        session.channel, "leaderboard", wait=True, **{"game": "the-game", **options}
    )
    assert done.answer is not None
    assert done.answer.ephemeral
    return done.answer.text


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
    assert rows(message) == [f"🥇 **3 cards left** · 🤐 2 · <t:{int(at.timestamp())}:d>"]
    assert "Anna, Ben" in message.text
    assert "-# two cards a turn · 2 people" in message.text
    assert "-# this server · of all time · 1 team · page 1 of 1" in message.text
    (replay,) = message.buttons
    assert replay.custom_id == f"m:{match}:0:replay:"


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
    assert "**3 cards left**" in rows(await show_leaderboard(session, players=1))[0]
    assert (
        "**2 cards left**"
        in rows(await show_leaderboard(session, players=2, options=hash_options(EXPERT)))[0]
    )
    assert (
        "**1 card left**" in rows(await show_leaderboard(session, players=2, options=hash_options(NORMAL)))[0]
    )
    assert "**5 levels passed" in rows(await show_leaderboard(session, game="the-mind"))[0]


async def test_without_options_the_leaderboard_played_most_is_shown(session: BotSession) -> None:
    pairs = [(one, one + 1) for one in OTHER_USERS[::2][:3]]
    await store_match(session.store, pairs[0], cards(1), now(session), guild=session.guild)
    for pair in pairs:
        await store_match(session.store, pair, cards(7), now(session), guild=session.guild, options=EXPERT)
    message = await show_leaderboard(session)
    assert "expert: three cards a turn" in message.text
    assert len(rows(message)) == 3


async def test_the_options_that_were_played_are_offered_in_words(session: BotSession) -> None:
    pair = (session.anna.id, session.ben.id)
    for options in (NORMAL, EXPERT):
        await store_match(session.store, pair, cards(1), now(session), guild=session.guild, options=options)
    await store_match(session.store, (session.anna.id,), cards(1), now(session), guild=session.guild)

    async def list_choices(typed: str = "", **given: str | int) -> dict[str, str]:
        choices = await session.anna.complete(
            session.channel, "leaderboard", options=given, focus="options", typed=typed
        )
        return {choice.name: str(choice.value) for choice in choices}

    assert await list_choices(game="the-game") == {
        "expert: three cards a turn": hash_options(EXPERT),
        "two cards a turn": hash_options(NORMAL),
    }
    assert await list_choices("EXP", game="the-game") == {"expert: three cards a turn": hash_options(EXPERT)}
    assert await list_choices(game="the-game", players=1) == {"two cards a turn": hash_options(NORMAL)}
    assert await list_choices(game="the-mind") == {}


async def test_older_results_count_for_longer_periods(session: BotSession) -> None:
    for number, days in enumerate((0.4, 6, 29, 364, 999)):
        people, at = OTHER_USERS[2 * number : 2 * number + 2], now(session) - timedelta(days)
        await store_match(session.store, people, cards(9 - number), at, guild=session.guild)
    seen = [len(rows(await show_leaderboard(session, period=period.value))) for period in Period]
    assert seen == [1, 2, 3, 4, 5]


async def test_pages_are_turned_in_place_and_ones_own_team_stands_below(session: BotSession) -> None:
    await session.open()
    await teams(session, 21)
    await store_match(
        session.store, (session.anna.id, session.ben.id), cards(50), now(session), guild=session.guild
    )
    message = await show_leaderboard(session)
    assert len(rows(message)) == 11
    assert rows(message)[-1].startswith("**22.** **50 cards left**")
    assert "-# The best team of Anna\n**22.**" in message.text
    assert "page 1 of 3" in message.text
    await session.anna.click(message, "Next")
    assert "page 2 of 3" in message.text
    assert rows(message)[0].startswith("**11.** **10 cards left**")
    await session.ben.click(message, "Next")
    assert "page 3 of 3" in message.text
    assert "The best team of" not in message.text
    assert rows(message)[-1].startswith("**22.** **50 cards left**")
    await session.ben.click(message, "◀ Better")
    assert "-# The best team of Ben\n**22.**" in message.text


async def test_a_private_leaderboard_is_ephemeral_and_in_the_users_language(session: BotSession) -> None:
    dora = session.guild.add_person("Dora", locale="de")
    await teams(session, 11)
    message = await show_leaderboard(session, dora, private=True)
    assert message.ephemeral
    assert "dieser Server · aller Zeiten · 11 Teams · Seite 1 von 2" in message.text
    await dora.click(message, "Weiter")
    assert "Seite 2 von 2" in message.text


async def test_a_row_leads_to_its_replay(session: BotSession) -> None:
    await teams(session, 1)
    message = await show_leaderboard(session)
    (replay,) = message.buttons
    custom_id = CustomId.parse(replay.custom_id)
    assert custom_id is not None
    assert session.bot.button_router.find(None, custom_id.verb) is not None


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
    message = await show_leaderboard(session, scope="everywhere")
    assert [row.split(" · ")[0] for row in rows(message)] == ["🥇 **1 card left**", "🥈 **4 cards left**"]
    assert "Anna, someone from another server" in message.text
    assert str(OTHER_USERS[0]) not in message.text
    assert len([one for one in message.buttons if ":replay:" in one.custom_id]) == 1


async def test_a_server_that_keeps_its_results_sees_no_others(session: BotSession) -> None:
    await everywhere(session)
    await session.store.leaderboards.set_sharing(GuildId(session.guild.id), on=False)
    assert "keeps its results to itself" in await read_refusal(session, scope="everywhere")


async def test_a_page_that_cannot_be_shown_is_refused_beside_the_leaderboard(session: BotSession) -> None:
    await everywhere(session)
    await teams(session, 11)
    message = await show_leaderboard(session, scope="everywhere", private=True)
    shown = message.text
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
    assert "Nobody here has finished" in (await show_leaderboard(session, game="the-mind", players=4)).text


async def test_an_empty_period_says_so(session: BotSession) -> None:
    await teams(session, 1, at=now(session) - timedelta(days=3))
    assert "in this time" in (await show_leaderboard(session, period="tonight")).text


async def test_an_empty_everywhere_says_so(session: BotSession) -> None:
    await session.store.leaderboards.set_sharing(GuildId(session.guild.id), on=True)
    assert "No server that shares its results" in (await show_leaderboard(session, scope="everywhere")).text


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"page": 3}, "There's no page 3: this leaderboard has 1 page."),
        ({"options": "as hard as can be"}, "There's no leaderboard with these options here."),
        ({"game": "the-mind", "players": 5}, "This game is for 2 to 4 people, not for 5."),
    ],
)
async def test_what_is_not_there_is_refused_in_an_ephemeral_reply(
    session: BotSession, options: dict[str, str | int], text: str
) -> None:
    await teams(session, 1)
    assert text in await read_refusal(session, **options)


@pytest.mark.parametrize(
    "custom_id",
    [
        CustomId(4711, 0, "leaderboard", "here.all.1"),
        CustomId(1, 0, "leaderboard", "here.all"),
        CustomId(1, 0, "leaderboard", "nowhere.all.1"),
        CustomId(1, 0, "leaderboard", "here.all.9"),
        CustomId(1, 0, "leaderboard", "here.all.0"),
    ],
)
async def test_a_button_that_leads_nowhere_says_so(session: BotSession, custom_id: CustomId) -> None:
    await teams(session, 1)
    text = reply_text(await press_old_button(session, custom_id))
    assert text.startswith(("This leaderboard no longer exists", "There's no page"))


async def test_a_leaderboard_and_each_of_its_pages_is_one_transaction(session: BotSession) -> None:
    await teams(session, 12)
    await session.store.leaderboards.set_sharing(GuildId(session.guild.id), on=True)
    with record_statements() as traffic:
        shown = await show_leaderboard(session, scope="everywhere")
    assert traffic.transactions == 1
    with record_statements() as traffic:
        await session.anna.click(shown, "Next")
    assert "page 2 of 2" in shown.text
    assert traffic.transactions == 1


async def test_an_unreachable_database_is_reported(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise DatabaseRefused(reason="gone")

    monkeypatch.setattr(LeaderboardReader, "find_most_played", away)
    assert "can't read the results right now" in await read_refusal(session)
