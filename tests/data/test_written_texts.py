"""Texts that people wrote: stored with their step or not at all, and deleted with the person or in time."""

import pytest

from data.errors import HandStale, InteractionRepeated
from data.records import Ending
from data.store import Store
from data.written_texts import NO_TEXTS, OwnTheme, TextKind, ThemeSlot, WrittenText
from tests.data.sample_matches import ADA, BEN, CHANNEL, ELSEWHERE, NOBODY, broken_off, clock, play, running
from tests.data.sample_texts import line, write


async def test_lines_are_read_back_by_their_card(store: Store) -> None:
    match = await running(store)
    await write(store, match.id, 1, line("a grumpy swan"), line("a wasp 🐝", slot=1))
    texts = await store.written_texts.texts_of_match(match.id)
    assert texts.line(1, 0, 0) == "a grumpy swan"
    assert texts.line(1, 0, 1) == "a wasp 🐝"
    assert texts.line(1, 1, 0) is None
    assert texts.line(2, 0, 0) is None


async def test_a_step_with_texts_is_a_step_as_any_other(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    await write(store, match.id, 2, line("a grumpy swan"))
    await play(store, match.id, 3)
    assert [step.step for step in await store.list_steps(match.id)] == [1, 2, 3]
    stored = await store.get_match(match.id)
    assert stored is not None
    assert (stored.steps, stored.last_active, stored.ended) == (3, clock(13), None)


async def test_the_words_are_in_no_step(store: Store) -> None:
    match = await running(store)
    await write(store, match.id, 1, line("a grumpy swan"))
    assert "swan" not in repr(await store.list_steps(match.id))
    assert "swan" not in repr(await store.written_texts.texts_of_match(match.id))
    assert "swan" not in repr(line("a grumpy swan"))


async def test_a_later_line_replaces_the_one_before(store: Store) -> None:
    match = await running(store)
    await write(store, match.id, 1, line("a grumpy swan"), line("a wasp", slot=1))
    await write(store, match.id, 2, line("a happy swan"))
    texts = await store.written_texts.texts_of_match(match.id)
    assert (texts.line(1, 0, 0), texts.line(1, 0, 1)) == ("a happy swan", "a wasp")


async def test_a_yardstick_has_one_line_that_any_person_can_replace(store: Store) -> None:
    match = await running(store)
    yardstick = [
        WrittenText(kind=TextKind.YARDSTICK, round=3, user=user, text=text)
        for user, text in ((ADA, "a fork"), (BEN, "a spoon"))
    ]
    await write(store, match.id, 1, yardstick[0])
    await write(store, match.id, 2, yardstick[1])
    texts = await store.written_texts.texts_of_match(match.id)
    assert (texts.yardstick(3), texts.yardstick(1)) == ("a spoon", None)


async def test_a_theme_of_the_tables_own_has_both_ends_or_is_none(store: Store) -> None:
    match = await running(store)
    low, high = (
        WrittenText(kind=TextKind.THEME, round=2, slot=slot, user=ADA, text=text)
        for slot, text in ((ThemeSlot.LOW, "cold"), (ThemeSlot.HIGH, "hot"))
    )
    await write(store, match.id, 1, low)
    assert (await store.written_texts.texts_of_match(match.id)).own_theme(2) is None
    await write(store, match.id, 2, high)
    assert (await store.written_texts.texts_of_match(match.id)).own_theme(2) == OwnTheme("cold", "hot")


async def test_what_a_table_remembers_is_what_is_read_back(store: Store) -> None:
    match = await running(store)
    written = [line("a grumpy swan"), line("a wasp", slot=1), line("a bee", slot=1)]
    await write(store, match.id, 1, *written)
    assert await store.written_texts.texts_of_match(match.id) == NO_TEXTS.add(written)


async def test_a_refused_step_stores_no_text(store: Store) -> None:
    match = await running(store)
    await write(store, match.id, 1, line("a grumpy swan"), interaction_id=7)
    with pytest.raises(HandStale):
        await write(store, match.id, 3, line("a wasp"))
    with pytest.raises(InteractionRepeated):
        await write(store, match.id, 2, line("a bee"), interaction_id=7)
    assert (await store.written_texts.texts_of_match(match.id)).line(1, 0, 0) == "a grumpy swan"
    assert len(await store.list_steps(match.id)) == 1


async def test_a_text_that_cannot_be_stored_takes_its_step_along(store: Store) -> None:
    match = await running(store)
    with pytest.raises(Exception, match=r"^(?!.*swan)"):
        await write(store, match.id, 1, line("a grumpy swan"), line(None, slot=1))  # type: ignore[arg-type]
    assert await store.list_steps(match.id) == []
    assert await store.written_texts.texts_of_match(match.id) == NO_TEXTS


async def test_an_unknown_match_has_no_texts(store: Store) -> None:
    assert await store.written_texts.texts_of_match(NOBODY) == NO_TEXTS


async def test_a_text_can_be_taken_down_alone_or_with_all_of_its_kind_there(store: Store) -> None:
    match = await running(store)
    await write(store, match.id, 1, line("a grumpy swan"), line("a wasp", slot=1), line("a bee", slot=2))
    assert await store.written_texts.delete(match.id, TextKind.LINE, 1, 0, 1) == 1
    assert await store.written_texts.delete(match.id, TextKind.LINE, 1, 0, 1) == 0
    texts = await store.written_texts.texts_of_match(match.id)
    assert (texts.line(1, 0, 0), texts.line(1, 0, 1)) == ("a grumpy swan", None)
    assert await store.written_texts.delete(match.id, TextKind.LINE, 1) == 2


async def test_old_texts_are_deleted_and_new_ones_stay(store: Store) -> None:
    match, other = await running(store, CHANNEL), await running(store, ELSEWHERE)
    await write(store, match.id, 1, line("a grumpy swan"))
    await write(store, other.id, 1, line("a wasp"))
    await write(store, other.id, 2, line("a bee", slot=1))
    assert await store.written_texts.delete_old(clock(12)) == 2
    assert await store.written_texts.texts_of_match(match.id) == NO_TEXTS
    assert (await store.written_texts.texts_of_match(other.id)).line(1, 0, 1) == "a bee"
    assert len(await store.list_steps(match.id)) == 1


async def test_a_forgotten_persons_texts_are_deleted_and_nobody_elses(store: Store) -> None:
    match = await running(store)
    await write(store, match.id, 1, line("a grumpy swan", ADA), line("a wasp", BEN, slot=1))
    await store.forget_user(ADA)
    texts = await store.written_texts.texts_of_match(match.id)
    assert (texts.line(1, 0, 0), texts.line(1, 0, 1)) == (None, "a wasp")


async def test_a_match_that_is_deleted_takes_its_texts_along(store: Store) -> None:
    match = await running(store)
    await write(store, match.id, 1, line("a grumpy swan"))
    await store.end_match(match.id, broken_off(Ending.CANCELLED, 20))
    assert await store.idle_matches.delete_unplayed(before=clock(1_000), limit=10) == 1
    assert await store.written_texts.texts_of_match(match.id) == NO_TEXTS
