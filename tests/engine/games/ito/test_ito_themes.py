"""The rulings on ito's themes and lines, I3 and I14, with their edges."""

import pytest
from pydantic import ValidationError

from engine.games.ito.events import LinesWritten, OthersOffered, OwnThemeSet, ThemeChosen, YardstickDescribed
from engine.games.ito.model import ItoDeal, ItoState, Mode, Phase
from engine.games.ito.refusals import (
    AlreadyVoted,
    NoOtherThemes,
    NoThemeYet,
    NotYourCard,
    NoYardstick,
    OthersAskedOften,
    ThemeIsChosen,
    ThemeNotOffered,
)
from engine.model import Seat
from engine.ruleset import deal
from tests.engine.games.ito.tables import (
    CHANCE,
    GAME,
    ROW,
    THEMES,
    after,
    in_order,
    list_event_kinds,
    play,
    table,
)

ORDER = CHANCE.shuffled(THEMES, purpose="ito themes")
OPENING = deal(GAME, 3, ItoDeal(themes=THEMES), CHANCE)


def choosing(themes: tuple[str, ...] = THEMES) -> ItoState:
    return table(hands=[[4], [5], [6]], themes=themes, phase=Phase.CHOOSING)


def test_i3_the_seed_orders_the_candidates_and_two_are_on_offer() -> None:
    assert sorted(OPENING.themes) == sorted(THEMES)
    assert OPENING.themes == ORDER
    assert OPENING.offered == ORDER[:2]


def test_i3_a_candidate_counts_once() -> None:
    assert deal(GAME, 2, ItoDeal(themes=("snow", "snow")), CHANCE).offered == ("snow",)


def test_i3_the_theme_is_played_that_most_want_when_all_have_voted() -> None:
    chosen = play(OPENING, "0: vote=0", "1: vote=1", "2: vote=1")
    assert chosen.events[-1] == ThemeChosen(theme=ORDER[1])
    assert (chosen.state.theme, chosen.state.phase) == (ORDER[1], Phase.DESCRIBING)


def test_i3_a_vote_can_be_changed() -> None:
    assert after(OPENING, "0: vote=0 vote=1", "1: vote=1", "2: vote=0").theme == ORDER[1]


def test_i3_the_leader_is_played_without_the_votes_of_all() -> None:
    assert after(OPENING, "1: vote=1", "0: minute").theme == ORDER[1]


@pytest.mark.parametrize("votes", [(), ("0: vote=0", "1: vote=1")])
def test_i3_the_seed_decides_between_equals(votes: tuple[str, ...]) -> None:
    number = CHANCE.shuffled((0, 1), purpose="ito theme 0")[0]
    assert after(OPENING, *votes, "0: minute").theme == ORDER[number]


def test_i3_the_table_settles_a_theme_after_a_minute_if_there_is_one() -> None:
    timeout = GAME.timeout(GAME.view(OPENING, None))
    assert timeout is not None
    assert timeout.seconds == 60
    assert GAME.timeout(GAME.view(choosing(themes=()), None)) is None
    assert GAME.timeout(GAME.view(after(OPENING, "all: vote=0"), None)) is None


def test_i3_others_can_be_asked_for_and_void_all_votes() -> None:
    asked = play(OPENING, "0: vote=0", "1: others?")
    assert asked.events[-1] == OthersOffered(seat=Seat(1), themes=ORDER[2:4])
    assert asked.state.offered == ORDER[2:4]
    assert asked.state.votes == (None, None, None)


def test_i3_a_vote_for_a_theme_that_is_gone_counts_for_no_other() -> None:
    with pytest.raises(ThemeNotOffered):
        play(OPENING, "1: others?", "0: vote=0")


def test_i3_others_can_be_asked_for_three_times_a_round() -> None:
    asked = after(OPENING, "0: others? others? others?")
    assert asked.offered == (ORDER[1], ORDER[2])
    with pytest.raises(OthersAskedOften) as refusal:
        play(asked, "0: others?")
    assert refusal.value == OthersAskedOften(most=3)


def test_i3_there_are_no_others_beside_two() -> None:
    with pytest.raises(NoOtherThemes):
        play(choosing(themes=("snow", "sums")), "0: others?")


def test_i3_the_next_round_offers_themes_that_were_not_on_offer() -> None:
    second = after(OPENING, "all: vote=0", "all: ready", *in_order(OPENING))
    assert second.round == 2
    assert second.offered == ORDER[2:4]


def test_i3_the_table_can_set_a_theme_of_its_own() -> None:
    own = play(OPENING, "0: vote=0", "2: own")
    assert own.events[-1] == OwnThemeSet(seat=Seat(2))
    assert (own.state.theme, own.state.own_themes, own.state.phase) == (None, 1, Phase.DESCRIBING)


def test_i3_without_candidates_only_an_own_theme_is_played() -> None:
    assert list_event_kinds(choosing(themes=()), "0: own") == ["own-theme-set"]
    with pytest.raises(ThemeNotOffered):
        play(choosing(themes=()), "0: minute")


@pytest.mark.parametrize("word", ["vote=0", "others?", "own", "minute"])
def test_i3_a_theme_is_chosen_once(word: str) -> None:
    with pytest.raises(ThemeIsChosen):
        play(OPENING, "all: vote=0", f"0: {word}")


@pytest.mark.parametrize("number", [-1, 2])
def test_i3_no_other_theme_can_be_voted_for(number: int) -> None:
    with pytest.raises(ThemeNotOffered):
        play(OPENING, f"0: vote={number}")


def test_i3_the_same_vote_is_not_counted_again() -> None:
    with pytest.raises(AlreadyVoted):
        play(OPENING, "0: vote=0 vote=0")


@pytest.mark.parametrize("word", ["write0", "yardstick", "ready", "play", "on", "number"])
def test_i3_nothing_of_a_stage_comes_before_its_theme(word: str) -> None:
    with pytest.raises(NoThemeYet):
        play(OPENING, f"0: {word}")


@pytest.mark.parametrize("word", ["lay0>", "move0>", "agree", "disagree", "turn"])
def test_i3_nothing_of_a_row_comes_before_its_theme(word: str) -> None:
    with pytest.raises(NoThemeYet):
        play(table(hands=[[4], [5]], options=ROW, phase=Phase.CHOOSING), f"0: {word}")


def test_i4_the_newest_line_has_the_highest_number() -> None:
    written = after(table(hands=[[4, 5], [6, 7]]), "1: write0,1", "0: write1", "1: write1")
    assert written.lines == ((0, 2), (1, 3))
    assert written.lines_written == 3


@pytest.mark.parametrize("word", ["write", "write2", "write1,0", "write0,0"])
def test_i4_a_line_belongs_to_a_card(word: str) -> None:
    with pytest.raises(NotYourCard):
        play(table(hands=[[4, 5], [6, 7]]), f"0: {word}")


def test_i4_a_played_card_keeps_its_line() -> None:
    with pytest.raises(NotYourCard):
        play(table(hands=[[4, 5], [6, 7]]), "0: play write0")
    assert after(table(hands=[[4, 5], [6, 7]]), "0: play write1").lines == ((0, 1), (0, 0))


def test_i4_a_card_in_a_row_can_get_another_line() -> None:
    assert after(table(hands=[[4], [6]], options=ROW), "0: write0 lay0> write0").lines == ((2,), (0,))


def test_i1_anybody_describes_the_yardstick() -> None:
    described = play(table(hands=[[4], [6]], number=3, yardstick=50), "0: yardstick", "1: yardstick")
    assert described.events[-1] == YardstickDescribed(seat=Seat(1))
    assert described.state.yardstick_line == 2


def test_i1_there_is_a_yardstick_in_the_third_stage_alone() -> None:
    with pytest.raises(NoYardstick):
        play(table(hands=[[4], [6]]), "0: yardstick")


@pytest.mark.parametrize("words", ["How dangerous is the animal?", "", "a" * 41, "Snow"])
def test_i14_a_theme_is_a_key_and_never_words(words: str) -> None:
    with pytest.raises(ValidationError):
        ItoDeal(themes=(words,))


def test_i14_the_candidates_are_no_options_of_the_table() -> None:
    assert deal(GAME, 2, ItoDeal(mode=Mode.ROW, themes=THEMES), CHANCE).options == ROW


def test_i14_a_line_is_recorded_as_written_alone() -> None:
    event = play(table(hands=[[4], [6]]), "0: write0").events[0]
    assert event == LinesWritten(seat=Seat(0), slots=(0,))
    assert GAME.events.dump_python(event) == {"kind": "lines-written", "seat": 0, "slots": (0,)}


def test_i14_the_rules_have_no_place_for_words() -> None:
    with pytest.raises(ValidationError):
        GAME.actions.validate_python({"kind": "write-lines", "slots": (0,), "words": "a grumpy swan"})
