"""How steadily a team of The Mind counted, from the times of an ended match's steps."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from statistics import median, quantiles
from typing import Final

from babel.numbers import format_decimal

from bot.components.attachments import PendingPicture
from bot.components.layout import Block
from bot.games.the_mind.pictures.tempo_chart import TempoChart, TempoPoint
from bot.pictures.fonts import drop_missing_glyphs
from bot.renderers.context import RenderContext
from bot.words.words import Words
from engine.games.the_mind.events import (
    CardPlayed,
    CardsSetAside,
    LevelPassed,
    MistakeMade,
    PlayBegan,
    StarDeclined,
    StarUsed,
)
from engine.games.the_mind.model import TheMindState
from engine.games.the_mind.rules import COUNTDOWN
from engine.model import Action, Event
from engine.ruleset import PlayedStep

MIN_WAITS: Final = 4
"""How many cards have to be waited for before a count can be called steady or not."""
_SMALLEST_GAP: Final = 3
"""Smaller gaps take as long as a press, however fast somebody counts."""
_CLOSEST: Final = 3
"""How many pairs of cards are listed."""
_TICK_STEPS: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
_BRIEF: Final = 0.1
"""Fewer seconds are written with two digits behind the point."""
_MAX_TICKS: Final = 5
_MOST_TIMES: Final = 3.0
"""End of the scale in multiples of the middle: one long pause does not press all others flat."""

Step = PlayedStep[TheMindState, Action, Event]


@dataclass(frozen=True, slots=True)
class Wait:
    """A card that was waited for while other hands held cards, too."""

    level: int
    seat: int
    card: int
    gap: int
    """By how much it was above the card on the pile."""
    seconds: float
    """Since that card, or since play began."""
    mistake: bool
    after: tuple[int, int] | None
    """The seat and the card before it, if no pause lay between."""


@dataclass(slots=True)
class _CountedLevel:
    """A level being played, as far as its waits depend on it."""

    number: int
    held: Counter[int]
    """The cards in each hand."""
    top: int = 0

    def others_hold_cards(self, seat: int) -> bool:
        return self.held.total() > self.held[seat]


def find_waits(timed: Iterable[tuple[Event, datetime]], seats: int) -> tuple[Wait, ...]:  # noqa: C901 - one case for each kind of event
    """Return the waits of all levels but blind ones, from events as the public table knows them."""
    waits: list[Wait] = []
    level: _CountedLevel | None = None
    since = before = None
    for event, at in timed:
        match event:
            case PlayBegan(level=number, blind=False):
                if level is None:
                    level = _CountedLevel(number, Counter(dict.fromkeys(range(seats), number)))
                since, before = at + timedelta(seconds=COUNTDOWN), None
            case LevelPassed():
                level = None
            case StarDeclined():
                since, before = at, None
            case CardPlayed(seat=seat, card=int(card)) if level is not None and since is not None:
                if level.others_hold_cards(seat):
                    seconds = max((at - since).total_seconds(), 0.0)
                    gap = card - level.top
                    waits.append(Wait(level.number, seat, card, gap, seconds, mistake=False, after=before))
                level.held[seat] -= 1
                level.top = card
                since, before = at, (seat, card)
            case MistakeMade(card=card):
                if waits and waits[-1].card == card:
                    waits[-1] = replace(waits[-1], mistake=True)
                before = None
            case CardsSetAside(seat=seat, count=count) if level is not None:
                level.held[seat] -= count
            case StarUsed(discarded=discarded) if level is not None:
                level.held.subtract(played.seat for played in discarded)
            case _:
                pass
    return tuple(waits)


def summarize_count(waits: Sequence[Wait], context: RenderContext) -> str:
    """Describe in a line how long a number took, and the closest call; empty if little was waited for."""
    counted = [_pace(wait) for wait in waits if wait.gap >= _SMALLEST_GAP]
    closest = next(iter(_list_closest(waits)), None)
    if len(counted) < MIN_WAITS or closest is None:
        return ""
    words, (first, low) = context.words, closest.after or (0, 0)
    return words(
        "the-mind-count",
        seconds=_format_seconds(median(counted), words),
        low=context.format_card(low),
        high=context.format_card(closest.card),
        apart=_format_seconds(closest.seconds, words),
        first=context.past_name_of(first),
        second=context.past_name_of(closest.seat),
    )


def render_tempo(
    steps: Sequence[Step], times: Sequence[datetime], context: RenderContext, /, *, pictures: bool
) -> tuple[Block, ...]:
    """Render how long a number took in the course of a match, and the closest calls."""
    words = context.words
    timed = [(event, at) for step, at in zip(steps, times, strict=True) for event in step.events]
    waits = find_waits(timed, len(context.names))
    counted = [wait for wait in waits if wait.gap >= _SMALLEST_GAP]
    if len(counted) < MIN_WAITS:
        return (words("tempo-too-few"),)
    levels = _describe_levels(counted, words)
    blocks: list[Block] = [_summarize(counted, words)]
    if pictures:
        alt = f"{words('tempo-alt')} {levels}"
        blocks.append(PendingPicture("tempo", _make_chart(counted, context), alt))
    else:
        blocks.append(levels)
    return (*blocks, *_describe_closest(waits, context), words("tempo-left-out"))


def _pace(wait: Wait) -> float:
    return wait.seconds / wait.gap


def _summarize(counted: Sequence[Wait], words: Words) -> str:
    least, middle, most = quantiles(map(_pace, counted), n=4)
    return words(
        "tempo-summary",
        middle=_format_seconds(middle, words),
        least=_format_seconds(max(least, 0.0), words),
        most=_format_seconds(most, words),
    )


def _describe_levels(counted: Sequence[Wait], words: Words) -> str:
    lines = [
        words(
            "tempo-level",
            level=level,
            seconds=_format_seconds(median(_pace(wait) for wait in counted if wait.level == level), words),
        )
        for level in dict.fromkeys(wait.level for wait in counted)
    ]
    return words("tempo-levels", levels=" · ".join(lines))


def _describe_closest(waits: Sequence[Wait], context: RenderContext) -> tuple[str, ...]:
    """List the cards of different hands that came soonest after each other and still in order."""
    pairs = [(wait, wait.after) for wait in _list_closest(waits)[:_CLOSEST] if wait.after is not None]
    if not pairs:
        return ()
    words = context.words
    lines = [
        words(
            "tempo-close",
            low=context.format_card(after[1]),
            high=context.format_card(wait.card),
            level=wait.level,
            seconds=_format_seconds(wait.seconds, words),
            first=context.name_of(after[0]),
            second=context.name_of(wait.seat),
        )
        for wait, after in pairs
    ]
    return ("\n".join((words("tempo-closest"), *lines)),)


def _list_closest(waits: Sequence[Wait]) -> list[Wait]:
    """List the cards that followed another hand's and still in order, the soonest first."""
    close = [wait for wait in waits if wait.after and wait.after[0] != wait.seat and not wait.mistake]
    return sorted(close, key=lambda wait: (wait.seconds, wait.gap, wait.after))


def _make_chart(counted: Sequence[Wait], context: RenderContext) -> TempoChart:
    words = context.words
    paces = [_pace(wait) for wait in counted]
    middle = median(paces)
    high = max(min(max(paces), _MOST_TIMES * middle), 1.5 * middle, _TICK_STEPS[0])
    return TempoChart(
        title=words("tempo-scale"),
        points=tuple(
            TempoPoint(wait.seat, round(pace, 3), wait.mistake)
            for wait, pace in zip(counted, paces, strict=True)
        ),
        levels=_label_levels(counted, words),
        ticks=_label_ticks(high, words),
        high=round(high, 3),
        middle=round(middle, 3),
        seats=tuple(
            drop_missing_glyphs(context.plain_name_of(seat)) or context.fallback_name_of(seat)
            for seat in range(len(context.names))
        ),
        mistake=words("tempo-mistake") if any(wait.mistake for wait in counted) else "",
    )


def _label_levels(counted: Sequence[Wait], words: Words) -> tuple[tuple[int, str], ...]:
    """Return the number of each level's first card, and the level's label: a whole one for the first."""
    firsts = {wait.level: number for number, wait in reversed(list(enumerate(counted)))}
    return tuple(
        (first, str(level) if number else words("tempo-level-label", level=level))
        for number, (first, level) in enumerate(sorted((first, level) for level, first in firsts.items()))
    )


def _label_ticks(high: float, words: Words) -> tuple[tuple[float, str], ...]:
    step = next((step for step in _TICK_STEPS if high / step <= _MAX_TICKS), _TICK_STEPS[-1])
    return tuple(
        (round(step * number, 1), _format_seconds(step * number, words))
        for number in range(int(high / step) + 1)
    )


def _format_seconds(seconds: float, words: Words) -> str:
    """Write seconds with one digit behind the point; two where one would leave next to nothing."""
    form, digits = ("0.00", 2) if 0 < seconds < _BRIEF else ("0.0", 1)
    return format_decimal(round(seconds, digits), format=form, locale=words.language)
