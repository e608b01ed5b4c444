"""Forgetting: a person gets up from every table, and their id is dropped here and in the store."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import ClassVar

from bot.client import Unspoken
from data.errors import DatabaseRefused
from data.records import UserId
from engine.refusals import Refusal

log = logging.getLogger(__name__)


@dataclass
class PrivacyRefusal(Refusal):
    """Something about a person's own data that could not be done."""

    family: ClassVar[str] = "privacy"


@dataclass
class NotForgotten(PrivacyRefusal):
    """The database took nothing; everything stays as it was stored."""


@dataclass
class NotReadable(PrivacyRefusal):
    """The database does not answer."""


@contextmanager
def reading() -> Iterator[None]:
    """Turn what the store could not tell about a person into what they are told."""
    try:
        yield
    except DatabaseRefused as refused:
        log.error("the database refused: %s", refused.reason)  # noqa: TRY400 - a refusal, not a bug: no traceback
        raise NotReadable from None


async def forget(bot: Unspoken, user: UserId) -> None:
    """Forget a person.

    Their seats in running matches fall free as if they had left, so that the others are told and can go on.
    Whatever else keeps something of people in memory hears of it by the event `forgotten`.

    Raises:
        NotForgotten: if the store could not; they may have left their tables then.
    """
    try:
        for record in await bot.store.people.seated(user):
            with suppress(Refusal):
                # A match that has ended meanwhile is left by itself.
                await bot.tables.leave(record.id, user)
        await bot.store.forget(user)
    except DatabaseRefused as refused:
        log.error("the database refused: %s", refused.reason)  # noqa: TRY400 - a refusal, not a bug: no traceback
        raise NotForgotten from None
    await bot.tables.reread(user)
    bot.hand_messages.forget_user(user)
    bot.table_messages.forget_user(user)
    bot.member_names.forget(user)
    bot.locales.pop(user, None)
    bot.preferences.forget(user)
    bot.dispatch("forgotten", user)
    log.info("somebody was forgotten")
