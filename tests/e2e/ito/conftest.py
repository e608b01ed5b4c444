"""A stack for sessions of ito, checked after each of them."""

from tests.e2e.conftest import _in_order_afterwards, pytest_runtest_makereport, stack

__all__ = ["_in_order_afterwards", "pytest_runtest_makereport", "stack"]
