import asyncio
from collections.abc import Callable

import pytest

from bot.components import reply
from bot.components.layout import Button, CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from tests.bot.connected import House


@pytest.fixture
def defer_soon(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return what makes replies be deferred soon; not before the setup is done, which may take longer."""
    return lambda: monkeypatch.setattr(reply, "DEFER_AFTER", 0.05)


async def test_a_command_is_answered_at_once(house: House) -> None:
    opened = await house.anna.command(house.channel, "game new", game="the-game")
    assert opened.answered
    assert not opened.deferred
    assert opened.answer is house.ben.latest(house.channel)


async def test_an_answer_nobody_waits_for_any_more_is_let_go(house: House) -> None:
    await house.start()
    house.sandbox.faults.delay("POST", "/callback", 0.05, times=1)
    late = await house.anna.command(house.channel, "hand", wait=False)
    house.sandbox.clock.advance(2.98)
    assert (await late.settled()).failed
    await house.quiet()
    in_time = await house.anna.command(house.channel, "hand")
    assert in_time.answer is house.hand(house.anna)


async def test_an_answer_that_came_too_late_does_not_cost_the_hand_on_the_screen(house: House) -> None:
    await house.begin()
    hand = house.hand(house.ben)
    house.sandbox.faults.delay("POST", "/callback", 0.05, times=1)
    late = await house.ben.click(hand, "Rules", wait=False)
    house.sandbox.clock.advance(2.98)
    assert (await late.settled()).failed
    await house.quiet()
    table = await house.table()
    house.bot.hand_messages.update_hand(table, table.people[1])
    await house.quiet()
    assert house.bot.hand_messages.can_update(table, table.people[1])


async def test_what_is_delivered_twice_is_answered_once(house: House) -> None:
    await house.start()
    house.sandbox.faults.repeat_next_interactions(1)
    clicked = await house.anna.click(house.hand(house.anna), "I start")
    await house.quiet()
    assert clicked.answered
    table = await house.table()
    assert len(await house.store.list_steps(table.id)) == 1


async def test_an_error_of_discords_does_not_stop_the_table(house: House) -> None:
    await house.start()
    house.sandbox.faults.fail("POST", "/callback", status=400, code=50035)
    broken = await house.anna.click(house.hand(house.anna), "I start", wait=False)
    table = await house.table()
    await house.anna.until(lambda: table.revision == 1 or None)
    assert not broken.answered
    assert (await house.anna.command(house.channel, "hand")).answer


async def test_a_slow_press_on_a_hand_is_announced_and_then_redraws_it(
    house: House, defer_soon: Callable[[], None]
) -> None:
    await house.start()
    defer_soon()
    hand = house.hand(house.anna)
    table = await house.table()
    async with table.lock:
        clicked = await house.anna.click(hand, "I start")
        assert clicked.deferred
        assert "Your turn" not in hand.text
    assert await house.anna.until(lambda: "Your turn" in hand.text)
    assert house.hand(house.anna) is hand


async def test_a_slow_press_on_the_table_is_announced_to_one_and_then_shows_the_hand(
    house: House, defer_soon: Callable[[], None]
) -> None:
    board = await house.start()
    defer_soon()
    table = await house.table()
    house.anna.reload()
    async with table.lock:
        clicked = await house.anna.click(board, "I start")
        assert clicked.deferred
        assert house.hand(house.anna).loading
    assert await house.anna.until(lambda: "Your turn" in house.hand(house.anna).text)
    assert not house.hand(house.anna).loading
    assert "Anna" in board.text
    assert not board.deleted


async def test_a_slow_press_that_is_refused_says_so(house: House, defer_soon: Callable[[], None]) -> None:
    await house.begin()
    defer_soon()
    table = await house.table()
    async with table.lock:
        typed = await house.ben.command(house.channel, "done")
        assert typed.deferred
    assert await house.ben.until(lambda: "Anna's turn" in house.hand(house.ben).text)


async def test_a_table_that_is_slow_to_open_is_seen_by_everyone(
    house: House, defer_soon: Callable[[], None]
) -> None:
    defer_soon()
    async with house.store._database.begin_write():
        opened = await house.anna.command(house.channel, "game new", game="the-game")
        assert opened.deferred
    board = await house.ben.until(lambda: house.ben.latest(house.channel))
    await house.quiet()
    table = await house.table()
    assert table.record.message == board.id
    await house.ben.click(board, "Join")
    assert table.people == (house.anna.id, house.ben.id)


class Apart:
    """A button whose answer leaves the message that was pressed as it is."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.slow = asyncio.Event()

    @on_button("apart")
    async def apart(self, context: InteractionContext, custom_id: CustomId) -> None:
        answer = context.reply
        if custom_id.argument == "slow":
            await self.slow.wait()
        await answer.show(Layout((f"new {custom_id.argument}",)), ReplyPlace.NEW)

    @on_button("list")
    async def listing(self, context: InteractionContext, custom_id: CustomId) -> None:
        keys = tuple(Button(one, CustomId(custom_id.match, 0, "apart", one)) for one in ("quick", "slow"))
        await context.reply.show(Layout(("list", keys)))


@pytest.mark.parametrize("how", ["quick", "slow"])
async def test_an_answer_of_its_own_leaves_what_one_person_was_shown(
    house: House, how: str, defer_soon: Callable[[], None]
) -> None:
    apart = Apart(house)
    house.bot.button_router.add_from(apart, None)
    place = house.bot.get_partial_messageable(house.channel.id, guild_id=house.guild.id)
    sent = await place.send(view=Layout(("x", (Button("List", CustomId(1, 0, "list")),))).as_view())
    message = await house.anna.until(lambda: house.channel.messages.get(sent.id))
    listed = (await house.anna.click(message, "List")).answer
    assert listed is not None
    defer_soon()
    await house.anna.click(listed, how)
    apart.slow.set()
    shown = await house.anna.until(
        lambda: next((one for one in house.anna.sees(house.channel) if one.text == f"new {how}"), None)
    )
    assert shown.ephemeral
    assert shown is not listed
    assert listed.text == "list"


async def test_a_hand_is_answered_in_its_place_and_a_command_with_a_new_one(house: House) -> None:
    await house.begin()
    hand = house.hand(house.anna)
    await house.anna.click(hand, "Signals")
    assert house.hand(house.anna) is hand
    await house.anna.click(hand, "Back")
    assert "Your turn" in hand.text
    await house.anna.command(house.channel, "hand")
    assert house.hand(house.anna) is not hand


async def test_who_does_not_sit_there_is_told_so_and_sees_no_hand(house: House) -> None:
    board = await house.start()
    cleo = house.guild.add_person("Cleo", locale="de")
    clicked = await cleo.click(board, "My hand")
    assert clicked.answer is not None
    assert clicked.answer.ephemeral
    assert clicked.answer.text.startswith("Du sitzt nicht an diesem Tisch.")
    assert clicked.answer.buttons == []


async def test_a_fault_of_ours_is_answered_with_an_apology_and_logged_under_its_number(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_panel: Layout) -> str:
        raise ZeroDivisionError

    await house.start()
    table = await house.table()
    monkeypatch.setattr(type(table.ruleset), "decide", broken)
    await house.anna.click(house.hand(house.anna), "I start")
    said = house.hand(house.anna).text
    monkeypatch.undo()
    assert "The match is safe." in said
    logged = [one for one in caplog.records if one.name == "bot.interactions.error_replies" and one.exc_info]
    assert len(logged) == 1
    number = said.rsplit(" ", 1)[-1]
    assert number in logged[0].getMessage()
    assert f"match {table.id}" in logged[0].getMessage()
    caplog.clear()
