import io
import json
import warnings
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import Route, handle_message_parameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.components import forms
from bot.components.attachments import Download, Picture, attached_file
from bot.components.layout import Layout
from bot.components.message_files import files_to_upload
from tests.bot.connected import House

DOT = attached_file("dot", "png", b"\x89PNG\r\n\r\n--" + bytes(range(256)))
MOVES = attached_file("moves", "txt", b"")


class Reader:
    """A server that keeps the forms it is sent, as aiohttp reads them."""

    def __init__(self) -> None:
        self.forms: list[list[tuple[str | None, str | None, bytes]]] = []
        self.lengths: list[int | None] = []
        self.statuses: Iterator[int] = iter(())

    async def handle(self, request: web.Request) -> web.Response:
        read = []
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            read.append((part.name, part.filename, bytes(await part.read())))
        self.forms.append(read)
        self.lengths.append(request.content_length)
        return web.json_response({}, status=next(self.statuses, 200))


@pytest.fixture
def reader() -> Reader:
    return Reader()


async def send(reader: Reader, files: list[discord.File], monkeypatch: pytest.MonkeyPatch) -> None:
    """Send a message with files the way answers go."""
    app = web.Application(client_max_size=1 << 30)
    app.router.add_post("/{rest:.*}", reader.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(Route, "BASE", f"http://{host}:{port}")
    forms.in_one_piece()
    adapter: AsyncWebhookAdapter = async_context.get()
    try:
        async with aiohttp.ClientSession() as session:
            with handle_message_parameters("grüße", files=files) as parameters:
                await adapter.request(
                    Route("POST", "/hook"), session, multipart=parameters.multipart, files=parameters.files
                )
    finally:
        await runner.cleanup()


async def test_a_form_is_read_as_it_was_meant(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    layout = Layout((Picture(DOT, "a dot"), Download(MOVES)))
    await send(reader, files_to_upload(layout), monkeypatch)
    ((body, *files),) = reader.forms
    assert body[:2] == ("payload_json", None)
    assert json.loads(body[2])["content"] == "grüße"
    assert files == [("files[0]", DOT.name, DOT.content), ("files[1]", MOVES.name, MOVES.content)]
    assert reader.lengths != [None]


async def test_a_name_ends_no_line_find_mistakes(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="header injection"):
        await send(reader, [discord.File(io.BytesIO(b"1"), 'a"b\r\nc.txt')], monkeypatch)
    assert reader.forms == []


async def test_a_form_that_was_not_taken_is_sent_again_whole(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.statuses = iter((502,))
    layout = Layout((Picture(DOT, "a dot"),))
    await send(reader, files_to_upload(layout), monkeypatch)
    first, second = reader.forms
    assert first == second
    assert second[1] == ("files[0]", DOT.name, DOT.content)


async def test_a_large_file_arrives_whole(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    large = bytes(3 << 20)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        await send(reader, [discord.File(io.BytesIO(large), "large.bin")], monkeypatch)
    assert reader.forms[0][1] == ("files[0]", "large.bin", large)


async def test_the_bot_sends_its_answers_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []
    form = forms.form

    async def noted(fields: Sequence[Mapping[str, Any]]) -> tuple[bytes, str]:
        body, kind = await form(fields)
        made.append(body)
        return body, kind

    monkeypatch.setattr(forms, "form", noted)
    await house.start()
    hand = house.hand(house.anna)
    assert any(hand.attachments[0].content in one for one in made)
