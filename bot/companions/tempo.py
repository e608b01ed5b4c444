"""The tempo of a table of The Mind: how many seconds its people leave for each number they count."""

import math
from dataclasses import dataclass
from typing import Final, Self

_FORGETTING = 0.96
"""What an earlier gap still weighs after another one."""
_PRIOR_WEIGHT = 0.5
"""The prior is worth half a gap."""
_SMALL_GAP = 4
"""A gap of this size weighs half as much as a very large one: small gaps are mostly reaction time."""
_REACTION = 0.15
"""Seconds from the decision to the click's arrival, which are no counting."""
_LEAST, _MOST = 0.1, 8.0
"""Seconds a number; a longer pause is no counting."""
DEFAULT_TEMPO: Final = 1.0
"""Seconds a number, before anybody has played."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """A running mean of the logarithm of seconds a number; it forgets slowly."""

    total: float = _PRIOR_WEIGHT * math.log(DEFAULT_TEMPO)
    weight: float = _PRIOR_WEIGHT

    @property
    def seconds(self) -> float:
        """Seconds a number.

        >>> Tempo().seconds
        1.0
        """
        return math.exp(self.total / self.weight)

    def learn(self, gap: float, seconds: float) -> Self:
        """Return the tempo after a person has let `seconds` pass for a gap between two cards."""
        if gap <= 0:
            return self
        shown = min(max((seconds - _REACTION) / gap, _LEAST), _MOST)
        weight = gap / (gap + _SMALL_GAP)
        return type(self)(
            self.total * _FORGETTING + math.log(shown) * weight, self.weight * _FORGETTING + weight
        )
