"""What companions plan to do, and who plans for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.tables.table import Table
from data.records import CompanionName
from engine.model import Action, Event, Seat, View
from engine.shuffle import Chance


@dataclass(frozen=True, slots=True)
class Plan:
    """An action that a companion will take if nothing happens before."""

    companion: CompanionName
    action: Action
    due: datetime


class Planner(Protocol):
    """Plans for the companions of one table."""

    def observe(self, table: Table, events: Sequence[Event]) -> None:
        """Take in what a step of the table did, after it was stored."""
        ...

    async def plan(self, table: Table, now: datetime) -> Sequence[Plan]:
        """Return what the companions plan at the table's revision; those who wait for others plan nothing.

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
