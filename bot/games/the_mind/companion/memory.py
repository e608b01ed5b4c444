"""The memory of the companions of a table of The Mind, all of it seen by everyone at the table."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final, Self

from engine.games.the_mind.events import (
    CardPlayed,
    CardsSetAside,
    LevelDealt,
    MistakeMade,
    PlayBegan,
    StarDeclined,
    StarProposed,
    StarUsed,
    Stopped,
)
from engine.games.the_mind.levels import CARDS
from engine.games.the_mind.rules import COUNTDOWN
from engine.model import Event, Seat

IsPerson = Callable[[Seat], bool]
"""Returns True if a person holds a seat."""
_TEMPO_STEP: Final = 0.12
_TEMPOS: Final = tuple(_TEMPO_STEP * step for step in range(-19, 20))
"""The logarithms of the tempos that are told apart: from a tenth of a second a number to ten seconds."""
_FIRST_GUESS = 0.8
"""Seconds a number that are likeliest before anybody has played."""
_TABLES = 0.7
"""How far tables are from that, on the logarithm."""
_PEOPLE = 0.22
"""How far one gap of one person is from the tempo of the table, on the logarithm."""
_FORGETTING = 0.97
"""Weight of all earlier observations after another card."""
_REACTION = 0.15
"""Seconds from the decision to the click's arrival, which are no counting."""
_CLICK = 0.2
"""How much the seconds of a click vary: small gaps tell less of the tempo."""
_TAIL = 4.0
"""Long pauses happen: from here on, a gap that fits no tempo changes little."""
_DOUBT = 0.02
"""How likely a person is silent for another reason than their cards."""
_TILTS: Final = (0.0, 0.6, 1.2)
"""By how much people count slower at 100 than at 0, in parts of their tempo at 50."""
_PHONE_DELAYS: Final = (0.0, 0.4)
"""Seconds that clicks come later than from a computer."""
_USUAL: Final = 0.6
"""How likely people count evenly, and on computers: these are the first of each."""
_NEGLIGIBLE: Final = 1e-4
_LOCAL: Final = 12.0
"""How many numbers ahead a tempo is looked at where a card is not known."""
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
class CountingStyle:
    """How people may count and click, whatever their tempo."""

    tilt: float
    delay: float
    prior: float
    """The logarithm of how likely it is before anybody has played."""

    def stretch(self, count: float, card: float) -> float:
        """Return as how many numbers around 50 people count those from `count` to `card`.

        >>> [round(CountingStyle(1.2, 0.0, 0.0).stretch(start, start + 10), 1) for start in (0, 45, 90)]
        [4.6, 10.0, 15.4]
        """
        return (card - count) * (1 + self.tilt * ((count + card) / 2 - 50) / 100)


def _list_styles() -> Iterator[CountingStyle]:
    for tilt in _TILTS:
        for delay in _PHONE_DELAYS:
            unusual = (1 - _USUAL) / (len(_TILTS) - 1), 1 - _USUAL
            prior = math.log(unusual[0] if tilt else _USUAL) + math.log(unusual[1] if delay else _USUAL)
            yield CountingStyle(tilt, delay, prior)


_STYLES: Final = tuple(_list_styles())


@dataclass(frozen=True, slots=True)
class Tempo:
    """How likely each style and tempo is by the observations; it forgets slowly."""

    likely: tuple[tuple[float, ...], ...] = tuple(
        tuple(style.prior - 0.5 * ((tempo - math.log(_FIRST_GUESS)) / _TABLES) ** 2 for tempo in _TEMPOS)
        for style in _STYLES
    )
    """The logarithm of the likelihood of each tempo, up to a constant, by style."""

    @property
    def seconds(self) -> float:
        """Seconds a number around 50, in the mean of all tempos.

        >>> round(Tempo().seconds, 2)
        0.8
        """
        weights = self._weigh()
        logarithms = (math.fsum(map(float.__mul__, row, _TEMPOS)) for row in weights)
        return math.exp(math.fsum(logarithms) / math.fsum(map(math.fsum, weights)))

    def expect(self, count: float, card: float) -> float:
        """Return the seconds that people let pass from a count to a card, in the mean of all styles."""
        logarithm = total = 0.0
        for style, row in zip(_STYLES, self._weigh(), strict=True):
            stretch = math.log(style.stretch(count, card))
            for weight, tempo in zip(row, _TEMPOS, strict=True):
                if weight > _NEGLIGIBLE:
                    counted = tempo + stretch
                    logarithm += weight * (
                        math.log(math.exp(counted) + style.delay) if style.delay else counted
                    )
                    total += weight
        return math.exp(logarithm / total)

    def learn(self, count: float, card: float, seconds: float) -> Self:
        """Return the tempo after a person has let `seconds` pass from a count to a card."""
        if card <= count:
            return self
        rows = []
        for style, row in zip(_STYLES, self.likely, strict=True):
            stretch = style.stretch(count, card)
            observed = math.log(max(seconds - _REACTION - style.delay, 0.05) / stretch)
            rows.append(
                tuple(
                    likely * _FORGETTING + _fit(observed - tempo, stretch * math.exp(tempo))
                    for likely, tempo in zip(row, _TEMPOS, strict=True)
                )
            )
        return type(self)(tuple(rows))

    def hear_silence(self, count: float, silences: Iterable[Silence]) -> Self:
        """Return the tempo after people have not played: they are slow, or their cards are high."""
        judged = [0.0] * len(_TEMPOS)
        for silence in silences:
            judged = [
                logarithm + math.log(_judge_silence(silence, paces))
                for logarithm, paces in zip(judged, _PACES, strict=True)
            ]
        # A tempo at this count is the same as another one at 50.
        last = len(_TEMPOS) - 1
        rows = []
        for style, row in zip(_STYLES, self.likely, strict=True):
            slower = round(math.log(style.stretch(count, count + _LOCAL) / _LOCAL) / _TEMPO_STEP)
            rows.append(
                tuple(likely + judged[min(max(place + slower, 0), last)] for place, likely in enumerate(row))
            )
        return type(self)(tuple(rows))

    def _weigh(self) -> list[list[float]]:
        """Return how likely each tempo is compared with the likeliest, by style."""
        most = max(map(max, self.likely))
        return [[math.exp(likely - most) for likely in row] for row in self.likely]


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


@dataclass(frozen=True, slots=True)
class TheMindMemory:
    """Where the table's count stands since when, and the tempo of its people."""

    held: tuple[int, ...]
    """How many cards each seat holds."""
    since: datetime
    """When the count was last restarted; in the future while the table counts down."""
    step: int = 0
    """The step that restarted it."""
    count: float = 0.0
    """The number at which it was restarted: the open card on the pile, or the blind count."""
    tempo: Tempo = field(default_factory=Tempo)
    people: tuple[bool, ...] = ()
    """Whether a person holds each seat."""
    blind: bool = False
    """Whether the cards lie face down, so that nothing restarts the count but a pause."""
    counting: bool = False
    """Whether a level is being played; nobody counts while the table concentrates."""
    star_declined: bool = False
    """Whether somebody has declined a star in this level."""


def remember_step(
    memory: TheMindMemory, events: Iterable[Event], step: int, at: datetime, is_person: IsPerson
) -> TheMindMemory:
    """Return the memory after a step, from its public events only."""
    public = [event.redact_for(None) for event in events]
    people = tuple(is_person(Seat(seat)) for seat in range(len(memory.held)))
    before = replace(memory, people=people)
    after = before
    for event in public:
        after = _remember(after, event, step, at)
    return replace(after, tempo=_learn(before, public, at))


def list_silences(
    memory: TheMindMemory, seconds: float, seat: Seat | None, lower: Sequence[int] = (), gap: float = 0.0
) -> Iterator[Silence]:
    """Yield the people beside `seat` who have been silent for some seconds since the count was restarted.

    `lower` says, after a mistake `gap` above the count, how many cards each seat held below it.
    """
    if memory.blind:
        # Who has played face down has not been silent, and where their other cards lie, nobody can tell.
        return
    for other, cards in enumerate(memory.held):
        if other != seat and cards and memory.people[other : other + 1] == (True,):
            below = gap if any(lower[other : other + 1]) else None
            yield Silence(cards, max(seconds, 0.0), CARDS[-1] - memory.count, below)


def _remember(memory: TheMindMemory, event: Event, step: int, at: datetime) -> TheMindMemory:
    match event:
        case CardPlayed(seat=seat, card=card):
            after = replace(memory, held=_remove(memory.held, seat, 1))
            return after if card is None else replace(after, step=step, since=at, count=card)
        case CardsSetAside(seat=seat, count=count):
            return replace(memory, held=_remove(memory.held, seat, count))
        case StarUsed(discarded=discarded):
            held = memory.held
            for discard in discarded:
                held = _remove(held, discard.seat, 1)
            paused = _pause(memory, at)
            # The cards that remain are higher than the lowest that was discarded.
            lowest = min((discard.card for discard in discarded), default=0)
            return replace(paused, held=held, counting=False, count=max(paused.count, lowest))
        case LevelDealt(level=level, blind=blind):
            held = (level,) * len(memory.held)
            return replace(memory, held=held, blind=blind, count=0.0, counting=False, star_declined=False)
        case PlayBegan():
            return replace(memory, step=step, since=at + timedelta(seconds=COUNTDOWN), counting=True)
        case StarProposed():
            return _pause(memory, at)
        case StarDeclined():
            return replace(memory, step=step, since=at, star_declined=True)
        case Stopped():
            return replace(_pause(memory, at), counting=False)
        case _:
            return memory


def _pause(memory: TheMindMemory, at: datetime) -> TheMindMemory:
    """Keep a blind count; where the pile is open, its card is counted from again."""
    if not memory.blind or not memory.counting:
        return memory
    counted = max((at - memory.since).total_seconds(), 0.0) / memory.tempo.seconds
    return replace(memory, since=at, count=memory.count + counted)


def _learn(before: TheMindMemory, events: Sequence[Event], at: datetime) -> Tempo:
    """Return the tempo after a step: from who played, and from who did not."""
    played = next((event for event in events if isinstance(event, CardPlayed)), None)
    # Who holds the last cards of all waits for nobody.
    if played is None or played.card is None or not any(_remove(before.held, played.seat, CARDS[-1])):
        return before.tempo
    mistake = next((event for event in events if isinstance(event, MistakeMade)), None)
    gap, seconds = played.card - before.count, (at - before.since).total_seconds()
    tempo = (
        before.tempo.learn(before.count, played.card, seconds) if before.people[played.seat] else before.tempo
    )
    lower = () if mistake is None else mistake.lower
    return tempo.hear_silence(before.count, list_silences(before, seconds, played.seat, lower, gap))


def _remove(held: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return tuple(max(cards - count, 0) if other == seat else cards for other, cards in enumerate(held))
