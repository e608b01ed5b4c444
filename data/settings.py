"""Settings of the servers, and values that the program keeps for itself."""

from sqlalchemy import select

from data.database import Database
from data.records import GuildId
from data.schema import app_state, guild_settings


class SavedSettings:
    """Texts that the program saves under a guild's id or under a key; each call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_guild_settings(self) -> dict[GuildId, str]:
        """Look up the settings of all guilds of this process that ever saved any."""
        ours = self._database.shards.select_own(guild_settings.c.guild_id)
        async with self._database.begin_read() as connection:
            rows = await connection.execute(select(guild_settings).where(ours))
            return {GuildId(row.guild_id): row.settings for row in rows}

    async def save_guild_settings(self, guild: GuildId, settings: str) -> None:
        """Save a guild's settings in place of the former ones."""
        async with self._database.begin_write() as connection:
            await connection.execute(
                self._database.build_upsert(guild_settings, guild_id=guild, settings=settings)
            )

    async def get_app_state(self, key: str) -> str | None:
        """Return a value of the program's own state."""
        async with self._database.begin_read() as connection:
            return await connection.scalar(select(app_state.c.value).where(app_state.c.key == key))

    async def save_app_state(self, key: str, value: str) -> None:
        """Save a value of the program's own state in place of the former one."""
        async with self._database.begin_write() as connection:
            await connection.execute(self._database.build_upsert(app_state, key=key, value=value))
