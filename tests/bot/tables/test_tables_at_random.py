"""Random commands of random users: memory and store stay equal, whatever is asked for."""

from random import Random

import pytest

from bot.tables.end_votes import EndVotes
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from bot.tables.tables import Tables
from data.errors import InteractionRepeated
from data.records import MatchPhase
from data.store import Store
from engine.model import Seat
from engine.refusals import Refusal
from engine.registry import RULESETS
from tests.bot.sample_tables import (
    CHANNEL,
    ELSEWHERE,
    EVERYONE,
    GUILD,
    FakeClock,
    allow,
    check_kept,
    forbid,
)
from tests.engine.spaces import action_space, option_sets
from tests.soak import rounds

STEPS = 140
CHANNELS = (CHANNEL, ELSEWHERE)


class RandomMatches:
    """Random users that give random commands, and what came of each."""

    def __init__(self, store: Store, clock: FakeClock, dice: Random) -> None:
        self.store = store
        self.clock = clock
        self.dice = dice
        self.tables = Tables(store, now=clock)
        self.interaction = 0
        self.done: list[str] = []

    async def do_something(self) -> None:  # noqa: C901, PLR0912 - one case for each deed
        channel = self.dice.choice(CHANNELS)
        user = self.dice.choice(EVERYONE)
        if not self.tables.has_table(channel):
            await self._open(channel)
            return
        table = await self.tables.get_in_channel(channel)
        manages = self.dice.random() < 0.1
        match self.dice.choices(DEEDS, WEIGHTS)[0]:
            case "join":
                await Lobbies(self.tables).join(table.id, user)
            case "leave":
                await Lobbies(self.tables).leave(table.id, user)
            case "start":
                await Lobbies(self.tables).start(table.id, user)
            case "cancel":
                await Lobbies(self.tables).cancel(table.id, user, manages=manages)
            case "end":
                await EndVotes(self.tables).end(table.id, user, manages=manages)
            case "expire":
                await Lobbies(self.tables).expire(table.id, before=self.clock())
            case "set aside" if table.phase is MatchPhase.RUNNING:
                await self.tables.set_aside(table.id)
            case "show":
                await self.tables.show_at_bottom(table.id)
            case "remind":
                await self.tables.record_reminder(table.id)
            case "posted":
                await self.tables.set_message(table, self.dice.randrange(1, 2**62))
            case "open":
                await self._open(channel)
            case "restart":
                self.tables = Tables(self.store, now=self.clock)
                await self.tables.load_channels()
            case "any action":
                await self._submit(table, user, self.dice.choice(action_space(table.ruleset.slug)))
            case _:
                await self._play(table)

    async def _open(self, channel: int) -> None:
        slug = self.dice.choice(sorted(RULESETS))
        await Lobbies(self.tables).open(
            game=slug,
            options=self.dice.choice(tuple(option_sets(slug))),
            guild=GUILD,
            channel=channel,
            locale="en-US",
            people=self.dice.sample(EVERYONE, self.dice.randint(1, 5)),
        )

    async def _play(self, table: Table) -> None:
        if table.state is None:
            await Lobbies(self.tables).start(table.id, table.people[0])
            return
        seats = [Seat(seat) for seat in range(table.record.seats or 0) if table.find_holder(seat) is not None]
        turns = [
            (seat, action) for seat in seats for action in table.ruleset.legal_actions(table.state, seat)
        ]
        if not turns:
            await Lobbies(self.tables).join(table.id, self.dice.choice(EVERYONE))
            return
        seat, action = self.dice.choice(turns)
        holder = table.find_holder(seat)
        assert holder is not None
        await self._submit(table, holder, action)

    async def _submit(self, table: Table, user: int, action: object) -> None:
        self.interaction += self.dice.random() < 0.9
        seen = self.dice.choice((None, table.revision, table.revision - 1))
        await self.tables.submit_action(
            table.id,
            next(one for one in EVERYONE if one == user),
            next(one for one in action_space(table.ruleset.slug) if one == action),
            interaction_id=self.interaction,
            seen_revision=seen,
        )


DEEDS = (
    "play", "any action", "join", "leave", "start", "cancel", "end", "expire",
    "set aside", "show", "remind", "posted", "open", "restart",
)  # fmt: skip
WEIGHTS = (60, 8, 12, 4, 6, 1, 2, 0.5, 2, 6, 2, 3, 3, 3)


MORE = [pytest.param(seed, marks=pytest.mark.soak) for seed in range(3, 3 + rounds(10, 300))]


@pytest.mark.parametrize("seed", [*range(3), *MORE])
async def test_whatever_people_do_memory_is_what_is_stored(store: Store, clock: FakeClock, seed: int) -> None:
    matches = RandomMatches(store, clock, Random(seed))
    for _ in range(STEPS):
        failing = matches.dice.random() < 0.05
        if failing:
            await forbid(store, matches.dice.choice(("INSERT ON match_step", "UPDATE ON match")))
        try:
            await matches.do_something()
        except (Refusal, InteractionRepeated) as refusal:
            matches.done.append(type(refusal).__name__)
        else:
            matches.done.append("done")
        if failing:
            await allow(store)
        live = await store.list_live_matches()
        assert matches.tables._channels == {record.channel: record.id for record in live}
        for table in matches.tables._tables.values():
            assert table.id in {record.id for record in live}
            assert not table.lock.locked()
            await check_kept(store, table)
    assert matches.done.count("done") > STEPS / 4
