"""The watch at the tables: finds spoken numbers, lets players flag them, and helps who types a command."""

import asyncio
import contextlib
import logging
import re
import traceback
from collections.abc import Coroutine
from datetime import datetime, timedelta
from typing import Final

import discord
from cachetools import TTLCache
from discord import app_commands
from discord.ext import commands

from bot.client import Unspoken
from bot.components.discord_faults import DISCORD_FAULTS
from bot.components.layout import Block, Button, CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from bot.process.background_tasks import BackgroundTasks
from bot.renderers.names import quote_name
from bot.renderers.notices import render_text, render_typed_command_help
from bot.renderers.table import describe_violations
from bot.renderers.table_watch import (
    CHARGE_AFTER,
    FLAGGED_REASON,
    NotAPlayersMessage,
    WrittenBefore,
    describe_finding,
)
from bot.tables.table import Table
from bot.watch import Finding, prepare
from bot.words.commands import localise
from bot.words.words import Words, languages, words
from data.errors import MessageFlagged, StoreError, TableGone
from data.records import MatchPhase, UserId, ViolationId
from engine.refusals import Refusal

log = logging.getLogger(__name__)

VIOLATED = "🤐"
HUSH = "🤫"
DENIAL_LIFE = timedelta(minutes=10)
"""How long an action that Discord did not allow in a channel is not tried again."""
_CLEANUP_TIMEOUT = 0.8
"""Seconds to delete the last lines when the bot stops."""
_WRITTEN = (discord.MessageType.default, discord.MessageType.reply)
HELP_AGAIN_AFTER = timedelta(hours=12)
"""How long a person who got help with a typed command gets no other: an evening."""
_MAX_HELPED: Final = 10_000
_COMMAND = re.compile(r"\s*/\s*([\w-]+)")


class Watch(commands.Cog):
    """Reads messages at tables with a running match, and no others."""

    line_life = 12.0
    """Seconds after which a line is deleted."""
    charge_after = CHARGE_AFTER

    def __init__(self, bot: Unspoken) -> None:
        """Keep the bot that the cog is loaded into."""
        self.bot = bot
        self.parts = bot.parts
        self.table_watch = bot.parts.table_watch
        self.menu = app_commands.ContextMenu(name=localise("menu-number-spoken"), callback=self.flag)
        self._closing = asyncio.Event()
        self._lines = BackgroundTasks()
        self._denied: dict[tuple[int, str], datetime] = {}

    async def cog_load(self) -> None:
        """Register the menu command and the button, and load the languages."""
        self.bot.tree.add_command(self.menu)
        self.parts.button_router.add_from(self, None)
        if self.parts.settings.message_content:
            await asyncio.to_thread(prepare, {*languages(), *self.parts.guild_settings.languages()})
        else:
            log.warning(
                "the watch cannot hear, since MESSAGE_CONTENT is off;"
                " players flag spoken numbers by hand, from a message's menu"
            )

    async def cog_unload(self) -> None:
        """Delete the lines that are still shown."""
        self._closing.set()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._lines.wait(), _CLEANUP_TIMEOUT)

    @commands.Cog.listener("on_message")
    async def hear_message(self, message: discord.Message) -> None:
        """Check a new message in a channel with a table."""
        if self.parts.tables.has_table(message.channel.id):
            await self._check(message)

    @commands.Cog.listener("on_raw_message_edit")
    async def hear_edit(self, event: discord.RawMessageUpdateEvent) -> None:
        """Check an edited message; Discord also reports previews and pins as edits."""
        if not self.parts.tables.has_table(event.channel_id) or event.message.edited_at is None:
            return
        await self._check(event.message)

    @commands.Cog.listener("on_forgotten")
    async def forget(self, user: int) -> None:
        """Forget a user whose data was deleted."""
        self.table_watch.forget_user(user)

    async def flag(self, interaction: discord.Interaction[Unspoken], message: discord.Message) -> None:
        """Count a number that a player has noticed."""
        context = self.bot.context_of(interaction)
        table = await context.table()
        self.table_watch.demand_active(table)
        table.seat_of(context.user)
        if not table.is_seated(UserId(message.author.id)):
            raise NotAPlayersMessage
        written = message.edited_at or message.created_at
        if table.record.started is None or written < table.record.started:
            raise WrittenBefore
        text, violation = await self._count_flagged(table, message, context.words)
        blocks: tuple[Block, ...] = ()
        if violation is not None:
            if self._plan_charge(table, violation, message):
                blocks = (self._describe_charge(context.words),)
            blocks = (*blocks, _no_number(table, violation, message.id, context.words))
        await context.reply.show(Layout((text, *blocks)))
        if self.table_watch.settings(table).reaction and violation is not None:
            await self._try(message.channel.id, "react", message.add_reaction(VIOLATED))

    async def _count_flagged(
        self, table: Table, message: discord.Message, words: Words
    ) -> tuple[str, ViolationId | None]:
        """Count a flagged message; return the reply, and the violation if it stands."""
        try:
            violation = await self.table_watch.count_violation(table, message.id, FLAGGED_REASON)
        except MessageFlagged as before:
            if before.violation.withdrawn is None:
                return words("reply-violation-before"), before.violation.id
            return words("reply-violation-settled"), None
        return words("reply-violation", said=" ".join(describe_violations(table.record, words))), violation

    @on_button("no-number")
    async def press_no_number(self, context: InteractionContext, custom_id: CustomId) -> None:
        """Take a violation back, as every player at the table may."""
        table = await self.parts.tables.get(custom_id.match)
        table.seat_of(context.user)
        violation, message = custom_id.read_numbers(2)
        if context.interaction.channel_id is None:
            raise TableGone
        taken = await self.table_watch.take_back_violation(table, ViolationId(violation))
        answer = context.reply
        reply_words = words(context.locale if answer.from_hand else self.table_watch.locale(table))
        await answer.show(render_text(reply_words("reply-violation-taken-back")), ReplyPlace.HERE)
        me = self.bot.user
        if taken and me is not None:
            channel = self.bot.get_partial_messageable(context.interaction.channel_id)
            there = channel.get_partial_message(message)
            await self._try(context.interaction.channel_id, "react", there.remove_reaction(VIOLATED, me))

    async def _check(self, message: discord.Message) -> None:
        try:
            if not message.author.bot and message.webhook_id is None and message.type in _WRITTEN:
                await self._check_player_message(message)
        except Refusal as refusal:
            log.info("channel %s: a violation was not counted: %s", message.channel.id, refusal.code)
        except Exception as fault:  # noqa: BLE001 - a fault's own words could hold what was written
            where = traceback.extract_tb(fault.__traceback__)[-1]
            what = type(fault).__name__
            log.error("channel %s: %s at %s:%s", message.channel.id, what, where.filename, where.lineno)  # noqa: TRY400 - as above

    async def _check_player_message(self, message: discord.Message) -> None:
        table = await self.parts.tables.get_in_channel(message.channel.id)
        if not self.table_watch.is_active(table) or not table.is_seated(UserId(message.author.id)):
            return
        written = message.edited_at or message.created_at
        if table.record.started is None or written < table.record.started:
            return
        finding = self.table_watch.find_violation(table, message.content)
        if finding is not None:
            await self._report_violation(table, message, finding)
        elif self.table_watch.wants_silence(table) and self.table_watch.settings(table).reaction:
            await self._try(message.channel.id, "react", message.add_reaction(HUSH))

    async def _report_violation(self, table: Table, message: discord.Message, finding: Finding) -> None:
        try:
            violation = await self.table_watch.count_violation(table, message.id, finding.reason.value)
        except MessageFlagged:
            return
        settings = self.table_watch.settings(table)
        channel = message.channel.id
        # Another reply says what to do instead, and a line would repeat the number.
        costs = self._plan_charge(table, violation, message)
        tells = settings.line and not is_typed_command(self.bot, message.content)
        tells = costs or (tells and self.table_watch.may_notify(message.author.id))
        removed = settings.removal and await self._try(channel, "remove messages", message.delete())
        if settings.reaction and not removed:
            await self._try(channel, "react", message.add_reaction(VIOLATED))
        if tells:
            reply_words = words(self.parts.locales.get(message.author.id, self.table_watch.locale(table)))
            text = describe_finding(finding, reply_words)
            if removed:
                # Quoting the words would undo the removal.
                name = quote_name(message.author.display_name)
                text = reply_words("violation-line-removed", name=name, why=reply_words(finding.reason.value))
            text = f"{text}\n{self._describe_charge(reply_words)}" if costs else text
            layout = Layout((text, _no_number(table, violation, message.id, reply_words)))
            life = max(self.line_life, self.charge_after) if costs else self.line_life
            await self._try(channel, "write", self._post_line(message, layout, life, reply=not removed))

    def _plan_charge(self, table: Table, violation: ViolationId, message: discord.Message) -> bool:
        """Plan the cost of a number at a strict table; return False if it costs nothing."""
        seat = table.seat_of(UserId(message.author.id))
        costs = self.table_watch.plan_charge(table, violation, seat)
        if costs:
            self._lines.start(self._charge_later(violation))
        return costs

    def _describe_charge(self, words: Words) -> str:
        return words("violation-costs", seconds=round(self.charge_after))

    async def _charge_later(self, violation: ViolationId) -> None:
        try:
            await asyncio.wait_for(self._closing.wait(), self.charge_after)
        except TimeoutError:
            try:
                await self.table_watch.charge(violation)
            except (Refusal, StoreError) as fault:
                log.info("a spoken number cost nothing: %s", type(fault).__name__)

    async def _post_line(self, message: discord.Message, layout: Layout, life: float, *, reply: bool) -> None:
        quiet = discord.AllowedMentions.none()
        if reply:
            below = message.to_reference(fail_if_not_exists=False)
            sent = await message.channel.send(view=layout.as_view(), reference=below, allowed_mentions=quiet)
        else:
            sent = await message.channel.send(view=layout.as_view(), allowed_mentions=quiet)
        self._lines.start(self._delete_later(sent, life))

    async def _delete_later(self, sent: discord.Message, life: float) -> None:
        """Delete a line after its time, or at once when the bot stops."""
        try:
            await asyncio.wait_for(self._closing.wait(), life)
        except TimeoutError:
            log.debug("a line has stood long enough")
        await self._try(sent.channel.id, "write", sent.delete())

    async def _try(self, channel: int, what: str, work: Coroutine[object, object, object]) -> bool:
        """Run a request that Discord may not allow here; if it does not, do not try again for a while."""
        now = self.parts.tables.now()
        if self._denied.get((channel, what), now) > now:
            work.close()
            return False
        try:
            await work
        except discord.Forbidden:
            self._denied[channel, what] = now + DENIAL_LIFE
            log.info("channel %s: the watch may not %s", channel, what)
        except DISCORD_FAULTS as fault:
            log.info("channel %s: the watch could not %s: %s", channel, what, type(fault).__name__)
        else:
            return True
        return False


def _no_number(table: Table, violation: ViolationId, message: int, words: Words) -> tuple[Button]:
    custom_id = CustomId(table.id, table.revision, "no-number", f"{violation}.{message}")
    return (Button(words("button-no-number"), custom_id),)


def is_typed_command(bot: Unspoken, text: str) -> bool:
    """Return True if a message is one of the bot's commands, written as plain text."""
    typed = _COMMAND.match(text)
    return typed is not None and bot.tree.get_command(typed[1].lower()) is not None


class TypedCommands(commands.Cog):
    """Helps who types a command, once an evening; without the intent only mentions have a text."""

    def __init__(self, bot: Unspoken) -> None:
        self.bot = bot
        self.parts = bot.parts
        self._helped = TTLCache[int, bool](
            _MAX_HELPED, HELP_AGAIN_AFTER.total_seconds(), timer=lambda: bot.parts.tables.now().timestamp()
        )

    @commands.Cog.listener("on_message")
    async def help_writer(self, message: discord.Message) -> None:
        """Tell the writer what to do instead, if the message asks for it."""
        if not self.parts.tables.has_table(message.channel.id) or not self._asks_for_help(message):
            return
        try:
            table = await self.parts.tables.get_in_channel(message.channel.id)
        except Refusal as refusal:
            log.info("channel %s: nobody was helped: %s", message.channel.id, refusal.code)
            return
        if table.phase is MatchPhase.RUNNING and message.author.id not in self._helped:
            # Noted before the wait, during which a second message may arrive.
            self._helped[message.author.id] = True
            await self._send_help(message, table)

    @commands.Cog.listener("on_forgotten")
    async def forget(self, user: int) -> None:
        """Forget a user whose data was deleted."""
        self._helped.pop(user, None)

    def _asks_for_help(self, message: discord.Message) -> bool:
        if message.author.bot or message.webhook_id is not None or message.type not in _WRITTEN:
            return False
        if self.bot.user is not None and self.bot.user.id in message.raw_mentions:
            return True
        return is_typed_command(self.bot, message.content)

    async def _send_help(self, message: discord.Message, table: Table) -> None:
        locale = self.parts.locales.get(message.author.id, table.record.locale)
        layout = render_typed_command_help(table, words(locale))
        try:
            await message.channel.send(
                view=layout.as_view(),
                reference=message.to_reference(fail_if_not_exists=False),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except DISCORD_FAULTS as fault:
            log.info("channel %s: nobody could be helped: %s", message.channel.id, type(fault).__name__)


async def setup(bot: Unspoken) -> None:
    """Add the cogs."""
    await bot.add_cog(Watch(bot))
    await bot.add_cog(TypedCommands(bot))
