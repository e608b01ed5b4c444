#!/usr/bin/env bash
# aiosqlite 0.22.1: a cancelled "BEGIN IMMEDIATE" still begins a transaction, which nobody then ends.
#
# The statement runs on the connection's thread; cancelling the task that awaits it leaves it running there. If it was
# waiting for another connection's lock, the task sees CancelledError as if nothing had begun, and some moments later the
# connection is inside a transaction: every other writer is locked out, and the connection's own next BEGIN is refused.
# Who may be cancelled has to await the statement to its end (asyncio.shield), and roll back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check "aiosqlite==0.22.1"
cd "$folder"
venv/bin/python - <<'PYTHON'
import asyncio
import contextlib

import aiosqlite


async def main() -> None:
    async with (
        aiosqlite.connect("games.sqlite3", isolation_level=None) as first,
        aiosqlite.connect("games.sqlite3", isolation_level=None, timeout=30) as second,
    ):
        await first.execute("BEGIN IMMEDIATE")
        beginning = asyncio.create_task(second.execute("BEGIN IMMEDIATE"))
        await asyncio.sleep(0.2)
        beginning.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await beginning
        open_when_cancelled = second.in_transaction
        await first.execute("ROLLBACK")
        # Whatever comes next on the same connection waits for the statement before it.
        await second.execute("SELECT 1")
        answer = "allowed"
        try:
            await second.execute("BEGIN IMMEDIATE")
        except aiosqlite.OperationalError as refused:
            answer = f"refused, {refused}"
        print("in a transaction when cancelled:", open_when_cancelled)
        print("in a transaction afterwards:", second.in_transaction)
        print("the next BEGIN:", answer)
        assert (open_when_cancelled, second.in_transaction) == (False, True), "the behaviour has changed"
        assert answer == "refused, cannot start a transaction within a transaction", "the behaviour has changed"


asyncio.run(main())
PYTHON
