"""The rulings on ito's rows, I6, I7, I10, I11 and I12, with their edges."""

from fractions import Fraction

import pytest

from engine.games.ito.cards import CARDS, longest_run
from engine.games.ito.events import CardMoved, GameLost, RowTurnedOver
from engine.games.ito.model import ItoOptions, ItoState, Mode, OpenCard, Phase
from engine.games.ito.refusals import (
    AlreadyAgreed,
    AlreadySpoiled,
    AlreadyThere,
    NeverAllAgreed,
    NoSuchPlace,
    NotAgreed,
    NotYourCard,
    RowHasChanged,
    RowIncomplete,
    StagesOnly,
)
from engine.model import Outcome, Seat
from engine.ruleset import deal
from tests.engine.games.ito.tables import (
    CHANCE,
    GAME,
    ROW,
    ROW_OF_TWO,
    after,
    list_event_kinds,
    play,
    table,
    write_row,
)

FIVE = after(
    table(hands=[[10], [20], [30], [40], [50]], options=ROW),
    "0: lay0>",
    "1: lay0>0:0",
    "2: lay0>1:0",
    "3: lay0>2:0",
    "4: lay0>3:0",
)
"""Five cards that rise, and nobody has agreed yet."""


def outcome(state: ItoState) -> Outcome:
    result = GAME.outcome(state)
    assert result is not None
    return result


@pytest.mark.parametrize(("mode", "size"), [(Mode.ROW, 1), (Mode.ROW_OF_TWO, 2)])
def test_i6_a_row_is_one_card_each_or_two(mode: Mode, size: int) -> None:
    opening = deal(GAME, 10, ItoOptions(mode=mode), CHANCE)
    deck = CHANCE.shuffled(CARDS, purpose="ito row 1")
    assert opening.dealt[1] == tuple(sorted(deck[size : 2 * size]))
    assert list(map(len, opening.dealt)) == [size] * 10


def test_i7_cards_are_laid_anywhere_in_the_row() -> None:
    laid = after(table(hands=[[1], [2], [3]], options=ROW), "0: lay0>", "1: lay0>", "2: lay0>1:0")
    assert write_row(laid) == "1:0 2:0 0:0"


def test_i7_own_cards_can_be_moved_before_all_are_laid() -> None:
    moved = after(table(hands=[[1], [2], [3]], options=ROW), "0: lay0>", "1: lay0>0:0", "0: move0>1:0")
    assert write_row(moved) == "1:0 0:0"


@pytest.mark.parametrize("word", ["lay1>", "lay-1>", "move0>"])
def test_i7_only_an_own_card_is_laid_or_moved(word: str) -> None:
    with pytest.raises(NotYourCard):
        play(table(hands=[[1], [2]], options=ROW), f"0: {word}")


def test_i7_a_card_is_laid_once() -> None:
    with pytest.raises(NotYourCard):
        play(table(hands=[[1], [2]], options=ROW), "0: lay0> lay0>")


@pytest.mark.parametrize("word", ["lay0>1:0", "lay0>0:0"])
def test_i7_a_card_is_laid_beside_one_that_lies(word: str) -> None:
    with pytest.raises(NoSuchPlace):
        play(table(hands=[[1], [2]], options=ROW), f"0: {word}")


@pytest.mark.parametrize("word", ["move0>0:0", "move0>9:0"])
def test_i7_a_card_is_moved_beside_another(word: str) -> None:
    with pytest.raises(NoSuchPlace):
        play(FIVE, f"0: {word}")


@pytest.mark.parametrize("record", ["0: move0>", "1: move0>0:0"])
def test_i7_a_move_goes_to_another_place(record: str) -> None:
    with pytest.raises(AlreadyThere):
        play(FIVE, record)


def test_i7_nobody_agrees_before_all_cards_lie() -> None:
    with pytest.raises(RowIncomplete) as refusal:
        play(table(hands=[[1], [2], [3]], options=ROW), "0: lay0> agree")
    assert refusal.value == RowIncomplete(waiting=(1, 2))


def test_i7_a_seat_agrees_once() -> None:
    with pytest.raises(AlreadyAgreed):
        play(FIVE, "0: agree agree")


def test_i7_a_row_that_has_changed_is_not_agreed_to() -> None:
    with pytest.raises(RowHasChanged):
        play(FIVE, "1: move0>", "0: agree=0")
    assert after(FIVE, "1: move0>", "0: agree=1").agreed == (0,)


def test_i7_agreement_can_be_taken_back() -> None:
    assert after(FIVE, "0: agree", "1: agree", "0: disagree").agreed == (1,)
    with pytest.raises(NotAgreed):
        play(FIVE, "0: disagree")


@pytest.mark.parametrize("moves", [0, 2])
def test_i7_the_first_moves_clear_the_agreement_of_all(moves: int) -> None:
    shuffling = ("4: move0>", "4: move0>3:0")[:moves]
    moved = play(FIVE, "0: agree", "1: agree", *shuffling, "0: agree" if moves else "2: agree", "3: move0>")
    event = moved.events[-1]
    assert isinstance(event, CardMoved)
    assert event.withdrawn
    assert moved.state.agreed == ()


def test_i7_moves_before_anybody_agrees_do_not_count() -> None:
    moved = after(FIVE, "4: move0> move0>3:0 move0> move0>3:0", "0: agree", "1: agree", "4: move0>")
    assert moved.agreed == ()


def test_i7_later_moves_clear_the_agreement_beside_the_old_and_the_new_place() -> None:
    late = after(FIVE, "0: agree", "4: move0> move0>3:0 move0>")
    assert write_row(late) == "4:0 0:0 1:0 2:0 3:0"
    agreed = after(late, "0: agree", "1: agree", "2: agree", "3: agree")
    assert after(agreed, "4: move0>1:0").agreed == (3,)


def test_i7_who_moves_late_still_agrees() -> None:
    late = after(FIVE, "0: agree", "4: move0> move0>3:0 move0>", "4: agree", "1: agree", "2: agree")
    assert after(late, "4: move0>0:0").agreed == (2, 4)


def test_i7_the_row_is_turned_over_when_all_agree() -> None:
    assert list_event_kinds(FIVE, "all: agree")[-2:] == ["row-turned-over", "round-dealt"]


def test_i7_the_host_turns_over_a_row_to_which_all_have_agreed_at_some_time() -> None:
    moved = after(FIVE, "0: agree", "1: agree", "2: agree", "3: agree", "3: disagree", "4: agree")
    assert moved.phase is Phase.LAYING
    assert list_event_kinds(moved, "0: turn") == ["row-turned-over", "round-dealt"]


def test_i7_the_host_cannot_turn_over_a_row_to_which_somebody_has_never_agreed() -> None:
    with pytest.raises(NeverAllAgreed) as refusal:
        play(FIVE, "0: agree", "1: agree", "2: agree", "0: turn")
    assert refusal.value == NeverAllAgreed(waiting=(3, 4))


def test_i7_the_host_cannot_turn_over_a_row_with_cards_missing() -> None:
    with pytest.raises(RowIncomplete):
        play(table(hands=[[1], [2]], options=ROW), "0: lay0> turn")


@pytest.mark.parametrize("word", ["yardstick", "ready", "play"])
def test_i7_a_row_has_nothing_of_a_stage(word: str) -> None:
    with pytest.raises(StagesOnly):
        play(FIVE, f"0: {word}")


@pytest.mark.parametrize(
    ("cards", "run"), [((), 0), ((5,), 1), ((9, 5), 1), ((1, 2, 9, 3, 4, 5, 6), 4), ((1, 2, 3), 3)]
)
def test_i10_the_longest_run_is_of_neighbours(cards: tuple[int, ...], run: int) -> None:
    assert longest_run(cards) == run


def test_i10_a_row_that_does_not_rise_tells_its_longest_run() -> None:
    turned = play(FIVE, "4: move0>0:0", "all: agree")
    event = turned.events[-2]
    assert isinstance(event, RowTurnedOver)
    assert [card.card for card in event.order] == [10, 50, 20, 30, 40]
    assert (event.won, event.run) == (False, 3)
    assert turned.events[-1] == GameLost(number=1)


def test_i11_a_row_that_is_won_is_followed_by_another() -> None:
    won = after(FIVE, "all: agree")
    deck = CHANCE.shuffled(CARDS, purpose="ito row 2")
    assert (won.round, won.passed, won.phase) == (2, 1, Phase.CHOOSING)
    assert won.dealt == tuple((card,) for card in deck[:5])
    assert won.last is not None
    assert won.last.order[0] == OpenCard(seat=Seat(0), slot=0, card=10)


def test_i11_the_tenth_row_is_the_last() -> None:
    tenth = table(hands=[[4], [9]], options=ROW, number=10, passed=9)
    end = after(tenth, "0: lay0>", "1: lay0>0:0", "all: agree")
    result = outcome(end)
    assert (result.beaten, result.score, result.reason) == (True, 0, "rows-beaten")
    assert GAME.reached(result, 2, ROW) == 1


def test_i11_rows_won_rank_first_and_then_the_last_rows_run() -> None:
    hands = [[4], [9], [5]]
    all_wrong = ("2: lay0>", "0: lay0>2:0", "1: lay0>")
    two_right = ("0: lay0>", "1: lay0>0:0", "2: lay0>1:0")
    ends = [
        after(table(hands=hands, options=ROW, number=number, passed=number - 1), *record, "all: agree")
        for number, record in ((3, two_right), (3, all_wrong), (2, two_right))
    ]
    scores = [outcome(end).score for end in ends]
    assert scores == sorted(set(scores))
    assert outcome(ends[0]).facts["passed"] == 2
    assert GAME.reached(outcome(ends[0]), 3, ROW) == (2 + Fraction(2, 3)) / 10


def test_i12_a_row_in_which_a_number_was_said_does_not_count_as_won() -> None:
    spoiled = after(FIVE, "2: number", "all: agree")
    result = outcome(spoiled)
    assert (result.beaten, result.reason, result.facts["passed"]) == (False, "row-spoiled", 0)
    assert result.facts["run"] == result.facts["cards"] == 5
    assert GAME.reached(result, 5, ROW) == 0


def test_i12_a_row_is_spoiled_once() -> None:
    with pytest.raises(AlreadySpoiled):
        play(FIVE, "2: number", "1: number")


def test_i12_a_spoiled_row_that_does_not_rise_was_not_lost_by_the_number() -> None:
    assert outcome(after(FIVE, "2: number", "4: move0>", "all: agree")).reason == "row-not-rising"


def test_a_row_of_two_lays_both_cards() -> None:
    two = table(hands=[[10, 40], [20, 30]], options=ROW_OF_TWO)
    laid = after(two, "0: lay0> lay1>0:0", "1: lay0>0:0", "1: lay1>1:0")
    assert write_row(laid) == "0:0 1:0 1:1 0:1"
    assert after(laid, "all: agree").passed == 1


def test_cards_in_the_row_are_known_to_their_own_seats_alone() -> None:
    assert [card.card for card in GAME.view(FIVE, Seat(2)).row] == [None, None, 30, None, None]
    assert [card.card for card in GAME.view(FIVE, None).row] == [None] * 5
    assert GAME.notation(FIVE).endswith("held 0 0 0 0 0 | laid 0:? 1:? 2:? 3:? 4:?")


def test_a_row_that_has_been_turned_over_at_the_end_is_open() -> None:
    lost = after(FIVE, "4: move0>", "all: agree")
    assert [card.card for card in GAME.view(lost, None).row] == [50, 10, 20, 30, 40]


def test_options_are_harder_with_two_cards_each() -> None:
    assert GAME.harder(ROW) == ROW_OF_TWO
    assert GAME.gentler(ROW_OF_TWO) == ROW
    assert GAME.harder(ROW_OF_TWO) is GAME.gentler(ROW) is GAME.harder(ItoOptions()) is None
