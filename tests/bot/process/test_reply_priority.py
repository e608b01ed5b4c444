import asyncio
from unittest.mock import Mock

import pytest

from bot.components.reply import Reply
from bot.process import reply_priority
from bot.process.background_tasks import BackgroundTasks
from bot.process.reply_priority import MAX_WAIT, ReplyPriority


def test_work_waits_for_no_reply_where_none_is_made() -> None:
    with pytest.raises(StopIteration):
        ReplyPriority().wait().send(None)


async def test_work_goes_on_when_the_last_reply_is_written() -> None:
    priority, done, tasks = ReplyPriority(), list[str](), BackgroundTasks()

    async def show_others() -> None:
        await priority.wait()
        done.append("others")

    async def write(reply: str) -> None:
        done.append(reply)

    async def make_reply(reply: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        priority.end(reply)
        # As aiohttp does it: a request begins at once, and a task of its own writes it.
        await asyncio.create_task(write(reply))

    for reply in ("first", "second"):
        priority.begin(reply)
    tasks.start(show_others())
    await asyncio.gather(make_reply("first", 0), make_reply("second", 0.005))
    await tasks.wait()

    assert done == ["first", "second", "others"]


async def test_work_that_begins_while_a_reply_is_written_comes_after_it() -> None:
    priority, done, tasks = ReplyPriority(now=lambda: 0.0), list[str](), BackgroundTasks()

    async def show_others() -> None:
        await priority.wait()
        done.append("others")

    async def write() -> None:
        done.append("reply")

    priority.begin("reply")
    tasks.start(show_others())
    priority.end("reply")
    await asyncio.create_task(write())
    await tasks.wait()

    assert done == ["reply", "others"]


async def test_work_waits_for_no_reply_that_was_written_long_ago() -> None:
    now = 0.0
    priority = ReplyPriority(now=lambda: now)
    priority.begin("reply")
    priority.end("reply")
    now = 2 * MAX_WAIT

    with pytest.raises(StopIteration):
        priority.wait().send(None)


async def test_a_reply_that_begins_between_two_pieces_of_work_comes_before_the_second() -> None:
    priority, done, tasks = ReplyPriority(), list[str](), BackgroundTasks()
    clicked = asyncio.Event()

    async def show_others(number: int) -> None:
        await priority.wait()
        done.append(f"others {number}")
        if number == 1:
            priority.begin("later")
            clicked.set()

    async def finish_later() -> None:
        await clicked.wait()
        done.append("later")
        priority.end("later")

    priority.begin("early")
    for number in (1, 2):
        tasks.start(show_others(number))
    tasks.start(finish_later())
    await asyncio.sleep(0)
    priority.end("early")
    await tasks.wait()

    assert done == ["others 1", "later", "others 2"]


async def test_work_waits_only_so_long_for_a_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply_priority, "MAX_WAIT", 0.0)
    priority = ReplyPriority()
    priority.begin("never written")

    await asyncio.gather(priority.wait(), priority.wait())


async def test_work_that_is_cancelled_while_it_waits_holds_up_no_other() -> None:
    priority = ReplyPriority()
    priority.begin("reply")
    cancelled, other = (asyncio.create_task(priority.wait()) for _ in range(2))
    await asyncio.sleep(0)
    cancelled.cancel()
    priority.end("reply")

    await other


async def test_ending_a_reply_twice_ends_no_other() -> None:
    priority, waited = ReplyPriority(), list[bool]()

    async def wait() -> None:
        await priority.wait()
        waited.append(True)

    for reply in ("first", "second"):
        priority.begin(reply)
    waiting = asyncio.create_task(wait())
    for _ in range(2):
        priority.end("first")
        for _ in range(5):
            await asyncio.sleep(0)
    assert not waited

    priority.end("second")
    await waiting


async def test_other_work_waits_from_the_start_of_a_reply_until_it_is_sent() -> None:
    priority = ReplyPriority()
    reply = Reply(Mock(), priority)
    reply.start_timer()
    waiting = asyncio.create_task(priority.wait())
    for _ in range(5):
        await asyncio.sleep(0)
    assert not waiting.done()

    reply.stop_timer()
    await waiting
