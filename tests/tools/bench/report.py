"""All measurements in one run: a table to read, and JSON to compare."""

import asyncio
import json
import os
import platform
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import discord

from bot.devtools.demo import INTERRUPTED
from bot.devtools.sandbox import NotPossibleError
from tests.tools.bench import (
    bursts,
    chat,
    click_profile,
    clicks,
    clusters,
    commands,
    companion_clicks,
    companion_counting,
    companions,
    engine,
    moves,
    pictures,
    records,
    restart,
    storing,
    weight,
)
from tests.tools.bench.clicks import Size
from tests.tools.bench.companion_counting import TABLES, TEMPOS
from tests.tools.bench.figures import Figure, table
from tests.tools.bench.records import crowd
from tests.tools.bench.two_players import NoAnswer

FULL = Size(rounds=9, tables=4, clicks=150, busy_tables=50, busy_clicks=20, busy_rounds=3, aftermath=2.5)
QUICK = Size(rounds=1, tables=2, clicks=10, busy_tables=3, busy_clicks=2, busy_rounds=1, aftermath=0.2)


async def _companions(quick: bool) -> list[Figure]:  # noqa: FBT001 - called like the others
    deals, seats = (1, (3,)) if quick else (100, range(1, 6))
    matches, tempos, tables = (1, (1.0,), ((1, 1),)) if quick else (100, TEMPOS, TABLES)
    counting = await asyncio.to_thread(companion_counting.measure, matches, tempos, tables)
    harder = await companions.measure_harder(deals, seats)
    return [*await companions.measure(deals, seats), *harder, *counting]


async def _rules(quick: bool) -> list[Figure]:  # noqa: FBT001 - every part is asked alike
    return engine.measure(*((1, 2) if quick else (5, 40)))


PARTS: Mapping[str, Callable[[bool], Awaitable[list[Figure]]]] = {
    "clicks": lambda quick: clicks.measure(QUICK if quick else FULL),
    # Few clicks a round: none of them shall end a match, which costs as much as many clicks.
    "commands": lambda quick: commands.measure(*((1, 5, 0.2) if quick else (9, 60, 1.5))),
    "clusters": lambda quick: clusters.measure(QUICK if quick else replace(FULL, rounds=20, clicks=60)),
    "storing": lambda quick: storing.measure(*((1, 20, 5) if quick else (9, 300, 50))),
    "bursts": lambda quick: bursts.measure(*((1, 2) if quick else (5, 50))),
    "moves": lambda quick: moves.measure(moves.Size(1, 1, 8, 0.2) if quick else moves.Size(3, 4, 48, 1.2)),
    "chat": lambda quick: chat.measure(*((1, 30, 0.2) if quick else (5, 1000, 1.0))),
    "restarts": lambda quick: restart.measure(*((1, 20, 4) if quick else (5, 1000, 10))),
    "weight": lambda quick: weight.measure(
        weight.Size(1, 0.2, 1, 2, 1) if quick else weight.Size(3, 5.0, 4, 150, 20)
    ),
    "pictures": lambda quick: pictures.measure(*((1, 3, 1, 4) if quick else (3, 100, 4, 100))),
    "rules": _rules,
    "records": lambda quick: records.measure(
        *((1, 3, crowd.Size(600, 10)) if quick else (5, 200, crowd.Size(1_000_000, 2_000)))
    ),
    "companions": _companions,
    "companions.clicks": lambda quick: companion_clicks.measure(
        companion_clicks.Size(1, 2, 3, 2, 0.2) if quick else companion_clicks.Size(4, 16, 18, 20, 1.5)
    ),
}
"""The measurements, by name; "a.b" is measured with "a", too."""


async def bench(json_path: str, *, quick: bool, only: str | None = None, profile: bool = False) -> int:
    """Measure everything, or one part, print the table, write the JSON, and return the exit status.

    With `profile`, only print where the time of a click goes.
    """
    if sys.platform != "linux":
        sys.stderr.write("bench: the cost of a process is only counted on Linux.\n")
        return 1
    try:
        if profile:
            print(await click_profile.profile(QUICK if quick else FULL))
        else:
            await _measure(Path(json_path), quick=quick, only=only)
    except asyncio.CancelledError:
        return INTERRUPTED
    except (NoAnswer, NotPossibleError, TimeoutError) as fault:
        sys.stderr.write(f"bench: the bot did not keep up ({type(fault).__name__}); nothing was written.\n")
        return 1
    return 0


async def _measure(path: Path, *, quick: bool, only: str | None) -> None:
    began = time.perf_counter()
    figures: list[Figure] = []
    for name, part in PARTS.items():
        if only is None or f"{name}.".startswith(f"{only}."):
            _say(f"{name} …")
            figures += await part(quick)
    facts = machine()
    print(f"{facts['cpu']}, {facts['cores']} cores, Python {facts['python']}, {facts['os']}")
    if quick:
        print("A quick run only shows that measuring works; its figures mean nothing.")
    print()
    print(table(figures))
    seconds = round(time.perf_counter() - began, 1)
    _write(path, figures, facts | {"quick": quick, "seconds": seconds})
    print(f"\n{seconds} s; every round is in {path}")


def _write(path: Path, figures: list[Figure], facts: dict[str, object]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    report = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "run": facts,
        "figures": {figure.name: figure.as_json() for figure in figures},
    }
    path.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


def machine() -> dict[str, object]:
    """Return the facts that the figures depend on."""
    named = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        if line.startswith("model name")
    ]
    return {
        "cpu": named[0] if named else platform.machine(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "python": platform.python_version(),
        "os": f"{platform.system()} {platform.release()}",
        "discord.py": discord.__version__,
    }


def _say(what: str) -> None:
    sys.stderr.write(f"bench: {what}\n")
