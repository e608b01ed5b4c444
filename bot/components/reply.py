"""The one reply to an interaction: sent in time, even if the work behind it takes longer."""

import asyncio
import logging
from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

import aiohttp
import discord
from discord import Interaction, InteractionType

from bot.components.discord_faults import DISCORD_FAULTS, UNKNOWN_MESSAGE
from bot.components.edits import ORIGINAL, edit_pressed_message, edit_private_message
from bot.components.form import ChoiceForm, Form, TextForm
from bot.components.layout import Layout
from bot.components.message_files import (
    NOT_UNDERSTOOD,
    HeldFile,
    allowed_mentions,
    files_of,
    files_to_upload,
)
from bot.process.reply_priority import ReplyPriority
from bot.words.words import words

log = logging.getLogger(__name__)

TOO_LATE: Final = frozenset({10062, 10015, 40060, 50027})
"""Unknown interaction, unknown webhook, already answered, token expired: the reply cannot be sent."""

DEFER_AFTER = 2.0
"""Seconds after which a reply that is not ready is deferred; Discord gives up after three."""


class ReplyPlace(Enum):
    """Where a reply appears."""

    PRIVATE = auto()
    """For the user alone: in place of their hand if the button was there, else as a new message."""
    HERE = auto()
    """In place of the message whose button was pressed."""
    NEW = auto()
    """As a new message for the user alone, wherever the button was."""
    PUBLIC = auto()
    """As a new message for everyone."""


class Reply:
    """The one reply to an interaction."""

    def __init__(self, interaction: Interaction, priority: ReplyPriority) -> None:
        self._interaction = interaction
        self._priority = priority
        self._deferring: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._pressed_edited = False
        """Whether the pressed message has been edited as the reply."""
        self.attachments: Sequence[HeldFile] = ()
        """The files of the message that was sent as the reply."""

    def start_timer(self) -> None:
        """Let other work wait for the reply, and defer it if it is not sent in time."""
        self._priority.begin(self)
        self._timer = asyncio.get_running_loop().call_later(DEFER_AFTER, self._start_deferring)

    def stop_timer(self) -> None:
        """Do not defer the reply any more, and let nothing wait for it: it is being sent, or never will."""
        self._priority.end(self)
        if self._timer is not None:
            self._timer.cancel()

    @property
    def from_hand(self) -> bool:
        """Whether the button was on a message that only this user sees."""
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    async def show(
        self,
        layout: Layout,
        place: ReplyPlace = ReplyPlace.PRIVATE,
        held: Sequence[HeldFile] | None = None,
    ) -> int | None:
        """Reply with a layout; return the message's id.

        `held` are the files of the message whose button was pressed, if it was edited since the press.
        `None` if the reply could not be sent, or if only the user sees a reply meant for everyone.
        """
        self.stop_timer()
        try:
            return await self._show_somehow(layout, place, held)
        except discord.HTTPException as fault:
            if fault.code not in TOO_LATE:
                log.warning("a reply was refused: %s %s", fault.status, fault.code)
            else:
                log.info("a reply came too late or twice: %s", fault.code)
            return None
        except (OSError, aiohttp.ClientError, discord.InteractionResponded) as fault:
            log.warning("a reply could not be sent: %s", type(fault).__name__)
            return None

    async def add(self, layout: Layout) -> None:
        """Send a message to the user alone after the reply; nothing if there was no reply."""
        if not self._is_done:
            return
        try:
            await self._interaction.followup.send(view=layout.as_view(), ephemeral=True)
        except DISCORD_FAULTS as fault:
            log.info("a message after a reply could not be sent: %s", type(fault).__name__)

    async def ask(self, form: Form | TextForm | ChoiceForm) -> None:
        """Reply with a form, which must be the first reply."""
        self.stop_timer()
        try:
            await self._interaction.response.send_modal(form.as_modal())
        except (*DISCORD_FAULTS, discord.InteractionResponded) as fault:
            log.info("a form could not be shown: %s", type(fault).__name__)

    @property
    def may_attach(self) -> bool:
        """Whether the reply may have files: on a server, replies have the permissions of their user."""
        return self._interaction.guild_id is None or self._interaction.permissions.attach_files

    async def _show_somehow(
        self, layout: Layout, place: ReplyPlace, held: Sequence[HeldFile] | None
    ) -> int | None:
        """Show a layout; without emojis if one has been deleted, and elsewhere if the message has."""
        try:
            return await self._show(layout, place, held)
        except discord.HTTPException as fault:
            plain = layout.without_emojis()
            # A newer message took the place of the one that was pressed; without a reply, the press would
            # look as if it had failed.
            if fault.code == UNKNOWN_MESSAGE and self.from_hand:
                return await self._show_anew(layout)
            if fault.code == UNKNOWN_MESSAGE and not self._is_done:
                await self._interaction.response.defer()
                return None
            if fault.code != NOT_UNDERSTOOD or plain is layout:
                raise
            # An emoji has been deleted since the emojis were fetched.
            return await self._show(plain, place, held)

    async def _show(self, layout: Layout, place: ReplyPlace, held: Sequence[HeldFile] | None) -> int | None:
        interaction = self._interaction
        if layout.files and not self.may_attach:
            layout = layout.without_files(words(str(interaction.locale))("attach-files-missing"))
        pressed = interaction.message
        here = place is ReplyPlace.HERE or (place is ReplyPlace.PRIVATE and self.from_hand)
        if self._deferring is not None:
            await self._deferring
        if self._is_done:
            if place is ReplyPlace.NEW and self.from_hand:
                # The deferred reply would replace the message that the button is on.
                return await self._show_anew(layout)
            edited = await edit_private_message(
                interaction.followup, ORIGINAL, layout, files_of(pressed if here else None)
            )
            self.attachments = edited.files
            # A reply that was deferred for the user alone cannot become a message for everyone.
            return None if place is ReplyPlace.PUBLIC else edited.id
        if here and pressed is not None:
            self.attachments = await edit_pressed_message(
                interaction, layout, files_of(pressed) if held is None else held
            )
            self._pressed_edited = True
            return pressed.id
        return await self._show_anew(layout, ephemeral=place is not ReplyPlace.PUBLIC)

    async def _show_anew(self, layout: Layout, *, ephemeral: bool = True) -> int | None:
        """Send a message of its own: as the reply if there was none yet, else after it."""
        if self._is_done:
            sent = await self._interaction.followup.send(
                view=layout.as_view(), files=files_to_upload(layout), ephemeral=ephemeral, wait=True
            )
            return self._record(sent)
        answered = await self._interaction.response.send_message(
            view=layout.as_view(),
            files=files_to_upload(layout),
            ephemeral=ephemeral,
            allowed_mentions=allowed_mentions(layout),
        )
        if isinstance(answered.resource, discord.InteractionMessage):
            self._record(answered.resource)
        return answered.message_id

    @property
    def _is_done(self) -> bool:
        return self._pressed_edited or self._interaction.response.is_done()

    def _record(self, message: discord.Message) -> int:
        self.attachments = files_of(message)
        return message.id

    def _start_deferring(self) -> None:
        self._priority.end(self)
        self._deferring = asyncio.get_running_loop().create_task(self._defer())

    async def _defer(self) -> None:
        component = self._interaction.type is InteractionType.component
        try:
            if component and self.from_hand:
                await self._interaction.response.defer()
            else:
                await self._interaction.response.defer(ephemeral=True, thinking=True)
        except (*DISCORD_FAULTS, discord.InteractionResponded) as fault:
            log.info("a reply could not be deferred: %s", type(fault).__name__)
