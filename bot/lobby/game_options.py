"""Slash commands with a game and its options, built from the options models of all playable games."""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, get_args, get_origin

import discord
from annotated_types import Ge, Le
from discord import app_commands
from pydantic.fields import FieldInfo

from bot.renderers import playable_games
from bot.tables import refusals
from bot.words.commands import localise
from engine.model import Options
from engine.ruleset import AnyRuleset

Run = Callable[..., Awaitable[None]]
"""Called with the interaction and the options given, by name."""


@dataclass(frozen=True, slots=True)
class ExtraOption:
    """An option of such a command that belongs to no game."""

    annotation: object
    description: str
    """The code of its description in the words."""
    required: bool = False


def build_game_command(
    name: str,
    description: str,
    run: Run,
    extra: Mapping[str, ExtraOption] | None = None,
    *,
    demands_game: bool = True,
) -> app_commands.Command[Any, ..., None]:
    """Build a command with the option `game` and the options of every game, all of these optional.

    `description` is the code of the command's description in the words.

    Raises:
        ValueError: if two games have different options of the same name.
    """
    kind = inspect.Parameter.KEYWORD_ONLY
    extra = extra or {}
    slugs = [app_commands.Choice(name=localise(f"game-{slug}"), value=slug) for slug in playable_games()]
    choices: dict[str, list[app_commands.Choice[str]]] = {"game": slugs}
    given: dict[str, tuple[object, bool]] = {
        "game": (str if demands_game else str | None, demands_game),
        **{option: (one.annotation, one.required) for option, one in extra.items()},
    }
    texts = {"game": localise("option-game")}
    texts |= {option: localise(one.description) for option, one in extra.items()}
    for option, field in _game_options().items():
        given[option] = (_annotation(field), False)
        texts[option] = localise(f"option-{option.replace('_', '-')}")
        if named := _named_choices(option, field):
            choices[option] = named
    # Discord wants required options before optional ones.
    ordered = sorted(given.items(), key=lambda item: not item[1][1])
    parameters = [
        inspect.Parameter(
            "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
        ),
        *(
            inspect.Parameter(
                option, kind, annotation=annotation, default=inspect.Parameter.empty if demanded else None
            )
            for option, (annotation, demanded) in ordered
        ),
    ]

    async def callback(interaction: discord.Interaction, **given: object) -> None:
        await run(interaction, **given)

    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined] # what inspect looks for
    app_commands.describe(**texts)(callback)
    app_commands.choices(**choices)(callback)
    return app_commands.Command(name=name, description=localise(description), callback=callback)


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
    found: dict[str, FieldInfo] = {}
    for slug, ruleset in playable_games().items():
        for option, field in ruleset.options.model_fields.items():
            same = found.setdefault(option, field)
            if (same.annotation, same.metadata) != (field.annotation, field.metadata):
                # A command has one option of a name, with one type and one range.
                msg = f"{slug}: another game has a different option {option!r}; give this one another name"
                raise ValueError(msg)
    return found


def _annotation(field: FieldInfo) -> object:
    """Return the annotation from which discord.py reads an option's type."""
    annotation = field.annotation
    if get_origin(annotation) is Literal:
        return Literal[get_args(annotation)] | None
    if annotation is bool:
        return bool | None
    if annotation is int:
        least = next((bound.ge for bound in field.metadata if isinstance(bound, Ge)), None)
        most = next((bound.le for bound in field.metadata if isinstance(bound, Le)), None)
        return app_commands.Range[int, least, most]
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
