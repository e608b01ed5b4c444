"""The worth of a deal, as it is stored with a match."""

from typing import Self

from pydantic import BaseModel, ConfigDict


class DealWorth(BaseModel):
    """The result of companions on a deal (rulings: C2)."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    par: int
    """The median of the scores that the same number of companions reach by their evaluation alone."""
    line_found: bool
    """Whether a search with open cards has found a way to win; if not, there may still be one."""

    @classmethod
    def parse(cls, stored: str | None) -> Self | None:
        """Read the stored text."""
        return None if stored is None else cls.model_validate_json(stored)
