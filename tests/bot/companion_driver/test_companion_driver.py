"""Companions play at real tables: stored like any action, at once here, since nobody waits in real time."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.companion_driver.driver import CompanionDriver, TurnPlanner
from bot.companion_driver.worker import CompanionWorker
from bot.companions.style import Steadiness
from bot.devtools.preview.tables import make_names
from bot.games.the_game.companion.companion import TheGameCompanion
from bot.renderers.table import render_table
from bot.tables import refusals
from bot.tables.end_votes import EndVotes
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.words.words import words
from data.errors import AlreadyRunning, NotSeated, TableFull
from data.records import CompanionName, Ending, MatchPhase
from data.store import Store
from engine.games.the_game.model import (
    Begin,
    EndTurn,
    GiveSignal,
    Signal,
    SignalGiven,
    TheGameOptions,
    TheGameView,
)
from engine.games.the_mind.model import Ready, Stop, TheMindOptions
from engine.model import Action, Seat, View
from tests.bot.sample_tables import (
    ADA,
    BEN,
    CHANNEL,
    GUILD,
    FakeClock,
    allow,
    check_kept,
    forbid,
    get_record,
    progress,
    submit,
)

KIWI, PIXEL = CompanionName("kiwi"), CompanionName("pixel")


class GlancingWorker(CompanionWorker):
    """Decides in this process, by a glance."""

    async def decide(self, game: str, view: View, seed: int) -> Action | None:
        del game, seed
        return TheGameCompanion().decide_simply(view)


class Sleeper:
    """Lets simulated time pass, and other tasks run."""

    def __init__(self, clock: FakeClock) -> None:
        self._clock = clock
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def __call__(self, seconds: float) -> None:
        await self.goes_on.wait()
        await asyncio.sleep(0)
        self._clock.let_pass(seconds=seconds)


@pytest.fixture
def sleeper(clock: FakeClock) -> Sleeper:
    return Sleeper(clock)


@pytest.fixture(autouse=True)
async def driver(tables: Tables, sleeper: Sleeper) -> AsyncIterator[CompanionDriver]:
    driver = CompanionDriver(tables, GlancingWorker(), sleep=sleeper)
    yield driver
    await driver.close()


async def start(tables: Tables, companions: int = 2, game: str = "the-game") -> Table:
    """Start a match of Ada and companions."""
    table = await Lobbies(tables).open(
        game=game,
        options=TheGameOptions() if game == "the-game" else TheMindOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en-US",
        people=(ADA,),
        companions=companions,
    )
    return await Lobbies(tables).start(table.id, ADA)


async def until_still(table: Table) -> None:
    """Wait until no companion acts any more."""
    seen, rounds = -1, 0
    while rounds < 40:
        rounds = rounds + 1 if table.revision == seen else 0
        seen = table.revision
        await asyncio.sleep(0.001)


async def play_on(tables: Tables, table: Table) -> None:
    """Let Ada take her next turn as she should."""
    for user, action in progress(table):
        if user == ADA:
            await submit(tables, table, ADA, action)
            return


async def test_a_person_plays_a_whole_match_with_companions(tables: Tables, store: Store) -> None:
    table = await start(tables)
    await submit(tables, table, ADA, Begin())
    while table.record.ended is None:
        if any(user == ADA for user, _ in progress(table)):
            await play_on(tables, table)
        await until_still(table)
    record = await get_record(store, table)
    assert record.ended is not None
    assert record.ended.ending is Ending.FINISHED
    assert record.companions == 2
    seats = {step.seat for step in await store.list_steps(table.id)}
    assert seats == {0, 1, 2}


async def test_companions_wait_for_people_and_go_on_after_them(tables: Tables, store: Store) -> None:
    table = await start(tables, companions=1)
    await submit(tables, table, ADA, Begin())
    await until_still(table)
    assert table.revision == 1
    while not any(isinstance(action, EndTurn) for user, action in progress(table) if user == ADA):
        await play_on(tables, table)
    await submit(tables, table, ADA, EndTurn())
    await until_still(table)
    turn = getattr(table.view(None), "turn", None)
    assert turn == 0
    await check_kept(store, table)


async def test_what_a_companion_planned_before_the_table_moved_on_is_dropped(
    tables: Tables, store: Store, sleeper: Sleeper
) -> None:
    table = await start(tables, companions=1, game="the-mind")
    sleeper.goes_on.clear()
    await asyncio.sleep(0.01)
    await submit(tables, table, ADA, Ready())
    await submit(tables, table, ADA, Stop())
    await submit(tables, table, ADA, Ready())
    assert [step.seat for step in await store.list_steps(table.id)] == [0, 0, 0]
    sleeper.goes_on.set()
    await until_still(table)
    ready = [step for step in await store.list_steps(table.id) if "seat-ready" in step.events]
    assert [step.seat for step in ready[:3]] == [0, 0, 1]


async def test_a_companion_of_the_mind_becomes_ready_and_plays_its_card(tables: Tables, store: Store) -> None:
    table = await start(tables, companions=1, game="the-mind")
    await submit(tables, table, ADA, Ready())
    await until_still(table)
    assert [step.seat for step in await store.list_steps(table.id)] == [0, 1]
    # The countdown is the only thing that goes by the process's own clock.
    table.countdown_ends = 0.0
    await until_still(table)
    third = (await store.list_steps(table.id))[2]
    assert third.seat == 1
    assert "card-played" in third.events


async def test_all_stops_when_the_last_person_has_left(tables: Tables, store: Store) -> None:
    table = await start(tables)
    await submit(tables, table, ADA, Begin())
    await Lobbies(tables).leave(table.id, ADA)
    stood = table.revision
    await until_still(table)
    assert table.revision == stood
    assert table.paused
    with pytest.raises(NotSeated):
        await Lobbies(tables).add_companion(table.id, ADA)
    await check_kept(store, table)


async def test_a_vacated_seat_goes_to_a_companion_until_a_person_takes_it(
    tables: Tables, store: Store
) -> None:
    table = await start(tables, companions=0)
    with pytest.raises(TableFull):
        await Lobbies(tables).add_companion(table.id, ADA)
    table = await tables.get(table.id)
    await EndVotes(tables).end(table.id, ADA, manages=True)
    table = await Lobbies(tables).open(
        game="the-game",
        options=TheGameOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en",
        people=(ADA, BEN),
    )
    await Lobbies(tables).start(table.id, ADA)
    await Lobbies(tables).leave(table.id, BEN)
    assert table.paused
    await Lobbies(tables).add_companion(table.id, ADA)
    assert (table.paused, table.companions, table.find_companion(1)) == (False, (KIWI,), KIWI)
    await Lobbies(tables).join(table.id, BEN)
    assert (table.people, table.companions, table.record.companions) == ((ADA, BEN), (), 1)
    await check_kept(store, table)


async def test_after_a_restart_companions_go_on_where_they_stood(
    store: Store, clock: FakeClock, sleeper: Sleeper
) -> None:
    before = Tables(store, now=clock)
    table = await start(before, companions=1)
    await submit(before, table, ADA, Begin())
    while not any(isinstance(action, EndTurn) for user, action in progress(table) if user == ADA):
        await play_on(before, table)
    await submit(before, table, ADA, EndTurn())
    # The process ends here, while the companion thinks.
    after = Tables(store, now=clock)
    driver = CompanionDriver(after, GlancingWorker(), sleep=sleeper)
    driver.resume(await after.load_channels())
    resumed = await after.get(table.id)
    await until_still(resumed)
    steps = await store.list_steps(table.id)
    assert [step.step for step in steps] == list(range(1, len(steps) + 1))
    assert {step.seat for step in steps} == {0, 1}
    assert getattr(resumed.view(None), "turn", None) == 0
    await driver.close()


async def test_an_action_that_cannot_be_stored_is_tried_again(tables: Tables, store: Store) -> None:
    table = await start(tables, companions=1)
    await submit(tables, table, ADA, Begin())
    while not any(isinstance(action, EndTurn) for user, action in progress(table) if user == ADA):
        await play_on(tables, table)
    await submit(tables, table, ADA, EndTurn())
    await forbid(store, "INSERT ON match_step")
    stood = table.revision
    await asyncio.sleep(0.02)
    assert table.revision == stood
    await allow(store)
    await until_still(table)
    assert getattr(table.view(None), "turn", None) == 0
    await check_kept(store, table)


async def test_an_illegal_decision_is_replaced_by_a_simple_one(
    store: Store, clock: FakeClock, sleeper: Sleeper, caplog: pytest.LogCaptureFixture
) -> None:
    tables = Tables(store, now=clock)

    class WrongWorker(GlancingWorker):
        async def decide(self, game: str, view: View, seed: int) -> Action | None:
            return None if await super().decide(game, view, seed) is None else Begin()

    driver = CompanionDriver(tables, WrongWorker(), sleep=sleeper)
    table = await start(tables, companions=1)
    await submit(tables, table, ADA, Begin())
    while not any(isinstance(action, EndTurn) for user, action in progress(table) if user == ADA):
        await play_on(tables, table)
    await submit(tables, table, ADA, EndTurn())
    await until_still(table)
    assert getattr(table.view(None), "turn", None) == 0
    assert any("rules refuse" in record.getMessage() for record in caplog.records)
    await driver.close()


async def test_people_alone_decide_about_the_table(tables: Tables) -> None:
    table = await start(tables)
    assert (table.host, table.people, table.votes_needed) == (ADA, (ADA,), 1)
    assert table.phase is MatchPhase.RUNNING
    await EndVotes(tables).end(table.id, ADA, manages=False)
    assert table.record.ended is not None


async def test_a_companion_makes_room_in_a_full_lobby_and_nobody_is_left_alone_with_it(
    tables: Tables, store: Store
) -> None:
    table = await Lobbies(tables).open(
        game="the-mind",
        options=TheMindOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en",
        people=(ADA,),
        companions=9,
    )
    assert len(table.record.seated) == table.max_players == 4
    await Lobbies(tables).join(table.id, BEN)
    assert (table.people, len(table.companions)) == ((ADA, BEN), 2)
    assert (await Lobbies(tables).remove_companion(table.id, BEN)).companions == (KIWI,)
    assert (await Lobbies(tables).add_companion(table.id, BEN)).companions == (KIWI, PIXEL)
    await Lobbies(tables).leave(table.id, ADA)
    await Lobbies(tables).leave(table.id, BEN)
    record = await get_record(store, table)
    assert record.ended is not None
    assert record.ended.ending is Ending.CANCELLED


async def test_a_fault_of_a_companion_is_logged_without_its_cards(
    store: Store, clock: FakeClock, sleeper: Sleeper, caplog: pytest.LogCaptureFixture
) -> None:
    class FaultyWorker(GlancingWorker):
        async def decide(self, game: str, view: View, seed: int) -> Action | None:
            raise KeyError((game, seed, view))

    tables = Tables(store, now=clock)
    driver = CompanionDriver(tables, FaultyWorker(), sleep=sleeper)
    table = await start(tables, companions=1)
    await until_still(table)
    (record,) = (one for one in caplog.records if one.levelname == "ERROR")
    assert "cannot act: KeyError at" in record.getMessage()
    assert record.exc_info is None
    assert "hand" not in caplog.text
    # People can go on as before.
    await submit(tables, table, ADA, Begin())
    assert table.revision == 1
    await driver.close()


@pytest.mark.parametrize(
    ("pace", "least", "most"), [("quick", 1.0, 2.0), (None, 2.0, 4.0), ("calm", 3.2, 6.4)]
)
async def test_companions_lay_at_the_pace_that_the_host_chose_also_after_a_restart(
    store: Store, clock: FakeClock, pace: str | None, least: float, most: float
) -> None:
    before = Tables(store, now=clock)
    table = await Lobbies(before).open(
        game="the-game",
        options=TheGameOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en",
        people=(ADA,),
        companions=1,
    )
    if pace is not None:
        await Lobbies(before).choose_companion_style(table.id, ADA, pace)
    await Lobbies(before).start(table.id, ADA)
    await submit(before, table, ADA, Begin())
    while not any(isinstance(action, EndTurn) for user, action in progress(table) if user == ADA):
        await play_on(before, table)
    await submit(before, table, ADA, EndTurn())

    after = await Tables(store, now=clock).get(table.id)
    now = clock()
    (plan,) = await TurnPlanner(GlancingWorker()).plan(after, now)
    assert least <= (plan.due - now).total_seconds() <= most


async def test_companions_speak_at_once_when_a_turn_begins_and_not_while_somebody_lays(
    tables: Tables, clock: FakeClock
) -> None:
    class TalkativeWorker(GlancingWorker):
        async def decide(self, game: str, view: View, seed: int) -> Action | None:
            del game, view, seed
            return GiveSignal(pile=1, signal=Signal.SMALL_STEPS_ONLY)

    table = await start(tables, companions=2)
    await submit(tables, table, ADA, Begin())
    planner, now = TurnPlanner(TalkativeWorker()), clock()
    plans = await planner.plan(table, now)
    assert [plan.companion for plan in plans] == list(table.companions)
    assert all(0.3 <= (plan.due - now).total_seconds() <= 0.7 for plan in plans)
    planner.observe(table, [SignalGiven(seat=Seat(1), pile=1, signal=Signal.SMALL_STEPS_ONLY)])
    assert [plan.companion for plan in await planner.plan(table, now)] == [table.companions[1]]
    await play_on(tables, table)
    assert await planner.plan(table, now) == []


async def test_the_table_says_that_companions_warm_up_until_they_are_ready(tables: Tables) -> None:
    class WarmingWorker(GlancingWorker):
        is_warming_up = True

    table, worker = await start(tables), WarmingWorker()
    line = words("en")("table-companions-warming-up")
    await TurnPlanner(worker).plan(table, tables.now())
    assert line in render_table(table, words("en"), make_names()).text
    worker.is_warming_up = False
    await TurnPlanner(worker).plan(table, tables.now())
    assert line not in render_table(table, words("en"), make_names()).text


async def test_the_process_of_companions_starts_when_one_sits_down_in_a_lobby(tables: Tables) -> None:
    prepared = asyncio.Event()

    class ReadyingWorker(GlancingWorker):
        def prepare(self) -> None:
            prepared.set()

    driver = CompanionDriver(tables, ReadyingWorker())
    lobbies = Lobbies(tables)
    table = await lobbies.open(
        game="the-game",
        options=TheGameOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en-US",
        people=(ADA,),
        companions=0,
    )
    assert not prepared.is_set()
    await lobbies.add_companion(table.id, ADA)
    assert prepared.is_set()
    await driver.close()


async def test_a_companion_does_not_think_while_another_has_something_to_say(
    tables: Tables, sleeper: Sleeper
) -> None:
    asked = list[bool]()

    class ListeningWorker(GlancingWorker):
        async def decide(self, game: str, view: View, seed: int) -> Action | None:
            del game, seed
            asked.append(isinstance(view, TheGameView) and view.is_own_turn)
            return GiveSignal(pile=1, signal=Signal.SMALL_STEPS_ONLY)

    table = await start(tables, companions=2)
    sleeper.goes_on.clear()
    await submit(tables, table, ADA, Begin())
    while getattr(table.view(None), "turn", None) == 0:
        await play_on(tables, table)
    (plan,) = await TurnPlanner(ListeningWorker()).plan(table, tables.now())
    assert plan.companion == table.companions[1]
    assert asked == [False]
    sleeper.goes_on.set()


@pytest.mark.parametrize("style", ["steady", "calm", "asleep"])
async def test_a_style_that_no_companion_has_in_the_game_is_refused(tables: Tables, style: str) -> None:
    table = await Lobbies(tables).open(
        game="the-game" if style == "steady" else "the-mind",
        options=TheGameOptions() if style == "steady" else TheMindOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en",
        people=(ADA, BEN),
        companions=1,
    )
    with pytest.raises(refusals.NotAllowedToChoose):
        await Lobbies(tables).choose_companion_style(table.id, BEN, style)
    with pytest.raises(refusals.ChoiceOutdated):
        await Lobbies(tables).choose_companion_style(table.id, ADA, style)
    await Lobbies(tables).start(table.id, ADA)
    with pytest.raises(AlreadyRunning):
        await Lobbies(tables).choose_companion_style(table.id, ADA, style)
    assert table.record.companion_style is None


@pytest.mark.parametrize("style", list(Steadiness))
async def test_companions_of_the_mind_count_as_steadily_as_the_host_chose(
    tables: Tables, store: Store, clock: FakeClock, style: Steadiness
) -> None:
    table = await Lobbies(tables).open(
        game="the-mind",
        options=TheMindOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en",
        people=(ADA,),
        companions=1,
    )
    await Lobbies(tables).choose_companion_style(table.id, ADA, style)
    kept = await Tables(store, now=clock).get(table.id)
    assert kept.companion_style is style
