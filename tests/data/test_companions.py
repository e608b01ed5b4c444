from collections.abc import Sequence

import pytest

from data.errors import AlreadySeated, NotSeated, TableFull
from data.records import CompanionName, LeaderboardKey, MatchRecord, UserId
from data.store import Store
from tests.data.finished_matches import NORMAL, PAIRS, finish_match, play_match
from tests.data.sample_matches import ADA, BEN, CHANNEL, CLEO, GUILD, SEED, STATE, clock

KIWI, PIXEL = CompanionName("kiwi"), CompanionName("pixel")
WITH_ONE = LeaderboardKey("the-game", NORMAL, 2, companions=1)


async def lobby(store: Store, companions: Sequence[CompanionName] = (KIWI,), minutes: int = 0) -> MatchRecord:
    return await store.open_lobby(
        game="the-game",
        options=NORMAL,
        guild=GUILD,
        channel=CHANNEL,
        locale="en",
        host=ADA,
        at=clock(minutes),
        companions=companions,
    )


async def running(store: Store, minutes: int = 0) -> MatchRecord:
    """A match of Ada on seat 0 and a companion on seat 1."""
    opened = await lobby(store, minutes=minutes)
    return await store.start_match(
        opened.id,
        seating={ADA: 0, KIWI: 1},
        seed=SEED,
        rules_version=1,
        initial_state=STATE,
        at=clock(minutes),
    )


def seated(record: MatchRecord) -> list[tuple[UserId | CompanionName | None, int | None]]:
    return [(player.user or player.companion, player.seat) for player in record.seated]


async def test_companions_sit_in_a_lobby_like_people(store: Store) -> None:
    opened = await lobby(store)
    assert seated(opened) == [(ADA, None), (KIWI, None)]
    joined = await store.add_player(opened.id, PIXEL, None, clock(1))
    assert seated(joined) == [(ADA, None), (KIWI, None), (PIXEL, None)]
    assert seated(await store.remove_player(opened.id, KIWI, clock(2))) == [(ADA, None), (PIXEL, None)]
    assert joined.companions == 0


async def test_a_companion_sits_once_at_a_table(store: Store) -> None:
    opened = await lobby(store)
    with pytest.raises(AlreadySeated):
        await store.add_player(opened.id, KIWI, None, clock(1))
    with pytest.raises(NotSeated):
        await store.remove_player(opened.id, PIXEL, clock(1))


async def test_a_person_takes_a_companions_seat_in_one_step(store: Store) -> None:
    match = await running(store)
    with pytest.raises(TableFull):
        await store.add_player(match.id, BEN, 1, clock(1))
    with pytest.raises(TableFull):
        await store.add_player(match.id, BEN, 1, clock(1), instead_of=PIXEL)
    with pytest.raises(TableFull):
        await store.add_player(match.id, BEN, 0, clock(1), instead_of=KIWI)
    taken = await store.add_player(match.id, BEN, 1, clock(1), instead_of=KIWI)
    assert seated(taken) == [(ADA, 0), (BEN, 1)]
    assert [player.companion for player in taken.players] == [None, KIWI, None]
    assert taken.companions == 1


async def test_a_seat_that_was_left_can_be_given_to_a_companion(store: Store) -> None:
    match = await running(store)
    await store.add_player(match.id, BEN, 1, clock(1), instead_of=KIWI)
    await store.remove_player(match.id, ADA, clock(2))
    given = await store.add_player(match.id, KIWI, 0, clock(3))
    assert seated(given) == [(BEN, 1), (KIWI, 0)]
    assert given.companions == 2


async def test_results_with_companions_stand_apart_from_those_of_people(store: Store) -> None:
    await play_match(store, [ADA, BEN], 7, 20)
    with_companion = await finish_match(store, await running(store, 30), 3, 40)
    boards = store.leaderboards
    ((people, _),) = [(row.result, row.rank) for row in (await boards.get_page(PAIRS, guild=GUILD)).rows]
    ((mixed, _),) = [(row.result, row.rank) for row in (await boards.get_page(WITH_ONE, guild=GUILD)).rows]
    assert (people.score, people.people, people.key) == (7, (ADA, BEN), PAIRS)
    assert (mixed.score, mixed.people, mixed.key) == (3, (ADA,), WITH_ONE)
    keys = await boards.list_keys(GUILD)
    assert list(keys.values()) == [PAIRS, WITH_ONE]
    most = await boards.find_most_played(GUILD, "the-game")
    assert most is not None
    assert keys[most] == PAIRS
    standing = await boards.get_standing(with_companion)
    assert standing is not None
    assert (standing.teams, standing.before) == (1, None)


async def test_a_companion_is_no_forgotten_person_and_nobodys_teammate(store: Store) -> None:
    first = await finish_match(store, await running(store, 10), 3, 20)
    second = await finish_match(store, await running(store, 30), 4, 40)
    one, other = await store.get_match(first), await store.get_match(second)
    assert one is not None
    assert other is not None
    # The same team twice: a forgotten person would make each team a new one.
    assert one.team == other.team
    found = await store.people.get_statistics(ADA, GUILD)
    assert (found.matches, found.teammates) == (2, ())
    assert [board.key for board in found.leaderboards] == [WITH_ONE]


async def test_forgetting_the_person_leaves_the_companion(store: Store) -> None:
    match = await running(store)
    await store.forget_user(ADA)
    record = await store.get_match(match.id)
    assert record is not None
    assert seated(record) == [(KIWI, 1)]
    assert CLEO not in {player.user for player in record.players}
