import asyncio
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from data.store import Store
from tests.data.sample_matches import CHANNEL, running
from tests.soak import rounds

PROJECT = Path(__file__).parents[2]


MORE_OFTEN = [pytest.param(lines, marks=pytest.mark.soak) for lines in range(2, 2 + rounds(6, 150))]


@pytest.mark.parametrize("lines", [1, 60, *MORE_OFTEN])
async def test_every_step_that_a_killed_process_reported_is_stored(database_url: str, lines: int) -> None:
    store = await Store.open(database_url)
    match = await running(store)
    await store.close()

    writer = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.data.writer", database_url, str(match.id)),
        stdout=asyncio.subprocess.PIPE,
        cwd=PROJECT,
    )
    assert writer.stdout is not None
    for _ in range(lines):
        await writer.stdout.readline()
    writer.kill()
    rest, _ = await writer.communicate()
    reported = lines + rest.count(b"\n")

    store = await Store.open(database_url)
    stored = await store.list_steps(match.id)
    assert reported <= len(stored) <= reported + 1
    assert all(after.step == before.step + 1 for before, after in pairwise(stored))
    found = await store.find_live_match(CHANNEL)
    assert found is not None
    assert found.steps == len(stored)
    await store.close()
