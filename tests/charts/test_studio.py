import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.charts import studio
from bot.charts.chart import Chart, Series
from bot.charts.studio import ChartStudio

PNG = b"\x89PNG\r\n\x1a\n"


def chart(*results: int) -> Chart:
    points = tuple(enumerate(results))
    return Chart(
        title="The Game",
        scale="Karten übrig (weniger ist besser)",
        count="Partien",
        ticks=((0, "3. Okt."),),
        series=(Series(label="2 Personen", points=points),),
    )


NONE = Chart(title="The Game", scale="", count="", ticks=(), series=(Series(label="", points=()),))
"""What cannot be drawn."""


@pytest.fixture
async def drawer() -> AsyncIterator[ChartStudio]:
    opened = ChartStudio()
    yield opened
    await opened.close()


def size(png: bytes | None) -> tuple[int, int]:
    assert png is not None
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


async def test_charts_stand_below_each_other_in_one_picture(drawer: ChartStudio) -> None:
    width, height = size(await drawer.draw([chart(7)]))
    wider, higher = size(await drawer.draw([chart(12, 3, 98, 0), chart(*range(200))]))
    assert (wider, higher) == (width, 2 * height)
    assert width > height


async def test_the_process_stays_for_the_next_picture_and_is_replaced_if_it_died(drawer: ChartStudio) -> None:
    first = await drawer.draw([chart(1, 2)])
    process = drawer._process
    assert process is not None
    assert await drawer.draw([chart(1, 2)]) == first
    assert drawer._process is process
    process.kill()
    await process.wait()
    assert await drawer.draw([chart(1, 2)]) == first


async def test_the_loop_goes_on_while_a_picture_is_drawn(drawer: ChartStudio) -> None:
    drawing = asyncio.create_task(drawer.draw([chart(1, 2)]))
    turns = 0
    while not drawing.done():
        await asyncio.sleep(0.01)
        turns += 1
    assert turns > 5
    assert size(await drawing)


async def test_what_cannot_be_drawn_costs_nobody_else_a_picture(
    drawer: ChartStudio, caplog: pytest.LogCaptureFixture
) -> None:
    assert await drawer.draw([NONE]) is None
    assert "a chart could not be drawn: ValueError" in caplog.text
    assert size(await drawer.draw([chart(1)]))


async def test_who_draws_learns_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush-hush")
    monkeypatch.setenv("DATABASE_URL", "postgresql://unspoken:hush-hush@localhost/unspoken")
    assert "hush-hush" not in " ".join(studio._environment().values())


async def test_whoever_gives_up_takes_no_answer_from_the_next(drawer: ChartStudio) -> None:
    first = await drawer.draw([chart(1, 2)])
    given_up = asyncio.create_task(drawer.draw([chart(*range(200)), chart(3)]))
    await asyncio.sleep(0.01)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    assert await drawer.draw([chart(1, 2)]) == first


async def test_nobody_waits_for_ever(drawer: ChartStudio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "PATIENCE", 0.0)
    assert await drawer.draw([chart(1)]) is None
    monkeypatch.setattr(studio, "WAITING_AT_MOST", 0)
    assert await drawer.draw([chart(1)]) is None


async def test_an_idle_process_is_let_go(drawer: ChartStudio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "IDLE", 0.0)
    assert size(await drawer.draw([chart(1)]))
    await asyncio.sleep(0.01)
    await asyncio.gather(*drawer._leaving)
    assert drawer._process is None
