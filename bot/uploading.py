"""Uploading the cards' emojis by hand: `unspoken emojis`, as often as one likes."""

from typing import TextIO

import aiohttp
import discord

from bot.emojis import Emojis, Uploads
from bot.pictures.drawing_process import InProcessDrawer
from bot.run import Exit, point_at
from bot.settings.environment import Settings
from data.errors import StoreError
from data.store import Store


async def upload_emojis(settings: Settings, out: TextIO) -> Exit:
    """Upload what is missing or has changed, say what was done, and return how the process should end."""
    try:
        point_at(settings.discord_api, settings.discord_gateway)
    except ValueError as wrong:
        out.write(f"unspoken: {wrong}\n")
        return Exit.SETTINGS_WRONG
    if settings.discord_token is None:
        out.write("unspoken: put your bot's token into DISCORD_TOKEN first.\n")
        return Exit.TOKEN_MISSING
    try:
        store = await Store.open(settings.database_url.get_secret_value())
    except StoreError as fault:
        out.write(f"unspoken: the database cannot be used ({type(fault).__name__}): check DATABASE_URL.\n")
        return Exit.DATABASE_UNREACHABLE
    client = discord.Client(intents=discord.Intents.none(), proxy=settings.proxy)
    try:
        await client.login(settings.discord_token.get_secret_value().strip())
        done = await Emojis().upload(client, store, InProcessDrawer())
    except discord.LoginFailure:
        out.write("unspoken: Discord refuses the token: copy it again from your application's Bot page.\n")
        return Exit.TOKEN_REFUSED
    except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
        out.write(f"unspoken: Discord cannot be reached ({type(fault).__name__}): try again later.\n")
        return Exit.DISCORD_UNREACHABLE
    finally:
        await client.close()
        await store.close()
    _tell(done, out)
    return Exit.DISCORD_UNREACHABLE if done.failed else Exit.DONE


def _tell(done: Uploads, out: TextIO) -> None:
    for said, names in (
        ("uploaded", done.added),
        ("uploaded anew, since they are drawn otherwise now", done.changed),
        ("there already", done.kept),
        ("not uploaded; run this again", done.failed),
    ):
        if names:
            out.write(f"{len(names):>4} {said}\n")
