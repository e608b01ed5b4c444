"""Sessions of The Mind through the real process; all tables play at the same time."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace

import pytest
import pytest_asyncio

from engine.games.the_mind.model import Phase
from tests.e2e.stack import Stack
from tests.e2e.the_mind import bursts, matches, pauses
from tests.e2e.the_mind.the_mind_session import TheMindSession
from tests.session import buttons, has_reply, has_sentence

pytestmark = pytest.mark.asyncio(loop_scope="module")

Scene = Callable[[Stack], Coroutine[None, None, None]]
SCENES: dict[str, Scene] = {
    name: scene
    for module in (matches, bursts, pauses)
    for name, scene in inspect.getmembers(module, inspect.iscoroutinefunction)
    if scene.__module__ == module.__name__ and not name.startswith("_")
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(stack: Stack) -> AsyncIterator[dict[str, "asyncio.Task[None]"]]:
    """Let all scenes be played at once: most of a session is waiting for a countdown."""
    scenes = {name: asyncio.create_task(scene(stack)) for name, scene in SCENES.items()}
    yield scenes
    for scene in scenes.values():
        scene.cancel()
    await asyncio.gather(*scenes.values(), return_exceptions=True)


@pytest.mark.parametrize("scene", SCENES)
async def test_a_scene_plays_out(scene: str, played: dict[str, "asyncio.Task[None]"]) -> None:
    await played[scene]


async def test_a_restart_in_a_level_keeps_everything_and_stops_the_table(stack: Stack) -> None:
    session = TheMindSession(stack)
    anna, ben = session.people
    await session.deal(start_level=9)
    await session.concentrate()
    first = session.order_by_lowest_card()[0]
    await session.click(first, session.hand(first), "play")
    before = await session.state()
    await stack.restart()
    await anna.until(lambda: has_sentence(session.post().text, "the-mind-concentrate-all"))
    assert await session.state() == replace(before, phase=Phase.CONCENTRATING)
    old = buttons(session.hand(anna), "play")[0].custom_id
    refused = await anna.press(session.hand(anna), old)
    assert has_reply(refused, "the-mind-concentrate-all")
    await session.click(ben, session.post(), "hand")
    await session.concentrate()
    first = session.order_by_lowest_card()[0]
    await session.click(first, session.hand(first), "play")
    after = await session.state()
    assert (after.phase, len(after.pile)) == (Phase.PLAYING, 2)
