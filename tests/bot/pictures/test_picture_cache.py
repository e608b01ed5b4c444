import asyncio
import logging
from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from PIL import Image

from bot.components.attachments import PendingPicture, Picture, PicturedText
from bot.components.layout import Layout
from bot.pictures import Scene, render_png
from bot.pictures.drawing_process import DrawingError, DrawingProcess, InProcessDrawer
from bot.pictures.picture_cache import PictureCache
from tests.bot.pictures.dots import Blot, Crash, Dot, Slow


class Counting(InProcessDrawer):
    """An easel that counts what it was asked for, and draws as slowly as others can interrupt."""

    def __init__(self) -> None:
        self.asked: list[Scene] = []

    async def draw(self, scene: Scene) -> bytes:
        self.asked.append(scene)
        await asyncio.sleep(0)
        return await super().draw(scene)


@pytest.fixture
async def child() -> AsyncIterator[DrawingProcess]:
    child = DrawingProcess()
    yield child
    await child.close()


def layout(scene: Scene) -> Layout:
    return Layout(("above", PendingPicture("dot", scene), PicturedText("a dot"), "below"))


async def test_a_child_draws_what_would_be_drawn_here(child: DrawingProcess) -> None:
    assert await child.draw(Dot(7)) == render_png(Dot(7))
    assert Image.open(BytesIO(await child.draw(Dot(9)))).size == (4, 4)


async def test_what_cannot_be_drawn_costs_no_other_picture(child: DrawingProcess) -> None:
    with pytest.raises(DrawingError, match=r"^ValueError$") as fault:
        await child.draw(Blot(42))
    assert not fault.value.everything
    assert await child.draw(Dot(1)) == render_png(Dot(1))


async def test_a_child_that_dies_is_followed_by_another(child: DrawingProcess) -> None:
    with pytest.raises(DrawingError) as fault:
        await child.draw(Crash())
    assert fault.value.everything
    assert await child.draw(Dot(1)) == render_png(Dot(1))


async def test_a_picture_nobody_waits_for_is_not_taken_for_the_next(child: DrawingProcess) -> None:
    await child.draw(Dot(1))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(child.draw(Slow(5)), 0.05)
    assert await child.draw(Dot(2)) == render_png(Dot(2))


async def test_a_child_ends_when_the_bot_does_however_it_ends(child: DrawingProcess) -> None:
    await child.start()
    process = child._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert await process.wait() == 0


async def test_equal_scenes_are_drawn_once_even_at_the_same_moment() -> None:
    drawer = Counting()
    picture_cache = PictureCache(drawer)
    first, *others = await asyncio.gather(*(picture_cache.picture("dot", Dot(3)) for _ in range(5)))
    later = await picture_cache.picture("dot", Dot(3))
    assert [*others, later] == [first] * 5
    assert drawer.asked == [Dot(3)]


async def test_no_more_pictures_are_remembered_than_there_is_room_for() -> None:
    size = len(render_png(Dot(0)))
    drawer = Counting()
    picture_cache = PictureCache(drawer, max_bytes=2 * size + size // 2)
    for shade in (1, 2, 1, 3, 1, 2):
        await picture_cache.picture("dot", Dot(shade))
    assert drawer.asked == [Dot(1), Dot(2), Dot(3), Dot(2)]
    assert picture_cache._size <= 2 * size + size // 2


async def test_who_stops_waiting_takes_nobody_elses_picture_away() -> None:
    drawer = Counting()
    picture_cache = PictureCache(drawer)
    impatient = asyncio.create_task(picture_cache.picture("dot", Dot(5)))
    patient = asyncio.create_task(picture_cache.picture("dot", Dot(5)))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).content == render_png(Dot(5))


async def test_a_panel_gets_its_picture() -> None:
    drawn = await PictureCache(InProcessDrawer()).add_picture(layout(Dot(1)))
    above, picture, below = drawn.blocks
    assert (above, below) == ("above", "below")
    assert isinstance(picture, Picture)
    assert (picture.alt, picture.file.content) == ("a dot", render_png(Dot(1)))
    assert picture.file.name.startswith("dot-")


async def test_a_panel_whose_picture_cannot_be_drawn_is_in_words_and_the_log_says_so_once_without_cards(
    caplog: pytest.LogCaptureFixture,
) -> None:
    picture_cache = PictureCache(InProcessDrawer())
    for card in (42, 43, 42):
        assert (await picture_cache.add_picture(layout(Blot(card)))).text == "above\na dot\nbelow"
    (logged,) = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert "ValueError" in logged.getMessage()
    assert "4" not in logged.getMessage()
    assert logged.exc_info is None
    caplog.clear()


async def test_a_panel_does_not_wait_longer_than_it_may_and_the_picture_is_there_later(
    child: DrawingProcess,
) -> None:
    picture_cache = PictureCache(child)
    await picture_cache.picture("dot", Dot(1))
    slow = layout(Slow(0.3))
    assert (await picture_cache.add_picture(slow, within=0.01)).files == ()
    assert (await picture_cache.add_picture(slow)).files != ()


async def test_where_nothing_can_be_drawn_nobody_waits_for_it_again(
    child: DrawingProcess, caplog: pytest.LogCaptureFixture
) -> None:
    picture_cache = PictureCache(child)
    assert (await picture_cache.add_picture(layout(Crash()))).files == ()
    assert not picture_cache.works
    assert (await picture_cache.add_picture(layout(Dot(1)))).files == ()
    caplog.clear()
