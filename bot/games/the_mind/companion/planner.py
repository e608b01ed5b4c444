"""Plans in The Mind: each companion counts, by the events that everyone at the table has seen."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.companion_driver.driver import Plan, find_commitment, list_companions
from bot.companions.seeds import derive_decision_seed
from bot.companions.style import Steadiness
from bot.games.the_mind.companion.companion import TheMindCompanion
from bot.games.the_mind.companion.memory import TheMindMemory, remember_step
from bot.tables.counters import find_player
from bot.tables.match_log import PublicStep, read_public_steps
from bot.tables.table import Table
from data.records import CompanionName, MatchRecord
from data.store import Store
from engine.games.the_mind.model import TheMindOptions, TheMindView
from engine.model import Event, Seat


class TheMindPlanner:
    """Plans for one table, and remembers its public events; after a restart it reads them again."""

    def __init__(self, store: Store, steadiness: Steadiness = Steadiness.HUMAN) -> None:
        self._store = store
        self._companion = TheMindCompanion(steadiness)
        self._memory: TheMindMemory | None = None
        self._steps = 0
        """How many steps the memory has seen."""
        self._earlier: dict[CompanionName, Plan] = {}

    def observe(self, table: Table, events: Sequence[Event]) -> None:
        """Remember a step; one that was missed makes `plan` read all of them."""
        record = table.record
        if self._memory is not None and self._steps == record.steps - 1:
            step = PublicStep(record.steps, record.last_active, tuple(events))
            self._memory, self._steps = _remember_step(self._memory, record, step), record.steps

    async def plan(self, table: Table, now: datetime) -> Sequence[Plan]:
        """Return each companion's plan; an action that plays no card keeps the time first planned for it."""
        memory = await self._remember(table)
        commitment = find_commitment(table)
        plans: list[Plan] = []
        for companion in list_companions(table):
            if not isinstance(companion.view, TheMindView):
                continue
            seed = derive_decision_seed(commitment, memory.step, companion.seat)
            own_seed = derive_decision_seed(commitment, 0, companion.seat)
            timed = self._companion.decide(companion.view, memory, own_seed=own_seed, seed=seed)
            if timed is None:
                continue
            since = memory.since if timed.counted else now
            plan = Plan(companion.name, timed.action, since + timedelta(seconds=timed.seconds))
            before = self._earlier.get(companion.name)
            if not timed.counted and before is not None and before.action == plan.action:
                plan = before
            plans.append(plan)
        self._earlier = {plan.companion: plan for plan in plans}
        return plans

    async def plan_simply(self, table: Table, companion: CompanionName, now: datetime) -> Plan | None:
        """Return nothing: plans in The Mind are simple."""
        del table, companion, now
        return None

    async def _remember(self, table: Table) -> TheMindMemory:
        """Return the memory after the table's last step."""
        memory, record = self._memory, table.record
        if memory is None or self._steps != record.steps:
            steps = await read_public_steps(self._store, record)
            memory = remember_steps(record, table.options, steps)
            self._memory, self._steps = memory, len(steps)
        return memory


make_planner = TheMindPlanner


def remember_steps(record: MatchRecord, options: object, steps: Sequence[PublicStep]) -> TheMindMemory:
    """Return the memory of the companions of a match of The Mind after these steps."""
    level = options.start_level if isinstance(options, TheMindOptions) else 1
    memory = TheMindMemory(held=(level,) * (record.seats or 0), since=record.started or record.created)
    for step in steps:
        memory = _remember_step(memory, record, step)
    return memory


def _remember_step(memory: TheMindMemory, record: MatchRecord, step: PublicStep) -> TheMindMemory:
    def is_person(seat: Seat) -> bool:
        player = find_player(record, seat, step.at)
        return player is not None and player.companion is None

    return remember_step(memory, step.events, step.step, step.at, is_person)
