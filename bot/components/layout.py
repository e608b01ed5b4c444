"""A panel: what one message shows, as texts, buttons and menus, and its three renderings."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Self, TypeAlias

from discord import PartialEmoji, ui

from bot.components.attachments import (
    AttachedFile,
    Download,
    PendingPicture,
    Picture,
    PicturedText,
    strip_markdown,
)

MAX_COMPONENTS = 40
MAX_TEXT_LENGTH = 4000
MAX_BUTTONS_IN_ROW = 5
MAX_LABEL_LENGTH = 80
MAX_CUSTOM_ID_LENGTH = 100
MAX_OPTIONS = 25
MAX_OPTION_LENGTH = 100
"""Characters of an option in a menu."""

Component: TypeAlias = dict[str, object]


class ButtonStyle(IntEnum):
    """Discord's button styles."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


@dataclass(frozen=True, slots=True)
class CustomId:
    """What pressing a button says: `m:<match>:<revision>:<verb>:<argument>`.

    All state of a button is in its custom id, so buttons outlive the process that drew them.

    >>> CustomId.parse("m:7:12:lay:42.3")
    CustomId(match=7, revision=12, verb='lay', argument='42.3')
    """

    match: int
    revision: int
    """The number of steps that had been taken when the button was drawn."""
    verb: str
    argument: str = ""

    @property
    def encoded(self) -> str:
        """The press as Discord carries it, at most 100 characters."""
        return f"m:{self.match}:{self.revision}:{self.verb}:{self.argument}"

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """Read a custom id; `None` if it is not one of ours."""
        match custom_id.split(":", 4):
            case ["m", match, revision, verb, argument] if match.isdecimal() and revision.isdecimal():
                return cls(int(match), int(revision), verb, argument)
            case _:
                return None


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
    """A dividing line between two parts of a panel."""


@dataclass(frozen=True, slots=True)
class Section:
    """A text with one button at its side."""

    text: str
    button: Button

    def component(self) -> Component:
        """Return the entry as Discord's API takes it: a section, which counts as three components."""
        texts = [{"type": 10, "content": self.text}]
        return {"type": 9, "components": texts, "accessory": self.button.component()}


@dataclass(frozen=True, slots=True)
class SelectOption:
    """What can be chosen from a menu."""

    label: str
    value: str
    """What the handler gets as the argument of the press."""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class SelectMenu:
    """A menu to choose one thing from; choosing is a press whose argument is the value chosen."""

    custom_id: CustomId
    options: tuple[SelectOption, ...]
    """One to 25, with different values."""
    placeholder: str = ""

    def component(self) -> Component:
        """Return the menu as Discord's API takes it, in the row that it fills."""
        options = [
            {"label": one.label[:MAX_OPTION_LENGTH], "value": one.value, "default": one.chosen}
            for one in self.options
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
    ping: int | None = None
    """The one person whom a new message with this panel may ping."""

    @property
    def text(self) -> str:
        """Everything that is read, without the buttons."""
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
        """The files that have to be sent with the panel."""
        return tuple(block.file for block in self.attachments)

    @property
    def pending_picture(self) -> PendingPicture | None:
        """The picture that is still to be drawn, if there is one; a panel has one at most."""
        return next((block for block in self.blocks if isinstance(block, PendingPicture)), None)

    def with_picture(self, file: AttachedFile) -> Self:
        """Return the panel with the picture that was drawn, in place of the texts it shows."""
        said = [block.alt or block.text for block in self.blocks if isinstance(block, PicturedText)]
        shown: list[Block] = []
        for block in self.blocks:
            match block:
                case PendingPicture(alt=alt):
                    shown.append(Picture(file, strip_markdown("\n".join(filter(None, (*said, alt))))))
                case PicturedText(beside=beside):
                    shown += [beside] if beside else []
                case _:
                    shown.append(block)
        return replace(self, blocks=tuple(shown))

    def without_files(self, instead: str) -> Self:
        """Return the panel in words alone: pictures by what they show, `instead` for downloads."""
        said: list[Block] = []
        for block in self.blocks:
            match block:
                case Picture(alt=alt):
                    said.append(alt)
                case Download():
                    said += [instead] if instead not in said else []
                case _:
                    said.append(block)
        return replace(self, blocks=tuple(said))

    def without_emojis(self) -> Self:
        """Return the panel with plain buttons; itself if they are plain."""
        if not any(button.emoji for button in self.buttons):
            return self
        blocks = tuple(
            tuple(replace(button, emoji=None) for button in block) if isinstance(block, tuple) else block
            for block in self.blocks
        )
        return replace(self, blocks=blocks)

    def with_notice(self, notice: str) -> Self:
        """Return the panel with a notice above everything else."""
        return type(self)((notice, Separator(), *self.blocks), self.colour, self.ping)

    def components(self) -> list[Component]:
        """Return the panel as Discord's API takes it: one container."""
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
    """A panel as discord.py sends it.

    The view holds no items, listens to nothing and is finished from the start: presses are read from
    their custom ids by one router, so nothing is stored for each message, and no stored view can take
    another's buttons with it when it ends.
    """

    def __init__(self, layout: Layout) -> None:
        """Render the panel; needs a running event loop, as sending does."""
        super().__init__(timeout=None)
        self._components = layout.components()
        self.stop()

    def has_components_v2(self) -> bool:
        """Panels are always Components V2."""
        return True

    def to_components(self) -> list[Component]:
        """Return what is sent."""
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
