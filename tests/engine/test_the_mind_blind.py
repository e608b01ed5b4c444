"""Ruling M8 on The Mind's blind levels, and what a match counts in the end."""

from dataclasses import replace

import pytest

from engine.games.the_mind.events import (
    CardPlayed,
    Finished,
    GameLost,
    LevelDealt,
    LevelPassed,
    LifeLost,
    PileTurnedOver,
    RewardGained,
    StarUsed,
    WentBlind,
)
from engine.games.the_mind.levels import Reward, find_mistakes
from engine.games.the_mind.model import (
    FinishedPile,
    FinishUnopposed,
    Phase,
    PlayedCard,
    ShownCard,
    TheMindOptions,
    TheMindState,
)
from engine.games.the_mind.refusals import (
    AlreadyAgreed,
    AlreadyFinishing,
    LevelsRemain,
    NobodyFinishes,
    NoLevelRuns,
)
from engine.model import Outcome, Seat
from engine.refusals import MatchOver
from engine.ruleset import Timeout
from tests.engine.the_mind_tables import EACH, GAME, STANDARD, after, list_event_kinds, pile, play, table

WON = after(table(hands=[[99], []], level=12, lives=3, stars=2), "0: play")
WON_BY_THREE = after(table(hands=[[99], [], []], level=10, lives=3, stars=2), "0: play")
CLEAN = ("1: play", "0: play play", "1: play")
ONE_MISTAKE = ("0: play", "1: play", "0: play", "1: play")
TWO_MISTAKES = ("0: play", "1: play play", "0: play")


def blind(*, lives: int = 3, level: int = 2, options: TheMindOptions = STANDARD) -> TheMindState:
    return table(hands=[[20, 50], [10, 60]], level=level, lives=lives, blind=True, options=options)


def make_turned_over(*mistakes: int, cards: tuple[tuple[int, int], ...]) -> PileTurnedOver:
    pile = tuple(PlayedCard(seat=Seat(seat), card=card) for seat, card in cards)
    return PileTurnedOver(level=2, pile=pile, mistakes=mistakes)


@pytest.mark.parametrize(
    ("cards", "mistakes"),
    [
        ((), ()),
        ((1, 2, 3), ()),
        ((20, 10), (20,)),
        ((20, 10, 12, 30), (20,)),
        ((30, 20, 10), (30,)),
        ((20, 30, 10), (20,)),
        ((20, 10, 40, 30), (20, 40)),
        ((20, 40, 30, 10), (20, 40)),
    ],
)
def test_m8_a_turned_pile_counts_the_mistakes_that_would_have_been_made_openly(
    cards: tuple[int, ...], mistakes: tuple[int, ...]
) -> None:
    assert find_mistakes(cards) == mistakes


def test_m8_after_the_last_level_the_team_chooses() -> None:
    assert WON.phase is Phase.CHOOSING
    assert GAME.outcome(WON) is None
    assert [action.kind for action in GAME.legal_actions(WON, Seat(1))] == ["go-on-blind", "finish"]
    assert GAME.timeout(GAME.view(WON, None)) is None


@pytest.mark.parametrize("word", ["ready", "play", "star?", "yes", "no", "stop"])
def test_m8_no_level_runs_while_the_team_chooses(word: str) -> None:
    with pytest.raises(NoLevelRuns):
        play(WON, f"0: {word}")


@pytest.mark.parametrize("word", ["blind", "finish", "minute"])
def test_m8_there_is_nothing_to_choose_before_the_last_level_is_passed(word: str) -> None:
    with pytest.raises(LevelsRemain):
        play(table(hands=[[4], [5]]), f"0: {word}")


def test_m8_going_on_blind_waits_for_every_seat() -> None:
    asked = play(WON_BY_THREE, "1: blind", "2: blind")
    assert [event.kind for event in asked.events] == ["blind-proposed", "blind-agreed"]
    assert (asked.state.phase, asked.state.blind_agreed) == (Phase.CHOOSING, (1, 2))
    assert list_event_kinds(asked.state, "0: blind") == ["blind-agreed", "went-blind", "level-dealt"]


def test_m8_nobody_agrees_to_go_on_blind_twice() -> None:
    with pytest.raises(AlreadyAgreed):
        play(WON_BY_THREE, "1: blind blind")


def test_m8_one_refusal_to_go_on_blind_ends_the_match() -> None:
    refused = play(WON_BY_THREE, "1: blind", "2: blind", "0: finish")
    assert refused.events[-1] == Finished(seat=Seat(0))
    assert refused.state.phase is Phase.FINISHED


def test_m8_a_seat_that_agreed_may_still_refuse_if_another_agreed_too() -> None:
    assert after(WON_BY_THREE, "1: blind", "2: blind", "1: finish").phase is Phase.FINISHED


def test_m8_a_seat_may_take_its_own_proposal_back_by_finishing() -> None:
    back = after(WON_BY_THREE, "1: blind finish")
    assert (back.phase, back.blind_agreed, back.finishing) == (Phase.CHOOSING, (), (1,))


def test_m8_finishing_waits_a_minute_for_an_objection() -> None:
    waits = after(WON_BY_THREE, "2: finish")
    assert (waits.phase, waits.finishing) == (Phase.CHOOSING, (2,))
    timeout = GAME.timeout(GAME.view(waits, None))
    assert timeout == Timeout(60, FinishUnopposed())
    assert play(waits, "0: minute").events == (Finished(seat=Seat(2)),)


def test_m8_to_go_on_blind_objects_to_finishing() -> None:
    objected = after(WON_BY_THREE, "2: finish", "0: blind")
    assert (objected.phase, objected.finishing, objected.blind_agreed) == (Phase.CHOOSING, (), (0,))
    assert GAME.timeout(GAME.view(objected, None)) is None
    with pytest.raises(NobodyFinishes):
        play(objected, "0: minute")


def test_m8_nobody_says_finish_twice() -> None:
    with pytest.raises(AlreadyFinishing):
        play(WON_BY_THREE, "2: finish finish")


def test_m8_a_match_that_all_want_to_finish_ends_at_once() -> None:
    assert list_event_kinds(WON, "0: finish", "1: finish") == [
        "finish-proposed",
        "finish-proposed",
        "finished",
    ]


def test_m8_a_match_stored_when_one_seat_chose_reads_as_it_was_played() -> None:
    went = GAME.evolve(WON, WentBlind(seat=Seat(0)))
    dealt = GAME.evolve(went, LevelDealt(level=1, blind=True, hands=((4,), (5,))))
    assert (dealt.level, dealt.blind, dealt.phase) == (1, True, Phase.CONCENTRATING)
    assert GAME.evolve(WON, Finished(seat=Seat(0))).phase is Phase.FINISHED


def test_m8_a_team_that_has_finished_is_done() -> None:
    with pytest.raises(MatchOver):
        play(WON, "all: finish", "1: blind")


def test_m8_blind_goes_on_with_the_lives_and_stars_left_and_concentration() -> None:
    state = after(WON, "all: blind")
    assert (state.blind_agreed, state.finishing) == ((), ())
    assert (state.level, state.lives, state.stars, state.blind) == (1, 3, 2, True)
    assert state.phase is Phase.CONCENTRATING


def test_m8_blind_cards_are_known_to_who_played_them() -> None:
    state = after(blind(), "0: play", "1: play")
    assert GAME.view(state, Seat(0)).pile == (
        ShownCard(seat=Seat(0), card=20),
        ShownCard(seat=Seat(1), card=None),
    )
    assert GAME.view(state, Seat(1)).pile == (
        ShownCard(seat=Seat(0), card=None),
        ShownCard(seat=Seat(1), card=10),
    )
    assert GAME.view(state, None).pile == (
        ShownCard(seat=Seat(0), card=None),
        ShownCard(seat=Seat(1), card=None),
    )


def test_m8_a_blind_card_is_known_to_its_player_alone() -> None:
    event = play(blind(), "0: play").events[0]
    assert event.redact_for(Seat(0)) == CardPlayed(seat=Seat(0), card=20, face_down=True)
    assert event.redact_for(Seat(1)) == CardPlayed(seat=Seat(0), card=None, face_down=True)
    assert event.redact_for(None) == CardPlayed(seat=Seat(0), card=None, face_down=True)


def test_m8_a_blind_mistake_is_not_noticed_before_the_levels_end() -> None:
    state = after(blind(), "0: play", "1: play")
    assert (state.phase, state.lives, state.mistakes, state.hands) == (Phase.PLAYING, 3, (), ((50,), (60,)))


def test_m8_a_pile_without_mistakes_costs_nothing() -> None:
    end = play(blind(), *CLEAN)
    assert make_turned_over(cards=((1, 10), (0, 20), (0, 50), (1, 60))) in end.events
    assert end.state.lives == 3


@pytest.mark.parametrize("record", [ONE_MISTAKE, TWO_MISTAKES])
def test_m8_a_pile_with_mistakes_costs_one_life_a_level(record: tuple[str, ...]) -> None:
    assert LifeLost(count=1, lives=2) in play(blind(), *record).events


def test_m8_a_pile_costs_one_life_a_mistake_if_the_table_chose_so() -> None:
    assert LifeLost(count=1, lives=2) in play(blind(options=EACH), *ONE_MISTAKE).events
    assert LifeLost(count=2, lives=1) in play(blind(options=EACH), *TWO_MISTAKES).events


def test_m8_no_more_lives_are_lost_than_there_are() -> None:
    end = play(blind(lives=1, options=EACH), *TWO_MISTAKES)
    assert end.events[-2:] == (LifeLost(count=1, lives=0), GameLost(level=2, blind=True))


def test_m8_a_pile_is_shown_with_its_mistakes_at_the_end_of_the_level() -> None:
    end = play(blind(), *TWO_MISTAKES)
    turned = make_turned_over(20, 60, cards=((0, 20), (1, 10), (1, 60), (0, 50)))
    assert turned in end.events
    assert turned.redact_for(None) == turned
    assert GAME.view(end.state, None).last_pile == FinishedPile(
        level=2, blind=True, pile=turned.pile, mistakes=(20, 60)
    )


def test_m8_the_pile_that_lost_the_last_life_lies_face_up() -> None:
    end = GAME.view(after(blind(lives=1), *ONE_MISTAKE), None)
    assert [one.card for one in end.pile] == [20, 10, 50, 60]
    assert end.mistakes == (20,)


def test_m8_a_blind_level_with_mistakes_is_passed_if_a_life_is_left() -> None:
    end = play(blind(), *ONE_MISTAKE)
    assert LevelPassed(level=2, blind=True) in end.events
    assert (end.state.level, end.state.blind, end.state.blind_passed) == (3, True, 1)


def test_m8_a_blind_level_that_costs_the_last_life_is_not_passed() -> None:
    assert after(blind(lives=1), *ONE_MISTAKE).blind_passed == 0


def test_m8_the_last_life_is_not_saved_by_the_levels_reward() -> None:
    assert list_event_kinds(blind(lives=1, level=3), *ONE_MISTAKE)[-1] == "game-lost"


def test_m8_blind_levels_bring_the_same_rewards() -> None:
    assert RewardGained(reward=Reward.STAR) in play(blind(level=2), *CLEAN).events
    assert RewardGained(reward=Reward.LIFE) in play(blind(level=3), *CLEAN).events


def test_m8_a_star_discards_face_up_in_blind_levels_too() -> None:
    used = play(blind(), "0: star?", "1: yes")
    discarded = (PlayedCard(seat=Seat(0), card=20), PlayedCard(seat=Seat(1), card=10))
    assert used.events[-1] == StarUsed(discarded=discarded, stars=0)
    assert GAME.view(used.state, None).discarded == discarded


def test_m8_the_order_of_the_pile_alone_tells_a_mistake_when_a_star_took_the_lower_card() -> None:
    end = play(blind(), "0: play star?", "1: yes", "all: ready", "1: play")
    assert make_turned_over(cards=((0, 20), (1, 60))) in end.events
    assert end.state.lives == 3


def test_m8_a_star_can_complete_a_blind_level() -> None:
    two = table(hands=[[20], [10]], blind=True)
    assert list_event_kinds(two, "0: star?", "1: yes")[2:] == [
        "star-used",
        "pile-turned-over",
        "level-passed",
        "level-dealt",
    ]


def test_m8_a_stop_in_a_blind_level_turns_no_card() -> None:
    state = after(blind(), "0: play", "1: stop")
    assert (pile(state), GAME.view(state, None).pile[0].card) == ("0:20", None)


def test_m8_the_last_blind_level_beats_the_game() -> None:
    assert list_event_kinds(blind(level=12), *CLEAN)[-2:] == ["level-passed", "game-beaten"]


@pytest.mark.parametrize(
    ("phase", "is_blind", "reason", "beaten"),
    [
        (Phase.BEATEN, True, "game-beaten", True),
        (Phase.FINISHED, False, "finished", True),
        (Phase.LOST, True, "blind-lost", True),
        (Phase.LOST, False, "game-lost", False),
    ],
)
def test_an_outcome_says_why_and_how_far(phase: Phase, reason: str, *, is_blind: bool, beaten: bool) -> None:
    end = replace(table(hands=[[], []], level=4, lives=0), phase=phase, blind=is_blind, passed=3)
    assert GAME.outcome(end) == Outcome(
        beaten=beaten,
        score=(21 * 6 + 5) * 4 + 2,
        reason=reason,
        facts={"level": 4, "passed": 3, "blind": 0, "lives": 0, "stars": 1},
    )


def score(*, passed: int = 12, blind: int = 0, lives: int = 2, stars: int = 1) -> int:
    state = table(hands=[[], []], level=12, lives=lives, stars=stars, phase=Phase.FINISHED)
    outcome = GAME.outcome(replace(state, passed=passed, blind_passed=blind))
    assert outcome is not None
    return outcome.score


def test_b4_more_levels_rank_before_more_lives_and_stars() -> None:
    assert score(passed=4, lives=0, stars=0) < score(passed=3, lives=5, stars=3)
    assert score(blind=1, lives=0, stars=0) < score(blind=0, lives=5, stars=3)


def test_b4_more_lives_rank_before_more_stars() -> None:
    assert score(lives=3, stars=0) < score(lives=2, stars=3)


def test_b4_more_stars_rank_before_fewer() -> None:
    assert score(stars=2) < score(stars=1)


def test_b4_all_levels_lives_and_stars_leave_nothing_to_reach() -> None:
    assert score(passed=12, blind=12, lives=5, stars=3) == 0


def test_b4_levels_below_the_start_do_not_count() -> None:
    late = table(
        hands=[[], []], lives=5, stars=3, phase=Phase.FINISHED, options=TheMindOptions(start_level=12)
    )
    outcome = GAME.outcome(replace(late, passed=1, blind_passed=12))
    assert outcome is not None
    assert outcome.score == 0
