"""The README's pictures: `uv run python -m tests.browser.pictures` draws or takes them again."""

import asyncio
import sys
from pathlib import Path

from bot.devtools.preview.gallery import render_messages
from bot.devtools.preview.samples import generate_samples
from tests.browser.browser_user import BrowserUser
from tests.browser.chromium import chromium
from tests.browser.play_program import DESKTOP, PHONE, PlayProgram, run_play
from tests.browser.playing import my_hand, play_badly, press_button, press_on_hand

FOLDER = Path(__file__).parents[2] / ".github" / "pictures"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
DRAWN = {
    "table": ("the-game-3-signal-taken-back", "table"),
    "hand": ("the-game-3-turn-started", "hand-1"),
    "result": ("the-game-3-duty-not-met-result", "table"),
}
"""The samples whose drawn pictures stand alone."""


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


def draw(folder: Path = FOLDER) -> list[Path]:
    """Draw the pictures that stand alone in the README; return the files."""
    drawn: list[Path] = []
    samples = {sample.name: sample for sample in generate_samples()}
    for moment, (sample, name) in DRAWN.items():
        message = next(one for one in render_messages(samples[sample], "en") if one.name == name)
        file = folder / f"{moment}.png"
        file.write_bytes(message.picture or b"")
        drawn.append(file)
    return drawn


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file in (*draw(), *asyncio.run(take())):
        sys.stdout.write(f"{file.relative_to(FOLDER.parents[1])}: {file.stat().st_size // 1000} kB\n")
