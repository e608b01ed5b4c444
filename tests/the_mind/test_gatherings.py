"""Evenings with The Mind through the real process; all tables are played at once, as on a real evening."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace

import pytest
import pytest_asyncio

from engine.games.the_mind.model import Phase
from tests.e2e.evening import keys
from tests.e2e.house import House
from tests.the_mind import bursts, matches, pauses
from tests.the_mind.gathering import Gathering, answered, tells

pytestmark = pytest.mark.asyncio(loop_scope="module")

Scene = Callable[[House], Coroutine[None, None, None]]
SCENES: dict[str, Scene] = {
    name: scene
    for module in (matches, bursts, pauses)
    for name, scene in inspect.getmembers(module, inspect.iscoroutinefunction)
    if scene.__module__ == module.__name__ and not name.startswith("_")
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(house: House) -> AsyncIterator[dict[str, "asyncio.Task[None]"]]:
    """Let all scenes be played at once: most of an evening is waiting for a countdown."""
    scenes = {name: asyncio.create_task(scene(house)) for name, scene in SCENES.items()}
    yield scenes
    for scene in scenes.values():
        scene.cancel()
    await asyncio.gather(*scenes.values(), return_exceptions=True)


@pytest.mark.parametrize("scene", SCENES)
async def test(scene: str, played: dict[str, "asyncio.Task[None]"]) -> None:
    await played[scene]


async def test_a_restart_in_a_level_keeps_everything_and_stops_the_table(house: House) -> None:
    friends = Gathering(house)
    anna, ben = friends.people
    await friends.deal(start_level=9)
    await friends.concentrate()
    first = friends.ranked()[0]
    await friends.click(first, friends.hand(first), "play")
    before = await friends.state()
    await house.restart()
    await anna.until(lambda: tells(friends.table.text, "the-mind-concentrate-all"))
    assert await friends.state() == replace(before, phase=Phase.CONCENTRATING)
    old = keys(friends.hand(anna), "play")[0].custom_id
    refused = await anna.press(friends.hand(anna), old)
    assert answered(refused, "the-mind-concentrate-all")
    await friends.click(ben, friends.table, "hand")
    await friends.concentrate()
    first = friends.ranked()[0]
    await friends.click(first, friends.hand(first), "play")
    after = await friends.state()
    assert (after.phase, len(after.pile)) == (Phase.PLAYING, 2)
