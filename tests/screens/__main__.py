"""`uv run python -m tests.screens FOLDER` takes a picture of every screen in every look."""

import argparse
import asyncio
import sys
from collections import defaultdict
from itertools import product
from pathlib import Path

from PIL import Image

from bot.settings.card_style import CardPreference
from bot.words.words import languages
from tests.browser.chromium import chromium
from tests.screens.catalogue import draw_picture, render_screens
from tests.screens.contact_sheets import compose_columns, compose_sheets
from tests.screens.screen_page import Look, show_screens

WIDTHS = (350, 390, 1280)


async def take_all(chosen: argparse.Namespace) -> int:
    """Take the chosen pictures, each look with its contact sheets; return how many screens there were."""
    taken = 0
    columns = defaultdict[str, list[list[tuple[str, Image.Image]]]](list)
    async with chromium() as browser:
        for language, cards in product(chosen.language, map(CardPreference, chosen.cards)):
            screens = [
                draw_picture(one)
                for one in render_screens(language, cards)
                if chosen.only in one.name and (not chosen.screens or one.name in chosen.screens)
            ]
            for width, theme in product(chosen.width, chosen.theme) if screens else ():
                look = Look(width, theme == "dark", {"en": "en-US"}.get(language, language))
                folder = chosen.folder / f"{language}-{cards.value}-{width}-{theme}"
                folder.mkdir(parents=True, exist_ok=True)
                async with show_screens(browser, look, screens) as page:
                    pictures = [(screen.name, await page.take(screen)) for screen in screens]
                for name, picture in pictures:
                    picture.save(folder / f"{name}.png")
                for number, sheet in enumerate(compose_sheets(pictures), 1):
                    sheet.save(chosen.folder / f"sheet-{folder.name}-{number:02}.png")
                columns[f"{cards.value}-{width}-{theme}"].append(
                    [(f"{language}: {name}", picture) for name, picture in pictures]
                )
                taken += len(screens)
    if chosen.side_by_side:
        for name, compared in columns.items():
            compose_columns(compared).save(chosen.folder / f"languages-{name}.png")
    return taken


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.screens", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="a part of the screens' names")
    parser.add_argument("--screens", nargs="+", default=[], help="whole names of screens")
    parser.add_argument("--side-by-side", action="store_true", help="one more sheet with all languages")
    parser.add_argument("--language", nargs="+", choices=languages(), default=list(languages()))
    cards = [one.value for one in CardPreference]
    parser.add_argument("--cards", nargs="+", choices=cards, default=cards)
    parser.add_argument("--width", nargs="+", type=int, default=list(WIDTHS))
    parser.add_argument("--theme", nargs="+", choices=("dark", "light"), default=["dark", "light"])
    return parser.parse_args()


if __name__ == "__main__":
    arguments = _read_arguments()
    sys.stdout.write(f"{asyncio.run(take_all(arguments))} screens in {arguments.folder}\n")
