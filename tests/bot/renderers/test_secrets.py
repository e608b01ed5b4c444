"""Hidden cards stay hidden: with other hidden cards, every layout stays the same."""

import pytest

from bot.components.layout import Layout
from bot.devtools.preview.tables import make_names
from bot.renderers import playable_games
from bot.renderers.hand import render_hand
from bot.renderers.table import render_table
from bot.settings.card_style import CardPreference
from bot.tables.table import Table
from bot.words.words import words
from data.records import UserId
from engine.model import Seat
from engine.shuffle import Chance
from tests.bot.renderers.every_state import LOOKS
from tests.bot.renderers.tables import own_pages, render_watched, running
from tests.engine.playouts import Case, cases, matches
from tests.soak import select

CASES = [case for case in cases() if case.slug in playable_games()]
OTHER_DEALS = (Chance.from_hex("a1" * 32), Chance.from_hex("b2" * 32))
NAMES = make_names("Anna", "Ben", "Cleo", "Dora", "Emil")


def render_all(table: Table, seat: Seat | None) -> list[Layout]:
    """Draw all that a seat, or everybody, is shown of a table."""
    if seat is None:
        return [
            render_table(table, words("en"), NAMES),
            render_table(table, words("de"), NAMES),
            render_watched(table, words("en"), NAMES, LOOKS[CardPreference.PICTURES]),
        ]
    return [layout for _, layout in own_pages(table, seat, words("en"), NAMES)]


@pytest.mark.parametrize("case", select(CASES, every=3), ids=str)
async def test_another_deal_of_the_hidden_cards_renders_the_same_layouts(case: Case) -> None:
    for played in matches(case):
        moves = [event for step in played for event in step.events]
        for step in played[:: max(1, len(played) // 6)]:
            table = running(case.slug, step.before, case.seats, options=case.options, moves=moves)
            for seat in case.observers:
                shown = render_all(table, seat)
                for chance in OTHER_DEALS:
                    table.state = case.ruleset.redeal(step.before, seat, chance)
                    assert render_all(table, seat) == shown
                table.state = step.before


@pytest.mark.parametrize("case", [case for case in CASES if case.seats > 1], ids=str)
async def test_the_deals_that_were_compared_do_differ(case: Case) -> None:
    hands = {
        repr(render_hand(running(case.slug, state, case.seats), _user(1), words("en"), NAMES))
        for state in (
            case.opening,
            *(case.ruleset.redeal(case.opening, Seat(0), chance) for chance in OTHER_DEALS),
        )
    }
    assert len(hands) == 3


@pytest.mark.parametrize("case", CASES, ids=str)
async def test_the_public_table_has_a_button_for_no_card(case: Case) -> None:
    for played in matches(case):
        table = running(case.slug, played[-1].before, case.seats, options=case.options)
        post = render_table(table, words("en"), NAMES)
        assert [button.custom_id.argument for button in post.buttons if button.custom_id.argument] == []


def _user(seat: int) -> UserId:
    return UserId(1_200_000_000_000_000_001 + seat)
