"""The bot in the sandbox, with three people of whom Cleo manages the server."""

from tests.cogs.watch.conftest import anna, ben, bot, cleo, guild, sandbox, table, wake

__all__ = ["anna", "ben", "bot", "cleo", "guild", "sandbox", "table", "wake"]
