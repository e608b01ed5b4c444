"""The real bot in this process, with a sandbox and a store."""

from tests.bot.conftest import _no_fault_inside, _same_deals, session, store

__all__ = ["_no_fault_inside", "_same_deals", "session", "store"]
