"""Replays: matches that are over, rebuilt, listed, paged through and handed out as files."""
