"""How steadily a team of The Mind counted, from the times of an ended match's steps."""

from collections.abc import Sequence
from dataclasses import dataclass
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
from engine.games.the_mind.events import CardPlayed, MistakeMade, PlayBegan, StarDeclined
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


def find_waits(steps: Sequence[Step], times: Sequence[datetime]) -> tuple[Wait, ...]:
    """Return the waits of all levels but blind ones, from steps as the public table knows them."""
    waits: list[Wait] = []
    since: datetime | None = None
    before: tuple[int, int] | None = None
    for step, at in zip(steps, times, strict=True):
        mistaken = any(isinstance(event, MistakeMade) for event in step.events)
        for event in step.events:
            match event:
                case PlayBegan():
                    since, before = at + timedelta(seconds=COUNTDOWN), None
                case StarDeclined():
                    since, before = at, None
                case CardPlayed(seat=seat, card=int(card)) if not step.before.blind and since is not None:
                    if _others_hold_cards(step.before, seat):
                        gap = card - _find_top(step.before)
                        seconds = max((at - since).total_seconds(), 0.0)
                        waits.append(Wait(step.before.level, seat, card, gap, seconds, mistaken, before))
                    since, before = at, None if mistaken else (seat, card)
                case _:
                    pass
    return tuple(waits)


def _others_hold_cards(state: TheMindState, seat: int) -> bool:
    return any(hand for other, hand in enumerate(state.hands) if other != seat)


def _find_top(state: TheMindState) -> int:
    return state.pile[-1].card if state.pile else 0


def render_tempo(
    steps: Sequence[Step], times: Sequence[datetime], context: RenderContext, /, *, pictures: bool
) -> tuple[Block, ...]:
    """Render how long a number took in the course of a match, and the closest calls."""
    words = context.words
    waits = find_waits(steps, times)
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
    pairs = sorted(
        (wait.seconds, wait.gap, wait.after, wait)
        for wait in waits
        if wait.after is not None and wait.after[0] != wait.seat and not wait.mistake
    )[:_CLOSEST]
    if not pairs:
        return ()
    words = context.words
    lines = [
        words(
            "tempo-close",
            low=context.format_card(after[1]),
            high=context.format_card(wait.card),
            level=wait.level,
            seconds=_format_seconds(seconds, words),
            first=context.name_of(after[0]),
            second=context.name_of(wait.seat),
        )
        for seconds, _, after, wait in pairs
    ]
    return ("\n".join((words("tempo-closest"), *lines)),)


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
