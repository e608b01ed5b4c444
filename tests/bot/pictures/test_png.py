"""A PNG looks like the image that was drawn."""

from collections.abc import Iterator
from itertools import combinations, islice

from PIL import Image, ImageChops, ImageStat

from bot.devtools.preview.samples import generate_samples
from bot.devtools.preview.tables import NAMES, make_names, user_at
from bot.pictures import palette
from bot.pictures.png import encode_png, palette_colours
from bot.pictures.scene import Scene
from bot.renderers.hand import render_hand
from bot.renderers.table import render_table
from bot.settings.card_style import CardStyle
from bot.tables.match_log import Course
from bot.words.words import words
from tests.bot.pictures.gallery import open_image

MOST_PER_PICTURE = 1.0
"""The maximum mean difference of a colour, of 255."""
MOST_PER_PIXEL = 60


def list_palette() -> set[palette.Colour]:
    """Collect every colour that has its own name."""
    values = [value for value in vars(palette).values() if isinstance(value, tuple)]
    single = {value for value in values if isinstance(value[0], int)}
    return single | set(palette.SEATS) | set(palette.BENEATH)


def generate_scenes() -> Iterator[Scene]:
    """Yield the table and a hand of many situations."""
    texts, names, card_style = words("en"), make_names(*NAMES), CardStyle(pictures=True)
    for sample in islice(generate_samples(), 0, None, 4):
        layouts = [
            render_table(sample.table, texts, names, card_style=card_style, course=Course(sample.events))
        ]
        layouts += [
            render_hand(sample.table, user_at(seat), texts, names, card_style=card_style)
            for seat in sample.seats[:1]
        ]
        for layout in layouts:
            if layout.pending_picture is not None and isinstance(layout.pending_picture.scene, Scene):
                yield layout.pending_picture.scene


def test_every_colour_is_basic() -> None:
    assert set(palette.BASIC) == list_palette()
    assert len(palette.BASIC) == len(list_palette())


def test_a_png_has_room_for_the_palette() -> None:
    assert len(palette_colours()) == len(set(palette_colours())) <= 256


def test_what_is_of_one_colour_keeps_it() -> None:
    for colour in palette.BASIC:
        image = open_image(encode_png(Image.new("RGB", (3, 3), colour))).convert("RGB")
        assert image.getcolors() == [(9, colour)]


def test_an_edge_between_two_colours_is_smooth() -> None:
    for first, second in combinations(palette.BASIC, 2):
        middle = tuple((one + two) // 2 for one, two in zip(first, second, strict=True))
        image = open_image(encode_png(Image.new("RGB", (1, 1), middle))).convert("RGB")
        difference = ImageChops.difference(image, Image.new("RGB", (1, 1), middle))
        assert max(high for _, high in ImageStat.Stat(difference).extrema) <= MOST_PER_PIXEL // 2


def test_nothing_looks_otherwise_than_it_was_drawn() -> None:
    scenes = list(generate_scenes())
    for scene in scenes:
        image = scene.draw_image()
        figures = ImageStat.Stat(ImageChops.difference(open_image(encode_png(image)).convert("RGB"), image))
        assert max(figures.mean) < MOST_PER_PICTURE
        assert max(high for _, high in figures.extrema) <= MOST_PER_PIXEL
    assert len(scenes) > 50
