"""Discord's limits for a message made of components, written down from its documentation."""

import re
from collections.abc import Mapping
from typing import cast

from bot.components.attachments import MAX_ALT_LENGTH, Picture
from bot.components.layout import Layout, SelectMenu

CONTAINER, ROW, BUTTON, TEXT, LINE, SECTION, MENU = 17, 1, 2, 10, 14, 9, 3
GALLERY, FILE = 12, 13
_KNOWN = frozenset({CONTAINER, ROW, BUTTON, TEXT, LINE, SECTION, MENU, GALLERY, FILE})

Part = Mapping[str, object]


def parts_of(layout: Layout) -> list[Part]:
    """List all components of a layout as they are sent, nested ones included."""
    found: list[Part] = []
    _gather(cast("list[Part]", layout.components()), found)
    return found


def faults(layout: Layout) -> list[str]:
    """Return the parts that Discord would refuse."""
    parts = parts_of(layout)
    texts = [str(part["content"]) for part in parts if part["type"] == TEXT]
    buttons = [part for part in parts if part["type"] == BUTTON]
    rows = [cast("list[Part]", part["components"]) for part in parts if part["type"] == ROW]
    sections = [part for part in parts if part["type"] == SECTION]
    menus = [part for part in parts if part["type"] == MENU]
    options = [cast("list[Part]", menu["options"]) for menu in menus]
    labels = [str(button["label"]) for button in buttons]
    ids = [str(part["custom_id"]) for part in (*buttons, *menus)]
    offered = [str(option["label"]) for listed in options for option in listed]
    items = [item for part in parts for item in cast("list[Part]", part.get("items", []))]
    alts = [str(item["description"]) for item in items if "description" in item]
    media = [*(item["media"] for item in items), *(part["file"] for part in parts if part["type"] == FILE)]
    urls = {str(cast("Part", one)["url"]) for one in media}
    found = {
        "nothing": not parts[1:],
        "an unknown component": not _KNOWN.issuperset(part["type"] for part in parts),
        "more than 40 components": len(parts) > 40,
        "more than 4,000 characters": sum(map(len, (*texts, *alts))) > 4000,
        "an alt text of none or beyond 1,024": any(not 1 <= len(alt) <= 1024 for alt in alts),
        "a picture without an alt text": len(alts) < len(items),
        "an alt text that was cut": any(
            len(block.alt) > MAX_ALT_LENGTH for block in layout.blocks if isinstance(block, Picture)
        ),
        "an alt text with a mention": any(re.search(r"<@!?&?\d", alt) for alt in alts),
        "more than ten files": len(layout.files) > 10,
        "the same file twice": len({file.name for file in layout.files}) < len(layout.files),
        "a file that is not shown": {f"attachment://{file.name}" for file in layout.files} != urls,
        "an empty text": any(not text.strip() for text in texts),
        "a row of none or more than five": any(not 1 <= len(row) <= 5 for row in rows),
        "something else in a row": any(part["type"] not in {BUTTON, MENU} for row in rows for part in row),
        "a menu beside something": any(
            len(row) > 1 and any(part["type"] == MENU for part in row) for row in rows
        ),
        "a button without a row": sum(map(len, rows)) + len(sections) != len(buttons) + len(menus),
        "a menu of none or more than 25": any(not 1 <= len(listed) <= 25 for listed in options),
        "an empty option or one beyond 100": any(not 1 <= len(label.strip()) <= 100 for label in offered),
        "the same option twice": any(
            len({option["value"] for option in listed}) < len(listed) for listed in options
        ),
        "an option that was cut": any(
            len(option.label) > 100
            for block in layout.blocks
            if isinstance(block, SelectMenu)
            for option in block.options
        ),
        "more than one option chosen": any(
            sum(bool(option["default"]) for option in listed) > 1 for listed in options
        ),
        "an empty label": any(not label.strip() for label in labels),
        "a label beyond 80": any(len(label) > 80 for label in labels),
        "a label that was cut": any(len(button.label) > 80 for button in layout.buttons),
        "a custom id of none or beyond 100": any(not 1 <= len(one) <= 100 for one in ids),
        "the same custom id twice": len(set(ids)) < len(ids),
        "an unknown style": any(button["style"] not in {1, 2, 3, 4} for button in buttons),
        "no colour": not all(0 < cast("int", part["accent_color"]) <= 0xFFFFFF for part in parts[:1]),
    }
    return [fault for fault, holds in found.items() if holds]


def _gather(parts: list[Part], found: list[Part]) -> None:
    for part in parts:
        found.append(part)
        if "components" in part:
            _gather(cast("list[Part]", part["components"]), found)
        if "accessory" in part:
            _gather([cast("Part", part["accessory"])], found)
