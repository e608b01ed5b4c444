"""Voice rooms: a voice channel for each table of a night's round, where the server wants them."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime, timedelta
from typing import Final

import discord
from discord.utils import snowflake_time

from bot.components.discord_faults import DISCORD_FAULTS
from bot.messages.appearance import Appearance
from bot.settings.guild_settings import GuildSettingsCache
from data.nights.records import NightRecord, NightTableRecord, RoomRecord, RoundRecord, TablePlace
from data.records import ChannelId, UserId
from data.store import Store

log = logging.getLogger(__name__)

KEPT_FOR: Final = timedelta(minutes=30)
"""How long after the end of its round a room is deleted that nobody has left empty before."""
CLOCK_SKEW: Final = timedelta(seconds=30)
"""How far Discord's clock may be behind ours."""
_REFUSED: Final = (discord.Forbidden, discord.NotFound)


class VoiceRooms:
    """Makes the rooms of tables and deletes them; without the permissions for it, tables have none."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        guild_settings: GuildSettingsCache,
        appearance: Appearance,
        now: Callable[[], datetime],
    ) -> None:
        self._client = client
        self._store = store
        self._guild_settings = guild_settings
        self._appearance = appearance
        self._now = now
        self._renewing = asyncio.Lock()

    def lack_permission(self, guild: int, channel: int) -> bool:
        """Return True if tables of a night in a channel would have rooms, but the bot may not make them."""
        home = self._find_home(channel)
        wanted = self._guild_settings.get(guild).voice_rooms
        return wanted and home is not None and not _may_make_rooms(home)

    async def make(
        self, night: NightRecord, record: RoundRecord, table: NightTableRecord, people: Collection[UserId]
    ) -> int | None:
        """Make the room of a table, or find the one that was made before the bot stopped."""
        home = self._find_home(night.channel)
        if home is None or not self._guild_settings.get(night.guild).voice_rooms or not _may_make_rooms(home):
            return None
        rooms = await self._store.night_rooms.list_rooms()
        for room in rooms:
            if room.table == table.id:
                return room.channel
        name, since = self._name(night, record, table), record.started - CLOCK_SKEW
        stored = {room.channel for room in rooms}
        for channel in home.guild.voice_channels:
            ours = channel.name == name and channel.category_id == home.category_id
            if ours and snowflake_time(channel.id) >= since and channel.id not in stored:
                await self._store.night_rooms.add(ChannelId(channel.id), table.id, self._now())
                return channel.id
        return await self._create(night, home, name, table, people)

    async def renew(
        self,
        night: NightRecord,
        record: RoundRecord,
        table: NightTableRecord,
        people: Collection[UserId],
        gone: Collection[UserId],
    ) -> int | None:
        """Make another room if not all of a table's people see the one it has, or one who is `gone` does.

        With the permission to manage channels alone, the rights in a room that exists cannot be changed.
        """
        async with self._renewing:
            rooms = [room for room in await self._store.night_rooms.list_rooms() if room.table == table.id]
            home = self._find_home(night.channel)
            room = self._client.get_channel(rooms[-1].channel) if rooms else None
            if (
                home is None
                or not isinstance(room, discord.VoiceChannel)
                or not self._is_hidden(night, table)
            ):
                return None
            allowed = {target.id for target in room.overwrites}
            if allowed.issuperset(people) and allowed.isdisjoint(gone):
                return None
            return await self._create(night, home, self._name(night, record, table), table, people)

    async def sweep(self) -> None:
        """Delete the rooms that people have left empty, and those of rounds that ended half an hour ago."""
        rooms = await self._store.night_rooms.list_rooms()
        newest = {room.table: room.channel for room in rooms}
        for room in rooms:
            try:
                await self._check(room, replaced=newest[room.table] != room.channel)
            except DISCORD_FAULTS as fault:
                log.warning("room %s is not deleted yet: %s", room.channel, type(fault).__name__)

    async def _check(self, room: RoomRecord, *, replaced: bool) -> None:
        channel = self._client.get_channel(room.channel)
        # Of a channel that is not in the cache it is not known who is there.
        there = bool(channel.voice_states) if isinstance(channel, discord.VoiceChannel) else None
        if there and not room.used:
            await self._store.night_rooms.set_used(room.channel)
        over = room.ended is not None and self._now() - room.ended >= KEPT_FOR
        if over or (there is False and (room.used or replaced)):
            try:
                await self._client.http.delete_channel(room.channel)
            except _REFUSED as fault:
                log.info("room %s is gone, or stays: %s", room.channel, fault.text)
            await self._store.night_rooms.delete(room.channel)

    async def _create(
        self,
        night: NightRecord,
        home: discord.abc.GuildChannel,
        name: str,
        table: NightTableRecord,
        people: Iterable[UserId],
    ) -> int | None:
        rights = _show_to(home, people) if self._is_hidden(night, table) else _show_like(home)
        try:
            room = await home.guild.create_voice_channel(name, category=home.category, overwrites=rights)
        except DISCORD_FAULTS as fault:
            log.info("night %s: table %s has no room: %s", night.id, table.number, fault)
            return None
        await self._store.night_rooms.add(ChannelId(room.id), table.id, self._now())
        return room.id

    def _find_home(self, channel: int) -> discord.abc.GuildChannel | None:
        """Find the channel beside which the rooms of a night in a channel are."""
        place = self._client.get_channel(channel)
        if isinstance(place, discord.Thread):
            return place.parent
        return place if isinstance(place, discord.abc.GuildChannel) else None

    def _is_hidden(self, night: NightRecord, table: NightTableRecord) -> bool:
        """Return True if only a table's people see it."""
        channel = self._client.get_channel(night.channel)
        inside = isinstance(channel, discord.Thread) and channel.is_private()
        return inside or table.place is TablePlace.PRIVATE_THREAD

    def _name(self, night: NightRecord, record: RoundRecord, table: NightTableRecord) -> str:
        words = self._appearance.words_for_everyone(night.guild, night.locale)
        return words("night-thread-name", round=record.number, table=table.number)


_Rights = Mapping[discord.Role | discord.Member | discord.Object, discord.PermissionOverwrite]
_OWN: Final = {"view_channel": True, "connect": True}
"""The bot's own rights in a room; without them, it could not delete the room."""


def _may_make_rooms(home: discord.abc.GuildChannel) -> bool:
    """Return True if the bot may make and delete voice channels beside a channel."""
    guild = home.guild
    may = guild.me.guild_permissions if home.category is None else home.category.permissions_for(guild.me)
    return may.manage_channels and may.view_channel and may.connect


def _show_to(home: discord.abc.GuildChannel, people: Iterable[UserId]) -> _Rights:
    return {
        home.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        **{discord.Object(user): discord.PermissionOverwrite(view_channel=True) for user in people},
        home.guild.me: discord.PermissionOverwrite(**_OWN),
    }


def _show_like(home: discord.abc.GuildChannel) -> _Rights:
    """Let those see a room, and join it, who see the channel beside it."""
    rights = {
        target: discord.PermissionOverwrite(view_channel=rights.view_channel, connect=rights.connect)
        for target, rights in home.overwrites.items()
    }
    return {**rights, home.guild.me: discord.PermissionOverwrite(**_OWN)}
