"""A house for gatherings, checked after each of them."""

from tests.e2e.conftest import _in_order_afterwards, house, pytest_runtest_makereport

__all__ = ["_in_order_afterwards", "house", "pytest_runtest_makereport"]
