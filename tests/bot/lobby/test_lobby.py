import pytest

from bot.renderers.lobby import render_lobby
from bot.renderers.names import MemberNames
from bot.tables import refusals
from bot.tables.end_votes import EndVotes
from bot.tables.lobbies import Lobbies
from bot.tables.presence import ABSENT_AFTER, SEAT_TAKEN_WITHIN, Presence
from bot.tables.tables import Tables
from bot.words.words import words
from data.errors import (
    AlreadyRunning,
    AlreadySeated,
    ChannelTaken,
    NotSaved,
    NotSeated,
    NotStarted,
    TableFull,
    TableGone,
)
from data.records import Ending, MatchPhase
from data.store import Store
from engine.games.the_game.model import Begin, TheGameOptions
from engine.games.the_mind.model import TheMindOptions
from tests.bot.sample_tables import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    ELSEWHERE,
    EVERYONE,
    GUILD,
    FakeClock,
    allow,
    begin_match,
    check_kept,
    forbid,
    get_record,
    lobby,
    play_out,
    start_match,
    submit,
)


async def test_the_user_who_opens_a_table_sits_there_and_is_its_host(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA)
    assert (table.phase, table.host, table.people, table.revision) == (MatchPhase.LOBBY, ADA, (ADA,), 0)
    assert tables.has_table(CHANNEL)
    assert not tables.has_table(ELSEWHERE)
    assert (
        await tables.get_in_channel(CHANNEL)
        is table
        is tables.find_loaded(CHANNEL)
        is await tables.get(table.id)
    )
    await check_kept(store, table)


async def test_people_join_in_the_order_of_the_door(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA)
    await Lobbies(tables).join(table.id, CLEO)
    await Lobbies(tables).join(table.id, BEN)
    assert table.people == (ADA, CLEO, BEN)
    await check_kept(store, table)


async def test_nobody_sits_twice_at_one_table(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    with pytest.raises(AlreadySeated):
        await Lobbies(tables).join(table.id, ADA)


async def test_a_full_table_takes_nobody_else(tables: Tables) -> None:
    table = await lobby(tables, *EVERYONE[:5])
    with pytest.raises(TableFull):
        await Lobbies(tables).join(table.id, EVERYONE[5])


async def test_play_again_takes_no_more_people_than_there_are_seats(tables: Tables, store: Store) -> None:
    table = await lobby(tables, *EVERYONE)
    assert table.people == EVERYONE[:5]
    await check_kept(store, table)


async def test_a_lobby_is_there_even_if_the_others_could_not_be_seated(tables: Tables, store: Store) -> None:
    await forbid(store, "INSERT ON match_player WHEN NEW.position > 0")
    table = await lobby(tables, ADA, BEN)
    assert table.people == (ADA,)
    await check_kept(store, table)
    await allow(store)
    await Lobbies(tables).join(table.id, BEN)
    await check_kept(store, table)


async def test_a_lobby_that_cannot_be_stored_is_not_there(tables: Tables, store: Store) -> None:
    await forbid(store, "INSERT ON match_player")
    with pytest.raises(NotSaved):
        await lobby(tables, ADA)
    assert not tables.has_table(CHANNEL)
    assert await store.list_live_matches() == []
    await allow(store)
    assert (await lobby(tables, ADA)).people == (ADA,)


async def test_a_game_nobody_knows_is_not_opened(tables: Tables) -> None:
    with pytest.raises(refusals.GameUnknown) as refusal:
        await Lobbies(tables).open(
            game="chess", options=TheGameOptions(), guild=GUILD, channel=CHANNEL, locale="de", people=[ADA]
        )
    assert refusal.value.game == "chess"


async def test_a_channel_holds_one_table(tables: Tables) -> None:
    await lobby(tables, ADA)
    with pytest.raises(ChannelTaken) as refusal:
        await lobby(tables, BEN)
    assert refusal.value.phase == "lobby"
    assert (await lobby(tables, BEN, channel=ELSEWHERE)).people == (BEN,)


async def test_a_channel_whose_table_is_not_known_yet_is_taken_all_the_same(
    tables: Tables, store: Store
) -> None:
    table = await start_match(tables)
    awoken = Tables(store)
    with pytest.raises(ChannelTaken) as refusal:
        await lobby(awoken, CLEO)
    assert refusal.value.phase == "running"
    assert (await awoken.get_in_channel(CHANNEL)).id == table.id


async def test_a_channel_is_taken_by_a_match_that_was_set_aside(tables: Tables) -> None:
    table = await start_match(tables)
    await tables.set_aside(table.id)
    with pytest.raises(ChannelTaken) as refusal:
        await lobby(tables, CLEO)
    assert refusal.value.phase == "set-aside"


async def test_where_no_table_is_nothing_is_found(tables: Tables) -> None:
    with pytest.raises(refusals.NoTableHere):
        await tables.get_in_channel(CHANNEL)
    with pytest.raises(TableGone):
        await tables.get(4711)
    assert tables.find_loaded(CHANNEL) is None
    assert await tables.find_record(4711) is None


async def test_only_who_sits_can_leave(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    with pytest.raises(NotSeated):
        await Lobbies(tables).leave(table.id, BEN)


async def test_when_the_host_leaves_the_next_is_host(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA, BEN)
    await Lobbies(tables).leave(table.id, ADA)
    assert table.host == BEN
    await check_kept(store, table)


async def test_a_lobby_that_everybody_left_is_closed(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA)
    await Lobbies(tables).leave(table.id, ADA)
    ended = (await get_record(store, table)).ended
    assert ended is not None
    assert ended.ending is Ending.CANCELLED
    assert not tables.has_table(CHANNEL)
    with pytest.raises(refusals.LobbyExpired):
        await tables.get(table.id)


async def test_only_the_host_or_who_manages_messages_closes_a_lobby(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA, BEN)
    with pytest.raises(refusals.NotAllowedToCancel) as refusal:
        await Lobbies(tables).cancel(table.id, BEN, manages=False)
    assert refusal.value.host == ADA
    await Lobbies(tables).cancel(table.id, CLEO, manages=True)
    assert not tables.has_table(CHANNEL)
    assert await store.list_live_matches() == []
    again = await lobby(tables, ADA)
    assert (await Lobbies(tables).cancel(again.id, ADA, manages=False)).record.ended is not None


async def test_a_running_match_is_no_lobby_to_be_closed(tables: Tables) -> None:
    table = await start_match(tables)
    with pytest.raises(AlreadyRunning):
        await Lobbies(tables).cancel(table.id, ADA, manages=True)


async def test_the_button_of_a_closed_lobby_does_nothing(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    await Lobbies(tables).cancel(table.id, ADA, manages=False)
    for custom_id in (
        Lobbies(tables).join(table.id, BEN),
        Lobbies(tables).leave(table.id, ADA),
        Lobbies(tables).start(table.id, ADA),
    ):
        with pytest.raises(refusals.LobbyExpired):
            await custom_id


async def test_anybody_at_the_table_starts_and_nobody_else(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA, BEN)
    with pytest.raises(NotSeated):
        await Lobbies(tables).start(table.id, CLEO)
    await Lobbies(tables).start(table.id, BEN)
    assert table.phase is MatchPhase.RUNNING
    assert [table.find_holder(seat) for seat in range(2)] == [ADA, BEN]
    assert table.free_seats == ()
    await check_kept(store, table)


async def test_a_match_starts_once(tables: Tables) -> None:
    table = await start_match(tables)
    dealt = table.state
    with pytest.raises(AlreadyRunning):
        await Lobbies(tables).start(table.id, ADA)
    assert table.state is dealt


async def test_a_game_for_two_does_not_start_with_one(tables: Tables, store: Store) -> None:
    mind = await Lobbies(tables).open(
        game="the-mind",
        options=TheMindOptions(),
        guild=GUILD,
        channel=CHANNEL,
        locale="en-US",
        people=[ADA],
    )
    with pytest.raises(refusals.TooFew) as refusal:
        await Lobbies(tables).start(mind.id, ADA)
    assert (refusal.value.least, refusal.value.seated) == (2, 1)
    await check_kept(store, mind)


async def test_a_start_that_is_not_stored_deals_nothing(tables: Tables, store: Store) -> None:
    table = await lobby(tables, ADA, BEN)
    await forbid(store, "UPDATE ON match")
    with pytest.raises(NotSaved):
        await Lobbies(tables).start(table.id, ADA)
    assert (table.state, table.phase) == (None, MatchPhase.LOBBY)
    await check_kept(store, table)
    await allow(store)
    await Lobbies(tables).start(table.id, ADA)
    await check_kept(store, table)


async def test_nothing_is_played_and_nothing_ended_before_the_start(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    with pytest.raises(NotStarted):
        await submit(tables, table, ADA, Begin())
    with pytest.raises(NotStarted):
        await EndVotes(tables).end(table.id, ADA, manages=True)
    with pytest.raises(NotStarted):
        table.view(None)
    assert table.outcome is None


async def test_a_lobby_expires_only_if_nobody_touched_it(
    tables: Tables, clock: FakeClock, store: Store
) -> None:
    table = await lobby(tables, ADA)
    opened = table.record.last_active
    clock.let_pass(minutes=31)
    await Lobbies(tables).join(table.id, BEN)
    assert not await Lobbies(tables).expire(table.id, before=opened)
    assert not await Lobbies(tables).expire(table.id, before=table.record.last_active)
    assert await Lobbies(tables).expire(table.id, before=clock())
    ended = (await get_record(store, table)).ended
    assert ended is not None
    assert ended.ending is Ending.EXPIRED
    assert not tables.has_table(CHANNEL)


async def test_a_running_match_does_not_expire(tables: Tables, clock: FakeClock) -> None:
    table = await start_match(tables)
    clock.let_pass(days=2)
    assert not await Lobbies(tables).expire(table.id, before=clock())
    assert table.record.ended is None


async def test_those_who_played_can_open_the_next_table_together(tables: Tables, store: Store) -> None:
    table = await play_out(tables, await begin_match(tables, ADA, BEN, CLEO))
    record = await tables.find_record(table.id)
    assert record is not None
    people = [player.user for player in record.seated if player.user is not None]
    again = await lobby(tables, *people)
    assert (again.people, again.host) == ((ADA, BEN, CLEO), ADA)
    assert again.id != table.id
    await check_kept(store, again)


async def test_those_at_a_table_free_the_seat_of_who_has_been_silent_for_five_minutes(
    tables: Tables, store: Store
) -> None:
    passed = [0.0]
    tables.presence = Presence(lambda: passed[0])
    tables.presence.record_use(ADA, CHANNEL)
    table = await lobby(tables, ADA)
    await Lobbies(tables).join(table.id, BEN)
    passed[0] = ABSENT_AFTER - 1
    tables.presence.record_use(BEN, CHANNEL)
    with pytest.raises(refusals.NotAbsent):
        await Lobbies(tables).put_off(table.id, BEN, ADA)
    with pytest.raises(refusals.NotAllowedToCancel):
        await Lobbies(tables).cancel(table.id, BEN, manages=False)
    passed[0] = ABSENT_AFTER
    with pytest.raises(NotSeated):
        await Lobbies(tables).put_off(table.id, CLEO, ADA)
    tables.note_absences()
    assert table.absent == {ADA}
    await Lobbies(tables).put_off(table.id, BEN, ADA)
    assert (table.people, table.host) == ((BEN,), BEN)
    await check_kept(store, table)


async def test_who_is_there_closes_the_lobby_of_an_absent_host(tables: Tables) -> None:
    passed = [0.0]
    tables.presence = Presence(lambda: passed[0])
    table = await lobby(tables, ADA)
    await Lobbies(tables).join(table.id, BEN)
    passed[0] = ABSENT_AFTER
    tables.presence.record_use(BEN, CHANNEL)
    await Lobbies(tables).cancel(table.id, BEN, manages=False)
    assert table.phase is MatchPhase.ENDED


async def test_a_seat_that_was_given_is_to_be_taken_within_two_minutes(tables: Tables) -> None:
    passed = [0.0]
    tables.presence = Presence(lambda: passed[0])
    table = await lobby(tables, ADA, BEN)
    passed[0] = SEAT_TAKEN_WITHIN
    tables.presence.record_use(ADA, CHANNEL)
    assert table.is_absent(BEN)
    tables.presence.record_sign(BEN, CHANNEL)
    assert table.present == (ADA, BEN)


async def test_a_lobby_starts_without_who_has_not_taken_a_given_seat(tables: Tables, store: Store) -> None:
    passed = [0.0]
    tables.presence = Presence(lambda: passed[0])
    table = await lobby(tables, ADA, BEN, CLEO)
    passed[0] = SEAT_TAKEN_WITHIN
    tables.presence.record_use(ADA, CHANNEL)
    tables.presence.record_sign(CLEO, CHANNEL)
    layout = render_lobby(table, words("en"), MemberNames())
    assert "not here within two minutes. The table can start without them." in layout.text
    await Lobbies(tables).start(table.id, ADA)
    assert (table.people, table.left_out) == ((ADA, CLEO), (BEN,))
    await check_kept(store, table)


async def test_who_was_silent_before_a_seat_was_given_has_two_minutes_to_take_it(tables: Tables) -> None:
    passed = [0.0]
    tables.presence = Presence(lambda: passed[0])
    tables.presence.record_use(BEN, CHANNEL)
    passed[0] = ABSENT_AFTER
    table = await lobby(tables, ADA, BEN)
    assert not table.is_absent(BEN)
    passed[0] += SEAT_TAKEN_WITHIN
    assert table.late == (ADA, BEN)


async def test_a_lobby_offers_the_seat_of_who_is_absent(tables: Tables) -> None:
    passed = [0.0]
    tables.presence = Presence(lambda: passed[0])
    tables.presence.record_use(ADA, CHANNEL)
    table = await lobby(tables, ADA, BEN)
    assert "Free the seat" not in str(render_lobby(table, words("en"), MemberNames()))
    passed[0] = ABSENT_AFTER
    tables.presence.record_use(BEN, CHANNEL)
    layout = render_lobby(table, words("en"), MemberNames())
    assert "silent for some minutes. Anyone at the table can free the seat." in layout.text
    assert "Free the seat: somebody" in str(layout)
