"""Where the CPU time of a click goes, by function, as `cProfile` counts it."""

import asyncio
import pstats
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.devtools.bot_process import BotProcess
from bot.devtools.sandbox import Sandbox
from tests.tools.bench.clicks import Size
from tests.tools.bench.two_players import TwoPlayers, sum_of

_LINES = 45


async def profile(size: Size) -> str:
    """Profile clicks at several tables; return the functions with the most time in them and below them.

    Times are in microseconds of CPU a click, without those of a bot that deals, but gets no clicks.
    The profiler makes Python code several times slower, and does not see SQLite's thread.
    """
    with TemporaryDirectory(prefix="unspoken-bench-") as folder:
        idle, busy = Path(folder, "idle.prof"), Path(folder, "busy.prof")
        await _run(size, idle, folder, clicks=0)
        clicks = await _run(size, busy, folder, clicks=size.clicks)
        return _table(pstats.Stats(str(busy)), pstats.Stats(str(idle)), clicks)


async def _run(size: Size, stats: Path, folder: str, *, clicks: int) -> int:
    """Play so many clicks at each table with a bot that profiles itself; return how many were made."""
    async with Sandbox() as sandbox:
        tables = [TwoPlayers.at_new_table(sandbox, number) for number in range(size.tables)]
        arguments = ("tests.tools.bench.profiled_bot", str(stats))
        async with BotProcess.module(sandbox, folder, arguments, f"{stats.stem}.sqlite3"):
            await sandbox.bot_ready()
            await asyncio.gather(*(one.begin() for one in tables))
            made = await sum_of([one.play(clicks) for one in tables]) if clicks else 0
            await asyncio.sleep(size.aftermath)
    return made


def _table(found: pstats.Stats, before: pstats.Stats, clicks: int) -> str:
    """Return the functions by their own time, without what they took in a run without clicks."""
    rows = []
    idle = _times(before)
    for function, (calls, own, below) in _times(found).items():
        idle_calls, idle_own, idle_below = idle.get(function, (0, 0.0, 0.0))
        rows.append(
            (
                (own - idle_own) / clicks * 1e6,
                (below - idle_below) / clicks * 1e6,
                (calls - idle_calls) / clicks,
                function,
            )
        )
    total = sum(row[0] for row in rows)
    lines = [f"{clicks} clicks, {total:,.0f} µs a click with the profiler", "    own   below  calls"]
    lines += [_line(row) for row in sorted(rows, reverse=True)[:_LINES]]
    lines += ["", "by the time below them"]
    lines += [_line(row) for row in sorted(rows, key=lambda row: -row[1])[:_LINES]]
    return "\n".join(lines)


def _times(stats: pstats.Stats) -> dict[str, tuple[float, float, float]]:
    """Return calls, own time and time with what was called, in seconds, of each function."""
    found: dict[str, tuple[float, float, float]] = {}
    for (file, line, name), (calls, _, own, below, _) in stats.stats.items():  # type: ignore[attr-defined] # not in its stub
        where = name if file == "~" else f"{'/'.join(Path(file).parts[-2:])}:{line} {name}"
        found[where] = (calls, own, below)
    return found


def _line(row: tuple[float, float, float, str]) -> str:
    own, below, calls, function = row
    return f"{own:7.1f} {below:7.1f} {calls:6.2f}  {function}"
