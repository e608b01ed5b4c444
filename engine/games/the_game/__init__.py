"""The Game by Steffen Benndorf: four piles, 98 cards, and the backwards trick."""
