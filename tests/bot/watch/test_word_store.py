"""Words with signs, many of which share a string."""

import pytest

from bot.watch.languages.names import WordStore

WORDS = {"seven": "a", "seventy": "b", "even": "c", "vierzig": "d", "": "e", "czterdzieści": "f"}


@pytest.fixture(params=[1, 3])
def store(request: pytest.FixtureRequest) -> WordStore:
    store = WordStore(request.param)
    for word, sign in WORDS.items():
        store.add(word, sign)
    return store


@pytest.mark.parametrize(("word", "sign"), WORDS.items())
def test_a_word_has_its_own_sign(store: WordStore, word: str, sign: str) -> None:
    assert word in store
    assert store.signs(word) == [sign]


@pytest.mark.parametrize("word", ["seve", "eventy", "seven\na", "a", "\t", "\n", "seven\ta"])
def test_what_is_no_word_has_no_sign(store: WordStore, word: str) -> None:
    assert word not in store
    assert store.signs(word) == []


def test_of_several_signs_the_first_one_with_a_meaning_counts(store: WordStore) -> None:
    store.add("seven", "x")
    store.add("seven", "y")
    assert store.signs("seven") == ["a", "x", "y"]
    assert store.find("seven", {"y": 2, "x": 1}) == 1
    assert store.find("seven", {"z": 3}) is None
