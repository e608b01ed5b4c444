"""The examples and sentences of The Game's rulebook."""

import pytest

from engine.games.the_game.model import CardPlayed, CardsDrawn, EndTurn, PlayCard, TheGameOptions
from engine.games.the_game.refusals import CardDoesNotFit, CardNotHeld, DutyUnpaid, NotYourTurn
from engine.games.the_game.rules import CARDS
from engine.model import Outcome, Seat
from engine.refusals import MatchOver, WrongNumberOfSeats
from engine.ruleset import deal
from tests.engine.the_game_tables import CHANCE, EXPERT, GAME, STANDARD, after, list_event_kinds, play, table

CARDS_2_TO_99 = list(range(2, 100))


@pytest.mark.parametrize("row", [[3, 11, 12, 13, 18, 20, 34, 35, 51], [2, 7, 19, 25, 28, 29, 49]])
def test_an_ascending_row_only_rises_with_gaps_of_any_size(row: list[int]) -> None:
    solo = table(hands=[[*row, 99]], duty=len(row))
    assert after(solo, "0: " + " ".join(f"{card}→1" for card in row)).rows[0] == tuple(row)


@pytest.mark.parametrize("row", [[94, 90, 78, 61, 60, 57], [98, 97, 88, 83, 81]])
def test_a_descending_row_only_falls_with_gaps_of_any_size(row: list[int]) -> None:
    solo = table(hands=[[*row, 2]], duty=len(row))
    assert after(solo, "0: " + " ".join(f"{card}→3" for card in row)).rows[2] == tuple(row)


def test_the_top_card_of_a_pile_on_which_4_8_and_13_were_laid_is_13() -> None:
    assert after(table(hands=[[4, 8, 13, 99]]), "0: 4→1 8→1 13→1").tops == (13, 1, 100, 100)


def test_a_smaller_card_does_not_go_on_an_ascending_pile() -> None:
    with pytest.raises(CardDoesNotFit) as refusal:
        play(table(hands=[[4, 60]], piles="8↑ 1↑ 100↓ 3↓"), "0: 4→1")
    assert refusal.value == CardDoesNotFit(card=4, pile=1, top=8, fits=(2, 3))


def test_a_greater_card_does_not_go_on_a_descending_pile() -> None:
    with pytest.raises(CardDoesNotFit) as refusal:
        play(table(hands=[[95, 60]], piles="1↑ 97↑ 90↓ 100↓"), "0: 95→3")
    assert refusal.value == CardDoesNotFit(card=95, pile=3, top=90, fits=(1, 4))


def test_the_98_number_cards_are_2_to_99() -> None:
    assert list(CARDS) == CARDS_2_TO_99


@pytest.mark.parametrize(("seats", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_everyone_is_dealt_8_cards_alone_7_for_two_and_6_for_more(seats: int, size: int) -> None:
    dealt = deal(GAME, seats, STANDARD, CHANCE)
    assert list(map(len, dealt.hands)) == [size] * seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_cards_not_dealt_form_the_draw_pile(seats: int) -> None:
    dealt = deal(GAME, seats, STANDARD, CHANCE)
    assert sorted([*sum(dealt.hands, ()), *dealt.draw]) == CARDS_2_TO_99


def test_two_rows_start_at_1_and_two_at_100() -> None:
    assert deal(GAME, 3, STANDARD, CHANCE).tops == (1, 1, 100, 100)


@pytest.mark.parametrize("seats", [0, 6])
def test_the_game_is_for_one_to_five(seats: int) -> None:
    with pytest.raises(WrongNumberOfSeats) as refusal:
        deal(GAME, seats, STANDARD, CHANCE)
    assert refusal.value == WrongNumberOfSeats(seats=seats, least=1, most=5)


def test_play_goes_clockwise() -> None:
    three = table(hands=[[10, 11, 12], [20, 21, 22], [30, 31, 32]], draw=range(60, 90), turn=1)
    assert after(three, "1: 20→1 21→1 end").turn == 2
    assert after(three, "1: 20→1 21→1 end", "2: 30→1 31→1 end").turn == 0


def test_only_the_seat_to_play_lays_cards() -> None:
    with pytest.raises(NotYourTurn) as refusal:
        play(table(hands=[[10], [20]], turn=0), "1: 20→1")
    assert refusal.value == NotYourTurn(turn=0)


def test_a_card_must_be_in_the_hand_to_be_laid() -> None:
    with pytest.raises(CardNotHeld) as refusal:
        play(table(hands=[[10], [20]], turn=0), "0: 20→1")
    assert refusal.value == CardNotHeld(card=20)


def test_a_turn_is_at_least_two_cards() -> None:
    with pytest.raises(DutyUnpaid) as refusal:
        play(table(hands=[[10, 11, 12], [20]], draw=[60]), "0: 10→1 end")
    assert refusal.value == DutyUnpaid(owed=1)


def test_two_cards_are_enough_for_a_turn() -> None:
    assert after(table(hands=[[10, 11, 12], [20, 30]], draw=[60]), "0: 10→1 11→1 end").turn == 1


def test_as_many_more_cards_may_be_laid_as_one_likes_even_all() -> None:
    two = table(hands=[[10, 11, 12, 13, 14, 15, 16], [20, 30]], draw=range(60, 90))
    assert after(two, "0: 10→1 11→1 12→1 13→1 14→1 15→1").hands[0] == (16,)
    assert after(two, "0: 10→1 11→1 12→1 13→1 14→1 15→1 16→1").turn == 1


def test_all_cards_of_a_turn_may_go_on_one_pile_or_on_several_in_any_order() -> None:
    solo = table(hands=[[10, 11, 90, 91, 50]], draw=[60])
    assert after(solo, "0: 10→1 11→1 90→1 91→1").tops == (91, 1, 100, 100)
    assert after(solo, "0: 91→3 10→2 90→4 11→1").tops == (11, 10, 91, 90)


def test_linus_lays_one_card_then_two_then_another_on_three_piles_and_draws_four_new_ones() -> None:
    linus = table(hands=[[5, 9, 14, 92, 40, 50], [20, 30]], draw=range(60, 90))
    turn = play(linus, "0: 5→1 9→2 14→2 92→4 end")
    assert turn.state.tops == (5, 14, 100, 92)
    assert turn.state.hands[0] == (40, 50, 60, 61, 62, 63)
    assert CardsDrawn(seat=Seat(0), count=4, cards=(60, 61, 62, 63)) in turn.events


def test_the_hand_is_as_full_after_drawing_as_it_was_before_the_turn() -> None:
    dealt = deal(GAME, 3, STANDARD, CHANCE)
    turn = after(dealt, "2: begin", f"2: {dealt.hands[2][0]}→1 {dealt.hands[2][1]}→1 end")
    assert list(map(len, turn.hands)) == [6, 6, 6]
    assert len(turn.draw) == len(dealt.draw) - 2


def test_tim_lays_37_on_an_ascending_47() -> None:
    tim = play(table(hands=[[37, 99]], piles="47↑ 1↑ 100↓ 100↓"), "0: 37→1")
    assert tim.state.tops == (37, 1, 100, 100)
    assert tim.events[0] == CardPlayed(seat=Seat(0), card=37, pile=1, top=47)


def test_sarah_lays_75_on_a_descending_65() -> None:
    sarah = play(table(hands=[[75, 2]], piles="1↑ 1↑ 100↓ 65↓"), "0: 75→4")
    assert sarah.state.tops == (1, 1, 100, 75)
    assert sarah.events[0] == CardPlayed(seat=Seat(0), card=75, pile=4, top=65)


@pytest.mark.parametrize("card", [27, 36, 38, 46, 47])
def test_nothing_but_exactly_10_less_goes_backwards_on_an_ascending_pile(card: int) -> None:
    with pytest.raises(CardDoesNotFit):
        play(table(hands=[[card]], piles="47↑ 1↑ 100↓ 100↓"), f"0: {card}→1")


@pytest.mark.parametrize("card", [65, 66, 74, 76, 85])
def test_nothing_but_exactly_10_greater_goes_backwards_on_a_descending_pile(card: int) -> None:
    with pytest.raises(CardDoesNotFit):
        play(table(hands=[[card]], piles="1↑ 1↑ 100↓ 65↓"), f"0: {card}→4")


@pytest.mark.parametrize(
    ("card", "pile", "top", "gap", "is_trick"),
    [(37, 1, 47, -10, True), (75, 3, 65, -10, True), (57, 2, 47, 10, False), (55, 4, 65, 10, False)],
)
def test_a_laid_card_tells_how_far_the_pile_moved_on(
    card: int, pile: int, top: int, gap: int, *, is_trick: bool
) -> None:
    laid = CardPlayed(seat=Seat(0), card=card, pile=pile, top=top)
    assert (laid.gap, laid.is_trick) == (gap, is_trick)


def test_the_trick_may_come_between_normal_cards_as_often_as_one_likes() -> None:
    solo = table(hands=[[20, 10, 12, 15, 5, 7, 99]], draw=[60])
    assert after(solo, "0: 20→1 10→1 12→1 15→1 5→1 7→1").rows[0] == (20, 10, 12, 15, 5, 7)


def test_the_trick_may_be_used_on_different_piles_in_one_turn() -> None:
    solo = table(hands=[[30, 75, 99]], piles="40↑ 1↑ 65↓ 100↓", draw=[60])
    assert after(solo, "0: 30→1 75→3").tops == (30, 1, 75, 100)


def test_with_the_draw_pile_empty_play_goes_on_without_drawing() -> None:
    turn = play(table(hands=[[10, 11, 12], [20, 30]]), "0: 10→1 11→1 end")
    assert turn.state.hands == ((12,), (20, 30))
    assert [event.kind for event in turn.events] == [
        "card-played",
        "card-played",
        "turn-ended",
        "turn-started",
    ]


def test_with_the_draw_pile_empty_a_single_card_is_enough_for_a_turn() -> None:
    assert after(table(hands=[[10, 11], [20, 30]]), "0: 10→1 end").turn == 1


def test_with_the_draw_pile_empty_any_number_more_may_be_laid() -> None:
    assert after(table(hands=[[10, 11, 12], [20, 30]]), "0: 10→1 11→1 12→1").hands == ((), (20, 30))


def test_the_others_play_on_without_a_player_who_has_no_cards_left() -> None:
    three = table(hands=[[10, 11], [], [30, 31]])
    assert after(three, "0: 10→1 end").turn == 2
    assert after(three, "0: 10→1 end", "2: 30→1 end").turn == 0


def test_a_turn_cannot_be_passed() -> None:
    with pytest.raises(DutyUnpaid):
        play(table(hands=[[10, 11], [20, 30]]), "0: end")


def test_the_game_is_over_as_soon_as_a_player_cannot_lay_two_cards_while_there_is_a_draw_pile() -> None:
    two = table(hands=[[97, 98, 55], [51, 52]], piles="96↑ 97↑ 40↓ 30↓", draw=[60, 61, 62, 63])
    end = play(two, "0: 97→1 98→1 end")
    assert [event.kind for event in end.events][-1] == "duty-not-met"
    assert GAME.outcome(end.state) == Outcome(
        beaten=False,
        score=7,
        reason="duty-not-met",
        seat=Seat(1),
        facts={"owed": 2, "held": 2, "laid": 0},
    )


def test_the_game_is_over_as_soon_as_a_player_cannot_lay_one_card_without_a_draw_pile() -> None:
    two = table(hands=[[97, 99], [51, 52]], piles="96↑ 97↑ 40↓ 30↓")
    end = after(two, "0: 97→1 end")
    assert GAME.outcome(end) == Outcome(
        beaten=False,
        score=3,
        reason="duty-not-met",
        seat=Seat(1),
        facts={"owed": 1, "held": 2, "laid": 0},
    )


def test_one_playable_card_saves_a_player_only_without_a_draw_pile() -> None:
    hands = [[97, 99], [51, 39]]
    piles = "96↑ 97↑ 40↓ 30↓"
    assert GAME.outcome(after(table(hands=hands, piles=piles), "0: 97→1 end")) is None
    with_draw_pile = table(hands=hands, piles=piles, draw=[60, 61, 62, 63], duty=1)
    assert GAME.outcome(after(with_draw_pile, "0: 97→1 end")) is not None


def test_the_result_counts_the_cards_in_all_hands_and_in_the_draw_pile() -> None:
    three = table(hands=[[97, 98, 55], [51, 52], [53]], piles="96↑ 97↑ 40↓ 30↓", draw=[60, 61, 62, 63, 64])
    end = after(three, "0: 97→1 98→1 end")
    assert end.hands == ((55, 60, 61), (51, 52), (53,))
    assert end.draw == (62, 63, 64)
    assert end.left == 9


def test_laying_the_last_card_beats_the_game() -> None:
    end = play(table(hands=[[11], []], piles="10↑ 1↑ 100↓ 100↓"), "0: 11→1")
    assert [event.kind for event in end.events] == ["card-played", "game-beaten"]
    assert GAME.outcome(end.state) == Outcome(beaten=True, score=0, reason="game-beaten")


@pytest.mark.parametrize("word", ["3=leave-it-to-me", "begin", "end", "50→1"])
def test_nothing_can_be_done_once_the_game_is_over(word: str) -> None:
    over = after(table(hands=[[11], []], piles="10↑ 1↑ 100↓ 100↓"), "0: 11→1")
    with pytest.raises(MatchOver):
        play(over, f"0: {word}")


def test_experts_lay_at_least_three_cards_a_turn() -> None:
    expert = table(hands=[[10, 11, 12, 13], [20, 30, 31]], draw=range(60, 90), options=EXPERT)
    with pytest.raises(DutyUnpaid) as refusal:
        play(expert, "0: 10→1 11→1 end")
    assert refusal.value == DutyUnpaid(owed=1)
    assert after(expert, "0: 10→1 11→1 12→1 end").turn == 1


@pytest.mark.parametrize(("seats", "size"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_with_smaller_hands_everyone_holds_one_card_less(seats: int, size: int) -> None:
    dealt = deal(GAME, seats, TheGameOptions(smaller_hands=True), CHANCE)
    assert list(map(len, dealt.hands)) == [size] * seats


def test_a_seat_may_do_nothing_with_the_piles_out_of_turn() -> None:
    legal = list(GAME.legal_actions(table(hands=[[10], [20]], turn=0), Seat(1)))
    assert [action for action in legal if isinstance(action, PlayCard | EndTurn)] == []


def test_what_happens_in_a_turn_comes_in_the_order_of_the_rulebook() -> None:
    two = table(hands=[[10, 11, 12], [20, 30]], draw=range(60, 90))
    assert list_event_kinds(two, "0: 10→1 11→1 end") == [
        "card-played",
        "card-played",
        "turn-ended",
        "cards-drawn",
        "turn-started",
    ]
