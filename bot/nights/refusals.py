"""Refusals of a game night."""

from dataclasses import dataclass

from data.errors import NightRefusal


class TimeNotUnderstood(NightRefusal):
    """The text is no day and time, for one of these reasons."""


@dataclass
class TimeUnreadable(TimeNotUnderstood):
    """The text names no day and time at all."""


@dataclass
class TimePartUnknown(TimeNotUnderstood):
    """A part of the text is not understood, or has no place beside the others."""

    part: str


@dataclass
class TimeContradicts(TimeNotUnderstood):
    """Two parts of the text cannot both be true, such as a weekday and a date."""

    part: str
    other: str


@dataclass
class TimeLacksHour(TimeNotUnderstood):
    """The text names a day and no hour."""


@dataclass
class TimeLacksDay(TimeNotUnderstood):
    """The text names a month or a week, and no day in it."""

    part: str


@dataclass
class TimeZoneUnclear(TimeNotUnderstood):
    """An abbreviation means more than one time zone."""

    zone: str


@dataclass
class TimePast(NightRefusal):
    """The time has passed."""


@dataclass
class TimeTooFar(NightRefusal):
    """The time is more than a year ahead."""


@dataclass
class TimeSkipped(NightRefusal):
    """The clocks skip this time."""

    zone: str


@dataclass
class TimeTwice(NightRefusal):
    """The clocks show this time twice."""

    zone: str


@dataclass
class ZoneUnknown(NightRefusal):
    """There is no time zone of this name."""


@dataclass
class ZoneAmbiguous(NightRefusal):
    """The text can mean more than one time zone."""

    zones: str


@dataclass
class NothingToChange(NightRefusal):
    """No option says what to change."""


@dataclass
class NoNightHere(NightRefusal):
    """The server has no such night."""


@dataclass
class NotHost(NightRefusal):
    """Only the host, or who may manage events, does this."""


@dataclass
class DraftGone(NightRefusal):
    """The question whether a plan is right was answered already, or nobody answered it in time."""


@dataclass
class BotCannotHost(NightRefusal):
    """A bot cannot be the host."""


@dataclass
class TooManyNights(NightRefusal):
    """The server has as many nights planned as it may have."""

    most: int


@dataclass
class TooFewForRound(NightRefusal):
    """Not enough people are there and free for a round."""

    free: int
    least: int


@dataclass
class NothingPlayedYet(NightRefusal):
    """No round has been started, so there is nothing to show."""


@dataclass
class NightPaused(NightRefusal):
    """The night is paused already."""


@dataclass
class NoPastNights(NightRefusal):
    """The server has had no game night yet."""


@dataclass
class CardsSeen(NightRefusal):
    """The person has seen the cards of the table in this round."""


@dataclass
class SeatedElsewhere(NightRefusal):
    """The person has a seat at another table of the night."""


@dataclass
class WishWithoutOther(NightRefusal):
    """A wish needs two different people."""


@dataclass
class TooManyPolls(NightRefusal):
    """The server asks when people have time as often as it may at once."""

    most: int


@dataclass
class TimeAmbiguous(TimeNotUnderstood):
    """The text can mean more than one time, and nobody can be asked which."""

    readings: str


@dataclass
class NoPlaceFree(NightRefusal):
    """The person has no place at the night, and all are taken."""
