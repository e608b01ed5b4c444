"""Users, channels and roles as values of options and menus, and the data sent with them."""

from typing import Protocol, TypeAlias

from bot.devtools.sandbox.errors import NotPossibleError
from bot.devtools.sandbox.state.guilds import Channel
from bot.devtools.sandbox.state.interactions import Choice
from bot.devtools.sandbox.state.roles import Role
from bot.devtools.sandbox.state.users import User
from bot.devtools.sandbox.state.world import World
from bot.devtools.sandbox.wire import Object


class HasAccount(Protocol):
    """Anything with a user's account, such as a simulated user."""

    user: User


Value: TypeAlias = str | int | float | bool | Choice | HasAccount | User | Channel | Role
"""A value that a simulated user may enter in an option or choose from a menu."""


class Resolved:
    """The users, channels and roles that the values of one interaction refer to."""

    def __init__(self, world: World, place: Channel) -> None:
        self._world = world
        self._place = place
        self._found: Object = {}

    def payload(self) -> Object:
        """Return the `resolved` part of an interaction's data."""
        return {"resolved": self._found} if self._found else {}

    def add(self, kind: int, value: object) -> str:
        """Add a user, channel or role and return its id.

        Raises:
            NotPossibleError: there is no such user, channel or role.
        """
        value = getattr(value, "user", value)
        if isinstance(value, (int, str)) and str(value).isdigit():
            value = self._find(int(value))
        if isinstance(value, User):
            self._put_user(value)
        elif isinstance(value, Channel):
            self._put("channels", value.id, value.payload() | {"permissions": "0"})
        elif isinstance(value, Role):
            self._put("roles", value.id, value.payload())
        else:
            message = f"{value!r} is nothing an option of type {kind} could stand for"
            raise NotPossibleError(message)
        return str(value.id)

    def _find(self, number: int) -> User | Channel | Role | None:
        guild = self._place.guild
        account_or_channel = self._world.users.get(number) or self._world.channels.get(number)
        return account_or_channel or (guild.roles.get(number) if guild else None)

    def _put_user(self, user: User) -> None:
        guild = self._place.guild
        self._put("users", user.id, user.payload())
        if guild and user.id in guild.members:
            permissions = str(self._place.permissions_of(user.id))
            self._put("members", user.id, guild.members[user.id].partial() | {"permissions": permissions})

    def _put(self, what: str, number: int, payload: Object) -> None:
        self._found.setdefault(what, {})[str(number)] = payload
