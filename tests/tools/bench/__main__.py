"""Measures the bot on this machine: `uv run python -m tests.tools.bench`."""

import argparse
import asyncio
import sys

from tests.tools.bench.report import PARTS, bench

if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        "python -m tests.tools.bench", description="Measure the bot on this machine."
    )
    parser.add_argument("--json", default="var/bench.json", help="where the figures are written")
    parser.add_argument("--quick", action="store_true", help="a short run that only shows that it works")
    parser.add_argument("--only", choices=sorted(PARTS), help="measure one part of it")
    parser.add_argument(
        "--profile",
        action="store_true",
        help="instead of measuring, show by function where the time of a click goes",
    )
    chosen = parser.parse_args()
    sys.exit(asyncio.run(bench(chosen.json, quick=chosen.quick, only=chosen.only, profile=chosen.profile)))
