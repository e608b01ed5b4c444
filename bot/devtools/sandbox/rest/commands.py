"""Endpoints that register commands, globally and in one guild."""

from bot.devtools.sandbox.checks.commands import CHAT_INPUT, check_command, count_by_type
from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.clock import Clock
from bot.devtools.sandbox.errors import RefusedError, Thing, unknown
from bot.devtools.sandbox.rest.endpoint import ApiResponse, Call, Endpoint
from bot.devtools.sandbox.rest.ratelimit import Limit, too_many
from bot.devtools.sandbox.state.changes import Change
from bot.devtools.sandbox.wire import Object, Path

MAX_CHAT_INPUT, MAX_MENUS, MAX_CREATES = 100, 15, 200
DAY = 86_400.0


def _scope(call: Call) -> str | None:
    if call.number("application", Thing.APPLICATION) != call.world.bot.id:
        raise unknown(Thing.APPLICATION)
    if "guild" not in call.params:
        return None
    if call.number("guild", Thing.GUILD) not in call.world.guilds:
        raise RefusedError(403, 50001, "Missing Access")
    return call.params["guild"]


def _within(call: Call, scope: str | None) -> list[Object]:
    return [command for command in call.world.commands.values() if command.get("guild_id") == scope]


def _list(call: Call) -> ApiResponse:
    return 200, _within(call, _scope(call))


def _replace(call: Call) -> ApiResponse:
    world, scope, problems = call.world, _scope(call), Problems()
    rows = call.json if isinstance(call.json, list) else []
    if not isinstance(call.json, list):
        problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    checked = [_check(problems, row, (index,)) for index, row in enumerate(rows)]
    keys = [_key(command) for command in checked]
    _check_unique(problems, keys)
    problems.raise_any()
    _check_counts(checked)
    old = {_key(command): command for command in _within(call, scope)}
    _note_creates(call, sum(key not in old for key in keys))
    for command in old.values():
        del world.commands[int(command["id"])]
    done = [_register(call, scope, command, old.get(_key(command))) for command in checked]
    world.commands_seen = True
    world.tell(Change("commands"))
    return 200, done


def _key(command: Object) -> tuple[int, str]:
    return command["type"], command["name"]


def _check_unique(problems: Problems, keys: list[tuple[int, str]]) -> None:
    for index, key in enumerate(keys):
        if key in keys[:index]:
            problems.add(
                (index,),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )


def _check(problems: Problems, row: object, path: Path) -> Object:
    if not isinstance(row, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return {"type": CHAT_INPUT, "name": ""}
    return check_command(problems, row, path)


def _check_counts(commands: list[Object]) -> None:
    for kind, most in ((CHAT_INPUT, MAX_CHAT_INPUT), (2, MAX_MENUS), (3, MAX_MENUS)):
        if count_by_type(commands, kind) > most:
            words = f"Maximum number of application commands reached ({most})."
            raise RefusedError(400, 30032, words)


def _note_creates(call: Call, fresh: int) -> None:
    world, clock = call.world, call.world.clock
    opened, used = world.creates
    if clock.now() >= opened + DAY:
        opened, used = clock.now(), 0
    if used + fresh > MAX_CREATES:
        words = f"Max number of daily application command creates has been reached ({MAX_CREATES})"
        raise too_many(_seconds_left(clock, opened), code=30034, words=words)
    world.creates = (opened, used + fresh)


def _seconds_left(clock: Clock, opened: float) -> float:
    return max(opened + DAY - clock.now(), 0.001)


def _register(call: Call, scope: str | None, command: Object, old: Object | None) -> Object:
    world = call.world
    number = int(old["id"]) if old else world.ids.next()
    done = {
        "id": str(number),
        "application_id": str(world.bot.id),
        "version": str(world.ids.next()),
        **command,
    }
    if scope:
        done["guild_id"] = scope
    world.commands[number] = done
    return done


def _create(call: Call) -> ApiResponse:
    scope, problems = _scope(call), Problems()
    command = check_command(problems, call.body, ())
    problems.raise_any()
    present = _within(call, scope)
    same = [row for row in present if _key(row) == _key(command)]
    if not same:
        _check_counts([*present, command])
        _note_creates(call, 1)
    done = _register(call, scope, command, same[0] if same else None)
    call.world.commands_seen = True
    call.world.tell(Change("commands"))
    return (200 if same else 201), done


def _one(call: Call) -> Object:
    scope = _scope(call)
    command = call.world.commands.get(call.number("command", Thing.COMMAND))
    if command is None or command.get("guild_id") != scope:
        raise unknown(Thing.COMMAND)
    return command


def _get(call: Call) -> ApiResponse:
    return 200, _one(call)


def _change(call: Call) -> ApiResponse:
    old, problems = _one(call), Problems()
    command = check_command(problems, {**old, **call.body, "type": old["type"]}, ())
    problems.raise_any()
    done = _register(call, _scope(call), command, old)
    call.world.tell(Change("commands"))
    return 200, done


def _delete(call: Call) -> ApiResponse:
    del call.world.commands[int(_one(call)["id"])]
    call.world.tell(Change("commands"))
    return 204, None


def _routes(base: str, bucket: str) -> list[Endpoint]:
    limit = Limit(bucket, 5, 20.0)
    command = f"{base}/{{command}}"
    return [
        Endpoint("GET", base, _list),
        Endpoint("PUT", base, _replace, Limit(f"{bucket}-put", 5, 20.0)),
        Endpoint("POST", base, _create, limit),
        Endpoint("GET", command, _get),
        Endpoint("PATCH", command, _change, limit),
        Endpoint("DELETE", command, _delete, limit),
    ]


ENDPOINTS = [
    *_routes("/applications/{application}/commands", "commands"),
    *_routes("/applications/{application}/guilds/{guild}/commands", "guild-commands"),
]
