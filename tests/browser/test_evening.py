"""A newcomer's evening on a phone, by keyboard alone: from the help to the next match."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.components.layout import CustomId
from bot.renderers.tutorial_page import tutorials
from bot.tables.table import Table
from bot.words.words import words
from data.store import Store
from engine.games.the_game.model import PlayCard, TheGameOptions
from tests.bot.bot_session import BotSession, connect_bot
from tests.bot.sample_tables import progress
from tests.browser.chromium import chromium
from tests.browser.keyboard_user import KeyboardUser
from tests.browser.play_program import PATIENCE, PHONE
from tests.data.databases import copy_migrated_sqlite
from tests.patience import ANSWER_WITHIN

say = words("en")


@pytest.fixture
async def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotSession]:
    # The same cards in every run.
    monkeypatch.setattr(secrets, "token_bytes", Random(98).randbytes)
    store = await Store.open(await copy_migrated_sqlite(tmp_path))
    async with connect_bot(store, monkeypatch, with_page=True) as opened:
        yield opened
    await store.close()


async def test_a_newcomer_plays_an_evening_on_a_phone_by_keyboard(session: BotSession) -> None:
    async with chromium() as browser:
        page = await browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-US")
        page.set_default_timeout(PATIENCE)
        anna = KeyboardUser(page)
        await page.goto(f"{session.sandbox.url}/?as=Anna")
        await page.locator(".composer textarea").wait_for()
        await learn(anna)
        await open_table(anna, session)
        await play(anna, session)
        await anna.read("@Anna @Ben")
        await anna.read("The Game is over.")
        # He has been away, so he is asked rather than seated.
        session.bot.parts.tables.presence.forget_user(session.ben.id)
        await anna.press("Play again")
        await anna.read("@Ben, Anna would like to play again.")
        assert list((await session.table()).people) == [session.anna.id]
        assert anna.faults == []


async def learn(anna: KeyboardUser) -> None:
    """Read the help, and do every step of the tutorial."""
    await anna.type_command("help")
    await anna.read("commands are enough")
    await anna.press("Tutorial")
    tutorial = tutorials()["the-game"]
    for number, step in enumerate(tutorial.steps, 1):
        await anna.read(f"step {number} of {len(tutorial.steps)}")
        await anna.press(say(step.label, **step.facts))
    await anna.read("you can play!")


async def open_table(anna: KeyboardUser, session: BotSession) -> None:
    """Open a table, make it harder, and start once Ben has joined."""
    await anna.press("Open a table")
    await anna.read("At the table (1 of 5)")
    await anna.press(say("button-options"))
    await anna.pick(say("menu-minimum-value", value=3))
    await anna.read(say("the-game-minimum", count=3))
    async with asyncio.timeout(ANSWER_WITHIN):
        # The menu shows the choice before the bot has stored it.
        while (await session.table()).options != TheGameOptions(minimum=3):  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.05)
    (lobby,) = (one for one in session.ben.sees(session.channel) if not one.ephemeral)
    await session.ben.click(lobby, "Join")
    await anna.read("At the table (2 of 5)")
    await anna.press("Start")


async def play(anna: KeyboardUser, session: BotSession) -> None:
    """Play the largest steps there are, by Anna's keys and by Ben, so that the match soon ends."""
    table = await session.table()
    await anna.press("I start")
    await session.anna.until(lambda: table.revision > 0)
    while table.record.ended is None:
        user, action = progress(table)[-1]
        before = table.revision
        if user != session.anna.id:
            await session.act(session.ben, action)
        elif isinstance(action, PlayCard):
            await lay(anna, session, table, action)
        else:
            await anna.press("End turn")
        await session.anna.until(partial(has_moved, table, before))
        await session.quiet()


async def lay(anna: KeyboardUser, session: BotSession, table: Table, action: PlayCard) -> None:
    """Choose a card and its pile, and confirm it if that ends the match."""
    before = table.revision
    await anna.press(await find_label(session, "card", action.card))
    await anna.press(await find_label(session, "lay", f"{action.card}.{action.pile}"))
    await session.anna.until(lambda: has_moved(table, before) or is_asked(session))
    if not has_moved(table, before):
        await anna.press("Play it anyway")


async def find_label(session: BotSession, verb: str, argument: object) -> str:
    """Wait for a button that works in Anna's hand; a card that turns a pile back has a label of its own."""

    def find() -> str | None:
        for button in session.hand(session.anna).buttons:
            press = CustomId.parse(button.custom_id)
            if press and (press.verb, press.argument) == (verb, str(argument)) and not button.disabled:
                return button.label
        return None

    return await session.anna.until(find)


def has_moved(table: Table, before: int) -> bool:
    return table.revision > before


def is_asked(session: BotSession) -> bool:
    return "Play it anyway" in {button.label for button in session.hand(session.anna).buttons}
