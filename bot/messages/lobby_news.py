"""Tells the channel of a lobby who has sat down and who has left, in one line that replaces the last."""

from collections.abc import Callable

from bot.messages.latest import LatestUpdate, UpdateGroup
from bot.messages.table_publisher import TableMessage, TablePublisher
from data.records import MatchPhase


class LobbyNews:
    """The line below one lobby; it goes with the lobby. It pings nobody."""

    def __init__(
        self,
        group: UpdateGroup,
        table_message: TableMessage,
        publisher: TablePublisher,
        on_idle: Callable[[], None],
    ) -> None:
        """Start with the people who sit there now; nothing is said of them."""
        self._group = group
        self._table_message = table_message
        self._publisher = publisher
        self._seated = table_message.table.record.seated
        """The people that the channel knows of."""
        self._posted: int | None = None
        subject = f"the news of match {table_message.table.id}"
        self.update = LatestUpdate(group, subject, self._update, on_idle=on_idle)

    def note_change(self) -> None:
        """Tell of a change of the people in a lobby, or delete the line once the lobby is none any more."""
        record = self._table_message.table.record
        if record.phase is MatchPhase.LOBBY:
            if record.seated != self._seated:
                self.update.request()
            return
        posted, self._posted = self._posted, None
        if posted is not None:
            # At once: a process that is halted here must not delete it when it wakes beside its successor.
            self._group.tasks.start(self._publisher.delete(self._table_message.table, posted))
        # What is being posted now is deleted after it.
        self.update.request_if_running()

    async def _update(self) -> None:
        table, last = self._table_message.table, self._posted
        if table.record.phase is MatchPhase.LOBBY:
            # More people may come while this is sent.
            seated = table.record.seated
            self._posted = await self._publisher.post_lobby_news(table, self._seated, seated) or last
            self._seated = seated
        else:
            self._posted = None
        if last not in {None, self._posted}:
            await self._publisher.delete(table, last)
