"""A house with the real bot in it."""

from tests.bot.conftest import _no_fault_inside, _same_deals, house, store

__all__ = ["_no_fault_inside", "_same_deals", "house", "store"]
