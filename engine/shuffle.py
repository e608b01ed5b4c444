"""Chance that anyone can check: a 256-bit seed, its commitment, and a documented shuffle.

The procedure, free of any language's own generator:

1. The *stream* for a purpose is the concatenation of blocks `SHA-256(seed ‖ purpose ‖ 0x00 ‖ n)` for
   n = 0, 1, 2, …, where `seed` is 32 bytes, `purpose` is UTF-8 text, and `n` is 8 bytes, big-endian.
2. A *draw below k* takes the next 8 bytes as a big-endian integer x; if x ≥ 2⁶⁴ - (2⁶⁴ mod k) it is
   thrown away and the next 8 bytes are taken; otherwise the result is x mod k.
3. A *shuffle* of a list goes i = last index … 1 and swaps the items at i and at a draw below i + 1.

The *commitment* is SHA-256 of the seed's 32 bytes, in hexadecimal; it is shown before the first card
is dealt, the seed when the match has ended.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import TypeVar

Item = TypeVar("Item")

_SEED_BYTES = 32
_WORD = 8
_WORDS = 1 << (8 * _WORD)
_BLOCK = Struct(">4Q")
"""One block of the stream as four words."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A seed and the shuffles that follow from it.

    >>> chance = Chance.from_hex("00" * 32)
    >>> chance.shuffled(range(5), purpose="example")
    (4, 2, 1, 0, 3)
    """

    seed: bytes

    def __post_init__(self) -> None:
        """Refuse seeds that are not 256 bits.

        Raises:
            ValueError: if the seed has another length.
        """
        if len(self.seed) != _SEED_BYTES:
            msg = f"a seed has {_SEED_BYTES} bytes, not {len(self.seed)}"
            raise ValueError(msg)

    @classmethod
    def from_hex(cls, text: str) -> "Chance":
        """Read a seed written in 64 hexadecimal digits.

        Raises:
            ValueError: if the text is no such seed.
        """
        return cls(bytes.fromhex(text))

    @property
    def hex(self) -> str:
        """The seed in 64 hexadecimal digits."""
        return self.seed.hex()

    @property
    def commitment(self) -> str:
        """The seed's SHA-256 in hexadecimal, safe to show before the match has ended."""
        return hashlib.sha256(self.seed).hexdigest()

    def words(self, purpose: str) -> Iterator[int]:
        """Yield the stream for `purpose` as unsigned 64-bit integers, without end."""
        prefix = self.seed + purpose.encode() + b"\0"
        block = 0
        while True:
            digest = hashlib.sha256(prefix + block.to_bytes(_WORD, "big")).digest()
            yield from _BLOCK.unpack(digest)
            block += 1

    def shuffled(self, items: Sequence[Item], *, purpose: str) -> tuple[Item, ...]:
        """Return `items` in the order that the seed gives them for `purpose`."""
        order = list(items)
        words = self.words(purpose)
        for index in range(len(order) - 1, 0, -1):
            other = _below(index + 1, words)
            order[index], order[other] = order[other], order[index]
        return tuple(order)


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _WORDS - _WORDS % bound
    word = next(words)
    while word >= limit:
        word = next(words)
    return word % bound
