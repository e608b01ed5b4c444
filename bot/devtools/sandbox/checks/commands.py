"""Command definitions: checked against Discord's limits, and returned as the API shows them."""

import re
from collections.abc import Sequence

from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.state.locales import LOCALES as CLIENT_LOCALES
from bot.devtools.sandbox.wire import Object, Path

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
MAX_CHARACTERS = 8000

LOCALES = frozenset((*CLIENT_LOCALES, "ar", "he"))
"""The languages of localisations; Discord's API document lists two that its client does not have."""
_NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
_OPTION_TYPES = range(1, 12)
_BOUNDS = {
    STRING: ("min_length", "max_length"),
    INTEGER: ("min_value", "max_value"),
    NUMBER: ("min_value", "max_value"),
}
_BRANCHES = (SUBCOMMAND, GROUP)


def check_command(problems: Problems, body: Object, path: Path) -> Object:
    """Check one command and return it as the API shows it, without ids."""
    kind = body.get("type") or CHAT_INPUT
    if kind not in (CHAT_INPUT, USER_MENU, MESSAGE_MENU):
        problems.add_not_a_choice((*path, "type"), (1, 2, 3))
    chat = kind == CHAT_INPUT
    done: Object = {"type": kind, "name": _name(problems, body, path, strict=chat)}
    done["description"] = _description(problems, body, path, chat=chat)
    done["name_localizations"] = _read_texts(problems, body, "name_localizations", path, 32, names=chat)
    done["description_localizations"] = _read_texts(problems, body, "description_localizations", path, 100)
    options = _options(problems, body, path, depth=0)
    if options:
        done["options"] = options
    permissions = body.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        problems.add((*path, "default_member_permissions"), "NUMBER_TYPE_COERCE", "Not a permission set.")
    done |= {
        "default_member_permissions": None if permissions is None else str(permissions),
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": bool(body.get("nsfw")),
        "dm_permission": body.get("dm_permission") is not False,
    }
    size = _size(done)
    if size > MAX_CHARACTERS:
        problems.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({size} > {MAX_CHARACTERS} characters)",
        )
    return done


def _description(problems: Problems, body: Object, path: Path, *, chat: bool) -> str:
    if chat:
        return problems.text(body, "description", path, 1, 100, need=True)
    if body.get("description"):
        problems.add(
            (*path, "description"),
            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
            "Context menu commands cannot have description",
        )
    return ""


def _name(problems: Problems, body: Object, path: Path, *, strict: bool) -> str:
    name = problems.text(body, "name", path, 1, 32, need=True)
    if strict and name and not well_named(name):
        problems.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return name


def well_named(name: str) -> bool:
    """Return True if a name is valid for a slash command or an option."""
    return bool(_NAME.fullmatch(name)) and name == name.lower()


def _read_texts(
    problems: Problems, body: Object, key: str, path: Path, high: int, *, names: bool = False
) -> dict[str, str] | None:
    given = body.get(key)
    if given is None:
        return None
    for locale, words in given.items():
        at = (*path, key, locale)
        if locale not in LOCALES:
            problems.add_not_a_choice(at, sorted(LOCALES))
        problems.text(given, locale, (*path, key), 1, high)
        if names and not well_named(words):
            problems.add(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return dict(given)


def _options(problems: Problems, body: Object, path: Path, depth: int) -> list[Object]:
    rows = problems.rows(body, "options", path, 0, 25)
    kinds = {row.get("type") in _BRANCHES for row in rows}
    if len(kinds) > 1:
        problems.add(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    done: list[Object] = []
    names: set[str] = set()
    optional = False
    for index, row in enumerate(rows):
        at = (*path, "options", index)
        option = _option(problems, row, at, depth)
        if option["name"] in names:
            problems.add(
                (*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option names must be unique"
            )
        names.add(option["name"])
        if option["type"] not in _BRANCHES:
            if option.get("required") and optional:
                problems.add(
                    at,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            optional = optional or not option.get("required")
        done.append(option)
    return done


def _option(problems: Problems, row: Object, path: Path, depth: int) -> Object:
    kind = row.get("type")
    if kind not in _OPTION_TYPES:
        problems.add_not_a_choice((*path, "type"), list(_OPTION_TYPES))
    done: Object = {
        "type": kind,
        "name": _name(problems, row, path, strict=True),
        "description": problems.text(row, "description", path, 1, 100, need=True),
        "name_localizations": _read_texts(problems, row, "name_localizations", path, 32, names=True),
        "description_localizations": _read_texts(problems, row, "description_localizations", path, 100),
    }
    if kind in _BRANCHES:
        # A group holds sub-commands, a sub-command holds neither.
        if depth > (1 if kind == SUBCOMMAND else 0):
            problems.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_DEPTH", "Nested too deeply")
        done["options"] = _options(problems, row, path, depth + (1 if kind == GROUP else 2))
        if kind == GROUP and any(option["type"] != SUBCOMMAND for option in done["options"]):
            problems.add_not_a_choice((*path, "options"), (SUBCOMMAND,))
        return done
    _check_value_option(problems, row, path, done)
    return done


def _check_value_option(problems: Problems, row: Object, path: Path, done: Object) -> None:
    done["required"] = bool(row.get("required"))
    if row.get("autocomplete"):
        done["autocomplete"] = True
        if row.get("choices"):
            problems.add(
                path,
                "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
                "Autocomplete cannot be set to true if options are present",
            )
    choices = _choices(problems, row, path)
    if choices:
        done["choices"] = choices
    for key in _BOUNDS.get(done["type"], ()):
        if row.get(key) is not None:
            done[key] = row[key]
    if row.get("channel_types"):
        done["channel_types"] = row["channel_types"]


def _choices(problems: Problems, row: Object, path: Path) -> list[Object]:
    done: list[Object] = []
    for index, choice in enumerate(problems.rows(row, "choices", path, 0, 25)):
        at = (*path, "choices", index)
        done.append(check_choice(problems, choice, at, int(row.get("type") or 0)))
    names = [choice["name"] for choice in done]
    if len(set(names)) != len(names):
        problems.add(
            (*path, "choices"),
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
            "Choice names must be unique",
        )
    return done


def check_choice(problems: Problems, choice: Object, path: Path, kind: int) -> Object:
    """Check one choice of an option or of an autocompletion."""
    done: Object = {"name": problems.text(choice, "name", path, 1, 100, need=True)}
    localised = _read_texts(problems, choice, "name_localizations", path, 100)
    if localised:
        done["name_localizations"] = localised
    value = choice.get("value")
    if value is None:
        problems.add_missing((*path, "value"))
    elif kind == STRING:
        problems.text(choice, "value", path, 0, 100)
    elif isinstance(value, bool) or not isinstance(value, (int, float)):
        problems.add((*path, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
    done["value"] = value
    return done


def _longest(localised: dict[str, str] | None) -> int:
    return max((len(words) for words in (localised or {}).values()), default=0)


def _size(part: Object) -> int:
    own = len(part["name"]) + len(part["description"])
    own += _longest(part["name_localizations"]) + _longest(part["description_localizations"])
    own += sum(len(choice["name"]) + len(str(choice["value"])) for choice in part.get("choices", ()))
    return own + sum(_size(option) for option in part.get("options", ()))


def count_by_type(commands: Sequence[Object], kind: int) -> int:
    """Count the commands of one type."""
    return sum(command["type"] == kind for command in commands)
