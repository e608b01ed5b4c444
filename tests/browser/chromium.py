"""A real Chromium, if one is installed; the one without a window of its own takes half of the CPU."""

import contextlib
import shutil
from collections.abc import AsyncIterator

from playwright.async_api import Browser, async_playwright

NAMES = (
    *("chromium-headless-shell", "chrome-headless-shell"),
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LEFT_OUT = (
    "the browser tests were left out: no Chromium was found"
    " (Debian has it as the package chromium-headless-shell)"
)


def find_chromium() -> str | None:
    """Return the path of an installed Chromium."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start Chromium in headless mode.

    Raises:
        FileNotFoundError: there is none.
    """
    path = find_chromium()
    if path is None:
        raise FileNotFoundError(LEFT_OUT)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            await browser.close()
