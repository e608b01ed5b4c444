import io

import aiohttp
import pytest

from bot.devtools.sandbox import Channel
from tests.bot.devtools.sandbox.rest_client import RestClient

KIND = "multipart/form-data; boundary=x"
FIELD = b'--x\r\nContent-Disposition: form-data; name="payload_json"'
HELLO = b'\r\n\r\n{"content": "hello"}'


@pytest.mark.parametrize(
    "name", ["plain.png", "two words.txt", 'a "b" c.txt', "back\\slash", "100 %", "grün.md"]
)
async def test_a_form_is_read_as_it_was_written(rest: RestClient, table: Channel, name: str) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "--x"}')
    form.add_field("files[0]", bytes(range(256)) * 9 + b"\r\n", filename=name, content_type="image/png")
    form.add_field("files[1]", b"", filename=name)
    sent = await rest.send("POST", f"/channels/{table.id}/messages", data=form)
    assert sent.status == 200
    (message,) = table.messages.values()
    assert message.content == "--x"
    assert [(one.filename, one.content, one.content_type) for one in message.attachments] == [
        (name, bytes(range(256)) * 9 + b"\r\n", "image/png"),
        (name, b"", "application/octet-stream"),
    ]


async def test_what_stands_before_and_behind_a_form_means_nothing(rest: RestClient, table: Channel) -> None:
    form = b"hello\r\n" + FIELD + HELLO + b"\r\n--x--\r\n" + FIELD + b"\r\n\r\n2\r\n--x--"
    kind = 'multipart/form-data; boundary="x"'
    sent = await rest.send("POST", f"/channels/{table.id}/messages", data=form, kind=kind)
    assert sent.status == 200
    assert [message.content for message in table.messages.values()] == ["hello"]


@pytest.mark.parametrize(
    ("kind", "form"),
    [
        ("multipart/form-data", FIELD + HELLO + b"\r\n--x--"),
        (KIND, b"1"),
        (KIND, FIELD + HELLO),
        (KIND, FIELD + HELLO + b"\r\n"),
        (KIND, FIELD + b"\r\n1\r\n--x--"),
        (KIND, b"--xy" + FIELD[3:] + HELLO + b"\r\n--x--"),
    ],
)
async def test_a_form_that_does_not_hold_together_is_refused(
    rest: RestClient, table: Channel, kind: str, form: bytes
) -> None:
    refused = await rest.send("POST", f"/channels/{table.id}/messages", data=form, kind=kind)
    assert refused.status == 400
    assert table.messages == {}


async def test_a_form_takes_the_place_of_a_body(rest: RestClient, table: Channel) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "here", "attachments": [{"id": 0, "description": "a dot"}]}')
    form.add_field("files[0]", b"dot", filename="dot.png", content_type="image/png")
    sent = await rest.send("POST", f"/channels/{table.id}/messages", data=form)
    assert sent.status == 200
    (message,) = table.messages.values()
    (file,) = message.attachments
    assert (message.content, file.filename, file.description, file.content) == (
        "here",
        "dot.png",
        "a dot",
        b"dot",
    )


async def test_a_form_whose_body_is_no_json_is_refused(rest: RestClient, table: Channel) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", "{")
    form.add_field("files[0]", b"dot", filename="dot.png")
    refused = await rest.send("POST", f"/channels/{table.id}/messages", data=form)
    assert (refused.status, refused.code) == (400, 50109)


async def test_a_form_that_is_far_too_large_is_refused(rest: RestClient, table: Channel) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", io.BytesIO(bytes(33 * 1024 * 1024)), filename="big.bin")
    refused = await rest.send("POST", f"/channels/{table.id}/messages", data=form)
    assert (refused.status, refused.code) == (413, 40005)
