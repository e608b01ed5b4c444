"""The players whose clicks are measured, on a machine that is too busy to answer them at once."""

import pytest

from bot.components import reply
from tests.bot.bot_session import BotSession
from tests.bot.conftest import session, store
from tests.tools.bench.companion_clicks import Company
from tests.tools.bench.two_players import TwoPlayers

__all__ = ["session", "store"]


async def test_a_match_that_follows_another_begins_though_every_answer_comes_late(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = TwoPlayers.at_new_table(session.sandbox, 1)
    monkeypatch.setattr(reply, "DEFER_AFTER", 0.0)
    await players.begin()
    first = session.bot.parts.tables.find_loaded(players.channel.id)
    await players.begin()
    second = session.bot.parts.tables.find_loaded(players.channel.id)
    assert first is not None
    assert second is not None
    assert first.id != second.id
    assert players.goes_on()


async def test_a_person_beside_companions_begins_though_every_answer_comes_late(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = Company.at_new_table(session.sandbox, 1)
    monkeypatch.setattr(reply, "DEFER_AFTER", 0.0)
    await company.begin()
    assert company.goes_on()
