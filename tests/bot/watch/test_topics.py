"""Words that say what a message is about."""

import sys
import tomllib
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import bot.watch
from bot.watch.judging.topics import topics, topics_of

LISTS = tomllib.loads(
    (Path(bot.watch.__file__).parent / "judging" / "topics.toml").read_text(encoding="utf-8")
)


def named(word: str, *languages: str) -> set[str]:
    return {topic for bit, topic in enumerate(topics()) if topics_of((word,), languages)[word] >> bit & 1}


@pytest.mark.parametrize(
    ("word", "language"), [("grandma", "en"), ("oma", "de"), ("nonna", "it"), ("babcia", "pl")]
)
def test_words_of_several_languages_have_the_same_topic(word: str, language: str) -> None:
    assert "family" in named(word, language)


def test_a_word_has_the_topics_of_the_languages_spoken_only() -> None:
    assert "games" not in named("des", "en")
    assert "games" in named("des", "en", "fr")


def test_a_starred_word_stands_for_any_ending() -> None:
    assert "transport" in named("tramwajem", "pl")


@pytest.mark.parametrize("word", ["próxima", "proxima"])
def test_accents_may_be_left_out(word: str) -> None:
    assert "extreme" in named(word, "pt")


def test_a_word_as_long_as_a_message_takes_no_more_lookups_than_a_long_word() -> None:
    def count_lookups(word: str) -> int:
        lookups = 0

        def count(_frame: FrameType, event: str, called: Any) -> None:  # noqa: ANN401  # the interpreter's own
            nonlocal lookups
            lookups += event == "c_call" and called.__name__ == "get"

        sys.setprofile(count)
        try:
            topics_of((word,), languages)
        finally:
            sys.setprofile(None)
        return lookups

    languages = ("en", "de", "pl", "pt")
    topics_of(("known",), languages)
    assert 0 < count_lookups("x" * 4000) == count_lookups("x" * 40)


@pytest.mark.parametrize("topic", topics())
def test_every_topic_has_words_in_eight_languages_in_small_letters(topic: str) -> None:
    assert LISTS[topic].keys() == {"en", "de", "fr", "es", "it", "nl", "pt", "pl"}
    assert all(words == words.lower() for words in LISTS[topic].values())
