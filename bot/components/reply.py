"""Answers: how one interaction gets its one answer, in time, whatever happens on the way."""

import asyncio
import logging
from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

import aiohttp
import discord
from discord import Interaction, InteractionType

from bot.components.layout import Layout
from bot.components.message_files import NOT_UNDERSTOOD, edit_message, files_to_upload
from bot.words import words

log = logging.getLogger(__name__)

TOO_LATE: Final = frozenset({10062, 10015, 40060, 50027})
"""Unknown interaction, unknown webhook, already answered, token expired: nobody is waiting any more."""

PATIENCE = 2.0
"""Seconds until an answer still under way is announced; Discord gives up after three."""


class ReplyPlace(Enum):
    """Where an answer appears."""

    PRIVATE = auto()
    """For one person: in place of their hand if the press came from there, else as a new message."""
    HERE = auto()
    """In place of the message whose button was pressed."""
    NEW = auto()
    """As a new message for one person, wherever the press came from."""
    PUBLIC = auto()
    """As a new message for everyone."""


class Reply:
    """The one answer to an interaction."""

    def __init__(self, interaction: Interaction) -> None:
        """Start the clock."""
        self._interaction = interaction
        self._deferring: asyncio.Task[None] | None = None
        self.held: Sequence[discord.Attachment] = ()
        """What the message that was answered with holds, once it is shown."""
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(PATIENCE, self._announce)

    @property
    def from_hand(self) -> bool:
        """Whether the press came from a message that only this person sees."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    async def show(self, layout: Layout, place: ReplyPlace = ReplyPlace.PRIVATE) -> int | None:
        """Answer with a panel; return the message's id.

        `None` if nobody waits for the answer any more, or if one person alone sees what was to be public.
        """
        self._alarm.cancel()
        try:
            try:
                return await self._show(layout, place)
            except discord.HTTPException as fault:
                plain = layout.without_emojis()
                if fault.code != NOT_UNDERSTOOD or plain is layout:
                    raise
                # Somebody has deleted an emoji since it was looked for.
                return await self._show(plain, place)
        except discord.HTTPException as fault:
            if fault.code not in TOO_LATE:
                log.warning("an answer was not taken: %s %s", fault.status, fault.code)
            else:
                log.info("an answer came too late or twice: %s", fault.code)
            return None
        except (OSError, aiohttp.ClientError, discord.InteractionResponded) as fault:
            log.warning("an answer did not get through: %s", type(fault).__name__)
            return None

    def close(self) -> None:
        """Stop the clock when nothing is to be answered."""
        self._alarm.cancel()

    @property
    def may_attach(self) -> bool:
        """Whether the answer may carry files: it comes into the channel as whoever asked."""
        return self._interaction.permissions.attach_files

    async def _show(self, layout: Layout, place: ReplyPlace) -> int | None:
        interaction, response = self._interaction, self._interaction.response
        if layout.files and not self.may_attach:
            layout = layout.without_files(words(str(interaction.locale))("attach-files-missing"))
        here = place is ReplyPlace.HERE or (place is ReplyPlace.PRIVATE and self.from_hand)
        if self._deferring is not None:
            await self._deferring
        if response.is_done():
            if place is ReplyPlace.NEW and self.from_hand:
                # What was announced there would take the place of the message that was pressed.
                sent = await interaction.followup.send(
                    view=layout.as_view(), files=files_to_upload(layout), ephemeral=True, wait=True
                )
                return self._sent(sent)
            message = await edit_message(
                interaction.edit_original_response, layout, self._old if here else ()
            )
            # What was announced to one person cannot become a message for everyone any more.
            return None if place is ReplyPlace.PUBLIC else self._sent(message)
        if here:
            answered = await edit_message(response.edit_message, layout, self._old)
        else:
            answered = await response.send_message(
                view=layout.as_view(),
                files=files_to_upload(layout),
                ephemeral=place is not ReplyPlace.PUBLIC,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        if answered is None:
            return None
        if isinstance(answered.resource, discord.InteractionMessage):
            self._sent(answered.resource)
        return answered.message_id

    @property
    def _old(self) -> Sequence[discord.Attachment]:
        message = self._interaction.message
        return () if message is None else message.attachments

    def _sent(self, message: discord.Message) -> int:
        self.held = message.attachments
        return message.id

    def _announce(self) -> None:
        self._deferring = asyncio.get_running_loop().create_task(self._defer())

    async def _defer(self) -> None:
        component = self._interaction.type is InteractionType.component
        try:
            if component and self.from_hand:
                await self._interaction.response.defer()
            else:
                await self._interaction.response.defer(ephemeral=True, thinking=True)
        except (discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError, OSError) as fault:
            log.info("an answer could not be announced: %s", type(fault).__name__)
