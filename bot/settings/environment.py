"""The settings of the bot's owner, read from the environment or from `.env`."""

from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every setting with its default; `.env.example` shows them all."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr | None = Field(
        default=None, description="The bot's token, from the Bot page of your application."
    )
    database_url: SecretStr = Field(
        default=SecretStr("sqlite+aiosqlite:///var/unspoken.sqlite3"),
        description="Where matches are kept: a SQLite file, or postgresql+asyncpg://user:password@host/name.",
    )
    message_content: bool = Field(
        default=False,
        description="on if the Message Content intent is switched on for your application, else off.",
    )
    card_emojis: bool = Field(
        default=True,
        description="on to upload missing card emojis by itself, off to leave that to `unspoken emojis`.",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="The log level: DEBUG, INFO, WARNING or ERROR."
    )
    proxy: str | None = Field(
        default=None, description="An HTTP proxy on the way to Discord, such as http://127.0.0.1:3128."
    )
    discord_api: str | None = Field(
        default=None, description="Another Discord's REST address; only the sandbox needs this."
    )
    discord_gateway: str | None = Field(
        default=None, description="Another Discord's gateway address; only the sandbox needs this."
    )
