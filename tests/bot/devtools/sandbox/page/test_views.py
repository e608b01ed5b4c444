"""The frames that each user's page receives."""

import aiohttp

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.bot.devtools.sandbox.page.conftest import Connect
from tests.bot.devtools.sandbox.sample_bot import SampleBot


async def test_the_first_frame_tells_everything(sandbox: Sandbox, bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    hello = (await connect("ben")).hello
    assert hello["you"]["name"] == "Ben"
    assert [one["name"] for one in hello["people"]] == ["Anna", "Ben"]
    assert hello["people"][0]["locale"] == "de"
    assert [one["name"] for one in hello["channels"]] == ["table"]
    assert {"game", "play"} <= {one["name"] for one in hello["commands"]}
    assert [one["name"] for one in hello["message_commands"]] == ["A number was spoken"]
    assert hello["state"] == {"bot": "connected", "words": "", "slow": 0.0, "can_restart": False}
    assert sandbox.token not in str(hello)


async def test_commands_for_managers_are_not_offered_to_others(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    assert "close" not in {one["name"] for one in (await connect("Ben")).hello["commands"]}


async def test_without_a_name_one_is_the_first(connect: Connect) -> None:
    assert (await connect()).hello["you"]["name"] == "Anna"


async def test_somebody_can_be_called_by_their_id(connect: Connect, ben: Person) -> None:
    assert (await connect(str(ben.id))).hello["you"]["name"] == "Ben"


async def test_a_page_for_an_unknown_user_gets_the_list_of_users(
    sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    headers = {"Origin": sandbox.url}
    async with session.ws_connect(f"{sandbox.url}/live?as=Zed", headers=headers) as socket:
        frame = await socket.receive_json()
        assert (frame["op"], frame["as"]) == ("nobody", "Zed")
        assert [one["name"] for one in frame["people"]] == ["Anna", "Ben"]
        await socket.receive()
        assert socket.close_code == 4404


async def test_an_ephemeral_message_is_sent_to_its_user_only(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    anna, ben = await connect("Anna"), await connect("Ben")
    done = await anna.run("play", card=42)
    assert done["op"] == "done"
    mine = await anna.until("create", lambda one: one["message"]["id"] == done["answer"])
    assert mine["message"]["content"] == "played 42"
    assert mine["message"]["flags"] & 64
    assert mine["message"]["command"] == {
        "name": "play",
        "type": 1,
        "user": {"id": anna.hello["you"]["id"], "name": "Anna"},
    }
    await anna.ask("say", text="my turn is over")
    assert "played 42" not in await ben.texts()
    assert "my turn is over" in await ben.texts()
    assert "played 42" not in await (await connect("Ben")).texts()


async def test_public_changes_are_sent_to_every_page(
    sandbox: Sandbox, bot: SampleBot, session: aiohttp.ClientSession, connect: Connect
) -> None:
    assert bot.connects == 1
    anna, ben = await connect("Anna"), await connect("Ben")
    done = await anna.run("show")
    shown = (await ben.until("create", lambda one: one["message"]["id"] == done["answer"]))["message"]
    picture = shown["components"][0]["components"][-1]["items"][0]
    assert picture["description"] == "four piles"
    async with session.get(sandbox.url + picture["media"]["url"]) as answer:
        assert await answer.read() == b"\x89PNG not really"


async def test_edits_reactions_and_deletions_are_told(connect: Connect) -> None:
    anna, ben = await connect("Anna"), await connect("Ben")
    await anna.ask("say", text="helo")
    number = (await ben.until("create"))["message"]["id"]
    await anna.ask("edit", message=number, text="hello")
    edited = await ben.until("update")
    assert edited["message"]["content"] == "hello"
    assert edited["message"]["edited_timestamp"]
    await ben.ask("react", message=number, emoji="👍")
    reacted = await anna.until("update", lambda one: "reactions" in one["message"])
    assert [(one["count"], one["me"]) for one in reacted["message"]["reactions"]] == [(1, False)]
    await ben.ask("unreact", message=number, emoji="👍")
    await anna.ask("delete", message=number)
    assert (await ben.until("delete"))["id"] == number


async def test_who_types_is_seen_by_the_others(connect: Connect, anna: Person, table: Channel) -> None:
    typing, watching = await connect("Anna"), await connect("Ben")
    await typing.ask("typing")
    frame = await watching.until("typing")
    assert (frame["user"], frame["channel"]) == (str(anna.id), str(table.id))
    assert [one for one in typing.frames if one["op"] == "typing"] == []


async def test_a_reload_loses_ephemeral_messages(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    before = await connect("Anna")
    await before.run("play", card=42)
    await before.run("game", "new", game="the-game")
    await before.socket.close()
    after = await connect("Anna")
    assert after.hello["resumed"] is False
    assert [one["content"] for one in after.hello["messages"]] == ["A table for the-game with 2"]


async def test_a_line_that_was_only_lost_loses_nothing(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    before = await connect("Anna")
    await before.run("play", card=42)
    await before.socket.close()
    after = await connect("Anna", resume=before.hello["view"])
    assert after.hello["resumed"] is True
    assert [one["content"] for one in after.hello["messages"]] == ["played 42"]


async def test_nobody_takes_up_the_view_of_somebody_else(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    anna = await connect("Anna")
    await anna.run("play", card=42)
    ben = await connect("Ben", resume=anna.hello["view"])
    assert ben.hello["resumed"] is False
    assert ben.hello["messages"] == []


async def test_a_view_is_not_kept_for_ever(sandbox: Sandbox, bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    before = await connect("Anna")
    await before.run("play", card=42)
    await before.socket.close()
    await connect("Ben")
    sandbox.clock.advance(121)
    after = await connect("Anna", resume=before.hello["view"])
    assert after.hello["resumed"] is False
    assert after.hello["messages"] == []


async def test_an_ephemeral_message_is_dismissed_for_good(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    anna = await connect("Anna")
    number = (await anna.run("play", card=42))["answer"]
    assert (await anna.ask("dismiss", message=number))["op"] == "done"
    assert (await anna.until("delete"))["id"] == number
    await anna.socket.close()
    assert (await connect("Anna", resume=anna.hello["view"])).hello["messages"] == []
