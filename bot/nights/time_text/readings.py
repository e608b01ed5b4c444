"""The moments that a text may mean, in the order in which people mean them."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Final, cast
from zoneinfo import ZoneInfo

from babel import Locale, UnknownLocaleError

from bot.nights.refusals import (
    TimeContradicts,
    TimeLacksDay,
    TimeLacksHour,
    TimePartUnknown,
    TimePast,
    TimeSkipped,
    TimeTooFar,
    TimeTwice,
    TimeUnreadable,
    TimeZoneUnclear,
)
from bot.nights.time_text.grammar import Span, Wanted, parse
from bot.nights.time_text.lexicon import Clock, PartOfDay, WordKind, load_lexicon
from bot.nights.time_text.tokens import AMBIGUOUS_ZONES, ShortDate, Token, list_meanings
from bot.nights.times import find_moments, to_local
from data.errors import NightRefusal

MAX_LENGTH: Final = 60
"""The number of characters of the longest text that is read."""
MAX_READINGS: Final = 5
_USUAL_HOUR: Final = 20
"""At which most game nights begin."""
MAX_AHEAD: Final = timedelta(days=366)
_DAY: Final = timedelta(days=1)
_WEEK: Final = timedelta(days=7)
_NOON, _MIDNIGHT = 12, 24
_EARLY_HOURS: Final = range(1, 8)
"""Of a bare hour: the evening's."""
_LATE_HOURS: Final = range(8, 12)
"""Of a bare hour: the evening's or the morning's."""
_TIMESTAMP: Final = re.compile(r"<t:(\d{1,10})(?::[tTdDfFsSR])?>")
_ISO: Final = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*")


@dataclass(frozen=True, slots=True)
class Start:
    """When a night starts: the time on its zone's clocks, and the moment that this is."""

    local: datetime
    moment: datetime


def read_starts(text: str, zone: ZoneInfo, locales: Sequence[str], now: datetime) -> tuple[Start, ...]:
    """Read a time as the start of a game night, in every language of these, on a zone's clocks.

    The first reading is the likeliest; several mean that the text can be read in several ways. English is
    tried last.

    Raises:
        TimeUnreadable, TimePartUnknown, TimeContradicts, TimeLacksHour, TimeLacksDay, TimeZoneUnclear: the
            text is not a day and a time.
        TimePast, TimeTooFar: it is over, or more than a year ahead.
        TimeSkipped, TimeTwice: the clocks are changed then, and show it never or twice.
    """
    text = text.strip()
    exact = _read_exact(text, zone)
    if exact is not None:
        return (_check(exact, zone, now),)
    starts: dict[Start, None] = {}
    refusals: list[NightRefusal] = []
    for locale in dict.fromkeys((*locales, "en")):
        try:
            starts |= dict.fromkeys(_read_in(text, zone, locale, now))
        except NightRefusal as refusal:
            refusals.append(refusal)
    if not starts:
        raise max(refusals, key=_rank)
    return tuple(starts)[:MAX_READINGS]


def suggest_starts(
    usual: Iterable[datetime], zone: ZoneInfo, now: datetime, taken: Sequence[datetime] = ()
) -> tuple[Start, ...]:
    """Suggest when the next night could be: at the hours of other nights, and on the coming evenings.

    The moments that are `taken` are left out, and the evenings begin when the first of these does.
    """
    today = to_local(now, zone).replace(hour=0, minute=0, second=0, microsecond=0)
    usual_times = [
        today
        + timedelta(days=(local.weekday() - today.weekday()) % 7, hours=local.hour, minutes=local.minute)
        for local in usual
    ]
    first = to_local(taken[0], zone) if taken else today + timedelta(hours=_USUAL_HOUR)
    evenings = [
        today + timedelta(days=days, hours=first.hour, minutes=first.minute)
        for days in range(MAX_READINGS + 1 + len(taken))
    ]
    starts = []
    for local in dict.fromkeys((*usual_times, *evenings)):
        try:
            start = _check(local, zone, now)
        except NightRefusal:
            continue
        if start.moment not in taken:
            starts.append(start)
    return tuple(starts[:MAX_READINGS])


def _rank(refusal: NightRefusal) -> int:
    """Return how much a refusal says: most of all if all is understood and cannot be."""
    order = (TimePartUnknown, TimeUnreadable, TimeLacksDay, TimeLacksHour, TimeZoneUnclear, TimeContradicts)
    return next((place for place, kind in enumerate(order) if isinstance(refusal, kind)), len(order))


def _read_exact(text: str, zone: ZoneInfo) -> Start | datetime | None:
    """Read Discord's timestamps and ISO 8601."""
    stamp = _TIMESTAMP.fullmatch(text)
    if stamp is not None:
        return _start_at(datetime.fromtimestamp(int(stamp[1]), UTC), zone)
    if _ISO.fullmatch(text) is None:
        return None
    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        return None
    return _start_at(read, zone) if read.tzinfo is not None else read.replace(second=0, microsecond=0)


def _start_at(moment: datetime, zone: ZoneInfo) -> Start:
    try:
        moment = moment.astimezone(UTC)
        return Start(to_local(moment, zone), moment)
    except OverflowError:
        raise TimeUnreadable from None


def _read_in(text: str, zone: ZoneInfo, locale: str, now: datetime) -> list[Start]:
    """Read a text in one language, in every way in which its words can be meant."""
    try:
        lexicon = load_lexicon(locale.split("-", maxsplit=1)[0])
    except LookupError:
        raise TimeUnreadable from None
    starts: list[Start] = []
    refusals: list[NightRefusal] = []
    for tokens in list_meanings(text, lexicon):
        try:
            starts += _resolve(parse(tokens), zone, _find_order(locale), now)
        except NightRefusal as refusal:
            refusals.append(refusal)
    if not starts:
        raise max(refusals, key=_rank, default=TimeUnreadable())
    return starts


def _find_order(locale: str) -> str:
    """Return in which order people of a locale write day and month.

    >>> _find_order("en-US"), _find_order("en-GB"), _find_order("fr"), _find_order("ja"), _find_order("sv-SE")
    ('MD', 'DM', 'DM', 'MD', 'DM')
    """
    if locale == "en-US":
        return "MD"
    try:
        pattern = str(Locale.parse(locale, sep="-").date_formats["short"].pattern)
    except (UnknownLocaleError, ValueError):
        return "DM"
    # Where hyphens stand between them, as in ISO 8601, people write the day first.
    return "MD" if pattern.startswith("y") and "-" not in pattern else "DM"


def _resolve(wanted: Wanted, zone: ZoneInfo, order: str, now: datetime) -> list[Start]:
    """Return the starts that the wanted day and hour can be, the likeliest first."""
    clocks = _find_zone(wanted.zone, zone)
    if wanted.span is not None and isinstance(wanted.span.value, Span) and wanted.span.value.minutes:
        if any((wanted.clock, wanted.weekday, wanted.date, wanted.day, wanted.offset, wanted.part)):
            raise TimePartUnknown(wanted.span.text)
        moment = (now + timedelta(minutes=wanted.span.value.minutes)).replace(second=0, microsecond=0)
        return [_check(_start_at(moment, zone), zone, now)]
    today = now.astimezone(clocks).replace(tzinfo=None)
    starts: list[Start] = []
    refusals: list[NightRefusal] = []
    for local in _list_locals(wanted, order, today):
        read = _at_clock(local, wanted, clocks, zone)
        try:
            starts.append(_check(read, zone, now))
        except NightRefusal as refusal:
            refusals.append(refusal)
    if not starts:
        raise refusals[0] if refusals else TimeUnreadable()
    return starts


def _at_clock(
    local: datetime, wanted: Wanted, clocks: ZoneInfo | timezone, zone: ZoneInfo
) -> Start | datetime:
    """Return the moment of a time that names its own zone, or the time on the server's clocks."""
    return local if wanted.zone is None else _start_at(local.replace(tzinfo=clocks), zone)


def _find_zone(token: Token | None, zone: ZoneInfo) -> ZoneInfo | timezone:
    """Return the zone that a text names, otherwise the server's."""
    if token is None:
        return zone
    if isinstance(token.value, int):
        return timezone(timedelta(minutes=token.value))
    if token.value in AMBIGUOUS_ZONES:
        raise TimeZoneUnclear(str(token.value))
    return ZoneInfo(str(token.value))


def _check(read: Start | datetime, zone: ZoneInfo, now: datetime) -> Start:
    """Return the start if it is to come within a year and the clocks show it once."""
    if isinstance(read, datetime):
        if read < to_local(now, zone) - _DAY:
            raise TimePast
        try:
            moments = find_moments(read, zone)
        except OverflowError:
            raise TimeUnreadable from None
        if not moments:
            raise TimeSkipped(zone.key)
        if len(moments) > 1:
            raise TimeTwice(zone.key)
        read = Start(read, moments[0])
    if read.moment <= now:
        raise TimePast
    if read.moment > now + MAX_AHEAD:
        raise TimeTooFar
    return read


def _list_locals(wanted: Wanted, order: str, today: datetime) -> Iterator[datetime]:
    """Yield the times on the clock that are meant, the likeliest first."""
    hours = list(_list_hours(wanted))
    for hour, minute in hours:
        for day in _list_days(wanted, order, today, timedelta(hours=hour, minutes=minute)):
            yield datetime.combine(day, datetime.min.time()) + timedelta(hours=hour, minutes=minute)


def _list_hours(wanted: Wanted) -> Iterator[tuple[int, int]]:
    """Yield the hours, 0 to 30, that are meant; those from 24 on belong to the night after the day."""
    clock = None if wanted.clock is None else wanted.clock.value
    if wanted.clock is None or not isinstance(clock, Clock):
        raise TimeUnreadable
    half, part = wanted.half, wanted.part
    if half is not None:
        raise TimePartUnknown(half.text)
    if part is not None:
        hour = _hour_in(clock, part.value)
        if hour is None:
            raise TimeContradicts(part.text.strip(), wanted.clock.text)
        yield hour, clock.minute
    elif clock.is_certain or clock.hour not in {*_EARLY_HOURS, *_LATE_HOURS}:
        yield clock.hour, clock.minute
    else:
        yield clock.hour + _NOON, clock.minute
        if clock.hour in _LATE_HOURS:
            yield clock.hour, clock.minute


def _hour_in(clock: Clock, part: object) -> int | None:
    """Return the hour of a clock in a part of the day, `None` if it is not in it."""
    hour = clock.hour
    if clock.is_certain and hour < _NOON and part in {PartOfDay.AFTERNOON, PartOfDay.EVENING}:
        return None
    match part:
        case PartOfDay.MORNING:
            return hour if hour <= _NOON else None
        case PartOfDay.NOON:
            return hour + _NOON if hour < 6 else hour if hour < 16 else None  # noqa: PLR2004 - around noon
        case PartOfDay.AFTERNOON:
            afternoon = hour if hour >= _NOON else hour + _NOON
            return afternoon if afternoon < 22 else None  # noqa: PLR2004 - Spanish afternoons end late
        case PartOfDay.EVENING:
            evening = hour if hour > _NOON else hour + _NOON
            return evening if evening >= 15 else None  # noqa: PLR2004 - nobody calls it evening before
        case _:
            if hour < 6:  # noqa: PLR2004 - the small hours of the night after the day
                return hour + _MIDNIGHT
            return hour + _NOON if hour <= _NOON else hour


def _list_days(wanted: Wanted, order: str, today: datetime, time: timedelta) -> Iterator[date]:
    """Yield the days that are meant by a text with this time of day."""

    def is_over(day: date) -> bool:
        return datetime.combine(day, datetime.min.time()) + time <= today

    day = _find_date(wanted, order, today.date(), is_over_today=is_over(today.date()))
    offset = _find_offset(wanted)
    if offset is not None:
        day = _agree(day, today.date() + timedelta(days=offset), wanted)
    if day is not None:
        _demand_weekday(day, wanted)
        yield day
    elif wanted.weekday is not None:
        yield from _list_weekdays(int(str(wanted.weekday.value)), wanted, today.date(), is_over)
    elif wanted.week is not None:
        raise TimeLacksDay(wanted.week.text.strip())
    else:
        yield today.date() + (_DAY if is_over(today.date()) else timedelta())


def _demand_weekday(day: date, wanted: Wanted) -> None:
    """Refuse a day that is not of the weekday or week that the text names, too."""
    if wanted.weekday is not None and day.weekday() != wanted.weekday.value:
        named = wanted.date or wanted.day or wanted.offset or wanted.span or wanted.weekday
        raise TimeContradicts(wanted.weekday.text.strip(), named.text.strip())
    if wanted.week is not None and wanted.week.kind not in {WordKind.NEXT, WordKind.THIS}:
        raise TimePartUnknown(wanted.week.text.strip())


def _find_offset(wanted: Wanted) -> int | None:
    """Return how many days ahead the day is, if the text says so."""
    if wanted.span is None:
        return None if wanted.offset is None else int(str(wanted.offset.value))
    if wanted.offset is not None:
        raise TimeContradicts(wanted.span.text, wanted.offset.text)
    days = _days_of(wanted.span)
    return None if wanted.weekday is not None and days % 7 == 0 else days


def _days_of(span: Token) -> int:
    return span.value.days if isinstance(span.value, Span) else 0


def _agree(day: date | None, other: date, wanted: Wanted) -> date:
    if day is not None and day != other:
        named = wanted.date or wanted.day
        raise TimeContradicts((wanted.offset or wanted.span or named).text, named.text)  # type: ignore[union-attr]
    return other


def _list_weekdays(
    weekday: int, wanted: Wanted, today: date, is_over: Callable[[date], bool]
) -> Iterator[date]:
    """Yield the days of a weekday: the coming one, or the one that words such as "next" mean."""
    ahead = (weekday - today.weekday()) % 7
    coming = today + timedelta(days=ahead)
    kind = None if wanted.week is None else wanted.week.kind
    in_next_week = today - timedelta(days=today.weekday()) + _WEEK + timedelta(days=weekday)
    if wanted.span is not None:
        yield coming + timedelta(days=_days_of(wanted.span))
    elif kind in {WordKind.NEXT_WEEK, WordKind.WEEK_AFTER_NEXT}:
        yield in_next_week + (_WEEK if kind is WordKind.WEEK_AFTER_NEXT else timedelta())
    elif kind in {WordKind.WEEK_LATER, WordKind.AFTER_NEXT} or (kind is WordKind.NEXT and ahead == 0):
        yield coming + _WEEK
    elif kind is WordKind.NEXT and coming != in_next_week:
        yield from (coming, in_next_week)
    else:
        yield coming + (_WEEK if is_over(coming) else timedelta())


def _find_date(wanted: Wanted, order: str, today: date, *, is_over_today: bool) -> date | None:
    """Return the date that is named, the next of that name if it has no year."""
    if wanted.date is not None and wanted.day is not None:
        raise TimePartUnknown(wanted.day.text)
    if wanted.day is not None:
        return _find_day_of_month(wanted.day, today, is_over_today=is_over_today)
    if wanted.date is None:
        return None
    for day, month, year in _list_orders(wanted.date, order):
        # A 29 February may be four years ahead.
        for number in range(today.year, today.year + 5) if year is None else (year,):
            try:
                named = date(number, month, day)
            except ValueError:
                continue
            if year is not None or named > today or (named == today and not is_over_today):
                return named
    raise TimePartUnknown(wanted.date.text)


def _list_orders(token: Token, order: str) -> Iterator[tuple[int, int, int | None]]:
    """Yield day, month and year of a date: as its locale orders them, then the other way if it is no date."""
    if not isinstance(token.value, ShortDate):
        yield cast("tuple[int, int, int | None]", token.value)
        return
    written = token.value
    if written.separator in {"月", "iso"} or (written.separator == "/" and order == "MD"):
        yield written.second, written.first, written.year
    else:
        yield written.first, written.second, written.year
    if written.separator in {"/", "-"} and max(written.first, written.second) > 12:  # noqa: PLR2004 - months
        yield written.first, written.second, written.year
        yield written.second, written.first, written.year


def _find_day_of_month(token: Token, today: date, *, is_over_today: bool) -> date:
    """Return the coming day of this number, in this month or one of the next two."""
    number = int(str(token.value))
    first = today.replace(day=1)
    for _ in range(3):
        try:
            day = first.replace(day=number)
        except ValueError:
            pass
        else:
            if day > today or (day == today and not is_over_today):
                return day
        first = (first + timedelta(days=32)).replace(day=1)
    raise TimePartUnknown(token.text)
