"""Scripted people at their Discord clients."""
