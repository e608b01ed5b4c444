"""A layout: the content of one message, as texts, pictures, buttons and menus."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final, Self, TypeAlias

from discord import PartialEmoji, ui

from bot.components.attachments import (
    AttachedFile,
    Download,
    PendingPicture,
    Picture,
    PicturedText,
    strip_markdown,
)
from bot.components.refusals import ButtonUnreadable

MAX_COMPONENTS = 40
MAX_TEXT_LENGTH = 4000
MAX_BUTTONS_IN_ROW = 5
MAX_LABEL_LENGTH = 80
MAX_OPTIONS = 25
MAX_OPTION_LENGTH = 100
"""The maximum number of characters of an option in a menu."""

Component: TypeAlias = dict[str, object]


class ButtonStyle(IntEnum):
    """Discord's button styles."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


CUSTOM_ID_PREFIX: Final = "m:"
"""The beginning of every custom id of this bot."""
_HIGHEST_ID: Final = 2**63 - 1
"""The highest number that a database stores."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """The custom id of a button: `m:<match>:<revision>:<verb>:<argument>`.

    It holds all state of the button, so buttons work after a restart of the bot.

    >>> CustomId.parse("m:7:12:lay:42.3")
    CustomId(match=7, revision=12, verb='lay', argument='42.3')
    """

    match: int
    revision: int
    """The number of steps of the match when the button was rendered."""
    verb: str
    argument: str = ""

    @property
    def encoded(self) -> str:
        """The text that Discord stores, at most 100 characters."""
        return f"m:{self.match}:{self.revision}:{self.verb}:{self.argument}"

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """Parse a custom id; `None` if it is not from this bot."""
        match custom_id.split(":", 4):
            case ["m", match, revision, verb, argument] if match.isdecimal() and revision.isdecimal():
                parsed = cls(int(match), int(revision), verb, argument)
                return parsed if max(parsed.match, parsed.revision) <= _HIGHEST_ID else None
            case _:
                return None

    def read_numbers(self, count: int) -> tuple[int, ...]:
        """Read the argument as numbers with dots between them.

        >>> CustomId.parse("m:7:12:lay:42.3").read_numbers(2)
        (42, 3)

        Raises:
            ButtonUnreadable: if it is something else.
        """
        parts = self.argument.split(".")
        if len(parts) != count or not all(map(str.isdecimal, parts)) or max(map(int, parts)) > _HIGHEST_ID:
            raise ButtonUnreadable
        return tuple(map(int, parts))


@dataclass(frozen=True, slots=True)
class Button:
    """A button."""

    label: str
    custom_id: CustomId
    style: ButtonStyle = ButtonStyle.SECONDARY
    disabled: bool = False
    emoji: str | None = None
    """A unicode emoji, or `<:name:id>` for one of the application's own."""

    def component(self) -> Component:
        """Return the button as Discord's API takes it."""
        button: Component = {
            "type": 2,
            "style": int(self.style),
            "label": self.label[:MAX_LABEL_LENGTH],
            "custom_id": self.custom_id.encoded,
            "disabled": self.disabled,
        }
        if self.emoji:
            button["emoji"] = PartialEmoji.from_str(self.emoji).to_dict()
        return button


@dataclass(frozen=True, slots=True)
class Separator:
    """A dividing line between two parts of a layout."""


@dataclass(frozen=True, slots=True)
class Section:
    """A text with one button at its side."""

    text: str
    button: Button

    def component(self) -> Component:
        """Return the section as Discord's API takes it; it counts as three components."""
        texts = [{"type": 10, "content": self.text}]
        return {"type": 9, "components": texts, "accessory": self.button.component()}


@dataclass(frozen=True, slots=True)
class SelectOption:
    """An option of a menu."""

    label: str
    value: str
    """The argument of the custom id that the handler gets."""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class SelectMenu:
    """A menu with one choice; the handler gets the chosen value as the argument of its custom id."""

    custom_id: CustomId
    options: tuple[SelectOption, ...]
    """One to 25, with different values."""
    placeholder: str = ""

    def component(self) -> Component:
        """Return the menu as Discord's API takes it, in the row that it fills."""
        options = [
            {"label": option.label[:MAX_OPTION_LENGTH], "value": option.value, "default": option.chosen}
            for option in self.options
        ]
        menu: Component = {"type": 3, "custom_id": self.custom_id.encoded, "options": options}
        if self.placeholder:
            menu["placeholder"] = self.placeholder
        return {"type": 1, "components": [menu]}


Row: TypeAlias = tuple[Button, ...]
VisibleBlock: TypeAlias = str | Row | Separator | Section | SelectMenu | PicturedText | Picture | Download
Block: TypeAlias = VisibleBlock | PendingPicture


def rows(buttons: Iterable[Button]) -> tuple[Row, ...]:
    """Break buttons into rows of at most five, as even as can be: six are three and three."""
    all_buttons = tuple(buttons)
    count = math.ceil(len(all_buttons) / MAX_BUTTONS_IN_ROW)
    width = math.ceil(len(all_buttons) / max(count, 1))
    return tuple(all_buttons[start : start + width] for start in range(0, len(all_buttons), max(width, 1)))


@dataclass(frozen=True, slots=True)
class Layout:
    """Blocks from top to bottom beside a bar of one colour."""

    blocks: tuple[Block, ...]
    colour: int = 0x5B5FC7
    pings: tuple[int, ...] = ()
    """The users that a new message with this layout may ping."""

    @property
    def text(self) -> str:
        """All texts, without the buttons."""
        return "\n".join(text for text in map(_text, self.blocks) if text is not None)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Every button, from top to bottom."""
        return tuple(button for block in self.blocks for button in _buttons(block))

    @property
    def attachments(self) -> tuple[Picture | Download, ...]:
        """Every picture and download, from top to bottom."""
        return tuple(block for block in self.blocks if isinstance(block, Picture | Download))

    @property
    def files(self) -> tuple[AttachedFile, ...]:
        """The files that are sent with the layout."""
        return tuple(block.file for block in self.attachments)

    @property
    def pending_picture(self) -> PendingPicture | None:
        """The picture that is not drawn yet; a layout has at most one."""
        return next((block for block in self.blocks if isinstance(block, PendingPicture)), None)

    def with_picture(self, file: AttachedFile) -> Self:
        """Return the layout with its picture in place of the texts that the picture shows."""
        texts = [block.alt or block.text for block in self.blocks if isinstance(block, PicturedText)]
        blocks: list[Block] = []
        for block in self.blocks:
            match block:
                case PendingPicture(alt=alt):
                    blocks.append(Picture(file, strip_markdown("\n".join(filter(None, (*texts, alt))))))
                case PicturedText(beside=beside):
                    blocks += [beside] if beside else []
                case _:
                    blocks.append(block)
        return replace(self, blocks=tuple(blocks))

    def without_files(self, instead: str) -> Self:
        """Return the layout without files: alt texts for pictures, `instead` for downloads."""
        blocks: list[Block] = []
        for block in self.blocks:
            match block:
                case Picture(alt=alt):
                    blocks.append(alt)
                case Download():
                    blocks += [instead] if instead not in blocks else []
                case _:
                    blocks.append(block)
        return replace(self, blocks=tuple(blocks))

    def without_emojis(self) -> Self:
        """Return the layout with no emojis on its buttons; itself if there are none."""
        if not any(button.emoji for button in self.buttons):
            return self
        blocks = tuple(
            tuple(replace(button, emoji=None) for button in block) if isinstance(block, tuple) else block
            for block in self.blocks
        )
        return replace(self, blocks=blocks)

    def components(self) -> list[Component]:
        """Return the layout as Discord's API takes it: one container."""
        return [
            {
                "type": 17,
                "accent_color": self.colour,
                "spoiler": False,
                "components": [
                    _component(block)
                    for block in self.blocks
                    if block and not isinstance(block, PendingPicture)
                ],
            }
        ]

    def as_view(self) -> "StatelessView":
        """Return a fresh view to send."""
        return StatelessView(self)


class StatelessView(ui.LayoutView):
    """A layout as discord.py sends it.

    The view has no items and is stopped from the start: the router handles presses by their custom ids, so
    discord.py stores nothing for each message, and no stored view can unregister another's buttons.
    """

    def __init__(self, layout: Layout) -> None:
        """Render the layout; needs a running event loop, as sending does."""
        super().__init__(timeout=None)
        self._components = layout.components()
        self.stop()

    def has_components_v2(self) -> bool:
        """Return True: layouts are always Components V2."""
        return True

    def to_components(self) -> list[Component]:
        """Return the components of the layout."""
        return self._components


def _buttons(block: Block) -> Row:
    match block:
        case Section(button=button):
            return (button,)
        case tuple():
            return block
        case _:
            return ()


def _text(block: Block) -> str | None:
    match block:
        case str():
            return block
        case Section(text=text) | PicturedText(text=text) | Picture(alt=text):
            return text
        case _:
            return None


def _component(block: VisibleBlock) -> Component:
    match block:
        case Section() | SelectMenu() | Picture() | Download():
            return block.component()
        case str():
            return {"type": 10, "content": block}
        case PicturedText(text=text):
            return {"type": 10, "content": text}
        case Separator():
            return {"type": 14, "divider": True, "spacing": 1}
        case _:
            return {"type": 1, "components": [button.component() for button in block]}
