"""Simulated people of The Mind, and matches of them beside companions in simulated time."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Protocol

from bot.companions.seeds import derive_decision_seed
from bot.companions.style import Steadiness
from bot.games.the_mind.companion.companion import TheMindCompanion
from bot.games.the_mind.companion.memory import TheMindMemory, remember_step
from engine.games.the_mind.events import LevelDealt, LifeLost
from engine.games.the_mind.model import (
    AgreeToStar,
    Finish,
    Phase,
    PlayLowest,
    Ready,
    TheMindAction,
    TheMindOptions,
    TheMindView,
)
from engine.games.the_mind.rules import TheMind
from engine.model import Seat
from engine.ruleset import apply, deal
from engine.shuffle import Chance

_START = datetime(2026, 1, 1, tzinfo=UTC)
_LEAST = 0.25
"""Seconds that a person takes at least for a card."""
_MOTOR = 0.15


EVENLY = (1.0, 1.0, 1.0)
JUMPS = (0.6, 1.0, 1.6)
"""How many times a number's seconds people take below 30, from there to 60, and above: fast when low."""
_BOUNDS = (0, 30, 60, 100)
PHONE_DELAY = 0.5
"""Seconds that a press on a phone arrives later."""


def stretch(count: float, card: float, factors: Sequence[float]) -> float:
    """Return as how many numbers people count those from `count` to `card`."""
    bounds = zip(_BOUNDS, _BOUNDS[1:], factors, strict=False)
    return sum(max(0.0, min(card, end) - max(count, start)) * factor for start, end, factor in bounds)


class TheMindPlayer(Protocol):
    """A seat in a simulated match."""

    is_person: bool

    def choose(self, view: TheMindView, memory: TheMindMemory) -> tuple[TheMindAction, float] | None:
        """Return the seat's action, and after how many seconds since the count or the last step."""
        ...

    def learn(self, shown: float) -> None:
        """Learn the seconds a number that another seat has just shown."""


@dataclass(slots=True)
class SimulatedPerson:
    """Counts by a tempo of their own, which drifts a little towards what others show."""

    tempo: float
    """The logarithm of seconds a number."""
    dice: random.Random
    noise: float = 0.17
    drift: float = 0.15
    curve: float = 1.0
    factors: Sequence[float] = EVENLY
    delay: float = 0.0
    is_person: bool = True

    def choose(self, view: TheMindView, memory: TheMindMemory) -> tuple[TheMindAction, float] | None:
        """Count from the card on the pile to the own lowest."""
        if (other := _choose_beside(view)) is not None:
            return other
        if view.lowest is None or view.phase is not Phase.PLAYING or view.proposal is not None:
            return None
        gap = max(stretch(memory.count, view.lowest, self.factors), 0.5)
        counted = math.exp(self.tempo) * 10 * (gap / 10) ** self.curve
        seconds = counted * math.exp(self.dice.gauss(0, self.noise))
        return PlayLowest(), max(_LEAST, seconds) + abs(self.dice.gauss(0, _MOTOR)) + self.delay

    def learn(self, shown: float) -> None:
        """Drift towards what others show."""
        self.tempo += self.drift * (math.log(shown) - self.tempo) * 0.3


@dataclass(slots=True)
class Oracle:
    """A seat that knows the people's tempo and counts by it with 3 % jitter."""

    tempo: float
    dice: random.Random
    factors: Sequence[float] = EVENLY
    delay: float = 0.0
    is_person: bool = False

    def choose(self, view: TheMindView, memory: TheMindMemory) -> tuple[TheMindAction, float] | None:
        """Count at the people's tempo."""
        if (other := _choose_beside(view)) is not None:
            return other
        if view.lowest is None or view.phase is not Phase.PLAYING or view.proposal is not None:
            return None
        gap = max(stretch(memory.count, view.lowest, self.factors), 0.5)
        seconds = math.exp(self.tempo) * gap * math.exp(self.dice.gauss(0, 0.03))
        return PlayLowest(), seconds + self.delay

    def learn(self, shown: float) -> None:
        """Learn nothing: it knows."""


@dataclass(slots=True)
class CompanionSeat:
    """A companion at its seat."""

    seat: Seat
    commitment: str
    companion: TheMindCompanion = field(default_factory=TheMindCompanion)
    is_person: bool = False

    def choose(self, view: TheMindView, memory: TheMindMemory) -> tuple[TheMindAction, float] | None:
        """Decide as at a real table."""
        timed = self.companion.decide(
            view,
            memory,
            own_seed=derive_decision_seed(self.commitment, 0, self.seat),
            seed=derive_decision_seed(self.commitment, memory.step, self.seat),
        )
        return None if timed is None else (timed.action, timed.seconds)

    def learn(self, shown: float) -> None:
        """Learn nothing here: what it remembers is the memory of its table."""


@dataclass(frozen=True, slots=True)
class SimulatedMatch:
    """How a simulated match came out."""

    won: bool
    levels: int
    """Levels passed."""
    clean: int
    """Levels passed without losing a life."""
    tempo: float
    """Seconds a number that the companions believed in at the end."""


def simulate_match(players: Sequence[TheMindPlayer], chance: Chance) -> SimulatedMatch:
    """Play a match in simulated time: the seat that is due first acts."""
    rules = TheMind()
    state = deal(rules, len(players), TheMindOptions(), chance)
    now, step, clean, lost = _START, 0, 0, False
    memory = TheMindMemory(held=(state.level,) * len(players), since=now)
    while rules.outcome(state) is None:
        due: list[tuple[datetime, int, TheMindAction]] = []
        for seat, player in enumerate(players):
            chosen = player.choose(rules.view(state, Seat(seat)), memory)
            if chosen is not None:
                counts = isinstance(chosen[0], PlayLowest)
                since = memory.since if counts else now
                due.append((max(since + timedelta(seconds=chosen[1]), now), seat, chosen[0]))
        at, seat, action = min(due, key=lambda one: one[:2])
        before, now, step = memory, at, step + 1
        applied = apply(rules, state, Seat(seat), action, lambda: chance)
        memory = remember_step(memory, applied.events, step, now, lambda other: players[other].is_person)
        if isinstance(action, PlayLowest) and before.count < memory.count:
            shown = (now - before.since).total_seconds() / (memory.count - before.count)
            for other, player in enumerate(players):
                if other != seat and shown > 0:
                    player.learn(shown)
        lost |= any(isinstance(event, LifeLost) for event in applied.events)
        if applied.state.passed > state.passed:
            clean += not lost
        if any(isinstance(event, LevelDealt) for event in applied.events):
            lost = False
        state = applied.state
    outcome = rules.outcome(state)
    won = outcome is not None and outcome.beaten
    return SimulatedMatch(won, state.passed, clean, memory.tempo.seconds)


def make_people(
    count: int,
    tempo: float,
    dice: random.Random,
    factors: Sequence[float] = EVENLY,
    delay: float = 0.0,
) -> list[TheMindPlayer]:
    """Return people around a group's tempo, in seconds a number."""
    return [
        SimulatedPerson(
            math.log(tempo) + dice.gauss(0, 0.2),
            random.Random(dice.random()),
            noise=dice.uniform(0.15, 0.2),
            curve=dice.gauss(1, 0.08),
            factors=factors,
            delay=delay,
        )
        for _ in range(count)
    ]


def make_companions(
    first: int, count: int, chance: Chance, steadiness: Steadiness = Steadiness.HUMAN
) -> list[TheMindPlayer]:
    """Return companions for the seats from `first` on."""
    return [
        CompanionSeat(Seat(first + number), chance.commitment, TheMindCompanion(steadiness))
        for number in range(count)
    ]


def _choose_beside(view: TheMindView) -> tuple[TheMindAction, float] | None:
    """Return everyone's actions beside counting."""
    if view.phase is Phase.CHOOSING and view.seat not in view.finishing:
        return Finish(), 1.0
    if view.proposal is not None and view.seat not in view.proposal.agreed:
        return AgreeToStar(), 1.0
    if view.phase is Phase.CONCENTRATING and view.seat not in view.ready:
        return Ready(), 1.0
    return None
