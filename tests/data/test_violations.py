import pytest
from sqlalchemy import text

from data.errors import MessageFlagged, NotStarted, TableGone, ViolationSettled
from data.records import Ending, MatchId, MessageId, ViolationId, ViolationRecord
from data.store import Store
from tests.data.sample_matches import (
    ELSEWHERE,
    broken_off,
    clock,
    full_lobby,
    make_finished_end,
    play,
    running,
)

LINE = MessageId(1_300_000_000_000_000_001)
NEXT_LINE = MessageId(1_300_000_000_000_000_002)


async def test_a_violation_is_counted_with_its_match(store: Store) -> None:
    match = await running(store)
    violation, counted = await store.violations.add(match.id, LINE, "number-digits", clock(5))
    assert (counted.violations, counted.withdrawn) == (1, 0)
    assert await store.get_match(match.id) == counted
    with pytest.raises(MessageFlagged) as refusal:
        await store.violations.add(match.id, LINE, "by-hand", clock(6))
    assert refusal.value.violation == ViolationRecord(
        id=violation, match=match.id, reason="number-digits", at=clock(5), withdrawn=None
    )


async def test_a_violation_is_no_move(store: Store) -> None:
    match = await running(store)
    _, counted = await store.violations.add(match.id, LINE, "number-digits", clock(5))
    assert (counted.steps, counted.last_active) == (match.steps, match.last_active)
    await play(store, match.id, 1)
    found = await store.get_match(match.id)
    assert found is not None
    assert found.violations == 1


async def test_a_message_is_counted_once(store: Store) -> None:
    match = await running(store)
    await store.violations.add(match.id, LINE, "number-digits", clock(5))
    with pytest.raises(MessageFlagged):
        await store.violations.add(match.id, LINE, "by-hand", clock(6))
    _, counted = await store.violations.add(match.id, NEXT_LINE, "by-hand", clock(6))
    assert counted.violations == 2


async def test_a_violation_taken_back_counts_no_longer_but_is_remembered(store: Store) -> None:
    match = await running(store)
    violation, _ = await store.violations.add(match.id, LINE, "number-digits", clock(5))
    counted = await store.violations.withdraw(match.id, violation, clock(6))
    assert (counted.violations, counted.withdrawn) == (0, 1)
    with pytest.raises(MessageFlagged) as refusal:
        await store.violations.add(match.id, LINE, "number-digits", clock(7))
    assert refusal.value.violation.withdrawn == clock(6)


async def test_a_violation_is_taken_back_once(store: Store) -> None:
    match = await running(store)
    violation, _ = await store.violations.add(match.id, LINE, "number-digits", clock(5))
    await store.violations.withdraw(match.id, violation, clock(6))
    with pytest.raises(ViolationSettled):
        await store.violations.withdraw(match.id, violation, clock(7))
    found = await store.get_match(match.id)
    assert found is not None
    assert (found.violations, found.withdrawn) == (0, 1)


async def test_a_violation_of_another_match_is_not_taken_back(store: Store) -> None:
    here = await running(store)
    there = await running(store, ELSEWHERE)
    violation, _ = await store.violations.add(here.id, LINE, "number-digits", clock(5))
    with pytest.raises(ViolationSettled):
        await store.violations.withdraw(there.id, violation, clock(6))
    with pytest.raises(ViolationSettled):
        await store.violations.withdraw(here.id, ViolationId(violation + 1), clock(6))


async def test_nothing_violations_in_a_lobby_or_after_the_end(store: Store) -> None:
    lobby = await full_lobby(store)
    with pytest.raises(NotStarted):
        await store.violations.add(lobby.id, LINE, "number-digits", clock(5))
    match = await running(store, ELSEWHERE)
    violation, _ = await store.violations.add(match.id, LINE, "number-digits", clock(5))
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 9))
    with pytest.raises(TableGone):
        await store.violations.add(match.id, NEXT_LINE, "number-digits", clock(10))
    with pytest.raises(TableGone):
        await store.violations.withdraw(match.id, violation, clock(10))


async def test_the_end_of_a_match_forgets_which_messages_had_a_number(store: Store) -> None:
    played = await running(store)
    await store.violations.add(played.id, LINE, "number-digits", clock(5))
    await play(store, played.id, 1, ended=make_finished_end(11))
    left = await running(store, ELSEWHERE)
    await store.violations.add(left.id, NEXT_LINE, "number-digits", clock(5))
    await store.end_match(left.id, broken_off(Ending.ABANDONED, 9))
    assert await messages_of(store, played.id) == [None]
    assert await messages_of(store, left.id) == [None]


async def messages_of(store: Store, match: MatchId) -> list[int | None]:
    async with store._database.begin_read() as connection:
        found = await connection.execute(
            text("SELECT message_id FROM violation WHERE match_id = :match"), {"match": match}
        )
        return [row.message_id for row in found]
