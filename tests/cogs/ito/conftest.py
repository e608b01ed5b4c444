"""The bot in the sandbox, and three people; Cleo manages the server."""

from tests.cogs.watch.conftest import anna, ben, bot, cleo, guild, sandbox, table, wake

__all__ = ["anna", "ben", "bot", "cleo", "guild", "sandbox", "table", "wake"]
