"""The companion of The Mind: it waits as a person counts, by the tempo of those at its table."""

import math
import random
from dataclasses import dataclass
from typing import Final

from bot.companions.style import Steadiness
from bot.games.the_mind.companion.memory import TheMindMemory, list_silences
from engine.games.the_mind.levels import CARDS
from engine.games.the_mind.model import (
    AgreeToStar,
    DeclineStar,
    Finish,
    GoOnBlind,
    Phase,
    PlayLowest,
    ProposeStar,
    Ready,
    TheMindAction,
    TheMindView,
)

SOONEST = 0.3
"""Seconds that a card takes at least: nobody sees a card and presses faster."""
_LAST = (0.7, 1.3)
"""Seconds between which it lays each card when nobody else holds any: a person looks at each."""
_MOTOR = 0.1
"""How much the seconds of a click itself vary."""
_EARLY = 0.08
"""By how much a companion counts fast, on the logarithm: a tie goes to the lower card."""
_OWN_TEMPO = 0.4
"""By how much the tempo of two companions differs all through a match, in parts of their unsteadiness."""
_OWN_CURVE = 0.2
"""By how much two companions stretch large gaps differently, in the same parts."""
_SLOWEST = 2.0
"""How many times as slow as they have shown, at most, a companion takes people to be who are silent."""
_LOOKS = 3
"""How often a companion asks again how slow people are that are silent for as long as it will wait."""
_READY = (0.8, 2.4)
"""Seconds between which a companion becomes ready."""
_ANSWER = (0.9, 2.2)
"""Seconds between which it answers a proposal."""
_PONDER = (0.8, 1.4)
"""Seconds after which it proposes a star itself."""
_PATIENCE = 15.0
"""Seconds after which it takes its own proposal back, so that play goes on."""
_TORN: Final = 0.4
"""How many cards of others have to be expected too close to its own before it proposes a star."""
_HELPFUL: Final = 0.25
"""The same, for agreeing to a star while there are lives to lose."""
_FEW_LIVES: Final = 1


NOISE: Final = {Steadiness.STEADY: 0.05, Steadiness.HUMAN: 0.15, Steadiness.DREAMY: 0.3}
"""The spread of a gap's seconds, on the logarithm."""


@dataclass(frozen=True, slots=True)
class TimedAction:
    """An action that a companion will take if nothing happens before."""

    action: TheMindAction
    seconds: float
    """After the count was restarted for a card, otherwise after the table's last step."""
    counted: bool = False
    """Whether the seconds are those of a count."""


class TheMindCompanion:
    """Decides for a seat from its view, and from the events that everyone at the table has seen."""

    def __init__(self, steadiness: Steadiness = Steadiness.HUMAN) -> None:
        self._noise = NOISE[steadiness]

    def decide(
        self, view: TheMindView, memory: TheMindMemory, *, own_seed: int, seed: int
    ) -> TimedAction | None:
        """Return the seat's next action and its time, or `None` if it waits for others.

        `own_seed` is the same through a match; `seed` is that of the step that restarted the count.
        """
        if view.seat is None or view.over:
            return None
        dice = random.Random(f"{seed} {view.lowest}")  # noqa: S311 - replays decide again with the same dice
        if view.phase is Phase.CHOOSING:
            return self._follow(view, dice)
        if view.proposal is not None:
            return self._answer_proposal(view, memory, dice)
        if view.phase is Phase.CONCENTRATING:
            return TimedAction(Ready(), dice.uniform(*_READY)) if view.seat not in view.ready else None
        if view.lowest is None:
            return None
        if self._is_torn(view, memory):
            return TimedAction(ProposeStar(), dice.uniform(*_PONDER), counted=True)
        seconds = self._wait(view, view.lowest, memory, random.Random(own_seed), dice)  # noqa: S311 - as above
        return TimedAction(PlayLowest(card=view.lowest), seconds, counted=True)

    def _wait(
        self,
        view: TheMindView,
        lowest: int,
        memory: TheMindMemory,
        own: random.Random,
        dice: random.Random,
    ) -> float:
        """Return the seconds to wait for the seat's lowest card."""
        own_tempo, curve = (
            own.gauss(0, _OWN_TEMPO * self._noise),
            own.gauss(1, _OWN_CURVE * self._noise),
        )
        spread, motor = dice.gauss(0, self._noise), abs(dice.gauss(0, _MOTOR))
        if not _others_hold(view):
            return dice.uniform(*_LAST)
        gap = max(lowest - memory.count, 0.5)
        counted = _expect_wait(view, memory, gap) * math.pow(gap / 10, curve - 1)
        return max(SOONEST, counted * math.exp(own_tempo + spread - _EARLY)) + motor

    def _is_torn(self, view: TheMindView, memory: TheMindMemory) -> bool:
        """Return True if another card may well be too close to the own lowest."""
        if not view.stars or memory.star_declined or view.blind:
            return False
        return self._expected_too_close(view, memory) >= _TORN

    def _expected_too_close(self, view: TheMindView, memory: TheMindMemory) -> float:
        """Return how many cards of others are to be expected where noise decides which comes first."""
        if view.lowest is None:
            return 0.0
        room = CARDS[-1] - memory.count
        gap = view.lowest - memory.count
        if room <= 0 or gap <= 0:
            return 0.0
        others = sum(count for seat, count in enumerate(view.held) if seat != view.seat)
        # Both counts are unsteady: the spread of their difference, to both sides.
        window = min(2 * math.sqrt(2) * self._noise * gap, room)
        return others * window / room

    def _answer_proposal(
        self, view: TheMindView, memory: TheMindMemory, dice: random.Random
    ) -> TimedAction | None:
        if view.proposal is None or (view.proposal.seat != view.seat and view.seat in view.proposal.agreed):
            return None
        if view.proposal.seat == view.seat:
            return TimedAction(DeclineStar(), _PATIENCE)
        seconds = dice.uniform(*_ANSWER)
        # The last cards, or the last life: the proposal has a reason.
        helps = view.lives <= _FEW_LIVES or max(view.held) == 1 or view.stars > 1 or view.blind
        if helps or self._expected_too_close(view, memory) >= _HELPFUL:
            return TimedAction(AgreeToStar(), seconds)
        return TimedAction(DeclineStar(), seconds)

    def _follow(self, view: TheMindView, dice: random.Random) -> TimedAction | None:
        """Follow the people when all levels are passed: they decide whether to go on."""
        if view.blind_agreed and view.seat not in view.blind_agreed:
            return TimedAction(GoOnBlind(), dice.uniform(*_ANSWER))
        if view.finishing and view.seat not in view.finishing:
            return TimedAction(Finish(), dice.uniform(*_ANSWER))
        return None


def _expect_wait(view: TheMindView, memory: TheMindMemory, gap: float) -> float:
    """Return the seconds for a gap if nobody plays until a card is due: silent people may be slow."""
    card = memory.count + gap
    likeliest = seconds = memory.tempo.expect(memory.count, card)
    for _ in range(_LOOKS):
        silences = list_silences(memory, seconds, view.seat)
        silent = memory.tempo.hear_silence(memory.count, silences)
        seconds = min(silent.expect(memory.count, card), _SLOWEST * likeliest)
    return seconds


def _others_hold(view: TheMindView) -> bool:
    """Return True if another seat holds a card."""
    return any(count for seat, count in enumerate(view.held) if seat != view.seat)
