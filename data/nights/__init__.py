"""Game nights: plans, people, rounds and results."""
