"""A browser and the running program, for tests that look at the page itself."""

from collections.abc import AsyncIterator
from itertools import combinations
from pathlib import Path

import pytest

from tests.browser.browser_user import BrowserUser
from tests.browser.chromium import LEFT_OUT, chromium, find_chromium
from tests.browser.play_program import PlayProgram, run_play

NAMES = ("Anna", "Ben", "Cleo")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = [one for one in items if one.path.is_relative_to(Path(__file__).parent)]
    for item in here if find_chromium() is None else []:
        item.add_marker(pytest.mark.skip(reason=LEFT_OUT))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if find_chromium() is None:
        terminalreporter.write_line(LEFT_OUT)


@pytest.fixture
async def program() -> AsyncIterator[PlayProgram]:
    async with chromium() as browser, run_play(browser) as opened:
        yield opened


@pytest.fixture
async def users(program: PlayProgram) -> AsyncIterator[list[BrowserUser]]:
    """Three users, each in a browser window of their own; no window may receive the cards of another."""
    users = [await program.open_page(name) for name in NAMES]
    yield users
    for one, other in combinations(users, 2):
        assert one.list_received_cards()
        assert not one.list_received_cards() & other.list_received_cards(), (
            f"{one.name} and {other.name} saw the same hand"
        )
    assert [user.faults for user in users] == [[], [], []]
