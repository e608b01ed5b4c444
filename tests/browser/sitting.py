"""Whole matches, played with nothing but what is drawn on each one's own page."""

import re
from collections.abc import Sequence

from tests.browser.guest import Drawn, Guest, Seen

MOST_TURNS = 60
_TO_PLAY = re.compile(r"▶️ @?(\w+)")
MOST_CARDS = 100
TRIES = 400
"""How often somebody is asked to do something before a match is given up."""
WAIT = 250.0
"""Milliseconds before somebody looks again whether it is their turn."""


async def sit_down(guests: Sequence[Guest], game: str, **options: object) -> None:
    """The first opens a table by command, the others join by button, and the last starts."""
    first, *others = guests
    await first.command("game new", game, **options)
    for guest in others:
        await press(guest, "join")
    await press(guests[-1], "start")


async def press(guest: Guest, verb: str) -> None:
    """Press a button of the table."""
    key = (await guest.table()).key(verb)
    assert key is not None, f"{guest.name} has no {verb} on the table"
    await guest.click(key)


async def is_over(guest: Guest) -> bool:
    """Tell whether the table shows a result."""
    return "again" in (await guest.table()).verbs()


async def my_hand(guest: Guest) -> Seen:
    """Look at the hand that is there, or about to come."""
    await guest.page.locator("article.message.ephemeral button[data-custom-id]").first.wait_for()
    hand = await guest.hand()
    assert hand is not None, f"{guest.name} has no hand"
    return hand


# The Game


async def play_badly(guests: Sequence[Guest], turns: int = MOST_TURNS) -> None:
    """Lay each card where it does most harm, so that the match is soon over; stop after so many turns."""
    names: list[str] = []
    for _ in range(TRIES):
        if await is_over(guests[0]):
            return
        said = _TO_PLAY.search((await guests[0].table()).text)
        names += [said[1]] if said and said[1] not in names[-1:] else []
        if len(names) > turns:
            return
        guest = next((one for one in guests if one.name in names[-1:]), None)
        if guest is None or not await _do_something(guest):
            # Whose turn it is has not reached everyone's screen yet, or the result has not.
            await guests[0].page.wait_for_timeout(WAIT)
    raise AssertionError([seen.text for guest in guests for seen in await guest.look()])


async def _do_something(guest: Guest) -> bool:
    hand = await my_hand(guest)
    done = hand.key("done")
    if done:
        await guest.click(done)
        return True
    return await _lay_something(guest, hand)


async def _lay_something(guest: Guest, hand: Seen) -> bool:
    cards = [one for one in hand.keys if one.press.verb == "card" and not one.disabled]
    for card in cards:
        await guest.click(card)
        page = await my_hand(guest)
        piles = [one for one in page.keys if one.press.verb == "lay" and not one.disabled]
        if not piles:
            back = page.key("hand")
            if back is None:
                return False
            await guest.click(back)
            continue
        await guest.click(max(piles, key=_gap))
        sure = next((one for one in (await my_hand(guest)).keys if one.press.verb == "sure"), None)
        if sure:
            await guest.click(sure)
        return True
    return False


def _gap(key: Drawn) -> int:
    return int(re.findall(r"\d+", key.label)[-1])


# The Mind


async def get_ready(guests: Sequence[Guest]) -> None:
    """Everyone lays their hand on the table, and waits for the end of the countdown."""
    for guest in guests:
        await _table_says(guest, "✋")
        await press(guest, "ready")
    for guest in guests:
        await _table_says(guest, "▶️")


async def _table_says(guest: Guest, sign: str) -> None:
    await guest.page.locator("article.message:not(.ephemeral) .body", has_text=sign).last.wait_for()


async def play_in_order(guests: Sequence[Guest], cards: int = MOST_CARDS) -> None:
    """Whoever holds the lowest card plays it, until so many were played or the level is done."""
    for _ in range(cards):
        lowest = [(guest, (await my_hand(guest)).key_of("play")) for guest in guests]
        held = [(int(key.press.argument), guest, key) for guest, key in lowest if key]
        if not held:
            return
        _, guest, key = min(held, key=lambda one: one[0])
        await guest.click(key)


async def finish(guest: Guest) -> None:
    """Leave it at what was reached, and say that one is sure."""
    await guest.page.locator('article.message:not(.ephemeral) button[data-custom-id*=":finish:"]').wait_for()
    key = (await guest.table()).key("finish")
    assert key is not None
    await guest.press(key)
    sure = (await my_hand(guest)).key("finish-sure")
    assert sure is not None
    await guest.press(sure)
