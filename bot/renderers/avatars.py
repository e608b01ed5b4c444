"""The photos of members, as far as they have been fetched since the process started."""

from typing import Final

from cachetools import LRUCache

from bot.pictures.avatars import PhotoAvatar

MAX_BYTES: Final = 8 * 1024 * 1024
"""The maximum size of all kept photos together: more than a thousand."""


class MemberAvatars:
    """Keeps photos by server and user, in memory alone; those used longest ago are dropped first."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        """Keep nothing yet."""
        self._photos = LRUCache[tuple[int, int], tuple[str, PhotoAvatar]](max_bytes, getsizeof=_size_of)

    def of(self, guild: int, user: int) -> PhotoAvatar | None:
        """Return a member's photo; `None` if there is none."""
        kept = self._photos.get((guild, user))
        return None if kept is None else kept[1]

    def key_of(self, guild: int, user: int) -> str | None:
        """Return the hash by which Discord knows the photo that is kept."""
        kept = self._photos.get((guild, user))
        return None if kept is None else kept[0]

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


def _size_of(kept: tuple[str, PhotoAvatar]) -> int:
    return len(kept[1].content)
