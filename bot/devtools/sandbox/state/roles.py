"""Roles: sets of permissions that members of a guild may have."""

from dataclasses import dataclass

from bot.devtools.sandbox.wire import Object


@dataclass(eq=False)
class Role:
    """A set of permissions that members may have."""

    id: int
    name: str
    permissions: int
    position: int
    managed: bool = False

    def payload(self) -> Object:
        """The role as the API shows it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
