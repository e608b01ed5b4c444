"""Rendered messages: text, buttons, menus."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from bot.devtools.sandbox.wire import Object

_TEXT, _BUTTON = 10, 2
_CLICKABLE = range(2, 9)


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a user sees it."""

    label: str
    custom_id: str
    style: int
    disabled: bool
    emoji: str


@dataclass(frozen=True, slots=True)
class ScreenEntry:
    """One thing that a user's screen has shown."""

    at: float
    message_id: int
    text: str
    labels: tuple[str, ...]
    custom_ids: tuple[str, ...]
    ephemeral: bool
    kind: Literal["create", "edit", "autocomplete", "modal"]


def walk(components: list[Object]) -> Iterator[Object]:
    """Yield components and everything nested in them, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


class Render:
    """One state of a message as rendered; computed once for all users."""

    def __init__(self, content: str, components: list[Object]) -> None:
        self._content = content
        self._components = components

    @cached_property
    def parts(self) -> tuple[Object, ...]:
        """Every component, including nested ones."""
        return tuple(walk(self._components))

    @cached_property
    def text(self) -> str:
        """Content, text displays and descriptions of pictures, joined by newlines."""
        texts = [self._content] if self._content else []
        for part in self.parts:
            if part["type"] == _TEXT:
                texts.append(part["content"])
            texts += [item["description"] for item in part.get("items", ()) if item.get("description")]
        return "\n".join(texts)

    @cached_property
    def buttons(self) -> list[Button]:
        """The buttons, in reading order."""
        return [
            Button(
                label=part.get("label", ""),
                custom_id=part.get("custom_id", ""),
                style=part["style"],
                disabled=part.get("disabled", False),
                emoji=part.get("emoji", {}).get("name", ""),
            )
            for part in self.parts
            if part["type"] == _BUTTON
        ]

    @cached_property
    def selects(self) -> list[Object]:
        """The select menus, in reading order."""
        return [part for part in self.parts if part["type"] in _CLICKABLE and part["type"] != _BUTTON]

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The texts of buttons and menus, and the descriptions of pictures."""
        found: list[str] = []
        for part in self.parts:
            words = [part.get("label"), part.get("placeholder")]
            words += [
                word for row in part.get("options", ()) for word in (row["label"], row.get("description"))
            ]
            words += [item.get("description") for item in part.get("items", ())]
            found += [word for word in words if word]
        return tuple(found)

    @cached_property
    def custom_ids(self) -> tuple[str, ...]:
        """The custom_ids of all components."""
        return tuple(part["custom_id"] for part in self.parts if part.get("custom_id"))
