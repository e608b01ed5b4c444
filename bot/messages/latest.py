"""Shows the newest state of something in the background: one update at a time, until nothing has changed."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Final

import discord

from bot.components.discord_faults import DISCORD_FAULTS, THREAD_ARCHIVED
from bot.process.background_tasks import BackgroundTasks
from bot.process.reply_priority import ReplyPriority
from data.errors import DatabaseRefused
from engine.refusals import Refusal

log = logging.getLogger(__name__)

EDIT_INTERVAL = 1.0
"""Seconds between two edits of one message."""
MAX_ATTEMPTS: Final = 8
MAX_BACKOFF = 30.0
"""The longest pause before another attempt, in seconds."""


class UpdateGroup:
    """The updates of one kind, which are waited for and stopped together."""

    def __init__(self, reply_priority: ReplyPriority) -> None:
        self.reply_priority = reply_priority
        self.tasks = BackgroundTasks()
        self.stopped = False
        """Whether the connection is about to be closed: what fails then is not tried again."""


class LatestUpdate:
    """Calls `show` after each request; requests during a call become one more call."""

    def __init__(
        self,
        group: UpdateGroup,
        subject: str,
        show: Callable[[], Awaitable[None]],
        *,
        pause: Callable[[], float] = lambda: EDIT_INTERVAL,
        attempts: int = MAX_ATTEMPTS,
        on_failure: Callable[[Exception], Awaitable[None]] | None = None,
        on_idle: Callable[[], None] = lambda: None,
    ) -> None:
        """Show `subject`, which is its name in the log.

        `pause` returns the seconds before the next call; `on_failure` is called with the error when Discord
        or a rule refuses for good, or `attempts` calls have failed; `on_idle` when nothing is left to show.
        """
        self._group = group
        self._subject = subject
        self._show = show
        self._pause = pause
        self._attempts = attempts
        self._on_failure = on_failure or self._log_failure
        self._on_idle = on_idle
        self._due = False
        self._held = False
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self._shown = asyncio.Event()
        self._shown.set()

    @property
    def is_shown(self) -> bool:
        """Whether nothing has been requested since the last call that succeeded began."""
        return self._shown.is_set()

    @property
    def is_running(self) -> bool:
        """Whether a task calls `show`; a cancelled task does not."""
        return self._task is not None and not self._task.done()

    def request(self, within: float = 0.0) -> None:
        """Show the newest state now, or after `within` seconds unless that is due earlier."""
        loop = asyncio.get_running_loop()
        if within <= 0:
            self.cancel_timer()
            self._due = True
            self._shown.clear()
            self._start()
        elif self._timer is None or self._timer.when() > loop.time() + within:
            self.cancel_timer()
            self._timer = loop.call_later(within, self._on_timer)

    def request_if_running(self) -> None:
        """Show the newest state once more if a call is under way, which may know less."""
        if self.is_running:
            self.request()

    def hasten(self) -> None:
        """Request at once what was to be requested later."""
        if self._timer is not None:
            self.request()

    def cancel_timer(self) -> None:
        """Drop a request that was to come later."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @contextlib.contextmanager
    def hold(self) -> Iterator[None]:
        """Start no call inside the block; what is requested meanwhile is shown after it."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
            if self._due:
                self._start()

    @contextlib.asynccontextmanager
    async def take_turn(self, within: float) -> AsyncIterator[None]:
        """Let no call run inside the block, which begins at the latest after `within` seconds."""
        try:
            await asyncio.wait_for(self._turn.acquire(), within)
        except TimeoutError:
            yield
            return
        try:
            yield
        finally:
            self._turn.release()

    async def wait_until_shown(self, within: float) -> bool:
        """Return True as soon as the newest state is shown, False after `within` seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._shown.wait(), within)
        return self.is_shown

    def _on_timer(self) -> None:
        self._timer = None
        if not self._group.stopped:
            self.request()

    def _start(self) -> None:
        if not self._held and not self.is_running:
            self._task = self._group.tasks.start(self._run())

    async def _run(self) -> None:
        failures = 0
        while self._due:
            await self._group.reply_priority.wait()
            self._due = False
            try:
                async with self._turn:
                    await self._show()
            except discord.RateLimited as fault:
                self._due = True
                self._try_later(fault.retry_after)
                return
            except (*DISCORD_FAULTS, Refusal) as fault:
                failures += 1
                if _may_pass(fault) and failures < self._attempts and not self._group.stopped:
                    self._due = True
                    log.warning("%s could not be shown yet: %s", self._subject, type(fault).__name__)
                    await asyncio.sleep(min(2.0**failures, MAX_BACKOFF))
                    continue
                failures = 0
                await self._on_failure(fault)
            except Exception as fault:  # noqa: BLE001 - it is logged
                self._log_bug(fault)
            else:
                failures = 0
                if not self._due:
                    self._shown.set()
            await asyncio.sleep(self._pause())
        self._task = None
        self._on_idle()

    def _try_later(self, seconds: float) -> None:
        """Try again after a wait that Discord asks for, or with the next request."""
        log.warning("%s is behind: Discord takes it in %.0f s", self._subject, seconds)
        self._task = None
        if not self._group.stopped:
            self.request(seconds)

    async def _log_failure(self, fault: Exception) -> None:
        reason = fault.text if isinstance(fault, discord.HTTPException) else type(fault).__name__
        log.info("%s is not shown: %s", self._subject, reason)

    def _log_bug(self, fault: Exception) -> None:
        """Log an error of ours; after the end of the connection, the next start shows what is missing."""
        if self._group.stopped:
            log.warning("%s was not shown before the end: %s", self._subject, type(fault).__name__)
        else:
            log.error("%s: showing it failed", self._subject, exc_info=fault)


def _may_pass(fault: Exception) -> bool:
    """Return True if another attempt may succeed."""
    if isinstance(fault, Refusal):
        return isinstance(fault, DatabaseRefused)
    if isinstance(fault, discord.HTTPException) and fault.code == THREAD_ARCHIVED:
        return False
    return not isinstance(fault, discord.Forbidden | discord.NotFound)
