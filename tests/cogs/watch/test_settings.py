from pathlib import Path

import pytest

from bot.devtools.sandbox import Guild, NotPossibleError
from bot.settings.guild_settings import GuildSettings, GuildSettingsCache
from bot.watch import Strictness
from data.records import GuildId
from data.store import Store
from tests.cogs.watch.conftest import Wake
from tests.cogs.watch.watched_match import WatchedMatch
from tests.data.databases import copy_migrated_sqlite

DEFAULTS = """**Listening for numbers on this server**
**Standard:** everything that gives away a card counts.
- A message that gives away a number gets a 🤐.
- For a few seconds, a line below it says what I heard.
- I don't remove such messages.
- I listen for the table's own language, the server's and English."""


async def test_settings_are_shown_as_they_stand(watched: WatchedMatch) -> None:
    assert await watched.change_settings() == DEFAULTS


async def test_settings_are_changed_one_by_one_and_outlive_the_bot(watched: WatchedMatch, wake: Wake) -> None:
    await watched.change_settings(strictness="strict", line=False)
    text = await watched.change_settings(languages="en, FR,en")
    assert "**Strict:**" in text
    assert "I write no line about what I heard." in text
    assert "I listen for English and French." in text
    again = WatchedMatch(await wake(hears=True), watched.channel, watched.anna, watched.ben, watched.cleo)
    assert await again.change_settings() == text


@pytest.mark.parametrize("typed", ["German, French", "deutsch; Français", "de、FR", "Allemand, Frans"])
async def test_languages_are_read_by_their_names(watched: WatchedMatch, typed: str) -> None:
    assert "I listen for German and French." in await watched.change_settings(languages=typed)


@pytest.mark.parametrize("typed", ["ja, ko", "日本語、한국어", "Japanese; Korean"])
async def test_languages_in_other_scripts_are_read_by_their_own_names(
    watched: WatchedMatch, typed: str
) -> None:
    assert "I listen for Japanese and Korean." in await watched.change_settings(languages=typed)


async def test_languages_go_back_to_the_tables_own(watched: WatchedMatch) -> None:
    await watched.change_settings(languages="fr")
    assert await watched.change_settings(languages="auto") == DEFAULTS


async def test_a_language_that_is_not_known_is_refused_with_those_that_are(watched: WatchedMatch) -> None:
    text = await watched.change_settings(languages="en, klingon")
    assert text.startswith("I don't know the language “klingon”. I know en, de, fr")
    assert await watched.change_settings() == DEFAULTS


async def test_languages_are_completed_behind_those_typed_before(watched: WatchedMatch) -> None:
    async def complete(typed: str) -> list[tuple[str, object]]:
        choices = await watched.cleo.complete(
            watched.channel, "settings watch", focus="languages", typed=typed
        )
        return [(choice.name, choice.value) for choice in choices]

    assert [value for _, value in await complete("")][:4] == ["auto", "en", "de", "fr"]
    assert await complete("en, fr") == [("English, français", "en, fr")]
    assert await complete("de,germ") == []
    assert await complete("Swed") == [("svenska", "sv")]
    assert await complete("kor") == await complete("한국") == [("한국어", "ko")]


async def test_removal_without_the_permission_is_saved_and_says_what_is_missing(
    watched: WatchedMatch,
) -> None:
    text = await watched.change_settings(removal=True)
    assert "I remove such messages." in text
    assert "“Manage Messages”" in text
    assert watched.bot.parts.guild_settings.get(watched.channel.guild.id).watch.removal  # type: ignore[union-attr] # it has a guild


async def test_removal_with_the_permission_misses_nothing(watched: WatchedMatch, moderating: None) -> None:
    assert moderating is None
    assert "⚠️" not in await watched.change_settings(removal=True)


async def test_only_those_who_may_manage_the_server_are_offered_the_settings(watched: WatchedMatch) -> None:
    with pytest.raises(NotPossibleError, match="there is no command"):
        await watched.ben.command(watched.channel, "settings watch", strictness="off")


async def test_a_user_who_may_see_the_settings_is_checked_again(watched: WatchedMatch, guild: Guild) -> None:
    for command in guild.world.commands.values():
        command["default_member_permissions"] = None
    done = await watched.ben.command(watched.channel, "settings watch", strictness="off")
    assert done.answer is not None
    assert done.answer.ephemeral
    assert done.answer.text.startswith("Only people who may manage this server")
    assert watched.bot.parts.guild_settings.get(guild.id).watch.strictness is Strictness.STANDARD


async def test_settings_of_a_newer_program_are_read_as_far_as_they_are_known(tmp_path: Path) -> None:
    store = await Store.open(await copy_migrated_sqlite(tmp_path))
    await store.settings.save_guild_settings(
        GuildId(1), '{"watch":{"strictness":"strict","whisper":true},"x":{}}'
    )
    await store.settings.save_guild_settings(GuildId(2), "[]")
    book = GuildSettingsCache(store)
    await book.load()
    assert book.get(1).watch.strictness is Strictness.STRICT
    assert book.get(2) == book.get(3) == GuildSettings()
    await store.close()
