"""Requests to be called for the next table."""

from datetime import timedelta

from data.store import Store
from tests.data.sample_matches import ADA, BEN, CLEO, GUILD, clock


async def test_who_wants_to_be_called_is_due_again_after_a_while(store: Store) -> None:
    await store.call_requests.save(ADA, GUILD, clock(10))
    await store.call_requests.save(BEN, GUILD, None)
    assert await store.call_requests.list_due(GUILD, clock(0)) == [ADA, BEN]
    await store.call_requests.record_calls(GUILD, [ADA], clock(1))
    assert await store.call_requests.list_due(GUILD, clock(0)) == [BEN]
    await store.call_requests.save(ADA, GUILD, None)
    assert await store.call_requests.list_due(GUILD, clock(0)) == [BEN]
    assert await store.call_requests.list_due(GUILD, clock(1)) == [ADA, BEN]


async def test_a_request_ends_at_its_time_and_when_it_is_taken_back(store: Store) -> None:
    await store.call_requests.save(ADA, GUILD, clock(10))
    await store.call_requests.save(BEN, GUILD, clock(10) + timedelta(minutes=1))
    await store.call_requests.save(CLEO, GUILD, None)
    await store.call_requests.delete_ended(clock(10))
    await store.call_requests.delete(CLEO, GUILD)
    await store.call_requests.delete(CLEO, GUILD)
    assert await store.call_requests.list_due(GUILD, clock(10)) == [BEN]
