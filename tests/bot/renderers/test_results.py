"""Texts that compare a result with others of the same leaderboard."""

import pytest

from bot.renderers import renderer_of
from bot.words.words import words
from engine.model import Outcome


def cards(left: int) -> Outcome:
    return Outcome(beaten=left == 0, score=left, reason="duty-not-met")


def levels(passed: int, *, blind: int = 0, lives: int = 1, stars: int = 1) -> Outcome:
    facts = {"level": passed + 1, "passed": passed, "blind": blind, "lives": lives, "stars": stars}
    return Outcome(beaten=False, score=0, reason="game-lost", facts=facts)


@pytest.mark.parametrize(
    ("language", "left", "text"),
    [
        ("en", 0, "all 98 cards played"),
        ("en", 1, "1 card left"),
        ("en", 12, "12 cards left"),
        ("de", 0, "alle 98 Karten gelegt"),
        ("de", 1, "1 Karte übrig"),
        ("de", 12, "12 Karten übrig"),
    ],
)
def test_the_game_counts_the_cards_that_are_left(language: str, left: int, text: str) -> None:
    assert renderer_of("the-game").result.summarize(cards(left), words(language)) == text


@pytest.mark.parametrize(
    ("language", "before", "now", "text"),
    [
        ("en", 5, 2, "3 cards fewer than last time"),
        ("en", 2, 3, "1 card more than last time"),
        ("en", 2, 2, "as many cards left as last time"),
        ("de", 5, 2, "3 Karten weniger als letztes Mal"),
        ("de", 2, 3, "1 Karte mehr als letztes Mal"),
        ("de", 2, 2, "genauso viele Karten übrig wie letztes Mal"),
    ],
)
def test_the_game_says_how_many_cards_are_different(language: str, before: int, now: int, text: str) -> None:
    assert renderer_of("the-game").result.compare(cards(now), cards(before), words(language)) == text


@pytest.mark.parametrize(
    ("language", "outcome", "text"),
    [
        ("en", levels(0, lives=0), "no level passed"),
        ("en", levels(1), "1 level passed, ❤️\N{NO-BREAK SPACE}1 ⭐\N{NO-BREAK SPACE}1"),
        (
            "en",
            levels(12, blind=3),
            "12 levels passed and 3 blind, ❤️\N{NO-BREAK SPACE}1 ⭐\N{NO-BREAK SPACE}1",
        ),
        ("de", levels(0, lives=0), "kein Level geschafft"),
        (
            "de",
            levels(12, blind=3),
            "12 Level geschafft und 3 blind, ❤️\N{NO-BREAK SPACE}1 ⭐\N{NO-BREAK SPACE}1",
        ),
    ],
)
def test_the_mind_counts_the_levels_passed_and_what_is_left(
    language: str, outcome: Outcome, text: str
) -> None:
    assert renderer_of("the-mind").result.summarize(outcome, words(language)) == text


@pytest.mark.parametrize(
    ("language", "before", "now", "text"),
    [
        ("en", levels(3), levels(5), "2 levels further than last time"),
        ("en", levels(5), levels(4), "1 level short of last time"),
        ("en", levels(12), levels(12, blind=1), "1 level further than last time"),
        ("en", levels(5), levels(5, lives=3), "as far as last time, with 2 more lives"),
        ("en", levels(5, lives=2), levels(5), "as far as last time, with 1 life less"),
        ("en", levels(5), levels(5, stars=2), "as far as last time, with 1 more star"),
        ("en", levels(5, stars=3), levels(5), "as far as last time, with 2 stars less"),
        ("en", levels(5), levels(5), "just as far as last time"),
        ("de", levels(3), levels(5), "2 Level weiter als letztes Mal"),
        ("de", levels(5), levels(5, stars=3), "genauso weit wie letztes Mal, mit 2 Wurfsternen mehr"),
        ("de", levels(5), levels(5), "genauso weit wie letztes Mal"),
    ],
)
def test_the_mind_says_how_much_further_a_team_came(
    language: str, before: Outcome, now: Outcome, text: str
) -> None:
    assert renderer_of("the-mind").result.compare(now, before, words(language)) == text


def test_a_picture_shows_cards_left_and_levels_passed() -> None:
    assert renderer_of("the-game").result.chart_value(cards(12)) == 12
    assert words("en")("the-game-scale") == "cards left (fewer is better)"
    assert renderer_of("the-mind").result.chart_value(levels(12, blind=3)) == 15
    assert words("de")("the-mind-scale") == "geschaffte Level (mehr ist besser)"
