from datetime import datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import StatementError

from data.records import GuildId
from data.store import Store
from tests.data.sample_matches import ADA, CHANNEL, GUILD, clock, running


async def test_a_guild_without_settings_has_none(store: Store) -> None:
    assert await store.settings.list_guild_settings() == {}


async def test_settings_replace_the_former_ones(store: Store) -> None:
    await store.settings.save_guild_settings(GUILD, '{"locale":"de"}')
    await store.settings.save_guild_settings(GUILD, '{"locale":"en"}')
    await store.settings.save_guild_settings(GuildId(2), "{}")
    assert await store.settings.list_guild_settings() == {GUILD: '{"locale":"en"}', GuildId(2): "{}"}


async def test_a_note_replaces_the_former_one(store: Store) -> None:
    assert await store.settings.get_app_state("commands") is None
    await store.settings.save_app_state("commands", "abc")
    await store.settings.save_app_state("commands", "äöü 🂡")
    assert await store.settings.get_app_state("commands") == "äöü 🂡"


async def test_a_time_of_any_zone_comes_back_as_the_same_moment_in_utc(store: Store) -> None:
    match = await running(store)
    india = clock(50).astimezone(timezone(timedelta(hours=5, minutes=30)))
    reminded = (await store.record_reminder(match.id, india)).reminded
    assert reminded == clock(50)
    assert reminded.utcoffset() == timedelta(0)


async def test_a_time_without_a_zone_is_refused(store: Store) -> None:
    with pytest.raises(StatementError, match="without a zone"):
        await store.open_lobby(
            game="the-game",
            options="{}",
            guild=GUILD,
            channel=CHANNEL,
            locale="de",
            host=ADA,
            at=datetime(2026, 11, 20, 19, 0),  # noqa: DTZ001 - that is the fault
        )
    assert await store.list_live_matches() == []
