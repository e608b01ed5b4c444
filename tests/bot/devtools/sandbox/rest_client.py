"""A plain HTTP client, for requests that no client library would send."""

import json
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.devtools.sandbox import Channel, Interaction, Sandbox

Json = dict[str, Any]


@dataclass(frozen=True)
class RestResponse:
    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        return int(self.body["code"])

    def faults(self, *path: str | int) -> list[str]:
        node = self.body["errors"]
        for step in path:
            node = node[str(step)]
        return [one["code"] for one in node["_errors"]]


class RestClient:
    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._session = aiohttp.ClientSession()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._session.close()

    async def send(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        key: str = "",
        data: aiohttp.FormData | bytes | None = None,
        kind: str = "",
    ) -> RestResponse:
        headers = {"Authorization": f"Bot {key or self._sandbox.token}"}
        if kind:
            headers["Content-Type"] = kind
        content: str | aiohttp.FormData | bytes | None = data
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = json.dumps(body)
        url = f"{self._sandbox.api_url}{path}"
        async with self._session.request(method, url, data=content, headers=headers) as answer:
            text = await answer.text()
            parsed = json.loads(text) if text.startswith(("{", "[")) else text or None
            return RestResponse(answer.status, parsed, dict(answer.headers))

    async def post(self, channel: Channel, body: Json) -> RestResponse:
        return await self.send("POST", f"/channels/{channel.id}/messages", body)

    async def commands(self, *commands: Json) -> RestResponse:
        return await self.send("PUT", f"/applications/{self.app}/commands", list(commands))

    async def answer(self, interaction: Interaction, kind: int, data: Json | None = None) -> RestResponse:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        return await self.send("POST", path, {"type": kind, "data": data or {}})

    async def follow_up(self, interaction: Interaction, body: Json) -> RestResponse:
        return await self.send("POST", f"/webhooks/{self.app}/{interaction.token}", body)

    async def change(self, interaction: Interaction, body: Json, message: str = "@original") -> RestResponse:
        path = f"/webhooks/{self.app}/{interaction.token}/messages/{message}"
        return await self.send("PATCH", path, body)

    @property
    def app(self) -> int:
        return self._sandbox.world.bot.id


def button(custom_id: str = "a", **more: object) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **more}


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def text(content: str = "words") -> Json:
    return {"type": 10, "content": content}


PLAY: Json = {"name": "play", "description": "Play a card"}
V2 = 1 << 15
EPHEMERAL = 1 << 6
