"""The texts of a table of ito: sentences with people's lines in them, and what the hand offers."""

from dataclasses import replace

import pytest

from bot.components.layout import SelectMenu
from bot.games.ito.hand import render_hand
from bot.games.ito.table import describe_row, render_table
from bot.renderers.context import RenderContext
from bot.words.words import words
from data.written_texts import NO_TEXTS, TextKind, WrittenText
from engine.games.ito.model import ItoState
from engine.model import Seat
from tests.engine.games.ito.tables import GAME, ROW, after, table

NAMES = ("Anna", "Ben", "Cleo")
LAID = ("0: lay0>", "1: lay0>0:0", "2: lay0>1:0")


@pytest.fixture
def context() -> RenderContext:
    texts = NO_TEXTS.add(
        WrittenText(kind=TextKind.LINE, round=1, seat=seat, user=None, text=text)
        for seat, text in enumerate(("a wasp!", "a grumpy swan", "a bee"))
    )
    return RenderContext(words("en"), 1, 1, NAMES, plain_names=NAMES, texts=texts)


def row(*record: str) -> ItoState:
    laid = replace(table(hands=((10,), (30,), (20,)), options=ROW), theme="x")
    return after(laid, *LAID, *record)


def public_text(state: ItoState, context: RenderContext) -> str:
    return "\n".join(str(block) for block in render_table(GAME.view(state, None), context, ()))


def hand_text(state: ItoState, context: RenderContext) -> str:
    return "\n".join(str(block) for block in render_hand(GAME.view(state, Seat(0)), context))


def test_a_menu_numbers_the_cards_as_the_row_above_it(context: RenderContext) -> None:
    view = GAME.view(row(), Seat(1))
    (menu,) = (block for block in render_hand(view, context) if isinstance(block, SelectMenu))
    assert "3. Cleo: **a bee**" in describe_row(view, context)
    assert [option.label for option in menu.options] == [
        "at the low end, before 1. a wasp!",
        "at the high end, after 3. a bee",
    ]


def test_a_hand_asks_only_for_what_is_still_to_do(context: RenderContext) -> None:
    dealt = replace(table(hands=((10,), (30,), (20,)), options=ROW), theme="x")
    assert "Write a line, and lay your card" in hand_text(dealt, context)
    assert "🃏 **Lay your card" in hand_text(after(dealt, "0: write0"), context)


def test_nobody_is_waited_for_by_name_before_somebody_agrees(context: RenderContext) -> None:
    assert "Waiting for" not in public_text(row(), context)
    assert "Waiting for **Anna, Cleo**" in public_text(row("1: agree"), context)


def test_a_line_within_a_sentence_stands_in_quotation_marks(context: RenderContext) -> None:
    stage = table(hands=((10, 40), (30,), (5,)))
    mistake = public_text(after(stage, "1: play"), context)
    assert "**30** “a grumpy swan”." in mistake
    assert "Anna **10** “a wasp!”, Cleo **5** “a bee”." in mistake


def test_a_card_without_a_line_stands_alone_in_a_sentence(context: RenderContext) -> None:
    stage = table(hands=((10, 40), (30,), (5,)))
    assert "too early:** **30**." in public_text(after(stage, "1: play"), replace(context, texts=NO_TEXTS))
