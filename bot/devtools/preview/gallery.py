"""The gallery: a folder of pictures and layouts, one of each for every situation and language."""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TextIO

from bot.components.attachments import AttachedFile
from bot.components.layout import Layout
from bot.devtools.preview.situations import Situation, situations
from bot.devtools.preview.tables import names, person
from bot.pictures import Scene, render_emojis, render_png
from bot.renderers.hand import render_hand
from bot.renderers.table import render_table
from bot.settings.card_style import CardStyle
from bot.words import languages, words

_LOOK: Final = CardStyle(pictures=True)


@dataclass(frozen=True, slots=True)
class Page:
    """What one message shows."""

    name: str
    layout: Layout
    picture: bytes | None


def preview(folder: Path, out: TextIO) -> int:
    """Write every situation into a folder; return how many files there are."""
    folder.mkdir(parents=True, exist_ok=True)
    files = 0
    largest = 0
    for situation in situations():
        for language in languages():
            for page in pages(situation, language):
                stem = folder / language / f"{situation.name}-{page.name}"
                stem.parent.mkdir(exist_ok=True)
                stem.with_suffix(".json").write_text(layout(page.layout), encoding="utf-8")
                files += 1
                if page.picture is not None:
                    largest = max(largest, len(page.picture))
                    stem.with_suffix(".png").write_bytes(page.picture)
                    files += 1
    for name, picture in render_emojis().items():
        (folder / "emojis").mkdir(exist_ok=True)
        (folder / "emojis" / f"{name}.png").write_bytes(picture)
        files += 1
    out.write(f"{files} files in {folder}; the largest picture of a table has {largest / 1000:.1f} kB\n")
    return files


def layout(layout: Layout) -> str:
    """Write down the components of a panel as Discord gets them."""
    return json.dumps(layout.components(), ensure_ascii=False, indent=1) + "\n"


def pages(situation: Situation, language: str) -> Iterator[Page]:
    """Yield the public table and the hands of a situation."""
    said, called, table = words(language), names(), situation.table
    if situation.count:
        table = replace(table, countdown_ends=time.monotonic() + situation.count)
    yield _page("table", render_table(table, said, called, card_style=_LOOK, course=situation.course))
    for seat in situation.seats:
        yield _page(f"hand-{seat + 1}", render_hand(table, person(seat), said, called, card_style=_LOOK))


def _page(name: str, layout: Layout) -> Page:
    drawing = layout.pending_picture
    if drawing is None or not isinstance(drawing.scene, Scene):
        return Page(name, layout, None)
    picture = render_png(drawing.scene)
    # Named by what it is rather than by its content: a layout stays the same wherever it is drawn.
    return Page(name, layout.with_picture(AttachedFile(f"{drawing.stem}.png", picture)), picture)
