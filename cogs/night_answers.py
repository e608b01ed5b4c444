"""The buttons of a night's message: who comes, who is reminded, and who is there."""

import contextlib

from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import CustomId
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.nights.pages.night import render_answered
from bot.nights.pages.round import render_entered
from data.errors import NotThere
from data.nights.records import Answer, NightId, NightRecord


class NightAnswers(commands.Cog):
    """Takes people's answers, and lets them in at the door."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

    @on_button("night-in")
    async def press_in(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store that the user comes."""
        await self._answer(context, custom_id, Answer.IN)

    @on_button("night-maybe")
    async def press_maybe(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store that the user may come."""
        await self._answer(context, custom_id, Answer.MAYBE)

    @on_button("night-out")
    async def press_out(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store that the user does not come."""
        await self._answer(context, custom_id, Answer.OUT)

    @on_button("night-remind")
    async def press_remind(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Switch the user's reminders on or off."""
        night = await self.parts.nights.set_wants_reminders(
            NightId(custom_id.match), context.user, wants=custom_id.argument == "on"
        )
        await context.reply.show(render_answered(night, context.user, context.words))

    @on_button("night-here")
    async def press_here(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store that the user is there."""
        night = await self.parts.nights.enter(NightId(custom_id.match), context.user)
        await self._greet(context, night, ReplyPlace.NEW)

    @on_button("night-alone")
    async def press_alone(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Switch whether the user is content with a table of their own."""
        night = await self.parts.nights.set_alone(
            NightId(custom_id.match), context.user, alone=custom_id.argument == "on"
        )
        await self._greet(context, night, ReplyPlace.HERE)

    @on_button("night-away")
    async def press_away(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Store that the user has left."""
        with contextlib.suppress(NotThere):
            await self.parts.nights.leave(NightId(custom_id.match), context.user)
        await context.reply_sentence("night-left")

    async def _greet(self, context: InteractionContext, night: NightRecord, place: ReplyPlace) -> None:
        tables = await self.parts.game_rounds.list_tables_with_room(night.id, context.user)
        await context.reply.show(render_entered(night, context.user, tables, context.words), place)

    async def _answer(self, context: InteractionContext, custom_id: CustomId, answer: Answer) -> None:
        night = await self.parts.nights.answer(NightId(custom_id.match), context.user, answer)
        await context.reply.show(render_answered(night, context.user, context.words), ReplyPlace.NEW)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(NightAnswers(bot))
