"""The requests that a page may send for a user."""

import json

from bot.devtools.sandbox import Channel, Sandbox
from tests.bot.devtools.sandbox.page.conftest import Connect
from tests.bot.devtools.sandbox.sample_bot import SampleBot


async def test_a_button_and_a_form_are_filled_in(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    anna = await connect("Anna")
    table = (await anna.run("game", "new", game="the-game"))["answer"]
    asked = await anna.ask("click", message=table, custom_id="name")
    assert asked["op"] == "modal"
    assert asked["modal"]["title"] == "A name"
    refused = await anna.ask("submit", modal=asked["modal"]["id"], values={"word": "x" * 21})
    assert refused["op"] == "refused"
    asked = await anna.ask("click", message=table, custom_id="name")
    done = await anna.ask("submit", modal=asked["modal"]["id"], values={"word": "Anna"})
    answer = await anna.until("create", lambda one: one["message"]["id"] == done["answer"])
    assert answer["message"]["content"] == "Hello Anna"
    again = await anna.ask("submit", modal=asked["modal"]["id"], values={"word": "Anna"})
    assert again["op"] == "refused"


async def test_a_menu_is_chosen_from(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    anna = await connect("Anna")
    number = (await anna.run("menu"))["answer"]
    assert (await anna.ask("select", message=number, custom_id="menu", values=["left"]))["op"] == "refused"
    await anna.ask("select", message=number, custom_id="menu", values=["up"])
    assert "chose up" in await anna.texts()


async def test_a_messages_menu_holds_commands(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    anna, ben = await connect("Anna"), await connect("Ben")
    await ben.ask("say", text="mine is 42")
    number = (await anna.until("create"))["message"]["id"]
    await anna.ask("use", message=number, command="A number was spoken")
    assert "read: mine is 42" in await anna.texts()
    assert (await anna.ask("use", message=number, command="Quote"))["op"] == "refused"


async def test_an_option_is_completed_by_the_bot(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    reply = await (await connect("Anna")).ask("complete", command=["play"], focus="card", typed="4")
    assert reply["choices"] == [{"name": "card 4", "value": 4}, {"name": "card 42", "value": 42}]


async def test_the_client_sends_nothing_that_discord_would_not(bot: SampleBot, connect: Connect) -> None:
    anna = await connect("Anna")
    assert "required" in (await anna.run("play"))["words"]
    assert "between 1 and 99" in (await anna.run("play", card=100))["words"]
    assert "no number" in (await anna.run("play", card="many"))["words"]
    assert "no choice" in (await anna.run("game", "new", game="chess"))["words"]
    assert "sub-command" in (await anna.run("game"))["words"]
    assert "no command" in (await anna.run("nothing"))["words"]
    assert "no command" in (await anna.run("close"))["words"]
    assert bot.interactions == []


async def test_an_answer_that_takes_too_long_is_a_failure(
    sandbox: Sandbox, bot: SampleBot, connect: Connect
) -> None:
    assert bot.connects == 1
    anna = await connect("Anna")
    asked = {"op": "run", "nonce": "late", "command": ["silent"]}
    await anna.socket.send_str(json.dumps(asked))
    await anna.ask("typing")
    sandbox.clock.advance(3)
    failed = await anna.until("failed")
    assert (failed["nonce"], failed["words"]) == ("late", "This application did not respond")


async def test_a_reply_that_could_not_be_delivered_comes_with_the_next_line(
    sandbox: Sandbox, bot: SampleBot, connect: Connect
) -> None:
    assert bot.connects == 1
    before = await connect("Anna")
    await before.socket.send_str(json.dumps({"op": "run", "nonce": "late", "command": ["silent"]}))
    await before.ask("typing")
    await before.socket.close()
    sandbox.clock.advance(3)
    after = await connect("Anna", resume=before.hello["view"])
    assert (await after.until("failed"))["nonce"] == "late"


async def test_a_message_that_thinks_first_becomes_the_answer(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    anna = await connect("Anna")
    await anna.run("think", secret=True)
    thinking = await anna.until("create")
    assert thinking["message"]["flags"] & 128
    thought = await anna.until("update")
    assert thought["message"]["content"] == "thought"
    assert thought["message"]["edited_timestamp"] is None


async def test_a_click_on_what_has_just_gone_fails_as_on_discord(
    sandbox: Sandbox, bot: SampleBot, connect: Connect, table: Channel
) -> None:
    assert bot.connects == 1
    anna = await connect("Anna")
    number = (await anna.run("game", "new", game="the-game"))["answer"]
    sandbox.delete_message(table.messages[int(number)])
    failed = await anna.ask("click", message=number, custom_id="join")
    assert (failed["op"], failed["words"]) == ("failed", "This interaction failed")


async def test_nobody_acts_on_a_message_of_somebody_else(bot: SampleBot, connect: Connect) -> None:
    assert bot.connects == 1
    anna, ben = await connect("Anna"), await connect("Ben")
    table = (await anna.run("game", "new", game="the-game"))["answer"]
    secret = (await anna.ask("click", message=table, custom_id="whisper"))["answer"]
    stolen = await ben.ask("click", message=secret, custom_id="join")
    assert (stolen["op"], stolen["words"]) == ("refused", "there is no such message here")
    await anna.ask("say", text="mine")
    mine = (await ben.until("create", lambda one: one["message"]["content"] == "mine"))["message"]["id"]
    assert (await ben.ask("edit", message=mine, text="yours"))["op"] == "refused"
    assert (await ben.ask("delete", message=mine))["op"] == "refused"


async def test_what_is_no_request_is_refused_and_the_line_holds(connect: Connect) -> None:
    anna = await connect("Anna")
    for nonsense in ("", "[]", "7", '{"op": "fly", "nonce": "a"}', '{"op": "say", "nonce": "b"}', "\x00"):
        await anna.socket.send_str(nonsense)
    assert (await anna.until("refused", lambda one: one["nonce"] == "a"))["words"]
    assert (await anna.until("refused", lambda one: one["nonce"] == "b"))[
        "words"
    ] == "say.text: Field required"
    assert (await anna.ask("say", text="still here"))["op"] == "done"
