"""The players of each game, for demo, preview and benchmark; `game_players` finds them by the game's slug."""
