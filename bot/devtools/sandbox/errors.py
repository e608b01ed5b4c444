"""Refusals: by Discord over REST, or by a simulated user's client."""

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.devtools.sandbox.wire import Object


class Thing(Enum):
    """A kind of object that may be missing, with Discord's error code for it."""

    APPLICATION = ("Application", 10002)
    CHANNEL = ("Channel", 10003)
    GUILD = ("Guild", 10004)
    MEMBER = ("Member", 10007)
    MESSAGE = ("Message", 10008)
    USER = ("User", 10013)
    EMOJI = ("Emoji", 10014)
    WEBHOOK = ("Webhook", 10015)
    INTERACTION = ("interaction", 10062)
    COMMAND = ("application command", 10063)
    SCHEDULED_EVENT = ("Guild Scheduled Event", 10070)


class RefusedError(Exception):
    """A request that Discord responds to with an error."""

    def __init__(self, status: int, code: int, message: str, **more: object) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.body: Object = {"message": message, "code": code, **more}
        self.headers: dict[str, str] = {}


class NotPossibleError(Exception):
    """An action that a simulated user's client does not offer.

    The page says a refusal with a code in the user's language, from the code and its facts.
    """

    def __init__(self, words: str, code: str = "", **facts: str | float | None) -> None:
        super().__init__(words)
        self.code = code
        self.facts = facts


def unknown(what: Thing) -> RefusedError:
    """Return the error for an object that does not exist or is not visible to the bot."""
    word, code = what.value
    return RefusedError(404, code, f"Unknown {word}")


def missing_access() -> RefusedError:
    """Return the error for a channel the bot cannot see."""
    return RefusedError(403, 50001, "Missing Access")


def missing_permissions() -> RefusedError:
    """Return the error for a missing permission."""
    return RefusedError(403, 50013, "Missing Permissions")


def unauthorized() -> RefusedError:
    """Return the error for a wrong bot token."""
    return RefusedError(401, 0, "401: Unauthorized")


def not_found() -> RefusedError:
    """Return the error for an unknown route."""
    return RefusedError(404, 0, "404: Not Found")
