"""Offers: slash commands in which a game and its options are chosen, as the games' own models have them."""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, get_args, get_origin

import discord
from annotated_types import Ge, Le
from discord import app_commands
from pydantic.fields import FieldInfo

from bot.renderers import playable
from bot.tables import refusals
from bot.translation import described
from engine.model import Options
from engine.ruleset import AnyRuleset

Run = Callable[..., Awaitable[None]]
"""Called with the interaction and what was given, by name."""


@dataclass(frozen=True, slots=True)
class Extra:
    """One more option of such a command, beside the game and its options."""

    annotation: object
    description: str
    """The code of its description."""
    required: bool = False


def offering(
    name: str,
    description: str,
    run: Run,
    extra: Mapping[str, Extra] | None = None,
    *,
    demands_game: bool = True,
) -> app_commands.Command[Any, ..., None]:
    """Build a command with a game and the options of every game there is, none of those required.

    `description` is the code of the command's description.
    """
    kind = inspect.Parameter.KEYWORD_ONLY
    extra = extra or {}
    slugs = [app_commands.Choice(name=described(f"game-{slug}"), value=slug) for slug in playable()]
    choices: dict[str, list[app_commands.Choice[str]]] = {"game": slugs}
    given: dict[str, tuple[object, bool]] = {
        "game": (str if demands_game else str | None, demands_game),
        **{option: (one.annotation, one.required) for option, one in extra.items()},
    }
    texts = {"game": described("option-game")}
    texts |= {option: described(one.description) for option, one in extra.items()}
    for ruleset in playable().values():
        for option, field in ruleset.options.model_fields.items():
            given[option] = (_offered(field), False)
            texts[option] = described(f"option-{option.replace('_', '-')}")
            if offered := _choices(option, field):
                choices[option] = offered
    # Discord wants what is demanded before what is not.
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
    return app_commands.Command(name=name, description=described(description), callback=callback)


def chosen(game: str, given: Mapping[str, object]) -> tuple[AnyRuleset, Options]:
    """Return a game and the options that were given for it; what is `None` was not.

    Raises:
        GameUnknown: if there is no such game.
        OptionOfAnotherGame: if it has no such option.
    """
    ruleset = playable().get(game)
    if ruleset is None:
        raise refusals.GameUnknown(game)
    options = {name: value for name, value in given.items() if value is not None}
    for name in options:
        if name not in ruleset.options.model_fields:
            raise refusals.OptionOfAnotherGame(name)
    return ruleset, ruleset.options.model_validate(options, strict=False)


def _offered(field: FieldInfo) -> object:
    """Return how an option of a game is offered in a command."""
    annotation = field.annotation
    if get_origin(annotation) is Literal:
        return Literal[get_args(annotation)] | None
    if annotation is bool:
        return bool | None
    if annotation is int:
        least = next((bound.ge for bound in field.metadata if isinstance(bound, Ge)), None)
        most = next((bound.le for bound in field.metadata if isinstance(bound, Le)), None)
        return app_commands.Range[int, least, most]
    # Anything else is chosen by its name, and read by the game's own model.
    return str


def _choices(name: str, field: FieldInfo) -> list[app_commands.Choice[str]]:
    """Return what an option offers where its values have names of their own."""
    if not (isinstance(field.annotation, type) and issubclass(field.annotation, StrEnum)):
        return []
    code = f"option-{name.replace('_', '-')}"
    return [
        app_commands.Choice(name=described(f"{code}-{value.value}"), value=value.value)
        for value in field.annotation
    ]
