"""The addresses at which discord.py looks for Discord."""

from typing import Final

import discord
import discord.gateway
import discord.http
from yarl import URL

_DISCORDS_GATEWAYS: Final = ".discord.gg"
"""How the hosts of Discord's own gateways end."""


def use_endpoints(api: str | None, gateway: str | None) -> None:
    """Point discord.py at another Discord; with `None` for both, the real one stays.

    With only one of the two, a reconnect would send the token to the real Discord. Avatars are fetched from
    the host of the REST address, unless the gateway is Discord's own: then the address is that of a proxy
    for rate limits, which has no avatars.

    Raises:
        ValueError: if only one is given, or one is no address.
    """
    if (api is None) != (gateway is None):
        msg = "DISCORD_API and DISCORD_GATEWAY belong together: set both or neither."
        raise ValueError(msg)
    if api is not None and gateway is not None:
        if URL(api).scheme not in {"http", "https"} or URL(gateway).scheme not in {"ws", "wss"}:
            msg = "DISCORD_API begins with http:// or https://, and DISCORD_GATEWAY with ws:// or wss://."
            raise ValueError(msg)
        if not (URL(gateway).host or "").endswith(_DISCORDS_GATEWAYS):
            discord.Asset.BASE = str(URL(api).origin())
        discord.http.Route.BASE = api
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
