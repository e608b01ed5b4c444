"""The buttons of those who want to be called when the next table opens."""

from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import CustomId
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.renderers.lobby_calls import CALL_ALWAYS, CALL_OFF, render_call_request


class Calls(commands.Cog):
    """Takes requests to be called, and takes them back."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

    @on_button("call-me")
    async def press_call_me(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store that the user wants to be called, tonight or until they take it back, or that they do not."""
        calls, choice = self.parts.lobby_calls, custom_id.argument
        if choice == CALL_OFF:
            await calls.withdraw(context.user, context.guild)
            await context.reply_sentence("call-off")
            return
        until = await calls.request(context.user, context.guild, lasts=choice == CALL_ALWAYS)
        place = ReplyPlace.PRIVATE if choice == CALL_ALWAYS else ReplyPlace.NEW
        await context.reply.show(render_call_request(until, context.words), place)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Calls(bot))
