from dataclasses import replace

import pytest

from data.errors import HandStale, InteractionRepeated, NotSeated, TableGone
from data.records import Ending, MatchPhase, MessageId, StepRecord, TeamId
from data.store import Store
from tests.data.sample_matches import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    ELSEWHERE,
    NOBODY,
    broken_off,
    clock,
    full_lobby,
    lobby,
    make_finished_end,
    play,
    running,
)


async def test_steps_are_kept_in_order(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1, interaction_id=501)
    await play(store, match.id, 2)
    assert await store.list_steps(match.id) == [
        StepRecord(
            step=1,
            seat=0,
            action='{"kind":"play_card","card":1}',
            events='[{"kind":"card_played","card":1}]',
            interaction_id=501,
            at=clock(11),
        ),
        StepRecord(
            step=2,
            seat=0,
            action='{"kind":"play_card","card":2}',
            events='[{"kind":"card_played","card":2}]',
            interaction_id=None,
            at=clock(12),
        ),
    ]


async def test_a_step_moves_the_match_on(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    assert await store.get_match(match.id) == replace(match, steps=1, last_active=clock(11))


async def test_a_match_that_nobody_played_has_no_steps(store: Store) -> None:
    match = await running(store)
    assert match.steps == 0
    assert await store.list_steps(match.id) == []


async def test_a_step_is_not_stored_twice(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    with pytest.raises(HandStale) as refusal:
        await play(store, match.id, 1)
    assert refusal.value.match == match.id
    assert len(await store.list_steps(match.id)) == 1


async def test_a_step_is_not_left_out(store: Store) -> None:
    match = await running(store)
    with pytest.raises(HandStale):
        await play(store, match.id, 2)
    assert await store.get_match(match.id) == match


async def test_a_lobby_takes_no_steps(store: Store) -> None:
    opened = await full_lobby(store)
    with pytest.raises(HandStale):
        await play(store, opened.id, 1)


async def test_a_match_that_was_never_opened_takes_no_steps(store: Store) -> None:
    with pytest.raises(TableGone):
        await play(store, NOBODY, 1)


async def test_the_error_of_a_repeated_delivery_names_the_step(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1, interaction_id=501)
    with pytest.raises(InteractionRepeated) as refusal:
        await play(store, match.id, 2, interaction_id=501)
    assert (refusal.value.interaction_id, refusal.value.match, refusal.value.step) == (501, match.id, 1)
    assert (await store.list_live_matches())[0].steps == 1


async def test_a_repeated_delivery_is_recognised_although_its_step_is_taken(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1, interaction_id=501)
    with pytest.raises(InteractionRepeated):
        await play(store, match.id, 1, interaction_id=501)


async def test_an_interaction_acts_at_one_table_only(store: Store) -> None:
    here = await running(store)
    there = await running(store, ELSEWHERE)
    await play(store, here.id, 1, interaction_id=501)
    with pytest.raises(InteractionRepeated):
        await play(store, there.id, 1, interaction_id=501)
    assert await store.list_steps(there.id) == []


async def test_the_last_step_ends_the_match(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1, ended=make_finished_end(11))
    ended = await store.get_match(match.id)
    assert ended == replace(
        match, steps=1, last_active=clock(11), ended=make_finished_end(11), team=TeamId(1)
    )
    assert ended.phase is MatchPhase.ENDED
    assert await store.find_live_match(CHANNEL) is None


async def test_no_step_follows_the_last(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1, ended=make_finished_end(11))
    with pytest.raises(HandStale):
        await play(store, match.id, 2)


async def test_a_refused_last_step_does_not_end_the_match(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1, interaction_id=501)
    with pytest.raises(InteractionRepeated):
        await play(store, match.id, 2, interaction_id=501, ended=make_finished_end(12))
    assert await store.get_match(match.id) == replace(match, steps=1, last_active=clock(11))


@pytest.mark.parametrize("ending", list(Ending))
async def test_every_ending_is_kept(store: Store, ending: Ending) -> None:
    opened = await lobby(store)
    ended = await store.end_match(opened.id, broken_off(ending, 30))
    assert ended == replace(opened, ended=broken_off(ending, 30))
    assert await store.get_match(opened.id) == ended


async def test_a_match_ends_once(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1, ended=make_finished_end(11))
    with pytest.raises(TableGone):
        await store.end_match(match.id, broken_off(Ending.ABANDONED, 12))


async def test_what_has_not_ended_is_live(store: Store) -> None:
    over = await running(store)
    await store.end_match(over.id, broken_off(Ending.ABANDONED, 12))
    aside = await running(store)
    aside = await store.set_match_aside(aside.id, clock(13))
    waiting = await lobby(store, ELSEWHERE)
    assert await store.list_live_matches() == [aside, waiting]


async def test_what_has_ended_lately_is_found(store: Store) -> None:
    match = await running(store)
    await running(store, ELSEWHERE)
    await play(store, match.id, 1, ended=make_finished_end(11))
    assert [found.id for found in await store.list_matches_ended_since(clock(11))] == [match.id]
    assert await store.list_matches_ended_since(clock(12)) == []


async def test_a_match_is_set_aside_and_resumed(store: Store) -> None:
    match = await running(store)
    assert await store.set_match_aside(match.id, clock(30)) == replace(match, set_aside=clock(30))
    assert await store.resume_match(match.id, clock(90)) == replace(match, last_active=clock(90))


async def test_a_reminder_is_noted(store: Store) -> None:
    match = await running(store)
    assert await store.record_reminder(match.id, clock(40)) == replace(match, reminded=clock(40))


async def test_the_message_of_a_table_is_noted(store: Store) -> None:
    opened = await lobby(store)
    assert await store.set_table_message(opened.id, MessageId(77)) == replace(opened, message=MessageId(77))


async def test_the_message_of_a_table_may_change_after_the_end(store: Store) -> None:
    opened = await lobby(store)
    ended = await store.end_match(opened.id, broken_off(Ending.EXPIRED, 30))
    assert await store.set_table_message(opened.id, MessageId(78)) == replace(ended, message=MessageId(78))


async def test_a_vote_to_end_is_noted(store: Store) -> None:
    match = await running(store)
    voted = await store.vote_to_end(match.id, ADA, clock(20))
    assert [player.wants_end_since for player in voted.seated] == [clock(20), None]
    assert await store.get_match(match.id) == voted
    taken_back = await store.vote_to_end(match.id, ADA, None)
    assert [player.wants_end_since for player in taken_back.seated] == [None, None]


async def test_votes_before_a_moment_are_deleted(store: Store) -> None:
    match = await running(store)
    await store.vote_to_end(match.id, ADA, clock(20))
    await store.vote_to_end(match.id, BEN, clock(21))
    left = await store.delete_end_votes(match.id, clock(21))
    assert [player.wants_end_since for player in left.seated] == [None, clock(21)]
    assert await store.get_match(match.id) == left


async def test_only_those_at_the_table_vote(store: Store) -> None:
    match = await running(store)
    with pytest.raises(NotSeated):
        await store.vote_to_end(match.id, CLEO, clock(20))


async def test_a_match_that_is_over_is_neither_set_aside_nor_resumed_nor_reminded(store: Store) -> None:
    match = await running(store)
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 12))
    with pytest.raises(TableGone):
        await store.set_match_aside(match.id, clock(13))
    with pytest.raises(TableGone):
        await store.resume_match(match.id, clock(13))
    with pytest.raises(TableGone):
        await store.record_reminder(match.id, clock(13))
    with pytest.raises(TableGone):
        await store.vote_to_end(match.id, ADA, clock(13))
    with pytest.raises(TableGone):
        await store.delete_end_votes(match.id, clock(13))
