"""Batches: the actions of many people at one time are stored in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")


class Batches(Generic[KeyT, ItemT, ResultT]):
    """Saves items of the same key together, as soon as those before them are saved."""

    def __init__(self, save: Callable[[KeyT, Sequence[ItemT]], Awaitable[ResultT]]) -> None:
        """Save with this function, which stores all items in their order, or none."""
        self._save = save
        self._saving = asyncio.Lock()
        self._waiting: dict[KeyT, list[tuple[ItemT, asyncio.Future[ResultT]]]] = {}

    async def add(self, key: KeyT, item: ItemT) -> ResultT:
        """Save an item; return, or raise, the answer to its batch."""
        saved: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, []).append((item, saved))
        async with self._saving:
            if not saved.done():
                await self._save_waiting(key)
        return await saved

    async def _save_waiting(self, key: KeyT) -> None:
        batch = self._waiting.pop(key)
        try:
            result = await self._save(key, [item for item, _ in batch])
        except Exception as fault:  # noqa: BLE001 - each of those who wait raises it
            for _, saved in batch:
                saved.set_exception(fault)
        except BaseException:
            # Only this task was cancelled: the next that waits saves the batch.
            self._waiting[key] = [*batch, *self._waiting.get(key, [])]
            raise
        else:
            for _, saved in batch:
                saved.set_result(result)
