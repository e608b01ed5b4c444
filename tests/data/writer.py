"""A process that plays and prints each stored step, until it is killed."""

import asyncio
import sys

from data.records import MatchId
from data.store import Store
from tests.data.sample_matches import play


async def main(url: str, match: MatchId) -> None:
    """Store step after step, printing the number of each when it is stored."""
    store = await Store.open(url)
    for step in range(1, 1_000_000):
        await play(store, match, step)
        print(step, flush=True)  # noqa: T201 - a pipe is how this process tells


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], MatchId(int(sys.argv[2]))))
