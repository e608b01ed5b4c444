"""The rulings on The Mind, M1 to M10, with their edges."""

import pytest

from engine.games.the_mind.events import (
    AllLevelsPassed,
    CardPlayed,
    CardsSetAside,
    GameLost,
    LevelDealt,
    LifeLost,
    MistakeMade,
    PlayBegan,
    RewardGained,
    RewardLost,
    StarLapsed,
    StarUsed,
)
from engine.games.the_mind.levels import CARDS, Reward
from engine.games.the_mind.model import (
    AgreeToStar,
    GoOnBlind,
    Mistake,
    Phase,
    PlayedCard,
    PlayLowest,
    Proposal,
    Ready,
    TheMindOptions,
    TheMindState,
)
from engine.games.the_mind.refusals import (
    AlreadyAgreed,
    AlreadyPlaying,
    AlreadyReady,
    AlreadyStopped,
    ConcentrateFirst,
    HandEmpty,
    LevelTooHigh,
    NoCardsAtStake,
    NoStarLeft,
    NoStarProposed,
    NotYourLowest,
    StarIsProposed,
)
from engine.model import Seat
from engine.ruleset import deal
from engine.shuffle import Chance
from tests.engine.the_mind_tables import CHANCE, GAME, STANDARD, after, list_event_kinds, pile, play, table


def level_hands(level: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    cards = CHANCE.shuffled(CARDS, purpose=f"the-mind level {level}")
    return tuple(sorted(cards[:level])), tuple(sorted(cards[level : 2 * level]))


@pytest.mark.parametrize(("seats", "last"), [(2, 12), (3, 10), (4, 8)])
def test_m1_the_last_level_depends_on_the_seats(seats: int, last: int) -> None:
    hands = [[99], *[[]] * (seats - 1)]
    assert after(table(hands=hands, level=last - 1), "0: play").level == last
    assert AllLevelsPassed() in play(table(hands=hands, level=last), "0: play").events


def test_m1_a_level_deals_each_seat_as_many_cards_as_its_number() -> None:
    assert deal(GAME, 2, STANDARD, CHANCE).hands == level_hands(1)
    assert after(table(hands=[[99], []], level=6), "0: play").hands == level_hands(7)


def test_m1_the_deals_depend_on_the_seed_and_not_on_how_the_levels_went() -> None:
    smooth = after(table(hands=[[4], [5]]), "0: play", "1: play")
    rough = after(table(hands=[[4], [5]]), "1: stop", "all: ready", "1: play")
    assert smooth.hands == rough.hands == level_hands(2)


def test_m1_a_blind_level_is_another_deal_than_the_open_one() -> None:
    won = after(table(hands=[[99], []], level=12), "0: play")
    blind = CHANCE.shuffled(CARDS, purpose="the-mind blind level 1")
    assert after(won, "all: blind").hands == ((blind[0],), (blind[1],))


@pytest.mark.parametrize(("seats", "lives"), [(2, 2), (3, 3), (4, 4)])
def test_m1_a_later_start_has_the_lives_and_stars_of_level_1(seats: int, lives: int) -> None:
    later = deal(GAME, seats, TheMindOptions(start_level=7), CHANCE)
    assert (later.level, later.lives, later.stars) == (7, lives, 1)
    assert list(map(len, later.hands)) == [7] * seats


def test_m1_a_start_beyond_the_last_level_is_refused() -> None:
    with pytest.raises(LevelTooHigh) as refusal:
        deal(GAME, 4, TheMindOptions(start_level=9), CHANCE)
    assert refusal.value == LevelTooHigh(level=9, last=8)


@pytest.mark.parametrize("start_level", [0, 13])
def test_m1_no_match_starts_beyond_levels_1_to_12(start_level: int) -> None:
    with pytest.raises(ValueError, match="start_level"):
        TheMindOptions(start_level=start_level)


@pytest.mark.parametrize(("level", "lives"), [(3, 5), (6, 5), (9, 5)])
def test_m2_a_sixth_life_is_lost(level: int, lives: int) -> None:
    passed = play(table(hands=[[4], []], level=level, lives=lives), "0: play")
    assert RewardLost(reward=Reward.LIFE) in passed.events
    assert passed.state.lives == 5


@pytest.mark.parametrize(("level", "stars"), [(2, 3), (5, 3), (8, 3)])
def test_m2_a_fourth_star_is_lost(level: int, stars: int) -> None:
    passed = play(table(hands=[[4], []], level=level, stars=stars), "0: play")
    assert RewardLost(reward=Reward.STAR) in passed.events
    assert passed.state.stars == 3


def test_m2_four_players_still_gain_the_star_of_their_last_level() -> None:
    won = play(table(hands=[[4], [], [], []], level=8), "0: play")
    assert RewardGained(reward=Reward.STAR) in won.events
    assert won.state.stars == 2


def test_m3_play_takes_the_lowest_card() -> None:
    assert pile(after(table(hands=[[70, 4, 90], [95]]), "0: play play")) == "0:4 0:70"


def test_m3_a_card_that_was_seen_as_the_lowest_is_played_if_it_still_is() -> None:
    assert pile(after(table(hands=[[4, 70], [95]]), "0: play=4")) == "0:4"


def test_m3_no_other_card_is_played_for_one_that_is_gone() -> None:
    with pytest.raises(NotYourLowest) as refusal:
        play(table(hands=[[4, 70], [95]]), "0: play=4 play=4")
    assert refusal.value == NotYourLowest(card=4, lowest=70)


@pytest.mark.parametrize("card", [3, 70, 95])
def test_m3_only_the_lowest_card_can_be_named(card: int) -> None:
    with pytest.raises(NotYourLowest):
        play(table(hands=[[4, 70], [95]]), f"0: play={card}")


def test_m3_playing_means_the_same_after_others_have_acted() -> None:
    assert PlayLowest.tolerates_staleness


def test_m3_a_seat_without_cards_has_nothing_to_play() -> None:
    with pytest.raises(HandEmpty):
        play(table(hands=[[4], [95]]), "0: play play")


def test_m4_play_begins_with_the_last_seat_that_is_ready() -> None:
    three = deal(GAME, 3, STANDARD, CHANCE)
    assert list_event_kinds(three, "2: ready", "0: ready") == ["seat-ready", "seat-ready"]
    assert play(three, "2: ready", "0: ready", "1: ready").events[-1] == PlayBegan(level=1, blind=False)


def test_m4_a_seat_is_ready_once() -> None:
    with pytest.raises(AlreadyReady):
        play(deal(GAME, 2, STANDARD, CHANCE), "0: ready ready")


def test_m4_nobody_gets_ready_while_play_goes_on() -> None:
    with pytest.raises(AlreadyPlaying):
        play(table(hands=[[4], [95]]), "0: ready")


def test_m4_a_seat_without_cards_gets_ready_as_well() -> None:
    two = after(table(hands=[[], [95, 96]]), "0: stop", "1: ready")
    assert (two.phase, two.ready) == (Phase.CONCENTRATING, (1,))
    assert after(two, "0: ready").phase is Phase.PLAYING


def silence(state: TheMindState, *absent: int) -> object:
    """Return the action that the silence of some seats stands for."""
    return GAME.find_assent(GAME.view(state, None), frozenset(map(Seat, absent)))


def test_m4_who_is_silent_begins_with_the_others() -> None:
    three = deal(GAME, 3, STANDARD, CHANCE)
    assert silence(three, 0, 1, 2) is None
    assert silence(after(three, "0: ready"), 1) is None
    assert silence(after(three, "0: ready"), 1, 2) == (1, Ready())
    assert silence(after(three, "0: ready", "2: ready"), 1) == (1, Ready())
    assert silence(after(three, "all: ready"), 1) is None


def test_m7_who_is_silent_agrees_to_a_star_with_the_others() -> None:
    proposed = after(table(hands=[[4], [95], [96]]), "0: star?")
    assert silence(proposed, 1) is None
    assert silence(after(proposed, "2: yes"), 1) == (1, AgreeToStar())


def test_m8_who_is_silent_goes_on_blind_with_the_others() -> None:
    chosen = after(table(hands=[[99], []], level=12), "0: play")
    assert silence(chosen, 1) is None
    assert silence(after(chosen, "0: blind"), 1) == (1, GoOnBlind())
    assert silence(after(chosen, "0: finish"), 1) is None


def test_m4_the_hands_leave_the_table_when_play_begins() -> None:
    assert after(table(hands=[[4], [95]]), "0: stop", "all: ready").ready == ()


def test_m4_any_seat_stops_play_and_all_get_ready_again() -> None:
    stopped = after(table(hands=[[4], [95]]), "1: stop")
    assert (stopped.phase, stopped.ready) == (Phase.CONCENTRATING, ())


def test_m4_a_stop_takes_all_hands_off_the_table() -> None:
    three = deal(GAME, 3, STANDARD, CHANCE)
    assert after(three, "0: ready", "1: ready", "2: stop").ready == ()


def test_m4_what_is_halted_cannot_be_stopped() -> None:
    with pytest.raises(AlreadyStopped):
        play(table(hands=[[4], [95]]), "1: stop", "0: stop")


def test_m4_a_stop_keeps_hands_and_pile() -> None:
    two = after(table(hands=[[4, 70], [95]]), "0: play", "1: stop")
    assert (two.hands, pile(two)) == (((70,), (95,)), "0:4")


def test_m5_a_mistake_costs_one_life_however_many_cards_were_lower() -> None:
    three = play(table(hands=[[90, 91], [5, 6, 7], [8, 9]], lives=3), "0: play")
    assert [event for event in three.events if isinstance(event, LifeLost)] == [LifeLost(count=1, lives=2)]


def test_m5_the_events_tell_which_card_it_was_and_how_many_lower_ones_each_seat_held() -> None:
    three = play(table(hands=[[40, 91], [5, 6, 70], [30, 99]], lives=3), "0: play")
    assert three.events == (
        CardPlayed(seat=Seat(0), card=40, face_down=False),
        MistakeMade(seat=Seat(0), card=40, lower=(0, 2, 1)),
        CardsSetAside(seat=Seat(1), count=2, cards=(5, 6)),
        CardsSetAside(seat=Seat(2), count=1, cards=(30,)),
        LifeLost(count=1, lives=2),
    )


def test_m5_cards_set_aside_are_counted_for_all_and_shown_to_their_seat_alone() -> None:
    three = after(table(hands=[[40, 91], [5, 6, 70], [30, 99]], lives=3), "0: play")
    public, own = GAME.view(three, None), GAME.view(three, Seat(1))
    assert (public.aside, public.own_aside) == ((0, 2, 1), ())
    assert (own.aside, own.own_aside) == ((0, 2, 1), (5, 6))


@pytest.mark.parametrize("observer", [None, 0, 2])
def test_m5_nobody_else_sees_which_cards_were_set_aside(observer: int | None) -> None:
    event = CardsSetAside(seat=Seat(1), count=2, cards=(5, 6))
    seen = event.redact_for(None if observer is None else Seat(observer))
    assert seen == CardsSetAside(seat=Seat(1), count=2, cards=None)


def test_m5_the_seat_itself_sees_which_cards_it_set_aside() -> None:
    event = CardsSetAside(seat=Seat(1), count=2, cards=(5, 6))
    assert event.redact_for(Seat(1)) == event


def test_m5_the_mistake_is_shown_until_play_goes_on() -> None:
    mistake = after(table(hands=[[40, 91], [5, 70]], level=2), "0: play")
    assert GAME.view(mistake, None).mistake == Mistake(seat=Seat(0), card=40, lower=(0, 1))
    goes_on = GAME.view(after(mistake, "all: ready"), None)
    assert (goes_on.mistake, goes_on.mistakes) == (None, (40,))


def test_m5_no_card_is_a_mistake_for_lower_ones_set_aside_before() -> None:
    two = after(table(hands=[[40, 91], [5, 70]], level=2, lives=3), "0: play", "all: ready", "1: play")
    assert (two.lives, pile(two)) == (2, "0:40 1:70")


def test_m5_a_mistake_that_empties_all_hands_completes_the_level() -> None:
    assert list_event_kinds(table(hands=[[40], [5]]), "0: play") == [
        "card-played",
        "mistake-made",
        "cards-set-aside",
        "life-lost",
        "level-passed",
        "level-dealt",
    ]


def test_m6_the_last_life_loses_the_game_at_once() -> None:
    lost = play(table(hands=[[40, 41], [5, 70]], level=2, lives=1), "0: play")
    assert lost.events[-2:] == (LifeLost(count=1, lives=0), GameLost(level=2, blind=False))
    assert lost.state.phase is Phase.LOST


@pytest.mark.parametrize("level", [3, 12])
def test_m6_the_last_life_loses_even_if_no_card_is_left_and_a_life_would_be_the_reward(level: int) -> None:
    lost = play(table(hands=[[40], [5]], level=level, lives=1), "0: play")
    assert lost.events[-1] == GameLost(level=level, blind=False)


def test_m7_a_star_waits_for_every_seat() -> None:
    three = after(table(hands=[[40, 41], [12, 50], [20, 30]]), "1: star?", "0: yes")
    assert three.proposal == Proposal(seat=Seat(1), agreed=(Seat(0), Seat(1)))
    assert (three.stars, three.hands[0]) == (1, (40, 41))


def test_m7_a_star_shows_everybody_the_discarded_cards() -> None:
    used = play(table(hands=[[40, 41], [12, 50]]), "1: star?", "0: yes").events[-1]
    assert used == StarUsed(
        discarded=(PlayedCard(seat=Seat(0), card=40), PlayedCard(seat=Seat(1), card=12)), stars=0
    )
    assert used.redact_for(None) == used


def test_m7_a_seat_without_cards_counts_as_agreeing() -> None:
    three = table(hands=[[40, 41], [], [20, 30]])
    assert list_event_kinds(three, "0: star?", "2: yes")[-1] == "star-used"
    with pytest.raises(AlreadyAgreed):
        play(three, "0: star?", "1: yes")


def test_m7_a_seat_that_alone_holds_cards_uses_the_star_by_proposing_it() -> None:
    assert list_event_kinds(table(hands=[[40, 41], []]), "0: star?") == ["star-proposed", "star-used"]


def test_m7_a_seat_without_cards_may_propose_and_take_it_back() -> None:
    two = table(hands=[[40, 41], []])
    assert list_event_kinds(two, "1: star? no") == ["star-proposed", "star-declined"]
    assert list_event_kinds(two, "1: star?", "0: yes")[-1] == "star-used"


def test_m7_a_seat_without_cards_does_not_decline() -> None:
    with pytest.raises(NoCardsAtStake):
        play(table(hands=[[40, 41], [], [20, 30]]), "0: star?", "1: no")


def test_m7_one_refusal_ends_the_proposal_and_play_goes_on() -> None:
    three = after(table(hands=[[12, 41], [40, 50], [20, 30]]), "1: star?", "0: yes", "2: no")
    assert (three.proposal, three.stars, three.phase) == (None, 1, Phase.PLAYING)
    assert pile(after(three, "0: play")) == "0:12"


def test_m7_a_seat_that_agreed_may_still_decline() -> None:
    three = after(table(hands=[[12, 41], [40, 50], [20, 30]]), "1: star?", "0: yes no")
    assert three.proposal is None


def test_m7_after_a_refusal_agreement_starts_from_zero() -> None:
    three = after(table(hands=[[12, 41], [40, 50], [20, 30]]), "1: star?", "0: yes", "2: no star?")
    assert three.proposal == Proposal(seat=Seat(2), agreed=(Seat(2),))


def test_m7_one_star_is_proposed_at_a_time() -> None:
    with pytest.raises(StarIsProposed) as refusal:
        play(table(hands=[[12, 41], [40, 50]], stars=2), "1: star?", "0: star?")
    assert refusal.value == StarIsProposed(seat=1)


def test_m7_no_card_is_played_while_a_star_is_proposed() -> None:
    with pytest.raises(StarIsProposed):
        play(table(hands=[[12, 41], [40, 50]]), "1: star?", "0: play")


def test_m7_a_star_may_be_proposed_while_the_team_concentrates() -> None:
    two = table(hands=[[12, 41], [40, 50]], phase=Phase.CONCENTRATING)
    assert after(two, "0: ready", "1: star?", "0: yes").hands == ((41,), (50,))
    assert after(two, "0: ready", "1: star?", "0: yes").ready == ()


def test_m7_an_open_proposal_lapses_when_play_begins() -> None:
    two = table(hands=[[12, 41], [40, 50]], phase=Phase.CONCENTRATING)
    began = play(two, "0: star?", "all: ready")
    assert began.events[-2:] == (StarLapsed(seat=Seat(0)), PlayBegan(level=1, blind=False))
    assert (began.state.phase, began.state.proposal, began.state.stars) == (Phase.PLAYING, None, 1)
    assert pile(after(began.state, "0: play")) == "0:12"


def test_m7_a_star_that_lapsed_may_be_proposed_again() -> None:
    two = after(table(hands=[[12, 41], [40, 50]], phase=Phase.CONCENTRATING), "0: star?", "all: ready")
    assert after(two, "1: star?", "0: yes").hands == ((41,), (50,))


def test_m7_a_match_stored_before_proposals_lapsed_reads_as_it_was_played() -> None:
    two = after(table(hands=[[12, 41], [40, 50]], phase=Phase.CONCENTRATING), "0: star?")
    began = GAME.evolve(two, PlayBegan(level=1, blind=False))
    assert began.proposal == Proposal(seat=Seat(0), agreed=(Seat(0),))
    assert after(began, "1: yes").hands == ((41,), (50,))


def test_m7_a_stop_ends_the_proposal() -> None:
    assert after(table(hands=[[12, 41], [40, 50]]), "0: star?", "1: stop").proposal is None


@pytest.mark.parametrize("word", ["yes", "no"])
def test_m7_without_a_proposal_nothing_is_agreed_to_or_declined(word: str) -> None:
    with pytest.raises(NoStarProposed):
        play(table(hands=[[12, 41], [40, 50]]), f"0: {word}")


def test_m7_without_a_star_none_is_proposed() -> None:
    with pytest.raises(NoStarLeft):
        play(table(hands=[[12, 41], [40, 50]], stars=0), "0: star?")


def test_m7_a_star_can_complete_a_level() -> None:
    assert list_event_kinds(table(hands=[[40], [12]], level=2), "1: star?", "0: yes") == [
        "star-proposed",
        "star-agreed",
        "star-used",
        "level-passed",
        "reward-gained",
        "level-dealt",
    ]


def test_m7_a_star_can_win_the_game() -> None:
    last = table(hands=[[40], [12]], level=12)
    assert list_event_kinds(last, "1: star?", "0: yes")[-1] == "all-levels-passed"


def test_m7_no_star_is_a_mistake() -> None:
    used = after(table(hands=[[90, 91], [5, 6]]), "1: star?", "0: yes")
    assert (used.lives, used.hands) == (2, ((91,), (6,)))


def test_m7_a_card_is_no_mistake_for_lower_ones_that_a_star_took() -> None:
    used = after(table(hands=[[30, 40], [5, 60]]), "1: star?", "0: yes", "all: ready", "0: play")
    assert used.lives == 2


def test_m9_the_public_knows_no_card_in_hand() -> None:
    public = GAME.view(table(hands=[[4, 70], [95]]), None)
    assert (public.hand, public.held, public.lowest) == ((), (2, 1), None)


def test_m9_a_seat_knows_its_own_cards_alone() -> None:
    own = GAME.view(table(hands=[[4, 70], [95]]), Seat(0))
    assert (own.hand, own.held, own.lowest) == ((4, 70), (2, 1), 4)


def test_m9_a_dealt_level_shows_each_seat_its_own_hand() -> None:
    dealt = LevelDealt(level=2, blind=False, hands=((1, 2), (3, 4)))
    assert dealt.redact_for(Seat(1)) == LevelDealt(level=2, blind=False, hands=(None, (3, 4)))
    assert dealt.redact_for(None) == LevelDealt(level=2, blind=False, hands=(None, None))


@pytest.mark.parametrize("record", [("0: play",), ("0: star?", "1: yes"), ("1: play", "0: play")])
def test_m10_plays_are_refused_after_a_mistake_a_star_and_a_levels_end(record: tuple[str, ...]) -> None:
    halted = after(table(hands=[[40], [12]], level=1, lives=3), *record)
    with pytest.raises(ConcentrateFirst) as refusal:
        play(halted, "1: play")
    assert refusal.value == ConcentrateFirst(waiting=(0, 1))


def test_m10_the_first_of_two_near_simultaneous_plays_counts() -> None:
    two = table(hands=[[17, 80], [18, 81]])
    assert pile(after(two, "0: play=17", "1: play=18")) == "0:17 1:18"
    with pytest.raises(ConcentrateFirst):
        play(two, "1: play=18", "0: play=17")


def test_m10_the_finished_pile_is_shown_until_play_goes_on() -> None:
    passed = after(table(hands=[[4], [5]]), "0: play", "1: play")
    shown = GAME.view(passed, None).last_pile
    assert shown is not None
    assert (shown.level, shown.blind, [one.card for one in shown.pile]) == (1, False, [4, 5])
    assert GAME.view(after(passed, "all: ready"), None).last_pile is None


def test_another_seed_deals_other_levels() -> None:
    other = Chance.from_hex("4e" * 32)
    assert deal(GAME, 2, STANDARD, other).hands != deal(GAME, 2, STANDARD, CHANCE).hands
