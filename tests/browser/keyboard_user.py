"""A user without a mouse: types commands, and reaches buttons and menus with Tab and the arrow keys."""

import re
from typing import Final

from playwright.async_api import Page

_MAX_STOPS: Final = 120
"""How often a user presses Tab before they give up."""
_FOCUSED = """() => {
  const here = document.activeElement;
  const works = here.matches("article.message button") && !here.disabled && here.ariaBusy !== "true";
  return works ? here.ariaLabel ?? here.textContent.trim() : "";
}"""

_OTHER_OPTION = """before => {
  const active = document.querySelector("[role=option].active");
  return active && active.innerText !== before;
}"""


class KeyboardUser:
    """A user whose only device is the keyboard."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.faults: list[str] = []
        """Errors that the browser reported."""
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)

    async def type_command(self, line: str) -> None:
        """Type a slash command without options, and send it; letters go to the message box."""
        await self._page.keyboard.type(f"/{line}")
        await self._page.get_by_role("option").filter(has_text=re.compile(f"^/?{line}")).first.wait_for()
        await self._page.keyboard.press("Enter")
        await self._page.keyboard.press("Enter")

    async def press(self, label: str) -> None:
        """Go to the newest button of this label, and press it."""
        await self._page.get_by_role("button", name=label, exact=True, disabled=False).last.wait_for()
        await self._go_to(label)
        await self._page.keyboard.press("Enter")

    async def pick(self, option: str) -> None:
        """Pick a radio button in an open form, and submit it."""
        radio = self._page.get_by_role("radio", name=option, exact=True)
        await radio.focus()
        await self._page.keyboard.press("Space")
        await self._page.keyboard.press("Enter")

    async def choose(self, menu: str, option: str) -> None:
        """Go to the newest menu of this name, and choose one of its options."""
        await self._page.get_by_role("combobox", name=menu, exact=True).last.wait_for()
        await self._go_to(menu)
        await self._page.keyboard.press("ArrowDown")
        active = self._page.locator("[role=option].active")
        chosen = self._page.get_by_role("option", name=option, exact=True)
        for _ in range(await self._page.get_by_role("option").count()):
            if "active" in (await chosen.get_attribute("class") or ""):
                break
            before = await active.first.inner_text() if await active.count() else ""
            await self._page.keyboard.press("ArrowDown")
            # A slow page would otherwise be a key behind.
            await self._page.wait_for_function(_OTHER_OPTION, arg=before)
        await self._page.keyboard.press("Enter")

    async def read(self, text: str) -> None:
        """Wait until a message with this text is on the screen, and nothing is beyond its edge."""
        await self._page.locator("article.message", has_text=text).last.wait_for()
        wide = await self._page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, f"the page is wider than the screen: {text}"

    async def _go_to(self, label: str) -> None:
        """Move backwards, and around from the first to the last, until the focus is there."""
        for _ in range(_MAX_STOPS):
            await self._page.keyboard.press("Shift+Tab")
            if await self._page.evaluate(_FOCUSED) == label:
                return
        raise AssertionError(label)
