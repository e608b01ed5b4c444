"""Refusals of The Game's rules."""

from dataclasses import dataclass

from engine.refusals import RuleViolation


@dataclass
class NotYourTurn(RuleViolation):
    """Another seat is to play."""

    turn: int


@dataclass
class NobodyBegan(RuleViolation):
    """Nobody has said "I start" yet."""


@dataclass
class AlreadyBegun(RuleViolation):
    """Another player has said "I start" already."""

    turn: int


@dataclass
class CardNotHeld(RuleViolation):
    """The seat does not hold this card."""

    card: int


@dataclass
class UnknownPile(RuleViolation):
    """There are piles 1 to 4."""

    pile: int


@dataclass
class CardDoesNotFit(RuleViolation):
    """The card fits neither on the pile nor as a backwards trick."""

    card: int
    pile: int
    top: int
    fits: tuple[int, ...]
    """The piles on which the card would fit."""


@dataclass
class NothingToMove(RuleViolation):
    """No card was just laid by this seat, or one was moved in this turn already (rulings: G13)."""


@dataclass
class DutyUnpaid(RuleViolation):
    """More cards must be laid before the turn can end."""

    owed: int


@dataclass
class NobodyToSignal(RuleViolation):
    """A player who plays alone has nobody to give a signal to (rulings: G10)."""


@dataclass
class NoSignalThere(RuleViolation):
    """The seat has no signal on this pile."""

    pile: int


@dataclass
class SignalAlreadyThere(RuleViolation):
    """The seat has given just this signal on this pile."""

    pile: int
