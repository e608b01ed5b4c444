"""A person and companions at a table of ito of the running bot, by its commands and buttons."""

import asyncio
from typing import cast

import pytest

from bot.devtools.sandbox import Message
from bot.tables.table import Table
from bot.words.words import words
from data.records import Ending
from data.themes import theme
from engine.games.ito.actions import AgreeToRow, LayCard, MoveCard, VoteForTheme
from engine.games.ito.model import ItoState, ItoView, Phase, RowCard
from tests.bot.bot_session import BotSession

EN = words("en")


async def wait_briefly(seconds: float) -> None:
    """Let companions act at once."""
    await asyncio.sleep(min(seconds, 0.01))


@pytest.fixture(autouse=True)
def _quick(session: BotSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session.bot.parts.companion_driver, "_sleep", wait_briefly)


def post(session: BotSession) -> Message:
    """Return the newest public message."""
    return [message for message in session.ben.sees(session.channel) if not message.ephemeral][-1]


async def start(session: BotSession) -> Table:
    """Anna alone starts rows with two companions, and votes for a theme."""
    await session.anna.command(session.channel, "game new", game="ito", companions=2)
    await session.anna.click(post(session), "Start")
    await session.quiet()
    return await session.table()


async def until(table: Table, phase: Phase, *, lying: int = 0) -> ItoState:
    """Wait until the table has come so far, and companions wait for people."""
    for _ in range(400):
        state = cast("ItoState", table.state)
        if state.phase is phase and len(state.row) >= lying:
            return state
        await asyncio.sleep(0.01)
    raise AssertionError


async def lay_rightly(session: BotSession, state: ItoState) -> None:
    """Anna lays her card where it belongs among those of the companions."""
    own = state.dealt[0][0]
    lower = [card for card in state.row if state.dealt[card.seat][card.slot] < own]
    await session.act(session.anna, LayCard(slot=0, after=lower[-1].token if lower else 0))


async def play_row(session: BotSession, table: Table) -> None:
    """Anna plays a row with her companions as well as she can."""
    state = await until(table, Phase.CHOOSING)
    await session.act(session.anna, VoteForTheme(number=state.first_offer))
    await lay_rightly(session, await until(table, Phase.LAYING, lying=2))
    await session.act(session.anna, AgreeToRow())
    for _ in range(400):
        view = cast("ItoView", table.view(None))
        if view.round != state.round or view.over:
            return
        await asyncio.sleep(0.01)
    raise AssertionError


async def test_a_person_alone_plays_rows_with_two_companions_to_the_result(session: BotSession) -> None:
    table = await start(session)
    while table.record.ended is None:
        await play_row(session, table)
    assert table.record.ended.ending is Ending.FINISHED
    assert table.record.companions == 2
    state = cast("ItoState", table.state)
    for number in range(1, state.round + 1):
        for seat in (1, 2):
            assert table.texts.line(number, seat, 0)


async def test_companions_write_answers_of_the_scale_and_lie_in_order(session: BotSession) -> None:
    table = await start(session)
    await session.act(session.anna, VoteForTheme(number=0))
    state = await until(table, Phase.LAYING, lying=2)
    played = theme(state.theme or "")
    assert played is not None
    lines = [table.texts.line(1, seat, 0) or "" for seat in (1, 2)]
    assert set(lines) <= set(played.scale or ())
    await session.quiet()
    for line in lines:
        assert line in post(session).text
    cards = [state.dealt[card.seat][0] for card in state.row]
    assert cards == sorted(cards)


async def test_a_companion_moves_where_the_only_person_asks(session: BotSession) -> None:
    table = await start(session)
    await session.act(session.anna, VoteForTheme(number=0))
    state = await until(table, Phase.LAYING, lying=2)
    await lay_rightly(session, state)
    lowest, *_ = before = cast("ItoState", table.state).row
    if lowest.seat == 0:
        lowest = before[1]
    place = before.index(lowest)
    await session.quiet()
    menu = next(menu for menu in session.hand(session.anna).selects if "ask-to-move" in menu["custom_id"])
    choice = f"{lowest.token}.1"
    assert choice in [option["value"] for option in menu["options"]]
    await session.anna.choose(session.hand(session.anna), menu["custom_id"], [choice])
    for _ in range(400):
        if cast("ItoState", table.state).row != before:
            break
        await asyncio.sleep(0.01)
    row = cast("ItoState", table.state).row
    assert row.index(RowCard(seat=lowest.seat, slot=0)) == place + 1
    assert cast("ItoState", table.state).asks == ()


async def test_no_companion_moves_unasked_while_a_person_moves_and_agrees(session: BotSession) -> None:
    table = await start(session)
    await session.act(session.anna, VoteForTheme(number=0))
    state = await until(table, Phase.LAYING, lying=2)
    laid = [card.seat for card in state.row]
    await session.act(session.anna, LayCard(slot=0, after=0))
    for card in state.row:
        await session.act(session.anna, MoveCard(slot=0, after=card.token))
        await session.quiet()
    assert cast("ItoState", table.state).moves == len(laid)
    await session.act(session.anna, AgreeToRow())
    for _ in range(400):
        if cast("ItoView", table.view(None)).last is not None:
            break
        await asyncio.sleep(0.01)
    turned = cast("ItoView", table.view(None)).last
    assert turned is not None
    assert [card.seat for card in turned.order] == [*laid, 0]


async def test_stages_are_for_people_and_the_lobby_says_why(session: BotSession) -> None:
    await session.anna.command(session.channel, "game new", game="ito")
    assert EN("lobby-companions-unfit-ito") in post(session).text
    add = next(button for button in post(session).buttons if button.label == "🤖 +")
    assert add.disabled
    asked = await session.anna.click(post(session), "⚙️ Options")
    await session.anna.submit(asked.modal, {"mode": "row"})
    await session.quiet()
    assert EN("lobby-companions-unfit-ito") not in post(session).text
    await session.anna.click(post(session), "🤖 +")
    assert "🤖 Kiwi" in post(session).text


async def test_a_table_for_companions_that_asks_for_stages_is_refused(session: BotSession) -> None:
    done = await session.anna.command(session.channel, "game new", game="ito", companions=1, mode="stages")
    assert done.answer is not None
    assert EN("table-companions-unfit", game="ito") in done.answer.text


async def test_with_companions_only_themes_on_offer_are_played(session: BotSession) -> None:
    table = await start(session)
    state = cast("ItoState", table.state)
    assert all((found := theme(key)) and found.scale for key in state.themes)
    labels = [button.label for button in session.hand(session.anna).buttons]
    assert EN("button-ito-vote", letter="A") in labels
    assert EN("button-ito-own-theme") not in labels
