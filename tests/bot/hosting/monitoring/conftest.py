"""The real bot in a sandbox, watched by its metrics."""

from tests.bot.conftest import _no_fault_inside, session, store

__all__ = ["_no_fault_inside", "session", "store"]
