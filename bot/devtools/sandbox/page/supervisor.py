"""The protocol of the object that runs the bot's process for the page."""

from typing import Protocol


class BotSupervisor(Protocol):
    """Runs the bot's process, and restarts it."""

    @property
    def alive(self) -> bool:
        """Whether the bot's process runs."""

    @property
    def last_words(self) -> str:
        """The last line the bot wrote to its log."""

    async def restart(self) -> None:
        """Kill the bot with SIGKILL, and start it again."""
