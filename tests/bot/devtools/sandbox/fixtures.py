"""Fixtures and builders that several packages share: a guild with a channel and two users, and the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.devtools.sandbox import Channel, Guild, Person, Sandbox
from bot.devtools.sandbox.page import Page


@pytest.fixture
def guild(sandbox: Sandbox) -> Guild:
    return sandbox.add_guild("Game night")


@pytest.fixture
def table(guild: Guild) -> Channel:
    return guild.add_channel("table")


@pytest.fixture
def anna(guild: Guild) -> Person:
    return guild.add_person("Anna", locale="de")


@pytest.fixture
def ben(guild: Guild) -> Person:
    return guild.add_person("Ben")


@asynccontextmanager
async def sandbox_with_page(sandbox: Sandbox, **languages: str) -> AsyncIterator[Sandbox]:
    """Open a sandbox with its page, a channel, and users by their names and languages."""
    guild = sandbox.add_guild("Game night")
    place = guild.add_channel("table")
    for name, locale in languages.items():
        guild.add_person(name, locale=locale)
    page = Page(sandbox, place)
    async with sandbox, page:
        yield sandbox


def channel_named(sandbox: Sandbox, name: str) -> Channel:
    """Return a channel by its name."""
    return next(one for one in sandbox.world.channels.values() if one.name == name)


def person_named(sandbox: Sandbox, name: str) -> Person:
    """Return a simulated user by their name."""
    return next(one for one in sandbox.people if one.name == name)
