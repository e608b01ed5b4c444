"""How a match of ito ended, and how far it came (rulings: I11, I13)."""

from fractions import Fraction
from typing import Final

from engine.games.ito.cards import MAX_LIVES, MAX_ROWS, STAGES
from engine.games.ito.model import ItoState, Mode, Phase
from engine.model import Outcome

_MOST_CARDS: Final = 3 * 10
"""The most cards of a stage."""
_WHOLE: Final = 1000
"""The parts in which the share of a row is counted."""


def find_outcome(state: ItoState) -> Outcome | None:
    """Return the outcome once the match has ended."""
    if not state.is_over:
        return None
    return _end_of_stages(state) if state.options.mode is Mode.STAGES else _end_of_rows(state)


def share_reached(outcome: Outcome, mode: Mode) -> Fraction:
    """Return the share of the stages passed; or of the rows won and the run of the one that was not."""
    facts = outcome.facts
    if mode is Mode.STAGES:
        return Fraction(facts["passed"], STAGES)
    broken = not outcome.beaten and facts["cards"] and facts["run"] < facts["cards"]
    share = Fraction(facts["run"], facts["cards"]) if broken else Fraction(0)
    return (facts["passed"] + share) / MAX_ROWS


def _end_of_stages(state: ItoState) -> Outcome:
    beaten = state.phase is Phase.BEATEN
    in_order = len(state.pile) - len(state.mistakes)
    missing_stages = STAGES - state.round
    lost = 1 + MAX_LIVES + missing_stages * (_MOST_CARDS + 1) + _MOST_CARDS - in_order
    return Outcome(
        beaten=beaten,
        score=MAX_LIVES - state.lives if beaten else lost,
        reason="game-beaten" if beaten else "game-lost",
        facts={
            "stage": state.round,
            "passed": state.passed,
            "lives": state.lives,
            "in_order": in_order,
            "own_themes": state.own_themes,
            "absent_rounds": state.absent_rounds,
        },
    )


def _end_of_rows(state: ItoState) -> Outcome:
    beaten = state.phase is Phase.BEATEN
    run, cards = (state.last.run, len(state.last.order)) if state.last else (0, 0)
    missing = 0 if beaten or not cards else _WHOLE - _WHOLE * run // cards
    reason = "row-spoiled" if state.spoiled and run == cards else "row-not-rising"
    return Outcome(
        beaten=beaten,
        score=(MAX_ROWS - state.passed) * (_WHOLE + 1) + missing,
        reason="rows-beaten" if beaten else reason,
        facts={
            "passed": state.passed,
            "run": run,
            "cards": cards,
            "own_themes": state.own_themes,
            "absent_rounds": state.absent_rounds,
        },
    )
