import asyncio
from collections.abc import Sequence

import pytest

from bot.nights.game_nights import Batches, GameNights, NightChange
from data.nights.records import Answer
from data.records import UserId
from data.store import Store
from tests.data.sample_matches import clock
from tests.data.sample_nights import planned_night


class Saver:
    """Saves when it is let go."""

    def __init__(self) -> None:
        self.saved: list[tuple[str, list[int]]] = []
        self.open = asyncio.Event()
        self.batches = Batches(self.save)

    async def save(self, key: str, items: Sequence[int]) -> int:
        await self.open.wait()
        if 13 in items:
            raise LookupError(key)
        self.saved.append((key, list(items)))
        return sum(items)


async def test_what_comes_while_one_is_saved_is_saved_together() -> None:
    saver = Saver()
    added = [asyncio.create_task(saver.batches.add("night", number)) for number in range(1, 6)]
    other = asyncio.create_task(saver.batches.add("other", 7))
    await asyncio.sleep(0)
    late = [asyncio.create_task(saver.batches.add("night", number)) for number in (8, 9)]
    await asyncio.sleep(0)
    saver.open.set()
    assert await asyncio.gather(*added) == [1, *[31] * 4]
    assert await asyncio.gather(other, *late) == [7, 31, 31]
    assert saver.saved == [("night", [1]), ("night", [2, 3, 4, 5, 8, 9]), ("other", [7])]


async def test_everyone_of_a_batch_hears_why_it_was_refused_and_later_ones_are_saved() -> None:
    saver = Saver()
    added = [asyncio.create_task(saver.batches.add("night", number)) for number in (1, 13, 2)]
    await asyncio.sleep(0)
    saver.open.set()
    refused = await asyncio.gather(*added, return_exceptions=True)
    assert [type(one) for one in refused] == [int, LookupError, LookupError]
    assert await saver.batches.add("night", 4) == 4


async def test_a_batch_whose_first_is_cancelled_is_saved_all_the_same() -> None:
    saver = Saver()
    first, second = (asyncio.create_task(saver.batches.add("night", number)) for number in (1, 2))
    await asyncio.sleep(0)
    first.cancel()
    saver.open.set()
    with pytest.raises(asyncio.CancelledError):
        await first
    assert await second == 3
    assert saver.saved == [("night", [1, 2])]


async def test_five_hundred_people_answer_and_enter_at_once(store: Store) -> None:
    nights = GameNights(store, lambda: clock(5))
    night = await planned_night(store)
    people = [UserId(1_300_000_000_000_000_000 + number) for number in range(500)]
    told: list[NightChange] = []
    nights.subscribe(lambda _night, change: told.append(change))
    await asyncio.gather(*(nights.answer(night.id, user, Answer.IN) for user in people))
    opened = await nights.open_door(night.id)
    assert set(opened.list_answers(Answer.IN)) == set(people)
    await asyncio.gather(*(nights.enter(night.id, user) for user in people))
    there = await nights.find_under_way(night.channel)
    assert there is not None
    assert set(there.present) == set(people)
    assert len(told) < 10
