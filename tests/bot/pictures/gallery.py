"""The snapshots of pages; `uv run python -m tests.bot.pictures.gallery` takes them again."""

import asyncio
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.devtools.preview.gallery import format_layout, render_guide_messages, render_messages
from bot.devtools.preview.samples import generate_samples
from tests.bot.pictures.likeness import reduce_to_snapshot

FOLDER = Path(__file__).parent / "snapshots"
SEEN = {
    "en": (
        *("the-game-1-dealt", "the-game-5-", "the-game-lobby", "the-game-rules"),
        *("the-mind-lobby", "the-mind-rules", "the-mind-3-dealt", "the-mind-3-card-played"),
        *("the-mind-3-mistake-made", "the-mind-3-star", "the-mind-3-level-passed", "the-mind-3-reward-lost"),
        *("the-mind-3-pile-turned-over", "the-mind-3-all-levels-passed", "the-mind-3-went-blind"),
        *("the-mind-3-blind-lost", "the-mind-3-game", "the-mind-3-paused", "the-mind-3-abandoned"),
    ),
    "de": ("the-game-3-dealt", "the-game-3-duty-not-met", "the-mind-2-game-lost", "the-mind-4-star-proposed"),
}
"""The situations with a snapshot, by language and the beginning of their names: some of every kind."""


@cache
def render_samples() -> dict[str, tuple[str, bytes | None]]:
    """Return the layout and the picture of every page with a snapshot, by its name."""
    return dict(_render_samples())


def _render_samples() -> Iterator[tuple[str, tuple[str, bytes | None]]]:
    for sample in generate_samples():
        for language, beginnings in SEEN.items():
            if sample.name.startswith(beginnings):
                for page in render_messages(sample, language):
                    yield f"{language}-{sample.name}-{page.name}", (format_layout(page.layout), page.picture)
    for language, beginnings in SEEN.items():
        for page in render_guide_messages(language):
            if page.name.startswith(beginnings):
                yield f"{language}-{page.name}", (format_layout(page.layout), page.picture)


def open_image(picture: bytes) -> Image.Image:
    """Decode a picture."""
    image = Image.open(BytesIO(picture))
    image.load()
    return image


async def _take() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in (*FOLDER.glob("*.webp"), *FOLDER.glob("*.json")):
        old.unlink()
    for name, (described, picture) in render_samples().items():
        (FOLDER / f"{name}.json").write_text(described, encoding="utf-8")
        if picture is not None:
            reduce_to_snapshot(open_image(picture)).save(
                FOLDER / f"{name}.webp", lossless=True, quality=100, method=4
            )


if __name__ == "__main__":
    asyncio.run(_take())
