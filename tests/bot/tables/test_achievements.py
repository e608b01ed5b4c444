"""The achievements of a match, found when it ends and told below its result."""

from dataclasses import replace

import pytest

from bot.renderers import playable_games
from bot.renderers.achievements import describe_achievements, describe_new_achievements
from bot.tables.achievements import COMMON, find_achievements, list_achievements
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.words.words import languages, words
from data.store import Store
from engine.model import Outcome
from tests.bot.sample_tables import begin_match, check_kept, play_badly, play_one, play_out, start_match
from tests.data.statements import record_statements


async def list_new(store: Store, table: Table) -> set[str]:
    standing = await store.leaderboards.get_standing(table.id)
    assert standing is not None
    return set(standing.achievements)


async def test_a_match_that_ends_stores_what_it_achieved(tables: Tables, store: Store) -> None:
    assert "silent-match" in await list_new(store, await play_out(tables, await start_match(tables)))
    assert "silent-match" not in await list_new(store, await play_out(tables, await start_match(tables)))


async def test_a_match_that_was_over_quickly_was_not_kept_silent(tables: Tables, store: Store) -> None:
    assert await list_new(store, await play_badly(tables, await begin_match(tables))) == set()


async def test_the_end_of_a_match_reads_none_of_its_steps(tables: Tables) -> None:
    table = await begin_match(tables)
    with record_statements() as traffic:
        await play_badly(tables, table)
    assert traffic.count_reads_of("match_step") == 0


async def test_a_table_that_is_read_back_has_counted_the_same(tables: Tables, store: Store) -> None:
    table = await begin_match(tables)
    while table.record.ended is None:
        await check_kept(store, table)
        await play_one(tables, table)
    assert table.tally != table.ruleset.start_tally()


async def test_what_a_match_achieves_depends_on_its_table(tables: Tables) -> None:
    table = await begin_match(tables)
    won = Outcome(beaten=True, score=0, reason="game-beaten")
    lost = Outcome(beaten=False, score=3, reason="duty-not-met")
    enough = Outcome(beaten=False, score=58, reason="duty-not-met")
    quick = Outcome(beaten=False, score=59, reason="duty-not-met")
    for outcome, changes, achieved in (
        (won, {}, {"first-win", "silent-match"}),
        (lost, {}, {"silent-match"}),
        (enough, {}, {"silent-match"}),
        (quick, {}, set()),
        (won, {"violations": 1}, {"first-win"}),
        (won, {"seats": 1}, {"first-win"}),
        (won, {"ranked": False}, set()),
        (won, {"companions": 1}, set()),
        (won, {"game": "the-mind", "options": "{}"}, {"first-win", "silent-match"}),
        (won, {"game": "the-mind", "options": '{"start_level": 2}'}, set()),
    ):
        record = replace(table.record, **changes)
        assert set(find_achievements(record, outcome, table.ruleset.start_tally())) == achieved


def test_new_achievements_are_one_line_and_one_alone_says_what_it_is_for() -> None:
    several = describe_new_achievements("the-game", {"comeback", "first-win"}, words("en"))
    assert several == ("🎖️ **First win · Comeback!**",)
    alone = describe_new_achievements("the-game", {"first-win"}, words("de"))
    assert alone == ("🎖️ **Erster Sieg!** Zum ersten Mal gewonnen.",)
    assert describe_new_achievements("the-game", set(), words("en")) == ()


def test_all_achievements_are_a_line_a_game() -> None:
    achieved = {"the-game": {"ten-tricks", "first-win"}, "the-mind": {"silent-match"}}
    assert describe_achievements(achieved, words("en")) == [
        "🎖️ The Game, 2 of 4: First win, Ten tricks",
        "🎖️ The Mind, 1 of 4: Not a single number",
    ]
    assert describe_achievements({}, words("en")) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", playable_games())
def test_every_achievement_has_a_name_and_a_sentence(slug: str, language: str) -> None:
    texts = words(language)
    assert list_achievements(slug)[: len(COMMON)] == COMMON
    lines = [
        line for name in list_achievements(slug) for line in describe_new_achievements(slug, {name}, texts)
    ]
    assert len(lines) == len(list_achievements(slug))
    assert all(line.endswith((".", "。")) for line in lines)
    (together,) = describe_new_achievements(slug, list_achievements(slug), texts)
    assert together.count(" · ") == len(lines) - 1
    assert len(describe_achievements({slug: list_achievements(slug)}, texts)) == 1
