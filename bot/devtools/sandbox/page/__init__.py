"""The sandbox's page: a web client in which one visitor can act as every simulated user."""

from bot.devtools.sandbox.page.page import Page
from bot.devtools.sandbox.page.supervisor import BotSupervisor

__all__ = ["BotSupervisor", "Page"]
