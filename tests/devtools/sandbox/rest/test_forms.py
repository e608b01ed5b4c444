import io

import aiohttp
import pytest

from bot.devtools.sandbox import Channel
from bot.devtools.sandbox.errors import RefusedError
from bot.devtools.sandbox.rest.forms import parts
from tests.devtools.sandbox.raw import Raw

KIND = "multipart/form-data; boundary=x"
FIELD = b'--x\r\nContent-Disposition: form-data; name="a"'


@pytest.mark.parametrize(
    "name", ["plain.png", "two words.txt", 'a "b" c.txt', "back\\slash", "100 %", "grün.md"]
)
async def test_a_form_is_read_as_it_was_written(name: str) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "\r\n--"}')
    form.add_field("files[0]", bytes(range(256)) * 9 + b"\r\n", filename=name, content_type="image/png")
    form.add_field("files[1]", b"", filename=name)
    written = form()
    read = list(parts(written.content_type, await written.as_bytes()))
    assert [(one, content) for one, _, _, content in read] == [
        ("payload_json", b'{"content": "\r\n--"}'),
        ("files[0]", bytes(range(256)) * 9 + b"\r\n"),
        ("files[1]", b""),
    ]
    assert read[0][1] is None
    assert [file for _, file, _, _ in read[1:]] == [name, name]
    assert read[1][2] == "image/png"
    assert read[2][2] == "application/octet-stream"


def test_what_stands_before_and_behind_a_form_means_nothing() -> None:
    raw = b"hello\r\n" + FIELD + b"\r\n\r\n1\r\n--x--\r\n" + FIELD + b"\r\n\r\n2\r\n--x--"
    assert [content for _, _, _, content in parts('multipart/form-data; boundary="x"', raw)] == [b"1"]


@pytest.mark.parametrize(
    ("kind", "raw"),
    [
        ("multipart/form-data", FIELD + b"\r\n\r\n1\r\n--x--"),
        (KIND, b"1"),
        (KIND, FIELD + b"\r\n\r\n1"),
        (KIND, FIELD + b"\r\n\r\n1\r\n"),
        (KIND, FIELD + b"\r\n1\r\n--x--"),
        (KIND, b"--xy" + FIELD[3:] + b"\r\n\r\n1\r\n--x--"),
    ],
)
def test_a_form_that_does_not_hold_together_is_refused(kind: str, raw: bytes) -> None:
    with pytest.raises(RefusedError):
        list(parts(kind, raw))


async def test_a_form_takes_the_place_of_a_body(raw: Raw, table: Channel) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "here", "attachments": [{"id": 0, "description": "a dot"}]}')
    form.add_field("files[0]", b"dot", filename="dot.png", content_type="image/png")
    sent = await raw.send("POST", f"/channels/{table.id}/messages", data=form)
    assert sent.status == 200
    (message,) = table.messages.values()
    (file,) = message.attachments
    assert (message.content, file.filename, file.description, file.content) == (
        "here",
        "dot.png",
        "a dot",
        b"dot",
    )


async def test_a_form_whose_body_is_no_json_is_refused(raw: Raw, table: Channel) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", "{")
    form.add_field("files[0]", b"dot", filename="dot.png")
    refused = await raw.send("POST", f"/channels/{table.id}/messages", data=form)
    assert (refused.status, refused.code) == (400, 50109)


async def test_a_form_that_is_far_too_large_is_refused(raw: Raw, table: Channel) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", io.BytesIO(bytes(33 * 1024 * 1024)), filename="big.bin")
    refused = await raw.send("POST", f"/channels/{table.id}/messages", data=form)
    assert (refused.status, refused.code) == (413, 40005)
