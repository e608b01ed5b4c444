"""Looks up what a table's players are called and what they look like, as far as it is not known yet."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import aiohttp
import discord
from cachetools import LRUCache, TTLCache

from bot.components.discord_faults import DISCORD_FAULTS
from bot.pictures.avatars import PHOTO_SIZE, PhotoAvatar
from bot.process.background_tasks import BackgroundTasks
from bot.renderers.names import MemberNames
from bot.tables.table import Table
from data.records import MatchId, UserId

log = logging.getLogger(__name__)

NAMES_TIMEOUT = 2.0
"""Seconds for which a table waits for its players' names before it is shown without them."""
MEMBERS_TIMEOUT: Final = 2.0
"""Seconds for which a round waits to hear who has left the server."""
_MEMBERS_IN_REQUEST: Final = 100
"""How many members Discord lets a bot ask for at once."""
_PHOTO_TIMEOUT: Final = 10.0
_MAX_PHOTO: Final = 256 * 1024
"""Bytes from which a photo is not kept: those that Discord makes in this size have a few thousand."""
_MAX_MEMBERS: Final = 10_000
_TRY_AGAIN_AFTER: Final = 600.0
"""Seconds after which a photo is asked for again that could not be fetched."""


class MemberLookup:
    """Asks Discord for missing names and photos, in the background, so that pictures show who plays."""

    def __init__(self, client: discord.Client, member_names: MemberNames) -> None:
        """Ask with this client, and keep what is found in `member_names`."""
        self._client = client
        self._member_names = member_names
        self._on_found: list[Callable[[Table], None]] = []
        self._asked: set[tuple[int, UserId]] = set()
        """Server and user of every request: Discord is asked once, even if it does not know the member."""
        self._assets = LRUCache[tuple[int, int], discord.Asset](_MAX_MEMBERS)
        """Where the photo of each member is, of those who have one."""
        self._tried: TTLCache[tuple[int, int], str] = TTLCache(_MAX_MEMBERS, _TRY_AGAIN_AFTER)
        """The photos that were asked for lately, by their hashes."""
        self._naming: dict[MatchId, asyncio.Task[None]] = {}
        self._tasks = BackgroundTasks()
        self._one_at_a_time = asyncio.Lock()
        """Keeps most of the rate limit for replies to players."""

    def subscribe(self, on_found: Callable[[Table], None]) -> None:
        """Call a function with every table of which a player's name or photo has been found."""
        self._on_found.append(on_found)

    def learn(self, guild: int, member: discord.Member | discord.User) -> None:
        """Remember a member's name and the address of the photo; a changed one is fetched again."""
        self._member_names.learn(guild, member.id, member.display_name)
        asset = getattr(member, "guild_avatar", None) or member.avatar
        if asset is None:
            # Discord's own picture would be the same for many; their letter tells more.
            self._assets.pop((guild, member.id), None)
            self._member_names.avatars.drop(guild, member.id)
        else:
            self._assets[guild, member.id] = asset

    def look_up(self, table: Table) -> None:
        """Ask, in the background, for the name and the photo of every player that are not known."""
        guild = table.record.guild
        nameless = [
            user
            for user in table.people
            if not self._member_names.knows(guild, user) and (guild, user) not in self._asked
        ]
        if nameless:
            self._asked.update((guild, user) for user in nameless)
            task = self._tasks.start(self._ask(table, nameless))
            self._naming[table.id] = task
            task.add_done_callback(lambda _: self._naming.pop(table.id, None))
        self._fetch_photos(table)

    async def find_departed(self, guild_id: int, users: Sequence[UserId]) -> frozenset[UserId]:
        """Ask Discord which of these people are not on a server any more; nobody if it does not answer."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return frozenset()
        present = set[int]()
        try:
            async with asyncio.timeout(MEMBERS_TIMEOUT):
                for start in range(0, len(users), _MEMBERS_IN_REQUEST):
                    asked = list[int](users[start : start + _MEMBERS_IN_REQUEST])
                    members = await guild.query_members(
                        user_ids=asked, limit=_MEMBERS_IN_REQUEST, cache=False
                    )
                    present.update(member.id for member in members)
        except (discord.DiscordException, aiohttp.ClientError, OSError, RuntimeError) as fault:
            # The last is discord.py's word for a shard without a connection.
            log.info("server %s: it is not known who has left: %s", guild_id, type(fault).__name__)
            return frozenset()
        return frozenset(user for user in users if user not in present)

    async def wait_for_names(self, table: Table, within: float) -> None:
        """Wait until the names of a table's players were looked up, for at most `within` seconds."""
        task = self._naming.get(table.id)
        if task is not None:
            await asyncio.wait({task}, timeout=min(within, NAMES_TIMEOUT))

    async def wait_until_idle(self) -> None:
        """Wait until no request is under way."""
        await self._tasks.wait()

    def forget_user(self, user: int) -> None:
        """Drop the name and the photo of a deleted user, even if they are on their way."""
        self._asked = {key for key in self._asked if key[1] != user}
        for photos in (self._assets, self._tried):
            for key in [key for key in photos if key[1] == user]:
                del photos[key]

    async def _ask(self, table: Table, nameless: Sequence[UserId]) -> None:
        guild = self._client.get_guild(table.record.guild)
        if guild is None:
            return
        for user in nameless:
            try:
                async with self._one_at_a_time:
                    member = await guild.fetch_member(user)
            except DISCORD_FAULTS as fault:
                log.info("match %s: a player's name is not known: %s", table.id, type(fault).__name__)
                continue
            if (guild.id, user) in self._asked:
                self.learn(guild.id, member)
        if any(self._member_names.knows(guild.id, user) for user in nameless):
            self._tell(table)
        self._fetch_photos(table)

    def fetch_photos(self, guild: int, users: Iterable[int], on_found: Callable[[], None]) -> None:
        """Fetch in the background the photos of members that are not kept; call a function if any came."""
        missing = {
            (guild, int(user)): asset
            for user in users
            if (asset := self._find_missing_photo(guild, int(user))) is not None
        }
        if missing:
            self._tried.update({key: asset.key for key, asset in missing.items()})
            self._tasks.start(self._fetch(missing, on_found))

    def _fetch_photos(self, table: Table) -> None:
        self.fetch_photos(table.record.guild, table.people, lambda: self._tell(table))

    def _find_missing_photo(self, guild: int, user: int) -> discord.Asset | None:
        """Return the photo of a member that is neither kept nor was asked for lately."""
        asset = self._assets.get((guild, user))
        if asset is None or self._tried.get((guild, user)) == asset.key:
            return None
        return None if self._member_names.avatars.key_of(guild, user) == asset.key else asset

    async def _fetch(
        self, missing: dict[tuple[int, int], discord.Asset], on_found: Callable[[], None]
    ) -> None:
        has_new = False
        for (guild, user), asset in missing.items():
            try:
                async with asyncio.timeout(_PHOTO_TIMEOUT):
                    content = await asset.replace(size=PHOTO_SIZE, format="png").read()
            except DISCORD_FAULTS as fault:
                # Not its address, which has the user's number in it.
                log.info("server %s: a member's avatar is not shown: %s", guild, type(fault).__name__)
                continue
            # Forgotten or changed while it was on its way.
            newest = self._assets.get((guild, user))
            if newest is not None and newest.key == asset.key and len(content) <= _MAX_PHOTO:
                self._member_names.avatars.keep(guild, user, asset.key, PhotoAvatar(content))
                has_new = True
        if has_new:
            on_found()

    def _tell(self, table: Table) -> None:
        for on_found in self._on_found:
            on_found(table)
