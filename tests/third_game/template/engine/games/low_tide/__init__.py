"""Low Tide: a small cooperative game that exists only to test how a game is added."""
