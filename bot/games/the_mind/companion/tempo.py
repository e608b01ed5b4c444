"""The tempo of a table of The Mind: how many seconds its people leave for each number they count."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

_TEMPOS: Final = tuple(0.12 * step for step in range(-19, 20))
"""The logarithms of the tempos that are told apart: from a tenth of a second a number to ten seconds."""
_FIRST_GUESS = 0.8
"""Seconds a number that are likeliest before anybody has played."""
_TABLES = 0.7
"""How far tables are from that, on the logarithm."""
_PEOPLE = 0.22
"""How far one gap of one person is from the tempo of the table, on the logarithm."""
_FORGETTING = 0.97
"""What everything seen earlier still weighs after another card."""
_REACTION = 0.15
"""Seconds from the decision to the click's arrival, which are no counting."""
_CLICK = 0.2
"""How much the seconds of a click vary: small gaps tell less of the tempo."""
_TAIL = 4.0
"""Long pauses happen: from here on, a gap that fits no tempo changes little."""
_DOUBT = 0.02
"""How likely a person is silent for another reason than their cards."""
_UNSTEADY: Final = tuple(math.exp(_PEOPLE * spread) for spread in (-1.4, -0.7, -0.25, 0.25, 0.7, 1.4))
"""By how much a person may be slower than the table, each as likely as the others."""
_PACES: Final = tuple(tuple(math.exp(tempo) * slower for slower in _UNSTEADY) for tempo in _TEMPOS)
"""The seconds a number of such people, for each tempo."""


@dataclass(frozen=True, slots=True)
class Silence:
    """A person who holds cards and has played none since the count was restarted."""

    held: int
    """How many cards."""
    seconds: float
    """For how long."""
    room: float
    """How many numbers there are above the count, where their cards may lie."""
    below: float | None = None
    """A mistake has shown that their lowest card lies less than so far above the count."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How likely each tempo is, by what was seen; it forgets slowly."""

    likely: tuple[float, ...] = tuple(
        -0.5 * ((tempo - math.log(_FIRST_GUESS)) / _TABLES) ** 2 for tempo in _TEMPOS
    )
    """The logarithm of the likelihood of each tempo, up to a constant."""

    @property
    def seconds(self) -> float:
        """Seconds a number, in the mean of all tempos.

        >>> round(Tempo().seconds, 2)
        0.8
        """
        most = max(self.likely)
        weights = [math.exp(one - most) for one in self.likely]
        return math.exp(math.fsum(map(float.__mul__, weights, _TEMPOS)) / math.fsum(weights))

    def learn(self, gap: float, seconds: float) -> Self:
        """Return the tempo after a person has let `seconds` pass for a gap between two cards."""
        if gap <= 0:
            return self
        shown = math.log(max(seconds - _REACTION, 0.05) / gap)
        return type(self)(
            tuple(
                likely * _FORGETTING + _fit(shown - tempo, gap * math.exp(tempo))
                for likely, tempo in zip(self.likely, _TEMPOS, strict=True)
            )
        )

    def hear_silence(self, silences: Iterable[Silence]) -> Self:
        """Return the tempo after people have not played: they are slow, or their cards are high."""
        likely = self.likely
        for silence in silences:
            likely = tuple(
                one + math.log(_judge_silence(silence, paces))
                for one, paces in zip(likely, _PACES, strict=True)
            )
        return type(self)(likely)


def _fit(off: float, counted: float) -> float:
    """Return the logarithm of the likelihood that a wait is off by so much, on the logarithm."""
    spread = math.hypot(_PEOPLE, _CLICK / counted)
    return -math.log(spread) - (_TAIL + 1) / 2 * math.log1p((off / spread) ** 2 / _TAIL)


def _judge_silence(silence: Silence, paces: Iterable[float]) -> float:
    """Return how likely a silence is among people of these paces, cards being anywhere above the count."""

    def is_above(gap: float) -> float:
        return max(1 - gap / silence.room, 0.0) ** silence.held if silence.room > 0 else 0.0

    reached = [silence.seconds / pace for pace in paces]
    silent = math.fsum(map(is_above, reached)) / len(reached)
    if silence.below is not None:
        beyond = is_above(silence.below)
        within = math.fsum(max(is_above(gap) - beyond, 0.0) for gap in reached) / len(reached)
        silent = within / max(1 - beyond, 0.001)
    return _DOUBT + (1 - _DOUBT) * silent
