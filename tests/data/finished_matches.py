"""Finished matches to test with: who played, how it came out, when it ended."""

from collections.abc import Sequence
from datetime import date

from data.records import (
    ChannelId,
    DealKind,
    Ending,
    GuildId,
    LeaderboardKey,
    MatchCounters,
    MatchEnd,
    MatchId,
    MatchRecord,
    MessageId,
    UserId,
)
from data.store import Store
from tests.data.sample_matches import ADA, BEATEN, BEN, CHANNEL, GUILD, SEED, STATE, clock

DAN = UserId(1_200_000_000_000_000_004)
OTHER_GUILD = GuildId(1_100_000_000_000_000_009)
TODAY = date(2026, 11, 20)
NORMAL = '{"expert":false}'
PAIRS = LeaderboardKey("the-game", NORMAL, 2)
"""The leaderboard of The Game for two."""
TODAYS = LeaderboardKey("the-game", NORMAL, 2, TODAY)


async def start_match(
    store: Store,
    people: Sequence[UserId] = (ADA, BEN),
    *,
    guild: GuildId = GUILD,
    channel: ChannelId = CHANNEL,
    options: str = NORMAL,
    game: str = "the-game",
    seed: str = SEED,
    started: int = 0,
    day: date | None = None,
    rematch_of: MatchId | None = None,
    ranked: bool = True,
) -> MatchRecord:
    """Start a match of these people; the first is the host."""
    deal = DealKind.DAILY if day is not None else DealKind.REMATCH if rematch_of is not None else None
    opened = await store.open_lobby(
        game=game,
        options=options,
        guild=guild,
        channel=channel,
        locale="en",
        host=people[0],
        at=clock(started),
        deal=deal,
        day=day,
        rematch_of=rematch_of,
    )
    for user in people[1:]:
        await store.add_player(opened.id, user, None, clock(started))
    return await store.start_match(
        opened.id,
        seating={user: seat for seat, user in enumerate(people)},
        seed=seed,
        rules_version=1,
        initial_state=STATE,
        at=clock(started),
        ranked=ranked,
    )


async def finish_match(
    store: Store,
    match: MatchRecord,
    score: int,
    minutes: int,
    *,
    violations: int = 0,
    counters: MatchCounters | None = None,
) -> MatchId:
    """Finish a match at the given minute."""
    for number in range(violations):
        line = MessageId(match.id * 1000 + number)
        await store.violations.add(match.id, line, "number-digits", clock(minutes))
    ended = MatchEnd(Ending.FINISHED, clock(minutes), BEATEN, score)
    await store.end_match(match.id, ended, counters)
    return match.id


async def play_match(
    store: Store,
    people: Sequence[UserId],
    score: int,
    minutes: int,
    *,
    violations: int = 0,
    guild: GuildId = GUILD,
    options: str = NORMAL,
    game: str = "the-game",
    day: date | None = None,
    ranked: bool = True,
) -> MatchId:
    """Play a match of ten minutes."""
    match = await start_match(
        store,
        people,
        guild=guild,
        options=options,
        game=game,
        started=minutes - 10,
        day=day,
        ranked=ranked,
    )
    return await finish_match(store, match, score, minutes, violations=violations)
