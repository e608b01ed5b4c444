"""Voice rooms in the store: kept until they are deleted, with the end of their round."""

from data.nights.records import RoomRecord
from data.records import ChannelId
from data.store import Store
from tests.data.sample_matches import ADA, BEN, CLEO, clock
from tests.data.sample_nights import open_night, pair

FIRST, SECOND = ChannelId(701), ChannelId(702)


async def test_rooms_are_listed_until_they_are_deleted(store: Store) -> None:
    night = await open_night(store)
    tables = [pair(ADA, BEN), pair(CLEO)]
    _, begun = await store.night_rounds.begin(night.id, "the-game", "{}", tables, clock(6))
    first, second = (table.id for table in begun.tables)
    await store.night_rooms.add(SECOND, second, clock(7))
    await store.night_rooms.add(FIRST, first, clock(8))
    await store.night_rooms.set_used(FIRST)
    assert await store.night_rooms.list_rooms() == [
        RoomRecord(SECOND, second, used=False, ended=None),
        RoomRecord(FIRST, first, used=True, ended=None),
    ]
    await store.night_rooms.delete(SECOND)
    await store.night_rounds.end_round(begun.id, clock(9))
    assert await store.night_rooms.list_rooms() == [RoomRecord(FIRST, first, used=True, ended=clock(9))]


async def test_a_room_of_an_unfinished_round_ends_with_its_night(store: Store) -> None:
    night = await open_night(store)
    _, begun = await store.night_rounds.begin(night.id, "the-game", "{}", [pair(ADA, BEN)], clock(6))
    await store.night_rooms.add(FIRST, begun.tables[0].id, clock(7))
    await store.nights.end(night.id, clock(12), cancelled=False, following=None)
    (room,) = await store.night_rooms.list_rooms()
    assert room.ended == clock(12)
