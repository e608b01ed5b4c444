"""The rulings on The Game, G1 to G13, with their edges."""

from dataclasses import replace

import pytest

from engine.games.the_game.model import (
    CardMoved,
    CardsDrawn,
    DutyNotMet,
    GiveSignal,
    SeatSkipped,
    Signal,
    SignalGiven,
    SignalTakenBack,
    TurnStarted,
)
from engine.games.the_game.piles import can_meet, ends_match
from engine.games.the_game.refusals import (
    AlreadyBegun,
    CardDoesNotFit,
    DutyUnpaid,
    NobodyBegan,
    NobodyToSignal,
    NoSignalThere,
    NothingToMove,
    SignalAlreadyThere,
    UnknownPile,
)
from engine.games.the_game.rules import hand_size
from engine.model import Outcome, Seat
from engine.ruleset import deal
from tests.engine.the_game_tables import (
    CHANCE,
    EXPERT,
    GAME,
    SMALLER,
    STANDARD,
    after,
    list_event_kinds,
    play,
    signals,
    table,
)


@pytest.mark.parametrize(
    ("seats", "full", "smaller"), [(1, 8, 7), (2, 7, 6), (3, 6, 5), (4, 6, 5), (5, 6, 5)]
)
def test_g1_a_hand_is_8_7_or_6_and_one_less_with_smaller_hands(seats: int, full: int, smaller: int) -> None:
    assert (hand_size(seats, STANDARD), hand_size(seats, SMALLER)) == (full, smaller)


def test_g2_a_turn_owes_2_cards_while_the_draw_pile_holds_one() -> None:
    two = table(hands=[[10, 11, 12], [20, 30]], draw=[60, 61, 62])
    assert TurnStarted(seat=Seat(1), duty=2) in play(two, "0: 10→1 11→1 end").events


def test_g2_an_experts_turn_owes_3_cards_while_the_draw_pile_holds_one() -> None:
    two = table(hands=[[10, 11, 12, 13], [20, 30, 31]], draw=[60, 61, 62, 63], options=EXPERT)
    assert TurnStarted(seat=Seat(1), duty=3) in play(two, "0: 10→1 11→1 12→1 end").events


def test_g2_the_turn_after_the_refill_that_empties_the_draw_pile_owes_1() -> None:
    two = table(hands=[[10, 11, 12], [20, 30]], draw=[60, 61])
    assert TurnStarted(seat=Seat(1), duty=1) in play(two, "0: 10→1 11→1 end").events


def test_g2_an_experts_turn_owes_1_too_once_the_draw_pile_is_empty() -> None:
    two = table(hands=[[10, 11, 12, 13], [20, 30, 31]], draw=[60, 61, 62], options=EXPERT)
    assert TurnStarted(seat=Seat(1), duty=1) in play(two, "0: 10→1 11→1 12→1 end").events


def test_g2_the_duty_does_not_change_inside_a_turn_that_will_empty_the_draw_pile() -> None:
    two = table(hands=[[10, 11, 12], [20, 30]], draw=[60])
    with pytest.raises(DutyUnpaid):
        play(two, "0: 10→1 end")
    assert after(two, "0: 10→1 11→1 end").turn == 1


def test_g2_a_player_alone_owes_1_from_the_turn_after_the_draw_pile_ran_out() -> None:
    solo = table(hands=[[10, 11, 12, 13]], draw=[60])
    turn = after(solo, "0: 10→1 11→1 end")
    assert (turn.turn, turn.duty, turn.laid) == (0, 1, 0)


def test_g2_two_cards_to_lay_do_not_save_an_experts_turn() -> None:
    two = table(
        hands=[[97, 98, 99, 55], [51, 39, 38]], piles="96↑ 98↑ 40↓ 30↓", draw=range(60, 70), options=EXPERT
    )
    assert play(two, "0: 97→1 98→1 99→1 end").events[-1] == DutyNotMet(seat=Seat(1), owed=3)


def test_g3_a_first_card_that_opens_the_way_for_the_second_saves_the_turn() -> None:
    two = table(hands=[[5, 6, 7], [34, 24]], piles="4↑ 44↑ 20↓ 15↓", draw=range(60, 70))
    turn = after(two, "0: 5→1 6→1 end")
    assert GAME.outcome(turn) is None
    assert after(turn, "1: 34→2 24→2").rows[1] == (44, 34, 24)


def test_g3_34_then_24_is_found_though_24_alone_fits_nowhere() -> None:
    assert can_meet((34, 24), (44, 50, 14, 13), 2)
    assert not can_meet((24,), (44, 50, 13, 13), 1)


def test_g3_two_cards_that_each_fit_but_only_one_at_a_time_do_not_meet_a_duty_of_2() -> None:
    assert can_meet((98, 97), (96, 99, 2, 2), 2)
    assert can_meet((97, 98), (97, 99, 2, 2), 1)
    assert not can_meet((97, 98), (97, 99, 2, 2), 2)


def test_g3_the_way_may_be_opened_twice_for_an_expert() -> None:
    assert can_meet((34, 24, 14), (44, 50, 3, 3), 3)
    assert not can_meet((34, 24, 15), (44, 50, 3, 3), 4)


def test_g3_an_empty_hand_meets_no_duty_but_none() -> None:
    assert can_meet((), (1, 1, 100, 100), 0)
    assert not can_meet((), (1, 1, 100, 100), 1)


def test_g3_the_loss_is_found_when_the_turn_starts() -> None:
    two = table(hands=[[97, 98, 55], [51, 52]], piles="96↑ 97↑ 40↓ 30↓", draw=range(60, 70))
    end = play(two, "0: 97→1 98→1 end")
    assert end.events[-2:] == (TurnStarted(seat=Seat(1), duty=2), DutyNotMet(seat=Seat(1), owed=2))


def test_g3_the_loss_is_found_after_a_card_that_leaves_the_duty_unpaid() -> None:
    two = table(hands=[[90, 95, 55], [51, 52]], piles="89↑ 94↑ 40↓ 30↓", draw=range(60, 70))
    assert list_event_kinds(two, "0: 95→1") == ["card-played", "duty-not-met"]


def test_g3_no_loss_is_found_in_a_turn_whose_duty_is_paid() -> None:
    two = table(hands=[[95, 96, 97, 55], [51, 52, 2, 3]], piles="94↑ 1↑ 40↓ 30↓", draw=range(60, 70))
    assert GAME.outcome(after(two, "0: 95→1 96→1 97→1 end")) is None


def test_g4_a_grave_is_foretold_and_the_card_still_allowed() -> None:
    two = table(hands=[[90, 95, 55], [51, 52]], piles="89↑ 94↑ 40↓ 30↓", draw=range(60, 70))
    assert ends_match(two.hands[0], two.tops, two.owed, card=95, pile=1)
    assert GAME.outcome(after(two, "0: 95→1")) == Outcome(
        beaten=False,
        score=14,
        reason="duty-not-met",
        seat=Seat(0),
        facts={"owed": 1, "held": 2, "laid": 1},
    )


def test_g4_the_same_card_on_another_pile_may_be_no_grave() -> None:
    two = table(hands=[[90, 95, 55], [51, 52]], piles="89↑ 94↑ 40↓ 30↓", draw=range(60, 70))
    assert not ends_match(two.hands[0], two.tops, two.owed, card=95, pile=2)
    assert GAME.outcome(after(two, "0: 95→2")) is None


def test_g4_an_experts_grave_is_foretold_two_cards_ahead() -> None:
    hand = (90, 91, 95, 55)
    expert = table(hands=[hand, [51, 52]], piles="89↑ 94↑ 40↓ 30↓", draw=range(60, 70), options=EXPERT)
    assert ends_match(hand, expert.tops, expert.owed, card=91, pile=1)
    assert GAME.outcome(after(expert, "0: 91→1")) is not None
    assert not ends_match(hand, expert.tops, expert.owed, card=90, pile=1)
    assert after(expert, "0: 90→1 91→1 95→1 end").turn == 1


def test_g4_a_card_that_opens_the_way_for_a_trick_is_no_grave() -> None:
    two = table(hands=[[34, 24, 99], [51, 52]], piles="44↑ 99↑ 20↓ 13↓", draw=range(60, 70))
    assert not ends_match(two.hands[0], two.tops, two.owed, card=34, pile=1)
    assert ends_match(two.hands[0], two.tops, two.owed, card=99, pile=1)


def test_g4_no_card_digs_a_grave_once_the_duty_is_paid() -> None:
    two = table(hands=[[90, 95, 55], [51, 52]], piles="89↑ 94↑ 40↓ 30↓", draw=range(60, 70), laid=2)
    assert not ends_match(two.hands[0], two.tops, two.owed, card=95, pile=1)


def test_g4_the_last_card_of_a_hand_digs_no_grave_when_one_is_owed() -> None:
    assert not ends_match((95,), (89, 94, 40, 30), 1, card=95, pile=1)


def test_g5_the_trick_may_be_used_several_times_on_a_pile_just_turned_back() -> None:
    solo = table(hands=[[60, 50, 40, 2]], piles="70↑ 99↑ 3↓ 3↓", draw=[80])
    assert after(solo, "0: 60→1 50→1 40→1").tops == (40, 99, 3, 3)


def test_g5_the_trick_works_on_descending_piles_just_the_same() -> None:
    solo = table(hands=[[40, 50, 60, 99]], piles="98↑ 98↑ 30↓ 3↓", draw=[80])
    assert after(solo, "0: 40→3 50→3 60→3").tops == (98, 98, 60, 3)


def test_g5_the_trick_does_not_reach_beyond_the_cards() -> None:
    assert after(table(hands=[[2, 99]], piles="12↑ 99↑ 3↓ 3↓", draw=[80]), "0: 2→1").tops[0] == 2
    assert after(table(hands=[[99, 2]], piles="98↑ 98↑ 89↓ 3↓", draw=[80]), "0: 99→3").tops[2] == 99


def test_g6_nobody_is_to_play_before_somebody_has_begun() -> None:
    dealt = deal(GAME, 3, STANDARD, CHANCE)
    assert (dealt.turn, dealt.owed) == (None, 0)
    with pytest.raises(NobodyBegan):
        play(dealt, f"0: {dealt.hands[0][0]}→1")
    with pytest.raises(NobodyBegan):
        play(dealt, "0: end")


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_g6_any_seat_may_begin(seat: int) -> None:
    begun = after(deal(GAME, 5, STANDARD, CHANCE), f"{seat}: begin")
    assert (begun.turn, begun.duty) == (seat, 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_g6_only_one_seat_begins_and_only_once(seat: int) -> None:
    with pytest.raises(AlreadyBegun) as refusal:
        play(deal(GAME, 2, STANDARD, CHANCE), "1: begin", f"{seat}: begin")
    assert refusal.value == AlreadyBegun(turn=1)


def test_g7_a_seat_without_cards_is_skipped() -> None:
    three = table(hands=[[10, 11], [], [30, 31]])
    turn = play(three, "0: 10→1 end")
    assert SeatSkipped(seat=Seat(1)) in turn.events
    assert turn.state.turn == 2


def test_g7_several_seats_without_cards_are_skipped_round_the_table() -> None:
    five = table(hands=[[], [40], [], [10, 11], []], turn=3)
    turn = play(five, "3: 10→1 end")
    assert [event.seat for event in turn.events if isinstance(event, SeatSkipped)] == [4, 0]
    assert turn.state.turn == 1


def test_g7_the_last_seat_with_cards_follows_itself() -> None:
    two = table(hands=[[10, 11, 12], []])
    turn = play(two, "0: 10→1 end")
    assert [event.seat for event in turn.events if isinstance(event, SeatSkipped)] == [1]
    assert (turn.state.turn, turn.state.duty, turn.state.laid) == (0, 1, 0)


def test_g7_a_seat_that_laid_its_whole_hand_is_not_skipped_while_it_can_draw() -> None:
    two = table(hands=[[10, 11], [30, 31]], draw=[60])
    assert after(two, "0: 10→1 11→1").hands == ((60,), (30, 31))


def test_g8_98_cards_laid_beat_the_game_in_the_middle_of_a_turn() -> None:
    end = after(table(hands=[[11, 12], []], piles="10↑ 1↑ 100↓ 100↓"), "0: 11→1 12→1")
    assert GAME.outcome(end) == Outcome(beaten=True, score=0, reason="game-beaten")


def test_g8_cards_laid_in_the_turn_that_loses_count_as_laid() -> None:
    expert = table(
        hands=[[90, 97, 55, 56], [51, 52]], piles="89↑ 99↑ 40↓ 30↓", draw=[60, 61, 62], options=EXPERT
    )
    assert GAME.outcome(after(expert, "0: 90→1")) == Outcome(
        beaten=False,
        score=8,
        reason="duty-not-met",
        seat=Seat(0),
        facts={"owed": 2, "held": 3, "laid": 1},
    )


def test_g9_as_many_cards_are_drawn_as_were_laid() -> None:
    two = table(hands=[[10, 11, 12, 13, 14, 15, 99], [30, 31]], draw=range(60, 70))
    assert CardsDrawn(seat=Seat(0), count=3, cards=(60, 61, 62)) in play(two, "0: 10→1 11→1 12→1 end").events


def test_g9_a_hand_below_its_full_size_still_draws_only_what_it_laid() -> None:
    two = table(hands=[[10, 11, 12], [30, 31]], draw=range(60, 70))
    assert after(two, "0: 10→1 11→1 end").hands[0] == (12, 60, 61)


def test_g9_a_hand_never_grows_above_its_size() -> None:
    two = table(hands=[range(10, 18), [30, 31]], draw=range(60, 70))
    assert len(after(two, "0: 10→1 11→1 end").hands[0]) == 7


def test_g9_the_draw_pile_is_drawn_as_far_as_it_reaches() -> None:
    two = table(hands=[[10, 11, 12, 13], [30, 31]], draw=[60, 61])
    turn = after(two, "0: 10→1 11→1 12→1 end")
    assert (turn.hands[0], turn.draw) == ((13, 60, 61), ())


def test_g9_without_cards_to_draw_there_is_no_event_of_drawing() -> None:
    assert "cards-drawn" not in list_event_kinds(table(hands=[[10, 11], [30, 31]]), "0: 10→1 end")


def test_g11_a_paid_turn_in_which_nothing_more_fits_waits_for_the_players_word() -> None:
    two = table(hands=[[97, 98, 55], [51, 39, 38]], piles="96↑ 97↑ 40↓ 30↓", draw=range(60, 70))
    paid = play(two, "0: 97→1 98→1")
    assert [event.kind for event in paid.events] == ["card-played", "card-played"]
    assert (paid.state.turn, paid.state.owed) == (0, 0)
    assert list_event_kinds(paid.state, "0: end") == ["turn-ended", "cards-drawn", "turn-started"]


def test_g11_a_paid_turn_looks_the_same_whether_or_not_another_card_fits() -> None:
    fits = table(hands=[[97, 98, 99], [51, 39, 38]], piles="96↑ 97↑ 40↓ 30↓", draw=range(60, 70))
    fits_not = table(hands=[[97, 98, 55], [51, 39, 38]], piles="96↑ 97↑ 40↓ 30↓", draw=range(60, 70))
    seen = [GAME.view(after(one, "0: 97→1 98→1"), Seat(1)) for one in (fits, fits_not)]
    assert seen[0] == seen[1]


def test_g11_a_turn_that_empties_the_hand_ends_by_itself() -> None:
    assert after(table(hands=[[10], [30, 31]]), "0: 10→1").turn == 1


def test_g11_an_emptied_hand_draws_as_the_turn_ends() -> None:
    two = table(hands=[[10, 11], [30, 31]], draw=[60, 61, 62])
    assert after(two, "0: 10→1 11→1").hands[0] == (60, 61)


def test_g10_a_player_who_plays_alone_gives_no_signals() -> None:
    solo = table(hands=[[10, 11, 12]])
    assert not any(isinstance(action, GiveSignal) for action in GAME.legal_actions(solo, Seat(0)))
    with pytest.raises(NobodyToSignal):
        play(solo, "0: 3=leave-it-to-me")


def test_g10_a_seat_has_one_signal_on_each_pile() -> None:
    two = table(hands=[[10], [30]])
    after_signals = after(two, "1: 3=leave-it-to-me 1=small-steps-only 3=can-turn-back")
    assert signals(after_signals) == "1:1=small-steps-only 1:3=can-turn-back"


def test_g10_several_seats_may_have_signals_on_the_same_pile() -> None:
    after_signals = after(table(hands=[[10], [30]]), "1: 3=leave-it-to-me", "0: 3=leave-it-to-me")
    assert signals(after_signals) == "0:3=leave-it-to-me 1:3=leave-it-to-me"


def test_g10_a_signal_may_be_given_before_anybody_began_and_out_of_turn() -> None:
    assert signals(after(table(hands=[[10], [30]], turn=None), "1: 2=can-turn-back")) == "1:2=can-turn-back"
    assert signals(after(table(hands=[[10], [30]], turn=0), "1: 2=can-turn-back")) == "1:2=can-turn-back"


def test_g10_a_signal_tells_its_seat_its_pile_and_what_it_says() -> None:
    assert play(table(hands=[[10], [30]]), "1: 3=leave-it-to-me 3=nothing").events == (
        SignalGiven(seat=Seat(1), pile=3, signal=Signal.LEAVE_IT_TO_ME),
        SignalTakenBack(seat=Seat(1), pile=3),
    )


def test_g10_a_signal_goes_away_when_its_seat_lays_a_card_on_that_pile() -> None:
    two = table(hands=[[10, 11], [30]], signals="0:1=leave-it-to-me 0:2=can-turn-back")
    assert signals(after(two, "0: 10→1")) == "0:2=can-turn-back"


def test_g10_a_signal_stays_when_another_seat_lays_a_card_on_that_pile() -> None:
    two = table(hands=[[10, 11], [30]], signals="1:1=leave-it-to-me")
    assert signals(after(two, "0: 10→1")) == "1:1=leave-it-to-me"


def test_g10_a_signal_goes_away_when_its_seat_takes_it_back() -> None:
    two = table(hands=[[10, 11], [30]], signals="0:1=leave-it-to-me 1:1=leave-it-to-me")
    assert signals(after(two, "1: 1=nothing")) == "0:1=leave-it-to-me"


def test_g10_a_signal_outlives_turns() -> None:
    two = table(hands=[[10, 11], [30, 31]], signals="0:3=leave-it-to-me")
    assert signals(after(two, "0: 10→1 end", "1: 30→1 end")) == "0:3=leave-it-to-me"


def test_g10_the_same_signal_is_not_given_twice() -> None:
    with pytest.raises(SignalAlreadyThere) as refusal:
        play(table(hands=[[10], [30]]), "1: 3=leave-it-to-me 3=leave-it-to-me")
    assert refusal.value == SignalAlreadyThere(pile=3)


def test_g10_no_signal_can_be_taken_back_that_is_not_there() -> None:
    with pytest.raises(NoSignalThere) as refusal:
        play(table(hands=[[10], [30]], signals="0:3=leave-it-to-me"), "1: 3=nothing")
    assert refusal.value == NoSignalThere(pile=3)


@pytest.mark.parametrize("word", ["0=leave-it-to-me", "5=nothing", "10→0", "10→5"])
def test_there_are_piles_1_to_4(word: str) -> None:
    with pytest.raises(UnknownPile):
        play(table(hands=[[10], [30]]), f"0: {word}")


def test_g13_a_card_just_laid_moves_to_another_pile_that_it_fits() -> None:
    two = table(hands=[[34, 40, 50], [20]], piles="30↑ 5↑ 90↓ 40↓", draw=[60, 61])
    moved = play(two, "0: 34→2 34>4")
    assert moved.events[-1] == CardMoved(seat=Seat(0), card=34, pile=4, top=40, former_pile=2, former_top=5)
    assert (moved.state.tops, moved.state.laid) == ((30, 5, 90, 34), 1)
    assert moved.state.rows == ((30,), (5,), (90,), (40, 34))
    assert moved.state == replace(after(two, "0: 34→4"), movable=None, moved=True)


def test_g13_the_pile_it_leaves_counts_as_it_was_before() -> None:
    two = table(hands=[[34, 50], [20]], piles="44↑ 5↑ 30↓ 33↓", draw=[60, 61])
    assert after(two, "0: 34→1 34>2").tops == (44, 34, 30, 33)
    with pytest.raises(CardDoesNotFit) as refused:
        play(two, "0: 34→1 34>4")
    assert refused.value.fits == (1, 2)


def test_g13_a_card_moves_once_a_turn() -> None:
    two = table(hands=[[34, 50, 60], [20]], draw=[70, 71])
    with pytest.raises(NothingToMove):
        play(two, "0: 34→1 34>2 50→1 50>2")


def test_g13_a_card_does_not_move_to_its_own_pile() -> None:
    with pytest.raises(NothingToMove):
        play(table(hands=[[34, 50], [20]], draw=[60]), "0: 34→1 34>1")


@pytest.mark.parametrize("between", ["1: 1=leave-it-to-me", "0: 4=small-steps-only"])
def test_g13_a_card_stays_once_anything_has_followed(between: str) -> None:
    two = table(hands=[[34, 50, 60], [20]], draw=[70, 71])
    with pytest.raises(NothingToMove):
        play(two, "0: 34→2", between, "0: 34>4")


def test_g13_a_card_stays_once_its_turn_has_ended() -> None:
    assert after(table(hands=[[34, 50], [20, 21]], draw=[70, 71]), "0: 34→1 50→1").movable is None
    assert after(table(hands=[[34], [20]]), "0: 34→1").movable is None


def test_g13_a_move_may_lose_the_match_and_its_seat_is_not_offered_it() -> None:
    two = after(table(hands=[[50, 47], [20]], piles="45↑ 49↑ 30↓ 3↓", draw=[70, 71]), "0: 50→2")
    assert list_event_kinds(two, "0: 50>1") == ["card-moved", "duty-not-met"]
    assert GAME.view(two, Seat(0)).find_moves() == (50, ())


def test_g13_only_the_seat_itself_is_offered_a_move() -> None:
    two = after(table(hands=[[50, 47], [20]], draw=[70, 71]), "0: 50→2")
    found = GAME.view(two, Seat(0)).find_moves()
    assert found is not None
    assert (found[0], [placement.pile for placement in found[1]]) == (50, [1, 3, 4])
    assert GAME.view(two, Seat(1)).find_moves() is None
    assert GAME.view(two, None).find_moves() is None


def test_g13_a_moved_card_takes_its_seats_signal_off_both_piles() -> None:
    two = table(hands=[[34, 50], [20]], draw=[60], signals="0:1=leave-it-to-me 0:2=leave-it-to-me")
    assert signals(after(two, "0: 34→1 34>2")) == ""
