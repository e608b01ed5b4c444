"""Seeded matches as readable text, one file each: what happened, and what every seat saw of it.

`uv run python -m tests.engine.playthroughs` writes them again; the difference shows what a change did to
the rules. A line with `told to` is an event as those seats see it, one with `seen by` the parts of their view
that have changed.
"""
