"""The end of the process, while work is still going on."""

import asyncio
import logging
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import discord
import pytest

from bot.hosting import run
from bot.interactions.replies import ErrorReplies
from bot.renderers.names import MemberNames

if TYPE_CHECKING:
    from bot.client import Unspoken
    from bot.interactions.context import InteractionContext
    from bot.interactions.replies import HandReplies


async def test_work_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "GRACE", 0.01)
    never, closed = asyncio.Event(), asyncio.Event()

    async def close() -> None:
        closed.set()

    connected = asyncio.create_task(asyncio.sleep(3600))
    client = SimpleNamespace(finish=never.wait, close=close)
    await run.shut_down(cast("Unspoken", client), connected)
    assert closed.is_set()
    assert connected.cancelled()


async def test_a_reply_that_the_end_cuts_off_is_no_fault_of_the_bot(caplog: pytest.LogCaptureFixture) -> None:
    client = SimpleNamespace(is_closed=lambda: True)
    interaction = SimpleNamespace(type=discord.InteractionType.component, client=client)
    context = SimpleNamespace(interaction=interaction, loaded_table=None)
    replies = ErrorReplies(cast("HandReplies", None), MemberNames())
    with caplog.at_level(logging.WARNING):
        await replies.reply_with_error(cast("InteractionContext", context), RuntimeError("Session is closed"))
    (record,) = caplog.records
    assert (record.levelname, record.exc_info) == ("WARNING", None)
    assert record.getMessage().endswith("RuntimeError")
