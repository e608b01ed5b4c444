from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from bot.components.attachments import name_attached_file
from bot.components.layout import Button, CustomId, Layout
from bot.devtools.preview.tables import NOW, change_record, free_seats, make_names
from bot.renderers import playable_games, renderer_of
from bot.renderers.notices import render_text
from bot.renderers.refusals import describe_refusal
from bot.tables import refusals
from bot.tables.table import Table
from bot.words.words import languages, words
from data.errors import HandStale
from data.records import Ending, MatchEnd
from engine.games.the_game.model import Signal, SignalOnPile, TheGameState
from engine.model import Seat
from tests.bot.renderers.every_state import LONG, LOOKS
from tests.bot.renderers.limits import faults
from tests.bot.renderers.tables import (
    MORE_PAGES,
    lobby,
    own_page_renderers,
    own_pages,
    pages,
    running,
    voting,
)
from tests.engine.playouts import Case, cases, matches
from tests.engine.the_game_tables import table as laid

FILE = name_attached_file("table", "png", b"drawn")
CASES = [case for case in cases() if case.slug in playable_games()]


def tables_of(case: Case, *, each: int) -> Iterator[Table]:
    """Yield tables from every match of a case, the first and the last state among them."""
    for played in matches(case):
        stride = max(1, len(played) // each)
        states = [(played[0].before, ()), *((step.after, step.events) for step in played)]
        for state, events in (*states[::stride], states[-1]):
            yield running(case.slug, state, case.seats, options=case.options, moves=events)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_every_page_of_a_table_is_within_discords_limits(case: Case, language: str) -> None:
    texts, names = words(language), make_names(*LONG)
    for table in tables_of(case, each=2):
        for name, layout in pages(table, texts, names):
            assert faults(layout) == [], f"{name}: {case.ruleset.notation(table.state)}"  # type: ignore[arg-type] # dealt


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", playable_games())
async def test_every_phase_of_a_lobby_is_within_discords_limits(slug: str, language: str) -> None:
    texts, names = words(language), make_names(*LONG)
    ended = [MatchEnd(ending, NOW, None, None) for ending in (Ending.CANCELLED, Ending.EXPIRED)]
    for people in range(playable_games()[slug].seats[-1] + 1):
        for table in (lobby(slug, people), *(change_record(lobby(slug, people), ended=one) for one in ended)):
            for name, layout in pages(table, texts, names):
                assert faults(layout) == [], name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", [case for case in CASES if case.seats == max(case.ruleset.seats)], ids=str)
async def test_every_standing_of_a_table_is_within_discords_limits(case: Case, language: str) -> None:
    texts, names = words(language), make_names(*LONG)
    abandoned = MatchEnd(Ending.ABANDONED, NOW, None, None)
    standings: list[Callable[[Table], Table]] = [
        lambda table: free_seats(table, 0),
        lambda table: free_seats(table, *range(case.seats)),
        lambda table: voting(table, 0, 1),
        lambda table: change_record(table, set_aside=NOW),
        lambda table: voting(change_record(free_seats(table, 0), set_aside=NOW), 1),
        lambda table: change_record(table, ended=abandoned),
    ]
    for table in tables_of(case, each=1):
        for standing in standings:
            for name, layout in pages(standing(table), texts, names):
                assert faults(layout) == [], name


@pytest.mark.parametrize("language", languages())
async def test_five_seats_with_every_signal_on_every_pile_fit_into_a_message(language: str) -> None:
    state = make_crowded_state()
    longest = max(Signal, key=lambda signal: len(words(language)(f"signal-{signal}")))
    signals = tuple(
        SignalOnPile(seat=Seat(seat), pile=pile, signal=longest) for pile in (1, 2, 3, 4) for seat in range(5)
    )
    match = max(
        (played for case in CASES if case.seats == 5 for played in matches(case)),
        key=lambda played: max(len(step.events) for step in played),
    )
    moves = [event for step in match for event in step.events][-12:]
    for names in (
        make_names(*LONG),
        make_names("*" * 32, "*" * 32, "*" * 32, "*" * 32, "*" * 32),
        make_names(),
    ):
        table = running("the-game", replace(state, signals=signals), 5, moves=moves)
        for card_style in LOOKS.values():
            for name, layout in pages(table, words(language), names, card_style):
                shown = layout.with_picture(FILE) if layout.pending_picture else layout
                assert faults(shown) == [], f"{name}: {len(shown.text)} characters"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", playable_games())
def test_a_refusal_is_within_discords_limits(slug: str, language: str) -> None:
    texts = words(language)
    case = next(case for case in CASES if case.slug == slug)
    table = running(slug, case.opening, case.seats)
    for notice in (refusals.NotAllowedToCancel(1_200_000_000_000_000_001, "yes"), HandStale()):
        text = describe_refusal(notice, table, texts, make_names(*LONG))
        assert faults(render_text(text)) == []


def test_all_pages_of_every_game_are_looked_at() -> None:
    assert {slug for slug in playable_games() if own_page_renderers(slug)} == MORE_PAGES.keys()


async def test_all_pages_of_the_game_are_looked_at() -> None:
    table = running("the-game", make_crowded_state(), 5)
    drawn = {name.split()[0] for name, _ in own_pages(table, Seat(0), words("en"), make_names())}
    assert own_page_renderers("the-game") <= drawn


@pytest.mark.parametrize("slug", playable_games())
async def test_the_seat_whose_turn_started_is_the_one_to_play(slug: str) -> None:
    renderer = renderer_of(slug)
    for case in (case for case in CASES if case.slug == slug):
        for step in (step for played in matches(case) for step in played):
            seat = renderer.table.find_turn_started(step.events)
            if seat is not None and case.ruleset.outcome(step.after) is None:
                assert renderer.table.find_seat_to_play(case.ruleset.view(step.after, None)) == seat


def test_what_discord_refuses_is_found() -> None:
    button = Button("A", CustomId(1, 0, "hand"))
    assert faults(Layout(("a",))) == []
    assert faults(Layout(("a" * 4001,))) == ["more than 4,000 characters"]
    assert faults(Layout(("a", (button, button)))) == ["the same custom id twice"]
    assert faults(Layout((" ", (Button("", CustomId(1, 0, "a" * 100)),)))) == [
        "an empty text",
        "an empty label",
        "a custom id of none or beyond 100",
    ]
    keys = [Button(str(number), CustomId(1, 0, "card", str(number))) for number in range(6)]
    assert faults(Layout((tuple(keys),))) == ["a row of none or more than five"]
    assert faults(Layout(tuple("a" for _ in range(40)))) == ["more than 40 components"]
    assert faults(Layout((), 0)) == ["nothing", "no colour"]


def make_crowded_state() -> TheGameState:
    """Five full hands before four long piles."""
    return replace(
        laid(
            hands=[[number + seat for number in range(10, 70, 12)] for seat in range(5)],
            piles="97↑ 98↑ 3↓ 2↓",
            draw=[99],
        ),
        tops=(2, 3, 98, 99),
        rows=tuple((90, 91, 92, 93, 94, 2 + pile) for pile in range(4)),
    )
