"""What a rule needs around a number before it is worth asking."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.numbers import Number

Rule = Callable[[Number, Line, Context], bool]
Places = Mapping[int, int]
"""Kinds of cue and marks by place: -1 is the token before a number, 0 the number, 1 the token behind it."""

REACH = 5
"""No need looks at more tokens on either side; the rules themselves may look further."""
_ANY = 1000


@dataclass(frozen=True, slots=True)
class Need:
    """What must be so for a rule to find anything; whatever is left out may be as it is."""

    near: Places = field(default_factory=dict)
    """One of these stands in its place."""
    also: Places = field(default_factory=dict)
    """So does one of these."""
    most: int = _ANY
    """No larger number is counted."""
    talk: int | None = None
    """One of these kinds stands anywhere in the message."""
    is_calm: bool = False
    """The message speaks of no cards or piles."""


def before(steps: int, kinds: int) -> Places:
    """Return the places up to so many before a number."""
    return dict.fromkeys(range(-steps, 0), kinds)


def behind(steps: int, kinds: int) -> Places:
    """Return the places up to so many behind a number."""
    return dict.fromkeys(range(1, steps + 1), kinds)


def either(*choices: Places) -> Places:
    """Return all the places of several choices."""
    merged: dict[int, int] = {}
    for choice in choices:
        for place, kinds in choice.items():
            merged[place] = merged.get(place, 0) | kinds
    return merged
