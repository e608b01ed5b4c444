import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.client import Unspoken, _cogs
from bot.renderers import playable_games
from bot.words.commands import WordsTranslator
from engine.model import Options

Payload = Mapping[str, Any]

COMMANDS = {
    "game new",
    "game join",
    "game leave",
    "game start",
    "game cancel",
    "game table",
    "game end",
    "game rules",
    "game tutorial",
    "help",
    "hand",
    "play",
    "begin",
    "done",
    "signal",
}


async def payloads(bot: Unspoken) -> list[Payload]:
    """Return the payload of every command, as Discord gets it."""
    translator = WordsTranslator()
    return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def parts(payload: Payload) -> Iterator[Payload]:
    """Yield a command, its sub-commands, and their options."""
    yield payload
    for option in payload.get("options", ()):
        yield from parts(option)


def test_every_module_beside_this_one_is_loaded() -> None:
    folder = Path(__file__).parents[2] / "cogs"
    assert _cogs() == sorted(f"cogs.{file.stem}" for file in folder.glob("*.py") if file.stem != "__init__")


async def test_people_can_say_what_the_games_need(bot: Unspoken) -> None:
    names = [command.qualified_name for command in bot.tree.walk_commands()]
    assert set(names) >= COMMANDS
    assert len(set(names)) == len(names)


async def test_every_playable_game_has_its_cog(bot: Unspoken) -> None:
    slugs = [slug for cog in bot.cogs.values() if (slug := getattr(cog, "slug", None)) is not None]
    assert sorted(slugs) == sorted(playable_games())


async def test_every_game_is_offered_by_its_name(bot: Unspoken) -> None:
    new = next(command for command in bot.tree.walk_commands() if command.qualified_name == "game new")
    assert isinstance(new, app_commands.Command)
    game = next(parameter for parameter in new.parameters if parameter.name == "game")
    assert {choice.value for choice in game.choices} == playable_games().keys()
    assert game.required


async def test_every_option_of_a_game_is_offered_and_none_is_demanded(bot: Unspoken) -> None:
    new = next(command for command in bot.tree.walk_commands() if command.qualified_name == "game new")
    assert isinstance(new, app_commands.Command)
    offered = {parameter.name: parameter.required for parameter in new.parameters if parameter.name != "game"}
    assert offered == {
        name: False
        for ruleset in playable_games().values()
        for name in ruleset.options.model_fields.keys() - Options.model_fields.keys()
    } | {"companions": False}


async def test_commands_are_for_servers_alone_but_for_the_help(bot: Unspoken) -> None:
    for payload in await payloads(bot):
        places = [0, 1] if payload["name"] == "help" else [0]
        assert list(payload.get("contexts") or [0]) == places, payload["name"]
    contexts = bot.tree.allowed_contexts
    assert (contexts.guild, contexts.dm_channel, contexts.private_channel) == (True, False, False)


async def test_everything_is_described_in_english_and_briefly_in_every_language(bot: Unspoken) -> None:
    for payload in await payloads(bot):
        if payload.get("type", 1) == 1:
            for part in parts(payload):
                texts = [part["description"], *(part.get("description_localizations") or {}).values()]
                assert all(1 <= len(text) <= 100 for text in texts), part["name"]


async def test_names_are_within_discords_limits(bot: Unspoken) -> None:
    for payload in await payloads(bot):
        if payload.get("type", 1) == 1:
            for part in parts(payload):
                assert re.fullmatch(r"[a-z_-]{1,32}", part["name"])


async def test_choices_are_few_and_short(bot: Unspoken) -> None:
    for payload in await payloads(bot):
        for part in parts(payload):
            choices: Sequence[Payload] = part.get("choices", ())
            assert len(choices) <= 25
            names = [
                name
                for choice in choices
                for name in (choice["name"], *(choice.get("name_localizations") or {}).values())
            ]
            assert all(1 <= len(name) <= 100 for name in names)


async def test_no_command_is_larger_than_discord_takes(bot: Unspoken) -> None:
    commands = await payloads(bot)
    assert len(commands) <= 100
    for payload in commands:
        longest = 0
        for part in parts(payload):
            assert len(part.get("options", ())) <= 25
            texts = [part.get("description", ""), *(part.get("description_localizations") or {}).values()]
            longest += len(part["name"]) + max(map(len, texts))
            longest += sum(
                len(choice["name"]) + len(str(choice["value"])) for choice in part.get("choices", ())
            )
        assert longest <= 8000


async def test_demanded_options_come_first(bot: Unspoken) -> None:
    for payload in await payloads(bot):
        for part in parts(payload):
            required = [bool(option.get("required")) for option in part.get("options", ())]
            assert required == sorted(required, reverse=True), part["name"]
