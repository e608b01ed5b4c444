"""What the companions of a table of The Mind remember, all of it seen by everyone at the table."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from bot.companions.tempo import Tempo
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
from engine.games.the_mind.rules import COUNTDOWN
from engine.model import Event, Seat

_WAY = 0.5
"""Which part of the way to a mistake a lower card lay, by guess."""
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
    after = memory
    for event in events:
        after = _remember(after, event.redact_for(None), step, at, is_person)
        if isinstance(event, MistakeMade):
            after = replace(after, tempo=_learn_from_mistake(memory, after.tempo, event, at, is_person))
    return after


def _remember(  # noqa: C901 - one case for each kind of event
    memory: TheMindMemory, event: Event, step: int, at: datetime, is_person: IsPerson
) -> TheMindMemory:
    match event:
        case CardPlayed(seat=seat, card=card):
            tempo = memory.tempo
            # Who holds the last cards of all waits for nobody.
            awaited = any(held for other, held in enumerate(memory.held) if other != seat)
            if card is not None and awaited and is_person(seat):
                tempo = tempo.learn(card - memory.count, (at - memory.since).total_seconds())
            after = replace(memory, held=_remove(memory.held, seat, 1), tempo=tempo)
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


def _learn_from_mistake(
    before: TheMindMemory, tempo: Tempo, mistake: MistakeMade, at: datetime, is_person: IsPerson
) -> Tempo:
    """Return the tempo after a companion played while people with lower cards were still waiting."""
    waiting = any(lower and is_person(Seat(seat)) for seat, lower in enumerate(mistake.lower))
    if is_person(mistake.seat) or not waiting:
        return tempo
    # Where the lower card was, not everyone knows; it is taken to have been well on the way.
    return tempo.learn((mistake.card - before.count) * _WAY, (at - before.since).total_seconds())


def _remove(held: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return tuple(cards - count if other == seat else cards for other, cards in enumerate(held))
