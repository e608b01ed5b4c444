"""The buttons that compare two tables of a night's round, which played the same deal."""

from discord.ext import commands

from bot.client import Unspoken
from bot.components.layout import CustomId
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.replay.comparison import ComparedTable, Comparison, render_comparison
from bot.replay.loader import ReplayLoader
from bot.tables.refusals import MatchUnknown
from data.records import MatchId

_MAX_REPLAYS = 8


class NightCompare(commands.Cog):
    """Shows two tables side by side, to one person at a time."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts
        self.loader = ReplayLoader(bot.parts.store, bot.parts.tables.now, _MAX_REPLAYS)

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

    @on_button("night-compare")
    async def press_compare(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Compare the tables in a new message."""
        await self._show(context, custom_id.match, custom_id.argument, 0, ReplyPlace.NEW)

    @on_button("night-compare-go")
    async def press_go(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Go to another step, or compare with another second table, in the same message."""
        await self._show(context, custom_id.match, custom_id.argument, custom_id.revision, ReplyPlace.HERE)

    @on_button("night-compare-first")
    async def choose_first(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Compare another first table, in the same message."""
        await self._show(
            context, custom_id.argument, str(custom_id.match), custom_id.revision, ReplyPlace.HERE
        )

    async def _show(
        self, context: InteractionContext, first: int | str, second: str, step: int, place: ReplyPlace
    ) -> None:
        comparison = await self._load(context, _read_number(str(first)), _read_number(second))
        layout = render_comparison(
            comparison, step, context.words, self.parts.member_names, await context.card_style()
        )
        await self.parts.picture_replies.show(context, layout, place)

    async def _load(self, context: InteractionContext, first: int, second: int) -> Comparison:
        """Load two tables of a round that a person may see both of.

        Raises:
            MatchUnknown: they are no two tables of a round that played the same deal.
            RoundStillPlayed: somebody on the server may still play it.
        """
        record = await self.loader.find(first, context.guild)
        status = await self.parts.game_rounds.find_round(record.id)
        tables = () if status is None else status.list_compared_with(record.id)
        numbers = {one.match.id: one.table.number for one in tables if one.match is not None}
        if status is None or first == second or not {first, second} <= numbers.keys():
            raise MatchUnknown(str(second))
        # Before it is recorded that the person knows the cards.
        await self.loader.require_round_over(record)
        one, other = [
            ComparedTable(numbers[match], *await self.loader.load(match, context.guild, context.user))
            for match in (MatchId(first), MatchId(second))
        ]
        others = tuple((number, match) for match, number in numbers.items())
        return Comparison(status.record.number, one, other, others)


def _read_number(argument: str) -> int:
    """Read a match's number; what follows a dot only tells buttons apart."""
    number = argument.split(".", 1)[0]
    return int(number) if number.isdecimal() else 0


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(NightCompare(bot))
