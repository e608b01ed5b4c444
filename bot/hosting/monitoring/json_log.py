"""The log as JSON, for what reads logs by program."""

import logging

from pythonjsonlogger.json import JsonFormatter

from bot.hosting.monitoring.logs import shorten_traceback


class OneObjectFormatter(JsonFormatter):
    """Formats a record as one JSON object: `time`, `level`, `logger`, `message`, and `traceback` if any."""

    def __init__(self) -> None:
        """Name the fields."""
        super().__init__(
            "{asctime}{levelname}{name}{message}",
            style="{",
            rename_fields={
                "asctime": "time",
                "levelname": "level",
                "name": "logger",
                "exc_info": "traceback",
            },
            datefmt="%Y-%m-%dT%H:%M:%S%z",
        )

    def format(self, record: logging.LogRecord) -> str:
        """Shorten the tracebacks of discord.py to their last line."""
        shorten_traceback(record)
        return super().format(record)
