"""The last moves of The Game in words."""

from dataclasses import replace

from bot.devtools.preview.tables import make_names, make_running_table, seat_companions
from bot.games.the_game.events import describe_moves
from bot.renderers.context import RenderContext, table_context
from bot.words.words import words
from engine.games.the_game.model import (
    CardPlayed,
    Signal,
    SignalGiven,
    SignalOnPile,
    TheGameOptions,
    TheGameState,
    TheGameView,
)
from engine.games.the_game.rules import TheGame
from engine.model import Seat

STATE = TheGameState(
    TheGameOptions(), ((50, 51), (60, 61)), (30, 1, 100, 100), (), rows=((20, 30), (), (), ()), turn=Seat(0)
)
ASKED = (SignalOnPile(seat=Seat(1), pile=1, signal=Signal.LEAVE_IT_TO_ME),)
CARDS = (
    CardPlayed(seat=Seat(0), card=20, pile=1, top=1),
    CardPlayed(seat=Seat(0), card=30, pile=1, top=20),
)


def asked_to_leave() -> TheGameView:
    return TheGame().view(replace(STATE, signals=ASKED), None)


def context(*companions: int) -> RenderContext:
    table = make_running_table("the-game", STATE, 2, seed="5e" * 32, steps=5)
    return table_context(seat_companions(table, *companions), words("en"), make_names())


def test_a_companion_says_once_that_it_had_to_use_a_pile_that_another_seat_asked_to_leave() -> None:
    first, second = describe_moves(asked_to_leave(), CARDS, context(0))
    assert first.endswith("gap 19. “I had to.”")
    assert second.endswith("gap 10")


def test_people_are_not_made_to_say_anything() -> None:
    assert not any("I had to" in line for line in describe_moves(asked_to_leave(), CARDS, context(1)))


def test_a_companion_says_nothing_about_a_signal_that_came_later() -> None:
    later = SignalGiven(seat=Seat(1), pile=1, signal=Signal.LEAVE_IT_TO_ME)
    lines = describe_moves(asked_to_leave(), (*CARDS, later), context(0))
    assert not any("I had to" in line for line in lines)
