"""A picture put together from tiles is the one that would have been drawn as a whole."""

from PIL import Image, ImageChops

from bot.pictures import tiles
from bot.pictures.canvas import Canvas
from bot.pictures.palette import FELT, NIGHT, PAPER, TRICK
from bot.pictures.png import indexed
from bot.pictures.tiles import Mosaic, Tiled
from tests.bot.pictures.test_packing import drawn_scenes


def test_a_picture_of_tiles_has_the_colours_of_the_whole() -> None:
    scenes = [scene for scene in drawn_scenes() if isinstance(scene, Tiled)]
    for scene in scenes:
        whole = indexed(scene.paint()).convert("RGB")
        # Twice: from fresh tiles, and from those that are there.
        for _ in range(2):
            assert ImageChops.difference(scene.sheet().convert("RGB"), whole).getbbox() is None
    assert len({type(scene) for scene in scenes}) == 4


def test_a_tile_is_drawn_once_while_it_is_kept() -> None:
    drawn = []

    def dot(size: int, *, good: bool) -> Canvas:
        drawn.append((size, good))
        canvas = Canvas(size, size, FELT)
        canvas.bar(0, 0, 2, 2, TRICK if good else PAPER)
        return canvas

    def laid(*, few: bool) -> Image.Image:
        mosaic = Mosaic(40, 20, NIGHT, few=few)
        for x in (0, 20):
            mosaic.lay(x, 0, dot, 10, good=True)
        mosaic.lay(20, 10, dot, 10, good=False)
        return mosaic.image.convert("RGB")

    tiles._kept.cache_clear()
    few = laid(few=True)
    assert drawn == [(10, True), (10, False)]
    assert few.getpixel((21, 1)) == TRICK
    assert few.getpixel((21, 11)) == PAPER
    assert few.getpixel((35, 15)) == NIGHT
    assert few.tobytes() == laid(few=False).tobytes()
