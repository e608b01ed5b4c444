"""The log, as text and as JSON."""

import json
import logging
import sys

import pytest
from pydantic import ValidationError

from bot.hosting.monitoring.logs import make_handler
from bot.settings.environment import Settings


def make_record(name: str, fault: Exception | None = None) -> logging.LogRecord:
    """Make a record, with a traceback if there is a fault."""
    try:
        if fault is not None:
            raise fault
    except ValueError:
        return logging.LogRecord(name, logging.ERROR, "x.py", 1, "match %s", (7,), sys.exc_info())
    return logging.LogRecord(name, logging.INFO, "x.py", 1, "match %s", (7,), None)


def write(record: logging.LogRecord, *, as_json: bool = True) -> str:
    """Return the lines of a record in the log."""
    handler = make_handler(as_json=as_json)
    handler.filter(record)
    return handler.format(record)


def test_a_record_as_json_is_one_line_with_plain_names() -> None:
    line = write(make_record("bot.tables"))
    record = json.loads(line)
    assert "\n" not in line
    assert set(record) == {"time", "level", "logger", "message"}
    assert (record["level"], record["logger"], record["message"]) == ("INFO", "bot.tables", "match 7")


def test_only_our_own_faults_keep_their_traceback() -> None:
    ours, theirs = (
        json.loads(write(make_record(name, ValueError("no")))) for name in ("bot.tables", "discord.gateway")
    )
    assert "Traceback" in ours["traceback"]
    assert (theirs.get("traceback"), theirs["message"]) == (None, "match 7 (ValueError: no)")


def test_other_peoples_tracebacks_take_one_line_of_text() -> None:
    line = write(make_record("discord.gateway", ValueError("gone")), as_json=False)
    assert line.endswith("ERROR discord.gateway: match 7 (ValueError: gone)")


def test_errors_of_our_own_are_logged_in_full() -> None:
    first, *_, last = write(make_record("bot.tables", ValueError("gone")), as_json=False).splitlines()
    assert first.endswith("ERROR bot.tables: match 7")
    assert last == "ValueError: gone"


@pytest.mark.parametrize("address", ["9464", ":9464", "127.0.0.1:", "127.0.0.1:99999", "localhost:http"])
def test_an_address_without_a_port_is_named_at_the_start(address: str) -> None:
    with pytest.raises(ValidationError, match="no address with a port"):
        Settings(_env_file=None, metrics=address)


def test_addresses_of_both_kinds_are_read() -> None:
    assert Settings(_env_file=None, metrics="127.0.0.1:9464").metrics_address == ("127.0.0.1", 9464)
    assert Settings(_env_file=None, metrics="[::1]:9464").metrics_address == ("::1", 9464)
    assert Settings(_env_file=None).metrics_address is None
