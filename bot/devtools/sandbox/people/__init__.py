"""Simulated users and their Discord clients."""
