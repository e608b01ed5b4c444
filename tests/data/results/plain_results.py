"""Statistics, leaderboards and standings, computed plainly from a list of all that was played."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TypeVar

from data.records import (
    GuildId,
    LeaderboardEntry,
    LeaderboardKey,
    MatchCounters,
    MatchId,
    Result,
    TeamId,
    UserId,
)
from data.results.leaderboard import LeaderboardPage
from data.results.seasons import Season
from data.results.standing import Standing
from data.results.statistics import LeaderboardStatistics, Statistics, Teammate

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match with what is counted of it."""

    result: Result
    """With everyone of its team, as long as nobody asks to be forgotten."""
    counters: MatchCounters
    achievements: frozenset[str]

    @property
    def worth(self) -> tuple[int, int, datetime, MatchId]:
        """The order on leaderboards (rulings: B3, B4)."""
        result = self.result
        return result.score or 0, result.violations, result.ended, result.match

    @property
    def order(self) -> tuple[datetime, MatchId]:
        """The order of time."""
        return self.result.ended, self.result.match


@dataclass
class PlainResults:
    """All finished matches in a list, searched from one end to the other for every answer."""

    finished: list[Finished] = field(default_factory=list)
    shared: set[GuildId] = field(default_factory=set)
    team_names: dict[tuple[TeamId, GuildId], str] = field(default_factory=dict)

    def add(self, finished: Finished) -> None:
        """Add a match; a team's people are listed as they were at its first match."""
        team = finished.result.team
        people = next((one.result.people for one in self.finished if one.result.team == team), None)
        if people is not None:
            finished = replace(finished, result=replace(finished.result, people=people))
        self.finished.append(finished)

    def forget(self, user: UserId) -> None:
        """Forget a person: their teams lose their name, and nobody finds them any more."""
        for number, one in enumerate(self.finished):
            if user not in one.result.people:
                continue
            self.team_names = {
                key: name for key, name in self.team_names.items() if key[0] != one.result.team
            }
            people = tuple(None if other == user else other for other in one.result.people)
            counted = {other: counts for other, counts in one.counters.people.items() if other != user}
            self.finished[number] = replace(
                one, result=replace(one.result, people=people), counters=replace(one.counters, people=counted)
            )

    def find_statistics(self, user: UserId, guild: GuildId, *, recent: int, teammates: int) -> Statistics:
        """Sum up a person's matches on a server."""
        theirs = sorted(
            (one for one in self.finished if user in one.result.people and one.result.guild == guild),
            key=lambda one: one.order,
        )
        everyone = Counter(other for one in theirs for other in one.result.people if other is not None)
        fellows = [Teammate(other, count) for other, count in everyone.items() if other != user]
        counters = defaultdict[str, Counter[str]](Counter)
        for one in theirs:
            counters[one.result.key.game].update(one.counters.people.get(user, {}))
        of_boards = _group(theirs, lambda one: one.result.key)
        boards = [self._sum_up(key, played) for key, played in of_boards.items()]
        return Statistics(
            matches=len(theirs),
            violations=sum(one.result.violations for one in theirs),
            seconds=sum(_seconds(one) for one in theirs),
            first=theirs[0].result.ended if theirs else None,
            last=theirs[-1].result.ended if theirs else None,
            leaderboards=tuple(sorted(boards, key=_by_matches)),
            recent=tuple(replace(self.find_result(one), people=()) for one in theirs[::-1][:recent]),
            teammates=tuple(sorted(fellows, key=lambda one: (-one.matches, one.user))[:teammates]),
            days=tuple(sorted({one.result.ended.astimezone(UTC).date() for one in theirs})),
            counters={game: dict(sorted(counts.items())) for game, counts in counters.items() if counts},
            achievements=self._find_achievements(user, guild),
        )

    def _sum_up(self, key: LeaderboardKey, played: list[Finished]) -> LeaderboardStatistics:
        scores = Counter(one.result.score or 0 for one in played)
        return LeaderboardStatistics(
            key=key,
            matches=len(played),
            violations=sum(one.result.violations for one in played),
            seconds=sum(_seconds(one) for one in played),
            best=self.find_result(min(played, key=lambda one: one.worth)),
            scores=scores,
        )

    def _find_achievements(self, user: UserId, guild: GuildId) -> Mapping[str, frozenset[str]]:
        achieved = defaultdict[str, set[str]](set)
        for one in self.finished:
            if user in one.result.people and one.result.guild == guild and one.achievements:
                achieved[one.result.key.game] |= one.achievements
        return {game: frozenset(names) for game, names in achieved.items()}

    def find_result(self, one: Finished) -> Result:
        """Return a result as it is read."""
        return replace(one.result, team_name=self.team_names.get((one.result.team, one.result.guild)))

    def find_page(
        self,
        key: LeaderboardKey,
        guild: GuildId | None,
        season: Season | None,
        page: int,
        size: int,
        person: UserId,
    ) -> LeaderboardPage:
        """List a page of a leaderboard."""
        entries = self._rank(key, guild, season)
        own = next((entry for entry in entries if person in entry.result.people), None)
        listed = tuple(entries[(page - 1) * size : page * size])
        return LeaderboardPage(listed, page, max(1, -(-len(entries) // size)), len(entries), own)

    def _rank(
        self, key: LeaderboardKey, guild: GuildId | None, season: Season | None = None
    ) -> list[LeaderboardEntry]:
        listed = [
            one
            for one in self.finished
            if replace(one.result.key, day=key.day and one.result.day) == key
            and one.result.ranked
            and one.result.guild in (self.shared if guild is None else {guild})
            and season in {None, Season.of(one.result.ended)}
        ]
        bests = [
            min(played, key=lambda one: one.worth)
            for played in _group(listed, lambda one: one.result.team).values()
        ]
        ranked = sorted(bests, key=lambda one: one.worth)
        return [
            LeaderboardEntry(
                1 + sum(other.worth[:2] < one.worth[:2] for other in ranked), self.find_result(one)
            )
            for one in ranked
        ]

    def find_standing(self, match: MatchId) -> Standing:
        """Compare a match with the others of its server."""
        this = next(one for one in self.finished if one.result.match == match)
        key, guild, team = this.result.key, this.result.guild, this.result.team
        before = [
            one
            for one in self.finished
            if (one.result.team, one.result.guild, one.result.key) == (team, guild, key)
            and one.order < this.order
        ]
        ranked = [one for one in before if one.result.ranked]
        here = self._rank(key, guild)
        daily = [] if this.result.day is None else self._rank(replace(key, day=this.result.day), guild)
        return Standing(
            result=self.find_result(this),
            entry=_find_entry(here, team),
            teams=len(here),
            before=self._choose(min, ranked, lambda one: one.worth),
            previous=self._choose(max, before, lambda one: one.order),
            daily=_find_entry(daily, team),
            daily_teams=len(daily),
            original=None,
            achievements=self._find_new_achievements(this),
        )

    def _choose(
        self,
        choose: Callable[..., Finished],
        played: list[Finished],
        key: Callable[[Finished], tuple[object, ...]],
    ) -> Result | None:
        return self.find_result(choose(played, key=key)) if played else None

    def _find_new_achievements(self, this: Finished) -> frozenset[str]:
        """Return the achievements that no match stored before had; they need not end in this order."""
        here = (this.result.team, this.result.guild, this.result.key.game)
        stored = self.finished[: self.finished.index(this)]
        earlier = [one for one in stored if (one.result.team, one.result.guild, one.result.key.game) == here]
        return this.achievements.difference(*(one.achievements for one in earlier))


def _group(played: Iterable[Finished], key: Callable[[Finished], K]) -> dict[K, list[Finished]]:
    groups = defaultdict[K, list[Finished]](list)
    for one in played:
        groups[key(one)].append(one)
    return groups


def _find_entry(entries: Iterable[LeaderboardEntry], team: TeamId) -> LeaderboardEntry | None:
    return next((entry for entry in entries if entry.result.team == team), None)


def _seconds(one: Finished) -> int:
    return round((one.result.ended - one.result.started).total_seconds())


def _by_matches(board: LeaderboardStatistics) -> tuple[object, ...]:
    """Order those of the most matches first, and equal ones by what was played."""
    key = board.key
    return -board.matches, key.game, key.seats, key.options, key.companions
