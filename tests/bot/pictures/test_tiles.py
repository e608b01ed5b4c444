"""A picture that is put together from tiles has the pixels of one drawn as a whole."""

from PIL import Image, ImageChops

from bot.pictures import tiles
from bot.pictures.canvas import Canvas
from bot.pictures.palette import FELT, NIGHT, PAPER, TRICK
from bot.pictures.png import to_palette
from bot.pictures.tiles import TileCanvas, TiledScene
from tests.bot.pictures.test_png import generate_scenes


def test_a_picture_of_tiles_has_the_colours_of_the_whole() -> None:
    scenes = [scene for scene in generate_scenes() if isinstance(scene, TiledScene)]
    for scene in scenes:
        whole = to_palette(scene.draw_image()).convert("RGB")
        # Twice: the second time every tile is in the cache.
        for _ in range(2):
            assert ImageChops.difference(scene.draw_palette_image().convert("RGB"), whole).getbbox() is None
    assert len({type(scene) for scene in scenes}) == 4


def test_a_tile_is_drawn_once_while_it_is_kept() -> None:
    drawn = []

    def dot(size: int, *, good: bool) -> Canvas:
        drawn.append((size, good))
        canvas = Canvas(size, size, FELT)
        canvas.fill_rectangle(0, 0, 2, 2, TRICK if good else PAPER)
        return canvas

    def draw_three_tiles(*, in_palette: bool) -> Image.Image:
        canvas = TileCanvas(40, 20, NIGHT, in_palette=in_palette)
        for x in (0, 20):
            canvas.draw_tile(x, 0, dot, 10, good=True)
        canvas.draw_tile(20, 10, dot, 10, good=False)
        return canvas.image.convert("RGB")

    tiles._draw_once.cache_clear()
    few = draw_three_tiles(in_palette=True)
    assert drawn == [(10, True), (10, False)]
    assert few.getpixel((21, 1)) == TRICK
    assert few.getpixel((21, 11)) == PAPER
    assert few.getpixel((35, 15)) == NIGHT
    assert few.tobytes() == draw_three_tiles(in_palette=False).tobytes()
