"""The driver of companions: at most one task a table, which waits for the next plan and submits it."""

import asyncio
import logging
import random
import traceback
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, Protocol, cast

from bot.companion_driver.worker import CompanionWorker, decide_simply
from bot.companions.games import TURN_GAMES, load_companion_part
from bot.companions.seeds import derive_decision_seed
from bot.companions.signal_limit import SignalLimit
from bot.companions.style import Pace, Steadiness
from bot.process.background_tasks import BackgroundTasks
from bot.tables.refusals import CountingDown
from bot.tables.table import Table, TableChange
from bot.tables.tables import Tables
from data.errors import DatabaseRefused
from data.records import CompanionName, MatchId, MatchPhase, MatchRecord, UserId
from data.written_texts import WrittenText
from engine.games.the_game.model import Begin, GiveSignal, PlayCard, TakeBackSignal, TheGameView
from engine.model import Action, Event, Seat, View
from engine.refusals import Refusal, RuleViolation
from engine.shuffle import Chance

if TYPE_CHECKING:
    from data.store import Store


log = logging.getLogger(__name__)

RETRY_AFTER = 5.0
"""Seconds after which the companions of a table try again when the database gives no answer."""
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


@dataclass(frozen=True, slots=True)
class Plan:
    """An action that a companion will take if nothing happens before."""

    companion: CompanionName
    action: Action
    due: datetime
    texts: Sequence[WrittenText] = ()
    """The texts that the action writes."""


class Planner(Protocol):
    """Plans for the companions of one table."""

    def observe(self, table: Table, events: Sequence[Event]) -> None:
        """Take in the events of a step of the table, after they were stored."""
        ...

    async def plan(self, table: Table, now: datetime) -> Sequence[Plan]:
        """Return the companions' plans at the table's revision; those who wait for others plan nothing.

        Raises:
            DatabaseRefused: if the database gives no answer.
        """
        ...

    async def plan_simply(self, table: Table, companion: CompanionName, now: datetime) -> Plan | None:
        """Return another plan of a companion whose plan the rules did not allow."""
        ...


@dataclass(frozen=True, slots=True)
class SeatedCompanion:
    """A companion on its seat, with all it may know."""

    name: CompanionName
    seat: Seat
    view: View


@dataclass(slots=True)
class _Company:
    """The companions of one table."""

    planner: Planner
    key: tuple[int, tuple[CompanionName, ...]] = (-1, ())
    """The revision and the companions that the task plans for."""
    task: asyncio.Task[None] | None = None


class CompanionDriver:
    """Plays for the companions of these tables; a plan is dropped when its table moves on.

    Nothing is stored here: after a restart, `resume` plans again.
    """

    def __init__(
        self,
        tables: Tables,
        worker: CompanionWorker,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._worker = worker
        self._sleep = sleep
        self._companies: dict[MatchId, _Company] = {}
        self._background_tasks = BackgroundTasks()
        self._stopped = False
        tables.subscribe(self._follow)

    def resume(self, records: Iterable[MatchRecord]) -> None:
        """Go on, in the background, at those of the live matches whose companions may be awaited."""
        waiting = [
            record.id
            for record in records
            if record.phase is MatchPhase.RUNNING
            and record.set_aside is None
            and any(player.companion is not None for player in record.seated)
        ]
        if waiting:
            self._background_tasks.start(self._resume(waiting))

    def stop(self) -> None:
        """Let nobody act any more."""
        self._stopped = True
        for company in self._companies.values():
            _cancel(company)

    async def close(self) -> None:
        """End the worker."""
        self.stop()
        await self._worker.close()

    async def _resume(self, matches: Iterable[MatchId]) -> None:
        for match in matches:
            try:
                self._arm(await self._tables.get(match))
            except Refusal as refusal:
                log.info("match %s: its companions do not go on: %s", match, refusal.code)

    def _follow(self, table: Table, change: TableChange, events: Sequence[Event], by: UserId | None) -> None:
        del change, by
        if table.phase is MatchPhase.LOBBY and table.companions and table.ruleset.slug in TURN_GAMES:
            self._worker.prepare()
        if events and (company := self._companies.get(table.id)) is not None:
            company.planner.observe(table, events)
        self._arm(table)

    def _arm(self, table: Table) -> None:
        """Start planning if the table or its companions have changed; stop where none can act."""
        playable = table.phase is MatchPhase.RUNNING and table.state is not None and not table.paused
        if self._stopped or not playable or not table.companions or not table.people:
            if (company := self._companies.get(table.id)) is not None:
                _cancel(company)
                company.key = (-1, ())
                if table.record.ended is not None:
                    del self._companies[table.id]
            return
        company = self._companies.setdefault(table.id, _Company(self._make_planner(table)))
        key = (table.revision, table.companions)
        if company.key != key:
            _cancel(company)
            company.key = key
            company.task = asyncio.get_running_loop().create_task(self._play(table, company))

    def _make_planner(self, table: Table) -> Planner:
        slug = table.ruleset.slug
        if slug in TURN_GAMES:
            return TurnPlanner(self._worker)
        make = cast(
            "Callable[[Store, Steadiness], Planner]", load_companion_part(slug, "planner").make_planner
        )
        style = table.companion_style
        return make(self._tables.store, style if isinstance(style, Steadiness) else Steadiness.HUMAN)

    async def _play(self, table: Table, company: _Company) -> None:
        """Submit the first plan at a table when it is due; the next one is another task's work."""
        revision = table.revision
        try:
            while True:
                try:
                    plans = await company.planner.plan(table, self._tables.now())
                    if not plans or await self._submit(table, revision, company, min(plans, key=_due)):
                        return
                except DatabaseRefused:
                    await self._sleep(RETRY_AFTER)
        except asyncio.CancelledError:
            raise
        except Refusal as refusal:
            # The table has moved on, and another task plans for it.
            log.info("match %s: a companion does not act: %s", table.id, refusal.code)
        except Exception as fault:  # noqa: BLE001 - it is logged, without its message, which may name a card
            where = traceback.extract_tb(fault.__traceback__)[-1]
            reason = f"{type(fault).__name__} at {where.filename}:{where.lineno}"
            log.error("match %s: its companions cannot act: %s", table.id, reason)  # noqa: TRY400 - as above

    async def _submit(self, table: Table, revision: int, company: _Company, plan: Plan) -> bool:
        """Submit a plan when it is due; return False if it is to be planned again."""
        await self._wait_until(plan.due)
        try:
            await self._tables.submit_companion_action(
                table.id, plan.companion, plan.action, seen_revision=revision, texts=plan.texts
            )
        except CountingDown as refusal:
            await self._sleep(refusal.count)
            return False
        except RuleViolation as refusal:
            log.error("match %s: a companion planned what the rules refuse: %s", table.id, refusal.code)  # noqa: TRY400 - the traceback holds a card
            simple = await company.planner.plan_simply(table, plan.companion, self._tables.now())
            if simple is not None:
                await self._tables.submit_companion_action(
                    table.id, simple.companion, simple.action, seen_revision=revision
                )
        return True

    async def _wait_until(self, due: datetime) -> None:
        seconds = (due - self._tables.now()).total_seconds()
        if seconds > 0:
            await self._sleep(seconds)


def _due(plan: Plan) -> datetime:
    return plan.due


def _cancel(company: _Company) -> None:
    task, company.task = company.task, None
    # The task that has just submitted an action arms the table itself, and is about to end.
    if task is not None and task is not asyncio.current_task():
        task.cancel()


class TurnPlanner:
    """Asks the worker for each companion's action."""

    def __init__(self, worker: CompanionWorker) -> None:
        self._worker = worker
        self._signal_limit = SignalLimit()

    def observe(self, table: Table, events: Sequence[Event]) -> None:
        """Count the turns between signals: all else that counts is in the views."""
        del table
        self._signal_limit.observe(events)

    async def plan(self, table: Table, now: datetime) -> Sequence[Plan]:
        """Return the decisions of all companions that do not wait; pauses count from `now`.

        While one has something to say, the one at its turn does not think: it would think again after that.
        """
        revision, commitment = table.revision, find_commitment(table)
        plans = list[Plan]()
        for companion in sorted(list_companions(table), key=_is_at_its_turn):
            seed = derive_decision_seed(commitment, revision, companion.seat)
            if _is_in_anothers_turn(companion.view) or (plans and _is_at_its_turn(companion)):
                continue
            decided = await self._worker.decide(table.ruleset.slug, companion.view, seed)
            action = self._signal_limit.restrict(decided, companion.seat, begun=_is_begun(companion.view))
            if action is not None:
                pause = timedelta(seconds=_choose_pause(table, companion.view, action, seed))
                plans.append(Plan(companion.name, action, now + pause))
        table.companions_warming_up = self._worker.is_warming_up
        return plans

    async def plan_simply(self, table: Table, companion: CompanionName, now: datetime) -> Plan | None:
        """Return the companion's action by a glance at the table, at once."""
        for seated in _find(list_companions(table), companion):
            action = await asyncio.to_thread(decide_simply, table.ruleset.slug, seated.view)
            return None if action is None else Plan(companion, action, now)
        return None


def _find(companions: Sequence[SeatedCompanion], name: CompanionName) -> list[SeatedCompanion]:
    return [companion for companion in companions if companion.name == name]


def _is_at_its_turn(companion: SeatedCompanion) -> bool:
    return isinstance(companion.view, TheGameView) and companion.view.is_own_turn


def _is_begun(view: View) -> bool:
    return isinstance(view, TheGameView) and view.turn is not None


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


def list_companions(table: Table) -> list[SeatedCompanion]:
    """List the companions of a running match by their seats."""
    seats = [
        (Seat(player.seat), player.companion)
        for player in table.record.seated
        if player.seat is not None and player.companion is not None
    ]
    return [SeatedCompanion(name, seat, table.view(seat)) for seat, name in sorted(seats)]


def find_commitment(table: Table) -> str:
    """Return the commitment of a table's deal, which everyone may see."""
    return Chance.from_hex(table.record.seed or "").commitment
