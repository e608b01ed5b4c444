"""Reports errors of the database, for every part of the bot."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from data.errors import DatabaseRefused
from engine.refusals import Refusal

log = logging.getLogger(__name__)


@contextmanager
def database_errors_as(refusal: type[Refusal]) -> Iterator[None]:
    """Log it if the database refuses, and raise a refusal to show the player instead.

    Raises:
        Refusal: `refusal`, if the database refused.
    """
    try:
        yield
    except DatabaseRefused as refused:
        log.error("the database refused: %s", refused.reason)  # noqa: TRY400 - a refusal, not a bug: no traceback
        raise refusal from None
