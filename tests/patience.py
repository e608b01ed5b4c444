"""How long the bot may take in tests, on a machine that is busy with others."""

DISCORDS_LIMIT = 3.0
"""Seconds after which a response is too late at Discord."""
ANSWER_WITHIN = 60.0
"""Seconds after which it is too late in tests of anything else."""
