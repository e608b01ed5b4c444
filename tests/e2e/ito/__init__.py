"""Matches of ito through the real process."""
