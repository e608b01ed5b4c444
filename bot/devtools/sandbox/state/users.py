"""Users, and their membership of a guild."""

from dataclasses import dataclass

from bot.devtools.sandbox.wire import Object


@dataclass(eq=False)
class User:
    """An account, of the bot or of a simulated user."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    accepts_messages: bool = True
    """Whether the bot may send this user direct messages."""
    avatar: str | None = None
    """The hash of the picture that the user has chosen."""

    @property
    def mention(self) -> str:
        """The text that mentions this user in a message."""
        return f"<@{self.id}>"

    def payload(self) -> Object:
        """The user as the API shows it to others."""
        done: Object = {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "avatar": self.avatar,
            "discriminator": "0000" if self.bot else "0",
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
            "banner": None,
            "accent_color": None,
        }
        if self.bot:
            done["bot"] = True
            done["username"] = self.name
        return done


@dataclass(eq=False)
class Member:
    """A user in a guild."""

    user: User
    nick: str | None
    role: int | None
    joined_at: str

    def payload(self) -> Object:
        """The member as the API shows it."""
        return {"user": self.user.payload(), **self.partial()}

    def partial(self) -> Object:
        """The member without the user, as messages carry it."""
        return {
            "nick": self.nick,
            "roles": [str(self.role)] if self.role else [],
            "joined_at": self.joined_at,
            "premium_since": None,
            "communication_disabled_until": None,
            "avatar": None,
            "banner": None,
            "flags": 0,
            "pending": False,
            "mute": False,
            "deaf": False,
        }
