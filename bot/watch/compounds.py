"""Names written by ear that join a ten with a one, each as any dialect says it: siemnunachzig."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

_SHORTEST = 8
"""How many sounds it takes that hardly another word has those of a ten and a one."""
_LONGEST_TAIL = 10


class Compounds(NamedTuple):
    """What the parts of a language's compounds sound like, and what ones and tens are worth."""

    heads: Mapping[str, int]
    joints: Sequence[str]
    """What may stand between the two, the longest first."""
    tails: Mapping[str, int]


def compound_heard(sound: str, compounds: Compounds) -> int | None:
    """Return what a sound is worth as a compound, None where it is none."""
    if len(sound) < _SHORTEST:
        return None
    for size in range(min(_LONGEST_TAIL, len(sound) - 1), 1, -1):
        tail = compounds.tails.get(sound[-size:])
        if tail is None:
            continue
        rest = sound[:-size]
        for joint in compounds.joints:
            head = compounds.heads.get(rest.removesuffix(joint)) if rest.endswith(joint) else None
            if head is not None:
                return head + tail
    return None
