"""Watching a match without playing in it: the public table some seconds later, at the end all hands."""

from datetime import UTC, datetime

import pytest

from bot.devtools.preview.tables import change_record, make_lobby
from bot.devtools.sandbox import Message, Person
from bot.messages import spectators
from bot.messages.delayed_tables import DelayedTables
from bot.messages.private_message import TOKEN_LIFE
from bot.privacy.forget import forget
from bot.tables.table import Table
from bot.words.words import words
from data.errors import NotReadable
from data.records import MatchId, UserId
from engine.games.the_game.model import GiveSignal, Signal
from tests.bot.bot_session import BotSession, end_match
from tests.bot.sample_tables import play_badly, progress

EN = words("en")


class Clock:
    """A clock that is set by hand."""

    def __init__(self, seconds: float = 1000.0) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds


def use_clock(session: BotSession) -> Clock:
    """Measure the delay by a clock of the test, however slow the machine is."""
    clock = Clock(session.sandbox.clock.now())
    session.bot.parts.spectators.delayed.clock = clock
    session.bot.parts.tables.now = lambda: datetime.fromtimestamp(clock.seconds, UTC)
    return clock


async def pass_delay(
    session: BotSession, clock: Clock, match: MatchId, seconds: float = spectators.DELAY
) -> None:
    """Let time go by, and show what is due then."""
    clock.seconds += seconds
    session.bot.parts.spectators.show_due(match)
    await session.quiet()


async def watch(session: BotSession, person: Person, post: Message | None = None) -> Message:
    """Let a person watch, with the command or with the table's button."""
    if post is None:
        done = await person.command(session.channel, "game watch")
    else:
        done = await person.click(post, "👀 Watch")
    assert done.answer is not None
    assert done.answer.ephemeral
    if "Stop watching" in {button.label for button in done.answer.buttons}:
        # The bot knows only after the reply which message it was.
        table, user = await session.table(), UserId(person.id)
        assert await person.until(lambda: session.bot.parts.spectators.is_watching(table, user) or None)
    return done.answer


async def has_seen_deal(session: BotSession, person: Person, table: Table) -> bool:
    """Return whether it is stored that a person knows the cards of a match."""
    user = UserId(person.id)
    return bool(await session.store.deals.find_users_who_saw(table.record.seed or "", [user]))


def test_a_table_is_shown_as_it_was_when_the_delay_began() -> None:
    clock = Clock()
    delayed = DelayedTables(15, clock)
    tables = [change_record(make_lobby("the-game", 2), steps=steps) for steps in range(4)]
    match = tables[0].id
    assert (delayed.find(match), delayed.has_changed(match)) == (None, False)
    for table in tables:
        delayed.keep(table)
        clock.seconds += 5
    # They were kept 20, 15, 10 and 5 seconds ago.
    shown = delayed.find(match)
    assert shown is not None
    assert shown.revision == 1
    clock.seconds += 5
    shown = delayed.find(match)
    assert shown is not None
    assert shown.revision == 2
    delayed.forget_user(tables[0].people[1])
    assert delayed.find(match) is None


async def test_who_watches_sees_the_table_fifteen_seconds_later_and_nothing_private(
    session: BotSession,
) -> None:
    clock = use_clock(session)
    post = await session.begin()
    cleo, table = session.guild.add_person("Cleo"), await session.table()
    await pass_delay(session, clock, table.id)
    shown = await watch(session, cleo, post)
    assert shown.text.startswith("-# 👀 You're watching, 15 seconds behind.\n## The Game")
    assert [button.label for button in shown.buttons if button.label != "Check this deal"] == [
        "Stop watching",
        "🔔 Call me for the next table",
    ]
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await pass_delay(session, clock, table.id, 10)
    assert "Small steps only" in post.text
    assert "Small steps only" not in shown.text
    await pass_delay(session, clock, table.id, 5)
    assert "Small steps only" in shown.text
    assert shown.attachments


async def test_what_was_not_kept_in_time_is_shown_when_the_delay_is_over(session: BotSession) -> None:
    clock = use_clock(session)
    post = await session.begin()
    shown = await watch(session, session.guild.add_person("Cleo"), post)
    assert shown.text == EN("spectate-wait", seconds=15)
    await pass_delay(session, clock, (await session.table()).id)
    assert "## The Game" in shown.text


async def test_a_table_that_has_just_been_read_again_is_shown_when_the_delay_is_over(
    session: BotSession,
) -> None:
    clock = use_clock(session)
    post = await session.begin()
    table = await session.table()
    # As after a restart, right after somebody acted.
    session.bot.parts.spectators.delayed.forget(table.id)
    shown = await watch(session, session.guild.add_person("Cleo"), post)
    assert shown.text == EN("spectate-wait", seconds=15)
    await pass_delay(session, clock, table.id)
    assert "## The Game" in shown.text


async def test_nothing_is_kept_of_a_table_that_nobody_watches_or_plays_at(session: BotSession) -> None:
    clock = use_clock(session)
    await session.begin()
    table = await session.table()
    assert session.bot.parts.spectators.delayed.has_changed(table.id)
    await pass_delay(session, clock, table.id)
    assert not session.bot.parts.spectators.delayed.has_changed(table.id)


async def test_a_table_that_nobody_has_touched_since_the_start_is_shown_at_once(session: BotSession) -> None:
    await session.begin()
    session.bot.parts.spectators.delayed.forget((await session.table()).id)
    session.sandbox.clock.advance(60)
    assert "## The Game" in (await watch(session, session.guild.add_person("Cleo"))).text


async def test_after_the_end_all_hands_are_open_and_who_sees_them_knows_the_deal(session: BotSession) -> None:
    clock = use_clock(session)
    post = await session.start()
    table, cleo = await session.table(), session.guild.add_person("Cleo")
    await pass_delay(session, clock, table.id)
    shown = await watch(session, cleo, post)
    await play_badly(session.bot.parts.tables, table)
    await session.quiet()
    assert "Left in the hands" not in shown.text
    assert not await has_seen_deal(session, cleo, table)
    await pass_delay(session, clock, table.id)
    assert "Left in the hands" in shown.text
    assert await has_seen_deal(session, cleo, table)
    assert "🎞️ Replay" in [button.label for button in shown.buttons]
    assert not session.bot.parts.spectators.delayed.has_changed(table.id)


async def test_the_hands_stay_closed_if_it_cannot_be_stored_who_sees_them(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = use_clock(session)
    post = await session.start()
    table, cleo = await session.table(), session.guild.add_person("Cleo")
    await pass_delay(session, clock, table.id)
    shown = await watch(session, cleo, post)
    await play_badly(session.bot.parts.tables, table)

    async def fail(*_: object) -> None:
        raise NotReadable(reason="away")

    monkeypatch.setattr(session.store.deals, "add_replay_view", fail)
    await pass_delay(session, clock, table.id)
    assert EN("end-hands-closed") in shown.text
    assert "Left in the hands" not in shown.text


async def test_a_match_that_is_ended_unplayed_ends_for_those_who_watch(session: BotSession) -> None:
    clock = use_clock(session)
    post = await session.begin()
    table, cleo = await session.table(), session.guild.add_person("Cleo")
    await pass_delay(session, clock, table.id)
    shown = await watch(session, cleo, post)
    await end_match(session.anna, session.channel)
    await pass_delay(session, clock, table.id)
    assert shown.text == EN("end-unplayed", game="The Game")


async def test_who_plays_does_not_watch_and_a_lobby_is_not_watched(session: BotSession) -> None:
    await session.open()
    cleo = session.guild.add_person("Cleo")
    assert (await watch(session, cleo)).text == EN("table-not-started")
    await session.anna.command(session.channel, "game start")
    assert (await watch(session, session.ben)).text == EN("table-spectator-seated")


async def test_no_more_than_fit_can_watch(session: BotSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spectators, "MAX_SPECTATORS", 1)
    post = await session.begin()
    cleo, dora = session.guild.add_person("Cleo"), session.guild.add_person("Dora")
    first = await watch(session, cleo, post)
    assert (await watch(session, dora, post)).text == EN("table-too-many-spectators", most=1)
    # One message for each person: the older one goes.
    await watch(session, cleo, post)
    assert await cleo.until(lambda: first.deleted or None)


async def test_watching_is_stopped_by_its_button(session: BotSession) -> None:
    clock = use_clock(session)
    post = await session.begin()
    cleo, table = session.guild.add_person("Cleo"), await session.table()
    await pass_delay(session, clock, table.id)
    shown = await watch(session, cleo, post)
    await cleo.click(shown, "Stop watching")
    assert shown.text == EN("reply-spectate-stop")
    user, action = progress(table)[0]
    await session.bot.parts.tables.submit_action(
        table.id, user, action, interaction_id=None, seen_revision=None
    )
    await pass_delay(session, clock, table.id)
    assert shown.text == EN("reply-spectate-stop")


async def test_who_takes_a_free_seat_watches_no_more(session: BotSession) -> None:
    clock = use_clock(session)
    post = await session.begin()
    cleo, table = session.guild.add_person("Cleo"), await session.table()
    await pass_delay(session, clock, table.id)
    shown = await watch(session, cleo, post)
    await session.ben.command(session.channel, "game leave")
    await cleo.command(session.channel, "game join")
    await session.quiet()
    assert shown.deleted
    assert "Your hand, Cleo" in session.hand(cleo).text


async def test_before_the_token_runs_out_it_is_asked_whether_to_go_on(session: BotSession) -> None:
    clock = use_clock(session)
    post = await session.begin()
    cleo, table = session.guild.add_person("Cleo"), await session.table()
    await pass_delay(session, clock, table.id)
    shown = await watch(session, cleo, post)
    session.sandbox.clock.advance(TOKEN_LIFE.total_seconds())
    (spectator,) = session.bot.parts.spectators._spectators[table.id].values()
    session.bot.parts.spectators.pause(table.id, UserId(cleo.id), spectator)
    await session.quiet()
    assert shown.text == EN("spectate-paused")
    await cleo.click(shown, "👀 Keep watching")
    assert "## The Game" in shown.text
    await session.act(session.ben, GiveSignal(pile=2, signal=Signal.SMALL_STEPS_ONLY))
    await pass_delay(session, clock, table.id)
    assert "Small steps only" in shown.text


async def test_who_is_forgotten_watches_no_more(session: BotSession) -> None:
    clock = use_clock(session)
    post = await session.begin()
    cleo, table = session.guild.add_person("Cleo"), await session.table()
    await pass_delay(session, clock, table.id)
    shown = await watch(session, cleo, post)
    await forget(session.bot, UserId(cleo.id))
    await session.quiet()
    assert shown.deleted
    await forget(session.bot, UserId(session.ben.id))
    kept = session.bot.parts.spectators.delayed.find(table.id)
    assert kept is None or UserId(session.ben.id) not in kept.people
