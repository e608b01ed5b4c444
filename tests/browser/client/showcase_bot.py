"""A bot that responds to every component of the showcase as that component demands."""

import asyncio

from bot.devtools.sandbox.state.changes import Change
from tests.bot.devtools.sandbox.rest_client import EPHEMERAL, Json, RestClient
from tests.browser.client.showcase import MODAL

COMPLETE, MESSAGE, DEFER, FORM = 8, 4, 5, 9


class ShowcaseBot:
    """Responds to interactions, and keeps their data."""

    def __init__(self, rest: RestClient) -> None:
        self.rest = rest
        self.asked: list[Json] = []
        self.work: set[asyncio.Task[None]] = set()

    def hear(self, change: Change) -> None:
        """Respond to an interaction."""
        if change.kind == "interaction_create":
            task = asyncio.create_task(self.answer(change))
            self.work.add(task)

    async def answer(self, change: Change) -> None:
        """Send the response that the component demands."""
        asked = change.interaction
        assert asked is not None
        self.asked.append(asked.data)
        match asked.data.get("custom_id"), asked.type:
            case _, 4:
                rows = [{"name": "37 on pile 2", "value": 37}, {"name": "41", "value": 41}]
                reply = await self.rest.answer(asked, COMPLETE, {"choices": rows})
            case "one", _:
                reply = await self.rest.answer(asked, FORM, MODAL)
            case "two", _:
                return
            case "three", _:
                reply = await self.rest.answer(asked, DEFER, {"flags": EPHEMERAL})
            case _:
                reply = await self.rest.answer(asked, MESSAGE, {"content": "heard", "flags": EPHEMERAL})
        assert reply.status in (200, 204), reply.body
