"""The application's own emojis: the cards, uploaded once, so that buttons and texts can show them."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import aiohttp
import discord

from bot.pictures.drawing_process import Drawer, DrawingError
from bot.pictures.emojis import scenes
from data.errors import StoreError
from data.store import Store

log = logging.getLogger(__name__)

BETWEEN_UPLOADS = 1.0
"""Seconds between two uploads while people play: nobody waits for them."""
_NO_USE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, StoreError)
_NOTE: Final = "emojis"


@dataclass(slots=True)
class Uploads:
    """What became of the emojis."""

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


class Emojis:
    """What the application's emojis are called and how they are written; empty until somebody looked."""

    def __init__(self) -> None:
        """Know none."""
        self.written: Mapping[str, str] = {}
        """How each of our emojis that is there stands in a text, by its name."""

    async def look(self, client: discord.Client) -> dict[str, discord.Emoji]:
        """Ask Discord which of our emojis are there."""
        ours = scenes()
        there = {one.name: one for one in await client.fetch_application_emojis() if one.name in ours}
        self._learn(there)
        return there

    async def upload(
        self, client: discord.Client, store: Store, drawer: Drawer, *, between: float = 0.0
    ) -> Uploads:
        """Upload what is missing or was drawn otherwise; emojis of others are left alone."""
        there = await self.look(client)
        known = await _digests(store, client.application_id)
        done = Uploads()
        for name, scene in scenes().items():
            try:
                image = await drawer.draw(scene)
            except DrawingError:
                done.failed.append(name)
                continue
            digest = hashlib.sha256(image).hexdigest()
            old = there.get(name)
            # One that is there already, but of which nothing was noted, is taken for what it is called.
            if old is not None and known.setdefault(name, digest) == digest:
                done.kept.append(name)
                continue
            try:
                if old is not None:
                    await old.delete()
                    there.pop(name)
                there[name] = await client.create_application_emoji(name=name, image=image)
            except discord.HTTPException as fault:
                log.warning("the emoji %s could not be uploaded: %s %s", name, fault.status, fault.code)
                done.failed.append(name)
                continue
            known[name] = digest
            (done.added if old is None else done.changed).append(name)
            self._learn(there)
            await asyncio.sleep(between)
        await store.save_note(_NOTE, json.dumps([client.application_id, known], sort_keys=True))
        self._learn(there)
        return done

    async def keep(self, client: discord.Client, store: Store, drawer: Drawer) -> None:
        """See to it in the background that the emojis are there; without them cards are plain numbers."""
        try:
            done = await self.upload(client, store, drawer, between=BETWEEN_UPLOADS)
        except _NO_USE as fault:
            log.warning("the emojis could not be looked after: %s", type(fault).__name__)
            return
        if done.added or done.changed:
            log.info("the emojis of the cards are uploaded")

    async def see(self, client: discord.Client) -> None:
        """Use the emojis that are there, and leave it at that."""
        try:
            await self.look(client)
        except _NO_USE as fault:
            log.warning("the emojis could not be looked at: %s", type(fault).__name__)

    def _learn(self, there: Mapping[str, discord.Emoji]) -> None:
        self.written = {name: str(emoji) for name, emoji in there.items()}


async def _digests(store: Store, application: int | None) -> dict[str, str]:
    """Return what was uploaded for this application, by name."""
    note = await store.note(_NOTE)
    if note is None:
        return {}
    owner, known = json.loads(note)
    return dict(known) if owner == application else {}
