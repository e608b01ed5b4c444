"""Checks of what Discord says: the token, the clock, the intents, the shards, and permissions by server."""

from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

import aiohttp
import discord
from discord.http import Route

from bot.components.discord_faults import DISCORD_FAULTS
from bot.hosting.doctor.diagnosis import Diagnosis, fault, good, hint
from bot.hosting.invite import OPTIONAL_PERMISSIONS, PERMISSIONS
from bot.settings.environment import Settings

_MAX_GUILDS = 50
"""Each server takes two requests."""
_MAX_SKEW = 3.0
"""Seconds between the clocks; Discord's replies have a limit of that length, timestamps are shown to all."""
_TIMEOUT = aiohttp.ClientTimeout(total=10)


async def check_discord(settings: Settings) -> AsyncIterator[Diagnosis]:
    """Check everything that needs Discord; one who cannot be reached ends the checks."""
    if settings.discord_token is None:
        yield fault("DISCORD_TOKEN is missing: copy .env.example to .env and put your bot's token there.")
        return
    client = discord.Client(intents=discord.Intents(guilds=True), proxy=settings.proxy)
    try:
        yield await _check_clock(settings.proxy)
        await client.login(settings.discord_token.get_secret_value().strip())
        application = await client.application_info()
        yield good(f"The token belongs to {application.name}.")
        yield _check_intent(application, wanted=settings.message_content)
        recommended, _, _ = await client.http.get_bot_gateway()
        yield judge_shards(settings.clusters, settings.shards, recommended)
        async for diagnosis in _check_guilds(client):
            yield diagnosis
    except discord.LoginFailure:
        yield fault("Discord refuses the token: copy it again from your application's Bot page.")
    except DISCORD_FAULTS as error:
        yield fault(f"Discord cannot be reached ({type(error).__name__}): check the network and PROXY.")
    finally:
        await client.close()


async def _check_clock(proxy: str | None) -> Diagnosis:
    """Compare this machine's clock with that of Discord's answers, which tell the time to the second."""
    async with (
        aiohttp.ClientSession(timeout=_TIMEOUT) as session,
        session.get(f"{Route.BASE}/gateway", proxy=proxy) as response,
    ):
        date = response.headers.get("Date")
    if date is None:
        return hint("Discord's answer holds no time, so the clock was not compared.")
    skew = abs((parsedate_to_datetime(date) - datetime.now(UTC)).total_seconds())
    if skew > _MAX_SKEW:
        return fault(f"This machine's clock differs from Discord's by {skew:.0f} s: set it, best by NTP.")
    return good("This machine's clock agrees with Discord's.")


def _check_intent(application: discord.AppInfo, *, wanted: bool) -> Diagnosis:
    flags = application.flags
    granted = flags.gateway_message_content or flags.gateway_message_content_limited
    if wanted and not granted:
        return fault(
            "MESSAGE_CONTENT is on, but Discord does not grant the intent: switch it on on your application's"
            " Bot page, or set MESSAGE_CONTENT=off."
        )
    if granted and not wanted:
        return hint("Discord grants the Message Content intent, but MESSAGE_CONTENT is off: nothing is read.")
    return good(f"The Message Content intent is {'on' if wanted else 'off'}, as MESSAGE_CONTENT says.")


def judge_shards(clusters: int | None, shards: int | None, recommended: int) -> Diagnosis:
    """Compare the number of shards with the one that Discord recommends."""
    used = shards or max(recommended, clusters or 1)
    text = f"Discord recommends {recommended} shards, and {used} are used"
    if clusters is not None and used < clusters:
        return fault(f"{text}, but CLUSTERS={clusters} needs one for each: set SHARDS higher.")
    if used < recommended:
        return hint(f"{text}: set SHARDS higher, or leave it out, and start all processes again.")
    return good(f"{text}.")


async def _check_guilds(client: discord.Client) -> AsyncIterator[Diagnosis]:
    count = 0
    async for partial in client.fetch_guilds(limit=_MAX_GUILDS):
        count += 1
        guild = await client.fetch_guild(partial.id)
        assert client.user is not None  # noqa: S101 - for the type checker: it has logged in
        own = (await guild.fetch_member(client.user.id)).guild_permissions
        yield check_permissions(guild.name, own)
    if count == 0:
        yield hint("The bot is on no server yet: `unspoken invite` prints the link.")
    elif count == _MAX_GUILDS:
        yield hint(f"Only the first {_MAX_GUILDS} servers were checked.")


def check_permissions(guild: str, own: discord.Permissions) -> Diagnosis:
    """Name the permissions that a server lacks."""
    missing, optional = _missing(PERMISSIONS, own), _missing(OPTIONAL_PERMISSIONS, own)
    if missing:
        return fault(f"{guild}: give the bot these permissions: {missing}. A channel may change them.")
    if optional:
        return good(f"{guild}: all permissions that are needed. Optional: {optional}.")
    return good(f"{guild}: all permissions.")


def _missing(wanted: Mapping[str, str], own: discord.Permissions) -> str:
    return "; ".join(
        f"{name.replace('_', ' ').title()} {reason}"
        for name, reason in wanted.items()
        if not (own.administrator or getattr(own, name))
    )
