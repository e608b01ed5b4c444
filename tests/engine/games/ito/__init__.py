"""Facts about ito for the contract tests, and its own tests."""

from tests.engine.games.ito.facts import FACTS

__all__ = ["FACTS"]
