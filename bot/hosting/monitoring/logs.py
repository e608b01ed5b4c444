"""The log: one line a record; no record holds a card, a token or what people write."""

import logging
import sys

_QUIET = ("discord", "asyncio", "aiohttp", "aiosqlite", "sqlalchemy", "alembic")


class OneLineFormatter(logging.Formatter):
    """Formats a record as one line; only errors of our own code keep their traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Shorten the tracebacks of discord.py to their last line."""
        shorten_traceback(record)
        return super().format(record)


def set_up_logging(level: str, formatter: logging.Formatter | None = None) -> None:
    """Log to standard error, as text unless another formatter is given."""
    handler = logging.StreamHandler(sys.stderr)
    text = OneLineFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(text if formatter is None else formatter)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))
    # It warns at every start that voice support is missing; the bot does not use voice.
    logging.getLogger("discord.client").setLevel(logging.ERROR)


def shorten_traceback(record: logging.LogRecord) -> None:
    """Put the last line of a traceback of discord.py into the message."""
    if record.name.startswith("discord") and record.exc_info and record.exc_info[1] is not None:
        fault = record.exc_info[1]
        record.msg = f"{record.getMessage()} ({type(fault).__name__}: {fault})"
        record.args, record.exc_info, record.exc_text = None, None, None
