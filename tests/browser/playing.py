"""Whole matches, played only by what each user's page draws."""

import re
from collections.abc import Awaitable, Callable, Sequence

from tests.browser.browser_user import BrowserUser, DrawnButton, DrawnMessage

MAX_TURNS = 60
_PLAYING = "▶️"
_TO_PLAY = re.compile(r"▶️ @?(\w+)")
MAX_CARDS = 100
TRIES = 400
"""The maximum number of moves of a match."""
WAIT = 250.0
"""Milliseconds between two looks at whose turn it is."""
SHORT_WAIT = 50.0
"""Milliseconds between two looks at cards that anyone may play."""


async def open_match(users: Sequence[BrowserUser], game: str, **options: object) -> None:
    """Open a table by command, join it by button, and start the match."""
    first, *others = users
    await first.command("game new", game, **options)
    for user in others:
        await press_button(user, "join")
    await press_button(users[-1], "start")


async def press_button(user: BrowserUser, verb: str) -> None:
    """Press a button of the table, as soon as the table has it."""
    await _press_on(user, user.table, verb)


async def press_on_hand(user: BrowserUser, verb: str) -> None:
    """Press a button of a user's hand, as soon as the hand has it."""
    await _press_on(user, lambda: my_hand(user), verb)


async def _press_on(user: BrowserUser, look: Callable[[], Awaitable[DrawnMessage]], verb: str) -> None:
    for _ in range(TRIES):
        button = (await look()).find_button(verb)
        if button and await user.click(button):
            return
        await user.page.wait_for_timeout(WAIT)
    raise AssertionError(user.name, verb)


async def is_over(user: BrowserUser) -> bool:
    """Return True if the table shows a result."""
    return "again" in (await user.table()).verbs()


async def my_hand(user: BrowserUser) -> DrawnMessage:
    """Wait for a user's hand and return it."""
    await user.page.locator("article.message.ephemeral button[data-custom-id]").first.wait_for()
    hand = await user.hand()
    assert hand is not None, f"{user.name} has no hand"
    return hand


# The Game


async def play_badly(users: Sequence[BrowserUser], turns: int = MAX_TURNS) -> None:
    """Play the worst moves, so that the match ends soon; stop after a number of turns."""
    names: list[str] = []
    for _ in range(TRIES):
        if await is_over(users[0]):
            return
        turn = _TO_PLAY.search((await users[0].table()).text)
        names += [turn[1]] if turn and turn[1] not in names[-1:] else []
        if len(names) > turns:
            return
        user = next((one for one in users if one.name in names[-1:]), None)
        if user is not None and await _do_something(user):
            continue
        # The turn or the result has not reached every screen yet.
        await users[0].page.wait_for_timeout(WAIT)
        if user is not None:
            await _ask_for_hand(user)
    raise AssertionError([seen.text for user in users for seen in await user.look()])


async def _ask_for_hand(user: BrowserUser) -> None:
    """Press My hand on the table: after a restart of the bot nothing else updates the hand."""
    button = (await user.table()).find_button("hand")
    if button is not None:
        await user.click(button)


async def _do_something(user: BrowserUser) -> bool:
    hand = await my_hand(user)
    done = hand.find_button("done")
    if done:
        await user.click(done)
        return True
    return await _lay_something(user, hand)


async def _lay_something(user: BrowserUser, hand: DrawnMessage) -> bool:
    cards = [one for one in hand.buttons if one.press.verb == "card" and not one.disabled]
    for card in cards:
        await user.click(card)
        page = await my_hand(user)
        piles = [one for one in page.buttons if one.press.verb == "lay" and not one.disabled]
        if not piles:
            back = page.find_button("hand")
            if back is None:
                return False
            await user.click(back)
            continue
        await user.click(max(piles, key=_gap))
        sure = next((one for one in (await my_hand(user)).buttons if one.press.verb == "sure"), None)
        if sure:
            await user.click(sure)
        return True
    return False


def _gap(button: DrawnButton) -> int:
    return int(re.findall(r"\d+", button.label)[-1])


# The Mind


async def get_ready(users: Sequence[BrowserUser]) -> None:
    """Press Ready as everyone, and wait for the end of the countdown."""
    for user in users:
        await _table_says(user, "✋")
        await press_button(user, "ready")
    for user in users:
        await _table_says(user, _PLAYING)


async def _table_says(user: BrowserUser, sign: str) -> None:
    await user.page.locator("article.message:not(.ephemeral) .body", has_text=sign).last.wait_for()


async def play_in_order(users: Sequence[BrowserUser], cards: int = MAX_CARDS) -> None:
    """Play the lowest card again and again, up to a number of cards or the end of the level."""
    played = 0
    for _ in range(TRIES):
        if played == cards or _PLAYING not in (await users[0].table()).text:
            return
        hands = [(user, await my_hand(user)) for user in users]
        held = [(min(hand.list_cards()), user, hand) for user, hand in hands if hand.list_cards()]
        lowest, user, hand = min(held, key=lambda one: one[0], default=(0, users[0], None))
        button = hand.find_button("play", str(lowest)) if hand else None
        if button and await user.click(button):
            played += 1
        else:
            # A move or the end of the level has not reached every screen yet.
            await user.page.wait_for_timeout(SHORT_WAIT)
    raise AssertionError([seen.text for user in users for seen in await user.look()])


async def finish(user: BrowserUser) -> None:
    """Say that the levels passed are enough; the match ends when all have."""
    await user.page.locator('article.message:not(.ephemeral) button[data-custom-id*=":finish:"]').wait_for()
    await press_button(user, "finish")
