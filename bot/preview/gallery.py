"""The gallery: a folder of pictures and layouts, one of each for every situation and language."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from bot.faces import face_of, frame
from bot.panel import Panel
from bot.pictures import Scene, draw, emojis
from bot.preview.situations import Situation, situations
from bot.preview.tables import CALLED, names, person
from bot.words import languages, words


def preview(folder: Path, out: TextIO) -> int:
    """Write every situation into a folder; return how many files there are."""
    folder.mkdir(parents=True, exist_ok=True)
    files = 0
    largest = 0
    for situation in situations():
        for language in languages():
            for name, panel, scene in pages(situation, language):
                stem = folder / language / f"{situation.name}-{name}"
                stem.parent.mkdir(exist_ok=True)
                stem.with_suffix(".json").write_text(layout(panel), encoding="utf-8")
                files += 1
                if scene is not None:
                    picture = draw(scene)
                    largest = max(largest, len(picture))
                    stem.with_suffix(".png").write_bytes(picture)
                    files += 1
    for name, picture in emojis().items():
        (folder / "emojis").mkdir(exist_ok=True)
        (folder / "emojis" / f"{name}.png").write_bytes(picture)
        files += 1
    out.write(f"{files} files in {folder}; the largest picture of a table has {largest / 1000:.1f} kB\n")
    return files


def layout(panel: Panel) -> str:
    """Write down the components of a panel as Discord gets them."""
    return json.dumps(panel.components(), ensure_ascii=False, indent=1) + "\n"


def pages(situation: Situation, language: str) -> Iterator[tuple[str, Panel, Scene | None]]:
    """Yield the public table and the hands of a situation: what a page is called, its panel, its picture."""
    said, called, table = words(language), names(), situation.table
    if situation.count:
        table = replace(table, opens=time.monotonic() + situation.count)
    face = face_of(table.ruleset.slug)
    sight = replace(frame.sight(table, said, called), called=CALLED[: table.record.seats])
    scene = None
    if table.record.ended is not None and table.state is not None:
        scene = face.result_picture(table.view(None), sight, table.outcome, situation.course)
    elif table.state is not None:
        scene = face.board_picture(table.view(None), sight, tuple(table.moves))
    yield "table", frame.board(table, said, called), scene
    for seat in situation.seats:
        hand = face.hand_picture(table.view(seat), sight)
        yield f"hand-{seat + 1}", frame.hand(table, person(seat), said, called), hand
