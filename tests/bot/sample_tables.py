"""People, a clock and moves for tables on a real store."""

import json
from datetime import UTC, datetime, timedelta
from typing import cast

from sqlalchemy import text

from bot.tables.lobbies import Lobbies
from bot.tables.match_log import read_table
from bot.tables.table import Table
from bot.tables.tables import Step, Tables
from data.records import MatchRecord, UserId
from data.store import Store
from engine.games.the_game.model import Begin, EndTurn, PlayCard, TheGameOptions, TheGameView
from engine.games.the_game.piles import gap
from engine.model import Action, Seat
from engine.registry import RULESETS
from engine.ruleset import replay

GUILD = 1_100_000_000_000_000_001
CHANNEL = 1_100_000_000_000_000_002
ELSEWHERE = 1_100_000_000_000_000_003
ADA, BEN, CLEO, DORA, EMIL, FAY = (UserId(1_200_000_000_000_000_000 + number) for number in range(1, 7))
EVERYONE = (ADA, BEN, CLEO, DORA, EMIL, FAY)


class FakeClock:
    """A clock that advances by a second at each call, and by more with `let_pass`."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 20, 19, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time

    def let_pass(self, **much: float) -> None:
        self.time += timedelta(**much)


async def lobby(tables: Tables, *people: UserId, channel: int = CHANNEL) -> Table:
    """Open a lobby of The Game for these people."""
    return await Lobbies(tables).open(
        game="the-game",
        options=TheGameOptions(),
        guild=GUILD,
        channel=channel,
        locale="en-US",
        people=people or (ADA,),
    )


async def start_match(tables: Tables, *people: UserId, channel: int = CHANNEL) -> Table:
    """Start a match of these people, two of them unless said otherwise."""
    people = people or (ADA, BEN)
    table = await lobby(tables, *people, channel=channel)
    return await Lobbies(tables).start(table.id, people[0])


async def begin_match(tables: Tables, *people: UserId, channel: int = CHANNEL) -> Table:
    """Start a match in which the first of these people has the first turn."""
    table = await start_match(tables, *people, channel=channel)
    await submit(tables, table, table.people[0], Begin())
    return table


async def submit(tables: Tables, table: Table, user: UserId, action: Action) -> Step:
    """Submit an action as a command does."""
    return await tables.submit_action(table.id, user, action, interaction_id=None, seen_revision=None)


def progress(table: Table) -> list[tuple[UserId, Action]]:
    """List the actions that bring the match on, the smallest step first."""
    view = cast("TheGameView", table.view(None))
    assert table.state is not None

    def cost(turn: tuple[UserId, Action]) -> int:
        match turn[1]:
            case PlayCard(card=card, pile=pile):
                return gap(pile, view.tops[pile - 1], card)
            case _:
                return 3

    turns = [
        (user, action)
        for seat in range(table.record.seats or 0)
        for action in table.ruleset.legal_actions(table.state, Seat(seat))
        if isinstance(action, Begin | PlayCard | EndTurn) and (user := table.find_holder(seat)) is not None
    ]
    return sorted(turns, key=cost)


async def play_one(tables: Tables, table: Table) -> Step:
    """Submit the smallest step that is legal."""
    user, action = progress(table)[0]
    return await submit(tables, table, user, action)


async def play_out(tables: Tables, table: Table) -> Table:
    """Play until the match is over."""
    while table.record.ended is None:
        await play_one(tables, table)
    return table


async def play_badly(tables: Tables, table: Table) -> Table:
    """Play on with the largest steps there are, which ends a match soon."""
    while table.record.ended is None:
        user, action = progress(table)[-1]
        await submit(tables, table, user, action)
    return table


async def get_record(store: Store, table: Table) -> MatchRecord:
    """Read the match's record from the store."""
    record = await store.get_match(table.id)
    assert record is not None
    return record


async def check_kept(store: Store, table: Table) -> None:
    """Assert that memory and store are equal, down to the cards."""
    record = await get_record(store, table)
    assert table.record == record
    fresh = await read_table(store, record)
    assert table.state == fresh.state
    assert tuple(table.recent_events) == tuple(fresh.recent_events)
    assert (table.tally or table.ruleset.start_tally()) == fresh.tally


async def replay_events(store: Store, table: Table) -> object:
    """Fold the stored events over the stored deal."""
    ruleset = RULESETS[table.record.game]
    record = await get_record(store, table)
    state = ruleset.states.validate_json(record.initial_state or "")
    for step in await store.list_steps(table.id):
        events = [ruleset.events.validate_python(one, strict=False) for one in json.loads(step.events)]
        state = replay(ruleset, state, events)
    return state


async def forbid(store: Store, what: str) -> None:
    """Make SQLite refuse a kind of write, such as `INSERT ON match_step`."""
    await run_statement(
        store, f"CREATE TRIGGER forbidden BEFORE {what} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
    )


async def allow(store: Store) -> None:
    """Allow these writes again."""
    await run_statement(store, "DROP TRIGGER forbidden")


async def run_statement(store: Store, statement: str) -> None:
    """Run a statement of SQL on the store's database."""
    async with store._database.begin_write() as connection:
        await connection.execute(text(statement))
