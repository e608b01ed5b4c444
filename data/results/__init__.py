"""Results of finished matches: leaderboards, statistics, teams, seasons."""
