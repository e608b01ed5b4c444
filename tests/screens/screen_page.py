"""The sandbox's page with messages of our own in it: whole screens as people see them, without a bot."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final
from urllib.parse import urlsplit

from PIL import Image
from playwright.async_api import Browser, Page, Route, WebSocketRoute

from bot.devtools.preview.tables import GUILD, NAMES, NOW, user_at
from bot.devtools.sandbox.page.files import STATIC, TYPES, read_words
from bot.pictures.emojis import render_emojis
from tests.screens.catalogue import EMOJI_IDS, Screen

_ADDRESS: Final = "http://localhost"
_BOT: Final = {"id": "1000", "username": "Unspoken", "global_name": "Unspoken", "bot": True}
_CHANNEL: Final = "1100"
_VIEWPORT_HEIGHT: Final = 2400
_EPHEMERAL: Final = 1 << 6
_COMPONENTS_V2: Final = 1 << 15
_FAULTS = """(message) => {
  const room = document.documentElement.clientWidth;
  const faults = [];
  for (const one of message.querySelectorAll(".body *")) {
    const box = one.getBoundingClientRect();
    if (!box.width || one.closest(".unseen")) continue;
    const name = one.textContent.trim().slice(0, 40) || one.alt || one.tagName;
    if (box.right > room + 0.5) faults.push(`beyond the edge: ${name}`);
    if (one.matches(".label, .text") && one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${name}`);
    if (one.matches("img") && !one.alt) faults.push("a picture without an alt text");
    if (one.matches("img") && !one.naturalWidth) faults.push(`a picture that is not there: ${name}`);
  }
  return faults;
}"""


@dataclass(frozen=True, slots=True)
class Look:
    """How the page is seen."""

    width: int
    """Pixels of the page, as on a phone or a desktop."""
    dark: bool
    locale: str


class ScreenPage:
    """A page that shows screens to one person."""

    def __init__(self, page: Page, screens: Sequence[Screen]) -> None:
        self._page = page
        self._screens = screens

    async def find_faults(self, screen: Screen) -> list[str]:
        """Return the faults that a person would notice: texts cut off, a part outside, a missing picture."""
        found: list[str] = await self._find(screen).evaluate(_FAULTS)
        return found

    async def take(self, screen: Screen) -> Image.Image:
        """Take a picture of a screen."""
        taken = await self._find(screen).screenshot(animations="disabled", caret="hide")
        return Image.open(BytesIO(taken)).convert("RGB")

    def _find(self, screen: Screen) -> Any:  # noqa: ANN401 - a locator
        return self._page.locator(f'article[data-id="{self._screens.index(screen) + 1}"]')


@asynccontextmanager
async def show_screens(browser: Browser, look: Look, screens: Sequence[Screen]) -> AsyncIterator[ScreenPage]:
    """Open the page with these screens in its channel."""
    context = await browser.new_context(
        viewport={"width": look.width, "height": _VIEWPORT_HEIGHT},
        color_scheme="dark" if look.dark else "light",
        locale=look.locale,
        timezone_id="Europe/Berlin",
    )
    page = await context.new_page()
    files = {
        f"/files/{number}/{file.name}": file.content
        for number, screen in enumerate(screens, 1)
        for file in screen.layout.files
    }
    emojis = render_emojis()
    files |= {f"/emojis/{key}.png": emojis[name] for name, key in EMOJI_IDS.items()}

    async def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path in files:
            await route.fulfill(body=files[path], content_type="image/png")
            return
        if path == "/words.json":
            await route.fulfill(json=read_words())
            return
        file = STATIC / (path.removeprefix("/static/") if path != "/" else "index.html")
        await route.fulfill(body=file.read_bytes(), content_type=TYPES[file.suffix])

    def greet(socket: WebSocketRoute) -> None:
        socket.send(json.dumps(_write_hello(look, screens)))

    await page.route("**/*", serve)
    await page.route_web_socket("**/live**", greet)
    await page.goto(f"{_ADDRESS}/?as={NAMES[0]}")
    await page.locator(f'article[data-id="{len(screens)}"]').wait_for()
    # Pictures load when they come near: all of them are to be there.
    await page.evaluate(
        """() => Promise.all([...document.images].map((one) => {
          one.loading = "eager";
          return one.decode().catch(() => null);
        }))"""
    )
    await page.add_style_tag(content=".latest { display: none }")
    try:
        yield ScreenPage(page, screens)
    finally:
        await context.close()


def _write_hello(look: Look, screens: Sequence[Screen]) -> dict[str, object]:
    people = [
        {"id": str(user_at(seat)), "name": name, "locale": look.locale} for seat, name in enumerate(NAMES)
    ]
    return {
        "op": "hello",
        "view": "screens",
        "resumed": False,
        "now": NOW.isoformat(),
        "you": people[0],
        "people": people,
        "most_people": len(people),
        "locales": [look.locale],
        "bot": {"id": _BOT["id"], "name": _BOT["username"]},
        "state": {"bot": "connected", "words": "", "slow": 0, "can_restart": False},
        "guild": {"id": str(GUILD), "name": "Game night", "locale": look.locale},
        "channels": [{"id": _CHANNEL, "name": "table", "type": 0, "parent": None}],
        "commands": [],
        "message_commands": [],
        "messages": [_write_message(number, screen) for number, screen in enumerate(screens, 1)],
    }


def _write_message(number: int, screen: Screen) -> dict[str, object]:
    return {
        "id": str(number),
        "channel_id": _CHANNEL,
        "type": 0,
        "author": _BOT,
        "content": "",
        "timestamp": NOW.replace(year=NOW.year - 1, hour=number % 24).isoformat(),
        "edited_timestamp": None,
        "flags": _COMPONENTS_V2 | (_EPHEMERAL if screen.private else 0),
        "components": _resolve(screen.layout.components(), number, screen),
        "attachments": [],
        "embeds": [],
        "mentions": [],
        "reactions": [],
    }


def _resolve(value: Any, number: int, screen: Screen) -> Any:  # noqa: ANN401 - JSON
    """Replace the names of attached files by their addresses, and write ids as texts, as Discord does."""
    if isinstance(value, list):
        return [_resolve(one, number, screen) for one in value]
    if not isinstance(value, dict):
        return value
    resolved = {key: _resolve(one, number, screen) for key, one in value.items()}
    if isinstance(resolved.get("id"), int):
        resolved["id"] = str(resolved["id"])
    url = resolved.get("url")
    if isinstance(url, str) and url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        file = next(one for one in screen.layout.files if one.name == name)
        width, height = Image.open(BytesIO(file.content)).size
        resolved |= {"url": f"{_ADDRESS}/files/{number}/{name}", "width": width, "height": height}
    return resolved
