"""The real bot in this process, with a store that holds finished matches."""

from tests.bot.conftest import _no_fault_inside, database_url, session, store

__all__ = ["_no_fault_inside", "database_url", "session", "store"]
