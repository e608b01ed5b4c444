"""Refusals of The Mind's rules."""

from dataclasses import dataclass

from engine.refusals import RuleViolation


@dataclass
class LevelTooHigh(RuleViolation):
    """So many seats do not play to the level at which the match is to start."""

    level: int
    last: int


@dataclass
class ConcentrateFirst(RuleViolation):
    """Not every seat is ready."""

    waiting: tuple[int, ...]
    """The seats that are not."""


@dataclass
class AlreadyReady(RuleViolation):
    """The seat has its hand on the table."""


@dataclass
class AlreadyPlaying(RuleViolation):
    """Every seat was ready; play has begun."""


@dataclass
class AlreadyStopped(RuleViolation):
    """Play is halted, and no seat is ready yet."""


@dataclass
class HandEmpty(RuleViolation):
    """The seat has no card left in this level."""


@dataclass
class NotYourLowest(RuleViolation):
    """The card is not the lowest that the seat holds, or not any more (rulings: M3)."""

    card: int
    lowest: int


@dataclass
class StarIsProposed(RuleViolation):
    """A star is proposed; it must be agreed to or declined first."""

    seat: int


@dataclass
class NoStarLeft(RuleViolation):
    """The team has no star."""


@dataclass
class NoStarProposed(RuleViolation):
    """No star is proposed."""


@dataclass
class AlreadyAgreed(RuleViolation):
    """The seat has agreed: to the star, also by holding no cards, or to going on blind (rulings: M7, M8)."""


@dataclass
class NoCardsAtStake(RuleViolation):
    """A seat without cards counts as agreeing, unless it proposed the star itself (rulings: M7)."""


@dataclass
class NoLevelRuns(RuleViolation):
    """All levels are passed; the team goes on blind or finishes."""


@dataclass
class AlreadyFinishing(RuleViolation):
    """The seat has said "finish"."""


@dataclass
class NobodyFinishes(RuleViolation):
    """No seat has said "finish", or another has objected since."""


@dataclass
class LevelsRemain(RuleViolation):
    """Not all levels are passed yet."""
