"""The addresses at which discord.py looks for Discord."""

import discord
import discord.gateway
import discord.http
from yarl import URL


def use_endpoints(api: str | None, gateway: str | None) -> None:
    """Point discord.py at another Discord; with `None` for both, the real one stays.

    With only one of the two, a reconnect would send the token to the real Discord. Avatars are fetched from
    the host of the REST address.

    Raises:
        ValueError: if only one is given.
    """
    if (api is None) != (gateway is None):
        msg = "DISCORD_API and DISCORD_GATEWAY belong together: set both or neither."
        raise ValueError(msg)
    if api is not None and gateway is not None:
        discord.Asset.BASE = str(URL(api).origin())
        discord.http.Route.BASE = api
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
