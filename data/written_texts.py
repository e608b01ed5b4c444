"""Texts that people wrote at a table: lines, yardsticks and own themes, kept beside the log for a while."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Self, TypeAlias

from sqlalchemy import delete, select

from data.async_engine import AsyncConnection
from data.database import Database
from data.records import MatchId, UserId
from data.schema import written_text


class TextKind(StrEnum):
    """The kind of a text."""

    LINE = "line"
    """Of a card: its seat, and its slot in the hand."""
    YARDSTICK = "yardstick"
    """Of the card beside the theme."""
    THEME = "theme"
    """A theme of the table's own; its slots are those of `ThemeSlot`."""


class ThemeSlot:
    """The slots of a theme of the table's own."""

    LOW: Final = 0
    HIGH: Final = 1
    QUESTION: Final = 2


Place: TypeAlias = tuple[TextKind, int, int, int]
"""Where a text belongs: its kind, its round, the seat and the slot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenText:
    """A text, and its place in a match; a later one of the same place replaces it."""

    kind: TextKind
    round: int
    """The stage or the row."""
    seat: int = 0
    """The seat whose card it is; 0 if it is no seat's."""
    slot: int = 0
    user: UserId | None
    """The person who wrote it; None for a companion."""
    text: str = field(repr=False)

    @property
    def place(self) -> Place:
        """Its place in the match."""
        return self.kind, self.round, self.seat, self.slot


@dataclass(frozen=True, slots=True)
class OwnTheme:
    """A theme of the table's own."""

    low: str = field(repr=False)
    high: str = field(repr=False)
    question: str | None = field(repr=False, default=None)


@dataclass(frozen=True, slots=True)
class WrittenTexts:
    """The texts of a match that there still are."""

    _texts: Mapping[Place, str] = field(repr=False, default_factory=lambda: MappingProxyType({}))

    def line(self, round_number: int, seat: int, slot: int) -> str | None:
        """Return the line of a card."""
        return self._texts.get((TextKind.LINE, round_number, seat, slot))

    def yardstick(self, round_number: int) -> str | None:
        """Return the line of a round's yardstick."""
        return self._texts.get((TextKind.YARDSTICK, round_number, 0, 0))

    def own_theme(self, round_number: int) -> OwnTheme | None:
        """Return the theme of the table's own that a round has, once both its ends are there."""
        low, high, question = (
            self._texts.get((TextKind.THEME, round_number, 0, slot))
            for slot in (ThemeSlot.LOW, ThemeSlot.HIGH, ThemeSlot.QUESTION)
        )
        return None if low is None or high is None else OwnTheme(low, high, question)

    def of_round(self, round_number: int) -> Mapping[Place, str]:
        """Return the texts of a round by their places."""
        return {place: text for place, text in self._texts.items() if place[1] == round_number}

    def remove(self, kind: TextKind, round_number: int, seat: int = 0, slot: int | None = None) -> Self:
        """Return these texts without one, or without those of all slots there."""
        kept = {
            place: text
            for place, text in self._texts.items()
            if place[:3] != (kind, round_number, seat) or slot not in (None, place[3])
        }
        return type(self)(MappingProxyType(kept))

    def add(self, texts: Iterable[WrittenText]) -> Self:
        """Return these texts with others, which replace those of the same place."""
        return type(self)(MappingProxyType({**self._texts, **{text.place: text.text for text in texts}}))

    def map(self, change: Callable[[str], str]) -> Self:
        """Return these texts, each changed."""
        return type(self)(MappingProxyType({place: change(text) for place, text in self._texts.items()}))


NO_TEXTS: Final = WrittenTexts()


class TextArchive:
    """The texts of all matches; each call is one transaction. They are stored with their steps."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def texts_of_match(self, match_id: MatchId) -> WrittenTexts:
        """Read the texts of a match."""
        query = select(written_text).where(written_text.c.match_id == match_id)
        async with self._database.begin_read() as connection:
            rows = (await connection.execute(query)).all()
        return NO_TEXTS.add(
            WrittenText(
                kind=TextKind(row.kind),
                round=row.round,
                seat=row.seat,
                slot=row.slot,
                user=None if row.user_id is None else UserId(row.user_id),
                text=row.text,
            )
            for row in rows
        )

    async def delete(
        self, match_id: MatchId, kind: TextKind, round_number: int, seat: int = 0, slot: int | None = None
    ) -> int:
        """Delete a text, or those of all slots there; return how many there were."""
        there = (
            (written_text.c.match_id == match_id)
            & (written_text.c.kind == kind.value)
            & (written_text.c.round == round_number)
            & (written_text.c.seat == seat)
        )
        if slot is not None:
            there &= written_text.c.slot == slot
        async with self._database.begin_write() as connection:
            return (await connection.execute(delete(written_text).where(there))).rowcount

    async def delete_old(self, before: datetime) -> int:
        """Delete the texts written before a moment, in any match; return how many."""
        async with self._database.begin_write() as connection:
            old = delete(written_text).where(written_text.c.written_at < before)
            return (await connection.execute(old)).rowcount


async def save_texts(
    database: Database,
    connection: AsyncConnection,
    match_id: MatchId,
    texts: Iterable[WrittenText],
    at: datetime,
) -> None:
    """Store texts in the transaction of their step, in place of earlier ones."""
    for text in texts:
        await connection.execute(
            database.build_upsert(
                written_text,
                match_id=match_id,
                kind=text.kind.value,
                round=text.round,
                seat=text.seat,
                slot=text.slot,
                user_id=text.user,
                text=text.text,
                written_at=at,
            )
        )
