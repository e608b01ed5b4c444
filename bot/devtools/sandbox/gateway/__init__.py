"""The gateway: sessions, their replay, and the events bots are sent."""
