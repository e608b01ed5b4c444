"""The README's pictures of the page; `uv run python -m tests.browser.pictures` takes them anew."""

import asyncio
import sys
from pathlib import Path

from tests.browser.chromium import chromium
from tests.browser.guest import Guest
from tests.browser.parlour import DESKTOP, PHONE, Parlour, parlour
from tests.browser.sitting import my_hand, play_badly, press

FOLDER = Path(__file__).parents[2] / ".github" / "pictures"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
MOST_BYTES = 150_000


async def take(folder: Path = FOLDER) -> list[Path]:
    """Play a match and take a picture of each moment in each size; return the files."""
    async with chromium() as browser, parlour(browser) as house:
        return await _play(house, folder)


async def _play(house: Parlour, folder: Path) -> list[Path]:
    anna = {name: await house.guest("Anna", size) for name, size in SIZES.items()}
    others = [await house.guest(name) for name in ("Ben", "Cleo")]
    first = anna["desktop"]
    guests = [first, *others]
    taken: list[Path] = []

    async def snap(moment: str, guest: dict[str, Guest]) -> None:
        for name, one in guest.items():
            file = folder / f"{moment}-{name}.png"
            await one.page.mouse.move(0, 0)
            # Pictures and what the herald still has to show come a moment later.
            await one.page.wait_for_timeout(2_000)
            seen = await (my_hand(one) if moment == "hand" else one.table())
            top = 'id => document.querySelector(`article[data-id="${id}"]`).scrollIntoView({block: "start"})'
            await one.page.evaluate(top, seen.id)
            await one.page.screenshot(path=file, animations="disabled", caret="hide")
            taken.append(file)

    await first.command("game new", "The Game")
    for guest in others:
        await press(guest, "join")
    await snap("lobby", anna)
    await press(others[-1], "start")
    begin = (await my_hand(first)).key("begin")
    assert begin is not None
    await first.click(begin)
    await play_badly(guests, turns=1)
    await snap("table", {name: await house.guest("Cleo", size) for name, size in SIZES.items()})
    await play_badly(guests, turns=2)
    await snap("hand", anna)
    await play_badly(guests)
    await snap("result", anna)
    return taken


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file in asyncio.run(take()):
        sys.stdout.write(f"{file.relative_to(FOLDER.parents[1])}: {file.stat().st_size // 1000} kB\n")
