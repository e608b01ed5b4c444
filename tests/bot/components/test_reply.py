import asyncio
from collections.abc import Callable

import pytest

from bot.components import reply
from bot.components.layout import Button, CustomId, Layout
from bot.components.reply import ReplyPlace
from bot.interactions.button_router import on_button
from bot.interactions.context import InteractionContext
from tests.bot.bot_session import BotSession


@pytest.fixture
def defer_soon(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that has replies deferred soon, once the setup is done, which may take longer."""
    return lambda: monkeypatch.setattr(reply, "DEFER_AFTER", 0.05)


async def test_a_command_is_answered_at_once(session: BotSession) -> None:
    opened = await session.anna.command(session.channel, "game new", game="the-game")
    assert opened.answered
    assert not opened.deferred
    assert opened.answer is session.ben.latest(session.channel)


async def test_an_answer_nobody_waits_for_any_more_is_let_go(session: BotSession) -> None:
    await session.start()
    session.sandbox.faults.delay("POST", "/callback", 0.05, times=1)
    late = await session.anna.command(session.channel, "hand", wait=False)
    session.sandbox.clock.advance(session.sandbox.answer_within - 0.02)
    assert (await late.wait_until_settled()).failed
    await session.quiet()
    in_time = await session.anna.command(session.channel, "hand")
    assert in_time.answer is session.hand(session.anna)


async def test_an_answer_that_came_too_late_does_not_cost_the_hand_on_the_screen(session: BotSession) -> None:
    await session.begin()
    hand = session.hand(session.ben)
    session.sandbox.faults.delay("POST", "/callback", 0.05, times=1)
    late = await session.ben.click(hand, "Rules", wait=False)
    session.sandbox.clock.advance(session.sandbox.answer_within - 0.02)
    assert (await late.wait_until_settled()).failed
    await session.quiet()
    table = await session.table()
    session.bot.parts.hand_messages.update_hand(table, table.people[1])
    await session.quiet()
    assert session.bot.parts.hand_messages.can_update(table, table.people[1])


async def test_what_is_delivered_twice_is_answered_once(session: BotSession) -> None:
    await session.start()
    session.sandbox.faults.repeat_next_interactions(1)
    clicked = await session.anna.click(session.hand(session.anna), "I start")
    await session.quiet()
    assert clicked.answered
    table = await session.table()
    assert len(await session.store.list_steps(table.id)) == 1


async def test_an_error_of_discords_does_not_stop_the_table(session: BotSession) -> None:
    await session.start()
    session.sandbox.faults.fail("POST", "/callback", status=400, code=50035)
    broken = await session.anna.click(session.hand(session.anna), "I start", wait=False)
    table = await session.table()
    await session.anna.until(lambda: table.revision == 1 or None)
    assert not broken.answered
    assert (await session.anna.command(session.channel, "hand")).answer


async def test_a_slow_press_on_a_hand_is_announced_and_then_redraws_it(
    session: BotSession, defer_soon: Callable[[], None]
) -> None:
    await session.start()
    defer_soon()
    hand = session.hand(session.anna)
    table = await session.table()
    async with table.lock:
        clicked = await session.anna.click(hand, "I start")
        assert clicked.deferred
        assert "Your turn" not in hand.text
    assert await session.anna.until(lambda: "Your turn" in hand.text)
    assert session.hand(session.anna) is hand


async def test_a_slow_press_on_the_table_is_announced_to_one_and_then_shows_the_hand(
    session: BotSession, defer_soon: Callable[[], None]
) -> None:
    post = await session.start()
    defer_soon()
    table = await session.table()
    session.anna.reload()
    async with table.lock:
        clicked = await session.anna.click(post, "I start")
        assert clicked.deferred
        assert session.hand(session.anna).loading
    assert await session.anna.until(lambda: "Your turn" in session.hand(session.anna).text)
    assert not session.hand(session.anna).loading
    assert "Anna" in post.text
    assert not post.deleted


async def test_a_slow_press_that_is_refused_says_so(
    session: BotSession, defer_soon: Callable[[], None]
) -> None:
    await session.begin()
    defer_soon()
    table = await session.table()
    async with table.lock:
        typed = await session.ben.command(session.channel, "done")
        assert typed.deferred
    assert await session.ben.until(lambda: "Anna's turn" in session.hand(session.ben).text)


async def test_a_table_that_is_slow_to_open_is_seen_by_everyone(
    session: BotSession, defer_soon: Callable[[], None]
) -> None:
    defer_soon()
    async with session.store._database.begin_write():
        opened = await session.anna.command(session.channel, "game new", game="the-game")
        assert opened.deferred
    post = await session.ben.until(lambda: session.ben.latest(session.channel))
    await session.quiet()
    table = await session.table()
    assert table.record.message == post.id
    await session.ben.click(post, "Join")
    # The press may have been deferred, too.
    await session.ben.until(lambda: table.people == (session.anna.id, session.ben.id))


class Apart:
    """A button whose answer leaves the message that was pressed as it is."""

    def __init__(self, session: BotSession) -> None:
        self.session = session
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
    session: BotSession, how: str, defer_soon: Callable[[], None]
) -> None:
    apart = Apart(session)
    session.bot.parts.button_router.add_from(apart, None)
    place = session.bot.get_partial_messageable(session.channel.id, guild_id=session.guild.id)
    sent = await place.send(view=Layout(("x", (Button("List", CustomId(1, 0, "list")),))).as_view())
    message = await session.anna.until(lambda: session.channel.messages.get(sent.id))
    listed = (await session.anna.click(message, "List")).answer
    assert listed is not None
    defer_soon()
    await session.anna.click(listed, how)
    apart.slow.set()
    shown = await session.anna.until(
        lambda: next((one for one in session.anna.sees(session.channel) if one.text == f"new {how}"), None)
    )
    assert shown.ephemeral
    assert shown is not listed
    assert listed.text == "list"


async def test_a_hand_is_answered_in_its_place_and_a_command_with_a_new_one(session: BotSession) -> None:
    await session.begin()
    hand = session.hand(session.anna)
    await session.anna.click(hand, "Signals")
    assert session.hand(session.anna) is hand
    await session.anna.click(hand, "Back")
    assert "Your turn" in hand.text
    await session.anna.command(session.channel, "hand")
    assert session.hand(session.anna) is not hand


@pytest.mark.parametrize("how", ["quick", "slow"])
async def test_a_press_on_a_hand_that_is_gone_by_then_is_answered_with_a_new_hand(
    session: BotSession, defer_soon: Callable[[], None], how: str
) -> None:
    await session.start()
    hand = session.hand(session.anna)
    table = await session.table()
    if how == "slow":
        defer_soon()
    async with table.lock:
        clicked = await session.anna.click(hand, "I start", wait=how == "slow")
        assert clicked.deferred is (how == "slow")
        session.sandbox.world.delete(hand)
    await clicked.wait_until_settled()
    new = await session.anna.until(
        lambda: next((one for one in session.anna.sees(session.channel) if "Your turn" in one.text), None)
    )
    assert new.ephemeral
    assert new is not hand
    await session.quiet()
    assert session.bot.parts.hand_messages.can_update(table, table.people[0])
    await session.anna.click(new, "Signals")
    assert session.hand(session.anna) is new


async def test_a_press_on_a_table_whose_message_was_replaced_meanwhile_does_not_fail(
    session: BotSession,
) -> None:
    post = await session.open()
    table = await session.table()
    async with table.lock:
        clicked = await session.anna.click(post, "Start", wait=False)
        session.sandbox.world.delete(post)
    await clicked.wait_until_settled()
    assert clicked.failed is None
    await session.quiet()
    assert table.record.started is not None
    assert "I start" in {button.label for button in session.hand(session.anna).buttons}


async def test_a_user_without_a_seat_gets_a_refusal_and_no_hand(session: BotSession) -> None:
    post = await session.start()
    cleo = session.guild.add_person("Cleo", locale="de")
    clicked = await cleo.click(post, "My hand")
    assert clicked.answer is not None
    assert clicked.answer.ephemeral
    assert clicked.answer.text.startswith("Du sitzt nicht an diesem Tisch.")
    assert clicked.answer.buttons == []


async def test_a_fault_of_ours_is_answered_with_an_apology_and_logged_under_its_number(
    session: BotSession, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_layout: Layout) -> str:
        raise ZeroDivisionError

    await session.start()
    table = await session.table()
    monkeypatch.setattr(type(table.ruleset), "decide", broken)
    await session.anna.click(session.hand(session.anna), "I start")
    text = session.hand(session.anna).text
    monkeypatch.undo()
    assert "Your match is safe." in text
    logged = [one for one in caplog.records if one.name == "bot.interactions.replies" and one.exc_info]
    assert len(logged) == 1
    number = text.rsplit(" ", 1)[-1]
    assert number in logged[0].getMessage()
    assert f"match {table.id}" in logged[0].getMessage()
    caplog.clear()
