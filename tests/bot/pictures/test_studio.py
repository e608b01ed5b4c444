import asyncio
import logging
from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from PIL import Image

from bot.panels.attachments import Depicted, Drawing, Picture
from bot.panels.panel import Panel
from bot.pictures import Scene, draw
from bot.pictures.easel import Child, Here, NotDrawnError
from bot.pictures.studio import Studio
from tests.bot.pictures.dots import Blot, Crash, Dot, Slow


class Counting(Here):
    """An easel that counts what it was asked for, and draws as slowly as others can interrupt."""

    def __init__(self) -> None:
        self.asked: list[Scene] = []

    async def draw(self, scene: Scene) -> bytes:
        self.asked.append(scene)
        await asyncio.sleep(0)
        return await super().draw(scene)


@pytest.fixture
async def child() -> AsyncIterator[Child]:
    child = Child()
    yield child
    await child.close()


def panel(scene: Scene) -> Panel:
    return Panel(("above", Drawing("dot", scene), Depicted("a dot"), "below"))


async def test_a_child_draws_what_would_be_drawn_here(child: Child) -> None:
    assert await child.draw(Dot(7)) == draw(Dot(7))
    assert Image.open(BytesIO(await child.draw(Dot(9)))).size == (4, 4)


async def test_what_cannot_be_drawn_costs_no_other_picture(child: Child) -> None:
    with pytest.raises(NotDrawnError, match=r"^ValueError$") as fault:
        await child.draw(Blot(42))
    assert not fault.value.everything
    assert await child.draw(Dot(1)) == draw(Dot(1))


async def test_a_child_that_dies_is_followed_by_another(child: Child) -> None:
    with pytest.raises(NotDrawnError) as fault:
        await child.draw(Crash())
    assert fault.value.everything
    assert await child.draw(Dot(1)) == draw(Dot(1))


async def test_a_picture_nobody_waits_for_is_not_taken_for_the_next(child: Child) -> None:
    await child.draw(Dot(1))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(child.draw(Slow(5)), 0.05)
    assert await child.draw(Dot(2)) == draw(Dot(2))


async def test_a_child_ends_when_the_bot_does_however_it_ends(child: Child) -> None:
    await child.warm()
    process = child._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert await process.wait() == 0


async def test_equal_scenes_are_drawn_once_even_at_the_same_moment() -> None:
    easel = Counting()
    studio = Studio(easel)
    first, *others = await asyncio.gather(*(studio.picture("dot", Dot(3)) for _ in range(5)))
    later = await studio.picture("dot", Dot(3))
    assert [*others, later] == [first] * 5
    assert easel.asked == [Dot(3)]


async def test_no_more_pictures_are_remembered_than_there_is_room_for() -> None:
    size = len(draw(Dot(0)))
    easel = Counting()
    studio = Studio(easel, kept_at_most=2 * size + size // 2)
    for shade in (1, 2, 1, 3, 1, 2):
        await studio.picture("dot", Dot(shade))
    assert easel.asked == [Dot(1), Dot(2), Dot(3), Dot(2)]
    assert studio._size <= 2 * size + size // 2


async def test_who_stops_waiting_takes_nobody_elses_picture_away() -> None:
    easel = Counting()
    studio = Studio(easel)
    impatient = asyncio.create_task(studio.picture("dot", Dot(5)))
    patient = asyncio.create_task(studio.picture("dot", Dot(5)))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).content == draw(Dot(5))


async def test_a_panel_gets_its_picture() -> None:
    drawn = await Studio(Here()).pictured(panel(Dot(1)))
    above, picture, below = drawn.blocks
    assert (above, below) == ("above", "below")
    assert isinstance(picture, Picture)
    assert (picture.alt, picture.file.content) == ("a dot", draw(Dot(1)))
    assert picture.file.name.startswith("dot-")


async def test_a_panel_whose_picture_cannot_be_drawn_is_in_words_and_the_log_says_so_once_without_cards(
    caplog: pytest.LogCaptureFixture,
) -> None:
    studio = Studio(Here())
    for card in (42, 43, 42):
        assert (await studio.pictured(panel(Blot(card)))).text == "above\na dot\nbelow"
    (logged,) = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert "ValueError" in logged.getMessage()
    assert "4" not in logged.getMessage()
    assert logged.exc_info is None
    caplog.clear()


async def test_a_panel_does_not_wait_longer_than_it_may_and_the_picture_is_there_later(child: Child) -> None:
    studio = Studio(child)
    await studio.picture("dot", Dot(1))
    slow = panel(Slow(0.3))
    assert (await studio.pictured(slow, within=0.01)).files == ()
    assert (await studio.pictured(slow)).files != ()


async def test_where_nothing_can_be_drawn_nobody_waits_for_it_again(
    child: Child, caplog: pytest.LogCaptureFixture
) -> None:
    studio = Studio(child)
    assert (await studio.pictured(panel(Crash()))).files == ()
    assert not studio.works
    assert (await studio.pictured(panel(Dot(1)))).files == ()
    caplog.clear()
