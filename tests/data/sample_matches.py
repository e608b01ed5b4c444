"""Matches to test with: three people, two channels, and a match at every stage."""

from datetime import UTC, datetime, timedelta

from data.records import ChannelId, Ending, GuildId, MatchEnd, MatchId, MatchRecord, UserId
from data.store import Store

GUILD = GuildId(1_100_000_000_000_000_001)
CHANNEL = ChannelId(1_100_000_000_000_000_002)
ELSEWHERE = ChannelId(1_100_000_000_000_000_003)
ADA = UserId(1_200_000_000_000_000_001)
BEN = UserId(1_200_000_000_000_000_002)
CLEO = UserId(1_200_000_000_000_000_003)
NOBODY = MatchId(4711)
"""The number of a match that was never opened."""
SEED = "5e" * 32
STATE = '{"draw_pile":[34,24]}'
BEATEN = '{"kind":"beaten"}'


def clock(minutes: int) -> datetime:
    """Return the time this number of minutes after 19:00."""
    return datetime(2026, 11, 20, 19, 0, 0, 123456, tzinfo=UTC) + timedelta(minutes=minutes)


def make_finished_end(minutes: int) -> MatchEnd:
    """The end of a game that was beaten."""
    return MatchEnd(ending=Ending.FINISHED, at=clock(minutes), outcome=BEATEN, score=0)


def broken_off(ending: Ending, minutes: int) -> MatchEnd:
    """An end without an outcome."""
    return MatchEnd(ending=ending, at=clock(minutes), outcome=None, score=None)


async def lobby(store: Store, channel: ChannelId = CHANNEL) -> MatchRecord:
    """Ada's lobby, opened at 0."""
    return await store.open_lobby(
        game="the-game",
        options='{"expert":false}',
        guild=GUILD,
        channel=channel,
        locale="de",
        host=ADA,
        at=clock(0),
    )


async def full_lobby(store: Store, channel: ChannelId = CHANNEL) -> MatchRecord:
    """Ada's lobby, which Ben joined at 1."""
    opened = await lobby(store, channel)
    return await store.add_player(opened.id, BEN, None, clock(1))


async def running(store: Store, channel: ChannelId = CHANNEL) -> MatchRecord:
    """A match of Ben on seat 0 and Ada on seat 1, started at 2."""
    joined = await full_lobby(store, channel)
    return await start(store, joined.id)


async def start(store: Store, match: MatchId) -> MatchRecord:
    """Start a match of Ben on seat 0 and Ada on seat 1 at 2."""
    return await store.start_match(
        match, seating={BEN: 0, ADA: 1}, seed=SEED, rules_version=1, initial_state=STATE, at=clock(2)
    )


async def play(
    store: Store,
    match: MatchId,
    step: int,
    *,
    interaction_id: int | None = None,
    ended: MatchEnd | None = None,
) -> None:
    """Store a step of seat 0, played at ten minutes plus its number."""
    await store.append_step(
        match,
        step=step,
        seat=0,
        action=f'{{"kind":"play_card","card":{step}}}',
        events=f'[{{"kind":"card_played","card":{step}}}]',
        interaction_id=interaction_id,
        at=clock(10 + step),
        ended=ended,
    )
