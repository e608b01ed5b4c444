"""Names and photos of members, names of teams, and how to quote foreign text without side effects."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from cachetools import LRUCache
from discord.utils import escape_markdown, escape_mentions

from bot.pictures.avatars import PhotoAvatar
from bot.words.foreign_text import is_visible, isolate
from bot.words.words import Words
from data.records import PlayerRecord
from data.results.teams import Team

MAX_NAME_LENGTH = 32
_COMPANION_MARK: Final = 0x1F916
"""The robot before a companion's name: no person can pass for one."""
_NOT_IN_NAMES: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A), _COMPANION_MARK))
"""Besides that mark, characters that change the writing direction of everything behind them."""
MAX_BYTES: Final = 8 * 1024 * 1024
"""The maximum size of all kept photos together: more than a thousand."""


class MemberAvatars:
    """Keeps photos by server and user, in memory alone; those used longest ago are dropped first."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._photos = LRUCache[tuple[int, int], tuple[str, PhotoAvatar]](max_bytes, getsizeof=_size_of)

    def of(self, guild: int, user: int) -> PhotoAvatar | None:
        """Return a member's photo; `None` if there is none."""
        entry = self._photos.get((guild, user))
        return None if entry is None else entry[1]

    def key_of(self, guild: int, user: int) -> str | None:
        """Return the hash by which Discord knows the photo that is kept."""
        entry = self._photos.get((guild, user))
        return None if entry is None else entry[0]

    def keep(self, guild: int, user: int, key: str, photo: PhotoAvatar) -> None:
        """Keep a member's photo and its hash."""
        self._photos[guild, user] = key, photo

    def drop(self, guild: int, user: int) -> None:
        """Drop the photo of a member who has none any more."""
        self._photos.pop((guild, user), None)

    def forget(self, user: int) -> None:
        """Drop a user's photos on every server."""
        for key in [key for key in self._photos if key[1] == user]:
            del self._photos[key]


def _size_of(entry: tuple[str, PhotoAvatar]) -> int:
    return len(entry[1].content)


@dataclass(slots=True)
class MemberNames:
    """Names of the members seen since the process started.

    Nothing of it is stored. A user who has not been seen yet is shown as a mention, which Discord renders.
    """

    avatars: MemberAvatars = field(default_factory=MemberAvatars)
    """Their pictures."""
    _known: dict[tuple[int, int], tuple[str, str, str]] = field(default_factory=dict, init=False)
    """By guild and user: the name for pictures, the name for texts, and the name that they were made of."""

    def learn(self, guild: int, user: int, name: str) -> None:
        """Remember a display name."""
        names = self._known.get((guild, user))
        # Every click tells the name again, and quoting takes as long as rendering some texts.
        if names is None or names[2] != name:
            self._known[guild, user] = plain_name(name), quote_name(name), name

    def forget(self, user: int) -> None:
        """Forget a user's name and avatar on every server."""
        for key in [key for key in self._known if key[1] == user]:
            del self._known[key]
        self.avatars.forget(user)

    def knows(self, guild: int, user: int | None) -> bool:
        """Return True if a user's name on a server is known."""
        return (guild, user) in self._known

    def of(self, guild: int, user: int | None, words: Words) -> str:
        """Return a name for texts: escaped; a mention if it is not known, "somebody" if nobody can see it."""
        if user is None:
            return words("somebody")
        forms = self._known.get((guild, user))
        return f"<@{user}>" if forms is None else forms[1] or words("somebody")

    def of_player(self, guild: int, player: PlayerRecord, words: Words) -> str:
        """Return the name of a person or a companion for texts."""
        if player.companion is not None:
            return words("companion", name=player.companion)
        return self.of(guild, player.user, words)

    def plain(self, guild: int, user: int | None) -> str | None:
        """Return a name for pictures: not escaped; "" if nobody can see it, `None` if it is not known."""
        forms = None if user is None else self._known.get((guild, user))
        return None if forms is None else forms[0]


def plain_name(name: str) -> str:
    r"""Return a display name on one line, cut to the longest that Discord allows; "" if nobody can see it.

    >>> plain_name("\N{ROBOT FACE} Kiwi"), plain_name("\u3164")
    ('Kiwi', '')
    """
    one_line = " ".join(name.translate(_NOT_IN_NAMES).split())[:MAX_NAME_LENGTH]
    return one_line if is_visible(one_line) else ""


def quote_name(name: str) -> str:
    r"""Return a display name that can neither format, nor ping, nor break a line.

    >>> quote_name("**Anna** @everyone")
    '\\*\\*Anna\\*\\* @\u200beveryone'
    """
    return quote_text(plain_name(name))


def quote_text(text: str) -> str:
    r"""Return foreign text on one line, such that it can neither format nor ping.

    >>> quote_text("**3**\n7")
    '\\*\\*3\\*\\* 7'
    """
    # Before anything is escaped, since links are left as they are; channels, times and emojis begin with `<`.
    separated = " ".join(text.split()).replace("://", ":\u200b//").replace("<", "<\u200b")
    return escape_mentions(escape_markdown(separated, as_needed=False))


def mention_users(users: Iterable[int]) -> str:
    """Return mentions of users, which Discord renders; whether they ping is up to the message."""
    return " ".join(f"<@{user}>" for user in users)


def describe_team_choice(team: Team, guild: int, words: Words, names: MemberNames) -> str:
    """Describe a team where a command offers it: plain, without formatting."""
    plain_names = [names.plain(guild, user) or words("somebody") for user in team.people]
    people = words.join_items(plain_names)
    return people if team.name is None else f"{isolate(team.name)}: {people}"


def format_team_name(name: str) -> str:
    """Return a team's name for a text."""
    return quote_name(name)
