"""Results in the real process: a match's standing, leaderboards and statistics, on either database."""

import re
from datetime import UTC, datetime

import pytest

from bot.devtools.sandbox import Interaction, Message, Person
from tests.bot.results.finished_matches import MIND, cards, levels, store_match
from tests.e2e.stack import Stack
from tests.e2e.table_session import TableSession

pytestmark = pytest.mark.asyncio(loop_scope="module")
on_both = pytest.mark.parametrize("stack", ["sqlite", "postgresql"], indirect=True)
on_sqlite = pytest.mark.parametrize("stack", ["sqlite"], indirect=True)

OTHER_USERS = range(1_300_000_000_000_000_001, 1_300_000_000_000_000_099)
EDIT = "PATCH /channels/{channel}/messages/{message}"
PNG = b"\x89PNG"


async def run_command(
    session: TableSession, person: Person, command: str, **options: str | int | bool
) -> Message:
    done = await session.wait_for_answer(person, await person.run(session.channel, command, options))
    assert done.answer is not None
    return done.answer


async def choose(person: Person, message: Message, menu: str, number: int) -> Interaction:
    """Choose an option of a menu, by its place."""
    found = next(one for one in message.selects if menu in str(one["custom_id"]))
    return await person.choose(message, str(found["custom_id"]), [found["options"][number]["value"]])


@on_both
async def test_a_played_match_is_on_the_leaderboard_and_in_all_statistics(stack: Stack) -> None:
    session = stack.session(2)
    anna, ben = session.people
    for _ in range(4):
        at = datetime.now(UTC)
        await store_match(
            stack.store, (anna.id, ben.id), levels(1), at, guild=session.guild, game="the-mind", options=MIND
        )
    await session.begin(minimum=3)
    await session.play_badly()
    end = await anna.until(lambda: session.table() if "🏅" in session.table().text else None)
    assert "🏅 Your team's first match like this." in end.text
    left = (await session.history()).record.ended
    assert left is not None
    assert left.score is not None

    page = await run_command(session, ben, "leaderboard", game="the-game")
    assert "expert: three cards a turn · 2 people" in page.text
    assert re.search(r"🥇 \*\*.+\*\* \(<t:\d+:d>\)\nAnna, Ben", page.text)
    replay = (await choose(ben, page, "replay-choose", 0)).answer
    assert replay is not None
    assert "✅" in replay.text

    counts = []
    for person in session.people:
        stats = await run_command(session, person, "stats")
        (laid,) = re.findall(r"🃏 (\d+) ", stats.text)
        counts.append(int(laid))
        await person.until(lambda stats=stats: stats.attachments or None, timeout=90)  # type: ignore[misc] # bound now
        assert stats.attachments[0].content.startswith(PNG)
    assert sum(counts) == 98 - left.score
    stats = await run_command(session, anna, "stats")
    assert "🔥 Gewonnen: 0 der letzten 5" in stats.text


@on_both
async def test_a_second_match_is_compared_with_the_first(stack: Stack) -> None:
    session = stack.session(2)
    people = [person.id for person in session.people]
    expert = '{"minimum":3,"smaller_hands":false}'
    await store_match(stack.store, people, cards(98), datetime.now(UTC), guild=session.guild, options=expert)
    for number in range(3):
        pair = OTHER_USERS[2 * number : 2 * number + 2]
        at = datetime.now(UTC)
        await store_match(stack.store, pair, cards(number), at, guild=session.guild, options=expert)
    await session.begin(minimum=3)
    await session.play_badly()
    end = await session.people[0].until(lambda: session.table() if "🏅" in session.table().text else None)
    assert "🏅 **A new record: your team's best so far!** Before: 98 cards left. Place " in end.text
    assert " of 4 on this server's leaderboard." in end.text
    assert re.search(r"↔️ \d+ cards fewer than last time\b", end.text)


@on_sqlite
async def test_leaderboards_and_results_outlive_the_process(stack: Stack) -> None:
    session = stack.session(1)
    (anna,) = session.people
    for number in range(21):
        pair = OTHER_USERS[2 * number : 2 * number + 2]
        await store_match(stack.store, pair, cards(number), datetime.now(UTC), guild=session.guild)
    page = await run_command(session, anna, "leaderboard", game="the-game")
    assert "page 1 of 3" in page.text
    await session.begin(minimum=3)
    await session.play_badly()
    await anna.until(lambda: "🏅" in session.table().text or None)
    edits = stack.sandbox.stats.requests[EDIT]
    await stack.restart()
    await anna.until(lambda: stack.sandbox.stats.requests[EDIT] > edits or None, timeout=60)
    assert "🏅 Your first match like this." in session.table().text
    await choose(anna, page, "season", 1)
    await anna.click(page, "Next")
    assert "This season" in page.text
    assert "page 2 of 3" in page.text
