"""The watch: hears a concrete number in what a seated player wrote."""

from bot.watch.hearing import heard, prepare
from bot.watch.model import Context, Finding, Reason, Strictness

__all__ = ["Context", "Finding", "Reason", "Strictness", "heard", "prepare"]
