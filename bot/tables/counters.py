"""Counters of a match, as its rules count: by each person who held a seat and by the team."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Self

from data.records import MatchCounters, MatchRecord, PlayerRecord, UserId
from engine.model import Event
from engine.ruleset import AnyRuleset

MATCHES: Final = "matches"
"""The counter of the matches themselves."""


@dataclass(frozen=True, slots=True)
class Counters:
    """The counted deeds of a match; a deed belongs to the person who held the seat at that moment."""

    team: Counter[str] = field(default_factory=Counter)
    people: dict[UserId, Counter[str]] = field(default_factory=dict)

    def add_events(
        self, ruleset: AnyRuleset, record: MatchRecord, events: Iterable[Event], at: datetime
    ) -> Self:
        """Return the counters with the deeds of these events added."""
        deeds = [deed for event in events for deed in ruleset.deeds(event)]
        if not deeds:
            return self
        team, people = self.team.copy(), {user: count.copy() for user, count in self.people.items()}
        for deed in deeds:
            if deed.seat is None:
                team[deed.what] += deed.count
            elif (user := find_holder(record, deed.seat, at)) is not None:
                people.setdefault(user, Counter())[deed.what] += deed.count
        return type(self)(team, people)

    def to_match_counters(self, record: MatchRecord) -> MatchCounters:
        """Return the counters to store with the end, for everyone who ever held a seat (rulings: B1).

        The team's counters go to each of them, and so does the match itself: it shows later in how many
        of somebody's matches anything was counted at all.
        """
        holders = {player.user for player in record.players if player.seat is not None}
        return MatchCounters(
            match=dict(self.team),
            people={
                user: {MATCHES: 1, **self.team, **self.people.get(user, {})}
                for user in holders
                if user is not None
            },
        )


def find_holder(record: MatchRecord, seat: int, at: datetime) -> UserId | None:
    """Return the person who held a seat at a moment; None if that was a companion, or they were forgotten."""
    player = find_player(record, seat, at)
    return None if player is None else player.user


def find_player(record: MatchRecord, seat: int, at: datetime) -> PlayerRecord | None:
    """Return who held a seat at a moment, a person or a companion; None if nobody did."""
    holders = [player for player in record.players if player.seat == seat and player.joined <= at]
    return holders[-1] if holders else None
