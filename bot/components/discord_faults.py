"""Faults that a correct request to Discord may meet."""

from typing import Final

import aiohttp
import discord

DISCORD_FAULTS: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Discord refuses or fails, asks to wait longer than `LONGEST_WAIT`, or is not reached."""
LONGEST_WAIT: Final = 30.0
"""Seconds for which a request waits for a rate limit; discord.py allows no fewer."""

UNKNOWN_CHANNEL: Final = 10003
"""The code of Discord's error where a channel is gone."""
UNKNOWN_MESSAGE: Final = 10008
"""The code of Discord's error where a message is gone."""
THREAD_ARCHIVED: Final = 50083
"""The code of Discord's error where a thread is archived, or locked as well."""
