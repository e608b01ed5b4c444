"""Game nights: who comes, who sits together, and the tables' results."""
