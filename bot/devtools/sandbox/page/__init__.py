"""The sandbox's page in the browser: a client in which people at one keyboard are everyone at the table."""

from bot.devtools.sandbox.page.page import Page
from bot.devtools.sandbox.page.supervisor import BotSupervisor

__all__ = ["BotSupervisor", "Page"]
