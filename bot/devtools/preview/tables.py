"""Tables as they are previewed: made up, with people who do not exist."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.renderers.names import MemberNames
from bot.tables.table import MAX_RECENT_EVENTS, Table
from data.records import ChannelId, Ending, GuildId, MatchEnd, MatchId, MatchRecord, PlayerRecord, UserId
from engine.model import Event, Options, State
from engine.registry import RULESETS

CALLED: Final = ("Anna", "Benedikt", "Zoë", "李小龍", "Эмиль 🦊")
"""Names of several kinds: one that a picture cannot write among them."""
_GUILD = GuildId(1_100_000_000_000_000_001)
_CHANNEL = ChannelId(1_100_000_000_000_000_002)
_EVENING = datetime(2026, 11, 20, 19, 0, tzinfo=UTC)


def person(seat: int) -> UserId:
    """Return who sits on a seat."""
    return UserId(1_200_000_000_000_000_001 + seat)


def names() -> MemberNames:
    """Know what everyone is called."""
    known = MemberNames()
    for seat, name in enumerate(CALLED):
        known.learn(_GUILD, person(seat), name)
    return known


def lobby(slug: str, people: int) -> Table:
    """Return a lobby in which so many people sit."""
    ruleset = RULESETS[slug]
    record = MatchRecord(
        id=MatchId(7),
        game=slug,
        options="{}",
        seats=None,
        seed=None,
        rules_version=None,
        initial_state=None,
        guild=_GUILD,
        channel=_CHANNEL,
        message=None,
        locale="en-US",
        created=_EVENING,
        started=None,
        last_active=_EVENING,
        reminded=None,
        set_aside=None,
        ended=None,
        players=tuple(_player(number, None) for number in range(people)),
        steps=0,
    )
    return Table(record, ruleset, ruleset.options(), None, deque(maxlen=MAX_RECENT_EVENTS), asyncio.Lock())


def running(
    slug: str, options: Options, state: State, seats: int, course: Sequence[Event], seed: str
) -> Table:
    """Return a table at which a match stands so; over if the rules say so."""
    table = lobby(slug, seats)
    outcome = table.ruleset.outcome(state)
    table.record = replace(
        table.record,
        seats=seats,
        seed=seed,
        rules_version=table.ruleset.version,
        started=_EVENING,
        steps=len(course),
        players=tuple(_player(number, number) for number in range(seats)),
        ended=None
        if outcome is None
        else MatchEnd(Ending.FINISHED, _EVENING, outcome.model_dump_json(), outcome.score),
    )
    table.options = options
    table.state = state
    table.recent_events.extend(course)
    return table


def closed(table: Table, ending: Ending) -> Table:
    """Return the table after it was ended by people or by time."""
    return replace(table, record=replace(table.record, ended=MatchEnd(ending, _EVENING, None, None)))


def set_aside(table: Table) -> Table:
    """Return the table that waits for another evening."""
    return replace(table, record=replace(table.record, set_aside=_EVENING))


def deserted(table: Table, seat: int) -> Table:
    """Return the table after one person has left."""
    players = tuple(
        replace(one, left=_EVENING + timedelta(minutes=1)) if one.seat == seat else one
        for one in table.record.players
    )
    return replace(table, record=replace(table.record, players=players))


def _player(number: int, seat: int | None) -> PlayerRecord:
    return PlayerRecord(user=person(number), seat=seat, joined=_EVENING, left=None, wants_end=False)
