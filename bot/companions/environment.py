"""The variable of the environment that companions' processes read."""

from typing import Final

COMPILE_VARIABLE: Final = "UNSPOKEN_COMPILE"
"""It is 1 in a process that compiles the computations of companions."""
