"""Builds tables with simulated people, for previews and tests."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.devtools.preview.photos import draw_photo
from bot.renderers.names import MemberNames
from bot.tables.companion_names import COMPANION_NAMES
from bot.tables.table import MAX_RECENT_EVENTS, Table
from data.records import ChannelId, Ending, GuildId, MatchEnd, MatchId, MatchRecord, PlayerRecord, UserId
from engine.model import Event, Options, State
from engine.registry import RULESETS

NAMES: Final = ("Anna", "Benedikt", "Zoë", "李小龍", "Эмиль 🦊")
"""Names of several kinds; the last has an emoji, which a picture cannot write."""
GUILD: Final = GuildId(1_100_000_000_000_000_001)
CHANNEL: Final = ChannelId(1_100_000_000_000_000_002)
NOW: Final = datetime(2026, 11, 20, 19, 0, tzinfo=UTC)
"""The time at which everything happened."""
_MATCH: Final = MatchId(7)


def user_at(seat: int) -> UserId:
    """Return the person on a seat."""
    return UserId(1_200_000_000_000_000_001 + seat)


def make_names(*names: str) -> MemberNames:
    """Return the names of people, in the order of their seats."""
    known = MemberNames()
    for seat, name in enumerate(names):
        known.learn(GUILD, user_at(seat), name)
    return known


def make_people(*names: str) -> MemberNames:
    """Return the names of people, of the sample people by default, and photos of all but the first."""
    known = make_names(*names or NAMES)
    for seat in range(1, len(names or NAMES)):
        known.avatars.keep(GUILD, user_at(seat), f"photo {seat}", draw_photo(seat))
    return known


def make_lobby(slug: str, people: int, options: Options | None = None, *, match: MatchId = _MATCH) -> Table:
    """Return a lobby with a number of people."""
    ruleset = RULESETS[slug]
    record = MatchRecord(
        id=match,
        game=slug,
        options="{}",
        seats=None,
        seed=None,
        rules_version=None,
        initial_state=None,
        guild=GUILD,
        channel=CHANNEL,
        message=None,
        locale="en-US",
        created=NOW,
        started=None,
        last_active=NOW,
        reminded=None,
        set_aside=None,
        ended=None,
        players=tuple(_player(number, None) for number in range(people)),
        steps=0,
    )
    return Table(
        record, ruleset, options or ruleset.options(), None, deque(maxlen=MAX_RECENT_EVENTS), asyncio.Lock()
    )


def make_running_table(
    slug: str,
    state: State,
    seats: int,
    *,
    seed: str,
    steps: int,
    options: Options | None = None,
    events: Sequence[Event] = (),
    match: MatchId = _MATCH,
) -> Table:
    """Return a table with a state; its match has ended if the rules say so.

    `events` are the last ones, as the public table knows them.
    """
    table = make_lobby(slug, seats, options, match=match)
    outcome = table.ruleset.outcome(state)
    table.record = replace(
        table.record,
        seats=seats,
        seed=seed,
        rules_version=table.ruleset.version,
        started=NOW,
        steps=steps,
        players=tuple(_player(number, number) for number in range(seats)),
        ended=None
        if outcome is None
        else MatchEnd(Ending.FINISHED, NOW, outcome.model_dump_json(), outcome.score),
    )
    table.state = state
    table.recent_events.extend(events)
    return table


def change_record(table: Table, **facts: object) -> Table:
    """Return the table with other facts in its record."""
    record = replace(table.record, **facts)  # type: ignore[arg-type] # fields of a record
    return replace(table, record=record)


def end_early(table: Table, ending: Ending) -> Table:
    """Return the table after people or time have ended it."""
    return change_record(table, ended=MatchEnd(ending, NOW, None, None))


def set_aside(table: Table) -> Table:
    """Return the table after its match was set aside."""
    return change_record(table, set_aside=NOW)


def seat_companions(table: Table, *places: int) -> Table:
    """Return the table with companions instead of those who sat down in these places."""
    names = iter(COMPANION_NAMES)
    players = tuple(
        replace(player, user=None, companion=next(names)) if number in places else player
        for number, player in enumerate(table.record.players)
    )
    return change_record(table, players=players)


def free_seats(table: Table, *seats: int) -> Table:
    """Return the table after the holders of some seats have left."""
    players = tuple(
        replace(player, left=NOW + timedelta(minutes=1)) if player.seat in seats else player
        for player in table.record.players
    )
    return change_record(table, players=players)


def _player(number: int, seat: int | None) -> PlayerRecord:
    return PlayerRecord(user=user_at(number), seat=seat, joined=NOW, left=None)
