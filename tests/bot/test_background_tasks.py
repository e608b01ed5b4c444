import asyncio

from bot.background_tasks import BackgroundTasks, let_reply_go_first


async def test_a_reply_is_written_before_the_work_that_lets_it_go_first() -> None:
    done: list[str] = []
    tasks = BackgroundTasks()

    async def show_others() -> None:
        await let_reply_go_first()
        done.append("others")

    async def write() -> None:
        done.append("reply")

    tasks.start(show_others())
    # As aiohttp does it: a request begins at once, and a task of its own writes it.
    await asyncio.create_task(write())
    await tasks.wait()

    assert done == ["reply", "others"]
