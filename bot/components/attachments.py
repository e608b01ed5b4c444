"""Files that go with a panel: pictures in it, and downloads below it."""

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
    """A file that goes with a panel."""

    name: str
    """As people see it, unique in a panel: `[a-z0-9_.-]` alone, so that Discord leaves it as it is."""
    content: bytes

    def file(self, description: str | None = None) -> discord.File:
        """Return the file as discord.py uploads it."""
        return discord.File(io.BytesIO(self.content), self.name, description=description)


def attached_file(stem: str, ending: str, content: bytes) -> AttachedFile:
    """Name a file by its content, so that the same name is the same file."""
    digest = hashlib.sha256(content).hexdigest()[:_DIGEST]
    return AttachedFile(f"{stem}-{digest}.{ending}", content)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a panel."""

    file: AttachedFile
    alt: str
    """What it shows, for whoever does not see it."""

    def component(self) -> Component:
        """Return the picture as Discord's API takes it: a gallery of one."""
        item: Component = {"media": {"url": f"attachment://{self.file.name}"}}
        if self.alt:
            item["description"] = cut(self.alt)
        return {"type": 12, "items": [item]}


@dataclass(frozen=True, slots=True)
class Download:
    """A file that people can take away."""

    file: AttachedFile

    def component(self) -> Component:
        """Return the file as Discord's API takes it."""
        return {"type": 13, "file": {"url": f"attachment://{self.file.name}"}, "spoiler": False}


@dataclass(frozen=True, slots=True)
class PicturedText:
    """A text whose every word a picture shows too: its alt text while there is one, else as it stands."""

    text: str
    beside: str = ""
    """What of it is still said beside a picture."""
    alt: str = ""
    """What the alt text says instead, where nothing is rendered: no mentions."""


@dataclass(frozen=True, slots=True)
class PendingPicture:
    """A picture that is still to be drawn; while it is not, its panel says everything in words."""

    stem: str
    """What the file is called, before what tells it from others."""
    scene: Hashable
    alt: str = ""
    """What it shows beside the texts it takes the place of."""


def cut(alt: str) -> str:
    """Return an alt text that Discord takes."""
    return alt if len(alt) <= MAX_ALT_LENGTH else f"{alt[: MAX_ALT_LENGTH - 1]}…"


def strip_markdown(text: str) -> str:
    r"""Return a text without the marks that format it: an alt text shows them as they stand.

    >>> strip_markdown("`1` ↑ … 12 → **42**\n-# Anna\\_: small steps")
    '1 ↑ … 12 → 42\nAnna_: small steps'
    """
    return _MARKS.sub(lambda mark: mark["escaped"] or "", text)
