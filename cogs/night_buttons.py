"""The buttons of a night's messages: answers, the door, a free seat, and two tables side by side."""

import contextlib

from discord.ext import commands

from bot.client import Unspoken
from bot.components.attachments import AttachedFile, Download
from bot.components.layout import CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.nights.calendar_file import make_calendar
from bot.nights.clock import find_past_reminders
from bot.nights.pages.night import NIGHT_COLOUR, link_to_message, render_answered
from bot.nights.pages.round import render_entered
from bot.nights.refusals import CardsSeen, NoNightHere
from bot.replay.comparison import ComparedTable, Comparison, render_comparison
from bot.replay.loader import ReplayLoader
from bot.tables.deals import DealKnown
from bot.tables.refusals import MatchUnknown
from data.errors import NotThere
from data.nights.records import Answer, NightId, NightRecord
from data.records import MatchId

_MAX_REPLAYS = 8


class NightButtons(commands.Cog):
    """Takes people's answers, lets them in and seats them, and compares tables."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts
        self._loader = ReplayLoader(bot.parts.store, bot.parts.tables.now, _MAX_REPLAYS)

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

    # Before the night and at its door

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
        await self._show_answer(context, night, ReplyPlace.PRIVATE)

    @on_button("night-calendar")
    async def press_calendar(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Send the night, or its series, as a file for the user's calendar."""
        night = await self.parts.nights.get(NightId(custom_id.match), context.guild)
        link = link_to_message(night)
        description = context.words("night-event", link=link)
        first = await self.parts.store.nights.find_first(night.id)
        content = make_calendar(night, first, description, link, self.parts.nights.now())
        file = Download(AttachedFile(f"night_{night.id}.ics", content))
        await context.reply.show(
            Layout((context.words("night-calendar"), file), NIGHT_COLOUR), ReplyPlace.NEW
        )

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

    @on_button("night-sit")
    async def press_sit(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Take a free seat at a table of the night."""
        table = await self.parts.tables.get(custom_id.match)
        status = await self.parts.game_rounds.find_round(table.id)
        if status is None or table.record.guild != context.guild:
            raise NoNightHere
        night = await self.parts.nights.get(status.record.night, context.guild)
        if context.user not in night.present:
            raise NotThere
        await self.parts.game_rounds.require_seat(status, table.id, context.user)
        try:
            await self.parts.lobbies.join(table.id, context.user)
        except DealKnown:
            raise CardsSeen from None
        await self.parts.night_tables.let_in(table.record.channel, night, context.user)
        await context.reply_sentence("night-sat-down", channel=f"<#{table.record.channel}>")

    async def _greet(self, context: InteractionContext, night: NightRecord, place: ReplyPlace) -> None:
        tables = await self.parts.game_rounds.list_tables_with_room(night.id, context.user)
        await context.reply.show(render_entered(night, context.user, tables, context.words), place)

    async def _answer(self, context: InteractionContext, custom_id: CustomId, answer: Answer) -> None:
        night = await self.parts.nights.answer(NightId(custom_id.match), context.user, answer)
        await self._show_answer(context, night, ReplyPlace.NEW)

    async def _show_answer(self, context: InteractionContext, night: NightRecord, place: ReplyPlace) -> None:
        times = await self.parts.appearance.get_reminder_times(context.user, night.guild)
        left = times.without(find_past_reminders(night, self.parts.nights.now()))
        await context.reply.show(render_answered(night, context.user, context.words, left), place)

    # Two tables that played the same deal

    @on_button("night-compare")
    async def press_compare(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Compare the tables in a new message."""
        await self._show_comparison(context, custom_id.match, custom_id.argument, 0, ReplyPlace.NEW)

    @on_button("night-compare-go")
    async def press_go(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Go to another step, or compare with another second table, in the same message."""
        await self._show_comparison(
            context, custom_id.match, custom_id.argument, custom_id.revision, ReplyPlace.HERE
        )

    @on_button("night-compare-first")
    async def choose_first(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Compare another first table, in the same message."""
        await self._show_comparison(
            context, custom_id.argument, str(custom_id.match), custom_id.revision, ReplyPlace.HERE
        )

    async def _show_comparison(
        self, context: InteractionContext, first: int | str, second: str, step: int, place: ReplyPlace
    ) -> None:
        comparison = await self._load_comparison(context, _read_number(str(first)), _read_number(second))
        layout = render_comparison(
            comparison, step, context.words, self.parts.member_names, await context.card_style()
        )
        await self.parts.picture_replies.show(context, layout, place)

    async def _load_comparison(self, context: InteractionContext, first: int, second: int) -> Comparison:
        """Load two tables of a round that a person may see both of.

        Raises:
            MatchUnknown: they are no two tables of a round that played the same deal.
            RoundStillPlayed: somebody on the server may still play it.
        """
        record = await self._loader.find(first, context.guild)
        status = await self.parts.game_rounds.find_round(record.id)
        tables = () if status is None else status.list_compared_with(record.id)
        numbers = {
            compared.match.id: compared.table.number for compared in tables if compared.match is not None
        }
        if status is None or first == second or not {first, second} <= numbers.keys():
            raise MatchUnknown(str(second))
        # Before it is recorded that the person knows the cards.
        await self._loader.require_round_over(record)
        first_table, second_table = [
            ComparedTable(numbers[match], *await self._loader.load(match, context.guild, context.user))
            for match in (MatchId(first), MatchId(second))
        ]
        others = tuple((number, match) for match, number in numbers.items())
        return Comparison(status.record.number, first_table, second_table, others)


def _read_number(argument: str) -> int:
    """Read a match's number; what follows a dot only tells buttons apart."""
    number = argument.split(".", 1)[0]
    return int(number) if number.isdecimal() else 0


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(NightButtons(bot))
