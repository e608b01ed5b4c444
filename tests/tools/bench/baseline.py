"""A bare bot on discord.py that answers every click with a fixed hand, to compare the real bot with.

With the path of a picture as its argument it uploads that picture with each answer.
"""

import asyncio
import io
import os
import sys
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui

from bot.settings.discord_endpoints import use_endpoints

CARDS = (7, 23, 38, 41, 66, 84, 97)
_PICTURE = "hand.png"
PILES = "`1` ↑ 1 → **12**\n`2` ↑ 1 → **30**\n`3` ↓ 100 → **91**\n`4` ↓ 100 → **77**"


class FixedHand(ui.LayoutView):
    """Seven cards with texts and buttons, as large as a hand of a real game."""

    def __init__(self, *, pictured: bool) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(0x2F80B7))
        box.add_item(ui.TextDisplay("### Your hand, Anna"))
        box.add_item(ui.TextDisplay("**Your turn.** Play at least 2 more cards:"))
        if pictured:
            box.add_item(
                ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{_PICTURE}", description=PILES))
            )
        else:
            box.add_item(ui.TextDisplay(PILES))
        for row in (CARDS[:5], CARDS[5:]):
            box.add_item(ui.ActionRow(*(_button(str(card), f"card:{card}") for card in row)))
        box.add_item(ui.ActionRow(_button("Signals", "signals:"), _button("Rules", "rules:")))
        self.add_item(box)
        self.stop()


def _button(label: str, action: str) -> ui.Button[Any]:
    return ui.Button(label=label, custom_id=f"m:1:1:{action}", style=discord.ButtonStyle.primary)


class Baseline(discord.Client):
    """A bot without tables, store, words or rules."""

    def __init__(self, *, listening: bool, picture: bytes | None) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = intents.message_content = listening
        super().__init__(
            intents=intents, max_messages=None, member_cache_flags=discord.MemberCacheFlags.none()
        )
        self.tree = app_commands.CommandTree(self)
        self.picture = picture

    async def setup_hook(self) -> None:
        """Make the hand, and register the command that shows it."""
        self.hand = FixedHand(pictured=self.picture is not None)

        @self.tree.command(name="hand", description="The hand")
        async def hand(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=self.hand, files=self._files(), ephemeral=True)

        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a click with the hand."""
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(view=self.hand, attachments=self._files())

    def _files(self) -> list[discord.File]:
        return [] if self.picture is None else [discord.File(io.BytesIO(self.picture), _PICTURE)]


def main() -> None:
    """Run until killed."""
    use_endpoints(os.environ["DISCORD_API"], os.environ["DISCORD_GATEWAY"])
    pictures = [Path(argument) for argument in sys.argv[1:] if argument.endswith(".png")]
    picture = pictures[0].read_bytes() if pictures else None
    bot = Baseline(listening="listening" in sys.argv, picture=picture)
    asyncio.run(bot.start(os.environ["DISCORD_TOKEN"]))


if __name__ == "__main__":
    main()
