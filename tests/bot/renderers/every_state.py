"""Every state of every playout as it is shown: laid out and drawn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import cast

from bot.components.attachments import AttachedFile
from bot.components.layout import Layout
from bot.devtools.preview.tables import make_names
from bot.games.ito.pictures.row import ItoRow
from bot.pictures import Scene, render_png
from bot.pictures.canvas import WIDTH
from bot.renderers import playable_games
from bot.renderers.hand import render_hand_page
from bot.renderers.names import MemberNames
from bot.renderers.table import render_table
from bot.settings.card_style import CardPreference, CardStyle
from bot.tables.match_log import Course
from bot.tables.table import Table
from bot.words.words import Words, languages, words
from engine.model import Event, Seat
from tests.bot.renderers.limits import faults
from tests.bot.renderers.tables import more_pages, running
from tests.engine.playouts import STYLES, Case, cases, match

LONG = ("*" * 32, "_" * 32, "<" * 32, "`||" * 11, "@here" * 7)
# As long as they come: every id has nineteen digits.
EMOJIS = {
    name: f"<:{name}:1573711837784965120>"
    for name in ("card_back", *(f"card_{card}" for card in range(1, 101)))
}
LOOKS = {
    CardPreference.TEXT: CardStyle(),
    CardPreference.PICTURES: CardStyle(pictures=True),
    CardPreference.EMOJIS: CardStyle(emojis=EMOJIS),
}
MAX_BYTES = 40_000
"""Bytes a picture should take on a phone's plan."""
HIGHEST = 1200
"""Pixels beyond which a picture fills more than a phone's screen."""
FEW_CARDS = 10
"""So many cards of a round of ito, each with a line that people keep, fit on a screen; more go beyond."""
_FILE = AttachedFile("table.png", b"drawn")


@dataclass(frozen=True, slots=True)
class Part:
    """A match of a case, by their places, in one look."""

    case: int
    style: int
    card_preference: CardPreference


def parts(case: int) -> list[Part]:
    """Return everything there is to see of a case."""
    return [Part(case, style, card_preference) for style in range(len(STYLES)) for card_preference in LOOKS]


@cache
def all_cases() -> tuple[Case, ...]:
    """Return the games that people can be offered, in every size and with every option."""
    return tuple(case for case in cases() if case.slug in playable_games())


def check_part(part: Part) -> tuple[int, int, list[str]]:
    """Return how many layouts and scenes a part has, and what is wrong with them.

    Each state is looked at in one language, in words alone in two, all languages by turns.
    """
    case, card_style = all_cases()[part.case], LOOKS[part.card_preference]
    names = make_names(*LONG)
    half = (len(languages()) + 1) // 2
    wrong: list[str] = []
    scenes: set[Scene] = set()
    layouts = 0
    for number, (table, course) in enumerate(tables(case, part.style)):
        turns = (number, number + half) if part.card_preference is CardPreference.TEXT else (number,)
        for name, layout in (
            page
            for language in {languages()[turn % len(languages())] for turn in turns}
            for page in render_pages(table, words(language), names, card_style, course)
        ):
            layouts += 1
            drawing = layout.pending_picture
            # Without its picture a layout is equal to the one in words alone.
            found = faults(layout if drawing is None else layout.with_picture(_FILE))
            if drawing is not None and drawing.scene not in scenes:
                scene = cast("Scene", drawing.scene)
                scenes.add(scene)
                found += find_faults(scene, whole=bool(course))
            if found:
                notation = case.ruleset.notation(table.state)  # type: ignore[arg-type] # dealt
                wrong.append(f"{case} {part.card_preference}, {name}: {found}, {notation}")
    return layouts, len(scenes), wrong


def tables(case: Case, style: int) -> Iterator[tuple[Table, Sequence[Event]]]:
    """Yield the table at every state of a match; at the last with the whole course of the match."""
    played = match(case, STYLES[style])
    course = [event.redact_for(None) for step in played for event in step.events]
    yield running(case.slug, played[0].before, case.seats, options=case.options), ()
    for step in played:
        ended = step is played[-1]
        table = running(case.slug, step.after, case.seats, options=case.options, moves=step.events)
        yield table, course if ended else ()


def render_pages(
    table: Table, texts: Words, names: MemberNames, card_style: CardStyle, course: Sequence[Event]
) -> Iterator[tuple[str, Layout]]:
    """Yield every layout that shows cards: the table, each hand, and the pages reached from there."""
    yield (
        "table",
        render_table(
            table, texts, names, card_style=card_style, course=Course(tuple(course)), hands_open=bool(course)
        ),
    )
    for seat in map(Seat, range(table.record.seats or 0)):
        yield f"hand of {seat}", render_hand_page(table, seat, texts, names, None, card_style=card_style)
        if table.record.ended is None:
            for name, page in more_pages(table, seat):
                yield (
                    f"{name} of {seat}",
                    render_hand_page(table, seat, texts, names, page, card_style=card_style),
                )


def find_faults(scene: Scene, *, whole: bool) -> list[str]:
    """Draw a scene and say what is wrong with the picture; to pack it as well takes four times as long."""
    image = scene.draw_image()
    more = len(scene.entries) / FEW_CARDS if isinstance(scene, ItoRow) else 1.0
    highest, most_bytes = max(1.0, more) * HIGHEST, max(1.0, more) * MAX_BYTES
    found = [] if image.width == WIDTH and image.height <= highest else [f"a picture of {image.size}"]
    if whole and (size := len(render_png(scene))) > most_bytes:
        found.append(f"a picture of {size} bytes")
    return found
