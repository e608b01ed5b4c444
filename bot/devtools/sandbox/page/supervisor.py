"""Whoever keeps the bot running, as far as the page has to know them."""

from typing import Protocol


class BotSupervisor(Protocol):
    """Starts the bot and can end it the hard way."""

    @property
    def alive(self) -> bool:
        """Whether the bot's process runs."""

    @property
    def last_words(self) -> str:
        """The last line the bot wrote."""

    async def restart(self) -> None:
        """Kill the bot as a power cut does, and start it anew."""
