"""Replays of ended matches: listed, replayed step by step, checked, and exported as files."""
