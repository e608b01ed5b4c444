import pytest

from data.errors import PageUnknown
from data.records import Ending, MatchId
from data.store import Store
from tests.data.finished_matches import OTHER_GUILD, play_match, start_match
from tests.data.sample_matches import ADA, BEN, GUILD, broken_off, clock, lobby


async def test_history_is_what_was_finished_or_abandoned_newest_first(store: Store) -> None:
    first = await play_match(store, (ADA, BEN), 5, 10)
    match = await start_match(store, (ADA, BEN), started=20)
    await store.end_match(match.id, broken_off(Ending.ABANDONED, 30))
    await play_match(store, (ADA, BEN), 5, 35, guild=OTHER_GUILD)
    closed = await lobby(store)
    await store.end_match(closed.id, broken_off(Ending.CANCELLED, 40))
    await start_match(store, (ADA, BEN), started=50)
    page = await store.history.get_page(GUILD)
    assert [one.id for one in page.matches] == [match.id, first]
    assert [player.user for player in page.matches[0].players] == [ADA, BEN]
    assert (page.page, page.pages, page.total) == (1, 1, 2)


async def test_a_server_without_matches_has_one_empty_page(store: Store) -> None:
    page = await store.history.get_page(GUILD)
    assert (page.matches, page.page, page.pages, page.total) == ((), 1, 1, 0)


async def test_pages_of_history_follow_each_other_and_end(store: Store) -> None:
    old = await play_match(store, (ADA, BEN), 5, 10)
    await play_match(store, (ADA, BEN), 5, 20)
    await play_match(store, (ADA, BEN), 5, 30)
    page = await store.history.get_page(GUILD, 2, 2)
    assert ([one.id for one in page.matches], page.pages) == ([old], 2)
    with pytest.raises(PageUnknown) as refusal:
        await store.history.get_page(GUILD, 3, 2)
    assert (refusal.value.page, refusal.value.pages) == (3, 2)


async def choose_theme(store: Store, match: MatchId, step: int, theme: str) -> None:
    await store.append_step(
        match,
        step=step,
        seat=0,
        action="{}",
        events=f'[{{"kind":"theme-voted"}},{{"kind":"theme-chosen","theme":"{theme}"}}]',
        interaction_id=None,
        at=clock(step),
    )


async def test_themes_of_a_servers_last_matches_are_listed_newest_first_and_once(store: Store) -> None:
    for number, (game, guild, themes) in enumerate(
        (
            ("ito", GUILD, ("en-a", "en-b")),
            ("the-mind", GUILD, ("en-x",)),
            ("ito", OTHER_GUILD, ("en-y",)),
            ("ito", GUILD, ("en-c", "en-a")),
        )
    ):
        match = await start_match(store, (ADA, BEN), game=game, guild=guild, started=number)
        for step, theme in enumerate(themes, 1):
            await choose_theme(store, match.id, step, theme)
        await store.end_match(match.id, broken_off(Ending.ABANDONED, 60 + number))
    assert await store.history.list_used_themes(GUILD, "ito") == ["en-a", "en-c", "en-b"]
    assert await store.history.list_used_themes(GUILD, "ito", count=1) == ["en-a", "en-c"]
