"""Pictures and layouts are like their snapshots.

After a change on purpose, take the snapshots again and look at them:
`uv run python -m tests.bot.pictures.gallery`
"""

from PIL import Image, ImageDraw

from tests.bot.pictures.gallery import FOLDER, open_image, render_samples
from tests.bot.pictures.likeness import ALIKE, difference, reduce_to_snapshot


def load_snapshot(name: str) -> Image.Image:
    return open_image((FOLDER / f"{name}.webp").read_bytes())


def test_every_picture_looks_as_it_was_taken() -> None:
    unlike = {
        name: difference(reduce_to_snapshot(open_image(picture)), load_snapshot(name))
        for name, (_, picture) in render_samples().items()
        if picture is not None
    }
    assert {name: much for name, much in unlike.items() if much > ALIKE} == {}


def test_every_layout_is_as_it_was_taken() -> None:
    assert {name: layout for name, (layout, _) in render_samples().items()} == {
        file.stem: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.json")
    }


def test_every_file_is_a_page() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == render_samples().keys()
    assert {file.stem for file in FOLDER.glob("*.webp")} == {
        name for name, (_, picture) in render_samples().items() if picture is not None
    }


def test_all_pictures_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.webp")) < 1_000_000


def test_another_numeral_or_a_missing_badge_is_seen() -> None:
    name = "en-the-game-5-dealt-table"
    whole = open_image(render_samples()[name][1] or b"").convert("RGB")
    assert difference(reduce_to_snapshot(whole), load_snapshot(name)) <= ALIKE
    pen = ImageDraw.Draw(whole)
    pen.ellipse((40, 40, 90, 90), (33, 45, 58))
    assert difference(reduce_to_snapshot(whole), load_snapshot(name)) > ALIKE


def test_a_shift_of_an_edge_is_not_seen() -> None:
    name = "en-the-game-5-dealt-table"
    whole = open_image(render_samples()[name][1] or b"").convert("RGB")
    softer = whole.resize((whole.width * 2, whole.height * 2)).resize(whole.size)
    assert difference(reduce_to_snapshot(softer), load_snapshot(name)) <= ALIKE
