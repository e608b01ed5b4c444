"""Opens a table and posts its lobby as the reply to the user who asked for it."""

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from bot.client import Unspoken
from bot.components.reply import ReplyPlace
from bot.interactions.context import InteractionContext
from bot.interactions.replies import PICTURE_TIMEOUT
from bot.tables import refusals
from bot.tables.deals import SHUFFLED, DealSource
from bot.tables.table import Table
from data.errors import DatabaseRefused
from data.records import UserId
from engine.model import Options

MAX_LOBBIES: Final = 3
"""How many lobbies one person may be the host of on a server."""
_NEEDED = ("view_channel", "send_messages")
_NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads")


async def open_table(
    bot: Unspoken,
    context: InteractionContext,
    game: str,
    options: Options,
    people: Sequence[UserId],
    source: DealSource = SHUFFLED,
    invited: Sequence[UserId] = (),
    companions: int = 0,
    companion_style: str | None = None,
    *,
    deals_soon: bool = False,
) -> Table:
    """Open a lobby for these people, the first of them as its host, and post it in the channel.

    `invited` are asked by the message to sit down; as many companions sit down as there are seats for,
    and play in that style or the usual one. With `deals_soon` it deals by itself after a moment.

    Raises:
        PermissionMissing: if the bot could not update it there.
        TooManyLobbies: if the host has as many lobbies as one may have.
        ChannelTaken, DatabaseRefused: if it cannot be opened.
    """
    demand_permissions(context.interaction)
    if await bot.parts.lobbies.count(context.guild, people[0]) >= MAX_LOBBIES:
        raise refusals.TooManyLobbies(MAX_LOBBIES)
    table = await bot.parts.lobbies.open(
        game=game,
        options=options,
        guild=context.guild,
        channel=context.channel,
        locale=context.guild_locale,
        people=people,
        source=source,
        invited=invited,
        companions=companions,
        companion_style=companion_style,
        deals_soon=deals_soon,
    )
    layout = await bot.parts.table_publisher.render_table(
        table, in_words=not context.reply.may_attach, within=PICTURE_TIMEOUT
    )
    layout = replace(layout, pings=table.invited)
    with bot.parts.table_messages.hold_updates(table):
        message = await context.reply.show(layout, ReplyPlace.PUBLIC)
        bot.parts.hand_messages.remember_token(table, context.interaction, None)
        if message is not None:
            with contextlib.suppress(DatabaseRefused):
                await bot.parts.tables.set_message(table, message)
            bot.parts.table_messages.record_new_message(table)
            bot.parts.table_messages.record_attachments(table, context.reply.attachments)
    if table.posted is not None or (layout.pending_picture is not None and bot.parts.picture_cache.works):
        # The message has to be stored, or could not wait for its picture, which follows when it is drawn.
        bot.parts.table_messages.refresh(table)
    bot.parts.lobby_calls.call_in_background(table)
    if message is None:
        # The reply could not be sent; the table gets a message all the same.
        bot.parts.table_messages.record_lost_reply(table)
        await bot.parts.tables.show_at_bottom(table.id)
    return table


def demand_permissions(interaction: discord.Interaction) -> None:
    """Check that the bot may post and update a table in the channel.

    Raises:
        PermissionMissing: naming the first permission that is missing.
    """
    threaded = isinstance(interaction.channel, discord.Thread)
    for permission in _NEEDED_IN_THREADS if threaded else _NEEDED:
        if not getattr(interaction.app_permissions, permission):
            raise refusals.PermissionMissing(permission)
