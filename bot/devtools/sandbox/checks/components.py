"""The components of a message: checked against Discord's limits, and completed with defaults."""

import re
from collections.abc import Callable, Collection, Mapping

from bot.devtools.sandbox.checks.problems import Problems
from bot.devtools.sandbox.wire import Object, Path

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
CHANNEL_SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 8, 9, 10, 11, 12, 13, 14, 17
SELECTS = range(STRING_SELECT, CHANNEL_SELECT + 1)
LINK, PREMIUM = 5, 6

MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ROWS = 5

_TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
_INSIDE = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_URL = re.compile(r"(?:https?|attachment|discord)://\S+")
_ASCII_EMOJI = re.compile(r"[0-9#*]\ufe0f?\u20e3|[\u00a9\u00ae]\ufe0f?")
_FIRST_EMOJI = 0x200D


class ComponentReader:
    """Checks the components of one message, and counts over all of them."""

    def __init__(
        self,
        problems: Problems,
        *,
        emojis: Collection[int],
        attachments: Mapping[str, Object],
        new_id: Callable[[], int],
    ) -> None:
        self._problems = problems
        self._emojis = emojis
        self._attachments = attachments
        self._new_id = new_id
        self._custom_ids: set[str] = set()
        self._numbers: set[int] = set()
        self._numberless: list[Object] = []
        self._count = 0
        self._characters = 0
        self._readers = {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT: self.text,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        }

    def message(self, components: list[Object], *, v2: bool) -> list[Object]:
        """Check all components of a message and return them as the API shows them."""
        problems, at = self._problems, ("components",)
        if not v2 and len(components) > MAX_ROWS:
            problems.add(at, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_ROWS} in length.")
        allowed = _TOP_V2 if v2 else (ROW,)
        done = [self._one(entry, (*at, index), allowed) for index, entry in enumerate(components)]
        if v2 and self._count > MAX_COMPONENTS:
            problems.add(
                at,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MAX_COMPONENTS}",
            )
        if self._characters > MAX_TEXT:
            problems.add(
                at,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Component displayable text size exceeds maximum size of {MAX_TEXT}",
            )
        self.number()
        return done

    def number(self) -> None:
        """Give every component without an id the next free one."""
        number = 0
        for component in self._numberless:
            number += 1
            while number in self._numbers:
                number += 1
            component["id"] = number

    def open(self, entry: Object, path: Path, allowed: Collection[int]) -> Object:
        """Start to read a component: its type and its id."""
        kind = entry.get("type")
        if kind not in allowed:
            listed = ", ".join(str(value) for value in allowed)
            self._problems.add(
                (*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).'
            )
        self._count += 1
        number = self._problems.whole(entry, "id", path, 0, 2**31 - 1)
        done: Object = {"type": kind, "id": number}
        if not number:
            self._numberless.append(done)
        elif number in self._numbers:
            self._problems.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        else:
            self._numbers.add(number)
        return done

    def custom_id(self, entry: Object, path: Path, done: Object) -> None:
        """Read the custom_id, which is required and unique in the message."""
        value = self._problems.text(entry, "custom_id", path, 1, 100, need=True)
        if value in self._custom_ids:
            self._problems.add(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self._custom_ids.add(value)
        done["custom_id"] = value

    def _one(self, entry: Object, path: Path, allowed: Collection[int]) -> Object:
        done = self.open(entry, path, allowed)
        kind = done["type"]
        if kind not in allowed:
            return done
        self._readers.get(kind, self.select)(entry, path, done)
        return done

    def _separator(self, entry: Object, path: Path, done: Object) -> None:
        spacing = self._problems.whole(entry, "spacing", path, 1, 2)
        done |= {"spacing": spacing or 1, "divider": entry.get("divider") is not False}

    def _row(self, entry: Object, path: Path, done: Object) -> None:
        inside = self._problems.rows(entry, "components", path, 1, 5)
        if len(inside) > 1 and any(child.get("type") != BUTTON for child in inside):
            self._problems.add(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        allowed = (BUTTON, STRING_SELECT, USER_SELECT, 6, 7, CHANNEL_SELECT)
        done["components"] = [
            self._one(child, (*path, "components", index), allowed) for index, child in enumerate(inside)
        ]

    def _button(self, entry: Object, path: Path, done: Object) -> None:
        problems = self._problems
        style = problems.whole(entry, "style", path, 1, 6)
        if style is None:
            problems.add_missing((*path, "style"))
        done["style"] = style
        label = problems.text(entry, "label", path, 0, 80)
        if label:
            done["label"] = label
        emoji = self.emoji(entry, path)
        if emoji:
            done["emoji"] = emoji
        done["disabled"] = bool(entry.get("disabled"))
        self._target(entry, path, done)
        if style != PREMIUM and not label and not emoji:
            problems.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji")

    def _target(self, entry: Object, path: Path, done: Object) -> None:
        problems, style = self._problems, done["style"]
        url = problems.text(entry, "url", path, 1, 512)
        custom_id = entry.get("custom_id")
        if style == PREMIUM:
            if not entry.get("sku_id") or done.keys() & {"label", "emoji"} or url or custom_id:
                problems.add(
                    path, "BUTTON_COMPONENT_PREMIUM", "A premium button has a sku_id and nothing else"
                )
            done["sku_id"] = str(entry.get("sku_id"))
            return
        if style == LINK:
            if not url.startswith(("http://", "https://", "discord://")):
                problems.add((*path, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
            done["url"] = url
        else:
            self.custom_id(entry, path, done)
        if url and custom_id:
            problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "Use a custom id or a URL, not both")

    def emoji(self, entry: Object, path: Path) -> Object | None:
        """Read an emoji, which has to exist."""
        emoji = entry.get("emoji")
        if not isinstance(emoji, dict):
            return None
        name = self._problems.text(emoji, "name", (*path, "emoji"), 0, 32)
        if emoji.get("id"):
            known = str(emoji["id"]).isdigit() and int(emoji["id"]) in self._emojis
            done: Object = {"id": str(emoji["id"]), "name": name, "animated": bool(emoji.get("animated"))}
        else:
            known = any(ord(sign) > _FIRST_EMOJI for sign in name) or bool(_ASCII_EMOJI.fullmatch(name))
            done = {"name": name}
        if not known:
            self._problems.add((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        return done

    def select(self, entry: Object, path: Path, done: Object) -> None:
        """Check a select menu of any kind."""
        problems = self._problems
        self.custom_id(entry, path, done)
        placeholder = problems.text(entry, "placeholder", path, 0, 150)
        if placeholder:
            done["placeholder"] = placeholder
        low = problems.whole(entry, "min_values", path, 0, 25)
        high = problems.whole(entry, "max_values", path, 1, 25)
        low, high = 1 if low is None else low, 1 if high is None else high
        if low > high:
            problems.add((*path, "min_values"), "SELECT_MIN_OVER_MAX", "min_values is over max_values")
        done |= {"min_values": low, "max_values": high, "disabled": bool(entry.get("disabled"))}
        if done["type"] == STRING_SELECT:
            done["options"] = self._options(entry, path, high)
            return
        defaults = problems.rows(entry, "default_values", path, 0, 25)
        if len(defaults) > high:
            problems.add((*path, "default_values"), "SELECT_DEFAULTS", "More defaults than max_values")
        if defaults:
            done["default_values"] = [{"id": str(one.get("id")), "type": one.get("type")} for one in defaults]
        if entry.get("channel_types"):
            done["channel_types"] = entry["channel_types"]

    def _options(self, entry: Object, path: Path, high: int) -> list[Object]:
        problems, options, values = self._problems, [], set()
        rows = problems.rows(entry, "options", path, 1, 25)
        for index, row in enumerate(rows):
            at = (*path, "options", index)
            value = problems.text(row, "value", at, 1, 100, need=True)
            option: Object = {"label": problems.text(row, "label", at, 1, 100, need=True), "value": value}
            if value in values:
                problems.add(
                    (*at, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value)
            description = problems.text(row, "description", at, 0, 100)
            if description:
                option["description"] = description
            emoji = self.emoji(row, at)
            if emoji:
                option["emoji"] = emoji
            if row.get("default"):
                option["default"] = True
            options.append(option)
        if high > max(len(rows), 1):
            problems.add((*path, "max_values"), "SELECT_MAX_OVER_OPTIONS", "max_values is over the options")
        if sum("default" in option for option in options) > high:
            problems.add((*path, "options"), "SELECT_DEFAULTS", "More defaults than max_values")
        return options

    def text(self, entry: Object, path: Path, done: Object) -> None:
        """Check a text display."""
        content = self._problems.text(entry, "content", path, 1, MAX_TEXT, need=True)
        self._characters += len(content)
        done["content"] = content

    def _section(self, entry: Object, path: Path, done: Object) -> None:
        inside = self._problems.rows(entry, "components", path, 1, 3)
        done["components"] = [
            self._one(child, (*path, "components", index), (TEXT,)) for index, child in enumerate(inside)
        ]
        accessory = entry.get("accessory")
        if isinstance(accessory, dict):
            done["accessory"] = self._one(accessory, (*path, "accessory"), (BUTTON, THUMBNAIL))
        else:
            self._problems.add_missing((*path, "accessory"))

    def _thumbnail(self, entry: Object, path: Path, done: Object) -> None:
        done["media"] = self._media(entry, "media", path)
        done["description"] = self._problems.text(entry, "description", path, 1, 1024) or None
        done["spoiler"] = bool(entry.get("spoiler"))

    def _gallery(self, entry: Object, path: Path, done: Object) -> None:
        done["items"] = items = []
        for index, row in enumerate(self._problems.rows(entry, "items", path, 1, 10)):
            item: Object = {}
            self._thumbnail(row, (*path, "items", index), item)
            items.append(item)

    def _file(self, entry: Object, path: Path, done: Object) -> None:
        url = (entry.get("file") or {}).get("url", "")
        if not str(url).startswith("attachment://"):
            self._problems.add(
                (*path, "file", "url"),
                "FILE_COMPONENT_ATTACHMENT",
                "Only attachment:// may be shown as a file",
            )
        media = self._media(entry, "file", path)
        attachment = self._attachments.get(str(url).removeprefix("attachment://"), {})
        done |= {
            "file": media,
            "name": attachment.get("filename"),
            "size": attachment.get("size"),
            "spoiler": bool(entry.get("spoiler")),
        }

    def _media(self, entry: Object, key: str, path: Path) -> Object:
        media, at = entry.get(key), (*path, key)
        if not isinstance(media, dict):
            self._problems.add_missing(at)
            return {}
        url = self._problems.text(media, "url", at, 1, 2048, need=True)
        if url and not _URL.fullmatch(url):
            self._problems.add((*at, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        done: Object = {"id": str(self._new_id()), "url": url, "proxy_url": url}
        if url.startswith("attachment://"):
            attachment = self._attachments.get(url.removeprefix("attachment://"))
            if attachment is None:
                self._problems.add(
                    (*at, "url"), "ATTACHMENT_NOT_FOUND", "The referenced attachment was not found"
                )
                return done
            done |= {
                "url": attachment["url"],
                "proxy_url": attachment["proxy_url"],
                "content_type": attachment.get("content_type"),
                "attachment_id": attachment["id"],
            }
        return done

    def _container(self, entry: Object, path: Path, done: Object) -> None:
        inside = self._problems.rows(entry, "components", path, 1, MAX_COMPONENTS)
        done |= {
            "accent_color": self._problems.whole(entry, "accent_color", path, 0, 0xFFFFFF),
            "spoiler": bool(entry.get("spoiler")),
            "components": [
                self._one(child, (*path, "components", index), _INSIDE) for index, child in enumerate(inside)
            ],
        }
