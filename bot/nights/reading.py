"""Reads when a night is to start, as people write it: "Friday 8pm", "morgen 20 Uhr", "2026-12-04 20:00"."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from babel import Locale, UnknownLocaleError

from bot.nights.refusals import TimePast, TimeSkipped, TimeTooFar, TimeTwice, TimeUnreadable
from bot.nights.times import find_moments, to_local

MAX_LENGTH: Final = 60
"""The number of characters of the longest text that is read."""
MAX_AHEAD: Final = timedelta(days=366)
_CLOCK_CHANGE: Final = timedelta(hours=3)
"""More than any clocks are changed by."""
_TIMESTAMP: Final = re.compile(r"<t:(\d{1,10})(?::[tTdDfFsSR])?>")
_CLOCK: Final = re.compile(
    r"""(?<![\d.,:/+-]) (?<!\bin\ ) (?P<hour>[01]?\d|2[0-3])
        (?: (?::|\s?h\s?) (?P<minute>[0-5]\d) (?![\d.:/-])
          | \. (?P<dotted>[0-5]\d) (?= \s* (?:uhr|[ap]\.?m) )
          | (?= \s* (?:uhr|uur|h|[ap]\.?m|o'clock) (?!\w) ) )
        \s* (?: (?P<half>[ap])\.?m\b\.? | uhr\b | uur\b | h\b | o'clock\b )?""",
    re.IGNORECASE | re.VERBOSE,
)
_SATURDAY: Final = re.compile(r"\bsonnabends?\b", re.IGNORECASE)
_EVENING: Final = re.compile(r"(?:(?<=tag)|(?<=woch)|\b)abends?\b|\b(?:evening|night)\b", re.IGNORECASE)
_TONIGHT: Final = re.compile(
    r"""\b(?: tonight | ce\ soir | esta\ noche | stasera | vanavond | (?:dziś|dzisiaj)\ wieczorem
          | hoje\ à\ noite | bu\ akşam )\b | 今夜""",
    re.IGNORECASE | re.VERBOSE,
)
_FILLERS: Final = re.compile(
    r"""\b(?: at | on | the | this | next | coming
          | um | am | ab | der | den | (?:nächst|dies|kommend)e[nrsm]?
          | ce | cet | le | à | prochain | el | est[ea] | próxim[oa] | a\ las?
          | questo | prossim[oa] | alle | ore | om | deze | volgende
          | w | o | godz | na | n[oa] | às | bu | günü | saat )\b | @""",
    re.IGNORECASE | re.VERBOSE,
)
_SHORT_WEEKDAY: Final = re.compile("曜(?!日)")
_BARE_HOUR: Final = re.compile(r"\b(?:at|um)\s+(?P<hour>1[0-2]|\d)\b", re.IGNORECASE)
_EVENING_HOURS: Final = range(4, 12)


@dataclass(frozen=True, slots=True)
class Start:
    """When a night starts: the time on its zone's clocks, and the moment that this is."""

    local: datetime
    moment: datetime


def read_start(text: str, zone: ZoneInfo, locale: str, now: datetime) -> Start:
    """Read a time in a language, on a zone's clocks; takes about half a second the first time.

    Raises:
        TimeUnreadable: the text names no day and time, or more than one.
        TimePast, TimeTooFar: it is over, or more than a year ahead.
        TimeSkipped, TimeTwice: the clocks are changed then, and show it never or twice.
    """
    local = _read_local(text.strip(), zone, locale, to_local(now, zone))
    if isinstance(local, Start):
        return _check_moment(local, now)
    if local < to_local(now, zone) - _CLOCK_CHANGE:
        raise TimePast
    if local > to_local(now, zone) + MAX_AHEAD:
        raise TimeTooFar
    try:
        moments = find_moments(local, zone)
    except OverflowError:
        raise TimeUnreadable from None
    if not moments:
        raise TimeSkipped(zone.key)
    if len(moments) > 1:
        raise TimeTwice(zone.key)
    return _check_moment(Start(local, moments[0]), now)


def _check_moment(start: Start, now: datetime) -> Start:
    if start.moment <= now:
        raise TimePast
    if start.moment > now + MAX_AHEAD:
        raise TimeTooFar
    return start


def _read_local(text: str, zone: ZoneInfo, locale: str, today: datetime) -> datetime | Start:
    """Read the time on the zone's clocks; a time that names its own zone is a moment already."""
    stamp = _TIMESTAMP.fullmatch(text)
    if stamp is not None:
        return _start_at(datetime.fromtimestamp(int(stamp[1]), UTC), zone)
    plain = text
    if re.match(r"\d{4}-\d", text):
        try:
            read = datetime.fromisoformat(text)
        except ValueError:
            pass
        else:
            if len(text) <= len("2026-12-04"):
                raise TimeUnreadable
            return read.replace(second=0, microsecond=0) if read.tzinfo is None else _start_at(read, zone)
    else:
        plain = _to_plain(text)
    return _parse(plain, zone, locale, today)


def _to_plain(text: str) -> str:
    """Write a text so that the parser reads it: the clock as 20:00, and no little words.

    >>> _to_plain("nächsten Freitagabend um 8 Uhr"), _to_plain("tonight at 9")
    ('Freitag 20:00', 'today 21:00')
    """
    text, tonights = _TONIGHT.subn("today", _SHORT_WEEKDAY.sub("曜日", text))
    text, evenings = _EVENING.subn(" ", _SATURDAY.sub("samstag", text))
    in_evening = evenings + tonights > 0
    clocks = list(_CLOCK.finditer(text)) or (list(_BARE_HOUR.finditer(text)) if in_evening else [])
    if len(clocks) > 1:
        raise TimeUnreadable
    if not clocks:
        if in_evening or ":" in text:
            raise TimeUnreadable
        return text
    (clock,) = clocks
    time = _read_clock(clock.groupdict(), in_evening=in_evening)
    before, after = (_FILLERS.sub(" ", part) for part in (text[: clock.start()], text[clock.end() :]))
    return " ".join(f"{before} {time} {after}".replace(" , ", " ").split())


def _read_clock(clock: Mapping[str, str | None], *, in_evening: bool) -> str:
    hour, minute = int(clock["hour"] or 0), int(clock.get("minute") or clock.get("dotted") or 0)
    half = (clock.get("half") or "").lower()
    if half and hour <= 12:  # noqa: PLR2004 - a clock's hours
        hour = hour % 12 + (12 if half == "p" else 0)
    elif in_evening and hour in _EVENING_HOURS:
        hour += 12
    return f"{hour:02}:{minute:02}"


def _parse(text: str, zone: ZoneInfo, locale: str, today: datetime) -> datetime | Start:
    order = _find_order(locale, text)
    read = _parse_with(locale, order, text, today)
    if read is None:
        raise TimeUnreadable
    if read.tzinfo is not None:
        return _start_at(read, zone)
    read = read.replace(second=0, microsecond=0)
    if read - timedelta(days=7) > today and read.date() - timedelta(days=7) == today.date():
        # A weekday is that of today, as long as the time is still to come.
        yesterday = _parse_with(locale, order, text, today - timedelta(days=1))
        if yesterday is not None and yesterday.date() == today.date():
            return yesterday.replace(second=0, microsecond=0)
    return read


def _find_order(locale: str, text: str) -> str:
    """Return in which order people of a locale write year, month and day.

    >>> _find_order("en-US", "12/4"), _find_order("en-US", "4.12."), _find_order("fr", "4/12")
    ('MDY', 'DMY', 'DMY')
    >>> _find_order("ja", "12/4"), _find_order("sv-SE", "4/12")
    ('MDY', 'DMY')
    """
    if locale == "en-US":
        return "DMY" if "." in text else "MDY"
    try:
        pattern = str(Locale.parse(locale, sep="-").date_formats["short"].pattern)
    except (UnknownLocaleError, ValueError):
        return "DMY"
    # A year that stands first has four digits and is known by that. A pattern with hyphens is that of
    # ISO 8601; where it is used, people write the day first.
    return "MDY" if pattern.startswith("y") and "-" not in pattern else "DMY"


def _start_at(moment: datetime, zone: ZoneInfo) -> Start:
    try:
        moment = moment.astimezone(UTC)
        return Start(to_local(moment, zone), moment)
    except OverflowError:
        raise TimeUnreadable from None


def _parse_with(locale: str, order: str, text: str, base: datetime) -> datetime | None:
    # Imported when it is first needed: it takes half a second, which no start of the bot has to wait for.
    from dateparser.date import DateDataParser  # noqa: PLC0415

    for language in dict.fromkeys((locale.split("-", maxsplit=1)[0], "en")):
        parser = DateDataParser(
            languages=[language],
            settings={
                "DATE_ORDER": order,
                "PREFER_LOCALE_DATE_ORDER": False,
                "PREFER_DATES_FROM": "future",
                "RELATIVE_BASE": base,
                "RETURN_TIME_AS_PERIOD": True,
                "TIMEZONE": "UTC",
            },
        )
        try:
            found = parser.get_date_data(text)
        except (ValueError, OverflowError):
            # A language that it does not know, or a date that no calendar has.
            continue
        if found.date_obj is not None and found.period == "time":
            return found.date_obj
    return None
