"""Backups of the database, which are verified by replaying every match."""
