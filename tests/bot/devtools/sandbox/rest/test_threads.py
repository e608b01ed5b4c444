"""Threads: who sees them, what an archived one refuses, and their limit."""

from bot.devtools.sandbox import Channel, Guild, Person, Sandbox
from tests.bot.devtools.sandbox.rest_client import RestClient

PRIVATE = 12


async def start(rest: RestClient, table: Channel, name: str = "Table 1", kind: int = PRIVATE) -> int:
    made = await rest.send("POST", f"/channels/{table.id}/threads", {"name": name, "type": kind})
    assert made.status == 201, made.body
    return int(made.body["id"])


async def test_a_mention_brings_people_into_a_private_thread(
    rest: RestClient, table: Channel, sandbox: Sandbox, anna: Person, ben: Person
) -> None:
    thread = sandbox.world.channels[await start(rest, table)]
    await rest.post(thread, {"content": "Your table is ready."})
    assert anna.sees(thread) == []
    sent = await rest.post(
        thread, {"content": f"{anna.mention}, sit down", "allowed_mentions": {"users": [str(anna.id)]}}
    )
    assert [str(message.id) for message in anna.pings] == [sent.body["id"]]
    assert len(anna.sees(thread)) == 2
    assert ben.sees(thread) == []
    added = await rest.send("PUT", f"/channels/{thread.id}/thread-members/{ben.id}")
    assert added.status == 204
    assert len(ben.sees(thread)) == 2


async def test_an_archived_thread_refuses_changes_until_a_message_brings_it_back(
    rest: RestClient, table: Channel, sandbox: Sandbox, guild: Guild, anna: Person
) -> None:
    thread = sandbox.world.channels[await start(rest, table)]
    path = f"/channels/{thread.id}"
    sent = await rest.post(thread, {"content": "one"})
    changed = await rest.send("PATCH", path, {"archived": True, "name": "Table 1, over"})
    assert changed.body["thread_metadata"]["archived"]
    assert (await rest.send("GET", f"/guilds/{guild.id}/threads/active")).body["threads"] == []
    edited = await rest.send("PATCH", f"{path}/messages/{sent.body['id']}", {"content": "two"})
    assert edited.code == 50083
    assert (await rest.send("PUT", f"{path}/thread-members/{anna.id}")).code == 50083
    assert (await rest.send("PATCH", path, {"name": "New"})).code == 50083
    assert (await rest.post(thread, {"content": "back"})).status == 200
    assert not thread.archived
    sandbox.clock.advance(600)
    assert (await rest.send("PATCH", path, {"locked": True})).code == 50013


async def test_threads_need_their_permission_and_have_a_limit(
    rest: RestClient, table: Channel, guild: Guild
) -> None:
    path, body = f"/channels/{table.id}/threads", {"name": "Table 1", "type": PRIVATE}
    table.deny("create_private_threads")
    assert (await rest.send("POST", path, body)).code == 50013
    table.allow("create_private_threads")
    thread = guild.threads[await start(rest, table)]
    table.deny("send_messages_in_threads")
    assert (await rest.post(thread, {"content": "x"})).code == 50013
    table.allow("send_messages_in_threads")
    guild.threads.update(dict.fromkeys(range(999), thread))
    assert (await rest.send("POST", path, body)).code == 160006
