"""The ways of being refused: by Discord over REST, or by the client in one's hand."""

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.devtools.sandbox.wire import Object


class Thing(Enum):
    """What may not be there, with Discord's code for its absence."""

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


class RefusedError(Exception):
    """A request that Discord answers with an error."""

    def __init__(self, status: int, code: int, message: str, **more: object) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.body: Object = {"message": message, "code": code, **more}
        self.headers: dict[str, str] = {}


class NotPossibleError(Exception):
    """Something a person cannot do, because her client does not offer it."""


def unknown(what: Thing) -> RefusedError:
    """Refuse because there is no such thing, or none that may be seen."""
    word, code = what.value
    return RefusedError(404, code, f"Unknown {word}")


def missing_access() -> RefusedError:
    """Refuse because the channel cannot be seen."""
    return RefusedError(403, 50001, "Missing Access")


def missing_permissions() -> RefusedError:
    """Refuse because a permission is missing."""
    return RefusedError(403, 50013, "Missing Permissions")


def unauthorized() -> RefusedError:
    """Refuse because the bot's token is wrong."""
    return RefusedError(401, 0, "401: Unauthorized")


def not_found() -> RefusedError:
    """Refuse because there is no such route."""
    return RefusedError(404, 0, "404: Not Found")
