"""The counts of ito: deeds, and the rescue of a team that was down to its last life."""

from collections.abc import Iterator
from fractions import Fraction

from engine.games.ito.events import ItoEvent
from engine.games.ito.model import ItoState
from engine.model import Deed, Rescue, Seat
from tests.engine.games.ito.tables import GAME, ROW, after, play, table


def list_deeds(state: ItoState, *record: str) -> list[Deed]:
    return [deed for event in play(state, *record).events for deed in GAME.deeds(event)]


def list_course(state: ItoState, *record: str) -> Iterator[tuple[ItoEvent, ItoState]]:
    for event in play(state, *record).events:
        state = GAME.evolve(state, event)
        yield event, state


def test_cards_and_mistakes_are_a_seats_and_lives_the_teams() -> None:
    assert list_deeds(table(hands=[[30, 80], [4, 5, 90]]), "0: play") == [
        Deed("cards", Seat(0)),
        Deed("mistakes", Seat(0)),
        Deed("lives", count=2),
    ]


def test_a_life_that_a_spoken_number_costs_is_counted() -> None:
    assert list_deeds(table(hands=[[4], [90]]), "1: number") == [Deed("lives")]


def test_a_row_counts_its_cards_and_whether_it_is_won() -> None:
    laid = after(table(hands=[[10], [20]], options=ROW), "0: lay0>", "1: lay0>0:0")
    cards = [Deed("cards", Seat(0)), Deed("cards", Seat(1))]
    assert list_deeds(laid, "all: agree") == [*cards, Deed("rows")]
    assert list_deeds(laid, "0: move0>1:0", "all: agree") == cards[::-1]


def test_stages_passed_with_the_last_life_are_a_rescue() -> None:
    course = list_course(table(hands=[[4], []], lives=1), "0: play")
    assert GAME.find_rescue(course) == Rescue(1, Fraction(1, 3))
    assert GAME.find_rescue(list_course(table(hands=[[4], []], lives=2), "0: play")) is None
