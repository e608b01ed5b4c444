"""Channel endpoints: permissions, histories, reactions, threads and files."""

import io

import aiohttp
import pytest

from bot.devtools.sandbox import Channel, NotPossibleError, Person, Sandbox
from bot.devtools.sandbox.state.permissions import mask
from tests.bot.devtools.sandbox.rest_client import RestClient, button, row


async def test_permissions_are_asked_for(rest: RestClient, table: Channel, anna: Person) -> None:
    sent = await rest.post(table, {"content": "one"})
    path = f"/channels/{table.id}/messages/{sent.body['id']}"
    theirs = await anna.write(table, "two")
    for name, method, where, body, code in (
        ("send_messages", "POST", f"/channels/{table.id}/messages", {"content": "x"}, 50013),
        ("embed_links", "POST", f"/channels/{table.id}/messages", {"embeds": [{"title": "x"}]}, 50013),
        ("add_reactions", "PUT", f"{path}/reactions/🤐/@me", None, 50013),
        ("create_public_threads", "POST", f"{path}/threads", {"name": "talk"}, 50013),
        ("read_message_history", "GET", path, None, 50001),
        ("manage_messages", "DELETE", f"/channels/{table.id}/messages/{theirs.id}", None, 50013),
        ("view_channel", "GET", f"/channels/{table.id}", None, 50001),
    ):
        table.deny(name)
        refused = await rest.send(method, where, body)
        assert (refused.status, refused.code) == (403, code), name
        table.allow(name)


async def test_a_voice_channel_is_made_with_rights_that_the_bot_has_and_deleted_by_who_may_join_it(
    rest: RestClient, anna: Person, ben: Person
) -> None:
    guild = anna.guild
    path = f"/guilds/{guild.id}/channels"
    rights = [
        {"id": str(guild.id), "type": 0, "allow": "0", "deny": str(mask(["view_channel"]))},
        {"id": str(anna.id), "type": 1, "allow": str(mask(["view_channel"])), "deny": "0"},
    ]
    own = {"id": rest.app, "type": 1, "allow": str(mask(["view_channel", "connect"])), "deny": "0"}
    body = {"name": "Table 1", "type": 2, "permission_overwrites": [*rights, own]}
    assert (await rest.send("POST", path, body)).code == 50013
    guild.allow("manage_channels")
    kicks = {**own, "allow": str(mask(["kick_members"]))}
    assert (await rest.send("POST", path, {**body, "permission_overwrites": [kicks]})).code == 50013
    room = guild.channels[int((await rest.send("POST", path, body)).body["id"])]
    anna.join_voice(room)
    with pytest.raises(NotPossibleError):
        ben.join_voice(room)
    hidden = guild.channels[
        int((await rest.send("POST", path, {**body, "permission_overwrites": rights})).body["id"])
    ]
    assert (await rest.send("DELETE", f"/channels/{hidden.id}")).code == 50001
    room.deny("connect")
    assert (await rest.send("DELETE", f"/channels/{room.id}")).code == 50013
    room.allow("connect")
    assert (await rest.send("DELETE", f"/channels/{room.id}")).status == 200
    assert guild.voice == {}


async def test_only_its_own_messages_are_edited(rest: RestClient, table: Channel, anna: Person) -> None:
    theirs = await anna.write(table, "mine")
    path = f"/channels/{table.id}/messages/{theirs.id}"
    assert (await rest.send("PATCH", path, {"content": "yours"})).code == 50005


async def test_what_is_not_there_is_unknown(rest: RestClient, table: Channel) -> None:
    assert (await rest.send("GET", "/channels/1")).code == 10003
    assert (await rest.send("GET", f"/channels/{table.id}/messages/1")).code == 10008
    assert (await rest.send("GET", "/guilds/1")).code == 10004
    assert table.guild
    assert (await rest.send("GET", f"/guilds/{table.guild.id}/members/1")).code == 10013
    assert (await rest.send("GET", "/nowhere")).status == 404
    assert (await rest.send("POST", f"/webhooks/{rest.app}/nothing", {"content": "x"})).code == 10015


async def test_a_wrong_token_is_unauthorized(rest: RestClient, sandbox: Sandbox) -> None:
    assert (await rest.send("GET", "/users/@me", key="guessed")).status == 401
    assert sandbox.stats.invalid == 1


async def test_a_history_is_read_from_either_side(rest: RestClient, table: Channel, anna: Person) -> None:
    ids = [str((await anna.write(table, str(number))).id) for number in range(5)]
    base = f"/channels/{table.id}/messages"
    newest = await rest.send("GET", f"{base}?limit=2")
    assert [row["id"] for row in newest.body] == [ids[4], ids[3]]
    after = await rest.send("GET", f"{base}?limit=2&after={ids[0]}")
    assert [row["id"] for row in after.body] == [ids[2], ids[1]]
    before = await rest.send("GET", f"{base}?limit=1&before={ids[2]}")
    assert [row["id"] for row in before.body] == [ids[1]]
    around = await rest.send("GET", f"{base}?limit=3&around={ids[2]}")
    assert [row["id"] for row in around.body] == [ids[3], ids[2], ids[1]]
    assert (await rest.send("GET", f"{base}?limit=101")).code == 50035


async def test_reactions_are_put_listed_and_taken_away(
    rest: RestClient, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    message = await anna.write(table, "spoken")
    base = f"/channels/{table.id}/messages/{message.id}/reactions"
    await anna.react(message, "🤐")
    assert (await rest.send("PUT", f"{base}/🤐/@me")).status == 204
    assert len((await rest.send("GET", f"{base}/🤐")).body) == 2
    assert (await rest.send("PUT", f"{base}/no/@me")).status == 429
    sandbox.clock.advance(1)
    assert (await rest.send("PUT", f"{base}/no/@me")).code == 10014
    sandbox.clock.advance(1)
    assert (await rest.send("DELETE", f"{base}/🤐/@me")).status == 204
    assert message.reactions == {"🤐": [anna.id]}
    sandbox.clock.advance(1)
    assert (await rest.send("DELETE", f"{base}/🤐/{anna.id}")).code == 50013


async def test_a_file_too_large_is_refused(rest: RestClient, table: Channel) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), filename="big.bin")
    refused = await rest.send("POST", f"/channels/{table.id}/messages", data=form)
    assert (refused.status, refused.code) == (413, 40005)


async def test_files_without_permission_are_refused(rest: RestClient, table: Channel) -> None:
    table.deny("attach_files")
    form = aiohttp.FormData()
    form.add_field("payload_json", "{}")
    form.add_field("files[0]", b"x", filename="small.bin")
    refused = await rest.send("POST", f"/channels/{table.id}/messages", data=form)
    assert refused.code == 50013


async def test_direct_messages_may_be_closed(rest: RestClient, anna: Person) -> None:
    opened = await rest.send("POST", "/users/@me/channels", {"recipient_id": str(anna.id)})
    path = f"/channels/{opened.body['id']}/messages"
    assert (await rest.send("POST", path, {"content": "psst"})).status == 200
    assert anna.pings == anna.sees(anna.direct)
    anna.user.accepts_messages = False
    assert (await rest.send("POST", path, {"content": "psst"})).code == 50007


async def test_emojis_have_names_of_2_to_32_and_are_2000_at_most(rest: RestClient, sandbox: Sandbox) -> None:
    base = f"/applications/{rest.app}/emojis"
    image = "data:image/png;base64,iVBORw0KGgo="
    for name in ("x", "x" * 33, "no-dash"):
        refused = await rest.send("POST", base, {"name": name, "image": image})
        assert "name" in refused.body["errors"]
    assert (await rest.send("POST", base, {"name": "ok"})).code == 50035
    assert (await rest.send("POST", base, {"name": "ok", "image": image})).status == 201
    assert (await rest.send("POST", base, {"name": "ok", "image": image})).code == 50035
    sandbox.world.emojis.update((number, {"name": f"e{number}"}) for number in range(1999))
    assert (await rest.send("POST", base, {"name": "more", "image": image})).code == 30008


async def test_a_deleted_channel_takes_its_messages_along(
    rest: RestClient, table: Channel, anna: Person
) -> None:
    sent = await rest.post(table, {"content": "one", "components": [row(button())]})
    message = anna.latest(table)
    assert message
    thread = table.add_thread("talk")
    table.delete()
    assert message.deleted
    assert thread.deleted
    assert anna.sees(table) == []
    assert (await rest.send("GET", f"/channels/{table.id}/messages/{sent.body['id']}")).code == 10003
    with pytest.raises(NotPossibleError):
        await anna.write(table, "into the void")


async def test_bodies_that_make_no_sense_are_refused_politely(rest: RestClient, table: Channel) -> None:
    path = f"/channels/{table.id}/messages"
    bodies: list[object] = [[], "words", {"flags": "x"}, {"embeds": [5]}, {"attachments": [{"id": "9"}]}]
    for body in bodies:
        refused = await rest.send("POST", path, body)
        assert refused.status == 400, body
