"""What the companions of a table of The Mind remember, all of it seen by everyone at the table."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from bot.games.the_mind.companion.tempo import Silence, Tempo
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


@dataclass(frozen=True, slots=True)
class TheMindMemory:
    """Where the table's count stands since when, and what its people have shown of their tempo."""

    held: tuple[int, ...]
    """How many cards each seat holds."""
    since: datetime
    """When the count was last restarted; in the future while the table counts down."""
    step: int = 0
    """The step that restarted it."""
    count: float = 0.0
    """The number at which it was restarted: the open card on the pile, or what has been counted blindly."""
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
    """Return the memory after a step, of which it takes only what the public table knows."""
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
    for other, held in enumerate(memory.held):
        if other != seat and held and memory.people[other : other + 1] == (True,):
            below = gap if any(lower[other : other + 1]) else None
            yield Silence(held, max(seconds, 0.0), CARDS[-1] - memory.count, below)


def _remember(memory: TheMindMemory, event: Event, step: int, at: datetime) -> TheMindMemory:
    match event:
        case CardPlayed(seat=seat, card=card):
            after = replace(memory, held=_remove(memory.held, seat, 1))
            return after if card is None else replace(after, step=step, since=at, count=card)
        case CardsSetAside(seat=seat, count=count):
            return replace(memory, held=_remove(memory.held, seat, count))
        case StarUsed(discarded=discarded):
            held = memory.held
            for one in discarded:
                held = _remove(held, one.seat, 1)
            return replace(_pause(memory, at), held=held, counting=False)
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
    """Keep what has been counted blindly; where the pile is open, its card is counted from again."""
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
    tempo = before.tempo.learn(gap, seconds) if before.people[played.seat] else before.tempo
    lower = () if mistake is None else mistake.lower
    return tempo.hear_silence(list_silences(before, seconds, played.seat, lower, gap))


def _remove(held: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return tuple(max(cards - count, 0) if other == seat else cards for other, cards in enumerate(held))
