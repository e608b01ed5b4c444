"""Right-to-left names leave the order of a sentence alone, and names that nobody can see are found."""

import pytest

from bot.words.foreign_text import is_visible, isolate
from bot.words.words import words

DAVID = "\u05d3\u05d5\u05d3"
ALI = "\u0639\u0644\u064a"


@pytest.mark.parametrize("name", [DAVID, ALI, f"{DAVID} (host)", f"Anna {ALI}"])
def test_a_right_to_left_name_is_isolated_in_a_sentence(name: str) -> None:
    assert f"\u2068{name}\u2069" in words("en")("seat-in-words", name=name, count=5)


@pytest.mark.parametrize("name", ["Anna", "李小龍", "Zoë", "🦊"])
def test_another_name_brings_no_marks_into_a_sentence(name: str) -> None:
    assert "\u2068" not in words("en")("seat-in-words", name=name, count=5)


def test_each_name_of_a_list_is_isolated_for_itself() -> None:
    assert words("en").join_items([DAVID, "Anna", ALI]) == f"\u2068{DAVID}\u2069, Anna, \u2068{ALI}\u2069"


def test_a_text_that_holds_isolated_names_is_not_isolated_again() -> None:
    line = words("en")("seat-in-words", name=DAVID, count=5)
    assert isolate(line) == line


@pytest.mark.parametrize(
    "name", ["\u3164", "\u200b\u200b", "\u2800 \u2800", "\u00ad", "\u115f\u1160\uffa0", ""]
)
def test_a_name_that_nobody_can_see_is_found(name: str) -> None:
    assert not is_visible(name)
