"""The documented shuffle, checked from outside."""

import doctest
import hashlib
import importlib
import itertools
import pkgutil
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine.shuffle import Chance

ZERO = Chance.from_hex("00" * 32)
COUNTING = Chance.from_hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
seeds = st.binary(min_size=32, max_size=32).map(Chance)
purposes = st.text(st.characters(codec="utf-8"), max_size=20)

MODULES = [importlib.import_module(found.name) for found in pkgutil.walk_packages(engine.__path__, "engine.")]


def shuffled_by_the_book(seed: bytes, purpose: str, cards: list[int]) -> list[int]:
    """The procedure as the engine's documentation tells it, written down once more."""
    stream = b"".join(
        hashlib.sha256(seed + purpose.encode() + b"\x00" + block.to_bytes(8, "big")).digest()
        for block in range(len(cards) + 1)
    )
    for i in range(len(cards) - 1, 0, -1):
        x, stream = int.from_bytes(stream[:8], "big"), stream[8:]
        while x >= 2**64 - 2**64 % (i + 1):
            x, stream = int.from_bytes(stream[:8], "big"), stream[8:]
        j = x % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@given(seeds, purposes, st.integers(0, 120))
def test_the_shuffle_is_the_documented_procedure(chance: Chance, purpose: str, size: int) -> None:
    expected = shuffled_by_the_book(chance.seed, purpose, list(range(size)))
    assert list(chance.shuffled(range(size), purpose=purpose)) == expected


def test_the_stream_begins_with_the_hash_of_seed_purpose_and_block_0_then_block_1() -> None:
    words = list(itertools.islice(ZERO.words("deck"), 8))
    blocks = b"".join(word.to_bytes(8, "big") for word in words)
    assert blocks[:32] == hashlib.sha256(bytes(32) + b"deck\0" + bytes(8)).digest()
    assert blocks[32:] == hashlib.sha256(bytes(32) + b"deck\0" + bytes(7) + b"\1").digest()


def test_the_streams_of_two_seeds_are_known() -> None:
    assert list(itertools.islice(ZERO.words("deck"), 2)) == [0x742A766C987039C4, 0x1CC94F9A15828053]
    assert list(itertools.islice(COUNTING.words("deck"), 2)) == [0x44552073C5529BA9, 0x27A0C596937DDBA2]


def test_the_shuffles_of_two_seeds_are_known() -> None:
    assert ZERO.shuffled(range(10), purpose="deck") == (9, 4, 7, 1, 3, 5, 8, 0, 2, 6)
    assert COUNTING.shuffled(range(10), purpose="deck") == (2, 5, 7, 4, 9, 6, 0, 1, 8, 3)
    assert COUNTING.shuffled(range(2, 100), purpose="the-game deck")[:8] == (57, 42, 61, 48, 24, 6, 67, 54)


def test_a_word_beyond_the_last_whole_multiple_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    last, usable = 2**64 - 1, 2**64 - 2
    words = [last, usable, 0]
    monkeypatch.setattr(Chance, "words", lambda _chance, _purpose: iter(words))
    assert ZERO.shuffled("abc", purpose="deck") == ("b", "a", "c")


def test_another_purpose_gives_another_order() -> None:
    assert ZERO.shuffled(range(98), purpose="one") != ZERO.shuffled(range(98), purpose="two")


def test_the_same_seed_and_purpose_give_the_same_order_again() -> None:
    assert ZERO.shuffled(range(98), purpose="one") == ZERO.shuffled(range(98), purpose="one")


@given(seeds, st.lists(st.integers(0, 9), max_size=30))
def test_a_shuffle_keeps_every_item(chance: Chance, items: list[int]) -> None:
    assert sorted(chance.shuffled(items, purpose="deck")) == sorted(items)


def test_every_order_of_four_occurs() -> None:
    orders = {
        Chance(hashlib.sha256(bytes([number])).digest()).shuffled("abcd", purpose="deck")
        for number in range(250)
    }
    assert orders == set(itertools.permutations("abcd"))


def test_the_commitment_is_the_hash_of_the_seeds_bytes() -> None:
    assert ZERO.commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert COUNTING.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


@given(seeds)
def test_a_seed_written_in_hexadecimal_is_read_again(chance: Chance) -> None:
    assert Chance.from_hex(chance.hex) == chance


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
        Chance(bytes(length))


@pytest.mark.parametrize("text", ["", "00", "00" * 33, "zz" * 32, "0" * 63])
def test_a_text_that_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"a seed has 32 bytes|hexadecimal"):
        Chance.from_hex(text)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.__name__))
def test_the_examples_in_the_documentation_hold(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
