"""The real bot in a sandbox, with nights that go by the sandbox's clock."""

import pytest

from tests.bot.bot_session import BotSession
from tests.bot.conftest import _no_fault_inside, session, store
from tests.bot.nights.night_session import NightSession

__all__ = ["_no_fault_inside", "session", "store"]


@pytest.fixture
def nights(session: BotSession) -> NightSession:
    return NightSession(**vars(session))
