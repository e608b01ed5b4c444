"""The real bot under `cProfile`; the file for the result is the one argument."""

import cProfile
import sys
import time

from bot.cli import main


def run(result: str) -> None:
    """Run the bot until it is told to end, and write the CPU time of the event loop's thread by function."""
    profile = cProfile.Profile(time.thread_time)
    try:
        profile.runcall(main, ["run"])
    finally:
        profile.dump_stats(result)


if __name__ == "__main__":
    run(sys.argv[1])
