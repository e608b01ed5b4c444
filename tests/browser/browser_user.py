"""A user in a browser: reads what the page draws, clicks and types, and keeps the frames it receives."""

import asyncio
import contextlib
import json
import re
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Locator, Page, WebSocket
from playwright.async_api import TimeoutError as ActionTimeout

from bot.components.layout import CustomId
from tests.hand_texts import cards_in

_LOOK = """() => [...document.querySelectorAll("article.message")].map((message) => ({
  id: message.dataset.id,
  ephemeral: message.classList.contains("ephemeral"),
  text: [".body", "img"].flatMap((part) => [...message.querySelectorAll(part)])
    .map((part) => part.alt ?? part.innerText).join("\\n"),
  buttons: [...message.querySelectorAll("button[data-custom-id]")].map((button) => ({
    custom_id: button.dataset.customId,
    label: button.innerText,
    disabled: button.disabled || button.ariaBusy === "true",
  })),
}))"""


_DESCRIBE = """(id) => {
  const messages = [...document.querySelectorAll("article.message")];
  const message = messages.find((one) => one.dataset.id === id);
  const buttons = message ? [...message.querySelectorAll("button[data-custom-id]")] : [];
  return JSON.stringify([
    messages.at(-1)?.dataset.id,
    message?.querySelector(".body").innerText,
    buttons.map((one) => one.dataset.customId),
  ]);
}"""


LOOK_AGAIN = 30
"""Milliseconds between two looks for a change."""
MAY_CHANGE = 4500
"""Milliseconds for a change that may come."""
ANSWER_WITHIN = 60
"""Seconds for an answer."""
TRY, TRIES = 3000, 30
"""Milliseconds of one try to press a button, and the number of tries."""


@dataclass(frozen=True)
class DrawnButton:
    """A button as it is drawn."""

    message: str
    press: CustomId
    label: str
    disabled: bool
    ephemeral: bool


@dataclass(frozen=True)
class DrawnMessage:
    """A message as it is drawn."""

    id: str
    ephemeral: bool
    text: str
    buttons: tuple[DrawnButton, ...]

    def find_button(self, verb: str, argument: str = "") -> DrawnButton | None:
        """Find an enabled button."""
        fits = (one for one in self.buttons if (one.press.verb, one.press.argument) == (verb, argument))
        return next((one for one in fits if not one.disabled), None)

    def find_by_verb(self, verb: str) -> DrawnButton | None:
        """Find an enabled button by its verb alone."""
        return next((one for one in self.buttons if one.press.verb == verb and not one.disabled), None)

    def verbs(self) -> set[str]:
        """Return the verbs of its buttons."""
        return {one.press.verb for one in self.buttons}

    def list_cards(self) -> set[int]:
        """Return the cards its buttons are for."""
        return {int(one.press.argument) for one in self.buttons if one.press.verb in ("card", "play")}


class BrowserUser:
    """A user and their page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.frames: list[str] = []
        """Every frame the page has received."""
        self._received = asyncio.Event()
        self.faults: list[str] = []
        """Errors that the browser reported."""
        page.on("websocket", self._listen)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._receive(str(data)))

    def _receive(self, frame: str) -> None:
        self.frames.append(frame)
        self._received.set()

    @classmethod
    async def open(cls, page: Page, address: str, name: str) -> "BrowserUser":
        """Open the page and wait until the bot is connected."""
        user = cls(page, name)
        await page.goto(address)
        await user.bot("connected")
        return user

    async def bot(self, state: str) -> None:
        """Wait until the page shows a state of the bot."""
        await self.page.locator(f".bot-state[data-state={state}]").wait_for()

    async def look(self) -> list[DrawnMessage]:
        """Return every message that is drawn."""
        drawn: list[dict[str, Any]] = await self.page.evaluate(_LOOK)
        return [_read_message(one) for one in drawn]

    async def hand(self) -> DrawnMessage | None:
        """Return the newest ephemeral message with buttons."""
        return next((one for one in reversed(await self.look()) if one.ephemeral and one.buttons), None)

    async def table(self) -> DrawnMessage:
        """Return the public message that shows the lobby, the match or its result."""
        public = (one for one in reversed(await self.look()) if not one.ephemeral)
        return next(one for one in public if one.verbs() & {"rules", "again"})

    def find(self, button: DrawnButton) -> Locator:
        """Return the locator of a button."""
        message = self.page.locator(f'article[data-id="{button.message}"]')
        return message.locator(f'button[data-custom-id="{button.press.encoded}"]')

    async def click(self, button: DrawnButton) -> bool:
        """Press a button, wait for the reply, and for a change of the message or a newer one, if there is.

        Return False if the message changed before the press, so that the button is gone: look again then.
        """
        before = await self.page.evaluate(_DESCRIBE, button.message)
        if not await self.press(button):
            return False
        with contextlib.suppress(ActionTimeout):
            await self.page.wait_for_function(
                f"([id, before]) => ({_DESCRIBE})(id) !== before",
                arg=[button.message, before],
                polling=LOOK_AGAIN,
                timeout=MAY_CHANGE,
            )
        return True

    async def press(self, button: DrawnButton) -> bool:
        """Press a button and wait for the bot's response; return False if the button is gone."""
        before = len(self.frames)
        drawn = self.find(button)
        for _ in range(TRIES):
            # Another person's move can replace the button between two looks, or under the mouse.
            if not await drawn.count():
                return False
            with contextlib.suppress(ActionTimeout):
                await drawn.click(timeout=TRY)
                break
        else:
            raise AssertionError(self.name, button.press.encoded)
        await self.wait_until_settled(before)
        return True

    async def wait_until_settled(self, before: int) -> None:
        """Wait for the reply to an action."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_WITHIN):
                while not any(_is_answer(one) for one in self.frames[before:]):
                    self._received.clear()
                    await self._received.wait()
        # The page draws a reply's changes in its next animation frame.
        await self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done(0)))")

    async def command(self, line: str, *choices: str, **more: object) -> None:
        """Type a slash command with the keyboard alone: choices for required options, text for the others."""
        await self.page.locator(".composer textarea").click()
        await self.page.keyboard.type(f"/{line}")
        offered = re.compile(rf"^/?{re.escape(line)}")
        await self.page.get_by_role("option").filter(has_text=offered).first.wait_for()
        await self.page.keyboard.press("Enter")
        for choice in choices:
            await self.page.get_by_role("option", name=choice).first.wait_for()
            await self.page.keyboard.type(choice)
            await self.page.get_by_role("option", name=choice).first.wait_for()
            await self.page.keyboard.press("Enter")
        for name, value in more.items():
            await self.page.keyboard.type(f"{name}:{value}")
            await self.page.keyboard.press("Enter")
        before = len(self.frames)
        await self.page.keyboard.press("Enter")
        await self.wait_until_settled(before)

    def list_received_cards(self) -> set[int]:
        """Return the cards of all buttons and hands in all frames."""
        pressed = {int(card) for frame in self.frames for card in _CARD.findall(frame)}
        return pressed.union(*map(cards_in, self.frames))

    async def list_unnamed_controls(self) -> list[str]:
        """Return the controls without an accessible name."""
        session = await self.page.context.new_cdp_session(self.page)
        tree = await session.send("Accessibility.getFullAXTree")
        return [
            f"{node['role']['value']} {node.get('properties')}"
            for node in tree["nodes"]
            if not node.get("ignored")
            and node.get("role", {}).get("value") in _CONTROLS
            and not str(node.get("name", {}).get("value", "")).strip()
        ]


_CARD = re.compile(r"m:\d+:\d+:(?:card|play|lay|sure):(\d+)")
_CONTROLS = {
    *("button", "link", "textbox", "combobox", "listbox", "option", "checkbox", "radio", "menuitem"),
    *("searchbox", "slider", "spinbutton", "switch", "tab", "image", "img", "dialog", "navigation"),
    *("complementary", "log", "region", "toolbar"),
}


def _is_answer(frame: str) -> bool:
    answer = json.loads(frame)
    return answer["op"] in ("done", "failed", "refused", "modal") and "nonce" in answer


def _read_message(one: dict[str, Any]) -> DrawnMessage:
    buttons = [
        DrawnButton(one["id"], press, button["label"], button["disabled"], one["ephemeral"])
        for button in one["buttons"]
        if (press := CustomId.parse(button["custom_id"]))
    ]
    return DrawnMessage(one["id"], one["ephemeral"], one["text"], tuple(buttons))
