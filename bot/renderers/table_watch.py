"""The watch at the tables: finds spoken numbers in players' messages, counts them, and takes them back."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import ClassVar

from bot.renderers import renderer_of
from bot.renderers.names import MemberNames, quote_text
from bot.renderers.table import describe_violations, render_table
from bot.settings.guild_settings import GuildSettingsCache, WatchSettings
from bot.tables import refusals
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.watch import Context, Finding, Strictness, heard
from bot.words.words import DEFAULT, Words, words
from data.errors import NotStarted, ViolationSettled
from data.records import MatchId, MatchPhase, MatchRecord, MessageId, ViolationId
from engine.model import Seat
from engine.refusals import Refusal

NOTIFY_INTERVAL = timedelta(seconds=10)
"""The shortest time between two lines to the same person about their violations."""
FLAGGED_REASON = "by-hand"
"""The reason of a violation that a player flagged."""
MAX_QUOTE_LENGTH = 60
CHARGE_AFTER = 20.0
"""Seconds in which a number can be taken back before it costs anything at a strict table."""
_FORMATTING = str.maketrans("", "", "*`_#")


@dataclass
class WatchRefusal(Refusal):
    """Something the watch does not do."""

    family: ClassVar[str] = "watch"


@dataclass
class WatchOff(WatchRefusal):
    """The server has switched the watch off."""


@dataclass
class NotAPlayersMessage(WatchRefusal):
    """The author of the message does not sit at this table."""


@dataclass
class WrittenBefore(WatchRefusal):
    """The message is older than the match."""


@dataclass
class NotAllowedToSet(WatchRefusal):
    """Only members who may manage a server change its settings."""


@dataclass
class LanguageUnknown(WatchRefusal):
    """The watch does not know the language."""

    language: str
    known: str
    """The languages it knows."""


@dataclass(frozen=True, slots=True)
class _PlannedCharge:
    match: MatchId
    seat: Seat
    round: int


class TableWatch:
    """Finds and counts violations; no message is kept."""

    def __init__(
        self,
        tables: Tables,
        guild_settings: GuildSettingsCache,
        member_names: MemberNames,
        *,
        reads_messages: bool,
    ) -> None:
        """Watch these tables; `reads_messages` is off without the Message Content intent."""
        self._tables = tables
        self._guild_settings = guild_settings
        self._member_names = member_names
        self._reads_messages = reads_messages
        self._notified: dict[int, datetime] = {}
        self._charges: dict[ViolationId, _PlannedCharge] = {}

    def settings(self, table: Table) -> WatchSettings:
        """Return the watch settings of a table's server."""
        return self._guild_settings.get(table.record.guild).watch

    def is_active(self, table: Table) -> bool:
        """Return True if a match is being played and its server has the watch on."""
        playing = table.phase is MatchPhase.RUNNING and table.record.set_aside is None
        return playing and self.settings(table).strictness is not Strictness.OFF

    def find_violation(self, table: Table, text: str) -> Finding | None:
        """Return which words of a player's message tell a card's value, if any do."""
        return heard(text, self._context(table, text))

    def wants_silence(self, table: Table) -> bool:
        """Return True if a strict table allows no message at all now (rulings: M9)."""
        strict = self.settings(table).strictness is Strictness.STRICT
        return strict and renderer_of(table.ruleset.slug).table.requires_silence(table.view(None))

    def demand_active(self, table: Table) -> None:
        """Check that a message may be flagged now.

        Raises:
            NotStarted, TableSetAside, WatchOff: if not.
        """
        if table.phase is not MatchPhase.RUNNING:
            raise NotStarted
        if table.record.set_aside is not None:
            raise refusals.TableSetAside
        if not self.is_active(table):
            raise WatchOff

    def may_notify(self, user: int) -> bool:
        """Return True, and remember it, if the person was not notified in the last ten seconds."""
        now = self._tables.now()
        self._notified = {
            notified: at for notified, at in self._notified.items() if now - at < NOTIFY_INTERVAL
        }
        if user in self._notified:
            return False
        self._notified[user] = now
        return True

    def forget_user(self, user: int) -> None:
        """Forget when a person was notified."""
        self._notified.pop(user, None)

    async def count_violation(self, table: Table, message: int, reason: str) -> ViolationId:
        """Count a message with a spoken number; it is stored before this returns.

        Raises:
            MessageFlagged: if it was counted before.
            TableGone, NotSaved: if it could not be stored.
        """
        added: list[ViolationId] = []

        async def write(table: Table) -> MatchRecord:
            violation, record = await self._tables.store.violations.add(
                table.id, MessageId(message), reason, self._tables.now()
            )
            added.append(violation)
            return record

        await self._tables.update_record(table.id, write)
        return added[0]

    async def take_back_violation(self, table: Table, violation: ViolationId) -> bool:
        """Take a violation back; return False if that was done before.

        Raises:
            TableGone, NotSaved: if it could not be stored.
        """

        async def write(table: Table) -> MatchRecord:
            return await self._tables.store.violations.withdraw(table.id, violation, self._tables.now())

        try:
            await self._tables.update_record(table.id, write)
        except ViolationSettled:
            return False
        self._charges.pop(violation, None)
        return True

    def plan_charge(self, table: Table, violation: ViolationId, seat: Seat) -> bool:
        """Plan the cost of a seat's number unless it is taken back; return False if it costs nothing."""
        if self.settings(table).strictness is not Strictness.STRICT or table.state is None:
            return False
        charge = table.ruleset.find_charge(table.state)
        if charge is None:
            return False
        self._charges[violation] = _PlannedCharge(table.id, seat, charge.round)
        return True

    async def charge(self, violation: ViolationId) -> None:
        """Take the planned cost of a number, while its round goes on.

        Raises:
            TableGone, NotSaved: if the match is over, or it could not be stored.
        """
        planned = self._charges.pop(violation, None)
        if planned is None:
            return
        async with self._tables.changing(planned.match) as table:
            charge = None if table.state is None else table.ruleset.find_charge(table.state)
            if charge is None or charge.round != planned.round:
                return
            events = await self._tables.act_for_seat(table, planned.seat, charge.action)
        self._tables.notify_of_step(table, events, None)

    def locale(self, table: Table) -> str:
        """Return the language of the public table."""
        return self._guild_settings.get_locale(table.record.guild, table.record.locale)

    def footer(self, table: Table) -> tuple[str, ...]:
        """Return the lines below a running table: the violations, or that none can be heard."""
        table_words = words(self.locale(table))
        lines = [
            table_words("footer-violations", said=line)
            for line in describe_violations(table.record, table_words)
        ]
        if not self._reads_messages and self.settings(table).strictness is not Strictness.OFF:
            lines.append(table_words("footer-not-listening", menu=table_words("menu-number-spoken")))
        return tuple(lines)

    def languages(self, table: Table) -> tuple[str, ...]:
        """Return the languages in which numbers are read at a table."""
        return self.settings(table).languages or (self.locale(table), table.record.locale, DEFAULT)

    def _context(self, table: Table, text: str) -> Context:
        settings = self.settings(table)
        piles = renderer_of(table.ruleset.slug).table.find_open_values(table.view(None))
        return Context(
            languages=self.languages(table),
            piles=piles,
            cards=table.ruleset.cards,
            strictness=settings.strictness,
            own_lines=self._own_lines(table) if ">" in text else frozenset(),
        )

    def _own_lines(self, table: Table) -> frozenset[str]:
        """Return the lines of the table message as they look when a player quotes one."""
        text = render_table(table, words(self.locale(table)), self._member_names).text
        return frozenset(line.translate(_FORMATTING).removeprefix("- ").strip() for line in text.splitlines())


def describe_finding(finding: Finding, words: Words) -> str:
    """Write which words were heard, and why they count."""
    return words("violation-line", words=quote_text(_shorten(finding.words)), why=words(finding.reason.value))


def _shorten(text: str) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= MAX_QUOTE_LENGTH else plain[: MAX_QUOTE_LENGTH - 1] + "…"
