"""Measured quantities over several rounds."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured quantity with its spread."""

    name: str
    """As in the JSON: dotted, lower case."""
    meaning: str
    unit: str
    rounds: tuple[float, ...]
    aim: float | None = None
    """The maximum that the median should have."""

    @property
    def median(self) -> float:
        """The middle of the rounds."""
        return median(self.rounds)

    def as_json(self) -> dict[str, object]:
        """Return everything, the rounds included."""
        return {
            "meaning": self.meaning,
            "unit": self.unit,
            "min": min(self.rounds),
            "median": self.median,
            "max": max(self.rounds),
            "aim": self.aim,
            "rounds": list(self.rounds),
        }


def table(figures: Sequence[Figure]) -> str:
    """Return all figures as lines of text."""
    width = max(len(figure.meaning) for figure in figures)
    lines = [f"{'':<{width}}  {'median':>9} {'min':>9} {'max':>9}  unit"]
    for figure in figures:
        low, middle, high = (
            _number(value) for value in (min(figure.rounds), figure.median, max(figure.rounds))
        )
        aim = "" if figure.aim is None else f"  (aim: at most {figure.aim:g})"
        row = f"{figure.meaning:<{width}}  {middle:>9} {low:>9} {high:>9}  {figure.unit}{aim}"
        lines.append(row.rstrip())
    return "\n".join(lines)


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which a share of all values lies."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
