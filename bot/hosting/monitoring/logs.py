"""The log: one line or one JSON object a record; no record holds a card, a token or what people write."""

import logging
import sys

_QUIET = ("discord", "asyncio", "aiohttp", "aiosqlite", "sqlalchemy", "alembic")
_TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def set_up_logging(level: str, *, as_json: bool = False) -> None:
    """Log to standard error."""
    logging.basicConfig(level=level, handlers=[make_handler(as_json=as_json)], force=True)
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))
    # It warns at every start that voice support is missing; the bot does not use voice.
    logging.getLogger("discord.client").setLevel(logging.ERROR)


def make_handler(*, as_json: bool) -> logging.Handler:
    """Make the handler of all records; only errors of our own code keep their traceback.

    As JSON, a record has `time`, `level`, `logger`, `message`, and `traceback` if any.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_shorten_traceback)
    handler.setFormatter(_make_json_formatter() if as_json else logging.Formatter(_TEXT))
    return handler


def _make_json_formatter() -> logging.Formatter:
    from pythonjsonlogger.json import JsonFormatter  # noqa: PLC0415 - most bots log as text

    return JsonFormatter(
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


def _shorten_traceback(record: logging.LogRecord) -> bool:
    """Put the last line of a traceback of discord.py into the message."""
    if record.name.startswith("discord") and record.exc_info and record.exc_info[1] is not None:
        fault = record.exc_info[1]
        record.msg = f"{record.getMessage()} ({type(fault).__name__}: {fault})"
        record.args, record.exc_info, record.exc_text = None, None, None
    return True
