"""A house whose store holds results."""

from tests.bot.conftest import _no_fault_inside, database_url, house, store

__all__ = ["_no_fault_inside", "database_url", "house", "store"]
