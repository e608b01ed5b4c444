"""Writes a folder of pictures and layouts, one of each for every sample table and language."""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TextIO

from bot.components.attachments import AttachedFile
from bot.components.layout import Layout
from bot.devtools.preview.charts import ChartSample, generate_chart_samples
from bot.devtools.preview.samples import Sample, generate_samples
from bot.devtools.preview.tables import GUILD, NAMES, NOW, make_people, user_at
from bot.pictures import Scene, render_emojis, render_png
from bot.renderers import playable_games
from bot.renderers.hand import render_hand
from bot.renderers.help import render_help, render_rules_page
from bot.renderers.table import render_table
from bot.renderers.tutorial_page import TutorialPage, render_tutorial, tutorials
from bot.results.statistics import render_statistics
from bot.settings.card_style import CardStyle
from bot.tables.match_log import Course
from bot.words.words import languages, words

_STYLE: Final = CardStyle(pictures=True)


@dataclass(frozen=True, slots=True)
class RenderedMessage:
    """A message of a sample: its layout, and its picture if it has one."""

    name: str
    layout: Layout
    picture: bytes | None


def preview(folder: Path, out: TextIO) -> int:
    """Write all samples into a folder, and return the number of files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = 0
    largest = 0
    for language, name, message in _render_all():
        stem = folder / language / name
        stem.parent.mkdir(exist_ok=True)
        stem.with_suffix(".json").write_text(format_layout(message.layout), encoding="utf-8")
        files += 1
        if message.picture is not None:
            largest = max(largest, len(message.picture))
            stem.with_suffix(".png").write_bytes(message.picture)
            files += 1
    for name, picture in render_emojis().items():
        (folder / "emojis").mkdir(exist_ok=True)
        (folder / "emojis" / f"{name}.png").write_bytes(picture)
        files += 1
    out.write(f"{files} files in {folder}; the largest picture has {largest / 1000:.1f} kB\n")
    return files


def format_layout(layout: Layout) -> str:
    """Return the components of a layout as JSON, as Discord gets them."""
    return json.dumps(layout.components(), ensure_ascii=False, indent=1) + "\n"


def render_messages(sample: Sample, language: str) -> Iterator[RenderedMessage]:
    """Yield the public table and the hands of a sample."""
    texts, names, table = words(language), make_people(), sample.table
    if sample.countdown:
        table = replace(table, countdown_ends=time.monotonic() + sample.countdown)
    public = render_table(
        table,
        texts,
        names,
        card_style=_STYLE,
        course=Course(sample.events),
        hands_open=table.record.ended is not None,
    )
    yield _render_message("table", public)
    for seat in sample.seats:
        yield _render_message(
            f"hand-{seat + 1}", render_hand(table, user_at(seat), texts, names, card_style=_STYLE)
        )


def render_chart_message(sample: ChartSample, language: str) -> RenderedMessage:
    """Render a person's statistics as `/stats` shows them."""
    texts, names, stats = words(language), make_people(), sample.statistics
    blocks = render_statistics(stats, user_at(0), GUILD, texts, names, today=NOW.date())
    return _render_message("statistics", Layout(blocks))


def render_guide_messages(language: str) -> Iterator[RenderedMessage]:
    """Yield the pages for people who are new: help, rules, and every step of the tutorials."""
    texts = words(language)
    yield _render_message("help", render_help(texts))
    for slug in playable_games():
        yield _render_message(f"{slug}-rules", render_rules_page(slug, texts, pictures=True))
    for slug, tutorial in tutorials().items():
        for done in range(len(tutorial.steps) + 1):
            page = render_tutorial(TutorialPage(slug, done), texts, NAMES[0], _STYLE)
            yield _render_message(f"{slug}-tutorial-{done + 1}", page)


def _render_all() -> Iterator[tuple[str, str, RenderedMessage]]:
    """Yield every message with its language and the name of its files."""
    for sample in generate_samples():
        for language in languages():
            for message in render_messages(sample, language):
                yield language, f"{sample.name}-{message.name}", message
    for chart_sample in generate_chart_samples():
        for language in languages():
            yield language, chart_sample.name, render_chart_message(chart_sample, language)
    for language in languages():
        for message in render_guide_messages(language):
            yield language, message.name, message


def _render_message(name: str, layout: Layout) -> RenderedMessage:
    drawing = layout.pending_picture
    if drawing is None or not isinstance(drawing.scene, Scene):
        return RenderedMessage(name, layout, None)
    picture = render_png(drawing.scene)
    # Named by its kind, not by its content: the layout is the same wherever it is drawn.
    return RenderedMessage(name, layout.with_picture(AttachedFile(f"{drawing.stem}.png", picture)), picture)
