"""The program `unspoken play`, and users who open its page."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass

from playwright.async_api import Browser

from tests.browser.browser_user import BrowserUser

DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 90_000.0
"""Milliseconds that a page, or a restarted bot, may take on a busy machine."""


@dataclass
class PlayProgram:
    """The running program, and a browser for its page."""

    url: str
    browser: Browser

    async def open_page(
        self, name: str, size: tuple[int, int] = DESKTOP, *, alone: bool = True
    ) -> BrowserUser:
        """Open the page as one user, or the page with all users."""
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en-US", timezone_id="Europe/Berlin"
        )
        context.set_default_timeout(PATIENCE)
        address = f"{self.url}/?as={name}" if alone else self.url
        return await BrowserUser.open(await context.new_page(), address, name)


@contextlib.asynccontextmanager
async def run_play(browser: Browser) -> AsyncIterator[PlayProgram]:
    """Start the program, and end it as Ctrl-C does."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--port", "0", "--no-browser", "--companions", "0"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        yield PlayProgram(line.split()[-1], browser)
        process.terminate()
        _, complaints = await process.communicate()
        assert (process.returncode, complaints.decode()) == (0, "")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
