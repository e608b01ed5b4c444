"""Why an action is refused: classes whose names are codes and whose fields are the details."""

import re
from dataclasses import dataclass, fields
from typing import ClassVar

_BOUNDARY = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass
class Refusal(Exception):  # noqa: N818 - refusals name the obstacle, and this is the family's name
    """Something asked for that is not done; nothing has changed."""

    family: ClassVar[str] = "refusal"

    @property
    def code(self) -> str:
        """The family and the class's name: `CardDoesNotFit` is `rule-card-does-not-fit`."""
        return f"{self.family}-{_BOUNDARY.sub('-', type(self).__name__).lower()}"

    @property
    def facts(self) -> dict[str, object]:
        """The details, by field name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass
class RuleViolation(Refusal):
    """An action that the rules do not allow."""

    family: ClassVar[str] = "rule"


@dataclass
class AnotherGame(RuleViolation):
    """The action belongs to a game that is not on this table."""


@dataclass
class NobodyCanAct(RuleViolation):
    """The match goes on, yet no seat may do anything: a fault of the rules, not of a player."""


@dataclass
class MatchOver(RuleViolation):
    """The match has ended."""


@dataclass
class WrongNumberOfSeats(RuleViolation):
    """The game cannot be played with this number of seats."""

    seats: int
    least: int
    most: int
