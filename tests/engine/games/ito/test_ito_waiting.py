"""The rulings on ito's silent and absent seats, I8 and I9, with their edges."""

import pytest

from engine.games.ito.actions import AgreeToRow, SayReady
from engine.games.ito.events import SeatPutAside, SeatsPassedOver
from engine.games.ito.model import ItoState, Phase
from engine.games.ito.refusals import (
    AlreadyAgreed,
    AlreadyAside,
    AlreadyGoingOn,
    NeverLeft,
    NobodyIsWaitedFor,
    NotDoneYourself,
    NotYourCard,
    OutOfThisRound,
    TooFewAreDone,
    TooFewWouldRemain,
)
from engine.model import Seat
from tests.engine.games.ito.tables import (
    GAME,
    ROW,
    after,
    list_event_kinds,
    play,
    table,
    write_row,
)


def describing(seats: int = 4) -> ItoState:
    return table(hands=[[10 * seat + 5] for seat in range(seats)], phase=Phase.DESCRIBING)


def laying(seats: int = 4) -> ItoState:
    return table(hands=[[10 * seat + 5] for seat in range(seats)], options=ROW)


LAID = after(laying(), "0: lay0>", "1: lay0>0:0", "2: lay0>1:0", "3: lay0>2:0")


def test_i8_a_majority_of_those_who_are_done_goes_on() -> None:
    waiting = after(describing(), "0: write0", "1: write0", "2: write0", "0: on")
    assert waiting.phase is Phase.DESCRIBING
    went_on = play(waiting, "1: on")
    assert went_on.events[1] == SeatsPassedOver(seats=(Seat(3),))
    assert went_on.state.phase is Phase.PLAYING


def test_i8_of_two_one_goes_on_alone() -> None:
    assert after(describing(2), "0: write0 on").phase is Phase.PLAYING


def test_i8_half_of_the_seats_have_to_be_done() -> None:
    with pytest.raises(TooFewAreDone):
        play(describing(), "0: write0 on")


def test_i8_who_is_waited_for_does_not_go_on() -> None:
    with pytest.raises(NotDoneYourself):
        play(describing(), "0: write0", "1: write0", "2: on")


def test_i8_nobody_goes_on_twice() -> None:
    with pytest.raises(AlreadyGoingOn):
        play(describing(), "0: write0", "1: write0", "0: on on")


def test_i8_there_is_nothing_to_wait_for_in_play() -> None:
    with pytest.raises(NobodyIsWaitedFor):
        play(table(hands=[[4], [5]]), "0: on")


def test_i8_cards_that_nobody_lays_stay_out_of_the_row() -> None:
    laid = after(laying(), "0: lay0>", "1: lay0>0:0", "2: lay0>1:0", "0: on", "1: on")
    assert laid.passed_over == (3,)
    with pytest.raises(NotYourCard):
        play(laid, "3: lay0>")
    with pytest.raises(AlreadyAgreed):
        play(laid, "3: agree")
    with pytest.raises(NotDoneYourself):
        play(laid, "0: agree", "1: agree", "3: on")
    assert list_event_kinds(laid, "0: agree", "1: agree", "2: agree")[-2:] == [
        "row-turned-over",
        "round-dealt",
    ]


def test_i8_no_answer_counts_as_agreed() -> None:
    assert list_event_kinds(LAID, "0: agree", "1: agree", "0: on", "1: on")[-3:] == [
        "seats-passed-over",
        "row-turned-over",
        "round-dealt",
    ]


def test_i8_a_card_that_moves_asks_again_who_wants_to_go_on() -> None:
    assert after(LAID, "0: agree", "1: agree", "0: on", "3: move0>").going_on == ()


def test_i8_a_silent_seat_is_ready_when_all_others_are() -> None:
    view = GAME.view(after(describing(), "0: write0", "1: write0", "2: ready"), None)
    assert GAME.find_assent(view, frozenset({Seat(3)})) == (3, SayReady())
    assert GAME.find_assent(view, frozenset({Seat(2)})) is None
    assert GAME.find_assent(GAME.view(describing(2), None), frozenset({Seat(0), Seat(1)})) is None


def test_i8_a_silent_seat_agrees_to_a_row_in_which_its_card_lies() -> None:
    view = GAME.view(after(LAID, "0: agree", "1: agree", "2: agree"), None)
    assert GAME.find_assent(view, frozenset({Seat(3)})) == (3, AgreeToRow())
    missing = after(laying(), "0: lay0>", "1: lay0>0:0", "2: lay0>1:0")
    assert GAME.find_assent(GAME.view(missing, None), frozenset({Seat(3)})) is None


def test_i9_cards_are_put_aside_without_loss() -> None:
    aside = play(table(hands=[[10], [4, 6], [30]]), "1: aside", "0: play", "2: play")
    assert aside.events[0] == SeatPutAside(seat=Seat(1), count=2)
    assert [event.kind for event in aside.events[1:]] == [
        "card-played",
        "card-played",
        "stage-passed",
        "round-dealt",
    ]


def test_i9_the_seat_that_was_waited_for_holds_nobody_up() -> None:
    assert after(describing(3), "0: write0", "1: write0", "2: aside").phase is Phase.PLAYING
    last = table(hands=[[], [], [4]])
    assert after(last, "2: aside").round == 2
    choosing = table(hands=[[1], [2], [3]], phase=Phase.CHOOSING)
    assert after(choosing, "0: vote=0", "1: vote=0", "2: aside").phase is Phase.DESCRIBING


def test_i9_a_row_closes_without_the_cards_put_aside() -> None:
    aside = after(LAID, "1: aside")
    assert write_row(aside) == "0:0 2:0 3:0"
    assert after(LAID, "0: agree", "2: agree", "3: agree", "1: aside").passed == 1


def test_i9_a_seat_is_not_dealt_cards_until_it_is_taken() -> None:
    second = after(table(hands=[[10], [4], [30]]), "1: aside", "0: play", "2: play")
    assert list(map(len, second.dealt)) == [2, 0, 2]
    assert second.present == (0, 2)


def test_i9_who_takes_the_seat_plays_from_the_next_round_on() -> None:
    rejoined = after(table(hands=[[10], [4], [30]]), "1: aside", "1: rejoin")
    with pytest.raises(OutOfThisRound):
        play(rejoined, "1: play")
    assert list(map(len, after(rejoined, "0: play", "2: play").dealt)) == [2, 2, 2]


def test_i9_a_seat_rejoins_once() -> None:
    with pytest.raises(NeverLeft):
        play(table(hands=[[10], [4], [30]]), "1: rejoin")


def test_i9_a_seat_is_put_aside_once() -> None:
    with pytest.raises(AlreadyAside):
        play(laying(), "1: aside aside")


def test_i9_two_seats_at_least_play_on() -> None:
    with pytest.raises(TooFewWouldRemain):
        play(table(hands=[[10], [4], [30]]), "1: aside", "2: aside")


def test_i9_the_result_says_that_a_seat_was_put_aside() -> None:
    end = after(table(hands=[[10], [4], [30]], number=3), "1: aside", "0: play", "2: play")
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.facts["absent_rounds"] == 1


def test_i9_cards_put_aside_stay_unknown() -> None:
    aside = play(table(hands=[[10], [4, 6], [30]]), "1: aside")
    assert aside.events[0].redact_for(Seat(0)) == aside.events[0]
    assert GAME.view(aside.state, Seat(1)).cards == (4, 6)
    assert GAME.view(aside.state, Seat(0)).held_slots == ((0,), (), (0,))
