"""Puts the parts of a text together: which day, which hour, in which zone."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.nights.refusals import TimeLacksHour, TimePartUnknown, TimeUnreadable
from bot.nights.time_text.lexicon import Clock, WordKind
from bot.nights.time_text.tokens import Token

_HOURS: Final = range(25)
_NOON: Final = 12


@dataclass(frozen=True, slots=True)
class Wanted:
    """The day and hour that a text names, each part with the words it was said with."""

    clock: Token | None = None
    half: Token | None = None
    part: Token | None = None
    weekday: Token | None = None
    date: Token | None = None
    """A `ShortDate`; or day, month and year by name: a tuple of three."""
    day: Token | None = None
    """A day of the month alone."""
    offset: Token | None = None
    span: Token | None = None
    """A `Span`."""
    week: Token | None = None
    """`this`, `next`, the one after, or a week later."""
    zone: Token | None = None


Rule = tuple[re.Pattern[str], Callable[[Sequence[Token]], Token | None]]


def _join(parts: Sequence[Token]) -> str:
    return " ".join(part.text.strip() for part in parts)


def _make(kind: WordKind, value: object, parts: Sequence[Token]) -> Token:
    return Token(kind, value, _join(parts))


def _number(token: Token) -> int:
    return int(str(token.value))


def _clock(token: Token, minutes: int, parts: Sequence[Token]) -> Token | None:
    """Make a time from an hour, which may be a number or a time already, some minutes later or earlier."""
    if isinstance(token.value, Clock):
        clock = token.value
    elif _number(token) in _HOURS:
        clock = Clock(_number(token), is_certain=str(token.value).startswith("0"))
    else:
        return None
    hour, minute = divmod(clock.hour * 60 + clock.minute + minutes, 60)
    return _make(WordKind.TIME, Clock(hour % 24 if minutes else hour, minute, clock.is_certain), parts)


def _minutes(token: Token) -> int:
    match token.kind:
        case WordKind.QUARTER:
            return 15
        case WordKind.HALF_AFTER | WordKind.HALF_OF | WordKind.HALF_BEFORE:
            return 30
        case _:
            return _number(token)


def _pick(hour: int, minutes: int | None = None, sign: int = 1) -> Callable[[Sequence[Token]], Token | None]:
    """Make a rule's result from the places of its hour and of the minutes before or after it."""
    return lambda parts: _clock(parts[hour], 0 if minutes is None else sign * _minutes(parts[minutes]), parts)


@dataclass(frozen=True, slots=True)
class Span:
    """How long from now: whole days, or minutes that name the hour, too."""

    days: int = 0
    minutes: int = 0


def _span(count: int, unit: int, sign: int = 1) -> Callable[[Sequence[Token]], Token | None]:
    def make(parts: Sequence[Token]) -> Token:
        minutes = {WordKind.HOUR_UNIT: 60, WordKind.MINUTE_UNIT: 1}.get(parts[unit].kind)
        size = int(str(parts[unit].value)) if minutes is None else minutes
        amount = sign * _number(parts[count])
        days, rest = divmod(size, 24 * 60)
        return _make(WordKind.SPAN, Span(minutes=amount * size) if rest else Span(days=amount * days), parts)

    return make


def _span_of_one(parts: Sequence[Token]) -> Token:
    """Read a span whose unit says how many: "in half an hour"."""
    (unit,) = (part for part in parts if part.kind is WordKind.UNIT)
    days, rest = divmod(_number(unit), 24 * 60)
    return _make(WordKind.SPAN, Span(minutes=_number(unit)) if rest else Span(days=days), parts)


def _named_date(day: int, month: int, year: int | None = None) -> Callable[[Sequence[Token]], Token | None]:
    def make(parts: Sequence[Token]) -> Token:
        years = None if year is None else _number(parts[year])
        return _make(WordKind.DATE, (_number(parts[day]), _number(parts[month]), years), parts)

    return make


def _with_half(time: int, half: int, count: int) -> Rule:
    """Give a time the half of the day that stands beside it."""

    def make(parts: Sequence[Token]) -> Token | None:
        clock = _clock(parts[time], 0, parts)
        if clock is None or not isinstance(clock.value, Clock):
            return None
        hour = clock.value.hour
        if hour > _NOON:
            return clock if parts[half].value == "pm" else None
        return _make(
            WordKind.TIME,
            replace(clock.value, hour=hour % _NOON + _NOON * (parts[half].value == "pm"), is_certain=True),
            parts,
        )

    pattern = ["[nwT]"] * count
    pattern[half] = "a"
    if count > 2:  # noqa: PLR2004 - with the unit between them
        pattern[1] = "h"
    return re.compile("".join(pattern)), make


def _first_of_span(parts: Sequence[Token]) -> Token | None:
    """Return the start of a span; half of the day said at its end holds for both, if that is a span."""
    start, end = parts[0], next(part for part in parts[2:] if part.kind in "nwT")
    first, last = _clock_value(start, parts), _clock_value(end, parts)
    if first is None or last is None:
        return None
    half = parts[-1].value if parts[-1].kind is WordKind.HALF_OF_DAY else None
    if half is None:
        clock = replace(first, is_certain=first.is_certain or last.hour > _NOON)
    elif first.hour > _NOON:
        clock = first
    else:
        is_same_half = (first.hour % _NOON, first.minute) < (last.hour % _NOON, last.minute)
        is_afternoon = (half == "pm") == is_same_half
        clock = replace(first, hour=first.hour % _NOON + _NOON * is_afternoon, is_certain=True)
    return _make(WordKind.TIME, clock, parts)


def _clock_value(token: Token, parts: Sequence[Token]) -> Clock | None:
    time = _clock(token, 0, parts)
    return time.value if time is not None and isinstance(time.value, Clock) else None


def _rule(pattern: str, make: Callable[[Sequence[Token]], Token | None]) -> Rule:
    return re.compile(pattern), make


def _without(parts: Sequence[Token], kinds: str) -> Sequence[Token]:
    return [part for part in parts if part.kind not in kinds]


def _dashed(parts: Sequence[Token]) -> Sequence[Token]:
    """Return a span "from 8 to 11" as one with a dash: its end is said with the word for "at"."""
    return _without(parts[1:], "h")


def _past(parts: Sequence[Token], sign: int) -> Token | None:
    (minutes, *_, hour) = _without(parts, "vPO@h")
    return _clock(hour, sign * _minutes(minutes), parts)


def _before(parts: Sequence[Token]) -> Token | None:
    """Read a half of the day that stands before its hour."""
    half, time, *_ = _without(parts, "h@")
    return _with_half(0, 1, 2)[1]((time, half))


_RULES: Final[tuple[Rule, ...]] = (
    # Spans from now: "in two hours", "3日後", and "a week ago", which has passed.
    _rule("[nw][dhv]l", _span(0, 1, -1)),
    _rule("i[nw][dhv]", _span(1, 2)),
    _rule("[nw][dhv]j", _span(0, 1)),
    _rule("id|dj", _span_of_one),
    # Clocks with their hour before or after the minutes.
    _rule("[nw]h[nw]v?(?![a])", lambda parts: _clock(parts[0], _number(parts[2]), parts)),
    _rule("F[nwT]h?[ruO]@?[nwT]h?a?", lambda parts: _first_of_span(_without(parts[1:], "h@"))),
    _rule("F[nwT]h?@[nwT]h?a?", lambda parts: _first_of_span(_dashed(parts))),
    _rule("b@?[nwT]", _pick(-1, 0, -1)),
    _rule("B@?[nw]", lambda parts: _clock(parts[-1], -_number(parts[0]), parts)),
    _rule("[nwq]v?P[nwT]h?", lambda parts: _past(parts, 1)),
    _rule("[nwq]v?O@?[nwT]h?", lambda parts: _past(parts, -1)),
    _rule("O[nwq]@?[nwT]", _pick(-1, 1, -1)),
    _rule("[fg]P[nwT]h?", _pick(2, 0)),
    _rule("g[nw]", _pick(1, 0)),
    _rule("[nwT]h?U[nwqfbg]", lambda parts: _clock(parts[0], _minutes(parts[-1]), parts)),
    _rule("[nwT]h?I[nwq]", lambda parts: _clock(parts[0], -_minutes(parts[-1]), parts)),
    _rule("[nwT]h?[nwq]L", lambda parts: _clock(parts[0], _minutes(parts[-2]), parts)),
    _rule("[nwT]h?[nwq]J", lambda parts: _clock(parts[0], -_minutes(parts[-2]), parts)),
    _rule("[nwT]h?f", lambda parts: _clock(parts[0], 30, parts)),
    _rule("[nwT]h?q", lambda parts: _clock(parts[0], 15, parts)),
    # Spans of the day, of which the start counts.
    _rule("[nwT]h?[ru]@?[nwT]h?a", lambda parts: _first_of_span(_without(parts, "h@"))),
    _rule("[nwT]h?a?[ru]@?[nw]h", lambda parts: _first_of_span(_without(parts, "h@"))),
    _with_half(0, 1, 2),
    _with_half(0, 2, 3),
    _rule("a@?[nwT]h?", _before),
    _rule("[T]h?[ru]@?[nwT]h?", lambda parts: _first_of_span(_without(parts, "h@"))),
    _rule("[nw]h", _pick(0)),
    _rule("Th", _pick(0)),
    # Dates by name.
    _rule("[now]mY", _named_date(0, 1, 2)),
    _rule("m[now]Y", _named_date(1, 0, 2)),
    _rule("[no]m", _named_date(0, 1)),
    _rule("m[no]", _named_date(1, 0)),
    _rule("wm", _named_date(0, 1)),
    # Hours of which only a word before them says that they are hours.
    _rule("@[nw][ru]@?[nw]", lambda parts: _first_of_span(_without(parts, "@"))),
    _rule("[nw]r[nw]", _first_of_span),
    _rule("@[nw]", _pick(1)),
    _rule("@T", _pick(1)),
    _rule("F(?=T)", lambda parts: Token(WordKind.FILLER, None, parts[0].text)),
)


def parse(tokens: Sequence[Token]) -> Wanted:
    """Return the day and hour that these parts name.

    Raises:
        TimePartUnknown: a part fits nowhere, or says a second time what another has said.
        TimeLacksHour: no hour is named.
        TimeUnreadable: nothing is named at all.
    """
    unknown = [token for token in tokens if token.kind is WordKind.UNKNOWN]
    if len(unknown) == len(tokens):
        raise TimeUnreadable
    if unknown:
        raise TimePartUnknown(unknown[0].text.strip())
    return _fill(_place_numbers(_reduce(list(tokens))))


_IDLE: Final = frozenset({WordKind.FILLER, WordKind.AT, WordKind.FROM, WordKind.IN, WordKind.PLUS})
"""Kinds that say nothing where no rule has used them."""


def _reduce(tokens: list[Token]) -> list[Token]:
    """Apply every rule from the first to the last, wherever it fits."""
    for pattern, make in _RULES:
        kinds, place = "".join(token.kind for token in tokens), 0
        while (match := pattern.search(kinds, place)) is not None:
            made = make(tokens[match.start() : match.end()])
            if made is None:
                raise TimePartUnknown(_join(tokens[match.start() : match.end()]))
            tokens[match.start() : match.end()] = [made]
            place = match.start() + 1
            kinds = "".join(token.kind for token in tokens)
    return [token for token in tokens if token.kind not in _IDLE]


def _place_numbers(tokens: list[Token]) -> list[Token]:
    """Decide for numbers that stand alone: the hour, if there is none yet, otherwise the day of the month."""
    kinds = {token.kind for token in tokens}
    has_time = bool(kinds & {WordKind.TIME, WordKind.SPAN})
    has_day = bool(kinds & {WordKind.WEEKDAY, WordKind.DATE, WordKind.DAY_OFFSET})
    placed = []
    for token in tokens:
        if token.kind is WordKind.NUMBER and has_time:
            placed.append(replace(token, kind=WordKind.ORDINAL))
        elif token.kind in {WordKind.NUMBER, WordKind.NUMBER_WORD} and not has_time and has_day:
            clock = _clock(token, 0, [token])
            if clock is None:
                raise TimePartUnknown(token.text)
            placed.append(clock)
            has_time = True
        else:
            placed.append(token)
    return placed


_FIELDS: Final = {
    WordKind.TIME: "clock",
    WordKind.HALF_OF_DAY: "half",
    WordKind.PART: "part",
    WordKind.WEEKDAY: "weekday",
    WordKind.DATE: "date",
    WordKind.ORDINAL: "day",
    WordKind.DAY_OFFSET: "offset",
    WordKind.SPAN: "span",
    WordKind.NEXT: "week",
    WordKind.THIS: "week",
    WordKind.AFTER_NEXT: "week",
    WordKind.WEEK_LATER: "week",
    WordKind.NEXT_WEEK: "week",
    WordKind.WEEK_AFTER_NEXT: "week",
    WordKind.ZONE: "zone",
}


def _fill(tokens: Sequence[Token]) -> Wanted:
    fields: dict[str, Token] = {}
    for token in tokens:
        name = _FIELDS.get(token.kind)
        if name is None or name in fields:
            raise TimePartUnknown(token.text.strip())
        fields[name] = token
    if not fields:
        raise TimeUnreadable
    wanted = Wanted(**fields)
    _demand_hour(wanted)
    return wanted


def _demand_hour(wanted: Wanted) -> None:
    """Refuse a text without an hour; a span of hours or minutes has one."""
    span = None if wanted.span is None else wanted.span.value
    if wanted.clock is None and not (isinstance(span, Span) and span.minutes):
        raise TimeLacksHour
