"""Companions of ito: they write answers of a graded scale, and lay their cards in rows."""
