"""Finished matches with real outcomes, stored without playing them."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from bot.devtools.sandbox import Guild
from data.records import ChannelId, Ending, GuildId, MatchCounters, MatchEnd, MatchId, MessageId, UserId
from data.store import Store
from engine.games.ito.cards import MAX_ROWS
from engine.games.ito.model import ItoOptions, Mode
from engine.games.the_game.model import TheGameOptions
from engine.games.the_mind.levels import MAX_LIVES, MAX_STARS, last_level
from engine.games.the_mind.model import TheMindOptions
from engine.model import Outcome

NORMAL = TheGameOptions().model_dump_json()
EXPERT = TheGameOptions(minimum=3).model_dump_json()
MIND = TheMindOptions().model_dump_json()
ROWS = {
    language: ItoOptions(mode=Mode.ROW, language=language).model_dump_json() for language in ("", "de", "en")
}
"""Rows of ito by the language of their themes; none in matches from before boards knew it."""
LENGTH = timedelta(minutes=30)


def cards(left: int) -> Outcome:
    """The outcome of a match of The Game."""
    facts = {"owed": 2, "held": 3, "laid": 0}
    return Outcome(beaten=left == 0, score=left, reason="duty-not-met", facts={} if left == 0 else facts)


def levels(passed: int, seats: int = 2) -> Outcome:
    """The outcome of a match of The Mind that was lost in the level after these."""
    ahead = 2 * last_level(seats) - passed
    score = (ahead * (MAX_LIVES + 1) + MAX_LIVES) * (MAX_STARS + 1) + MAX_STARS
    facts = {"level": passed + 1, "passed": passed, "blind": 0, "lives": 0, "stars": 0}
    return Outcome(beaten=False, score=score, reason="game-lost", facts=facts)


def rows_won(number: int) -> Outcome:
    """The outcome of a match of ito between two people whose next row was out of order."""
    facts = {"passed": number, "run": 1, "cards": 2, "own_themes": 0, "absent_rounds": 0}
    score = (MAX_ROWS - number) * 1001 + 500
    return Outcome(beaten=False, score=score, reason="row-not-rising", facts=facts)


async def store_match(
    store: Store,
    people: Sequence[int],
    outcome: Outcome,
    at: datetime,
    *,
    guild: Guild | int,
    game: str = "the-game",
    options: str = NORMAL,
    violations: int = 0,
    ranked: bool = True,
    deeds: Mapping[int, Mapping[str, int]] | None = None,
) -> MatchId:
    """Store a match of these people that ended at a time."""
    host, *others = (UserId(one) for one in people)
    home = guild if isinstance(guild, int) else guild.id
    opened = await store.open_lobby(
        game=game,
        options=options,
        guild=GuildId(home),
        channel=ChannelId(7),
        locale="en-US",
        host=host,
        at=at - LENGTH,
    )
    for other in others:
        await store.add_player(opened.id, other, None, at - LENGTH)
    await store.start_match(
        opened.id,
        seating={UserId(user): seat for seat, user in enumerate(people)},
        seed="5e" * 32,
        rules_version=1,
        initial_state="{}",
        at=at - LENGTH,
        ranked=ranked,
    )
    for number in range(violations):
        await store.violations.add(opened.id, MessageId(opened.id * 100 + number), "number-digits", at)
    counters = None
    if deeds is not None:
        people_did = {UserId(user): counts for user, counts in deeds.items()}
        counters = MatchCounters(match={}, people=people_did)
    ended = MatchEnd(Ending.FINISHED, at, outcome.model_dump_json(), outcome.score)
    await store.end_match(opened.id, ended, counters)
    return opened.id
