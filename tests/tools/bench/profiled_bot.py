"""The real bot under `cProfile`; the file for the result is the one argument."""

import cProfile
import runpy
import sys
import time


def run(result: str) -> None:
    """Run the bot until it is told to end, and write the CPU time of the event loop's thread by function."""
    profile = cProfile.Profile(time.thread_time)
    try:
        sys.argv = ["unspoken", "run"]
        profile.runcall(runpy.run_module, "bot", run_name="__main__")
    finally:
        profile.dump_stats(result)


if __name__ == "__main__":
    run(sys.argv[1])
