"""Evenings played at random, with people who change seats, share results, or ask to be forgotten."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from random import Random

from data.records import (
    CompanionName,
    DealKind,
    Ending,
    LeaderboardKey,
    MatchCounters,
    MatchEnd,
    MatchId,
    MessageId,
    Player,
    Result,
    UserId,
)
from data.store import Store
from tests.data.finished_matches import DAN, NORMAL, OTHER_GUILD, TODAY
from tests.data.results.plain_results import Finished, PlainResults
from tests.data.sample_matches import ADA, BEATEN, BEN, CHANNEL, CLEO, GUILD, SEED, STATE, clock

KIWI = CompanionName("kiwi")
EVE = UserId(1_200_000_000_000_000_005)
PEOPLE = (ADA, BEN, CLEO, DAN, EVE)
GUILDS = (GUILD, GUILD, OTHER_GUILD)
DAY = 24 * 60
MATCHES = 40


@dataclass
class Evening:
    """Plays at random, and writes down what was played."""

    store: Store
    dice: Random
    plain: PlainResults = field(default_factory=PlainResults)
    attempts: set[tuple[LeaderboardKey, UserId]] = field(default_factory=set)
    """The day's deals that somebody has played."""

    async def play(self) -> None:
        """Play some match, or let something else happen."""
        dice = self.dice
        match dice.randrange(12):
            case 0:
                user = dice.choice(PEOPLE)
                await self.store.forget_user(user)
                self.plain.forget(user)
                self.attempts = {one for one in self.attempts if one[1] != user}
            case 1:
                guild, on = dice.choice(GUILDS), dice.random() < 0.7
                await self.store.leaderboards.set_sharing(guild, on=on)
                self.plain.shared = self.plain.shared | {guild} if on else self.plain.shared - {guild}
            case 2 if self.plain.finished:
                result = dice.choice(self.plain.finished).result
                await self.store.teams.set_name(result.team, result.guild, f"Team {dice.randrange(9)}")
                record = await self.store.teams.get(result.team, result.guild)
                self.plain.team_names[result.team, result.guild] = record.name or ""
            case _:
                await self.play_match()

    async def play_match(self) -> None:
        """Play a match to its end, with a change of seats now and then."""
        dice = self.dice
        people = dice.sample(PEOPLE, dice.choice((1, 2, 2, 2, 3)))
        companions = [KIWI] if dice.random() < 0.2 else []
        key = LeaderboardKey(
            dice.choice(("the-game", "the-game", "the-mind")),
            dice.choice((NORMAL, NORMAL, '{"expert":true}')),
            len(people) + len(companions),
            companions=len(companions),
        )
        minutes = dice.choice((0, 60 * DAY)) + dice.randrange(5) * DAY // 2 + dice.randrange(3)
        match_id = await self._start(key, people, companions, minutes)
        if dice.random() < 0.2:
            await self.store.remove_player(match_id, people[-1], clock(minutes + 1))
            other = dice.choice([user for user in PEOPLE if user not in people[:-1]])
            await self.store.add_player(match_id, other, len(people) - 1, clock(minutes + 2))
            people = list(dict.fromkeys((*people, other)))
        for number in range(dice.choice((0, 0, 0, 1, 2))):
            line = MessageId(match_id * 1000 + number)
            await self.store.violations.add(match_id, line, "number-digits", clock(minutes + 3))
        await self._finish(match_id, key, people, minutes + dice.choice((10, 10, 11)))

    async def _start(
        self, key: LeaderboardKey, people: Sequence[UserId], companions: list[CompanionName], minutes: int
    ) -> MatchId:
        dice = self.dice
        guild = dice.choice(GUILDS)
        day = date(TODAY.year, TODAY.month, TODAY.day + dice.randrange(2)) if dice.random() < 0.3 else None
        attempts = {
            (LeaderboardKey(key.game, key.options, key.seats, day, key.companions), user) for user in people
        }
        ranked = dice.random() < 0.8 and not (day is not None and attempts & self.attempts)
        if ranked and day is not None:
            self.attempts |= attempts
        opened = await self.store.open_lobby(
            game=key.game,
            options=key.options,
            guild=guild,
            channel=CHANNEL,
            locale="en",
            host=people[0],
            at=clock(minutes),
            deal=None if day is None else DealKind.DAILY,
            day=day,
            companions=companions,
        )
        for user in people[1:]:
            await self.store.add_player(opened.id, user, None, clock(minutes))
        seating: list[Player] = [*people, *companions]
        await self.store.start_match(
            opened.id,
            seating={player: seat for seat, player in enumerate(seating)},
            seed=SEED,
            rules_version=1,
            initial_state=STATE,
            at=clock(minutes),
            ranked=ranked,
        )
        return opened.id

    async def _finish(
        self, match_id: MatchId, key: LeaderboardKey, people: Sequence[UserId], minutes: int
    ) -> None:
        dice = self.dice
        ended = MatchEnd(Ending.FINISHED, clock(minutes), BEATEN, dice.randrange(4))
        counters = MatchCounters(
            {"lives": dice.randrange(3)}, {user: {"cards": 1 + dice.randrange(9)} for user in people}
        )
        achieved = {name for name in ("first-win", "comeback") if dice.random() < 0.3}
        await self.store.append_step(
            match_id,
            step=1,
            seat=0,
            action="{}",
            events="[]",
            interaction_id=None,
            at=ended.at,
            ended=ended,
            counters=counters,
            achievements=sorted(achieved),
        )
        record = await self.store.get_match(match_id)
        assert record is not None
        assert record.team is not None
        assert record.started is not None
        result = Result(
            match=match_id,
            guild=record.guild,
            team=record.team,
            people=tuple(people),
            key=key,
            deal=record.deal,
            day=record.day,
            score=ended.score,
            violations=record.violations,
            outcome=BEATEN,
            started=record.started,
            ended=ended.at,
            ranked=record.ranked,
            counters=counters.match,
        )
        achievements = frozenset(achieved) if record.ranked else frozenset[str]()
        self.plain.add(Finished(result, counters, achievements))
