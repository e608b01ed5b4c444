"""Which cards a table gets, and whether its result is ranked."""

from datetime import date
from typing import cast

import pytest

from bot.tables.deals import (
    DealInPlay,
    DealKnown,
    DealSource,
    SeatsBound,
    UnrankedReason,
    derive_daily_chance,
    find_unranked_reason,
    is_seed_secret,
)
from bot.tables.end_votes import EndVotes
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.errors import NotSaved, TableFull
from data.records import DealKind, LeaderboardKey, MatchRecord, UserId
from data.store import Store
from engine.games.the_game.model import TheGameOptions, TheGameState
from engine.shuffle import Chance
from tests.bot.sample_tables import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    DORA,
    ELSEWHERE,
    EMIL,
    GUILD,
    FakeClock,
    allow,
    check_kept,
    forbid,
    get_record,
    play_badly,
    play_one,
    start_match,
)

TODAY = date(2026, 11, 20)
SEED = "5e" * 32
DAILY = DealSource(DealKind.DAILY, TODAY)


async def open_deal(
    tables: Tables, origin: DealSource, *people: UserId, channel: int = CHANNEL, guild: int = GUILD
) -> Table:
    """Open a lobby at which these people sit down one after another."""
    table = await Lobbies(tables).open(
        game="the-game",
        options=TheGameOptions(),
        guild=guild,
        channel=channel,
        locale="en-US",
        people=people[:1],
        source=origin,
    )
    for user in people[1:]:
        await Lobbies(tables).join(table.id, user)
    return table


async def deal_table(
    tables: Tables, origin: DealSource, *people: UserId, channel: int = CHANNEL, guild: int = GUILD
) -> Table:
    """Open a lobby and deal to these people."""
    table = await open_deal(tables, origin, *people, channel=channel, guild=guild)
    return await Lobbies(tables).start(table.id, people[0])


def hands(table: Table) -> object:
    return cast("TheGameState", table.state).hands


def again(table: Table) -> DealSource:
    return DealSource(DealKind.REMATCH, rematch_of=table.id)


async def of(tables: Tables, table: Table) -> MatchRecord:
    return await get_record(tables.store, table)


# The deal of the day


async def test_the_deal_of_the_day_is_the_same_at_every_table_of_that_day(tables: Tables) -> None:
    one = await deal_table(tables, DAILY, ADA, BEN)
    other = await deal_table(tables, DAILY, CLEO, DORA, channel=ELSEWHERE, guild=GUILD + 1)
    assert hands(one) == hands(other)
    secret = await tables.dealer.get_secret()
    expected = derive_daily_chance(secret, TODAY, "the-game", TheGameOptions(), 2)
    assert one.record.seed == other.record.seed == expected.hex
    assert one.record.ranked
    assert other.record.ranked


async def test_a_lobby_promises_the_deal_that_is_dealt_for_as_many_as_sit_there(tables: Tables) -> None:
    table = await open_deal(tables, DAILY, ADA, BEN, CLEO)
    promised = dict(table.deal_info.commitments)
    assert promised.keys() == {1, 2, 3, 4, 5}
    await Lobbies(tables).start(table.id, ADA)
    assert Chance.from_hex(table.record.seed or "").commitment == promised[3]


async def test_the_secret_is_made_once_and_shared_by_everything_on_the_database(
    tables: Tables, store: Store
) -> None:
    assert await tables.dealer.get_secret() == await Tables(store).dealer.get_secret()


async def test_a_second_try_is_played_unranked_and_the_lobby_knows_whose_it_is(tables: Tables) -> None:
    first = await deal_table(tables, DAILY, ADA, BEN)
    second = await open_deal(tables, DAILY, CLEO, BEN, channel=ELSEWHERE)
    assert second.deal_info.used_attempt == {BEN}
    await Lobbies(tables).start(second.id, CLEO)
    assert first.record.ranked
    assert find_unranked_reason(second.record) is UnrankedReason.KNOWN
    assert await of(tables, second) == second.record


async def test_who_gets_up_from_the_lobby_takes_their_try_with_them(tables: Tables) -> None:
    await deal_table(tables, DAILY, ADA, BEN)
    second = await open_deal(tables, DAILY, CLEO, BEN, channel=ELSEWHERE)
    await Lobbies(tables).leave(second.id, BEN)
    assert not second.deal_info.used_attempt
    await Lobbies(tables).start(second.id, CLEO)
    assert second.record.ranked


async def test_a_try_is_used_up_when_the_match_is_ended_early(tables: Tables) -> None:
    first = await deal_table(tables, DAILY, ADA, BEN)
    await EndVotes(tables).end(first.id, ADA, manages=False)
    second = await deal_table(tables, DAILY, ADA, BEN)
    assert not second.record.ranked


async def test_two_lobbies_with_the_same_person_cannot_both_be_ranked(tables: Tables) -> None:
    one = await open_deal(tables, DAILY, ADA, BEN)
    other = await open_deal(tables, DAILY, ADA, CLEO, channel=ELSEWHERE)
    await Lobbies(tables).start(one.id, ADA)
    await Lobbies(tables).start(other.id, ADA)
    assert (one.record.ranked, other.record.ranked) == (True, False)


async def test_who_has_seen_a_replay_of_the_deal_plays_it_unranked(tables: Tables, store: Store) -> None:
    first = await play_badly(tables, await deal_table(tables, DAILY, ADA, BEN))
    await store.deals.add_replay_view(first.id, CLEO)
    second = await open_deal(tables, DAILY, CLEO, DORA, channel=ELSEWHERE)
    assert second.deal_info.saw_cards == {CLEO}
    await Lobbies(tables).start(second.id, DORA)
    assert find_unranked_reason(second.record) is UnrankedReason.KNOWN


async def test_another_number_of_people_is_another_deal_and_another_try(tables: Tables) -> None:
    first = await deal_table(tables, DAILY, ADA, BEN)
    second = await deal_table(tables, DAILY, ADA, BEN, CLEO, channel=ELSEWHERE)
    assert first.record.seed != second.record.seed
    assert second.record.ranked


async def test_a_lobby_that_outlives_the_day_is_played_unranked(tables: Tables, clock: FakeClock) -> None:
    table = await open_deal(tables, DAILY, ADA, BEN)
    clock.let_pass(hours=6)
    await Lobbies(tables).start(table.id, ADA)
    assert find_unranked_reason(table.record) is UnrankedReason.DAY_OVER


async def test_the_seed_of_the_day_is_hidden_until_the_day_is_over(tables: Tables, clock: FakeClock) -> None:
    table = await deal_table(tables, DAILY, ADA, BEN)
    assert is_seed_secret(table.record, clock())
    clock.let_pass(hours=6)
    assert not is_seed_secret(table.record, clock())
    plain = await start_match(tables, CLEO, DORA, channel=ELSEWHERE)
    assert not is_seed_secret(plain.record, clock())


# A match dealt again


async def test_a_match_is_dealt_again_to_another_team_with_the_same_cards(tables: Tables) -> None:
    original = await start_match(tables, ADA, BEN)
    cards = hands(original)
    await play_badly(tables, original)
    other = await deal_table(tables, again(original), CLEO, DORA)
    assert hands(other) == cards
    assert other.record.rematch_of == original.id
    assert other.deal_info.original is not None
    assert other.deal_info.original.ended == original.record.ended
    assert other.deal_info.original.players == ()


async def test_a_match_dealt_again_is_for_as_many_as_it_was(tables: Tables) -> None:
    original = await play_badly(tables, await start_match(tables, ADA, BEN))
    table = await open_deal(tables, again(original), CLEO)
    with pytest.raises(SeatsBound) as refused:
        await Lobbies(tables).start(table.id, CLEO)
    assert (refused.value.seats, refused.value.seated) == (2, 1)
    await Lobbies(tables).join(table.id, DORA)
    with pytest.raises(TableFull):
        await Lobbies(tables).join(table.id, EMIL)
    await Lobbies(tables).start(table.id, CLEO)


@pytest.mark.parametrize("people", [(ADA, BEN), (CLEO, BEN), (CLEO, DORA)])
async def test_a_match_dealt_again_is_never_ranked_for_anyone(
    tables: Tables, people: tuple[UserId, ...]
) -> None:
    original = await play_badly(tables, await start_match(tables, ADA, BEN))
    table = await deal_table(tables, again(original), *people)
    assert find_unranked_reason(table.record) is UnrankedReason.REMATCH
    assert (await of(tables, table)).ranked is False


async def test_a_deal_of_the_day_dealt_again_is_not_ranked_and_takes_nobodys_try(tables: Tables) -> None:
    original = await play_badly(tables, await deal_table(tables, DAILY, ADA, BEN))
    today = DealSource(DealKind.DAILY, day=TODAY, rematch_of=original.id)
    table = await deal_table(tables, today, CLEO, DORA)
    assert table.record.seed == original.record.seed
    assert find_unranked_reason(table.record) is UnrankedReason.REMATCH
    key = LeaderboardKey(table.record.game, table.record.options, 2, TODAY)
    assert not await tables.store.deals.find_attempts(key, [CLEO, DORA])


async def test_what_was_dealt_again_can_be_dealt_again(tables: Tables) -> None:
    original = await play_badly(tables, await start_match(tables, ADA, BEN))
    second = await play_badly(tables, await deal_table(tables, again(original), CLEO, DORA))
    third = await deal_table(tables, again(second), BEN, EMIL)
    assert third.record.seed == original.record.seed


# A given seed


async def test_a_given_seed_deals_its_cards_and_is_never_ranked(tables: Tables) -> None:
    table = await deal_table(tables, DealSource(DealKind.SEED, seed=SEED), ADA, BEN)
    other = await deal_table(tables, DealSource(DealKind.SEED, seed=SEED), CLEO, DORA, channel=ELSEWHERE)
    assert table.record.seed == SEED
    assert hands(table) == hands(other)
    assert find_unranked_reason(table.record) is find_unranked_reason(other.record) is UnrankedReason.SEED


# Through restarts and faults


@pytest.mark.parametrize("origin", [DAILY, DealSource(DealKind.SEED, seed=SEED)])
async def test_a_lobby_remembers_its_deal_through_a_restart(
    tables: Tables, store: Store, clock: FakeClock, origin: DealSource
) -> None:
    before = await open_deal(tables, origin, ADA, BEN)
    awake = Tables(store, now=clock)
    await awake.load_channels()
    table = await awake.get(before.id)
    assert table.deal_info == before.deal_info
    await Lobbies(awake).start(table.id, BEN)
    assert table.record.seed == (SEED if origin.seed else await _seed_of(awake, TODAY))


async def test_a_match_dealt_again_remembers_it_through_a_restart(
    tables: Tables, store: Store, clock: FakeClock
) -> None:
    original = await play_badly(tables, await start_match(tables, ADA, BEN))
    before = await open_deal(tables, again(original), CLEO, DORA)
    awake = Tables(store, now=clock)
    await awake.load_channels()
    table = await Lobbies(awake).start(before.id, CLEO)
    assert table.record.seed == original.record.seed
    assert table.deal_info.original is not None
    await check_kept(store, table)


async def test_a_start_that_cannot_be_stored_uses_up_no_try(tables: Tables, store: Store) -> None:
    table = await open_deal(tables, DAILY, ADA, BEN)
    await forbid(store, "UPDATE OF started ON match")
    with pytest.raises(NotSaved):
        await Lobbies(tables).start(table.id, ADA)
    await allow(store)
    await Lobbies(tables).start(table.id, ADA)
    assert table.record.ranked


# Seats that fall free


async def test_who_knows_the_cards_is_asked_before_a_seat_costs_the_match_its_rank(tables: Tables) -> None:
    first = await deal_table(tables, DAILY, CLEO, DORA, channel=ELSEWHERE)
    table = await deal_table(tables, DAILY, ADA, BEN)
    await Lobbies(tables).leave(table.id, BEN)
    with pytest.raises(DealKnown):
        await Lobbies(tables).join(table.id, CLEO)
    assert table.free_seats
    assert (await of(tables, table)).ranked
    await Lobbies(tables).join(table.id, CLEO, knowing=True)
    assert find_unranked_reason(table.record) is UnrankedReason.KNOWN
    assert await of(tables, table) == table.record
    assert first.record.ranked


async def test_who_takes_a_seat_over_uses_their_try_and_the_match_stays_ranked(tables: Tables) -> None:
    table = await deal_table(tables, DAILY, ADA, BEN)
    await Lobbies(tables).leave(table.id, BEN)
    await Lobbies(tables).join(table.id, CLEO)
    assert table.record.ranked
    other = await open_deal(tables, DAILY, CLEO, EMIL, channel=ELSEWHERE)
    assert other.deal_info.used_attempt == {CLEO}


async def test_who_comes_back_to_their_own_seat_knows_nothing_new(tables: Tables) -> None:
    table = await deal_table(tables, DAILY, ADA, BEN)
    await Lobbies(tables).leave(table.id, BEN)
    await Lobbies(tables).join(table.id, BEN)
    assert table.record.ranked


async def test_who_looked_at_a_replay_while_away_from_their_seat_is_asked_like_others(
    tables: Tables, store: Store
) -> None:
    other = await play_badly(tables, await deal_table(tables, DAILY, CLEO, DORA, channel=ELSEWHERE))
    table = await deal_table(tables, DAILY, ADA, BEN)
    await Lobbies(tables).leave(table.id, BEN)
    await store.deals.add_replay_view(other.id, BEN)
    with pytest.raises(DealKnown):
        await Lobbies(tables).join(table.id, BEN)


async def test_an_unranked_match_lets_everybody_in(tables: Tables) -> None:
    original = await play_badly(tables, await start_match(tables, ADA, BEN))
    table = await deal_table(tables, again(original), CLEO, ADA)
    await Lobbies(tables).leave(table.id, CLEO)
    await Lobbies(tables).join(table.id, BEN)
    assert table.is_seated(BEN)


# Cards that lie hidden in a match of one's own


async def test_nobody_looks_at_the_cards_of_the_match_they_are_playing(tables: Tables) -> None:
    original = await play_badly(tables, await start_match(tables, ADA, BEN))
    table = await deal_table(tables, again(original), CLEO, DORA)
    await play_one(tables, table)
    with pytest.raises(DealInPlay):
        await tables.dealer.require_not_playing(CLEO, [original.record.seed or ""])
    await tables.dealer.require_not_playing(ADA, [original.record.seed or ""])
    await play_badly(tables, table)
    await tables.dealer.require_not_playing(CLEO, [original.record.seed or ""])


async def _seed_of(tables: Tables, day: date) -> str:
    secret = await tables.dealer.get_secret()
    return derive_daily_chance(secret, day, "the-game", TheGameOptions(), 2).hex
