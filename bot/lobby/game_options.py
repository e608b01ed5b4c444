"""Slash commands with a game and its options, built from the options models of all playable games."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Literal, get_args, get_origin

from discord import app_commands
from pydantic.fields import FieldInfo

from bot.interactions.command_builder import CommandOption, Run, build_command
from bot.renderers import playable_games
from bot.tables import refusals
from bot.tables.choices import read_bounds
from bot.words.commands import localise
from engine.model import Options
from engine.ruleset import AnyRuleset


def build_game_command(
    name: str, description: str, run: Run, extra: CommandOption | None = None
) -> app_commands.Command[Any, ..., None]:
    """Build a command with the option `game`, an extra one, and the options of every game, all optional.

    `description` is the code of the command's description in the words.

    Raises:
        ValueError: if two games have different options of the same name.
    """
    slugs = [app_commands.Choice(name=localise(f"game-{slug}"), value=slug) for slug in playable_games()]
    options = [CommandOption("game", str, slugs, required=True)]
    if extra is not None:
        options.append(extra)
    options += [
        CommandOption(option, _annotation(field), _named_choices(option, field))
        for option, field in _game_options().items()
    ]
    return build_command(name, description, run, options)


def parse_game_options(game: str, given: Mapping[str, object]) -> tuple[AnyRuleset, Options]:
    """Return a game's rules and its options; a value of `None` counts as not given.

    Raises:
        GameUnknown: if there is no such game.
        OptionOfAnotherGame: if the game has no such option.
    """
    ruleset = playable_games().get(game)
    if ruleset is None:
        raise refusals.GameUnknown(game)
    options = {name: value for name, value in given.items() if value is not None}
    for name in options:
        if name not in ruleset.options.model_fields:
            raise refusals.OptionOfAnotherGame(name)
    return ruleset, ruleset.options.model_validate(options, strict=False)


def _game_options() -> dict[str, FieldInfo]:
    """Return the options of all games by name."""
    fields: dict[str, FieldInfo] = {}
    for slug, ruleset in playable_games().items():
        for option, field in ruleset.options.model_fields.items():
            if option in Options.model_fields:
                # The table does not choose it.
                continue
            first = fields.setdefault(option, field)
            if (first.annotation, first.metadata) != (field.annotation, field.metadata):
                # A command has one option of a name, with one type and one range.
                msg = f"{slug}: another game has a different option {option!r}; give this one another name"
                raise ValueError(msg)
    return fields


def _annotation(field: FieldInfo) -> object:
    """Return the annotation from which discord.py reads an option's type."""
    annotation = field.annotation
    if get_origin(annotation) is Literal:
        return Literal[get_args(annotation)] | None
    if annotation is bool:
        return bool | None
    if annotation is int:
        return app_commands.Range[int, *read_bounds(field)]
    # Other values are chosen by name; the game's own model reads them.
    return str


def _named_choices(name: str, field: FieldInfo) -> list[app_commands.Choice[str]]:
    """Return the choices of an option whose values have names in the words."""
    if not (isinstance(field.annotation, type) and issubclass(field.annotation, StrEnum)):
        return []
    code = f"option-{name.replace('_', '-')}"
    return [
        app_commands.Choice(name=localise(f"{code}-{value.value}"), value=value.value)
        for value in field.annotation
    ]
