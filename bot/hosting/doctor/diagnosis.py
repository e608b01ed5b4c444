"""The result of a check."""

from dataclasses import dataclass
from enum import Enum


class Severity(Enum):
    """How a check came out; the value is its mark."""

    GOOD = "✔"
    HINT = "!"
    """The bot runs, but something is worth knowing."""
    FAULT = "✘"
    """The bot does not run, or not as its settings say."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """One line of the report."""

    severity: Severity
    text: str
    """The result and how to mend it; holds no token and no password."""


def good(text: str) -> Diagnosis:
    """Return a diagnosis that all is well."""
    return Diagnosis(Severity.GOOD, text)


def hint(text: str) -> Diagnosis:
    """Return a diagnosis that is worth knowing."""
    return Diagnosis(Severity.HINT, text)


def fault(text: str) -> Diagnosis:
    """Return a diagnosis that has to be mended."""
    return Diagnosis(Severity.FAULT, text)
