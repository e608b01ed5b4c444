"""Shards: which servers are a process's own, where several processes share a database."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Integer, literal_column, true

_TIMESTAMP_BITS = 22
"""The bits of a server's id below its time, which do not decide about its shard."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards that a process runs, in a row, out of all that the bot has."""

    ids: range
    count: int

    @property
    def are_all(self) -> bool:
        """Whether no other process runs a shard of this bot."""
        return len(self.ids) == self.count

    def own(self, guild: int) -> bool:
        """Return True if Discord sends the events of a server to one of these shards.

        >>> [Shards(range(1, 2), 2).own(number << 22) for number in range(4)]
        [False, True, False, True]
        """
        return (guild >> _TIMESTAMP_BITS) % self.count in self.ids

    def take_one(self, shard: int) -> "Shards":
        """Return one of these shards alone."""
        return Shards(range(shard, shard + 1), self.count)

    def select_own(self, guild: ColumnElement[int]) -> ColumnElement[bool]:
        """Return the condition that a column holds the id of such a server."""
        if self.are_all:
            return true()
        # PostgreSQL shifts by an integer, not by a big one as a parameter would be.
        shard = guild.bitwise_rshift(literal_column(str(_TIMESTAMP_BITS), Integer)) % self.count
        return shard.between(self.ids.start, self.ids.stop - 1)


ALL_SHARDS = Shards(range(1), 1)
"""Every server is this process's own."""
