"""The README's pictures: `uv run python -m tests.browser.pictures` draws or takes them again."""

import asyncio
import sys
from itertools import groupby
from pathlib import Path

from bot.devtools.preview.tables import make_names
from bot.pictures.animation import AnimatedScene
from bot.pictures.scene import StackedScenes
from bot.renderers import renderer_of
from bot.replay.page import replay_context
from bot.replay.replay import replay_match
from bot.words.words import words
from engine.model import Seat
from tests.bot.replay.records import load_script
from tests.browser.browser_user import BrowserUser
from tests.browser.chromium import chromium
from tests.browser.play_program import DESKTOP, PHONE, PlayProgram, run_play
from tests.browser.playing import my_hand, play_badly, press_button, press_on_hand

FOLDER = Path(__file__).parents[2] / ".github" / "pictures"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
CHAIN = range(46, 60)
"""The steps of `the-game-for-5` in which four people lay one chain of backwards tricks."""
CLEO = Seat(2)


async def take(folder: Path = FOLDER) -> list[Path]:
    """Play a match and take a screenshot of each stage in each size; return the files."""
    async with chromium() as browser, run_play(browser) as program:
        return await _play(program, folder)


async def _play(program: PlayProgram, folder: Path) -> list[Path]:
    anna = {name: await program.open_page("Anna", size) for name, size in SIZES.items()}
    others = [await program.open_page(name) for name in ("Ben", "Cleo")]
    first = anna["desktop"]
    users = [first, *others]
    taken: list[Path] = []

    async def snap(moment: str, user: dict[str, BrowserUser]) -> None:
        for name, one in user.items():
            file = folder / f"{moment}-{name}.png"
            await one.page.mouse.move(0, 0)
            # Images and the latest edit of the public message arrive a little later.
            await one.page.wait_for_timeout(2_000)
            seen = await (my_hand(one) if moment == "hand" else one.table())
            top = 'id => document.querySelector(`article[data-id="${id}"]`).scrollIntoView({block: "start"})'
            await one.page.evaluate(top, seen.id)
            await one.page.screenshot(path=file, animations="disabled", caret="hide")
            taken.append(file)

    await first.command("game new", "The Game")
    for user in others:
        await press_button(user, "join")
    await snap("lobby", anna)
    await press_button(others[-1], "start")
    await press_on_hand(first, "begin")
    await play_badly(users, turns=1)
    await snap("table", {name: await program.open_page("Cleo", size) for name, size in SIZES.items()})
    await play_badly(users, turns=2)
    await snap("hand", anna)
    await play_badly(users)
    await snap("result", anna)
    return taken


def animate(folder: Path = FOLDER) -> Path:
    """Draw a table and a hand of the same match, one step after another; return the file."""
    record, steps = load_script("the-game-for-5")
    replay = replay_match(record, steps)
    names = make_names("Anna", "Ben", "Cleo", "Dora", "Emil")
    context = replay_context(record, words("en"), names)
    renderer = renderer_of(record.game)
    scenes = []
    for step in CHAIN:
        state = replay.state_after(step)
        events = replay.public_steps[step - 1].events
        table = renderer.table.make_scene(replay.ruleset.view(state, None), context, events)
        hand = renderer.hand.make_scene(replay.ruleset.view(state, CLEO), context)
        if table is not None and hand is not None:
            scenes.append(
                StackedScenes((table, hand), ("Everyone sees the table", "Only Cleo sees her hand"))
            )
    file = folder / "match.gif"
    file.write_bytes(AnimatedScene(tuple(scene for scene, _ in groupby(scenes))).encode())
    return file


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file in (animate(), *asyncio.run(take())):
        sys.stdout.write(f"{file.relative_to(FOLDER.parents[1])}: {file.stat().st_size // 1000} kB\n")
