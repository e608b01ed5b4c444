"""Plans in games that are played in turns: a decision of the worker, and a pause that can be followed."""

import asyncio
import random
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.companion_driver.planning import Plan, SeatedCompanion, find_commitment, list_companions
from bot.companion_driver.worker import CompanionWorker, decide_simply
from bot.companions.seeds import derive_decision_seed
from bot.companions.style import Pace
from bot.tables.table import Table
from data.records import CompanionName
from engine.games.the_game.model import Begin, GiveSignal, PlayCard, TakeBackSignal, TheGameView
from engine.model import Action, Event, View

_FIRST_CARD: Final = (2.0, 4.0)
"""Seconds between which a companion lays the first card of its turn."""
_NEXT_CARD: Final = (1.5, 2.5)
_BEGIN: Final = (30.0, 45.0)
"""The same for saying "I start": people come first, as they decide who starts."""
_OTHER: Final = (1.0, 1.8)
"""The same for the end of the turn."""
_SIGNAL: Final = (0.3, 0.7)
"""The same for a signal: soon, so that the seat at turn knows it before it lays a card."""
_PACES: Final = {Pace.CALM: 1.6, Pace.NORMAL: 1.0, Pace.QUICK: 0.5}
"""The part of these seconds that companions of each pace take."""
_UNWATCHED: Final = 0.4
"""The part of a pause that remains when no person holds a card any more."""


class TurnPlanner:
    """Asks the worker what each companion does."""

    def __init__(self, worker: CompanionWorker) -> None:
        """Ask this worker."""
        self._worker = worker

    def observe(self, table: Table, events: Sequence[Event]) -> None:
        """Do nothing: all that counts is in the views."""

    async def plan(self, table: Table, now: datetime) -> Sequence[Plan]:
        """Return the decisions of all companions that do not wait; pauses count from `now`."""
        revision, commitment = table.revision, find_commitment(table)
        plans = []
        for one in list_companions(table):
            seed = derive_decision_seed(commitment, revision, one.seat)
            if _is_in_anothers_turn(one.view):
                continue
            action = await self._worker.decide(table.ruleset.slug, one.view, seed)
            if action is not None:
                pause = timedelta(seconds=_choose_pause(table, one.view, action, seed))
                plans.append(Plan(one.name, action, now + pause))
        return plans

    async def plan_simply(self, table: Table, companion: CompanionName, now: datetime) -> Plan | None:
        """Return what the companion does by a glance at the table, at once."""
        for one in _find(list_companions(table), companion):
            action = await asyncio.to_thread(decide_simply, table.ruleset.slug, one.view)
            return None if action is None else Plan(companion, action, now)
        return None


def _find(companions: Sequence[SeatedCompanion], name: CompanionName) -> list[SeatedCompanion]:
    return [one for one in companions if one.name == name]


def _is_in_anothers_turn(view: View) -> bool:
    """Return True if another seat has begun to lay: companions speak between turns, and disturb nobody's."""
    return isinstance(view, TheGameView) and not view.is_own_turn and view.laid > 0


def _choose_pause(table: Table, view: View, action: Action, seed: int) -> float:
    """Return the seconds before an action, which follow from its seed."""
    dice = random.Random(seed)  # noqa: S311 - replays decide again with the same dice
    if isinstance(action, Begin):
        return dice.uniform(*_BEGIN)
    if isinstance(action, GiveSignal | TakeBackSignal):
        return dice.uniform(*_SIGNAL)
    style = table.companion_style
    pace = _PACES[style] if isinstance(style, Pace) else 1.0
    if not isinstance(view, TheGameView) or not isinstance(action, PlayCard):
        return pace * dice.uniform(*_OTHER)
    pause = pace * dice.uniform(*(_NEXT_CARD if view.laid else _FIRST_CARD))
    watched = any(view.held[seat] for seat in range(len(view.held)) if table.find_holder(seat) is not None)
    return pause if watched else pause * _UNWATCHED
