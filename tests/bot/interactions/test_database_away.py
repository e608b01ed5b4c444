"""A database that is away: one sentence for what cannot be read, another for what cannot be saved."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.words.words import words
from data.errors import NotReadable, NotSaved
from data.store import Store
from tests.bot.bot_session import BotSession

READABLE = words("en")(NotReadable("").code)
SAVED = words("en")(NotSaved("").code)


@contextmanager
def unreachable(store: Store) -> Iterator[None]:
    """Let the database refuse everything."""
    store._database._closed = True
    try:
        yield
    finally:
        store._database._closed = False


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("game new", {"game": "the-game"}),
        ("night history", {}),
        ("history", {}),
        ("replay", {"match": 1}),
        ("leaderboard", {}),
        ("privacy show", {}),
        ("privacy forget", {}),
        ("stats", {}),
        ("team name", {}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_what_cannot_be_read_is_called_so(
    session: BotSession, command: str, options: dict[str, Any]
) -> None:
    with unreachable(session.store):
        asked = await session.anna.command(session.channel, command, **options)
    assert asked.answer is not None
    assert asked.answer.text == READABLE


@pytest.mark.parametrize(
    ("command", "options"),
    [("game start", {}), ("game leave", {}), ("preferences", {"cards": "text"})],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_what_cannot_be_saved_is_called_so_and_changes_nothing(
    session: BotSession, command: str, options: dict[str, Any]
) -> None:
    await session.open()
    before = await session.store.get_match((await session.table()).id)
    with unreachable(session.store):
        asked = await session.anna.command(session.channel, command, **options)
    assert asked.answer is not None
    assert asked.answer.text == SAVED
    assert await session.store.get_match((await session.table()).id) == before
