"""Plans in ito: each companion writes, lays its cards, and follows the people."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.companion_driver.driver import Plan, find_commitment, list_companions
from bot.companions.seeds import derive_decision_seed
from bot.companions.style import Steadiness
from bot.games.ito.companion.companion import Company, decide
from bot.tables.table import Table
from data.records import CompanionName
from data.store import Store
from data.written_texts import TextKind, WrittenText
from engine.games.ito.actions import LayCard, WriteLines
from engine.games.ito.model import ItoView
from engine.model import Event, Seat


class ItoPlanner:
    """Plans for one table."""

    def __init__(self) -> None:
        """Have no plans yet."""
        self._earlier: dict[CompanionName, Plan] = {}

    def observe(self, table: Table, events: Sequence[Event]) -> None:
        """Remember nothing: all that counts is in the views."""

    async def plan(self, table: Table, now: datetime) -> Sequence[Plan]:
        """Return each companion's plan; what waits for nobody keeps the time first planned for it."""
        commitment = find_commitment(table)
        seated = list_companions(table)
        company = Company(
            people=frozenset(table.seat_of(user) for user in table.present or table.people),
            companions=frozenset(companion.seat for companion in seated),
            texts=table.texts,
        )
        plans: list[Plan] = []
        for companion in seated:
            if not isinstance(companion.view, ItoView):
                continue
            seed = derive_decision_seed(commitment, table.revision, companion.seat)
            paced = decide(companion.view, company, seed)
            if paced is None:
                continue
            texts = tuple(_make_text(companion.view, companion.seat, *line) for line in paced.lines.items())
            plan = Plan(companion.name, paced.action, now + timedelta(seconds=paced.seconds), texts)
            plans.append(_keep_due(plan, self._earlier.get(companion.name)))
        self._earlier = {plan.companion: plan for plan in plans}
        return plans

    async def plan_simply(self, table: Table, companion: CompanionName, now: datetime) -> Plan | None:
        """Return nothing: plans in ito are simple."""
        del table, companion, now
        return None


def make_planner(store: Store, steadiness: Steadiness) -> ItoPlanner:
    """Make the planner of a table."""
    del store, steadiness
    return ItoPlanner()


def _keep_due(plan: Plan, earlier: Plan | None) -> Plan:
    """Return a plan that is due when an earlier one like it was, if it waits for nobody."""
    waits_for_nobody = isinstance(plan.action, WriteLines | LayCard)
    if earlier is None or not waits_for_nobody or type(earlier.action) is not type(plan.action):
        return plan
    return replace(plan, due=earlier.due)


def _make_text(view: ItoView, seat: Seat, slot: int, text: str) -> WrittenText:
    return WrittenText(kind=TextKind.LINE, round=view.round, seat=seat, slot=slot, user=None, text=text)
