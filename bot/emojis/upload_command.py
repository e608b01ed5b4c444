"""The command `unspoken emojis`: uploads the emojis of the cards; it may be run any number of times."""

from typing import TextIO

import discord

from bot.components.discord_faults import DISCORD_FAULTS
from bot.emojis.application_emojis import ApplicationEmojis, UploadReport
from bot.pictures.drawing_process import InProcessDrawer
from bot.process.exit_status import ExitStatus
from bot.settings.discord_endpoints import use_endpoints
from bot.settings.environment import Settings
from data.errors import StoreError
from data.store import Store


async def upload_emojis(settings: Settings, out: TextIO) -> ExitStatus:
    """Upload missing and changed emojis, write what was done to `out`, and return the exit status."""
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
