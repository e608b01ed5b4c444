"""The examples and sentences of The Mind's rulebook."""

import pytest

from engine.games.the_mind.events import LevelDealt, LifeLost, RewardGained
from engine.games.the_mind.levels import CARDS, REWARDS, Reward
from engine.games.the_mind.model import Phase
from engine.games.the_mind.refusals import ConcentrateFirst
from engine.model import Seat
from engine.refusals import MatchOver
from engine.ruleset import deal
from tests.engine.the_mind_tables import CHANCE, GAME, STANDARD, after, list_event_kinds, pile, play, table


def test_there_are_100_number_cards() -> None:
    assert list(CARDS) == list(range(1, 101))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_level_1_everyone_gets_1_card(seats: int) -> None:
    assert list(map(len, deal(GAME, seats, STANDARD, CHANCE).hands)) == [1] * seats


def test_in_level_2_everyone_gets_2_cards() -> None:
    assert list(map(len, after(table(hands=[[9], [], []], level=1), "0: play").hands)) == [2, 2, 2]


def test_four_players_play_2_10_19_and_53_in_ascending_order_in_level_1() -> None:
    four = table(hands=[[19], [2], [53], [10]])
    assert pile(after(four, "1: play", "3: play", "0: play")) == "1:2 3:10 0:19"
    assert list_event_kinds(four, "1: play", "3: play", "0: play", "2: play")[-2:] == [
        "level-passed",
        "level-dealt",
    ]


def test_there_is_no_order_of_play() -> None:
    assert pile(after(table(hands=[[4, 90], [5, 6], [7, 91]]), "0: play", "1: play play", "2: play")) == (
        "0:4 1:5 1:6 2:7"
    )


@pytest.mark.parametrize(("seats", "last", "lives", "stars"), [(2, 12, 2, 1), (3, 10, 3, 1), (4, 8, 4, 1)])
def test_the_team_starts_with_levels_lives_and_stars_by_its_size(
    seats: int, last: int, lives: int, stars: int
) -> None:
    view = GAME.view(deal(GAME, seats, STANDARD, CHANCE), None)
    assert (view.level, view.last_level, view.lives, view.stars) == (1, last, lives, stars)


def test_nobody_plays_before_everybody_had_a_hand_on_the_table() -> None:
    two = deal(GAME, 2, STANDARD, CHANCE)
    with pytest.raises(ConcentrateFirst) as refusal:
        play(two, "0: ready play")
    assert refusal.value == ConcentrateFirst(waiting=(1,))
    assert after(two, "0: ready", "1: ready").phase is Phase.PLAYING


def test_anybody_may_say_stop_and_all_refocus() -> None:
    two = table(hands=[[4, 90], [5, 6]])
    with pytest.raises(ConcentrateFirst):
        play(two, "1: stop", "0: play")
    assert pile(after(two, "1: stop", "all: ready", "0: play")) == "0:4"


def test_36_and_37_in_one_hand_are_played_one_after_the_other() -> None:
    two = table(hands=[[36, 37, 80], [50, 51]])
    assert pile(after(two, "0: play")) == "0:36"
    assert pile(after(two, "0: play play")) == "0:36 0:37"


def test_all_100_cards_are_shuffled_again_for_each_level() -> None:
    two = table(hands=[[4], [5]], level=4)
    dealt = play(two, "0: play", "1: play").events[-1]
    assert isinstance(dealt, LevelDealt)
    expected = CHANCE.shuffled(CARDS, purpose="the-mind level 5")
    assert dealt.hands == (tuple(sorted(expected[:5])), tuple(sorted(expected[5:10])))


def test_a_new_level_starts_with_concentration() -> None:
    after_level = after(table(hands=[[4], [5]], level=4), "0: play", "1: play")
    assert (after_level.phase, after_level.ready) == (Phase.CONCENTRATING, ())


def test_levels_2_3_5_6_8_and_9_are_rewarded() -> None:
    assert sorted(REWARDS) == [2, 3, 5, 6, 8, 9]


@pytest.mark.parametrize(
    ("level", "lives", "stars"),
    [
        (1, 2, 1),
        (2, 2, 2),
        (3, 3, 1),
        (4, 2, 1),
        (5, 2, 2),
        (6, 3, 1),
        (7, 2, 1),
        (8, 2, 2),
        (9, 3, 1),
        (10, 2, 1),
    ],
)
def test_a_passed_level_brings_its_reward(level: int, lives: int, stars: int) -> None:
    passed = after(table(hands=[[4], [5]], level=level, lives=2, stars=1), "0: play", "1: play")
    assert (passed.level, passed.lives, passed.stars) == (level + 1, lives, stars)


def test_completing_level_2_brings_a_throwing_star() -> None:
    two = table(hands=[[4], [5]], level=2)
    assert RewardGained(reward=Reward.STAR) in play(two, "0: play", "1: play").events


def test_a_card_that_is_not_the_lowest_costs_one_life_and_all_lower_ones_are_discarded() -> None:
    three = table(hands=[[40, 41], [12, 50], [20, 30]], lives=3)
    mistake = play(three, "0: play")
    assert mistake.state.hands == ((41,), (50,), ())
    assert mistake.state.lives == 2
    assert LifeLost(count=1, lives=2) in mistake.events


def test_after_a_mistake_all_concentrate_and_the_level_goes_on() -> None:
    three = table(hands=[[40, 41], [12, 50], [20, 30]], level=2, lives=3)
    goes_on = after(three, "0: play", "all: ready", "0: play")
    assert (goes_on.level, pile(goes_on)) == (2, "0:40 0:41")


def test_a_star_is_used_if_all_agree_and_everybody_discards_the_lowest_card_face_up() -> None:
    three = table(hands=[[40, 41], [12, 50], [20, 30]])
    used = after(three, "1: star?", "0: yes", "2: yes")
    assert used.hands == ((41,), (50,), (30,))
    assert [one.card for one in GAME.view(used, None).discarded] == [40, 12, 20]
    assert used.stars == 0


def test_after_a_star_all_concentrate() -> None:
    two = table(hands=[[40, 41], [12, 50]])
    assert after(two, "1: star?", "0: yes").phase is Phase.CONCENTRATING


@pytest.mark.parametrize(("seats", "last"), [(2, 12), (3, 10), (4, 8)])
def test_a_team_that_completes_all_levels_has_won(seats: int, last: int) -> None:
    won = table(hands=[[99], *[[]] * (seats - 1)], level=last)
    end = GAME.outcome(after(won, "0: play", "all: finish"))
    assert end is not None
    assert (end.beaten, end.reason) == (True, "finished")


def test_a_team_that_turns_in_its_last_life_has_lost() -> None:
    end = after(table(hands=[[40, 41], [12, 50]], level=3, lives=1), "0: play")
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert (outcome.beaten, outcome.reason) == (False, "game-lost")
    with pytest.raises(MatchOver):
        play(end, "all: ready")


def test_blind_mode_starts_again_at_level_1_with_all_lives_and_stars_that_are_left() -> None:
    won = after(table(hands=[[99], []], level=12, lives=4, stars=2), "0: play")
    blind = after(won, "all: blind")
    assert (blind.level, blind.blind, blind.lives, blind.stars) == (1, True, 4, 2)
    assert list(map(len, blind.hands)) == [1, 1]


def test_in_blind_mode_the_cards_lie_face_down() -> None:
    blind = after(table(hands=[[40, 41], [12, 50]], blind=True), "0: play")
    assert [one.card for one in GAME.view(blind, None).pile] == [None]
    assert [one.card for one in GAME.view(blind, Seat(1)).pile] == [None]


def test_in_blind_mode_a_mistake_is_found_at_the_end_of_the_level_and_costs_a_life() -> None:
    two = table(hands=[[40], [12]], blind=True)
    assert after(two, "0: play").lives == 2
    assert after(two, "0: play", "1: play").lives == 1
