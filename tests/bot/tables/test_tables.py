import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest

from bot.tables import refusals
from bot.tables.end_votes import EndVotes
from bot.tables.lobbies import Lobbies
from bot.tables.presence import ABSENT_AFTER, Presence
from bot.tables.table import MAX_RECENT_EVENTS, Table, TableChange
from bot.tables.tables import Tables
from data.errors import (
    AlreadyRunning,
    AlreadySeated,
    HandStale,
    InteractionRepeated,
    NotReadable,
    NotSaved,
    NotSeated,
    TableFull,
    TableGone,
)
from data.records import Ending, MatchPhase, UserId
from data.store import Store
from engine.games.the_game.model import Begin, EndTurn, GiveSignal, PlayCard, Signal, TakeBackSignal
from engine.games.the_game.refusals import CardNotHeld, NobodyBegan, NotYourTurn
from engine.games.the_mind.model import Phase, PlayLowest, Ready, Stop, TheMindOptions, TheMindState
from engine.model import Event
from tests.bot.sample_tables import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    DORA,
    ELSEWHERE,
    GUILD,
    FakeClock,
    allow,
    begin_match,
    check_kept,
    forbid,
    get_record,
    lobby,
    play_one,
    play_out,
    progress,
    replay_events,
    run_statement,
    start_match,
    submit,
)
from tests.data.statements import record_statements

SIGNAL = GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME)


@pytest.fixture
async def anywhere(database_url: str) -> AsyncIterator[Store]:
    """A store on each kind of database."""
    store = await Store.open(database_url)
    yield store
    await store.close()


async def start_the_mind(tables: Tables, *people: UserId) -> Table:
    table = await Lobbies(tables).open(
        game="the-mind",
        options=TheMindOptions(start_level=9),
        guild=GUILD,
        channel=CHANNEL,
        locale="en-US",
        people=people,
    )
    return await Lobbies(tables).start(table.id, people[0])


def phase_of(table: Table) -> Phase:
    assert isinstance(table.state, TheMindState)
    return table.state.phase


# Acting


async def test_who_is_just_leaving_a_lobby_that_deals_by_itself_keeps_it_from_dealing(
    tables: Tables, store: Store
) -> None:
    lobbies = Lobbies(tables)
    table = await lobby(tables, ADA, BEN, CLEO)
    table.deals_at = tables.now()
    await asyncio.gather(lobbies.leave(table.id, CLEO), lobbies.deal_unasked(table.id))
    assert (table.phase, table.people) == (MatchPhase.LOBBY, (ADA, BEN))
    await check_kept(store, table)


async def test_an_action_is_stored_with_what_came_of_it(tables: Tables, store: Store) -> None:
    table = await start_match(tables)
    step = await tables.submit_action(table.id, ADA, Begin(), interaction_id=77, seen_revision=0)
    assert (step.table, step.seat) == (table, 0)
    (kept,) = await store.list_steps(table.id)
    assert (kept.step, kept.seat, kept.action, kept.interaction_id) == (1, 0, '{"kind":"begin"}', 77)
    assert table.revision == 1
    await check_kept(store, table)


async def test_only_who_sits_here_acts(tables: Tables) -> None:
    table = await start_match(tables)
    with pytest.raises(NotSeated):
        await submit(tables, table, CLEO, Begin())


async def test_what_the_rules_refuse_changes_nothing(tables: Tables, store: Store) -> None:
    table = await start_match(tables)
    before = table.state
    with pytest.raises(NobodyBegan):
        await submit(tables, table, ADA, EndTurn())
    assert table.state is before
    assert await store.list_steps(table.id) == []
    await check_kept(store, table)


async def test_what_was_drawn_before_the_last_step_is_refused(tables: Tables) -> None:
    table = await begin_match(tables)
    _, action = progress(table)[0]
    with pytest.raises(HandStale):
        await tables.submit_action(table.id, ADA, action, interaction_id=None, seen_revision=0)
    assert table.revision == 1
    await tables.submit_action(table.id, ADA, action, interaction_id=None, seen_revision=1)
    assert table.revision == 2


async def test_what_means_the_same_later_is_taken_from_an_older_hand(tables: Tables) -> None:
    table = await begin_match(tables)
    await tables.submit_action(table.id, BEN, SIGNAL, interaction_id=None, seen_revision=0)
    await tables.submit_action(table.id, BEN, TakeBackSignal(pile=1), interaction_id=None, seen_revision=0)
    assert table.revision == 3


async def test_a_turn_can_be_ended_from_a_look_before_its_last_cards(tables: Tables) -> None:
    table = await begin_match(tables)
    for _ in range(2):
        await play_one(tables, table)
    for _ in range(2):
        await tables.submit_action(table.id, ADA, EndTurn(), interaction_id=None, seen_revision=1)
    assert table.revision == 4


async def test_a_double_click_acts_once_and_is_not_refused(tables: Tables) -> None:
    table = await begin_match(tables)
    _, action = progress(table)[0]
    for events in (1, 0):
        step = await tables.submit_action(table.id, ADA, action, interaction_id=None, seen_revision=1)
        assert min(len(step.events), 1) == events
    assert table.revision == 2


async def test_the_lowest_card_is_played_once_for_each_look_at_the_table(tables: Tables) -> None:
    table = await start_the_mind(tables, ADA, BEN)
    for user in (ADA, BEN):
        await submit(tables, table, user, Ready())
    table.countdown_ends = 0
    for _ in range(2):
        await tables.submit_action(table.id, ADA, PlayLowest(), interaction_id=None, seen_revision=2)
    assert table.revision == 3
    assert not table.is_echo(ADA, PlayLowest(), seen_revision=3)


async def test_the_same_cause_counts_once(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    await tables.submit_action(table.id, BEN, SIGNAL, interaction_id=77, seen_revision=None)
    with pytest.raises(InteractionRepeated):
        await tables.submit_action(
            table.id, BEN, TakeBackSignal(pile=1), interaction_id=77, seen_revision=None
        )
    assert len(await store.list_steps(table.id)) == 2
    await check_kept(store, table)


async def test_a_card_delivered_twice_is_laid_once(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    _, action = progress(table)[0]
    deliveries = (
        tables.submit_action(table.id, ADA, action, interaction_id=77, seen_revision=1) for _ in range(2)
    )
    first, second = await asyncio.gather(*deliveries)
    assert (len(first.events) > 0, second.events) == (True, ())
    assert table.revision == 2
    await check_kept(store, table)


async def test_a_command_delivered_twice_lays_one_card(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    _, action = progress(table)[0]
    deliveries = (
        tables.submit_action(table.id, ADA, action, interaction_id=77, seen_revision=None) for _ in range(2)
    )
    first, second = await asyncio.gather(*deliveries, return_exceptions=True)
    assert not isinstance(first, BaseException)
    assert isinstance(second, CardNotHeld)
    await check_kept(store, table)


async def test_of_two_who_begin_at_once_the_first_does(anywhere: Store, clock: FakeClock) -> None:
    tables = Tables(anywhere, now=clock)
    table = await start_match(tables, ADA, BEN, CLEO)
    tries = (
        tables.submit_action(table.id, user, Begin(), interaction_id=None, seen_revision=0)
        for user in (CLEO, ADA, BEN)
    )
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [isinstance(one, BaseException) for one in done] == [False, True, True]
    assert table.revision == 1
    await check_kept(anywhere, table)


async def test_many_at_once_take_one_step_each(anywhere: Store, clock: FakeClock) -> None:
    tables = Tables(anywhere, now=clock)
    people = (ADA, BEN, CLEO, DORA)
    table = await start_match(tables, *people)
    signals = [
        tables.submit_action(
            table.id, user, GiveSignal(pile=pile, signal=signal), interaction_id=None, seen_revision=0
        )
        for user in people
        for pile in (1, 2, 3, 4)
        for signal in Signal
    ]
    posts = [tables.set_message(table, number) for number in range(1000, 1010)]
    await asyncio.gather(*signals, *posts)
    assert table.revision == len(signals)
    await check_kept(anywhere, table)


async def test_tables_do_not_wait_for_each_other(tables: Tables, store: Store) -> None:
    here, there = await begin_match(tables), await begin_match(tables, channel=ELSEWHERE)
    async with here.lock:
        await play_one(tables, there)
        assert (here.revision, there.revision) == (1, 2)
    await check_kept(store, there)


# Restarts and crashes


async def test_a_restart_finds_every_table_as_it_was(anywhere: Store, clock: FakeClock) -> None:
    tables = Tables(anywhere, now=clock)
    table = await begin_match(tables, ADA, BEN, CLEO)
    for _ in range(20):
        await play_one(tables, table)
    waiting = await lobby(tables, DORA, channel=ELSEWHERE)
    again = Tables(anywhere, now=clock)
    assert [record.id for record in await again.load_channels()] == [table.id, waiting.id]
    assert again.has_table(CHANNEL)
    assert again.find_loaded(CHANNEL) is None
    found = await again.get_in_channel(CHANNEL)
    assert (found.record, found.state, list(found.recent_events)) == (
        table.record,
        table.state,
        list(table.recent_events),
    )
    assert found.state == await replay_events(anywhere, table)
    assert (await again.get_in_channel(ELSEWHERE)).people == (DORA,)
    await play_one(again, found)
    assert found.revision == table.revision + 1


async def test_a_restart_reads_a_live_match_once(anywhere: Store, clock: FakeClock) -> None:
    table = await begin_match(Tables(anywhere, now=clock))
    again = Tables(anywhere, now=clock)
    with record_statements() as traffic:
        await again.load_channels()
        found = await again.get(table.id)
    assert found.record == table.record
    assert (traffic.count_reads_of("match"), traffic.count_reads_of("match_step")) == (1, 1)


async def test_a_match_that_went_on_elsewhere_is_read_again_when_it_is_acted_on(
    anywhere: Store, clock: FakeClock
) -> None:
    first = Tables(anywhere, now=clock)
    table = await begin_match(first)
    again = Tables(anywhere, now=clock)
    await again.load_channels()
    await play_one(first, table)
    found = await again.get(table.id)
    user, action = progress(found)[0]
    with pytest.raises(HandStale):
        await submit(again, found, user, action)
    assert found.revision == table.revision
    await play_one(again, found)
    assert found.state == await replay_events(anywhere, found)


async def test_a_table_forgets_with_its_person_even_before_it_is_read(
    anywhere: Store, clock: FakeClock
) -> None:
    table = await begin_match(Tables(anywhere, now=clock), ADA, BEN)
    again = Tables(anywhere, now=clock)
    await again.load_channels()
    await anywhere.forget_user(BEN)
    await again.reload_tables_of(BEN)
    found = await again.get(table.id)
    assert [player.user for player in found.record.players] == [ADA, None]


async def test_a_table_that_many_ask_for_is_read_once(tables: Tables, store: Store, clock: FakeClock) -> None:
    table = await begin_match(tables)
    again = Tables(store, now=clock)
    found = await asyncio.gather(*(again.get(table.id) for _ in range(10)))
    assert len({id(one) for one in found}) == 1


async def test_a_step_that_was_stored_but_not_shown_is_there_after_the_crash(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    def crash(table: Table, news: TableChange, events: Sequence[Event], by: UserId | None) -> None:
        raise ConnectionResetError(table, news, events, by)

    table = await begin_match(tables)
    user, action = progress(table)[0]
    tables.subscribe(crash)
    with pytest.raises(ConnectionResetError):
        await tables.submit_action(table.id, user, action, interaction_id=77, seen_revision=1)
    again = Tables(store, now=clock)
    found = await again.get(table.id)
    assert found.revision == 2
    assert found.state == table.state
    with pytest.raises((InteractionRepeated, HandStale)):
        await again.submit_action(table.id, user, action, interaction_id=77, seen_revision=1)
    await play_one(again, found)
    await check_kept(store, found)


async def test_a_teller_who_fails_stops_no_table(tables: Tables, store: Store) -> None:
    def crash(table: Table, news: TableChange, events: Sequence[Event], by: UserId | None) -> None:
        raise ConnectionResetError(table, news, events, by)

    tables.subscribe(crash)
    table = await lobby(tables, ADA)
    with pytest.raises(ConnectionResetError):
        await Lobbies(tables).join(table.id, BEN)
    with pytest.raises(ConnectionResetError):
        await Lobbies(tables).start(table.id, BEN)
    with pytest.raises(ConnectionResetError):
        await submit(tables, table, ADA, Begin())
    assert table.revision == 1
    await check_kept(store, table)


async def test_a_crash_at_the_last_card_leaves_the_match_ended(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    table = await play_out(tables, await begin_match(tables))
    again = Tables(store, now=clock)
    assert await again.load_channels() == []
    assert not again.has_table(CHANNEL)
    with pytest.raises(TableGone):
        await again.get(table.id)
    record = await again.find_record(table.id)
    assert record is not None
    assert record.ended is not None
    assert record.ended.ending is Ending.FINISHED


# A database that refuses, and another who writes


async def test_a_step_that_is_not_stored_is_not_made(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    before = table.state
    user, action = progress(table)[0]
    await forbid(store, "INSERT ON match_step")
    with pytest.raises(NotSaved):
        await tables.submit_action(table.id, user, action, interaction_id=77, seen_revision=1)
    assert (table.state, table.revision) == (before, 1)
    await check_kept(store, table)
    await allow(store)
    await tables.submit_action(table.id, user, action, interaction_id=77, seen_revision=1)
    assert table.revision == 2
    await check_kept(store, table)


@pytest.mark.parametrize("deed", ["join", "leave", "cancel", "end", "set_aside", "remind", "show_again"])
async def test_whatever_is_not_stored_has_not_happened(tables: Tables, store: Store, deed: str) -> None:
    table = await (lobby(tables, ADA, BEN) if deed in {"cancel", "join"} else begin_match(tables, ADA, BEN))
    if deed == "show_again":
        await tables.set_aside(table.id)
    changes: list[TableChange] = []
    tables.subscribe(lambda _table, news, _events, _by: changes.append(news))
    deeds = {
        "join": lambda: Lobbies(tables).join(table.id, CLEO),
        "leave": lambda: Lobbies(tables).leave(table.id, BEN),
        "cancel": lambda: Lobbies(tables).cancel(table.id, ADA, manages=False),
        "end": lambda: EndVotes(tables).end(table.id, ADA, manages=False),
        "set_aside": lambda: tables.set_aside(table.id),
        "remind": lambda: tables.record_reminder(table.id),
        "show_again": lambda: tables.show_at_bottom(table.id),
    }
    before = table.record
    await forbid(store, "UPDATE ON match")
    with pytest.raises(NotSaved):
        await deeds[deed]()
    assert (table.record, changes) == (before, [])
    assert await tables.get(table.id) is table
    await check_kept(store, table)
    await allow(store)
    await deeds[deed]()
    assert table.record != before
    await check_kept(store, table)


async def test_when_another_took_the_step_memory_is_read_again(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    changes: list[TableChange] = []
    tables.subscribe(lambda _table, news, _events, _by: changes.append(news))
    other = Tables(store)
    await submit(other, await other.get(table.id), BEN, SIGNAL)
    with pytest.raises(HandStale):
        await play_one(tables, table)
    assert table.revision == 2
    assert changes == [TableChange.PEOPLE]
    await check_kept(store, table)
    await play_one(tables, table)
    await check_kept(store, table)


async def test_who_was_seated_by_a_write_whose_answer_was_lost_sits_there(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    table = await lobby(tables, ADA)
    await store.add_player(table.id, BEN, None, clock())
    with pytest.raises(AlreadySeated):
        await Lobbies(tables).join(table.id, BEN)
    assert table.people == (ADA, BEN)
    await check_kept(store, table)


async def test_a_match_whose_end_was_stored_unheard_is_forgotten(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    changes: list[TableChange] = []
    tables.subscribe(lambda _table, news, _events, _by: changes.append(news))
    other = Tables(store)
    await EndVotes(other).end(table.id, ADA, manages=False)
    with pytest.raises(TableGone):
        await Lobbies(tables).leave(table.id, BEN)
    assert changes == [TableChange.ENDED]
    assert not tables.has_table(CHANNEL)
    await check_kept(store, table)


async def test_a_lobby_that_another_started_is_running_here_too(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA, BEN)
    other = Tables(store)
    await Lobbies(other).start(table.id, ADA)
    with pytest.raises(AlreadyRunning):
        await Lobbies(tables).join(table.id, CLEO)
    assert table.phase is MatchPhase.RUNNING
    await check_kept(store, table)


async def test_while_nothing_can_be_read_memory_stands_still(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    before = (table.record, table.state)
    await run_statement(store, "ALTER TABLE match RENAME TO elsewhere")
    with pytest.raises(NotSaved):
        await play_one(tables, table)
    with pytest.raises(NotReadable):
        await tables.find_record(table.id)
    assert (table.record, table.state) == before
    await run_statement(store, "ALTER TABLE elsewhere RENAME TO match")
    await play_one(tables, table)
    await check_kept(store, table)


# Seats


async def test_who_takes_a_seat_over_gets_its_cards(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    await play_one(tables, table)
    cards = table.view(table.seat_of(BEN))
    await Lobbies(tables).leave(table.id, BEN)
    assert table.free_seats == (1,)
    await Lobbies(tables).join(table.id, CLEO)
    assert table.find_holder(1) == CLEO
    assert table.view(table.seat_of(CLEO)) == cards
    assert [player.user for player in table.record.players] == [ADA, BEN, CLEO]
    await check_kept(store, table)


async def test_who_comes_back_gets_their_own_seat(tables: Tables, store: Store) -> None:
    table = await start_match(tables, ADA, BEN, CLEO)
    for user in (BEN, CLEO):
        await Lobbies(tables).leave(table.id, user)
    await Lobbies(tables).join(table.id, CLEO)
    assert (table.find_holder(2), table.free_seats) == (CLEO, (1,))
    await check_kept(store, table)


async def test_who_finds_their_seat_taken_gets_another(tables: Tables) -> None:
    table = await start_match(tables, ADA, BEN, CLEO)
    await Lobbies(tables).leave(table.id, ADA)
    await Lobbies(tables).join(table.id, DORA)
    await Lobbies(tables).leave(table.id, CLEO)
    await Lobbies(tables).join(table.id, ADA)
    assert [table.find_holder(seat) for seat in range(3)] == [DORA, BEN, ADA]


async def test_of_several_seats_once_held_the_last_is_given_back(tables: Tables) -> None:
    table = await start_match(tables, ADA, BEN, CLEO)
    await Lobbies(tables).leave(table.id, ADA)
    await Lobbies(tables).join(table.id, DORA)
    await Lobbies(tables).leave(table.id, CLEO)
    await Lobbies(tables).join(table.id, ADA)
    await Lobbies(tables).leave(table.id, DORA)
    await Lobbies(tables).leave(table.id, ADA)
    assert table.free_seats == (0, 2)
    await Lobbies(tables).join(table.id, ADA)
    assert table.seat_of(ADA) == 2


async def test_a_table_with_a_free_seat_waits(tables: Tables) -> None:
    table = await begin_match(tables)
    await Lobbies(tables).leave(table.id, BEN)
    with pytest.raises(refusals.TablePaused) as refusal:
        await submit(tables, table, ADA, EndTurn())
    assert refusal.value.free == 1
    await Lobbies(tables).join(table.id, BEN)
    assert (await play_one(tables, table)).seat == 0


async def test_a_running_table_without_a_free_seat_is_full(tables: Tables) -> None:
    table = await start_match(tables)
    with pytest.raises(TableFull):
        await Lobbies(tables).join(table.id, CLEO)


async def test_of_two_who_want_one_seat_the_first_gets_it(tables: Tables, store: Store) -> None:
    table = await start_match(tables)
    await Lobbies(tables).leave(table.id, BEN)
    done = await asyncio.gather(
        *(Lobbies(tables).join(table.id, user) for user in (CLEO, DORA)), return_exceptions=True
    )
    assert isinstance(done[1], TableFull)
    assert table.find_holder(1) == CLEO
    await check_kept(store, table)


# Ends


async def test_the_host_ends_a_match_at_once_and_it_is_abandoned(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    await play_one(tables, table)
    await EndVotes(tables).end(table.id, ADA, manages=False)
    ended = (await get_record(store, table)).ended
    assert ended is not None
    assert (ended.ending, ended.outcome, ended.score) == (Ending.ABANDONED, None, None)
    assert not tables.has_table(CHANNEL)


async def test_who_manages_messages_ends_a_match_at_once(tables: Tables) -> None:
    table = await start_match(tables)
    assert (await EndVotes(tables).end(table.id, DORA, manages=True)).record.ended is not None


async def test_who_does_not_sit_here_does_not_end_the_match(tables: Tables) -> None:
    table = await start_match(tables)
    with pytest.raises(refusals.NotAllowedToEnd):
        await EndVotes(tables).end(table.id, CLEO, manages=False)


async def test_a_majority_ends_a_match(tables: Tables, store: Store) -> None:
    table = await start_match(tables, ADA, BEN, CLEO, DORA)
    assert table.votes_needed == 3
    for votes, user in enumerate((BEN, CLEO, CLEO), 1):
        await EndVotes(tables).end(table.id, user, manages=False)
        assert (table.end_votes, table.record.ended) == (min(votes, 2), None)
        await check_kept(store, table)
    await EndVotes(tables).end(table.id, DORA, manages=False)
    assert table.record.ended is not None
    await check_kept(store, table)


async def test_those_who_are_there_end_a_match_without_the_silent(tables: Tables) -> None:
    passed = [0.0]
    tables.presence = Presence(lambda: passed[0])
    pair = await start_match(tables)
    assert not pair.ends_alone(BEN, manages=False)
    passed[0] = ABSENT_AFTER
    tables.presence.record_use(BEN, CHANNEL)
    await EndVotes(tables).end(pair.id, BEN, manages=False)
    assert pair.record.ended is not None


async def test_a_vote_suffices_once_the_others_have_fallen_silent(tables: Tables) -> None:
    passed = [0.0]
    tables.presence = Presence(lambda: passed[0])
    table = await start_match(tables, ADA, BEN, CLEO, DORA)
    await EndVotes(tables).end(table.id, BEN, manages=False)
    await EndVotes(tables).end(table.id, CLEO, manages=False)
    assert (table.votes_needed, table.record.ended) == (3, None)
    passed[0] = ABSENT_AFTER
    for user in (BEN, CLEO, DORA):
        tables.presence.record_use(user, CHANNEL)
    assert table.votes_needed == 2
    await EndVotes(tables).end(table.id, CLEO, manages=False)
    assert table.record.ended is not None


async def test_play_begins_without_the_silent_by_itself_or_with_the_last_who_is_ready(
    tables: Tables, store: Store
) -> None:
    passed = [0.0]
    tables.presence = Presence(lambda: passed[0])
    table = await start_the_mind(tables, ADA, BEN, CLEO)
    await submit(tables, table, ADA, Ready())
    passed[0] = ABSENT_AFTER
    # Nobody is there, and nothing begins.
    assert tables.list_waiting_for_absent() == []
    for user in (ADA, BEN):
        tables.presence.record_use(user, CHANNEL)
    assert tables.list_waiting_for_absent() == []
    await submit(tables, table, BEN, Ready())
    assert (phase_of(table), table.countdown) == (Phase.PLAYING, 3)
    await check_kept(store, table)
    await submit(tables, table, ADA, Stop())
    tables.presence.record_use(CLEO, CHANNEL)
    await submit(tables, table, ADA, Ready())
    await submit(tables, table, BEN, Ready())
    assert phase_of(table) is Phase.CONCENTRATING
    passed[0] += ABSENT_AFTER
    tables.presence.record_use(ADA, CHANNEL)
    assert tables.list_waiting_for_absent() == [table.record]
    await tables.go_on_without_absent(table.id)
    assert phase_of(table) is Phase.PLAYING
    await check_kept(store, table)


async def test_the_vote_of_who_leaves_goes_with_them(tables: Tables) -> None:
    table = await start_match(tables, ADA, BEN, CLEO, DORA)
    await EndVotes(tables).end(table.id, BEN, manages=False)
    await Lobbies(tables).leave(table.id, BEN)
    assert table.end_votes == 0
    await Lobbies(tables).join(table.id, BEN)
    assert table.end_votes == 0


async def test_a_vote_to_end_lapses_after_five_minutes(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    table = await start_match(tables, ADA, BEN, CLEO, DORA)
    await EndVotes(tables).end(table.id, BEN, manages=False)
    clock.let_pass(minutes=4)
    await EndVotes(tables).end(table.id, CLEO, manages=False)
    assert table.end_votes == 2
    clock.let_pass(minutes=2)
    await EndVotes(tables).end(table.id, DORA, manages=False)
    assert (table.end_votes, table.has_voted(BEN), table.record.ended) == (2, False, None)
    clock.let_pass(minutes=4)
    await EndVotes(tables).drop_lapsed_votes(table.id)
    assert (table.has_voted(CLEO), table.has_voted(DORA)) == (False, True)
    await check_kept(store, table)


async def test_a_vote_to_end_is_taken_back(tables: Tables, store: Store) -> None:
    table = await start_match(tables, ADA, BEN, CLEO)
    await EndVotes(tables).end(table.id, BEN, manages=False)
    await EndVotes(tables).take_back_vote(table.id, BEN)
    assert table.end_votes == 0
    await check_kept(store, table)
    with pytest.raises(NotSeated):
        await EndVotes(tables).take_back_vote(table.id, DORA)


async def test_anybody_ends_a_match_that_everybody_left(tables: Tables) -> None:
    table = await start_match(tables)
    await Lobbies(tables).leave(table.id, ADA)
    await Lobbies(tables).leave(table.id, BEN)
    assert table.free_seats == (0, 1)
    assert (await EndVotes(tables).end(table.id, CLEO, manages=False)).record.ended is not None


async def test_a_match_played_to_its_end_is_stored_with_its_outcome_and_forgotten(
    tables: Tables, store: Store
) -> None:
    changes: list[TableChange] = []
    tables.subscribe(lambda _table, news, _events, _by: changes.append(news))
    table = await play_out(tables, await begin_match(tables))
    record = await get_record(store, table)
    assert record.ended is not None
    assert table.outcome is not None
    assert record.ended.outcome == table.outcome.model_dump_json()
    assert record.ended.score == table.outcome.score
    assert changes[-1] is TableChange.ENDED
    assert TableChange.ENDED not in changes[:-1]
    assert len(table.recent_events) == MAX_RECENT_EVENTS
    assert await replay_events(store, table) == table.state
    assert not tables.has_table(CHANNEL)
    assert tables.find_loaded(CHANNEL) is None
    assert not tables._tables
    with pytest.raises(TableGone):
        await submit(tables, table, ADA, EndTurn())


async def test_an_action_that_waited_until_the_match_ended_is_refused(tables: Tables) -> None:
    table = await begin_match(tables)
    async with table.lock:
        late = asyncio.create_task(play_one(tables, table))
        await asyncio.sleep(0)
        await tables.end_match(table, Ending.ABANDONED)
    with pytest.raises(TableGone):
        await late
    with pytest.raises(TableGone):
        table.require_playing()


# Idle tables


async def test_a_match_set_aside_waits_until_somebody_asks_for_its_table(
    tables: Tables, store: Store
) -> None:
    changes: list[TableChange] = []
    table = await begin_match(tables)
    tables.subscribe(lambda _table, news, _events, _by: changes.append(news))
    await tables.set_aside(table.id)
    with pytest.raises(refusals.TableSetAside):
        await play_one(tables, table)
    with pytest.raises(refusals.TableSetAside):
        await Lobbies(tables).join(table.id, CLEO)
    await check_kept(store, table)
    await tables.show_at_bottom(table.id)
    assert changes == [TableChange.PEOPLE, TableChange.PEOPLE, TableChange.MOVED]
    assert table.record.set_aside is None
    await play_one(tables, table)
    await check_kept(store, table)


async def test_a_match_set_aside_can_be_left_and_ended(tables: Tables) -> None:
    table = await begin_match(tables)
    await tables.set_aside(table.id)
    await Lobbies(tables).leave(table.id, BEN)
    assert (await EndVotes(tables).end(table.id, ADA, manages=False)).record.ended is not None


async def test_a_reminder_is_noted_and_touches_nothing(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    touched = table.record.last_active
    await tables.record_reminder(table.id)
    assert table.record.last_active == touched
    assert table.record.reminded is not None
    assert table.record.reminded > touched
    await check_kept(store, table)


async def test_the_message_of_a_table_is_remembered_even_after_the_end(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    await tables.set_message(table, 4711)
    await check_kept(store, table)
    await EndVotes(tables).end(table.id, ADA, manages=False)
    await tables.set_message(table, 4712)
    assert (await get_record(store, table)).message == 4712
    await check_kept(store, table)


async def test_a_note_of_the_message_undoes_nothing_that_happens_beside_it(
    anywhere: Store, clock: FakeClock
) -> None:
    tables = Tables(anywhere, now=clock)
    table = await lobby(tables, ADA)
    await asyncio.gather(
        tables.set_message(table, 1),
        Lobbies(tables).join(table.id, BEN),
        tables.set_message(table, 2),
        Lobbies(tables).join(table.id, CLEO),
    )
    assert table.people == (ADA, BEN, CLEO)
    await check_kept(anywhere, table)


# Notifications


async def test_news_comes_with_what_happened_and_who_did_it(tables: Tables) -> None:
    changes: list[tuple[TableChange, list[str], UserId | None]] = []

    def note(table: Table, news: TableChange, events: Sequence[Event], by: UserId | None) -> None:
        assert table.id
        changes.append((news, [type(event).__name__ for event in events], by))

    tables.subscribe(note)
    table = await lobby(tables, ADA)
    await Lobbies(tables).join(table.id, BEN)
    await Lobbies(tables).start(table.id, BEN)
    await submit(tables, table, BEN, Begin())
    with pytest.raises(NotYourTurn):
        await submit(tables, table, ADA, PlayCard(card=50, pile=1))
    await Lobbies(tables).leave(table.id, ADA)
    await EndVotes(tables).end(table.id, BEN, manages=False)
    assert changes == [
        (TableChange.PEOPLE, [], BEN),
        (TableChange.STARTED, [], BEN),
        (TableChange.STEP, ["TurnStarted"], BEN),
        (TableChange.PEOPLE, [], ADA),
        (TableChange.ENDED, [], BEN),
    ]


async def test_what_a_table_remembers_of_its_moves_is_what_everybody_saw(tables: Tables) -> None:
    table = await begin_match(tables)
    while not any(event.__class__.__name__ == "CardsDrawn" for event in table.recent_events):
        await play_one(tables, table)
    assert [event for event in table.recent_events if event != event.redact_for(None)] == []


async def test_quiet_waits_for_the_action_under_way(tables: Tables) -> None:
    table = await begin_match(tables)
    async with table.lock:
        waiting = asyncio.create_task(tables.wait_until_idle())
        await asyncio.sleep(0)
        assert not waiting.done()
    await waiting
