"""Listening: what a table hears in what its players write, and how often it says so."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import ClassVar

from discord.utils import escape_markdown, escape_mentions

from bot.renderers import frame, renderer_of
from bot.renderers.frame import MemberNames
from bot.settings.guild_settings import GuildSettingsCache, WatchSettings
from bot.tables import refusals
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.watch import Context, Finding, Strictness, heard
from bot.words import DEFAULT, Words, words
from data.errors import ViolationSettled
from data.records import MatchRecord, MessageId, Phase, ViolationId
from engine.refusals import Refusal

QUIET_FOR = timedelta(seconds=10)
"""How long nobody is told of a violation again."""
BY_HAND = "by-hand"
"""The reason of a violation that somebody at the table flagged."""
MAX_QUOTE_LENGTH = 60
_MARKS = str.maketrans("", "", "*`_#")


@dataclass
class WatchRefusal(Refusal):
    """Something the watch does not do."""

    family: ClassVar[str] = "watch"


@dataclass
class WatchOff(WatchRefusal):
    """The server wants nothing flagged."""


@dataclass
class NotAPlayersMessage(WatchRefusal):
    """The message was not written by anybody at this table."""


@dataclass
class WrittenBefore(WatchRefusal):
    """The message is older than the match."""


@dataclass
class NotAllowedToSet(WatchRefusal):
    """Only those who may manage a server change its settings."""


@dataclass
class LanguageUnknown(WatchRefusal):
    """The watch does not know the language."""

    language: str
    known: str
    """The languages it knows."""


class Listening:
    """What is listened to, and who was told lately; nothing that people write is kept."""

    def __init__(self, tables: Tables, guild_settings: GuildSettingsCache, names: MemberNames) -> None:
        """Listen at these tables, as their servers have set it."""
        self._tables = tables
        self._guild_settings = guild_settings
        self._names = names
        self._told: dict[int, datetime] = {}

    def settings(self, table: Table) -> WatchSettings:
        """Return how a table's server wants it listened to."""
        return self._guild_settings.get(table.record.guild).watch

    def listens(self, table: Table) -> bool:
        """Tell whether what is written at a table matters now."""
        playing = table.phase is Phase.RUNNING and table.record.set_aside is None
        return playing and self.settings(table).strictness is not Strictness.OFF

    def find(self, table: Table, text: str) -> Finding | None:
        """Say which words of a player's message tell a card's value."""
        return heard(text, self._context(table, text))

    def wants_silence(self, table: Table) -> bool:
        """Tell whether a strict table wants no message at all now (rulings: M9)."""
        strict = self.settings(table).strictness is Strictness.STRICT
        return strict and renderer_of(table.ruleset.slug).silent(table.view(None))

    def demand_listening(self, table: Table) -> None:
        """Let through what is flagged by hand at a table that is being played at.

        Raises:
            NotStarted, TableSetAside, WatchOff: if none is.
        """
        if table.phase is not Phase.RUNNING:
            raise refusals.NotStarted
        if table.record.set_aside is not None:
            raise refusals.TableSetAside
        if not self.listens(table):
            raise WatchOff

    def may_tell(self, user: int) -> bool:
        """Tell, and remember, whether somebody may be told of a violation: once in ten seconds."""
        now = self._tables.now()
        self._told = {one: at for one, at in self._told.items() if now - at < QUIET_FOR}
        if user in self._told:
            return False
        self._told[user] = now
        return True

    def forget(self, user: int) -> None:
        """Forget that somebody was told of a violation."""
        self._told.pop(user, None)

    async def count(self, table: Table, message: int, reason: str) -> ViolationId:
        """Count that a message told a number; stored before this returns.

        Raises:
            MessageFlagged: if it was counted before.
            TableGone, NotSaved: if it could not be stored.
        """
        added: list[ViolationId] = []

        async def write(table: Table) -> MatchRecord:
            violation, record = await self._tables.store.violation(
                table.id, MessageId(message), reason, self._tables.now()
            )
            added.append(violation)
            return record

        await self._tables.note(table.id, write)
        return added[0]

    async def take_back(self, table: Table, violation: ViolationId) -> bool:
        """Take a violation back; false if somebody did before.

        Raises:
            TableGone, NotSaved: if it could not be stored.
        """

        async def write(table: Table) -> MatchRecord:
            return await self._tables.store.take_back(table.id, violation, self._tables.now())

        try:
            await self._tables.note(table.id, write)
        except ViolationSettled:
            return False
        return True

    def _context(self, table: Table, text: str) -> Context:
        settings = self.settings(table)
        piles = renderer_of(table.ruleset.slug).open_values(table.view(None))
        return Context(
            languages=settings.languages or (table.record.locale, DEFAULT),
            piles=piles,
            game=table.ruleset.slug,
            strictness=settings.strictness,
            own_lines=self._own_lines(table) if ">" in text else frozenset(),
        )

    def _own_lines(self, table: Table) -> frozenset[str]:
        """Return the lines of the table as somebody sees them who quotes one."""
        shown = frame.board(table, words(table.record.locale), self._names).text
        return frozenset(line.translate(_MARKS).removeprefix("- ").strip() for line in shown.splitlines())


def footer(table: Table, said: Words, *, deaf: bool, off: bool) -> tuple[str, ...]:
    """Return the quiet lines below a running table: what was heard, or that nothing can be."""
    lines = [said("footer-violations", said=line) for line in frame.violations(table.record, said)]
    if deaf and not off:
        lines.append(said("footer-deaf", menu=said("menu-number-spoken")))
    return tuple(lines)


def line(finding: Finding, said: Words) -> str:
    """Say which words were heard, and why."""
    return said("heard-line", words=quoted(finding.words), why=said(finding.reason.value))


def quoted(text: str) -> str:
    r"""Return somebody's words such that they neither format, nor ping, nor break the line.

    >>> quoted("**3**\n7")
    '\\*\\*3\\*\\* 7'
    """
    plain = " ".join(text.split())
    short = plain if len(plain) <= MAX_QUOTE_LENGTH else plain[: MAX_QUOTE_LENGTH - 1] + "…"
    apart = short.replace("://", ":\u200b//").replace("<", "<\u200b")
    return escape_mentions(escape_markdown(apart, as_needed=False))
