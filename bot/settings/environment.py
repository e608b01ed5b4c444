"""The settings of the bot's owner, read from the environment or from `.env`."""

import os
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict

_HIGHEST_PORT: Final = 65_535
_MISSPELT: Final = 0.8
"""How much a name resembles a setting's that was probably meant, of 1."""


class Settings(BaseSettings):
    """Every setting with its default; `.env.example` shows them all."""

    model_config = SettingsConfigDict(
        # Windows' editors begin a file with a mark of its encoding.
        env_file=".env",
        env_file_encoding="utf-8-sig",
        env_ignore_empty=True,
        extra="ignore",
    )

    discord_token: SecretStr | None = Field(
        default=None, description="The bot's token, from the Bot page of your application."
    )
    database_url: SecretStr = Field(
        default=SecretStr("sqlite+aiosqlite:///var/unspoken.sqlite3"),
        description="Where matches are kept: a SQLite file, or postgresql+asyncpg://user:password@host/name.",
    )
    clusters: Annotated[int, Field(ge=1)] | None = Field(
        default=None,
        description="How many processes share the bot's servers, all set up alike; this needs PostgreSQL.",
    )
    shards: Annotated[int, Field(ge=1)] | None = Field(
        default=None,
        description="How many connections to Discord share the servers, if not as many as it recommends.",
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
    log_format: Literal["text", "json"] = Field(
        default="text", description="How the log is written: text, or json with an object on each line."
    )
    metrics: str | None = Field(
        default=None,
        description="Where Prometheus and health checks may ask, such as 127.0.0.1:9464.",
    )
    proxy: str | None = Field(
        default=None, description="An HTTP proxy on the way to Discord, such as http://127.0.0.1:3128."
    )
    discord_api: str | None = Field(
        default=None,
        description="Another REST address: of a proxy for rate limits, or of the sandbox.",
    )
    discord_gateway: str | None = Field(
        default=None,
        description="Its gateway: wss://gateway.discord.gg with a proxy, else the sandbox's.",
    )

    @field_validator("log_level", mode="before")
    @classmethod
    def _read_level(cls, value: object) -> object:
        return value.strip().upper() if isinstance(value, str) else value

    @field_validator("metrics")
    @classmethod
    def _read_address(cls, value: str | None) -> str | None:
        if value is not None:
            parse_address(value)
        return value

    @field_validator("proxy")
    @classmethod
    def _read_proxy(cls, value: str | None) -> str | None:
        if value is not None and not _is_proxy(value):
            msg = "this is no address of an HTTP proxy, such as http://127.0.0.1:3128"
            raise ValueError(msg)
        return value

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """The host and port of the metrics; `None` if there are none."""
        return None if self.metrics is None else parse_address(self.metrics)


def _is_proxy(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def find_misspelt() -> Iterator[tuple[str, str]]:
    """Yield each name in the environment or in `.env` that is none of ours, with the setting it resembles."""
    names = [name.upper() for name in Settings.model_fields]
    given = {name.upper() for name in (*os.environ, *DotEnvSettingsSource(Settings).env_vars)}
    for name in sorted(given.difference(names)):
        for setting in get_close_matches(name, names, n=1, cutoff=_MISSPELT):
            yield name, setting


def parse_address(text: str) -> tuple[str, int]:
    """Return the host and port of an address.

    >>> parse_address("127.0.0.1:9464"), parse_address("[::1]:9464")
    (('127.0.0.1', 9464), ('::1', 9464))

    Raises:
        ValueError: if it has no port, or one that there is not.
    """
    host, _, port = text.strip().rpartition(":")
    if not host or not port.isdecimal() or int(port) > _HIGHEST_PORT:
        msg = "this is no address with a port, such as 127.0.0.1:9464"
        raise ValueError(msg)
    return host.strip("[]"), int(port)
