"""The longest tables of ito, with a line for each card, are within Discord's limits, reveals too."""

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.components.attachments import AttachedFile
from bot.devtools.preview.tables import make_names
from bot.games.ito.lines import clean_line, max_line_length
from bot.games.ito.table import count_frames
from bot.renderers.hand import render_hand_page
from bot.renderers.names import quote_text
from bot.renderers.table import render_table
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.table import Table
from bot.words.words import languages, words
from data.written_texts import NO_TEXTS, TextKind, ThemeSlot, WrittenText, WrittenTexts
from engine.games.ito.actions import GoOn
from engine.games.ito.model import ItoOptions, ItoView, Mode
from engine.model import Seat
from engine.shuffle import Chance
from tests.bot.renderers.every_state import EMOJIS
from tests.bot.renderers.limits import faults
from tests.bot.renderers.tables import running
from tests.engine.playouts import STYLES, Case, match

NAMES = make_names("*" * 32, "_" * 32, "<" * 32, "`||" * 11, "@here" * 7)
PICTURE = AttachedFile("row.png", b"")
LONGEST = "*" * 30
"""Sixty characters once it is escaped, which is all that a line may have."""


def long_texts(most: int) -> WrittenTexts:
    """Return a line for every card that there can be, and themes of the table's own."""
    line = clean_line("*" * (most // 2), most)
    assert len(quote_text(line)) == most
    lines = [
        WrittenText(kind=TextKind.LINE, round=number, seat=seat, slot=slot, user=None, text=line)
        for number in range(1, 11)
        for seat in range(10)
        for slot in range(3)
    ]
    others = [
        WrittenText(kind=TextKind.THEME, round=number, slot=slot, user=None, text=LONGEST)
        for number in range(1, 11)
        for slot in (ThemeSlot.LOW, ThemeSlot.HIGH)
    ]
    yardstick = WrittenText(kind=TextKind.YARDSTICK, round=3, user=None, text=line)
    return NO_TEXTS.add([*lines, *others, yardstick])


def tables(case: Case, style: int) -> Iterator[Table]:
    """Yield the table at every state of a match, with the longest lines, and in the middle of a reveal."""
    for step in match(case, STYLES[style]):
        table = running(case.slug, step.after, case.seats, options=case.options, moves=step.events)
        view = table.view(None)
        assert isinstance(view, ItoView)
        table.texts = long_texts(max_line_length(view))
        yield table
        if frames := count_frames(step.events):
            yield replace(table, reveal_began=time.monotonic(), frames=frames * 1000)


@pytest.mark.parametrize(
    "card_style",
    [PLAIN, CardStyle(emojis=EMOJIS), CardStyle(pictures=True)],
    ids=["plain", "emojis", "pictures"],
)
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("seats", [2, 6, 7, 10])
async def test_a_table_with_the_longest_lines_is_within_discords_limits(
    seats: int, mode: Mode, card_style: CardStyle
) -> None:
    case = Case("ito", seats, ItoOptions(mode=mode), Chance(bytes([seats]) * 32))
    for style in range(len(STYLES)):
        for number, table in enumerate(tables(case, style)):
            language = words(languages()[number % len(languages())])
            layout = render_table(table, language, NAMES, card_style=card_style)
            # With its texts, as until the picture is drawn, and then with the picture in their place.
            assert faults(layout) == []
            assert faults(layout.with_picture(PICTURE)) == []
            seat = Seat(number % seats)
            assert faults(render_hand_page(table, seat, language, NAMES, None, card_style=card_style)) == []


@pytest.mark.parametrize("seats", [3, 5])
def test_a_hand_offers_to_go_on_just_when_the_rules_allow_it(seats: int) -> None:
    case = Case("ito", seats, ItoOptions(), Chance(bytes([seats]) * 32))
    for step in match(case, STYLES[1]):
        table = running(case.slug, step.after, case.seats, options=case.options)
        for seat in map(Seat, range(seats)):
            hand = render_hand_page(table, seat, words("en"), NAMES, None)
            offered = any(button.custom_id.verb == "go-on" for button in hand.buttons)
            legal = case.ruleset.legal_actions(step.after, seat)
            assert offered is any(isinstance(action, GoOn) for action in legal)
