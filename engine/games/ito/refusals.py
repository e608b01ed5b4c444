"""Refusals of ito's rules."""

from dataclasses import dataclass

from engine.refusals import RuleViolation


@dataclass
class NoThemeYet(RuleViolation):
    """The table still chooses the theme."""


@dataclass
class ThemeIsChosen(RuleViolation):
    """The theme of this round is chosen."""


@dataclass
class ThemeNotOffered(RuleViolation):
    """No such theme is on offer, or not any more."""


@dataclass
class AlreadyVoted(RuleViolation):
    """The seat votes for this theme already."""


@dataclass
class NoOtherThemes(RuleViolation):
    """There are no themes but those on offer."""


@dataclass
class OthersAskedOften(RuleViolation):
    """Other themes were asked for as often as a round allows."""

    most: int


@dataclass
class StagesOnly(RuleViolation):
    """The table plays rows, where there is no such thing."""


@dataclass
class RowsOnly(RuleViolation):
    """The table plays stages, where there is no row."""


@dataclass
class OutOfThisRound(RuleViolation):
    """The seat's cards were put aside; it plays again from the next round on (rulings: I9)."""


@dataclass
class NotYourCard(RuleViolation):
    """The seat has no such card, or does not hold it any more."""


@dataclass
class NoYardstick(RuleViolation):
    """Only the last stage has a yardstick."""


@dataclass
class LinesAreDone(RuleViolation):
    """The seat is ready, or has a line for each of its cards."""


@dataclass
class PlayHasBegun(RuleViolation):
    """Every seat was ready; play has begun."""


@dataclass
class LinesMissing(RuleViolation):
    """Not every seat has written its lines or is ready."""

    waiting: tuple[int, ...]
    """The seats that are not."""


@dataclass
class StageHandEmpty(RuleViolation):
    """The seat has no card left in this stage."""


@dataclass
class NotYourLowest(RuleViolation):
    """The card is not the lowest that the seat holds, or not any more (rulings: I5)."""

    card: int
    lowest: int


@dataclass
class NoSuchPlace(RuleViolation):
    """The card beside which another is to lie is not in the row."""


@dataclass
class AlreadyThere(RuleViolation):
    """The card lies there already."""


@dataclass
class RowIncomplete(RuleViolation):
    """Not all cards lie in the row yet."""

    waiting: tuple[int, ...]
    """The seats that hold some."""


@dataclass
class RowHasChanged(RuleViolation):
    """A card was moved since the player looked at the row."""


@dataclass
class AlreadyAgreed(RuleViolation):
    """The seat agrees to the row already, also because the table does not wait for it."""


@dataclass
class AlreadyAsked(RuleViolation):
    """The seat asks for this already, and the holder has not moved the card since."""


@dataclass
class NotAgreed(RuleViolation):
    """The seat does not agree to the row."""


@dataclass
class NeverAllAgreed(RuleViolation):
    """Some seat has never agreed to this row, so the host cannot turn it over."""

    waiting: tuple[int, ...]
    """The seats that have not."""


@dataclass
class NotDoneYourself(RuleViolation):
    """The seat is waited for itself."""


@dataclass
class TooFewAreDone(RuleViolation):
    """More than half of the seats are waited for (rulings: I8)."""


@dataclass
class AlreadyGoingOn(RuleViolation):
    """The seat wants to wait no longer, and the others do not say so yet."""


@dataclass
class NobodyIsWaitedFor(RuleViolation):
    """The table waits for no seat's line, card or agreement."""


@dataclass
class TooFewWouldRemain(RuleViolation):
    """Two seats at least have to play on (rulings: I9)."""


@dataclass
class AlreadyAside(RuleViolation):
    """There is no such seat in this round."""


@dataclass
class NeverLeft(RuleViolation):
    """The seat is dealt cards in the next round anyway."""


@dataclass
class AlreadySpoiled(RuleViolation):
    """A spoken number keeps this row from being won already (rulings: I12)."""
