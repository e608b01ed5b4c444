"""Refusals of a game night."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar

from bot.process.database_errors import database_errors_as
from bot.tables.refusals import NotSaved
from data.nights.errors import NightAbsent, NightStateDiffers, NightUnderWay, NightUnknown
from data.nights.records import OVER
from engine.refusals import Refusal


@dataclass
class NightRefusal(Refusal):
    """Something this night cannot do now."""

    family: ClassVar[str] = "night"


@dataclass
class TimeUnreadable(NightRefusal):
    """The text names no day and time."""


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
class NothingToChange(NightRefusal):
    """No option says what to change."""


@dataclass
class NoNightHere(NightRefusal):
    """The server has no such night."""


@dataclass
class NightGone(NightRefusal):
    """The night is over, or its draft has been dropped."""


@dataclass
class NightBegun(NightRefusal):
    """The door is open, so that the plan cannot change any more."""


@dataclass
class NightNotOpen(NightRefusal):
    """The door is not open yet."""


@dataclass
class OtherNightUnderWay(NightRefusal):
    """Another night is under way in the channel."""


@dataclass
class NotThere(NightRefusal):
    """The person is not at the night, or gave no answer."""


@dataclass
class NotHost(NightRefusal):
    """Only the host, or who may manage events, does this."""


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


@contextmanager
def night_refusals() -> Iterator[None]:
    """Turn the store's errors into refusals.

    Raises:
        NightRefusal: why the store refused.
        NotSaved: the database gives no answer.
    """
    try:
        with database_errors_as(NotSaved):
            yield
    except NightUnknown:
        raise NightGone from None
    except NightStateDiffers as error:
        if error.state in OVER:
            raise NightGone from None
        raise (NightNotOpen if error.state == "planned" else NightBegun) from None
    except NightUnderWay:
        raise OtherNightUnderWay from None
    except NightAbsent:
        raise NotThere from None
