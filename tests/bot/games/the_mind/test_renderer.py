"""The texts of tables and hands of The Mind beside the cards."""

import pytest

from bot.devtools.preview.tables import free_seats, make_names
from bot.games.the_mind.events import describe_event
from bot.games.the_mind.scenes import make_hand_scene
from bot.renderers.context import table_context
from bot.renderers.hand import render_hand
from bot.renderers.table import render_table
from bot.settings.card_style import CardStyle
from bot.tables.table import Table
from bot.words.words import words
from engine.games.the_mind.events import PlayBegan
from engine.games.the_mind.model import Phase, TheMindOptions, TheMindState
from engine.games.the_mind.rules import TheMind
from engine.model import Seat
from tests.bot.renderers.tables import PEOPLE, render_watched, running
from tests.engine.the_mind_tables import after, play
from tests.engine.the_mind_tables import table as laid

NAMES = make_names("Anna", "Ben", "Cleo")
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def make_table(state: TheMindState) -> Table:
    return running("the-mind", state, len(state.hands))


def read_texts(state: TheMindState, language: str) -> list[str]:
    """Return the texts of the table and of every hand."""
    table, texts = make_table(state), words(language)
    hands = [render_hand(table, PEOPLE[seat], texts, NAMES) for seat in range(len(state.hands))]
    return [layout.text for layout in (render_table(table, texts, NAMES), *hands)]


@LANGUAGES
def test_the_cards_of_a_star_are_shown_in_every_hand(language: str) -> None:
    used = after(laid(hands=((12, 41), (40, 50))), "0: star?", "1: yes")
    line = words(language)("the-mind-discarded", cards="12, 40")
    assert [line in text for text in read_texts(used, language)] == [True] * 3


def test_what_a_seat_has_done_keeps_its_holders_name_after_they_leave() -> None:
    used = play(laid(hands=((12, 41), (40, 50))), "0: star?", "1: yes")
    table = free_seats(make_table(used.state), 1)
    context = table_context(table, words("en"), NAMES)
    assert describe_event(used.events[-1], context) == "⭐ Star used: Anna 12, Ben 40"
    assert "Free seat 2" in render_table(table, words("en"), NAMES).text


@pytest.mark.parametrize(("lives", "hearts"), [(3, "❤️❤️"), (1, "💔")])
def test_a_mistake_is_one_line_with_who_was_early_whose_cards_go_and_the_lives_left(
    lives: int, hearts: str
) -> None:
    early = after(laid(hands=((99,), (40, 100)), level=12, lives=lives), "0: play")
    line = f"💥 **Anna's 99 came too early.** Set aside: Ben (1). {hearts}"
    assert [line in text.splitlines() for text in read_texts(early, "en")] == [True] * 3


@pytest.mark.parametrize(
    ("start", "sentence"),
    [
        (1, "🏆 **You passed every level and beat The Mind!** Your last life went only in blind level 2."),
        (10, "🏆 **Every level from 10 on passed!** Your last life went only in blind level 2."),
    ],
)
def test_a_loss_in_a_blind_level_says_from_which_level_on_all_were_passed(start: int, sentence: str) -> None:
    options = TheMindOptions(start_level=start)
    passed = 13 - start
    blind = laid(hands=((5,), ()), level=2, lives=1, pile="1:70", blind=True, options=options, passed=passed)
    assert sentence in render_table(make_table(after(blind, "0: play")), words("en"), NAMES).text


def test_the_choice_after_the_last_level_says_from_which_level_on_all_were_passed() -> None:
    options = TheMindOptions(start_level=10)
    last = after(laid(hands=((99,), ()), level=12, options=options, passed=2), "0: play")
    assert "**Every level from 10 on passed. You won!**" in read_texts(last, "en")[0]


@LANGUAGES
def test_a_level_that_a_star_alone_ended_shows_no_empty_pile(language: str) -> None:
    passed = after(laid(hands=((12,), (40,))), "0: star?", "1: yes")
    assert passed.level == 2
    dangling = words(language)("the-mind-last-pile", level=1, cards="").rstrip()
    assert not any(dangling in text for text in read_texts(passed, language))


@LANGUAGES
def test_the_pile_of_the_level_just_passed_is_shown_once(language: str) -> None:
    table = make_table(after(laid(hands=((12,), (40,))), "0: play", "1: play"))
    pile = words(language)("the-mind-last-pile", level=1, cards="12 → 40")
    in_words = render_table(table, words(language), NAMES)
    pictures = CardStyle(pictures=True)
    pictured = render_table(table, words(language), NAMES, card_style=pictures)
    hand = render_hand(table, PEOPLE[0], words(language), NAMES, card_style=pictures)
    assert pile in in_words.text
    for layout in (pictured, hand):
        assert pile not in "\n".join(block for block in layout.blocks if isinstance(block, str))


@LANGUAGES
def test_those_who_watch_are_asked_for_nothing(language: str) -> None:
    texts, start = words(language), laid(hands=((12,), (40,)), phase=Phase.CONCENTRATING)
    for state in (start, after(start, "0: ready", "1: ready")):
        watched = render_watched(make_table(state), texts, NAMES).text
        assert texts("the-mind-concentrate-all") not in watched
        assert texts("the-mind-play") not in watched


def read_table(state: TheMindState, *record: str) -> str:
    """Return the text of the table after a record."""
    played = play(state, *record)
    table = running("the-mind", played.state, len(state.hands), moves=played.events)
    return render_table(table, words("en"), NAMES).text


def test_a_table_tells_a_mistake_and_its_life_once() -> None:
    mistake = read_table(laid(hands=((12, 41), (40, 50))), "1: play")
    assert mistake.count("came too early") == 1
    assert "Ben: 40" not in mistake
    assert "A life is gone" not in mistake
    gone_on = read_table(laid(hands=((12, 41), (40, 50))), "1: play", "all: ready")
    assert "Ben's 40 came too early; 1 lower card is set aside" in gone_on
    assert "A life is gone, 1 left" in gone_on


def test_a_mistake_that_ends_a_level_takes_two_lines_of_the_last_moves() -> None:
    moves = [
        line
        for line in read_table(laid(hands=((12,), (40,))), "1: play").splitlines()
        if line.startswith("-# ") and "Fair deal" not in line
    ]
    assert moves == [
        "-# 💥 Ben's 40 came too early; 1 lower card is set aside",
        "-# 💔 A life is gone, 1 left",
    ]


def test_a_table_tells_of_an_earlier_mistake_beside_the_last() -> None:
    table = laid(hands=((12, 45), (40, 50, 60)), lives=3)
    text = read_table(table, "1: play", "all: ready", "1: play")
    assert "Ben's 40 came too early; 1 lower card is set aside" in text
    assert "A life is gone, 2 left" in text
    assert "Ben's 50 came too early; 1 lower card is set aside" not in text


def test_a_table_tells_a_proposed_star_once() -> None:
    assert read_table(laid(hands=((12, 41), (40, 50))), "0: star?").count("Anna proposes a star") == 1
    assert "Anna proposes a star" in read_table(laid(hands=((12, 41), (40, 50))), "0: star?", "1: no")


def read_hands(state: TheMindState, language: str, *record: str) -> list[str]:
    """Return the texts of every hand after a record."""
    played, texts = play(state, *record), words(language)
    seats = len(state.hands)
    table = running("the-mind", played.state, seats, moves=played.events)
    return [render_hand(table, PEOPLE[seat], texts, NAMES).text for seat in range(seats)]


@LANGUAGES
def test_every_hand_says_that_a_level_is_passed_and_what_it_brought(language: str) -> None:
    say = words(language)
    for hand in read_hands(laid(hands=((12,), (40,)), level=2), language, "0: play", "1: play"):
        assert say("the-mind-moment-passed", level=2) in hand
        assert say("event-mind-reward-gained", reward="star") in hand


@LANGUAGES
def test_every_hand_says_that_a_star_ended_the_level_and_which_cards_it_took(language: str) -> None:
    say, used = words(language), ("0: star?", "1: yes")
    for hand in read_hands(laid(hands=((12,), (40,))), language, *used):
        assert say("the-mind-moment-passed", level=1) in hand
        assert say("event-mind-star-used", cards=say.join_items(["Anna 12", "Ben 40"])) in hand


def test_every_hand_says_that_a_mistake_ended_the_level_and_took_a_life() -> None:
    for hand in read_hands(laid(hands=((12,), (40,))), "en", "1: play"):
        assert "Ben's 40 came too early; 1 lower card is set aside" in hand
        assert "A life is gone, 1 left" in hand
        assert "Level 1 passed!" in hand


def test_a_hand_tells_a_mistake_once() -> None:
    for hand in read_hands(laid(hands=((12, 41), (40, 50))), "en", "1: play"):
        assert hand.count("came too early") == 1
        assert "A life is gone" not in hand


def test_a_hand_names_the_cards_of_a_star_once() -> None:
    for hand in read_hands(laid(hands=((12, 41), (40, 50))), "en", "0: star?", "1: yes"):
        assert "Discarded for stars: 12, 40" in hand
        assert "Star used" not in hand


@LANGUAGES
def test_every_hand_says_who_declines_a_star_until_a_card_is_played(language: str) -> None:
    table, line = (
        laid(hands=((12, 41), (40, 50))),
        words(language)("event-mind-star-declined", name="Ben"),
    )
    assert all(line in hand for hand in read_hands(table, language, "0: star?", "1: no"))
    assert not any(line in hand for hand in read_hands(table, language, "0: star?", "1: no", "0: play"))
    assert not any(line in hand for hand in read_hands(table, language, "0: star?", "1: no", "0: star?"))


def test_every_hand_says_that_a_star_lapsed_and_nothing_older() -> None:
    table = laid(hands=((12,), (40,)), phase=Phase.CONCENTRATING)
    for hand in read_hands(table, "en", "0: star?", "all: ready"):
        assert "Play began before all agreed to Anna's star; it stays" in hand
    for hand in read_hands(laid(hands=((12,), (40,))), "en", "0: star?", "1: no", "0: stop", "all: ready"):
        assert "declines" not in hand
        assert "Stop:" not in hand


def test_a_hand_of_an_ended_match_has_no_news() -> None:
    for hand in read_hands(laid(hands=((12,), (40, 99)), lives=1), "en", "0: stop", "all: ready", "1: play"):
        assert "Stop:" not in hand


def test_an_empty_hand_has_a_check_mark_only_if_no_mistake_took_its_last_cards() -> None:
    context = table_context(make_table(laid(hands=((), (40,)))), words("en"), NAMES)
    played = TheMind().view(after(laid(hands=((12,), (40,))), "0: play"), Seat(0))
    lost = TheMind().view(after(laid(hands=((12,), (40, 50))), "1: play"), Seat(0))
    assert (played.hand, lost.hand, lost.own_aside) == ((), (), (12,))
    assert [make_hand_scene(view, context).played_all for view in (played, lost)] == [True, False]


def test_a_replay_calls_a_blind_level_blind() -> None:
    context = table_context(make_table(laid(hands=((12,), (40,)))), words("en"), NAMES)
    lines = [describe_event(PlayBegan(level=5, blind=blind), context) for blind in (False, True)]
    assert lines == ["▶️ Level 5 is under way", "▶️ Blind level 5 is under way"]


def test_who_knows_the_game_is_given_no_instructions() -> None:
    playing = laid(hands=((12, 41), (40, 50)))
    stopped = make_table(after(playing, "0: stop"))
    texts, style = words("en"), CardStyle(practised=True)
    assert "✋ Everyone concentrates." in render_table(stopped, texts, NAMES, card_style=style).text
    hand = render_hand(make_table(playing), PEOPLE[0], texts, NAMES, card_style=style)
    assert "▶️ **Play!**" in hand.text.splitlines()
