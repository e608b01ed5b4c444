"""Checks of request bodies against Discord's limits."""
