"""Connecting, losing the connection, and coming back."""

import asyncio

import aiohttp
import discord
import pytest

from bot.devtools.sandbox import Channel, Guild, NotPossibleError, Person, Sandbox
from tests.bot.devtools.sandbox.sample_bot import SampleBot, redirect_to, run_bot


async def test_events_and_interactions_of_an_absence_are_replayed(
    bot: SampleBot, table: Channel, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    await sandbox.drop_gateway()
    await ben.write(table, "while you were away")
    played = await anna.command(table, "play", card=4)
    assert played.answer
    assert played.answer.text == "played 4"
    await anna.until(lambda: bot.resumes == 1)
    assert [message.content for message in bot.heard] == ["while you were away"]
    assert sandbox.stats.resumes == 1
    assert sandbox.stats.identifies == 1


async def test_an_interaction_replayed_too_late_is_unknown(
    bot: SampleBot, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.delay("POST", "/callback", 0.05)
    interaction = await anna.command(table, "play", card=4, wait=False)
    sandbox.clock.advance(3)
    await interaction.wait_until_settled()
    assert interaction.failed
    await anna.until(lambda: bot.errors)
    cause = bot.errors[0].__cause__
    assert isinstance(cause, discord.NotFound)
    assert cause.code == 10062


async def test_a_session_that_cannot_be_resumed_starts_again(
    bot: SampleBot, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    await sandbox.drop_gateway(resumable=False)
    await anna.until(lambda: sandbox.stats.identifies == 2)
    assert bot.resumes == 0
    assert (await anna.command(table, "play", card=4)).answer


@pytest.mark.parametrize("resumable", [True, False])
async def test_an_invalidated_session_is_taken_up_again(
    bot: SampleBot, table: Channel, anna: Person, sandbox: Sandbox, *, resumable: bool
) -> None:
    await sandbox.invalidate(resumable=resumable)
    await anna.until(lambda: sandbox.stats.resumes == resumable and sandbox.stats.identifies == 2 - resumable)
    assert bot.user
    assert (await anna.command(table, "play", card=4)).answer


async def test_a_client_that_is_asked_to_reconnect_resumes(
    bot: SampleBot, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    await sandbox.ask_reconnect()
    await anna.until(lambda: bot.resumes == 1)
    assert (await anna.command(table, "play", card=4)).answer


async def test_a_wrong_token_is_refused_over_rest_and_gateway(sandbox: Sandbox) -> None:
    with redirect_to(sandbox):
        async with SampleBot() as bot:
            with pytest.raises(discord.LoginFailure):
                await bot.start("guessed")
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "guessed", "intents": 0}})
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4004


async def test_an_intent_that_was_not_granted_closes_the_gateway() -> None:
    async with Sandbox() as sandbox:
        sandbox.add_guild("Game night")
        with redirect_to(sandbox):
            async with SampleBot() as bot:
                with pytest.raises(discord.PrivilegedIntentsRequired):
                    await bot.start(sandbox.token)
        async with run_bot(sandbox, SampleBot(content=False)) as bot:
            assert bot.user


async def test_a_bot_that_leaves_is_gone_and_may_come_back(
    sandbox: Sandbox, table: Channel, anna: Person
) -> None:
    async with run_bot(sandbox):
        assert (await anna.command(table, "play", card=4)).answer
    await sandbox.bot_gone()
    async with run_bot(sandbox):
        assert (await anna.command(table, "play", card=5)).answer


async def test_an_interaction_may_be_delivered_twice_or_out_of_order(
    bot: SampleBot, table: Channel, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.repeat_next_interactions(1)
    played = await anna.command(table, "play", card=4)
    await anna.until(lambda: bot.interactions == [played.id, played.id])
    await anna.until(lambda: bot.errors)
    sandbox.faults.reorder(2)
    first = await anna.command(table, "play", card=5, wait=False)
    second = await ben.command(table, "play", card=6, wait=False)
    await asyncio.gather(first.wait_until_settled(), second.wait_until_settled())
    assert bot.interactions[2:] == [second.id, first.id]


async def test_what_appears_later_is_told(
    bot: SampleBot, guild: Guild, anna: Person, sandbox: Sandbox
) -> None:
    other = guild.add_channel("elsewhere")
    thread = other.add_thread("talk")
    abroad = sandbox.add_guild("Abroad", locale="de")
    await anna.until(lambda: bot.get_channel(thread.id) and bot.get_guild(abroad.id))
    other.delete()
    await anna.until(lambda: bot.get_channel(other.id) is None)


async def test_only_a_bot_with_the_members_intent_hears_that_somebody_leaves() -> None:
    sandbox = Sandbox(granted_intents=("members",))
    guild = sandbox.add_guild("Game night")
    channel = guild.add_channel("table")
    anna, ben = guild.add_person("Anna"), guild.add_person("Ben")
    thread = channel.add_thread("talk", private=True)
    thread.thread_members |= {anna.id, ben.id}
    async with sandbox, run_bot(sandbox, SampleBot(content=False)) as deaf:
        attentive = discord.Client(
            intents=discord.Intents(guilds=True, members=True), guild_ready_timeout=0.01
        )
        left: list[tuple[int, int]] = []

        @attentive.event
        async def on_raw_member_remove(payload: discord.RawMemberRemoveEvent) -> None:
            left.append((payload.guild_id, payload.user.id))

        heard: list[str] = []

        @deaf.event
        async def on_socket_event_type(kind: str) -> None:
            heard.append(kind)

        running = asyncio.create_task(attentive.start(sandbox.token))
        await anna.until(attentive.is_ready)
        guild.remove_person(ben)
        await anna.until(lambda: left)
        assert left == [(guild.id, ben.id)]
        assert "GUILD_MEMBER_REMOVE" not in heard
        assert ben.name == "Ben"
        assert ben.sees(channel) == []
        assert ben.id not in thread.thread_members
        with pytest.raises(NotPossibleError):
            await ben.command(channel, "play", card=4)
        await attentive.close()
        await asyncio.wait((running,))


async def test_a_sharded_client_is_sent_each_guild_once(sandbox: Sandbox) -> None:
    guilds = [sandbox.add_guild(f"Guild {number}") for number in range(4)]
    seen: list[str] = []

    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            del shard_id, initial

        async def on_socket_event_type(self, kind: str) -> None:
            seen.append(kind)

    with redirect_to(sandbox):
        bot = Sharded(intents=discord.Intents.default(), shard_count=2)
        task = asyncio.create_task(bot.start(sandbox.token))
        try:
            await asyncio.wait_for(sandbox.gateway.until(lambda: len(sandbox.gateway.live) == 2), 60)
            await asyncio.wait_for(bot.wait_until_ready(), 60)
            assert seen.count("GUILD_CREATE") == 4
            assert sorted(guild.id for guild in bot.guilds) == sorted(guild.id for guild in guilds)
        finally:
            await bot.close()
            await asyncio.wait((task,))


async def test_a_client_without_compression_is_understood_too(sandbox: Sandbox, anna: Person) -> None:
    assert anna.guild.world is sandbox.world
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1}})
        assert (await socket.receive_json())["t"] == "READY"
        assert (await socket.receive_json())["t"] == "GUILD_CREATE"
