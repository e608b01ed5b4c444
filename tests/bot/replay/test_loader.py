"""Stored matches can be replayed, on either database, by the people of the server it belongs to."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text

from bot.devtools.preview.tables import CHANNEL, GUILD, NOW
from bot.replay.loader import ReplayLoader
from bot.replay.replay import CheckResult
from bot.tables import refusals
from data.errors import DatabaseRefused, NotSaved
from data.records import DealKind, Ending, GuildId, MatchEnd, MatchId, UserId
from data.store import Store
from data.written_texts import NO_TEXTS, save_texts
from tests.bot.renderers.tables import PEOPLE
from tests.bot.replay.records import keep, load_script, make_stored
from tests.data.sample_texts import line
from tests.engine.playouts import match
from tests.engine.playthroughs.scripts import SCRIPTS

ADA, BEN, CLEO = PEOPLE[:3]
LOOKING_ON = PEOPLE[5]


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


@pytest.fixture
def loader(store: Store) -> ReplayLoader:
    return ReplayLoader(store, lambda: NOW)


async def run(store: Store, statement: str, **facts: object) -> None:
    async with store._database.begin_write() as connection:
        await connection.execute(text(statement), facts)


@pytest.mark.parametrize("name", ["the-game-for-2-experts", "the-mind-for-2-finished"])
async def test_a_stored_match_is_rebuilt_as_it_was_played(
    store: Store, loader: ReplayLoader, name: str
) -> None:
    script = SCRIPTS[name]
    number = await keep(store, load_script(name), [ADA, BEN])
    record, replay = await loader.load(number, GUILD, LOOKING_ON)
    assert record.id == number
    assert replay.check.result is CheckResult.TRUE
    assert replay.steps == match(script.case, script.style)


async def test_a_match_that_its_people_ended_is_replayed_too(store: Store, loader: ReplayLoader) -> None:
    script = SCRIPTS["the-mind-for-3"]
    played = match(script.case, script.style)[:10]
    number = await keep(store, make_stored(script.case, played), [ADA, BEN, CLEO])
    _, replay = await loader.load(number, GUILD, LOOKING_ON)
    assert replay.check.result is CheckResult.TRUE
    assert replay.steps == played


@pytest.mark.parametrize("match", [0, -1, 4711, 2**63 - 1, 2**63, -(2**70)])
async def test_a_match_that_never_was_is_refused(loader: ReplayLoader, match: int) -> None:
    with pytest.raises(refusals.MatchUnknown):
        await loader.load(match, GUILD, ADA)


async def test_another_servers_match_is_refused_as_if_it_never_was(
    store: Store, loader: ReplayLoader
) -> None:
    number = await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN])
    with pytest.raises(refusals.MatchUnknown) as there:
        await loader.load(number, GUILD + 1, ADA)
    with pytest.raises(refusals.MatchUnknown) as nowhere:
        await loader.load(4711, GUILD + 1, ADA)
    assert there.value.code == nowhere.value.code
    assert there.value.facts == {"match": str(number)}


async def test_a_match_that_is_being_played_is_refused_to_everybody(
    store: Store, loader: ReplayLoader
) -> None:
    number = await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN], running=True)
    for person in (ADA, LOOKING_ON):
        with pytest.raises(refusals.StillRunning):
            await loader.load(number, GUILD, person)


@pytest.mark.parametrize("ending", [None, Ending.CANCELLED, Ending.EXPIRED])
async def test_a_table_that_never_began_is_refused(
    store: Store, loader: ReplayLoader, ending: Ending | None
) -> None:
    opened = await store.open_lobby(
        game="the-game", options="{}", guild=GUILD, channel=CHANNEL, locale="de", host=ADA, at=NOW
    )
    if ending is not None:
        await store.end_match(opened.id, MatchEnd(ending, NOW, None, None))
    with pytest.raises(refusals.NeverStarted):
        await loader.load(opened.id, GUILD, ADA)


async def test_a_user_who_opens_a_replay_has_seen_its_cards(store: Store, loader: ReplayLoader) -> None:
    record, steps = load_script("the-game-for-2-experts")
    number = await keep(store, (record, steps), [ADA, BEN])
    asked = [ADA, CLEO, LOOKING_ON]
    assert await store.deals.find_users_who_saw(record.seed or "", asked) == {ADA}
    for _ in range(2):
        await loader.load(number, GUILD, LOOKING_ON)
    assert await store.deals.find_users_who_saw(record.seed or "", asked) == {ADA, LOOKING_ON}


async def test_a_user_who_is_refused_has_seen_nothing(store: Store, loader: ReplayLoader) -> None:
    record, steps = load_script("the-game-for-2-experts")
    number = await keep(store, (record, steps), [ADA, BEN], running=True)
    with pytest.raises(refusals.StillRunning):
        await loader.load(number, GUILD, LOOKING_ON)
    assert await store.deals.find_users_who_saw(record.seed or "", [LOOKING_ON]) == set()


async def test_an_event_that_was_changed_in_the_store_is_found(store: Store, loader: ReplayLoader) -> None:
    number = await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN])
    change = "UPDATE match_step SET events = replace(events, :was, :now) WHERE step = 4"
    await run(store, change, was='"pile":1', now='"pile":2')
    _, replay = await loader.load(number, GUILD, ADA)
    assert (replay.check.result, replay.check.step) == (CheckResult.STEP, 4)


async def test_another_seed_in_the_store_is_found(store: Store, loader: ReplayLoader) -> None:
    number = await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN])
    await run(store, "UPDATE match SET seed = :seed", seed="a5" * 32)
    _, replay = await loader.load(number, GUILD, ADA)
    assert replay.check.result is CheckResult.DEAL


async def test_a_match_that_cannot_be_read_any_more_is_refused(store: Store, loader: ReplayLoader) -> None:
    number = await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN])
    await run(store, "UPDATE match SET initial_state = '{}'")
    with pytest.raises(refusals.MatchUnreadable):
        await loader.load(number, GUILD, ADA)


async def test_who_is_forgotten_is_forgotten_in_a_replay_that_was_opened_before(
    store: Store, loader: ReplayLoader
) -> None:
    number = await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN])
    before, replay = await loader.load(number, GUILD, BEN)
    await store.forget_user(ADA)
    after, same = await loader.load(number, GUILD, BEN)
    assert same is replay
    assert [player.user for player in before.players] == [ADA, BEN]
    assert [player.user for player in after.players] == [None, BEN]


async def test_replays_are_kept_for_a_while_and_let_go_in_turn(
    store: Store,
) -> None:
    loader = ReplayLoader(store, lambda: NOW, max_replays=2)
    first, second, third = [
        await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN], channel=CHANNEL + number)
        for number in range(3)
    ]
    replays = [(await loader.load(number, GUILD, ADA))[1] for number in (first, second, first, third)]
    assert replays[2] is replays[0]
    assert (await loader.load(first, GUILD, ADA))[1] is replays[0]
    assert (await loader.load(second, GUILD, ADA))[1] is not replays[1]


async def test_cards_that_others_are_playing_are_not_shown_to_everyone(
    store: Store, loader: ReplayLoader
) -> None:
    number = await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN])
    record, _ = await loader.load(number, GUILD, ADA)
    await loader.require_sharable(record)
    await keep(store, load_script("the-game-for-2-experts"), [CLEO, BEN], channel=CHANNEL + 1, running=True)
    with pytest.raises(refusals.DealStillPlayed):
        await loader.require_sharable(record)
    await loader.require_sharable(replace(record, guild=GuildId(GUILD + 1)))


@pytest.mark.parametrize("times", [1, 2])
async def test_cards_that_are_about_to_be_dealt_again_are_not_shown_to_everyone(
    store: Store, loader: ReplayLoader, times: int
) -> None:
    played = [
        await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN], channel=CHANNEL + each)
        for each in range(times)
    ]
    record, _ = await loader.load(played[0], GUILD, ADA)
    await store.open_lobby(
        game=record.game,
        options=record.options,
        guild=GUILD,
        channel=CHANNEL,
        locale="de",
        host=CLEO,
        at=NOW,
        deal=DealKind.REMATCH,
        rematch_of=MatchId(played[-1]),
    )
    with pytest.raises(refusals.DealStillPlayed):
        await loader.require_sharable(record)


async def test_the_deal_of_the_day_is_shown_to_everyone_when_the_day_is_over(store: Store) -> None:
    number = await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN])
    record = await store.get_match(MatchId(number))
    assert record is not None
    of_the_day = replace(record, day=NOW.date())
    before = ReplayLoader(store, lambda: NOW)
    after = ReplayLoader(store, lambda: NOW + timedelta(days=1))
    with pytest.raises(refusals.DealStillPlayed):
        await before.require_sharable(of_the_day)
    await after.require_sharable(of_the_day)
    assert not await before.is_seed_public(of_the_day)
    assert await after.is_seed_public(of_the_day)
    assert await before.is_seed_public(record)


async def test_a_store_that_refuses_shows_nothing(store: Store, loader: ReplayLoader) -> None:
    number = await keep(store, load_script("the-game-for-2-experts"), [ADA, BEN])
    await run(store, "DROP TABLE replay_view")
    with pytest.raises(NotSaved):
        await loader.load(number, GUILD, UserId(LOOKING_ON))
    with pytest.raises(DatabaseRefused):
        await store.deals.add_replay_view(number, LOOKING_ON)


async def test_what_people_wrote_is_read_each_time_so_that_nothing_forgotten_is_shown(
    store: Store, loader: ReplayLoader
) -> None:
    number = await keep(store, load_script("ito-for-3-in-rows"), [ADA, BEN, CLEO])
    async with store._database.begin_write() as connection:
        await save_texts(store._database, connection, number, [line("a grumpy swan", ADA)], NOW)
    _, replay = await loader.load(number, GUILD, LOOKING_ON)
    assert replay.texts.line(1, 0, 0) == "a grumpy swan"
    await store.forget_user(ADA)
    _, replay = await loader.load(number, GUILD, LOOKING_ON)
    assert replay.texts == NO_TEXTS
