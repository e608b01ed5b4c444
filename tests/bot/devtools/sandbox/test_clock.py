"""The sandbox's clock."""

import asyncio
import time

import pytest

from bot.devtools.sandbox import clock as sandbox_clock
from bot.devtools.sandbox.clock import Clock


async def test_time_in_which_the_event_loop_stood_still_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sandbox_clock, "STALL", 0.02)
    clock, rung = Clock(), asyncio.Event()
    alarm = clock.call_at(clock.now() + 0.01, rung.set)
    due = alarm.due
    asyncio.get_running_loop().call_soon(time.sleep, 0.1)
    await rung.wait()
    assert alarm.due - due >= 0.05


async def test_an_alarm_rings_once_the_clock_is_moved_past_it() -> None:
    clock, rung = Clock(), asyncio.Event()
    alarm = clock.call_at(clock.now() + 3600, rung.set)
    due = alarm.due
    clock.advance(7200)
    await rung.wait()
    assert alarm.due == due
    assert not clock.alarms
