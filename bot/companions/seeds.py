"""The dice of companions: the same for the same match and step, so that a replay can decide again."""

import hashlib

from engine.model import Seat

_BITS = 31


def derive_decision_seed(commitment: str, step: int, seat: Seat) -> int:
    """Return the seed of a seat's decision after `step` steps, below 2³¹.

    It follows from the deal's commitment, which all may see, so it tells nothing about hidden cards.
    """
    digest = hashlib.sha256(f"companion {commitment} {step} {seat}".encode()).digest()
    return int.from_bytes(digest[:4], "big") >> (32 - _BITS)
