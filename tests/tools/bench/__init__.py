"""Measurements of the bot on this machine, mostly as ratios, which are comparable between machines."""
