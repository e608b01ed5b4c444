"""Rate limits: their headers, their 429s, and how an unmodified client handles them."""

import asyncio

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.bot.devtools.sandbox.rest_client import EPHEMERAL, RestClient
from tests.bot.devtools.sandbox.sample_bot import SampleBot


async def test_the_sixth_message_in_five_seconds_is_too_many(
    rest: RestClient, table: Channel, sandbox: Sandbox
) -> None:
    replies = [await rest.post(table, {"content": str(number)}) for number in range(6)]
    assert [reply.status for reply in replies] == [200] * 5 + [429]
    assert [reply.headers["X-RateLimit-Remaining"] for reply in replies] == ["4", "3", "2", "1", "0", "0"]
    last = replies[-1]
    assert last.headers["Via"]
    assert 0 < last.body["retry_after"] <= 5
    assert last.body["global"] is False
    assert sandbox.stats.rate_limited == sandbox.stats.invalid == 1
    sandbox.clock.advance(5)
    assert (await rest.post(table, {"content": "again"})).status == 200


async def test_channels_have_limits_of_their_own(rest: RestClient, table: Channel) -> None:
    assert table.guild
    other = table.guild.add_channel("other")
    for place in (table, other):
        for number in range(5):
            assert (await rest.post(place, {"content": str(number)})).status == 200


async def test_old_messages_are_edited_three_times_in_six_seconds(
    rest: RestClient, table: Channel, sandbox: Sandbox
) -> None:
    sent = await rest.post(table, {"content": "table"})
    path = f"/channels/{table.id}/messages/{sent.body['id']}"
    sandbox.clock.advance(3601)
    replies = [await rest.send("PATCH", path, {"content": str(number)}) for number in range(4)]
    assert [reply.status for reply in replies] == [200, 200, 200, 429]
    assert replies[-1].code == 30046
    assert replies[-1].headers["X-RateLimit-Remaining"] == "1"


async def test_answers_of_interactions_are_outside_the_limit_of_fifty_a_second(
    rest: RestClient, table: Channel, anna: Person
) -> None:
    replies = [await rest.send("GET", "/users/@me") for _ in range(50)]
    assert replies[-1].status == 429
    assert replies[-1].body["global"] is True
    assert replies[-1].headers["X-RateLimit-Scope"] == "global"
    played = await anna.command(table, "play", wait=False)
    assert (await rest.answer(played, 4, {"content": "hand", "flags": EPHEMERAL})).status == 204
    assert (await rest.change(played, {"content": "newer"})).status == 200


async def test_follow_ups_have_a_limit_for_each_token(rest: RestClient, table: Channel, anna: Person) -> None:
    played = await anna.command(table, "play", wait=False)
    await rest.answer(played, 4, {"content": "answer"})
    replies = [await rest.follow_up(played, {"content": "more"}) for _ in range(6)]
    assert [reply.status for reply in replies] == [200] * 5 + [429]


async def test_an_unmodified_client_waits_and_gets_through(
    bot: SampleBot, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    channel = bot.place(table.id)
    await channel.send("first")
    sandbox.faults.rate_limit("POST", "/messages$", 0.05, times=2)
    await channel.send("second")
    assert sandbox.stats.rate_limited == 2
    assert [message.text for message in anna.sees(table)] == ["first", "second"]
    message = anna.sees(table)[0]
    partial = channel.get_partial_message(message.id)
    await asyncio.gather(*[partial.add_reaction(sign) for sign in "🂡🃁🃎"])
    assert list(message.reactions) == ["🂡", "🃁", "🃎"]


async def test_ten_thousand_invalid_requests_ban_the_address(rest: RestClient, sandbox: Sandbox) -> None:
    for _ in range(9_999):
        sandbox._handler._note_invalid()
    assert (await rest.send("GET", "/users/@me", key="guessed")).status == 401
    banned = await rest.send("GET", "/users/@me")
    assert banned.status == 429
    assert "Via" not in banned.headers
    sandbox.clock.advance(601)
    assert (await rest.send("GET", "/users/@me")).status == 200
