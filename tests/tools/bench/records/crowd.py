"""Simulated years of play: servers, circles of friends, and the matches they finished."""

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import accumulate
from random import Random

from data.records import GuildId, LeaderboardKey, UserId
from engine.registry import RULESETS

YEARS = 3
ABANDONED = 0.03
"""Of all matches beside those finished."""
SHARING = 0.3
"""Of all servers, the largest among them."""
_TEAM_MATCHES = 6
"""Matches a team plays, on average."""
_PERSON_MATCHES = 25
"""Matches for each person a server has."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much was played."""

    matches: int
    """Finished ones."""
    guilds: int


@dataclass(frozen=True, slots=True)
class Team:
    """A fixed group of people, who always play the same game with the same options."""

    number: int
    people: tuple[UserId, ...]
    key: LeaderboardKey


@dataclass(frozen=True, slots=True)
class Played:
    """A match that ended."""

    number: int
    guild: int
    """Counts from 0; the first have the most matches."""
    team: Team
    score: int | None
    """None if it was abandoned."""
    violations: int
    started: datetime
    ended: datetime


class Crowd:
    """Everyone who plays: few servers play most, few of their teams, and few of their people."""

    def __init__(self, size: Size, now: datetime) -> None:
        self.size = size
        self.now = now
        self._dice = Random(1)
        self._guilds = _weights(size.guilds, 1, 1.0)
        self.teams: list[Team] = []
        """Each once, with one of the things it plays."""
        self._teams_of: list[list[Team]] = []
        self._team_weights: list[list[float]] = []
        whole = self._guilds[-1]
        before = 0.0
        for guild, reached in enumerate(self._guilds):
            matches = size.matches * (reached - before) / whole
            before = reached
            self._add_people(guild, matches)

    def _add_people(self, guild: int, matches: float) -> None:
        """Add the people of a server and their teams."""
        people = max(5, round(matches / _PERSON_MATCHES))
        busy = _weights(people, 5, 1.0)
        known: dict[frozenset[UserId], Team] = {}
        teams = []
        for _ in range(max(3, round(matches / _TEAM_MATCHES))):
            key = self._dice.choices(_KEYS, cum_weights=_KEY_WEIGHTS)[0]
            chosen: dict[UserId, None] = {}
            while len(chosen) < key.seats:
                chosen[UserId(user_id(guild, _draw(self._dice, busy)))] = None
            same = known.get(frozenset(chosen))
            if same is None:
                same = Team(len(self.teams) + 1, tuple(chosen), key)
                known[frozenset(chosen)] = same
                self.teams.append(same)
            teams.append(replace(same, key=key))
        self._teams_of.append(teams)
        self._team_weights.append(_weights(len(teams), 3, 0.8))

    def teams_of(self, guild: int) -> Sequence[Team]:
        """List the teams of a server with what they play, the busiest first."""
        return self._teams_of[guild]

    def play(self) -> Iterator[Played]:
        """Play all matches in the order they ended."""
        dice = Random(2)
        total = round(self.size.matches * (1 + ABANDONED))
        span = timedelta(days=365 * YEARS)
        abandoned = set(dice.sample(range(total), total - self.size.matches))
        moments = sorted(dice.random() for _ in range(total))
        for number, moment in enumerate(moments):
            guild = _draw(dice, self._guilds)
            team = self._teams_of[guild][_draw(dice, self._team_weights[guild])]
            ended = self.now - span * (1 - moment)
            score = None if number in abandoned else max(0, round(dice.gauss(*_SCORES[team.key.game])))
            yield Played(
                number=number + 1,
                guild=guild,
                team=team,
                score=score,
                violations=dice.choices((0, 1, 2, 5), cum_weights=(80, 92, 97, 100))[0],
                started=ended - timedelta(seconds=dice.uniform(300, 2400)),
                ended=ended,
            )


def guild_id(guild: int) -> GuildId:
    """Number a server as Discord might."""
    return GuildId(1_100_000_000_000_000_000 + guild)


def user_id(guild: int, person: int) -> int:
    """Number a person as Discord might."""
    return 1_200_000_000_000_000_000 + guild * 1_000_000 + person


def is_sharing(guild: int) -> bool:
    """Return True if a server shares its results."""
    return guild % 10 < SHARING * 10


def _weights(count: int, head: int, steep: float) -> list[float]:
    """Return the cumulative weights of ranks by Zipf's law, its head cut off."""
    return list(accumulate((rank + head) ** -steep for rank in range(count)))


def _draw(dice: Random, cumulative: list[float]) -> int:
    return bisect(cumulative, dice.random() * cumulative[-1], hi=len(cumulative) - 1)


def _keys() -> dict[LeaderboardKey, float]:
    """Return the share of each leaderboard: mostly the usual options and three players."""
    kinds: dict[str, list[tuple[dict[str, object], float]]] = {
        "the-game": [({}, 0.7), ({"minimum": 3}, 0.2), ({"minimum": 3, "smaller_hands": True}, 0.1)],
        "the-mind": [({}, 0.8), ({"start_level": 5}, 0.2)],
    }
    tables = defaultdict[int, float](float, {1: 0.05, 2: 0.3, 3: 0.35, 4: 0.2, 5: 0.1})
    return {
        LeaderboardKey(slug, RULESETS[slug].options(**options).model_dump_json(), seats): share
        * tables[seats]
        for slug, ways in kinds.items()
        for options, share in ways
        for seats in RULESETS[slug].seats
    }


_SHARES = _keys()
_KEYS = list(_SHARES)
_KEY_WEIGHTS = list(accumulate(_SHARES.values()))
_SCORES = {"the-game": (18, 12), "the-mind": (140, 70)}
"""Middle and spread; a score of The Mind counts levels, lives and stars in one number."""
