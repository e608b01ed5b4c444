"""Scheduled events: their checks, permissions and life, and what the gateway says of them."""

import asyncio

import discord

from bot.devtools.sandbox import Guild, Person, Sandbox, ScheduledEvent
from bot.devtools.sandbox.wire import moment
from tests.bot.devtools.sandbox.rest_client import Json, RestClient
from tests.bot.devtools.sandbox.sample_bot import redirect_to

HOUR = 3600.0


def night(sandbox: Sandbox, **more: object) -> Json:
    now = sandbox.clock.now()
    return {
        "name": "Game night",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#table"},
        "scheduled_start_time": moment(now + HOUR),
        "scheduled_end_time": moment(now + 4 * HOUR),
        **more,
    }


def only_event(guild: Guild) -> ScheduledEvent:
    (event,) = guild.events.values()
    return event


async def test_an_event_lives_from_its_announcement_to_its_end(
    rest: RestClient, sandbox: Sandbox, guild: Guild, anna: Person
) -> None:
    base = f"/guilds/{guild.id}/scheduled-events"
    made = await rest.send("POST", base, night(sandbox))
    assert (made.status, made.body["status"], made.body["name"]) == (200, 1, "Game night")
    path = f"{base}/{made.body['id']}"
    anna.show_interest(only_event(guild))
    assert (await rest.send("GET", f"{path}?with_user_count=true")).body["user_count"] == 1
    assert [one["user_id"] for one in (await rest.send("GET", f"{path}/users")).body] == [str(anna.id)]
    anna.lose_interest(only_event(guild))
    assert (await rest.send("GET", f"{path}/users")).body == []
    assert (await rest.send("PATCH", path, {"name": "Long night"})).body["name"] == "Long night"
    assert (await rest.send("PATCH", path, {"status": 2})).body["status"] == 2
    assert len((await rest.send("GET", base)).body) == 1
    assert (await rest.send("PATCH", path, {"status": 3})).body["status"] == 3
    assert (await rest.send("GET", base)).body == []
    assert (await rest.send("PATCH", path, {"name": "Again"})).code == 180000
    assert (await rest.send("DELETE", path)).status == 204
    assert (await rest.send("GET", path)).code == 10070


async def test_fields_that_make_no_sense_are_refused(
    rest: RestClient, sandbox: Sandbox, guild: Guild
) -> None:
    base, now = f"/guilds/{guild.id}/scheduled-events", sandbox.clock.now()
    for change, field in (
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 1001}, "description"),
        ({"privacy_level": 1}, "privacy_level"),
        ({"entity_type": 4}, "entity_type"),
        ({"entity_type": 2}, "channel_id"),
        ({"channel_id": "1"}, "channel_id"),
        ({"entity_metadata": None}, "entity_metadata"),
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"scheduled_start_time": "Friday"}, "scheduled_start_time"),
        ({"scheduled_start_time": moment(now - HOUR)}, "scheduled_start_time"),
        ({"scheduled_start_time": moment(now + 6 * 365 * 24 * HOUR)}, "scheduled_start_time"),
        ({"scheduled_end_time": moment(now)}, "scheduled_end_time"),
    ):
        refused = await rest.send("POST", base, night(sandbox, **change))
        assert refused.code == 50035, change
        assert field in refused.body["errors"], change
    assert not guild.events
    made = await rest.send("POST", base, night(sandbox))
    refused = await rest.send("PATCH", f"{base}/{made.body['id']}", {"status": 3, "name": "Never"})
    assert "status" in refused.body["errors"]
    assert only_event(guild).name == "Game night"


async def test_permissions_and_the_limit_of_a_hundred_events_hold(
    rest: RestClient, sandbox: Sandbox, guild: Guild
) -> None:
    base = f"/guilds/{guild.id}/scheduled-events"
    voice = guild.add_voice_channel("Voice")
    spoken = night(sandbox, entity_type=2, channel_id=str(voice.id), entity_metadata=None)
    voice.deny("connect")
    assert (await rest.send("POST", base, spoken)).code == 50013
    voice.allow("connect")
    assert (await rest.send("POST", base, spoken)).body["channel_id"] == str(voice.id)
    guild.deny("create_events")
    assert (await rest.send("POST", base, night(sandbox))).code == 50013
    assert (await rest.send("DELETE", f"{base}/{only_event(guild).id}")).code == 50013
    guild.allow("create_events")
    guild.events.update(dict.fromkeys(range(99), only_event(guild)))
    assert (await rest.send("POST", base, night(sandbox))).code == 30038


async def test_discord_py_hears_of_events_and_of_who_is_interested(
    sandbox: Sandbox, guild: Guild, anna: Person
) -> None:
    seen: list[str] = []
    ended = asyncio.Event()

    class Listener(discord.Client):
        async def on_socket_event_type(self, kind: str) -> None:
            if kind.startswith("GUILD_SCHEDULED"):
                seen.append(kind.removeprefix("GUILD_SCHEDULED_EVENT_"))
            if seen.count("UPDATE") > 1:
                ended.set()

    with redirect_to(sandbox):
        bot = Listener(intents=discord.Intents(guilds=True, guild_scheduled_events=True))
        task = asyncio.create_task(bot.start(sandbox.token))
        try:
            await asyncio.wait_for(sandbox.gateway.until(lambda: bool(sandbox.gateway.live)), 60)
            await asyncio.wait_for(bot.wait_until_ready(), 60)
            here = bot.guilds[0]
            start = discord.utils.utcnow() + discord.utils.utcnow().resolution * 10**10
            event = await here.create_scheduled_event(
                name="Game night",
                start_time=start,
                end_time=start + start.resolution * 10**10,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location="#table",
            )
            anna.show_interest(only_event(guild))
            assert [user.id async for user in event.users()] == [anna.id]
            event = await event.start()
            await event.end()
            await asyncio.wait_for(ended.wait(), 60)
            assert seen == ["CREATE", "USER_ADD", "UPDATE", "UPDATE"]
        finally:
            await bot.close()
            await asyncio.wait((task,))
