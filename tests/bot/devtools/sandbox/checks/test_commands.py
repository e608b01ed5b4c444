"""Commands that Discord refuses."""

import pytest

from bot.devtools.sandbox import Sandbox
from tests.bot.devtools.sandbox.rest_client import PLAY, Json, RestClient


def command(**more: object) -> Json:
    return {**PLAY, **more}


def option(name: str = "card", **more: object) -> Json:
    return {"type": 3, "name": name, "description": "d", **more}


CHOICE = {"name": "n", "value": "v"}
REFUSED: list[tuple[str, Json, tuple[str | int, ...], str]] = [
    ("a name with a capital", command(name="Play"), (0, "name"), "APPLICATION_COMMAND_INVALID_NAME"),
    ("a name with a space", command(name="play card"), (0, "name"), "APPLICATION_COMMAND_INVALID_NAME"),
    ("a name over 32", command(name="x" * 33), (0, "name"), "BASE_TYPE_BAD_LENGTH"),
    ("no description", {"name": "play"}, (0, "description"), "BASE_TYPE_REQUIRED"),
    ("a description over 100", command(description="x" * 101), (0, "description"), "BASE_TYPE_BAD_LENGTH"),
    (
        "a described context menu",
        command(type=3),
        (0, "description"),
        "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
    ),
    (
        "26 options",
        command(options=[option(f"o{n}") for n in range(26)]),
        (0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "26 choices",
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        (0, "options", 0, "choices"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a choice's name twice",
        command(options=[option(choices=[CHOICE, CHOICE])]),
        (0, "options", 0, "choices"),
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
    ),
    (
        "an option twice",
        command(options=[option(), option()]),
        (0, "options", 1, "name"),
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
    ),
    (
        "a required option at the end",
        command(options=[option("a"), option("b", required=True)]),
        (0, "options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "a sub-command beside an option",
        command(options=[option("a"), option("b", type=1)]),
        (0, "options"),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        "choices that complete",
        command(options=[option(choices=[CHOICE], autocomplete=True)]),
        (0, "options", 0),
        "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
    ),
    (
        "a locale that is none",
        command(name_localizations={"xx": "spiel"}),
        (0, "name_localizations", "xx"),
        "BASE_TYPE_CHOICES",
    ),
    (
        "a translated name with a capital",
        command(name_localizations={"de": "Spielen"}),
        (0, "name_localizations", "de"),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        "over 8,000 characters",
        command(
            options=[
                option(f"o{n}", choices=[{"name": f"{m}" + "x" * 90, "value": "x" * 100} for m in range(25)])
                for n in range(2)
            ]
        ),
        (0,),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(
    ("body", "path", "code"), [one[1:] for one in REFUSED], ids=[one[0] for one in REFUSED]
)
async def test_a_command_is_refused_for(
    rest: RestClient, sandbox: Sandbox, body: Json, path: tuple[str | int, ...], code: str
) -> None:
    reply = await rest.commands(body)
    assert (reply.status, reply.code) == (400, 50035)
    assert code in reply.faults(*path)
    assert [one["name"] for one in sandbox.commands] == ["play"]


async def test_a_name_is_registered_once(rest: RestClient) -> None:
    assert "APPLICATION_COMMANDS_DUPLICATE_NAME" in (await rest.commands(PLAY, PLAY)).faults(1)


async def test_a_hundred_commands_are_the_most(rest: RestClient) -> None:
    many = [command(name=f"c{n}") for n in range(101)]
    assert (await rest.commands(*many)).code == 30032
    assert (await rest.commands(*many[:100])).status == 200


async def test_two_hundred_creations_a_day_are_the_most(rest: RestClient, sandbox: Sandbox) -> None:
    for day in "ab":
        names = [command(name=f"{day}{n}") for n in range(99)]
        assert (await rest.commands(*names)).status == 200
    over = [command(name=f"c{n}") for n in range(2)]
    refused = await rest.commands(*over)
    assert (refused.status, refused.code) == (429, 30034)
    sandbox.clock.advance(86_400)
    assert (await rest.commands(*over)).status == 200


async def test_a_command_keeps_its_id_when_it_is_registered_again(rest: RestClient, sandbox: Sandbox) -> None:
    (before,) = sandbox.commands
    await rest.commands(command(description="Play another card"))
    (after,) = sandbox.commands
    assert after["id"] == before["id"]
    assert after["version"] != before["version"]


async def test_one_command_is_created_changed_and_deleted(rest: RestClient, sandbox: Sandbox) -> None:
    base = f"/applications/{rest.app}/commands"
    made = await rest.send("POST", base, command(name="leave"))
    assert made.status == 201
    assert (await rest.send("POST", base, command(name="leave"))).status == 200
    one = f"{base}/{made.body['id']}"
    assert (await rest.send("PATCH", one, {"description": "Go home"})).body["description"] == "Go home"
    assert (await rest.send("GET", one)).body["name"] == "leave"
    assert (await rest.send("DELETE", one)).status == 204
    assert (await rest.send("GET", one)).code == 10063
    assert [row["name"] for row in sandbox.commands] == ["play"]
