"""The simulated Discord's own work stays out of the measurements."""

import os
from types import TracebackType
from typing import Self

import pytest

from bot.devtools.bot_process import BotProcess
from tests.tools.bench.simulator import on_other_cores


class Recorder(BotProcess):
    """Starts no process, and records the cores that it would run on."""

    cores: frozenset[int] = frozenset()

    def __init__(self) -> None:
        """Need nothing."""

    async def __aenter__(self) -> Self:
        self.cores = frozenset(os.sched_getaffinity(0))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End nothing."""


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system has no cores to choose")
async def test_the_bot_runs_on_all_cores_but_the_last_which_stays_with_the_simulated_discord() -> None:
    cores = os.sched_getaffinity(0)
    if len(cores) == 1:
        pytest.skip("there is one core only")

    async with on_other_cores(Recorder()) as bot:
        assert os.sched_getaffinity(0) == {max(cores)}
        assert isinstance(bot, Recorder)
        assert bot.cores == cores - {max(cores)}

    assert os.sched_getaffinity(0) == cores
