"""Words that together stand for a number, however they are joined."""

import re
from itertools import product

import pytest

from bot.watch import Context, heard
from bot.watch.finding.lines import LIKENESS
from bot.watch.hearing import read
from bot.watch.model import LANGUAGES, Reason
from tests.tools.watch_training.sources import associations_of

_SHORTEST_BEGINNING = 4


def likened(language: str, text: str) -> list[int]:
    """Return the numbers that are told by what is as many."""
    reading = read(text, Context(languages=("en", language)))
    return [number.value for number in reading.numbers if number.dress is LIKENESS]


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "all the keys of a very old piano, thats me", 88),
        ("en", "what a piano has for keys", 88),
        ("de", "so viele felder wie n schachbrett", 64),
        ("de", "die allerhöchste karte, die es in dem spiel gibt", 99),
        ("fr", "l'âge où on passe le permis", 18),
        ("es", "las casillas que tiene un tablero de ajedrez", 64),
        ("it", "quella che può votare da quest'anno", 18),
        ("nl", "evenveel als een schaakbord vakjes heeft", 64),
        ("pt", "a mesma idade de cristo", 33),
        ("pl", "najwyższa karta, jaka w ogóle jest w grze", 99),
    ],
)
def test_words_stand_for_a_number_in_any_order_and_with_others_between(
    language: str, text: str, value: int
) -> None:
    assert value in likened(language, text)


def test_a_card_told_by_words_apart_is_quoted_from_the_first_to_the_last() -> None:
    finding = heard("my card? the keys on any old piano", Context())

    assert finding is not None
    assert finding.reason is Reason.LIKENESS
    assert finding.words == "keys on any old piano"


def test_what_is_quoted_is_no_article_before_them() -> None:
    finding = heard("the one with as many keys as a piano is mine", Context())

    assert finding is not None
    assert finding.words == "keys as a piano"


@pytest.mark.parametrize(
    "text",
    [
        "who has my keys? the piano needs tuning",
        "keys " + "and then we went home again and slept " * 2 + "piano",
        "the monkeys play pianissimo",
    ],
)
def test_words_of_two_sentences_or_far_apart_or_inside_others_stand_for_none(text: str) -> None:
    assert likened("en", text) == []


@pytest.mark.parametrize("text", ["keys f.i.f.t.y piano", "keys 50 piano", "keys fifty on the piano"])
def test_no_number_is_hidden_among_them(text: str) -> None:
    reading = read(text, Context())

    assert [number.value for number in reading.numbers] == [50]


def test_words_behind_many_others_are_read() -> None:
    assert 88 in likened("en", "keys to the house. " * 100 + "a piano has keys")


def test_a_card_told_so_is_no_number_of_a_pile_and_no_public_value() -> None:
    finding = heard("as many as weeks in a year, thats my card for this pile", Context(piles=frozenset({52})))

    assert finding is not None
    assert finding.reason is Reason.LIKENESS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_lists_says_one_card(language: str) -> None:
    said: dict[frozenset[str], set[int]] = {}
    for words, value in associations_of(language).items():
        for forms in product(*(word.split("/") for word in words.split(" "))):
            said.setdefault(frozenset(forms), set()).add(value)

    assert [forms for forms, values in said.items() if len(values) > 1] == []
    assert [forms for forms, values in said.items() if not values <= {*range(1, 101)}] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_lists_can_be_said(language: str) -> None:
    words = {
        form for typed in associations_of(language) for word in typed.split(" ") for form in word.split("/")
    }

    assert [word for word in words if not re.fullmatch(r"[^\W\d_]+\*?|\d+", word)] == []
    assert [word for word in words if word.endswith("*") and len(word) <= _SHORTEST_BEGINNING] == []
