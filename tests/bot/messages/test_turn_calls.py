"""When players are called on their turn."""

import time

import pytest

from bot.messages import turn_calls
from bot.messages.turn_calls import PendingCall, TurnCalls
from bot.settings.preferences import CallPreference, PreferencesCache
from bot.tables.presence import Presence
from data.records import UserId
from data.store import Store
from engine.games.the_game.model import Begin, GiveSignal, Signal
from tests.bot.bot_session import POST, BotSession
from tests.bot.sample_tables import progress

ANNA = UserId(1)


async def calls_of(store: Store, preference: CallPreference) -> TurnCalls:
    preferences = PreferencesCache(store)
    await preferences.change(ANNA, lambda old: old.model_copy(update={"calls": preference}))
    return TurnCalls(preferences, Presence())


@pytest.mark.parametrize(
    ("preference", "delay"),
    [
        (CallPreference.WHEN_AWAY, 0),
        (CallPreference.AT_ONCE, 0),
        (CallPreference.LATER, turn_calls.CALL_LATER),
        (CallPreference.NEVER, None),
    ],
)
async def test_a_player_who_is_away_is_called_as_they_prefer(
    store: Store, preference: CallPreference, delay: float | None
) -> None:
    calls = await calls_of(store, preference)
    found = await calls.find_delay(PendingCall(ANNA, time.monotonic()))
    assert found is delay is None or found == pytest.approx(delay, abs=5)


async def test_who_used_the_bot_before_their_turn_is_called_a_minute_after_that(store: Store) -> None:
    calls = await calls_of(store, CallPreference.WHEN_AWAY)
    calls._presence.record_use(ANNA, 1)
    delay = await calls.find_delay(PendingCall(ANNA, time.monotonic()))
    assert delay == pytest.approx(turn_calls.AWAY_AFTER, abs=5)
    calls._presence.forget_user(ANNA)
    assert await calls.find_delay(PendingCall(ANNA, time.monotonic())) == 0


@pytest.mark.parametrize("preference", list(CallPreference))
async def test_who_has_used_the_bot_in_their_turn_is_not_called(
    store: Store, preference: CallPreference
) -> None:
    calls = await calls_of(store, preference)
    call = PendingCall(ANNA, time.monotonic() - 1)
    calls._presence.record_use(ANNA, 1)
    assert await calls.find_delay(call) is None


async def end_turn(session: BotSession, seat: int) -> None:
    """Play the turn of a seat as its holder, but by no press that shows them at the bot."""
    table = await session.table()
    while table.view(None).turn == seat:  # type: ignore[attr-defined] # a view of The Game
        user, action = progress(table)[0]
        await session.bot.parts.tables.submit_action(
            table.id, user, action, interaction_id=None, seen_revision=None
        )
    await session.quiet()


async def test_who_was_here_a_moment_ago_is_not_called_before_a_minute_has_passed(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    await session.begin()
    await end_turn(session, 0)
    assert session.ben.pings == []
    monkeypatch.setattr(turn_calls, "AWAY_AFTER", 0.05)
    await session.act(session.anna, GiveSignal(pile=1, signal=Signal.SMALL_STEPS_ONLY))
    before = session.count(POST)
    called = await session.ben.until(lambda: next(iter(session.ben.pings), None))
    assert called.text == f"{session.ben.mention}, it's your turn."
    assert session.count(POST) == before + 1
    await end_turn(session, 1)
    assert called.deleted


async def test_a_player_is_called_as_they_chose_and_their_choice_is_told(session: BotSession) -> None:
    await session.start()
    for person, calls, told in (
        (session.anna, "at-once", "I call you **at once**"),
        (session.ben, "never", "I **don't call you**"),
    ):
        done = await person.command(session.channel, "preferences", calls=calls)
        assert done.answer is not None
        assert told in done.answer.text
    await session.act(session.anna, Begin())
    await session.quiet()
    # Who has just said that they start knows that it is their turn.
    assert session.anna.pings == []
    await end_turn(session, 0)
    assert session.ben.pings == []
    await end_turn(session, 1)
    assert [one.text for one in session.anna.pings] == [f"{session.anna.mention}, it's your turn."]
