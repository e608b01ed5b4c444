"""The screens of ito: a lobby, a stage, a row of four and of ten people, hands, a reveal, and the ends."""

import time
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from bot.components.layout import Layout
from bot.devtools.preview.tables import NAMES, make_people
from bot.games.ito.table import count_frames
from bot.renderers.hand import render_hand
from bot.renderers.table import render_table
from bot.settings.card_style import CardStyle
from bot.tables.match_log import Course
from bot.tables.table import FRAME_SECONDS, Table
from bot.words.words import Words
from data.themes import list_themes
from data.written_texts import NO_TEXTS, TextKind, WrittenText, WrittenTexts
from engine.games.ito.model import ItoOptions, ItoState, Mode
from engine.shuffle import Chance
from tests.bot.renderers.tables import lobby, running
from tests.engine.playouts import STYLES, Case, match

_LINES: Final = (
    "a grumpy swan",
    "my aunt's cat on a Monday morning",
    "a wasp at the breakfast table",
    "a very polite shark",
    "the goose that lives behind the school and remembers you",
    "a sloth",
    "two hamsters with a plan",
)
_MATCHES: Final = 6
"""Random matches in which each situation is looked for."""
_TEN: Final = (*(f"Player {number}" for number in range(1, 10)), "Wilhelmine-Charlotte")


def render_ito_screens(texts: Words, style: CardStyle) -> Mapping[str, Layout]:
    """Lay out ito's own screens."""
    names = make_people()
    screens = {
        f"ito-lobby-{mode.value}": render_table(
            lobby("ito", 3, ItoOptions(mode=mode)), texts, names, card_style=style
        )
        for mode in Mode
    }
    for mode, seats in ((Mode.STAGES, 3), (Mode.ROW, 4), (Mode.ROW, 10)):
        people = names if seats <= len(NAMES) else make_people(*_TEN)
        for name, table in _stage_matches(texts.language, mode, seats).items():
            over = table.record.ended is not None
            table.reveal_began = time.monotonic() - table.frames // 2 * FRAME_SECONDS
            course = Course(tuple(table.recent_events))
            situation = f"{mode.value}-{seats}-{name}"
            screens[f"ito-table-{situation}"] = render_table(
                table, texts, people, card_style=style, course=course, hands_open=over
            )
            if not over:
                holder = table.record.players[0].user
                assert holder is not None
                screens[f"ito-hand-{situation}"] = render_hand(table, holder, texts, people, card_style=style)
    return screens


@cache
def _stage_matches(language: str, mode: Mode, seats: int) -> Mapping[str, Table]:
    """Return the table with most lines in each phase, after a mistake, and in the middle of a reveal."""
    themes = tuple(theme.key for theme in list_themes(language))
    fullest: dict[str, tuple[int, Table]] = {}
    for seed in range(_MATCHES):
        case = Case("ito", seats, ItoOptions(mode=mode), Chance(bytes([seed]) * 32))
        for step in match(case, STYLES[2]):
            played = step.after
            assert isinstance(played, ItoState)
            theme = None if played.theme is None else themes[played.round]
            state = replace(played, themes=themes, theme=theme)
            table = running(case.slug, state, seats, options=case.options, moves=step.events)
            table.texts = _write_lines(seats)
            name = "mistake" if state.mistake is not None else state.phase.value
            if frames := count_frames(step.events):
                name = f"reveal-{name}"
                table.frames = frames
            written = sum(bool(line) for lines in state.lines for line in lines)
            if name not in fullest or written > fullest[name][0]:
                fullest[name] = written, table
    return {name: table for name, (_, table) in fullest.items()}


def _write_lines(seats: int) -> WrittenTexts:
    """Return a line for every card that there can be."""
    return NO_TEXTS.add(
        [
            WrittenText(
                kind=TextKind.LINE,
                round=number,
                seat=seat,
                slot=slot,
                user=None,
                text=_LINES[(seat + slot + number) % len(_LINES)],
            )
            for number in range(1, 11)
            for seat in range(seats)
            for slot in range(3)
        ]
    )
