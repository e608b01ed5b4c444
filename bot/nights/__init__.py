"""Game nights: who comes, who sits together, and what the tables have reached."""
