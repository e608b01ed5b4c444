import asyncio
import signal
import sys
from collections.abc import AsyncIterator

import pytest

from bot.components.attachments import PendingPicture, Picture, PicturedText
from bot.components.layout import Layout
from bot.pictures import Scene, drawing_process, render_png
from bot.pictures.drawing_process import (
    MAX_PASSED,
    DrawingError,
    DrawingProcess,
    DrawingTurns,
    InProcessDrawer,
)
from bot.pictures.palette import BASIC, WHITE
from bot.pictures.picture_cache import MAX_AHEAD, MAX_WAIT, PictureCache
from tests.bot.pictures.dots import (
    Blot,
    Crash,
    Dot,
    QuickBlot,
    QuickDot,
    SlowScene,
    Unreadable,
    VariableIsSet,
    pixels,
)

_BOT = """
import asyncio, os
from bot.pictures.drawing_process import DrawingProcess
from tests.bot.pictures.dots import Dot

async def run():
    os.dup2(1, 2)
    await DrawingProcess().draw(Dot(1))
    print("drawn", flush=True)
    await asyncio.sleep(600)

asyncio.run(run())
"""
"""A process that has a picture drawn, then waits to be killed."""


class Counting(InProcessDrawer):
    """A drawer that notes which scenes it got, and lets other tasks run before it draws."""

    def __init__(self) -> None:
        self.asked: list[Scene] = []

    async def draw(self, scene: Scene) -> bytes:
        self.asked.append(scene)
        await asyncio.sleep(0)
        return await super().draw(scene)


class Held(InProcessDrawer):
    """A drawer that draws nothing before it is opened."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.asked = 0
        self.preferred: list[Scene] = []

    def prefer(self, scene: Scene) -> None:
        self.preferred.append(scene)

    async def draw(self, scene: Scene) -> bytes:
        self.asked += 1
        await self.open.wait()
        return await super().draw(scene)

    async def asked_for(self, count: int) -> None:
        """Let other tasks run until so many pictures have been asked for."""
        while self.asked < count:  # noqa: ASYNC110 - the drawer has no event for each request
            await asyncio.sleep(0)


@pytest.fixture
async def child() -> AsyncIterator[DrawingProcess]:
    child = DrawingProcess()
    yield child
    await child.close()


def of_dot(shade: int) -> tuple[tuple[int, int], bytes]:
    return pixels(render_png(Dot(shade)))


def layout(scene: Scene) -> Layout:
    return Layout(("above", PendingPicture("dot", scene), PicturedText("a dot"), "below"))


async def test_a_child_draws_what_would_be_drawn_here(child: DrawingProcess) -> None:
    assert pixels(await child.draw(Dot(7))) == of_dot(7)
    assert of_dot(7) != of_dot(9)


async def test_what_cannot_be_drawn_costs_no_other_picture(child: DrawingProcess) -> None:
    with pytest.raises(DrawingError, match=r"^ValueError$") as fault:
        await child.draw(Blot(42))
    assert not fault.value.affects_all
    assert pixels(await child.draw(Dot(1))) == of_dot(1)


async def test_after_a_scene_the_child_cannot_read_each_gets_its_own_picture(
    child: DrawingProcess,
) -> None:
    with pytest.raises(DrawingError, match=r"^ValueError$"):
        await child.draw(Unreadable(42))
    assert pixels(await child.draw(Dot(1))) == of_dot(1)
    assert pixels(await child.draw(Dot(2))) == of_dot(2)


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "DATABASE_URL"])
async def test_a_child_does_not_know_the_bots_secrets(
    child: DrawingProcess, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, "hush-hush")
    monkeypatch.setenv("NO_SECRET", "heard")
    assert pixels(await child.draw(VariableIsSet("NO_SECRET"))) == of_dot(BASIC.index(WHITE))
    assert pixels(await child.draw(VariableIsSet(name))) != of_dot(BASIC.index(WHITE))


async def test_a_child_that_takes_too_long_is_replaced(
    child: DrawingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    await child.draw(Dot(1))
    first = child._child.process
    monkeypatch.setattr(drawing_process, "_TIMEOUT", 0.1)
    with pytest.raises(DrawingError, match=r"^TimeoutError$") as fault:
        await child.draw(SlowScene(60))
    assert fault.value.affects_all
    assert first is not None
    assert first.returncode is not None
    monkeypatch.undo()
    assert pixels(await child.draw(Dot(2))) == of_dot(2)


async def test_a_child_that_dies_is_followed_by_another(child: DrawingProcess) -> None:
    with pytest.raises(DrawingError) as fault:
        await child.draw(Crash())
    assert fault.value.affects_all
    assert pixels(await child.draw(Dot(1))) == of_dot(1)


async def test_a_picture_nobody_waits_for_is_not_taken_for_the_next(child: DrawingProcess) -> None:
    await child.draw(Dot(1))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(child.draw(SlowScene(5)), 0.05)
    assert pixels(await child.draw(Dot(2))) == of_dot(2)


@pytest.mark.skipif(sys.platform == "win32", reason="a process is not killed so there")
async def test_a_killed_bot_leaves_no_child() -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _BOT, stdout=asyncio.subprocess.PIPE, stdin=asyncio.subprocess.DEVNULL
    )
    assert bot.stdout is not None
    # The child holds the other end of this pipe as its standard error: it is at its end when both are gone.
    assert await bot.stdout.readline() == b"drawn\n"
    bot.kill()
    assert await asyncio.wait_for(bot.stdout.read(), 60) == b""
    assert await bot.wait() == -signal.SIGKILL


async def test_a_child_ends_when_the_bot_does_however_it_ends(child: DrawingProcess) -> None:
    await child.start()
    process = child._child.process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert await process.wait() == 0


async def test_equal_scenes_are_drawn_once_even_at_the_same_moment() -> None:
    drawer = Counting()
    picture_cache = PictureCache(drawer)
    first, *others = await asyncio.gather(*(picture_cache.get_picture("dot", Dot(3)) for _ in range(5)))
    later = await picture_cache.get_picture("dot", Dot(3))
    assert [*others, later] == [first] * 5
    assert drawer.asked == [Dot(3)]


async def test_no_more_pictures_are_remembered_than_there_is_room_for() -> None:
    size = len(render_png(Dot(0)))
    drawer = Counting()
    picture_cache = PictureCache(drawer, max_bytes=2 * size + size // 2)
    for shade in (1, 2, 1, 3, 1, 2):
        await picture_cache.get_picture("dot", Dot(shade))
    assert drawer.asked == [Dot(1), Dot(2), Dot(3), Dot(2)]
    assert picture_cache._files.currsize <= 2 * size + size // 2


async def test_who_stops_waiting_takes_nobody_elses_picture_away() -> None:
    drawer = Counting()
    picture_cache = PictureCache(drawer)
    impatient = asyncio.create_task(picture_cache.get_picture("dot", Dot(5)))
    patient = asyncio.create_task(picture_cache.get_picture("dot", Dot(5)))
    await asyncio.sleep(0)
    impatient.cancel()
    assert pixels((await patient).content) == of_dot(5)


async def test_a_layout_gets_its_picture() -> None:
    drawn = await PictureCache(InProcessDrawer()).add_picture(layout(Dot(1)))
    above, picture, below = drawn.blocks
    assert (above, below) == ("above", "below")
    assert isinstance(picture, Picture)
    assert (picture.alt, pixels(picture.file.content)) == ("a dot", of_dot(1))
    assert picture.file.name.startswith("dot-")


async def test_a_layout_whose_picture_cannot_be_drawn_is_in_words_and_the_log_says_so_once_without_cards(
    caplog: pytest.LogCaptureFixture,
) -> None:
    picture_cache = PictureCache(InProcessDrawer())
    for card in (42, 43, 42):
        assert (await picture_cache.add_picture(layout(Blot(card)))).text == "above\na dot\nbelow"
    (logged,) = [one for one in caplog.records if one.name == "bot.pictures.picture_cache"]
    assert "ValueError" in logged.getMessage()
    assert "4" not in logged.getMessage()
    assert logged.exc_info is None
    caplog.clear()


async def test_a_layout_does_not_wait_longer_than_it_may_and_the_picture_is_there_later(
    child: DrawingProcess,
) -> None:
    picture_cache = PictureCache(child)
    await picture_cache.get_picture("dot", Dot(1))
    slow = layout(SlowScene(0.3))
    assert (await picture_cache.add_picture(slow, within=0.01)).files == ()
    assert (await picture_cache.add_picture(slow)).files != ()


async def test_who_is_in_a_hurry_does_not_queue_for_a_picture_behind_many_others() -> None:
    picture_cache = PictureCache(drawer := Held())
    queue = [asyncio.create_task(picture_cache.get_picture("dot", Dot(shade))) for shade in range(MAX_AHEAD)]
    await drawer.asked_for(MAX_AHEAD)
    assert (await picture_cache.add_picture(layout(Dot(99)), within=MAX_WAIT / 2)).files == ()
    assert drawer.asked == MAX_AHEAD
    patient = asyncio.create_task(picture_cache.add_picture(layout(Dot(99))))
    await drawer.asked_for(MAX_AHEAD + 1)
    drawer.open.set()
    assert (await patient).files != ()
    await asyncio.gather(*queue)
    assert (await picture_cache.add_picture(layout(Dot(99)), within=MAX_WAIT / 2)).files != ()


async def test_what_a_reply_waits_for_is_drawn_first_and_nothing_waits_for_ever() -> None:
    turns = DrawingTurns()
    scenes = {name: Dot(1) for name in ("edit", *(f"reply {number}" for number in range(MAX_PASSED + 2)))}
    drawn: list[str] = []

    async def draw(name: str) -> None:
        async with turns.take(scenes[name]):
            await asyncio.sleep(0)
            drawn.append(name)

    async with turns.take(Dot(0)):
        tasks = [asyncio.create_task(draw(name)) for name in scenes]
        await asyncio.sleep(0)
        for name, scene in scenes.items():
            if name != "edit":
                turns.prefer(scene)
    await asyncio.wait(tasks)
    replies = [name for name in scenes if name != "edit"]
    assert drawn == [*replies[:MAX_PASSED], "edit", *replies[MAX_PASSED:]]


async def test_a_picture_that_a_reply_asks_for_too_is_preferred() -> None:
    picture_cache = PictureCache(drawer := Held())
    edit = asyncio.create_task(picture_cache.add_picture(layout(Dot(1))))
    await drawer.asked_for(1)
    assert drawer.preferred == []
    reply = asyncio.create_task(picture_cache.add_picture(layout(Dot(1)), within=MAX_WAIT / 2))
    await asyncio.sleep(0)
    assert drawer.preferred == [Dot(1)]
    drawer.open.set()
    assert (await edit).files == (await reply).files != ()


async def test_who_gives_up_waiting_for_a_turn_holds_nobody_up() -> None:
    turns, scenes = DrawingTurns(), [Dot(shade) for shade in range(3)]
    done: list[int] = []

    async def draw(number: int) -> None:
        async with turns.take(scenes[number]):
            await asyncio.sleep(0)
            done.append(number)

    tasks = [asyncio.create_task(draw(number)) for number in range(3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.wait(tasks)
    assert done == [0, 2]
    async with turns.take(scenes[0]):
        late = asyncio.create_task(draw(2))
        await asyncio.sleep(0)
    # Its turn has come, but it has not noticed yet.
    late.cancel()
    await asyncio.wait({late})
    await asyncio.wait_for(draw(1), 5)


async def test_where_nothing_can_be_drawn_nobody_waits_for_it_again(
    child: DrawingProcess, caplog: pytest.LogCaptureFixture
) -> None:
    picture_cache = PictureCache(child)
    assert (await picture_cache.add_picture(layout(Crash()))).files == ()
    assert not picture_cache.works
    assert (await picture_cache.add_picture(layout(Dot(1)))).files == ()
    caplog.clear()


async def test_a_quick_scene_is_drawn_here_once_the_drawer_has_started(child: DrawingProcess) -> None:
    assert child.draw_at_once(QuickDot(3)) is None
    await child.start()
    drawn = child.draw_at_once(QuickDot(3))
    assert drawn is not None
    assert pixels(drawn) == of_dot(3)
    assert child.draw_at_once(Dot(3)) is None


async def test_a_quick_picture_waits_for_no_other_and_is_kept(
    child: DrawingProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    await child.start()
    picture_cache = PictureCache(child)
    slow = asyncio.create_task(picture_cache.add_picture(layout(SlowScene(1))))
    await asyncio.sleep(0)
    drawn = await picture_cache.add_picture(layout(QuickDot(4)))
    assert not slow.done()
    assert pixels(drawn.files[0].content) == of_dot(4)
    monkeypatch.setattr(child, "draw_at_once", None)
    assert (await picture_cache.add_picture(layout(QuickDot(4)))).files == drawn.files
    assert await picture_cache.get_picture("dot", QuickDot(4)) == drawn.files[0]
    slow.cancel()


async def test_a_quick_scene_that_cannot_be_drawn_stays_in_words_and_is_logged_without_its_values(
    child: DrawingProcess, caplog: pytest.LogCaptureFixture
) -> None:
    await child.start()
    picture_cache = PictureCache(child)
    for _ in range(2):
        assert (await picture_cache.add_picture(layout(QuickBlot(42)))).files == ()
    assert picture_cache.works
    assert [record.getMessage() for record in caplog.records] == [
        "a picture could not be drawn (ValueError); its text is shown instead"
    ]
