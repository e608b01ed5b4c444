"""A client's command line, which sends only registered commands with valid options."""

from collections.abc import Iterable, Mapping

from bot.devtools.sandbox.checks.commands import CHAT_INPUT, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from bot.devtools.sandbox.errors import NotPossibleError
from bot.devtools.sandbox.people.resolved import Resolved, Value
from bot.devtools.sandbox.state.guilds import Channel, GuildState
from bot.devtools.sandbox.state.interactions import Choice
from bot.devtools.sandbox.state.permissions import ALL, BITS
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.wire import Object

BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE = 5, 6, 7, 8, 9
_IN_GUILD, _DIRECT = 0, 1


def list_commands(world: World, channel: Channel, user: int, kind: int) -> list[Object]:
    """Return the commands of one type that a client offers a user in a channel."""
    guild = channel.guild
    permissions = channel.permissions_of(user)
    return [
        command
        for command in world.commands.values()
        if command["type"] == kind and _is_offered(command, guild, permissions)
    ]


def _is_offered(command: Object, guild: GuildState | None, permissions: int) -> bool:
    if guild is None:
        return command.get("guild_id") is None and _DIRECT in _contexts_of(command)
    if command.get("guild_id") not in (None, str(guild.id)) or _IN_GUILD not in _contexts_of(command):
        return False
    wanted = command.get("default_member_permissions")
    return wanted is None or _may(permissions, int(wanted))


def _contexts_of(command: Object) -> list[int]:
    contexts: list[int] | None = command.get("contexts")
    if contexts is None:
        return [_IN_GUILD, _DIRECT] if command.get("dm_permission", True) else [_IN_GUILD]
    return contexts


def _may(permissions: int, wanted: int) -> bool:
    if permissions == ALL or permissions & (1 << BITS["administrator"]):
        return True
    # An empty set of required permissions means administrators only.
    return wanted != 0 and permissions & wanted == wanted


def find_by_name(commands: Iterable[Object], name: str, what: str) -> Object:
    """Find a command or option by its name.

    Raises:
        NotPossibleError: the client does not offer it.
    """
    rows = list(commands)
    for row in rows:
        if row["name"] == name:
            return row
    names = ", ".join(sorted(row["name"] for row in rows)) or "nothing"
    message = f"there is no {what} {name!r}; offered: {names}"
    raise NotPossibleError(message)


class CommandLine:
    """A slash command that a user is typing."""

    def __init__(self, world: World, channel: Channel, user: int, line: str) -> None:
        words = line.removeprefix("/").split()
        self._resolved = Resolved(world, channel)
        self._command = find_by_name(list_commands(world, channel, user, CHAT_INPUT), words[0], "command")
        self._path: list[Object] = []
        level = self._command
        for word in words[1:]:
            level = find_by_name(level.get("options", ()), word, "sub-command")
            if level["type"] not in (SUBCOMMAND, GROUP):
                message = f"{word!r} is an option of /{words[0]}, not a sub-command"
                raise NotPossibleError(message)
            self._path.append(level)
        self._options: list[Object] = level.get("options", [])
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in self._options):
            message = f"/{line} needs a sub-command: {', '.join(option['name'] for option in self._options)}"
            raise NotPossibleError(message)

    def send(self, values: Mapping[str, Value]) -> Object:
        """Return the data of the finished command.

        Raises:
            NotPossibleError: an option is missing, unknown, or has a value the client refuses.
        """
        for option in self._options:
            if option.get("required") and option["name"] not in values:
                message = f"/{self._command['name']}: the option {option['name']!r} is required"
                raise NotPossibleError(message, "option_required", name=option["name"])
        filled = [
            self._fill(find_by_name(self._options, key, "option"), value) for key, value in values.items()
        ]
        return self._data(filled) | self._resolved.payload()

    def complete(self, focus: str, typed: str, values: Mapping[str, Value]) -> tuple[Object, int]:
        """Return the data of an autocompletion and the type of the option it is for.

        Raises:
            NotPossibleError: the option has no autocompletion.
        """
        option = find_by_name(self._options, focus, "option")
        if not option.get("autocomplete"):
            message = f"the option {focus!r} does not complete"
            raise NotPossibleError(message)
        filled = [
            self._fill(find_by_name(self._options, key, "option"), value)
            for key, value in values.items()
            if key != focus
        ]
        filled.append({"name": focus, "type": option["type"], "value": typed, "focused": True})
        return self._data(filled), int(option["type"])

    def _data(self, filled: list[Object]) -> Object:
        for level in reversed(self._path):
            filled = [{"name": level["name"], "type": level["type"], "options": filled}]
        done: Object = {"id": self._command["id"], "name": self._command["name"], "type": CHAT_INPUT}
        if filled:
            done["options"] = filled
        if self._command.get("guild_id"):
            done["guild_id"] = self._command["guild_id"]
        return done

    def _fill(self, option: Object, value: Value) -> Object:
        if option.get("choices"):
            value = _choose(option, value)
        elif isinstance(value, Choice):
            value = value.value
        kind = option["type"]
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            filled: object = self._resolved.add(kind, value)
        else:
            filled = _plain(option, value)
        return {"name": option["name"], "type": kind, "value": filled}


def _choose(option: Object, value: Value) -> Value:
    for choice in option["choices"]:
        if value in (choice["value"], choice["name"]):
            chosen: str | int | float = choice["value"]
            return chosen
    names = ", ".join(str(choice["value"]) for choice in option["choices"])
    message = f"{value!r} is no choice of {option['name']!r}; choices: {names}"
    raise NotPossibleError(message, "no_choice", value=str(value), name=option["name"])


def _plain(option: Object, value: Value) -> str | int | float | bool:
    name, kind = option["name"], option["type"]
    if kind == STRING:
        text = str(value)
        _check_bounds(name, len(text), option.get("min_length"), option.get("max_length"))
        return text
    if kind == BOOLEAN:
        return bool(value)
    try:
        number = int(str(value)) if kind == INTEGER else float(str(value))
    except ValueError:
        message = f"{value!r} is no number for {name!r}"
        raise NotPossibleError(message, "no_number", value=str(value), name=name) from None
    if kind in (INTEGER, NUMBER):
        _check_bounds(name, number, option.get("min_value"), option.get("max_value"))
    return number


def _check_bounds(name: str, number: float, low: float | None, high: float | None) -> None:
    if (low is not None and number < low) or (high is not None and number > high):
        message = f"{name!r} has to be between {low} and {high}, not {number}"
        raise NotPossibleError(message, "out_of_range", name=name, low=low, high=high)
