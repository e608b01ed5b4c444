"""Replies that show players their own hand, which is kept up to date from then on."""

from bot.components.layout import Layout
from bot.interactions.context import InteractionContext
from bot.messages.hand_messages import HandMessages, HandPage
from bot.pictures.picture_cache import PictureCache
from bot.renderers.hand import PageMaker, render_hand
from bot.renderers.names import MemberNames
from bot.tables.table import Table

PICTURE_TIMEOUT = 0.4
"""Seconds for which a reply waits for its picture; after that it is in words, and the picture follows."""


class HandReplies:
    """Shows a hand or one of its pages as the reply to an interaction."""

    def __init__(
        self, hand_messages: HandMessages, member_names: MemberNames, picture_cache: PictureCache
    ) -> None:
        """Register the hands that are shown with `hand_messages`."""
        self._hand_messages = hand_messages
        self._member_names = member_names
        self._picture_cache = picture_cache

    async def show_hand(self, context: InteractionContext, table: Table, notice: str | None = None) -> None:
        """Reply with the user's own hand, with `notice` above it."""
        layout = render_hand(
            table,
            context.user,
            context.words,
            self._member_names,
            notice,
            card_style=await context.card_style(table),
        )
        await self._show(context, table, layout, notice)

    async def show_page(
        self,
        context: InteractionContext,
        table: Table,
        layout: Layout,
        make_page: PageMaker | None = None,
    ) -> None:
        """Reply with a page of the user's own hand; `make_page` makes it again when others act."""
        await self._show(context, table, layout, page=HandPage(make_page))

    async def show_hand_or_text(
        self, context: InteractionContext, table: Table | None, text: str, *, shows_hand: bool = False
    ) -> None:
        """Reply with a text: above the hand if the button was pressed there, or with `shows_hand`."""
        from_hand = context.reply.from_hand or shows_hand
        if from_hand and table is not None and table.state is not None and table.is_seated(context.user):
            await self.show_hand(context, table, text)
        else:
            await context.reply_text(text)

    async def _show(
        self,
        context: InteractionContext,
        table: Table,
        layout: Layout,
        notice: str | None = None,
        *,
        page: HandPage | None = None,
    ) -> None:
        reply, user, revision = context.reply, context.user, table.revision
        counted_down = table.countdown > 0
        with self._hand_messages.hold_updates(table, user):
            layout = await self._picture_cache.add_picture(layout, within=PICTURE_TIMEOUT)
            message = await reply.show(layout)
            if message is not None:
                self._hand_messages.remember_token(
                    table, context.interaction, message, notice, reply.attachments, page
                )
        if message is None:
            self._hand_messages.update_if_affected(table, user)
        elif table.revision != revision or (counted_down and not table.countdown):
            # Others acted or the countdown ended while the reply was sent, and it may have arrived after
            # the updates of that.
            self._hand_messages.update_hand_soon(table, user)
        elif layout.pending_picture is not None and self._picture_cache.works:
            # The reply could not wait for its picture, which follows when it is drawn.
            self._hand_messages.update_hand_soon(table, user)
        else:
            self._hand_messages.forget_due_update(table, user)
