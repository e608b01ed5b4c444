"""All measurements in one run: a table for people, JSON for whoever compares."""

import asyncio
import json
import os
import platform
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import discord

from bot.bench import bursts, chat, clicks, engine, restart
from bot.bench.clicks import Size
from bot.bench.figures import Figure, table
from bot.bench.seats import NoAnswer
from bot.demo import INTERRUPTED
from bot.sandbox import NotPossibleError

FULL = Size(rounds=5, tables=4, clicks=150, busy_tables=50, busy_clicks=20, busy_rounds=3, aftermath=2.5)
QUICK = Size(rounds=1, tables=2, clicks=10, busy_tables=3, busy_clicks=2, busy_rounds=1, aftermath=0.2)


async def bench(json_path: str, *, quick: bool) -> int:
    """Measure everything, print the table, write the JSON, and return the exit status."""
    if sys.platform != "linux":
        sys.stderr.write("unspoken bench: the cost of a process is only counted on Linux.\n")
        return 1
    try:
        await _measure(Path(json_path), quick=quick)
    except asyncio.CancelledError:
        return INTERRUPTED
    except (NoAnswer, NotPossibleError, TimeoutError) as fault:
        sys.stderr.write(
            f"unspoken bench: the bot did not keep up ({type(fault).__name__}); nothing was written.\n"
        )
        return 1
    return 0


async def _measure(path: Path, *, quick: bool) -> None:
    began = time.perf_counter()
    figures: list[Figure] = []
    _say("clicks …")
    figures += await clicks.measure(QUICK if quick else FULL)
    _say("bursts …")
    figures += await bursts.measure(*((1, 2) if quick else (5, 50)))
    _say("chat …")
    figures += await chat.measure(*((1, 30, 0.2) if quick else (5, 1000, 1.0)))
    _say("restarts and memory …")
    rounds, tables, steps = (1, 20, 4) if quick else (5, 1000, 10)
    figures += await restart.measure(rounds, tables, steps)
    _say("rules …")
    figures += engine.measure(*((1, 2) if quick else (5, 40)))
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
    """Return what the figures depend on."""
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
    sys.stderr.write(f"unspoken bench: {what}\n")
