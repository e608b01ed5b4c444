"""Tasks that run beside everything else, kept until they are done."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """A set of running tasks: asyncio itself keeps only weak references to a task."""

    def __init__(self) -> None:
        """Start with no tasks."""
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine in the background, and return its task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def wait(self) -> None:
        """Wait until all tasks are done, including tasks that are started meanwhile.

        If the caller is cancelled, the tasks go on.
        """
        while self._tasks:
            await asyncio.wait(self._tasks)
