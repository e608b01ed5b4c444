"""Before a card jumps far, its holder is asked once, if there is something better."""

import pytest

from bot.games.the_game.hand import find_shorter, render_jump_warning, render_pile_choice
from bot.renderers.context import RenderContext
from bot.words.words import words
from engine.games.the_game.piles import Placement
from engine.model import Seat
from tests.bot.bot_session import BotSession
from tests.engine.the_game_tables import GAME, table
from tests.session import buttons

CONTEXT = RenderContext(words("en"), 1, 1, ("Anna", "Ben"))
DRAW = (60, 61, 62)


@pytest.mark.parametrize(
    ("hand", "card", "gap", "shorter"),
    [
        ([34, 35], 34, 39, None),
        ([34, 35], 34, 52, (34, Placement(3, 6))),
        ([34, 35], 34, 25, None),
    ],
)
def test_a_jump_is_asked_about_from_40_if_the_card_fits_20_closer(
    hand: list[int], card: int, gap: int, shorter: tuple[int, Placement] | None
) -> None:
    view = GAME.view(table(hands=[hand, [20]], piles="1↑ 1↑ 40↓ 86↓", draw=DRAW), Seat(0))
    assert find_shorter(view, card, gap) == shorter


def test_another_card_is_named_if_the_card_itself_fits_nowhere_better() -> None:
    view = GAME.view(table(hands=[[60, 11, 30], [20]], piles="10↑ 1↑ 20↓ 15↓", draw=DRAW), Seat(0))
    assert find_shorter(view, 60, 50) == (30, Placement(3, -10))


def test_the_question_names_what_jumps_less() -> None:
    text, *rows = render_jump_warning(CONTEXT, (34, Placement(2, 52)), (34, Placement(3, 6)))
    assert text == "⚠️ **34** on pile 2 jumps 52; **34** on pile 3 only 6. Play it anyway?"
    assert len(rows) == 2


def test_the_best_pile_is_green_and_a_jump_of_30_grey() -> None:
    view = GAME.view(table(hands=[[34, 35], [20]], piles="44↑ 1↑ 40↓ 86↓", draw=DRAW), Seat(0))
    styles = [
        row[0].style.name
        for row in render_pile_choice(view, CONTEXT, 34)
        if isinstance(row, tuple) and "Pile" in str(row[0].label)
    ]
    assert styles == ["SUCCESS", "SECONDARY", "PRIMARY", "SECONDARY"]


async def test_a_long_jump_is_laid_after_one_question(session: BotSession) -> None:
    await session.begin()
    view = (await session.table()).view(Seat(0))
    card = view.hand[-1]  # type: ignore[attr-defined] # a view of The Game
    asked = await session.ask(session.anna, "play", card=card, pile=1)
    assert "jumps" in asked.text
    done = await session.click(session.anna, asked, "sure", f"{card}.1")
    assert done.answer is not None
    assert (await session.table()).view(None).tops[0] == card  # type: ignore[attr-defined] # a view of The Game
    assert buttons(done.answer, "sure") == []
