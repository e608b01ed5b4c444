"""The sandbox's page in the browser: a client in which people at one keyboard are everyone at the table."""

from bot.devtools.sandbox.page.keeper import Keeper
from bot.devtools.sandbox.page.page import Page

__all__ = ["Keeper", "Page"]
