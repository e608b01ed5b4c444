"""Messages that Discord refuses, with the paths of the errors."""

import pytest

from bot.devtools.sandbox import Channel
from tests.bot.devtools.sandbox.rest_client import V2, Json, RestClient, button, row, text

OPTION = {"label": "l", "value": "v"}
SELECT = {"type": 3, "custom_id": "s", "options": [OPTION]}
CONTAINER: Json = {"type": 17, "components": [text()]}
SECTION: Json = {"type": 9, "components": [text()], "accessory": button("x")}


def v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


def v1(*components: Json) -> Json:
    return {"content": "c", "components": list(components)}


REFUSED: list[tuple[str, Json, tuple[str | int, ...], str]] = [
    ("content over 2,000", {"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    (
        "label over 80",
        v1(row(button(label="x" * 81))),
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "custom_id over 100",
        v1(row(button("x" * 101))),
        ("components", 0, "components", 0, "custom_id"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "custom_id missing",
        v1(row({"type": 2, "style": 1, "label": "A"})),
        ("components", 0, "components", 0, "custom_id"),
        "BASE_TYPE_REQUIRED",
    ),
    (
        "custom_id twice",
        v1(row(button()), row(button())),
        ("components", 1, "components", 0, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "neither label nor emoji",
        v1(row(button(label=""))),
        ("components", 0, "components", 0),
        "BUTTON_COMPONENT_LABEL_REQUIRED",
    ),
    (
        "an emoji that is none",
        v1(row(button(emoji={"name": "smile"}))),
        ("components", 0, "components", 0, "emoji", "name"),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    (
        "somebody else's emoji",
        v1(row(button(emoji={"name": "x", "id": "123"}))),
        ("components", 0, "components", 0, "emoji", "name"),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    (
        "a link with a custom_id",
        v1(row(button(style=5, url="https://x.y"))),
        ("components", 0, "components", 0),
        "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
    ),
    (
        "six buttons in a row",
        v1(row(*[button(str(n)) for n in range(6)])),
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("six rows", v1(*[row(button(str(n))) for n in range(6)]), ("components",), "BASE_TYPE_BAD_LENGTH"),
    (
        "a select beside a button",
        v1(row(button(), SELECT)),
        ("components", 0, "components"),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        "26 options",
        v1(row({**SELECT, "options": [{"label": "l", "value": str(n)} for n in range(26)]})),
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "an option value twice",
        v1(row({**SELECT, "options": [OPTION, OPTION]})),
        ("components", 0, "components", 0, "options", 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "more values than options",
        v1(row({**SELECT, "max_values": 2})),
        ("components", 0, "components", 0, "max_values"),
        "SELECT_MAX_OVER_OPTIONS",
    ),
    (
        "a placeholder over 150",
        v1(row({**SELECT, "placeholder": "x" * 151})),
        ("components", 0, "components", 0, "placeholder"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("text without the flag", {"components": [text()]}, ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    (
        "content beside the flag",
        {**v2(text()), "content": "c"},
        ("content",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "embeds beside the flag",
        {**v2(text()), "embeds": [{"title": "t"}]},
        ("embeds",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "41 components",
        v2({"type": 17, "components": [text() for _ in range(40)]}),
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        "4,001 characters in all",
        v2(text("x" * 4000), text("x")),
        ("components",),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    ("an empty text", v2(text("")), ("components", 0, "content"), "BASE_TYPE_BAD_LENGTH"),
    (
        "an id twice",
        v2({**text(), "id": 3}, {**text(), "id": 3}),
        ("components", 1, "id"),
        "COMPONENT_ID_DUPLICATED",
    ),
    ("a button on its own", v2(button()), ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    (
        "a container in a container",
        v2({"type": 17, "components": [CONTAINER]}),
        ("components", 0, "components", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    (
        "a section of four texts",
        v2({**SECTION, "components": [text()] * 4}),
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a section without accessory",
        v2({"type": 9, "components": [text()]}),
        ("components", 0, "accessory"),
        "BASE_TYPE_REQUIRED",
    ),
    (
        "an empty container",
        v2({"type": 17, "components": []}),
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a colour too many",
        v2({**CONTAINER, "accent_color": 1 << 24}),
        ("components", 0, "accent_color"),
        "NUMBER_TYPE_MAX",
    ),
    (
        "11 pictures",
        v2({"type": 12, "items": [{"media": {"url": "https://x.y/z"}}] * 11}),
        ("components", 0, "items"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a picture that was not sent",
        v2({"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}),
        ("components", 0, "items", 0, "media", "url"),
        "ATTACHMENT_NOT_FOUND",
    ),
    (
        "a description over 1,024",
        v2({"type": 12, "items": [{"media": {"url": "https://x.y/z"}, "description": "x" * 1025}]}),
        ("components", 0, "items", 0, "description"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "embeds over 6,000",
        {"embeds": [{"description": "x" * 4000}] * 2},
        ("embeds",),
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    (
        "an embed title over 256",
        {"embeds": [{"title": "x" * 257}]},
        ("embeds", 0, "title"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("11 embeds", {"embeds": [{"title": "x"}] * 11}, ("embeds",), "BASE_TYPE_BAD_LENGTH"),
    (
        "26 fields",
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        ("embeds", 0, "fields"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "mentions both ways",
        {"content": "c", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        "a mention of an unknown kind",
        {"content": "c", "allowed_mentions": {"parse": ["cats"]}},
        ("allowed_mentions", "parse", 0),
        "BASE_TYPE_CHOICES",
    ),
    ("a list that is none", {"content": "c", "components": "x"}, ("components",), "LIST_TYPE_CONVERT"),
    ("a text that is none", {"content": 5}, ("content",), "BASE_TYPE_STRING"),
]


@pytest.mark.parametrize(
    ("body", "path", "code"), [one[1:] for one in REFUSED], ids=[one[0] for one in REFUSED]
)
async def test_a_message_is_refused_for(
    rest: RestClient, table: Channel, body: Json, path: tuple[str | int, ...], code: str
) -> None:
    reply = await rest.post(table, body)
    assert (reply.status, reply.code) == (400, 50035)
    assert code in reply.faults(*path)
    assert table.messages == {}


async def test_everything_at_its_limit_is_accepted(rest: RestClient, table: Channel) -> None:
    many = v2({"type": 17, "components": [text("x" * 100) for _ in range(38)]}, text("x" * 200))
    assert (await rest.post(table, many)).status == 200
    wide = v1(*[row(*[button(f"{n}{m}" + "x" * 98, label="x" * 80) for n in range(5)]) for m in range(5)])
    assert (await rest.post(table, wide)).status == 200
    select = {
        **SELECT,
        "options": [{"label": "x" * 100, "value": str(n)} for n in range(25)],
        "max_values": 25,
    }
    assert (await rest.post(table, v1(row(select)))).status == 200


async def test_an_empty_message_is_refused(rest: RestClient, table: Channel) -> None:
    assert (await rest.post(table, {})).code == 50006
    assert (await rest.post(table, {"content": None, "flags": V2, "components": []})).code == 50006


async def test_the_server_numbers_the_components(rest: RestClient, table: Channel) -> None:
    body = v2({"type": 17, "components": [{**text(), "id": 2}, SECTION]})
    (box,) = (await rest.post(table, body)).body["components"]
    section = box["components"][1]
    numbers = [box["id"], box["components"][0]["id"], section["id"], section["components"][0]["id"]]
    assert numbers == [1, 2, 3, 4]
    assert section["accessory"]["id"] == 5


async def test_the_v2_flag_may_be_added_by_an_edit_but_not_removed(rest: RestClient, table: Channel) -> None:
    sent = await rest.post(table, {"content": "old"})
    path = f"/channels/{table.id}/messages/{sent.body['id']}"
    half = await rest.send("PATCH", path, v2(text()))
    assert "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2" in half.faults("content")
    assert (await rest.send("PATCH", path, {**v2(text()), "content": None})).status == 200
    back = await rest.send("PATCH", path, {"content": "new", "flags": 0, "components": []})
    assert "MESSAGE_FLAGS_V2_REMOVED" in back.faults("flags")
    again = await rest.send("PATCH", path, {"components": [text("other")]})
    assert again.body["flags"] & V2
