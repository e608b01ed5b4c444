import sys
from types import FrameType
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.watch import Context, heard
from bot.watch.hearing import candidates, read
from bot.watch.judging.model import Judge

CONTEXT = Context(piles=(45,))
WORST = [
    "a",
    "a ",
    "1 ",
    "12,",
    "a.",
    "a1b2 ",
    "x1",
    "pile 2 ",
    "5 min ",
    "2 cards and ",
    "one hundred and ",
    "nine to five cloud nine ",
    "level 3 or ",
    "XXV II ",
    "t h i r t y ",
    "thir-",
    "<:a",
    "http://",
    "a.b.c.",
    "**",
    "||3",
    "> 3\n",
    "é",
    "a\u0301\u0302",
    "\U0001d7ef ",
    "三",
    "😀",
    "aaab ",
    "\u0441\u043e\u0440 ",
    "1.",
    "20:30 ",
    "!1",
    ":a1",
    "45 pile x ",
    "it 2 ",
    "1-2 3x ",
    "4:5\n",
    "\ufdfa",
    "\u32c0",
    "a*b~c|",
]

ORDINARY_STEPS = 150
"""How many lines of Python are run for a character of a text full of numbers."""


def judge_all(text: str) -> None:
    """Judge each number of a message, also those behind one that is told, where `heard` stops."""
    reading = read(text, CONTEXT)
    judge = Judge(reading)
    for place in candidates(reading):
        judge.verdict(place)


def steps(text: str) -> int:
    """Count the lines of Python that are run to find and judge all numbers of a message."""
    count = 0

    def trace(_frame: FrameType, _event: str, _arg: Any) -> Any:  # noqa: ANN401  # the interpreter's own signature
        nonlocal count
        count += 1
        return trace

    outer = sys.gettrace()
    sys.settrace(trace)
    try:
        judge_all(text)
    finally:
        sys.settrace(outer)
    return count


@pytest.mark.parametrize("piece", WORST)
def test_twice_the_length_takes_at_most_about_twice_the_steps(piece: str) -> None:
    short, long = piece * (500 // len(piece)), piece * (1000 // len(piece))
    judge_all(long)

    assert steps(long) <= 2.3 * steps(short) + 200


@settings(max_examples=40, deadline=None)
@example("0000000000000000er1*")
@given(
    st.text(
        alphabet=" \n.,-|*<:>@#0123456789abeinortuvwxyzéß\u0455七😀\u200b\u0301", min_size=20, max_size=120
    )
)
def test_no_mixture_of_signs_takes_more_than_linear_steps(piece: str) -> None:
    judge_all(piece * 4)
    # Too short for a number to be found in it, a text takes next to nothing: it counts as an ordinary one.
    ordinary = len(piece) * 2 * ORDINARY_STEPS

    assert steps(piece * 4) <= 2.6 * max(steps(piece * 2), ordinary) + 500


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=200))
def test_any_text_at_all_is_read_and_a_finding_lies_inside_it(text: str) -> None:
    finding = heard(text, CONTEXT)

    assert finding is None or text[finding.start : finding.end] == finding.words != ""


def test_words_with_two_tens_in_digits_take_few_steps() -> None:
    text = " ".join(f"sechsun{letter}80~50" for letter in "abcdefghijkl")
    judge_all(text)

    assert steps(text) <= 40_000
