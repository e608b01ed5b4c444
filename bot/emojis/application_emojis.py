"""The application's own emojis: the cards, uploaded once, so that buttons and texts can show them."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TextIO

import discord

from bot.components.discord_faults import DISCORD_FAULTS
from bot.pictures.drawing_process import Drawer, DrawingError, InProcessDrawer
from bot.pictures.emojis import emoji_scenes
from bot.process.exit_status import ExitStatus
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings
from data.errors import StoreError
from data.processes.chores import Chore
from data.store import Store

log = logging.getLogger(__name__)

UPLOAD_INTERVAL = 1.0
"""Seconds between two uploads in the background, so that players are not slowed down."""
_EXPECTED_ERRORS: Final = (*DISCORD_FAULTS, StoreError)
_DIGESTS_KEY: Final = "emojis"


@dataclass(slots=True)
class UploadReport:
    """The names of the emojis by what an upload did with them."""

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


class ApplicationEmojis:
    """The emojis of the cards that this application has; empty until they are fetched."""

    def __init__(self) -> None:
        """Start with no emojis."""
        self.markup: Mapping[str, str] = {}
        """How each uploaded emoji is written in a text, by its name."""

    async def fetch(self, client: discord.Client) -> dict[str, discord.Emoji]:
        """Fetch from Discord which card emojis are uploaded, and return them by name."""
        ours = emoji_scenes()
        uploaded = {
            emoji.name: emoji for emoji in await client.fetch_application_emojis() if emoji.name in ours
        }
        self._remember(uploaded)
        return uploaded

    async def upload(
        self, client: discord.Client, store: Store, drawer: Drawer, *, interval: float = 0.0
    ) -> UploadReport:
        """Upload missing and changed emojis, one every `interval` seconds; other emojis are left alone."""
        uploaded = await self.fetch(client)
        digests = await _load_digests(store, client.application_id)
        report = UploadReport()
        for name, scene in emoji_scenes().items():
            try:
                image = await drawer.draw(scene)
            except DrawingError:
                report.failed.append(name)
                continue
            digest = hashlib.sha256(image).hexdigest()
            old = uploaded.get(name)
            # An emoji that was uploaded without a recorded digest is assumed to be up to date.
            if old is not None and digests.setdefault(name, digest) == digest:
                report.kept.append(name)
                continue
            try:
                if old is not None:
                    await old.delete()
                    uploaded.pop(name)
                uploaded[name] = await client.create_application_emoji(name=name, image=image)
            except discord.HTTPException as fault:
                log.warning("the emoji %s could not be uploaded: %s %s", name, fault.status, fault.code)
                report.failed.append(name)
                continue
            digests[name] = digest
            (report.added if old is None else report.changed).append(name)
            self._remember(uploaded)
            await asyncio.sleep(interval)
        await store.settings.save_app_state(
            _DIGESTS_KEY, json.dumps([client.application_id, digests], sort_keys=True)
        )
        self._remember(uploaded)
        return report

    async def upload_in_background(self, client: discord.Client, store: Store, drawer: Drawer) -> None:
        """Upload missing and changed emojis slowly; if that fails, cards stay plain numbers."""
        try:
            async with store.do_alone(Chore.EMOJIS):
                report = await self.upload(client, store, drawer, interval=UPLOAD_INTERVAL)
        except _EXPECTED_ERRORS as fault:
            log.warning("the emojis could not be uploaded: %s", type(fault).__name__)
            return
        if report.added or report.changed:
            log.info("the emojis of the cards are uploaded")

    async def fetch_or_warn(self, client: discord.Client) -> None:
        """Fetch which emojis are uploaded; if that fails, cards stay plain numbers."""
        try:
            await self.fetch(client)
        except _EXPECTED_ERRORS as fault:
            log.warning("the emojis could not be fetched: %s", type(fault).__name__)

    def _remember(self, uploaded: Mapping[str, discord.Emoji]) -> None:
        self.markup = {name: str(emoji) for name, emoji in uploaded.items()}


async def _load_digests(store: Store, application: int | None) -> dict[str, str]:
    """Return the digest of each picture that was uploaded for this application, by its name."""
    note = await store.settings.get_app_state(_DIGESTS_KEY)
    if note is None:
        return {}
    owner, digests = json.loads(note)
    return dict(digests) if owner == application else {}


async def upload_emojis(settings: Settings, out: TextIO) -> ExitStatus:
    """Run the command `unspoken emojis`: upload missing and changed emojis, and report to `out`.

    It may be run any number of times.
    """
    try:
        use_endpoints(settings.discord_api, settings.discord_gateway)
    except ValueError as wrong:
        out.write(f"unspoken: {wrong}\n")
        return ExitStatus.SETTINGS_WRONG
    if settings.discord_token is None:
        out.write("unspoken: put your bot's token into DISCORD_TOKEN first.\n")
        return ExitStatus.TOKEN_MISSING
    try:
        store = await Store.open(settings.database_url.get_secret_value())
    except StoreError as fault:
        out.write(f"unspoken: the database cannot be used ({type(fault).__name__}): check DATABASE_URL.\n")
        return ExitStatus.DATABASE_UNREACHABLE
    client = discord.Client(intents=discord.Intents.none(), proxy=settings.proxy)
    try:
        await client.login(settings.discord_token.get_secret_value().strip())
        report = await ApplicationEmojis().upload(client, store, InProcessDrawer())
    except discord.LoginFailure:
        out.write("unspoken: Discord refuses the token: copy it again from your application's Bot page.\n")
        return ExitStatus.TOKEN_REFUSED
    except DISCORD_FAULTS as fault:
        out.write(f"unspoken: Discord cannot be reached ({type(fault).__name__}): try again later.\n")
        return ExitStatus.DISCORD_UNREACHABLE
    finally:
        await client.close()
        await store.close()
    _write_report(report, out)
    return ExitStatus.DISCORD_UNREACHABLE if report.failed else ExitStatus.DONE


def _write_report(report: UploadReport, out: TextIO) -> None:
    for outcome, names in (
        ("uploaded", report.added),
        ("uploaded again, since their drawing has changed", report.changed),
        ("there already", report.kept),
        ("not uploaded; run this again", report.failed),
    ):
        if names:
            out.write(f"{len(names):>4} {outcome}\n")
