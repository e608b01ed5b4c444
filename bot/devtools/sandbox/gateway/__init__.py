"""The gateway: sessions, their replay, and the events for bots."""
