"""Opening: a new table, shown in the channel in answer to whoever asked for it."""

from collections.abc import Sequence

import discord

from bot.client import Unspoken
from bot.components.reply import ReplyPlace
from bot.interactions.context import InteractionContext
from bot.renderers.table import render_table
from bot.tables import refusals
from bot.tables.deals import SHUFFLED, DealSource
from bot.words import words
from data.records import UserId
from engine.model import Options

_NEEDED = ("view_channel", "send_messages")
_NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads")


async def open_table(
    bot: Unspoken,
    context: InteractionContext,
    game: str,
    options: Options,
    people: Sequence[UserId],
    source: DealSource = SHUFFLED,
) -> None:
    """Open a lobby for these people, the first of them its host, and show it in the channel.

    Raises:
        PermissionMissing: if the bot could not keep it up to date there.
        ChannelTaken, NotSaved: if it cannot be opened.
    """
    demand_permissions(context.interaction)
    table = await bot.tables.open_lobby(
        game=game,
        options=options,
        guild=context.guild,
        channel=context.channel,
        locale=context.guild_locale,
        people=people,
        source=source,
    )
    layout = render_table(table, words(table.record.locale), bot.member_names)
    message = await context.reply.show(layout, ReplyPlace.PUBLIC)
    bot.hand_messages.remember_token(table, context.interaction, None)
    if message is None:
        # The answer was lost on the way; the table still deserves a message.
        await bot.tables.show_at_bottom(table.id)
        return
    await bot.tables.set_message(table, message)
    bot.table_messages.record_new_message(table)


def demand_permissions(interaction: discord.Interaction) -> None:
    """Refuse to open or move a table where the bot could not keep it up to date.

    Raises:
        PermissionMissing: naming the first permission that is missing.
    """
    threaded = isinstance(interaction.channel, discord.Thread)
    for permission in _NEEDED_IN_THREADS if threaded else _NEEDED:
        if not getattr(interaction.app_permissions, permission):
            raise refusals.PermissionMissing(permission)
