"""A network that swallows everything between the bot and Discord's gateway."""

import asyncio
from unittest.mock import AsyncMock
from urllib.parse import urlsplit

import pytest
import yarl
from aiohttp import ClientWSTimeout
from discord.gateway import DiscordWebSocket

from bot.devtools.sandbox.gateway import gateway
from tests.bot.bot_session import BotSession
from tests.silent_proxy import silence_port


async def test_a_click_in_a_silent_network_is_answered_once_it_is_back(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await session.open()
    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 100)
    async with silence_port(urlsplit(session.sandbox.gateway_url).port or 0) as proxy:
        through = f"ws://127.0.0.1:{proxy.port}/gateway"
        monkeypatch.setattr(session.sandbox.gateway, "url", through)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(through))
        # Discord allows no second session within five seconds; the sandbox's limit is off.
        monkeypatch.setattr(session.bot, "before_identify_hook", AsyncMock())
        connected = asyncio.create_task(session.bot.wait_for("shard_connect"))
        await asyncio.sleep(0)
        await session.sandbox.drop_gateway(resumable=False)
        await connected
        known = proxy.connections
        assert known > 0
        proxy.go_silent()
        # discord.py gives a connection up after 60 s without a word, and waits for its end for 30 s.
        websocket = session.bot.shards[0]._parent.ws
        assert websocket._keep_alive is not None
        monkeypatch.setattr(websocket._keep_alive, "heartbeat_timeout", 0.5)
        monkeypatch.setattr(websocket.socket, "_timeout", ClientWSTimeout(ws_close=0.1))
        leaving = asyncio.create_task(session.ben.click(table, "Leave"))
        await proxy.wait_for_connection(known + 1)
        assert not leaving.done()
        proxy.recover()
        done = await leaving
        assert not done.failed
        assert session.sandbox.stats.resumes == 1
        await session.quiet()
        assert "Ben" not in table.text
