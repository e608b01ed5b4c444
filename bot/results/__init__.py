"""Leaderboards, statistics, teams, the page of a deal, and their charts."""
