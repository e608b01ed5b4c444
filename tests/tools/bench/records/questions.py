"""The queries that are measured: those of leaderboards, statistics and histories, with many hard ones."""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from data.records import GuildId, LeaderboardKey, UserId
from data.results.seasons import Season
from data.store import Store
from tests.tools.bench.records.crowd import Crowd, guild_id, user_id

Ask = Callable[[], Awaitable[object]]
"""A question whose answer is waited for."""


@dataclass
class Questions:
    """Asks a filled store; what a question needs to be asked is found beforehand."""

    store: Store
    crowd: Crowd
    dice: Random = field(default_factory=lambda: Random(3))
    pages: dict[object, int] = field(default_factory=dict)
    """The number of pages of each question."""

    @property
    def hottest(self) -> LeaderboardKey:
        """The leaderboard with the most teams of the largest server."""
        return Counter(team.key for team in self.crowd.teams_of(0)).most_common(1)[0][0]

    def all(self) -> Mapping[str, tuple[str, Callable[[], Awaitable[Ask]]]]:
        """Return every question by name, with its meaning and what prepares it for being asked once."""
        return {
            "leaderboard.hot": ("/leaderboard, the fullest of the largest server", self._hot_leaderboard),
            "leaderboard.any": ("/leaderboard, any of any server", self._any_leaderboard),
            "leaderboard.everywhere": ("/leaderboard, the fullest of all servers", self._leaderboard_of_all),
            "leaderboard.default": ("/leaderboard without options, largest server", self._default),
            "stats.hot": ("/stats of the busiest person", self._busiest),
            "stats.any": ("/stats of any person", self._anybody),
            "history.hot": ("/history of the largest server", self._hot_history),
            "history.any": ("/history of any server", self._any_history),
            "standing": ("How a result of the largest server stands", self._standing),
        }

    async def _hot_leaderboard(self) -> Ask:
        return await self._leaderboard(self.hottest, guild_id(0), self._person(0))

    async def _any_leaderboard(self) -> Ask:
        guild = self.dice.randrange(self.crowd.size.guilds)
        team = self.dice.choice(self.crowd.teams_of(guild))
        return await self._leaderboard(team.key, guild_id(guild), self.dice.choice(team.people))

    async def _leaderboard_of_all(self) -> Ask:
        return await self._leaderboard(self.hottest, None, self._person(0))

    async def _leaderboard(self, key: LeaderboardKey, guild: GuildId | None, person: UserId) -> Ask:
        now = Season.of(self.crowd.now)
        season = self.dice.choice((None, now, now.previous))
        name = (key, guild, season)
        if name not in self.pages:
            self.pages[name] = (await self.store.leaderboards.get_page(key, guild=guild, season=season)).pages
        page = self._page(self.pages[name])
        return lambda: self.store.leaderboards.get_page(
            key, guild=guild, season=season, page=page, person=person
        )

    async def _default(self) -> Ask:
        game = self.dice.choice((None, self.dice.choice(self.crowd.teams_of(0)).key.game))
        return lambda: self.store.leaderboards.find_most_played(guild_id(0), game)

    async def _busiest(self) -> Ask:
        person = UserId(user_id(0, self.dice.randrange(3)))
        return lambda: self.store.people.get_statistics(person, guild_id(0))

    async def _anybody(self) -> Ask:
        guild = self.dice.randrange(self.crowd.size.guilds)
        person = self._person(guild)
        return lambda: self.store.people.get_statistics(person, guild_id(guild))

    async def _hot_history(self) -> Ask:
        return await self._history(0)

    async def _any_history(self) -> Ask:
        return await self._history(self.dice.randrange(self.crowd.size.guilds))

    async def _history(self, number: int) -> Ask:
        guild = guild_id(number)
        if guild not in self.pages:
            self.pages[guild] = (await self.store.history.get_page(guild)).pages
        page = self._page(self.pages[guild])
        return lambda: self.store.history.get_page(guild, page)

    async def _standing(self) -> Ask:
        guild = guild_id(0)
        listed = await self.store.history.get_page(guild, self._page(min(self.pages.get(guild, 1), 100)))
        match = self.dice.choice(listed.matches).id
        return lambda: self.store.leaderboards.get_standing(match)

    def _person(self, guild: int) -> UserId:
        return self.dice.choice(self.dice.choice(self.crowd.teams_of(guild)).people)

    def _page(self, pages: int) -> int:
        """Choose the first page, the last, or any."""
        return self.dice.choice((1, 1, pages, self.dice.randint(1, pages)))
