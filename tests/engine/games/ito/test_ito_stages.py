"""The rulings on ito's stages, I1, I2, I4, I5, I12 and I13, with their edges."""

import pytest

from engine.games.ito.cards import CARDS
from engine.games.ito.events import (
    CardPlayed,
    GameLost,
    LifeGained,
    LifeLost,
    MistakeMade,
    PlayBegan,
    RoundDealt,
)
from engine.games.ito.model import ItoState, Mistake, OpenCard, Phase
from engine.games.ito.refusals import (
    LinesAreDone,
    LinesMissing,
    NotYourLowest,
    PlayHasBegun,
    RowsOnly,
    StageHandEmpty,
)
from engine.model import Seat
from engine.ruleset import deal
from tests.engine.games.ito.tables import (
    CHANCE,
    GAME,
    STAGES,
    after,
    in_order,
    list_event_kinds,
    play,
    table,
    write_pile,
)


def score(state: ItoState) -> int:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.score


def lose(*, number: int, hands: list[list[int]], record: tuple[str, ...]) -> ItoState:
    return after(table(hands=hands, number=number, lives=1), *record)


@pytest.mark.parametrize("seats", [2, 6, 10])
def test_i1_a_match_starts_with_three_lives_and_one_card_each(seats: int) -> None:
    opening = deal(GAME, seats, STAGES, CHANCE)
    assert (opening.lives, opening.round, opening.yardstick) == (3, 1, None)
    assert opening.dealt == tuple((card,) for card in CHANCE.shuffled(CARDS, purpose="ito stage 1")[:seats])


@pytest.mark.parametrize("number", [1, 2])
def test_i1_the_next_stage_deals_as_many_cards_as_its_number(number: int) -> None:
    state = after(table(hands=[[99], []], number=number), "0: play")
    deck = CHANCE.shuffled(CARDS, purpose=f"ito stage {number + 1}")
    size = number + 1
    assert state.round == size
    assert state.dealt == (tuple(sorted(deck[:size])), tuple(sorted(deck[size : 2 * size])))


def test_i1_the_yardstick_of_the_third_stage_was_not_dealt() -> None:
    state = after(table(hands=[[99], []], number=2), "0: play")
    assert state.yardstick == CHANCE.shuffled(CARDS, purpose="ito stage 3")[6]


def test_i1_a_passed_stage_gives_a_life_back() -> None:
    passed = play(table(hands=[[4], [], []], lives=1), "0: play")
    assert LifeGained(lives=2) in passed.events
    assert passed.state.lives == 2


def test_i1_there_are_never_more_than_three_lives() -> None:
    assert after(table(hands=[[4], [], []], lives=3), "0: play").lives == 3


def test_i1_two_players_get_no_life_back() -> None:
    assert after(table(hands=[[4], []], lives=1), "0: play").lives == 1


def test_i1_the_third_stage_gives_no_life() -> None:
    won = play(table(hands=[[4], [], []], lives=1, number=3), "0: play")
    assert [event.kind for event in won.events] == ["card-played", "stage-passed", "game-beaten"]
    assert won.state.lives == 1


def test_i1_the_deals_depend_on_the_seed_and_not_on_how_the_stages_went() -> None:
    smooth = after(table(hands=[[4], [5], [6]]), "0: play", "1: play", "2: play")
    rough = after(table(hands=[[4], [5], [6]]), "1: play", "2: play")
    assert smooth.dealt == rough.dealt


def test_i2_each_lower_card_costs_a_life_and_is_set_aside_face_up() -> None:
    mistake = play(table(hands=[[30, 80], [4, 90], [9, 40]]), "0: play")
    lower = (OpenCard(seat=Seat(1), slot=0, card=4), OpenCard(seat=Seat(2), slot=0, card=9))
    assert mistake.events == (
        CardPlayed(seat=Seat(0), slot=0, card=30),
        MistakeMade(seat=Seat(0), card=30, lower=lower),
        LifeLost(count=2, lives=1),
    )
    assert mistake.state.hands == ((80,), (90,), (40,))
    assert mistake.state.set_aside == lower
    assert mistake.state.phase is Phase.PLAYING


def test_i2_a_mistake_stands_until_the_next_card() -> None:
    mistake = after(table(hands=[[30, 80], [4, 90]]), "0: play")
    assert mistake.mistake == Mistake(seat=Seat(0), card=30, lower=(OpenCard(seat=Seat(1), slot=0, card=4),))
    assert after(mistake, "0: play").mistake is None


def test_i2_a_mistake_can_empty_all_hands_and_pass_the_stage() -> None:
    assert list_event_kinds(table(hands=[[30], [4]]), "0: play") == [
        "card-played",
        "mistake-made",
        "life-lost",
        "stage-passed",
        "round-dealt",
    ]


def test_i2_the_last_life_loses_the_match_even_if_the_hands_are_empty() -> None:
    lost = play(table(hands=[[30], [4]], lives=1), "0: play")
    assert lost.events[-1] == GameLost(number=1)
    assert lost.state.phase is Phase.LOST
    assert not any(lost.state.hands)


def test_i2_no_more_lives_are_lost_than_there_are() -> None:
    assert LifeLost(count=2, lives=0) in play(table(hands=[[30], [4, 5, 6]], lives=2), "0: play").events


def test_i4_play_begins_when_each_has_its_lines_or_is_ready() -> None:
    describing = table(hands=[[4, 5], [6, 7], [8, 9]], phase=Phase.DESCRIBING)
    almost = after(describing, "0: write0,1", "1: ready", "2: write1")
    assert almost.phase is Phase.DESCRIBING
    assert play(almost, "2: write0").events[-1] == PlayBegan(stage=1)


def test_i4_no_card_is_played_before() -> None:
    describing = table(hands=[[4], [6], [8]], phase=Phase.DESCRIBING)
    with pytest.raises(LinesMissing) as refusal:
        play(describing, "0: write0 play")
    assert refusal.value == LinesMissing(waiting=(1, 2))


@pytest.mark.parametrize("record", ["0: ready ready", "0: write0 ready"])
def test_i4_who_is_done_is_ready(record: str) -> None:
    with pytest.raises(LinesAreDone):
        play(table(hands=[[4], [6]], phase=Phase.DESCRIBING), record)


def test_i4_nobody_has_to_be_ready_in_play() -> None:
    with pytest.raises(PlayHasBegun):
        play(table(hands=[[4], [6]]), "0: ready")


def test_i5_play_takes_the_lowest_card() -> None:
    assert write_pile(after(table(hands=[[70, 4, 90], [95]]), "0: play play")) == "0:4 0:70"


def test_i5_a_card_that_was_seen_as_the_lowest_is_played_if_it_still_is() -> None:
    assert write_pile(after(table(hands=[[4, 70], [95]]), "0: play=4")) == "0:4"


@pytest.mark.parametrize("card", [3, 70, 95])
def test_i5_only_the_lowest_card_can_be_named(card: int) -> None:
    with pytest.raises(NotYourLowest) as refusal:
        play(table(hands=[[4, 70], [95]]), f"0: play={card}")
    assert refusal.value == NotYourLowest(card=card, lowest=4)


def test_i5_a_seat_without_cards_has_nothing_to_play() -> None:
    with pytest.raises(StageHandEmpty):
        play(table(hands=[[4], [95]]), "0: play play")


def test_i5_a_mistake_is_shown_before_the_next_card() -> None:
    assert GAME.countdown(play(table(hands=[[30, 80], [4, 90]]), "0: play").events) == 3
    assert GAME.countdown(play(table(hands=[[30], [4]]), "0: play").events) == 0
    assert GAME.countdown(play(table(hands=[[30], [44]]), "0: play").events) == 0


@pytest.mark.parametrize("word", ["lay0>", "move0>", "agree", "disagree", "turn"])
def test_i6_stages_have_no_row(word: str) -> None:
    with pytest.raises(RowsOnly):
        play(table(hands=[[4], [95]]), f"0: {word}")


def test_i12_a_number_that_counts_costs_a_life() -> None:
    counted = play(table(hands=[[4], [95]]), "1: number")
    assert [event.kind for event in counted.events] == ["spoken-number-counted", "life-lost"]
    assert counted.state.lives == 2
    assert not counted.state.spoiled


def test_i12_a_number_can_cost_the_last_life() -> None:
    assert after(table(hands=[[4], [95]], lives=1), "1: number").phase is Phase.LOST


def test_i13_a_win_ranks_by_lives_left() -> None:
    wins = [after(table(hands=[[4], []], number=3, lives=lives), "0: play") for lives in (3, 2, 1)]
    assert [score(won) for won in wins] == [0, 1, 2]


def test_i13_every_win_ranks_before_every_loss_and_later_stages_before_earlier_ones() -> None:
    worst_win = after(table(hands=[[4], []], number=3, lives=1), "0: play")
    third = lose(number=3, hands=[[30, 40, 50], [4, 5, 6]], record=("0: play",))
    second = lose(number=2, hands=[[5, 40], [4, 50]], record=("1: play", "0: play", "1: play"))
    assert score(worst_win) < score(third) < score(second)


def test_i13_losses_in_a_stage_rank_by_the_cards_played_in_order() -> None:
    early = lose(number=2, hands=[[30, 40], [4, 50]], record=("0: play",))
    late = lose(number=2, hands=[[30, 40], [4, 50]], record=("1: play", "0: play", "1: play"))
    assert score(late) < score(early)
    outcome = GAME.outcome(late)
    assert outcome is not None
    assert outcome.facts["in_order"] == 2


def test_i13_a_match_in_order_is_beaten() -> None:
    second = after(deal(GAME, 3, STAGES, CHANCE), *whole_stage(deal(GAME, 3, STAGES, CHANCE)))
    third = after(second, *whole_stage(second))
    end = after(third, *whole_stage(third))
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert (outcome.beaten, outcome.score, outcome.reason) == (True, 0, "game-beaten")
    assert GAME.reached(outcome, 3, STAGES) == 1


def whole_stage(state: ItoState) -> tuple[str, ...]:
    return ("0: own", "all: ready", *in_order(state))


def test_a_hand_that_is_dealt_is_known_to_its_own_seat_alone() -> None:
    event = play(table(hands=[[99], []], number=1), "0: play").events[-1]
    assert isinstance(event, RoundDealt)
    assert event.redact_for(Seat(1)).hands == (None, event.hands[1])
    assert event.redact_for(None).hands == (None, None)


def test_a_view_shows_a_seat_its_own_cards_alone() -> None:
    view = GAME.view(table(hands=[[4, 70], [9, 95]]), Seat(1))
    assert (view.cards, view.hand, view.lowest) == ((9, 95), (9, 95), 9)
    assert GAME.view(table(hands=[[4, 70], [9, 95]]), None).cards == ()
