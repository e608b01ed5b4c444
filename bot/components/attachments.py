"""The files of a layout: pictures in it, and downloads."""

import hashlib
import io
import re
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import discord

MAX_ALT_LENGTH: Final = 1024
MAX_FILES: Final = 10
_DIGEST = 8
_MARKS = re.compile(r"\\(?P<escaped>[^A-Za-z0-9\s])|\*\*|`|^-# |^#+ |\u200b", re.MULTILINE)

Component = dict[str, object]


@dataclass(frozen=True, slots=True)
class AttachedFile:
    """A file that is sent with a layout."""

    name: str
    """The name that users see, unique in a layout; only `[a-z0-9_.-]`, so that Discord does not change it."""
    content: bytes

    def file(self, description: str | None = None) -> discord.File:
        """Return the file as discord.py uploads it."""
        return discord.File(io.BytesIO(self.content), self.name, description=description)


def name_attached_file(stem: str, ending: str, content: bytes) -> AttachedFile:
    """Name a file by its content, so that the same name is the same file."""
    digest = hashlib.sha256(content).hexdigest()[:_DIGEST]
    return AttachedFile(f"{stem}-{digest}.{ending}", content)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a layout."""

    file: AttachedFile
    alt: str
    """The alt text, which describes it for users who do not see it."""

    def component(self) -> Component:
        """Return the picture as Discord's API takes it: a gallery of one."""
        item: Component = {"media": {"url": f"attachment://{self.file.name}"}}
        if self.alt:
            item["description"] = shorten_alt(self.alt)
        return {"type": 12, "items": [item]}


@dataclass(frozen=True, slots=True)
class Download:
    """A file that users can download."""

    file: AttachedFile

    def component(self) -> Component:
        """Return the file as Discord's API takes it."""
        return {"type": 13, "file": {"url": f"attachment://{self.file.name}"}, "spoiler": False}


@dataclass(frozen=True, slots=True)
class PicturedText:
    """A text that a picture shows too: the picture's alt text if there is one, else a text of the layout."""

    text: str
    beside: str = ""
    """The text that is shown below a picture."""
    alt: str = ""
    """The alt text, if it differs: mentions are not rendered there."""


@dataclass(frozen=True, slots=True)
class PendingPicture:
    """A picture that is not drawn yet; until then its layout shows everything in words."""

    stem: str
    """The beginning of the file's name, before the digest of its content."""
    scene: Hashable
    alt: str = ""
    """A description of those parts of the picture that the texts it replaces do not mention."""


def shorten_alt(alt: str) -> str:
    """Return an alt text that is no longer than Discord allows."""
    return alt if len(alt) <= MAX_ALT_LENGTH else f"{alt[: MAX_ALT_LENGTH - 1]}…"


def strip_markdown(text: str) -> str:
    r"""Return a text without its formatting characters, which an alt text would show.

    >>> strip_markdown("`1` ↑ … 12 → **42**\n-# Anna\\_: small steps")
    '1 ↑ … 12 → 42\nAnna_: small steps'
    """
    return _MARKS.sub(lambda mark: mark["escaped"] or "", text)
