"""Responses to interactions: in time, once, and with the right token."""

from bot.devtools.sandbox import Channel, Person, Sandbox
from tests.bot.devtools.sandbox.rest_client import EPHEMERAL, V2, RestClient, button, row, text


async def test_an_answer_after_three_seconds_is_unknown(
    rest: RestClient, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    played = await anna.command(table, "play", wait=False)
    sandbox.clock.advance(3)
    assert (await rest.answer(played, 4, {"content": "late"})).code == 10062
    assert played.failed == "The application did not respond"
    assert anna.sees(table) == []


async def test_a_second_answer_is_refused(rest: RestClient, table: Channel, anna: Person) -> None:
    played = await anna.command(table, "play", wait=False)
    assert (await rest.answer(played, 4, {"content": "one"})).status == 204
    assert (await rest.answer(played, 4, {"content": "two"})).code == 40060
    assert played.latency is not None


async def test_a_faulty_answer_does_not_use_the_chance_up(
    rest: RestClient, table: Channel, anna: Person
) -> None:
    played = await anna.command(table, "play", wait=False)
    refused = await rest.answer(played, 4, {"content": "x" * 2001})
    assert "BASE_TYPE_MAX_LENGTH" in refused.faults("data", "content")
    assert (await rest.answer(played, 4, {"content": "short"})).status == 204


async def test_a_token_lives_for_fifteen_minutes(
    rest: RestClient, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    played = await anna.command(table, "play", wait=False)
    await rest.answer(played, 4, {"content": "hand", "flags": EPHEMERAL})
    sandbox.clock.advance(14 * 60)
    assert (await rest.change(played, {"content": "newer hand"})).status == 200
    sandbox.clock.advance(61)
    refused = await rest.change(played, {"content": "newest hand"})
    assert (refused.status, refused.code) == (401, 50027)
    assert (await rest.follow_up(played, {"content": "more"})).status == 401
    hand = anna.ephemeral(table)
    assert hand
    assert hand.text == "newer hand"


async def test_a_click_on_an_ephemeral_message_renews_its_time(
    rest: RestClient, table: Channel, anna: Person, sandbox: Sandbox
) -> None:
    played = await anna.command(table, "play", wait=False)
    await rest.answer(played, 4, {"content": "hand", "flags": EPHEMERAL, "components": [row(button())]})
    hand = anna.ephemeral(table)
    assert hand
    sandbox.clock.advance(14 * 60)
    clicked = await anna.click(hand, "A", wait=False)
    assert (await rest.answer(clicked, 7, {"content": "redrawn"})).status == 204
    sandbox.clock.advance(14 * 60)
    assert (await rest.change(played, {"content": "by the old token"})).status == 401
    assert (await rest.change(clicked, {"content": "by the new token"})).status == 200
    assert hand.text == "by the new token"


async def test_ephemeral_messages_are_invisible_to_channel_endpoints(
    rest: RestClient, table: Channel, anna: Person
) -> None:
    played = await anna.command(table, "play", wait=False)
    await rest.answer(played, 4, {"content": "hand", "flags": EPHEMERAL})
    hand = anna.ephemeral(table)
    assert hand
    path = f"/channels/{table.id}/messages/{hand.id}"
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        assert (await rest.send(method, path, body)).code == 10008
    assert (await rest.send("PUT", f"{path}/reactions/🤐/@me")).code == 10008
    assert (await rest.send("GET", f"/channels/{table.id}/messages")).body == []


async def test_a_token_edits_only_what_it_brought_about(
    rest: RestClient, table: Channel, anna: Person, ben: Person
) -> None:
    first = await anna.command(table, "play", wait=False)
    second = await ben.command(table, "play", wait=False)
    await rest.answer(first, 4, {"content": "anna's", "flags": EPHEMERAL})
    await rest.answer(second, 4, {"content": "ben's", "flags": EPHEMERAL})
    mine = anna.ephemeral(table)
    assert mine
    assert (await rest.change(second, {"content": "x"}, str(mine.id))).code == 10008
    assert mine.text == "anna's"


async def test_a_follow_up_needs_an_answer_first(rest: RestClient, table: Channel, anna: Person) -> None:
    played = await anna.command(table, "play", wait=False)
    assert (await rest.follow_up(played, {"content": "early"})).code == 10015
    await rest.answer(played, 4, {"content": "answer"})
    followed = await rest.follow_up(played, {"content": "now", "flags": EPHEMERAL})
    assert followed.body["flags"] & EPHEMERAL


async def test_the_first_follow_up_of_a_thinking_answer_inherits_its_privacy(
    rest: RestClient, table: Channel, anna: Person, ben: Person
) -> None:
    played = await anna.command(table, "play", wait=False)
    await rest.answer(played, 5, {"flags": EPHEMERAL})
    assert played.deferred
    assert played.answer is None
    followed = await rest.follow_up(played, {"components": [text("secret")], "flags": V2})
    assert followed.body["flags"] & EPHEMERAL
    assert ben.sees(table) == []
    assert [message.text for message in anna.sees(table)] == ["secret"]
    second = await rest.follow_up(played, {"content": "public"})
    assert not second.body["flags"] & EPHEMERAL


async def test_an_answer_has_to_fit_its_interaction(rest: RestClient, table: Channel, anna: Person) -> None:
    played = await anna.command(table, "play", wait=False)
    for kind in (6, 7, 8, 12):
        refused = await rest.answer(played, kind, {"content": "x"})
        assert (refused.status, refused.code) == (400, 50035)
    assert not played.answered


async def test_a_modal_has_at_most_five_parts(rest: RestClient, table: Channel, anna: Person) -> None:
    played = await anna.command(table, "play", wait=False)
    field = {"type": 4, "style": 1, "label": "l"}
    rows = [row({**field, "custom_id": str(number)}) for number in range(6)]
    modal = {"custom_id": "m", "title": "t", "components": rows}
    assert "BASE_TYPE_BAD_LENGTH" in (await rest.answer(played, 9, modal)).faults("data", "components")
    assert "BASE_TYPE_BAD_LENGTH" in (
        await rest.answer(played, 9, {**modal, "components": rows[:1], "title": "x" * 46})
    ).faults("data", "title")
    assert (await rest.answer(played, 9, {**modal, "components": rows[:5]})).status == 204
    assert played.modal
    assert list(played.modal.fields) == ["0", "1", "2", "3", "4"]


async def test_the_answer_comes_back_when_it_is_asked_for(
    rest: RestClient, table: Channel, anna: Person
) -> None:
    played = await anna.command(table, "play", wait=False)
    path = f"/interactions/{played.id}/{played.token}/callback?with_response=1"
    reply = await rest.send("POST", path, {"type": 4, "data": {"content": "here"}})
    assert reply.status == 200
    assert reply.body["resource"]["message"]["content"] == "here"
    assert reply.body["interaction"]["response_message_id"] == reply.body["resource"]["message"]["id"]


async def test_a_dismissed_hand_can_still_be_edited_and_stays_unseen(
    rest: RestClient, table: Channel, anna: Person
) -> None:
    played = await anna.command(table, "play", wait=False)
    await rest.answer(played, 4, {"content": "hand", "flags": EPHEMERAL})
    anna.reload()
    assert (await rest.change(played, {"content": "unseen"})).status == 200
    assert anna.ephemeral(table) is None
    assert not any("unseen" in shown.text for shown in anna.screen_history)
