"""Choices: the game and options that the host of a lobby can still change, and those it suggests."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TypeAlias, get_args, get_origin

from pydantic.fields import FieldInfo

from bot.tables import refusals
from bot.tables.table import Suggestion, Table
from data.records import LeaderboardKey, MatchPhase
from data.store import Store
from engine.model import Options, Outcome
from engine.registry import RULESETS

OptionValue: TypeAlias = int | str
"""A value of an option; yes and no are `True` and `False`."""
Choice: TypeAlias = Callable[[Table], tuple[str, Options]]
"""Returns the game and options that a table has after a choice; called under the match's lock."""

MAX_VALUES = 25
"""The maximum number of values that a menu offers."""
STREAK = 3
"""The number of wins, or of losses, in a row after which a lobby suggests other options."""


def list_option_values(options: type[Options]) -> Mapping[str, tuple[OptionValue, ...]]:
    """Return the values of each option by its name, without options that a menu cannot offer."""
    values_by_name = {name: _list_values(field) for name, field in options.model_fields.items()}
    return {name: values for name, values in values_by_name.items() if 1 < len(values) <= MAX_VALUES}


def format_value(value: object) -> str:
    """Return an option's value as custom ids and words name it: `yes`, `no`, a name or a number."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value) if isinstance(value, StrEnum) else str(value)


def format_option(name: str, value: object) -> str:
    """Return an option and its value as the argument of a custom id.

    >>> format_option("smaller_hands", True)
    'smaller_hands=yes'
    """
    return f"{name}={format_value(value)}"


def choose_game(game: str) -> Choice:
    """Return the choice of a game, with the options that it had on the table before, else its usual ones."""

    def choose(table: Table) -> tuple[str, Options]:
        ruleset = RULESETS.get(game)
        if ruleset is None:
            raise refusals.GameUnknown(game)
        if ruleset is table.ruleset:
            return game, table.options
        return game, table.former_options.get(game) or ruleset.options()

    return choose


def choose_options(argument: str) -> Choice:
    """Return the choice of options' values, each as `format_option` writes it, with `;` between them.

    It refuses with ChoiceOutdated if the game on the table has no such option or no such value.
    """

    def choose(table: Table) -> tuple[str, Options]:
        values_by_name, update = list_option_values(table.ruleset.options), dict[str, OptionValue]()
        for option in argument.split(";"):
            name, _, chosen = option.partition("=")
            values = [value for value in values_by_name.get(name, ()) if format_value(value) == chosen]
            if not values:
                raise refusals.ChoiceOutdated
            update[name] = values[0]
        return table.ruleset.slug, table.options.model_copy(update=update)

    return choose


def find_changed_option(before: Options, after: Options) -> tuple[str, OptionValue]:
    """Return the first option in which two options of a game differ, and its value afterwards.

    Raises:
        ValueError: if they are equal.
    """
    for name in type(after).model_fields:
        if getattr(before, name) != getattr(after, name):
            return name, getattr(after, name)
    msg = f"equal options: {after}"
    raise ValueError(msg)


async def find_suggestion(store: Store, table: Table) -> Suggestion | None:
    """Return the suggestion from the last results of a lobby's people with its game and options."""
    record = table.record
    if table.phase is not MatchPhase.LOBBY or not table.is_changeable or not table.people:
        return None
    companions = len(table.companions)
    key = LeaderboardKey(record.game, record.options, len(record.seated), companions=companions)
    results = await store.list_team_results(table.people, record.guild, key, limit=STREAK)
    won = [
        Outcome.model_validate_json(result.outcome).beaten for result in results if result.outcome is not None
    ]
    if len(won) < STREAK or len(set(won)) > 1:
        return None
    change = table.ruleset.harder if won[0] else table.ruleset.gentler
    options = change(table.options)
    return None if options is None else Suggestion(options, after_wins=won[0])


def _list_values(field: FieldInfo) -> tuple[OptionValue, ...]:
    annotation = field.annotation
    if get_origin(annotation) is not None:
        return get_args(annotation)
    if annotation is bool:
        return False, True
    if annotation is int:
        return _list_numbers(field)
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return tuple(annotation)
    return ()


def _list_numbers(field: FieldInfo) -> tuple[OptionValue, ...]:
    """Return the numbers between a field's bounds; none if it has but one."""
    least, most = read_bounds(field)
    return () if least is None or most is None else tuple(range(least, most + 1))


def read_bounds(field: FieldInfo) -> tuple[int | None, int | None]:
    """Return the least and the greatest number that a field allows, each `None` if it has none."""
    least, most = (
        next((limit for bound in field.metadata if (limit := getattr(bound, side, None)) is not None), None)
        for side in ("ge", "le")
    )
    return least, most
