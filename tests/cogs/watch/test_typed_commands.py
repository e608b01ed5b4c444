"""Help for people who write a command as a plain message, or mention the bot."""

import pytest

from bot.devtools.sandbox import Channel, Message, Person
from tests.bot.bot_session import end_match
from tests.cogs.watch.conftest import Wake
from tests.cogs.watch.watched_match import WatchedMatch

HELP = {"en": "pick it from the list that pops up", "de": "aus der Liste, die aufgeht"}
EVENING = 12 * 60 * 60


def find_help(watched: WatchedMatch, message: Message) -> Message | None:
    """Return the reply to a message that says what to do."""
    lines = watched.lines_below(message)
    return next((one for one in lines if any(text in one.text for text in HELP.values())), None)


async def wait_for_help(watched: WatchedMatch, message: Message) -> Message:
    return await watched.cleo.until(lambda: find_help(watched, message))


async def test_who_types_a_command_and_enter_is_told_once_an_evening_what_to_do(
    watched: WatchedMatch,
) -> None:
    typed = await watched.anna.write(watched.channel, "/play 17")
    reply = await wait_for_help(watched, typed)
    assert HELP["de"] in reply.text
    assert "17" not in reply.text
    assert reply.pinged == []
    hand = await watched.anna.click(reply, "Meine Hand")
    assert hand.answer is not None
    assert hand.answer.ephemeral
    await watched.wait_for_mark(typed)
    again = await watched.anna.write(watched.channel, "/play 17")
    others = await watched.cleo.write(watched.channel, "/hand")
    await wait_for_help(watched, others)
    assert find_help(watched, again) is None
    watched.later(EVENING + 60)
    await wait_for_help(watched, await watched.anna.write(watched.channel, "/Play 17"))
    # The number counts, but no line repeats it.
    assert watched.lines_below(typed) == [reply]


async def test_other_messages_and_other_times_get_no_reply(watched: WatchedMatch) -> None:
    silent = [
        await watched.ben.write(watched.channel, text)
        for text in ("/shrug hello", "and/or", "we play / I play")
    ]
    await wait_for_help(watched, await watched.cleo.write(watched.channel, "/game table"))
    assert [find_help(watched, message) for message in silent] == [None, None, None]
    await end_match(watched.anna, watched.channel)
    await watched.open()
    lobby = await watched.ben.write(watched.channel, "/play 17")
    await watched.ben.click(
        next(one for one in reversed(watched.ben.sees(watched.channel)) if one.buttons and not one.ephemeral),
        "Start",
    )
    await wait_for_help(watched, await watched.ben.write(watched.channel, "/play 17"))
    assert find_help(watched, lobby) is None


@pytest.mark.parametrize("hears", [False, True])
async def test_who_mentions_the_bot_is_told_what_to_do(
    wake: Wake, table: Channel, anna: Person, ben: Person, cleo: Person, *, hears: bool
) -> None:
    watched = WatchedMatch(await wake(hears=hears), table, anna, ben, cleo)
    await watched.start()
    me = watched.bot.user
    assert me is not None
    await wait_for_help(watched, await anna.write(table, f"<@{me.id}> I play seventeen"))
