"""Achievements: a team's feats in a match that ends, also if not for the first time (rulings: B8)."""

from collections.abc import Iterator
from typing import Final

from data.records import MatchRecord
from engine.model import Event, Outcome, State
from engine.registry import RULESETS
from engine.tally import Tally

FIRST_WIN: Final = "first-win"
SILENT_MATCH: Final = "silent-match"
COMMON: Final = (FIRST_WIN, SILENT_MATCH)
"""The achievements of every game."""


def list_achievements(game: str) -> tuple[str, ...]:
    """List the codes of all that a team can achieve in a game."""
    return (*COMMON, *RULESETS[game].achievements)


def find_achievements(record: MatchRecord, outcome: Outcome, tally: Tally[Event, State]) -> Iterator[str]:
    """Yield the achievements of a match that ends with this tally.

    Only a ranked and whole match of people alone achieves anything.
    """
    ruleset = RULESETS[record.game]
    if not record.ranked or record.companions:
        return
    options = ruleset.options.model_validate_json(record.options)
    if not ruleset.is_whole(options):
        return
    if outcome.beaten:
        yield FIRST_WIN
    seats = record.seats or 0
    if seats > 1 and not record.violations and not ruleset.is_short(outcome, seats, options):
        yield SILENT_MATCH
    yield from tally.find_achievements()
