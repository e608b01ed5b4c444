"""Low Tide."""
