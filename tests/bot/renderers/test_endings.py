"""Moments of a match, and the hands after its end."""

from dataclasses import replace

import pytest

from bot.devtools.preview.tables import make_names
from bot.games.the_game.pictures.table import TheGameTable
from bot.renderers.table import MOMENT_COLOUR, RUNNING_COLOUR, render_table
from bot.settings.card_style import CardStyle
from bot.tables.table import Table
from bot.words.words import words
from engine.games.the_game.model import CardPlayed
from engine.games.the_mind.model import Phase
from engine.model import Seat
from tests.bot.renderers.tables import running
from tests.engine.the_game_tables import table
from tests.engine.the_mind_tables import play
from tests.engine.the_mind_tables import table as mind_table

NAMES = make_names("Anna", "Ben", "Cleo")
TRICKS = tuple(
    CardPlayed(seat=Seat(0), card=card, pile=1, top=top) for card, top in ((40, 50), (30, 40), (20, 30))
)
STEP = CardPlayed(seat=Seat(1), card=25, pile=1, top=20)


def draw_table(shown: Table) -> TheGameTable:
    """Return the scene of a table's picture."""
    pending = render_table(shown, words("en"), NAMES, card_style=CardStyle(pictures=True)).pending_picture
    assert pending is not None
    assert isinstance(pending.scene, TheGameTable)
    return pending.scene


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (TRICKS[:2], ""),
        (TRICKS, "🔥 **3 backwards tricks in a row!**"),
        ((STEP, *TRICKS), "🔥 **3 backwards tricks in a row!**"),
        ((*TRICKS, STEP), ""),
    ],
)
async def test_three_backwards_tricks_in_a_row_are_a_moment(
    moves: tuple[CardPlayed, ...], sentence: str
) -> None:
    state = table(hands=[[10, 11], [12]], piles="50↑ 60↑ 40↓ 30↓", draw=range(70, 90))
    layout = render_table(running("the-game", state, 2, moves=moves), words("en"), NAMES)
    assert ("in a row!" in layout.text) == bool(sentence)
    assert sentence in layout.text
    assert layout.colour == (MOMENT_COLOUR if sentence else RUNNING_COLOUR)
    pictured = draw_table(running("the-game", state, 2, moves=moves))
    assert max(pile.chain for pile in pictured.piles) == (3 if sentence else 0)


@pytest.mark.parametrize(
    ("draw", "english", "german"),
    [
        (range(70, 78), "", ""),
        (range(70, 77), "🏁 **Only 10 cards to go!**", "🏁 **Nur noch 10 Karten!**"),
    ],
)
async def test_the_last_ten_cards_are_counted(draw: range, english: str, german: str) -> None:
    state = table(hands=[[55, 56], [57]], piles="50↑ 51↑ 40↓ 30↓", draw=draw)
    for language, sentence in (("en", english), ("de", german)):
        text = render_table(running("the-game", state, 2), words(language), NAMES).text
        assert ("🏁" in text) == bool(sentence)
        assert sentence in text
    assert draw_table(running("the-game", state, 2)).last_cards == bool(english)


async def test_a_passed_level_is_a_moment_until_the_next_begins() -> None:
    passed = play(mind_table(hands=((), (), (60,)), level=3, lives=2), "2: play").state
    text = render_table(running("the-mind", passed, 3), words("en"), NAMES).text
    assert "🎉 **Level 3 passed!**" in text
    playing = replace(passed, phase=Phase.PLAYING, last_pile=None)
    assert "🎉" not in render_table(running("the-mind", playing, 3), words("en"), NAMES).text


async def test_cards_that_fit_one_pile_are_shown_together() -> None:
    lost = replace(table(hands=[[10, 95, 97], [12]], piles="90↑ 98↑ 3↓ 2↓"), stuck=True)
    shown = render_table(running("the-game", lost, 2), words("en"), NAMES, hands_open=True).text
    assert "**Anna:** 10 · **95 · 97** (fit pile\u00a01) | **Ben:** **12** (fits pile\u00a04)" in shown


async def test_hands_are_shown_after_the_end_only_and_only_if_they_may_be() -> None:
    state = table(hands=[[10, 61], [12]], piles="50↑ 60↑ 40↓ 30↓", draw=range(70, 90))
    match = running("the-game", state, 2)
    hand = "**Anna:** **10**"
    running_text = render_table(match, words("en"), NAMES, hands_open=True).text
    assert hand not in running_text
    lost = replace(table(hands=[[10, 98], [12]], piles="98↑ 98↑ 3↓ 2↓"), stuck=True)
    over = running("the-game", lost, 2)
    shown = render_table(over, words("en"), NAMES, hands_open=True).text
    assert "**Left in the hands:** **Anna:** 10 · 98 | **Ben:** **12** (fits pile\u00a04)" in shown
    hidden = render_table(over, words("en"), NAMES).text
    assert "**Ben:**" not in hidden
    assert "the hands stay closed here" in hidden


async def test_what_would_have_fitted_names_the_best_pile() -> None:
    state = table(hands=[[10, 98], [12, 61]], piles="98↑ 60↑ 11↓ 2↓", draw=())
    state = replace(state, turn=Seat(0), duty=3, stuck=True)
    text = render_table(running("the-game", state, 2), words("de"), NAMES, hands_open=True).text
    assert "**Anna:** **10** (passt auf Stapel\u00a03) · **98** (passt auf Stapel\u00a02)" in text
    assert "**Ben:** **12** (passt auf Stapel\u00a04) · **61** (passt auf Stapel\u00a02)" in text


@pytest.mark.parametrize(
    ("left", "sentence"), [((), "the very last cards of the level"), ((70,), "Just 1 more card")]
)
async def test_a_lost_life_says_how_many_cards_were_missing(left: tuple[int, ...], sentence: str) -> None:
    lost = play(mind_table(hands=((40,), (33,), left), level=4, lives=1), "0: play").state
    assert lost.phase is Phase.LOST
    text = render_table(running("the-mind", lost, 3), words("en"), NAMES, hands_open=True).text
    assert sentence in text
    assert ("**Left in the hands:** **70** Cleo" in text) == bool(left)
