"""/history lists a server's ended matches, /replay steps through one."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.attachments import AttachedFile, Download
from bot.components.layout import CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.command_builder import MAX_CHOICES
from bot.interactions.context import InteractionContext
from bot.process.background_tasks import BackgroundTasks
from bot.replay.export import export_json, export_text
from bot.replay.history import ROWS_PER_PAGE, describe_match, render_history
from bot.replay.loader import ReplayLoader
from bot.replay.page import render_film, render_moment, render_replay_page, render_tempo_page
from bot.replay.player import ReplayPlayers
from bot.replay.position import PLAY, Position, find_position
from bot.replay.replay import Replay
from bot.replay.reviewer import ReplayReviewer
from bot.settings.card_style import CardStyle
from bot.tables import refusals
from bot.words.commands import localise
from data.errors import PageUnknown, StoreError
from data.history import HistoryPage
from data.records import MatchRecord

_COLOUR = 0x80848E


class Replays(commands.Cog):
    """Lists and replays a server's matches."""

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts
        self.loader = ReplayLoader(bot.parts.store, bot.parts.tables.now)
        self.reviewer = ReplayReviewer(bot.parts.review_worker)
        self.players = ReplayPlayers()
        self._tasks = BackgroundTasks()

    async def cog_load(self) -> None:
        """Register the buttons."""
        self.parts.button_router.add_from(self, None)

    async def cog_unload(self) -> None:
        """Stop the replays that play."""
        await self.players.close()

    @app_commands.command(name="replay", description=localise("command-replay"))
    @app_commands.guild_only()
    @app_commands.describe(match=localise("option-match"), everyone=localise("option-everyone"))
    async def replay(
        self,
        interaction: discord.Interaction[Unspoken],
        match: int,
        everyone: bool = False,  # noqa: FBT001, FBT002 - an option of a command
    ) -> None:
        """Show the first position of a match, with buttons to the others."""
        context = self.bot.context_of(interaction)
        place = ReplyPlace.PUBLIC if everyone else ReplyPlace.PRIVATE
        await self._show(context, match, Position(0), place)

    @replay.autocomplete("match")
    async def complete_match(
        self, interaction: discord.Interaction[Unspoken], typed: str
    ) -> list[app_commands.Choice[int]]:
        """Return this server's last matches whose description contains what was typed."""
        context = self.bot.context_of(interaction)
        reply_words, sought = context.words, typed.strip().casefold()
        try:
            page = await self._load_history_page(context, 1, MAX_CHOICES)
            seeds_in_play = await self.parts.tables.dealer.find_seeds_in_play(context.user)
            matches = [
                record
                for record in page.matches
                if record.seed not in seeds_in_play and await self.loader.may_open(record, context.user)
            ]
        except StoreError:
            return []
        zone = self.parts.guild_settings.get(context.guild).clocks
        named = [(describe_match(record, zone, reply_words), record.id) for record in matches]
        return [
            app_commands.Choice(name=name, value=match) for name, match in named if sought in name.casefold()
        ]

    @app_commands.command(name="history", description=localise("command-history"))
    @app_commands.guild_only()
    @app_commands.describe(page=localise("option-history-page"))
    async def history(self, interaction: discord.Interaction[Unspoken], page: int = 1) -> None:
        """List the server's last matches."""
        context = self.bot.context_of(interaction)
        await self._show_history(context, page)

    @on_button("history")
    async def press_history(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show another page of the list."""
        await self._show_history(context, custom_id.revision)

    @on_button("replay")
    async def press_replay(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Open a replay in a new message."""
        await self._show(context, custom_id.match, Position(0), ReplyPlace.NEW)

    @on_button("replay-at")
    async def press_replay_at(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Open a replay in a new message, at the moment that was shared."""
        await self._show(context, custom_id.match, Position.read(custom_id), ReplyPlace.NEW)

    @on_button("replay-choose")
    async def choose_replay(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Open the replay that was chosen from a menu, in a new message."""
        (number,) = custom_id.read_numbers(1)
        await self._show(context, number, Position(0), ReplyPlace.NEW)

    @on_button("replay-go")
    async def press_go(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Go to another position of the replay, in the same message."""
        await self._go(context, custom_id)

    @on_button("replay-open")
    async def press_open(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Open the hands, or go to another position with open hands, in the same message."""
        await self._go(context, custom_id)

    @on_button("replay-share")
    async def press_share(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Post a moment of the match in the channel."""
        record, replay = await self._load_to_share(context, custom_id)
        layout = render_moment(
            record,
            replay,
            Position.read(custom_id),
            context.guild_words,
            self.parts.member_names,
            card_style=await self._card_style(context, shared=True),
            review=self.reviewer.find(record, replay),
        )
        await self.parts.picture_replies.show(context, layout, ReplyPlace.PUBLIC)

    @on_button("replay-film")
    async def press_film(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Post the match in the channel as one animated picture."""
        record, replay = await self._load_to_share(context, custom_id)
        layout = render_film(
            record,
            replay,
            context.guild_words,
            self.parts.member_names,
            card_style=await self._card_style(context, shared=True),
        )
        await self.parts.picture_replies.show(context, layout, ReplyPlace.PUBLIC)

    async def _load_to_share(
        self, context: InteractionContext, custom_id: CustomId
    ) -> tuple[MatchRecord, Replay]:
        record, replay = await self.loader.load(custom_id.match, context.guild, context.user)
        await self.loader.require_sharable(record)
        return record, replay

    @on_button("replay-tempo")
    async def press_tempo(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Show in a new message how steadily the team counted."""
        await self._show_tempo(context, custom_id, ReplyPlace.NEW)

    @on_button("replay-tempo-share")
    async def press_tempo_share(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Post in the channel how steadily the team counted."""
        await self._show_tempo(context, custom_id, ReplyPlace.PUBLIC)

    @on_button("replay-file")
    async def press_file(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Send the match as a file."""
        record, replay = await self.loader.load(custom_id.match, context.guild, context.user)
        reply_words, seed_public = context.words, await self.loader.is_seed_public(record)
        if custom_id.argument == "json":
            ending, text = "json", export_json(record, replay, seed_public=seed_public)
        else:
            ending, text = "txt", export_text(record, replay, reply_words, seed_public=seed_public)
        file = AttachedFile(f"unspoken_{record.id}.{ending}", text.encode())
        layout = Layout((reply_words("replay-file", match=str(record.id)), Download(file)), _COLOUR)
        await context.reply.show(layout, ReplyPlace.NEW)

    async def _show_tempo(self, context: InteractionContext, custom_id: CustomId, place: ReplyPlace) -> None:
        record, replay = await self.loader.load(custom_id.match, context.guild, context.user)
        shared = place is ReplyPlace.PUBLIC
        if shared:
            await self.loader.require_sharable(record)
        layout = render_tempo_page(
            record,
            replay,
            context.words_for(everyone=shared),
            self.parts.member_names,
            shared=shared,
            card_style=await self._card_style(context, shared=shared),
        )
        await self.parts.picture_replies.show(context, layout, place)

    async def _go(self, context: InteractionContext, custom_id: CustomId) -> None:
        record, replay = await self.loader.load(custom_id.match, context.guild, context.user)
        shared, position = not context.reply.from_hand, find_position(custom_id, replay)
        if context.interaction.message is not None:
            await self.players.stop(context.interaction.message.id)
        if custom_id.argument == PLAY:
            await self._play(context, record, replay, position, shared=shared)
        else:
            await self._show_page(context, record, replay, position, ReplyPlace.HERE, shared=shared)

    async def _play(
        self,
        context: InteractionContext,
        record: MatchRecord,
        replay: Replay,
        position: Position,
        *,
        shared: bool,
    ) -> None:
        """Show a position in place, and then one step after another; at the end, from the deal on."""
        if position.step == len(replay.steps):
            position = replace(position, step=0)
        render = await self._page_renderer(context, record, replay, position, shared=shared, plays=True)
        page = render(review=self.reviewer.find(record, replay))
        message = await self.parts.picture_replies.show(context, page, ReplyPlace.HERE)
        if message is None:
            return
        steps = iter(range(position.step + 1, len(replay.steps) + 1))

        async def show_next() -> bool:
            then = replace(position, step=next(steps))
            # As at every press: the viewer may be playing these cards again by now.
            record_now, _ = await self.loader.load(record.id, context.guild, context.user)
            goes_on = then.step < len(replay.steps)
            render = await self._page_renderer(
                context, record_now, replay, then, shared=shared, plays=goes_on
            )
            page = render(review=self.reviewer.find(record, replay))
            return await self.parts.picture_replies.replace(context, page, message) and goes_on

        self.players.start(message, show_next)

    async def _show(
        self, context: InteractionContext, match: int, position: Position, place: ReplyPlace
    ) -> None:
        """Show a position in a new message."""
        record, replay = await self.loader.load(match, context.guild, context.user)
        await self._show_page(context, record, replay, position, place, shared=place is ReplyPlace.PUBLIC)

    async def _show_page(
        self,
        context: InteractionContext,
        record: MatchRecord,
        replay: Replay,
        position: Position,
        place: ReplyPlace,
        *,
        shared: bool,
    ) -> None:
        render = await self._page_renderer(context, record, replay, position, shared=shared)
        review = self.reviewer.find(record, replay)
        message = await self.parts.picture_replies.show(context, render(review=review), place)
        if review is None and message is not None:
            self._tasks.start(self._add_review(context, record, render, message))

    async def _page_renderer(
        self,
        context: InteractionContext,
        record: MatchRecord,
        replay: Replay,
        position: Position,
        *,
        shared: bool,
        plays: bool = False,
    ) -> Callable[..., Layout]:
        """Return `render_replay_page` for a position; what is left to give is the review."""
        if shared:
            # At every step of a public page: its cards may have been dealt again since it was posted.
            await self.loader.require_sharable(record)
        return partial(
            render_replay_page,
            record,
            replay,
            position,
            context.words_for(everyone=shared),
            self.parts.member_names,
            shared=shared,
            card_style=await self._card_style(context, shared=shared),
            plays=plays,
        )

    async def _add_review(
        self,
        context: InteractionContext,
        record: MatchRecord,
        render: Callable[..., Layout],
        message: int,
    ) -> None:
        """Show a page again when companions have seen its match, unless the message shows another by now."""
        review = await self.reviewer.wait(record)
        if review is not None:
            await self.parts.picture_replies.replace(context, render(review=review), message)

    async def _show_history(self, context: InteractionContext, page: int) -> None:
        try:
            history = await self._load_history_page(context, page, ROWS_PER_PAGE)
        except PageUnknown as past:
            raise refusals.PagePastEnd(past.pages) from None
        matches = [await self.parts.ended_tables.hide_secret_worth(record) for record in history.matches]
        history = replace(history, matches=tuple(matches))
        seeds_in_play = await self.parts.tables.dealer.find_seeds_in_play(context.user)
        layout = render_history(history, context.words, self.parts.member_names, seeds_in_play)
        await context.reply.show(layout)

    async def _load_history_page(self, context: InteractionContext, page: int, size: int) -> HistoryPage:
        return await self.parts.store.history.get_page(context.guild, page, size)

    async def _card_style(self, context: InteractionContext, *, shared: bool) -> CardStyle:
        """Return the server's card style for a public replay, else the user's."""
        if not shared:
            return await context.card_style()
        card_style = self.parts.appearance.public_card_style(context.guild)
        # A public reply, too, has the permissions of its user.
        return card_style if context.reply.may_attach else replace(card_style, pictures=False)


async def setup(bot: Unspoken) -> None:
    """Add the cog."""
    await bot.add_cog(Replays(bot))
