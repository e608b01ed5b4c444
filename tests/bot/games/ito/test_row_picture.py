"""The picture of a round of ito: every card with its line, whatever was written."""

import pickle

import pytest

from bot.games.ito.pictures.row import Entry, ItoRow, Mark, ThemeFacts, wrap_text
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.poster import Headline
from bot.pictures.scene import render_png
from bot.pictures.seats import SeatFacts

THEME = ThemeFacts("How dangerous is the animal?", "harmless", "deadly")
SEATS = tuple(SeatFacts(f"Player {seat}", f"Seat {seat}", None) for seat in range(1, 11))
WIDE = ("W" * 60, "界" * 60, "🦈" * 60, "ש" * 60, "a " * 30)


def row(*lines: str, head: Headline | None = None, theme: ThemeFacts | None = THEME) -> ItoRow:
    entries = tuple(Entry(card, card % 10, line) for card, line in enumerate(lines, 1))
    return ItoRow(theme, entries, SEATS, head)


@pytest.mark.parametrize("text", WIDE)
def test_every_row_of_the_widest_line_fits_and_nothing_is_lost(text: str) -> None:
    rows = wrap_text(text, 36, 500)
    assert max(Canvas.measure_text(part, 36) for part in rows) <= 500
    assert "".join("".join(rows).split()) == "".join(text.split())


def test_words_stay_whole_where_they_fit() -> None:
    assert wrap_text("a grumpy swan and a wasp", 36, 260) == ["a grumpy swan", "and a wasp"]
    assert wrap_text("", 36, 260) == []


def test_twenty_cards_of_ten_people_with_the_widest_lines_are_drawn() -> None:
    image = row(*WIDE * 4, head=Headline("ito", "2", "rows won", beaten=False)).draw_image()
    assert image.width == WIDTH
    assert image.height < 5 * WIDTH


def test_a_row_without_lines_and_theme_shows_the_cards_alone() -> None:
    bare = row("", "", "", theme=None).draw_image()
    assert bare.height < row("", "", "").draw_image().height


def test_a_line_that_the_fonts_cannot_draw_is_left_out() -> None:
    assert render_png(row("\u16a0\u16a2\u16a6")) == render_png(row(""))


def test_a_card_that_is_not_right_looks_different() -> None:
    pictures = {render_png(ItoRow(THEME, (Entry(5, 0, "a wasp", mark),), SEATS)) for mark in Mark}
    assert len(pictures) == len(Mark)


def test_a_scene_says_nothing_of_what_people_wrote_and_is_sent_whole() -> None:
    scene = row("a grumpy swan")
    assert "swan" not in repr(scene)
    assert pickle.loads(pickle.dumps(scene)) == scene  # noqa: S301 - its own
