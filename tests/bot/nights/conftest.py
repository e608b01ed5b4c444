"""The real bot in a sandbox, with nights that go by the sandbox's clock."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.nights.reading import read_start
from tests.bot.bot_session import BotSession
from tests.bot.conftest import _no_fault_inside, session, store
from tests.bot.nights.night_session import NightSession

__all__ = ["_no_fault_inside", "session", "store"]


@pytest.fixture(scope="session")
def _parser() -> None:
    """Let the parser of times load before the first answer waits for it."""
    read_start("tomorrow 8pm", ZoneInfo("UTC"), "en", datetime.now(UTC))


@pytest.fixture
def nights(session: BotSession, _parser: None) -> NightSession:
    return NightSession(**vars(session))
