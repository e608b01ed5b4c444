"""Everyone at once: one order, one result, and an answer to everybody."""

from bot.devtools.sandbox import Interaction, Message, Person
from engine.games.the_mind.events import CardPlayed, PlayBegan, SeatReady
from engine.games.the_mind.model import Phase
from tests.e2e.stack import Stack
from tests.e2e.table_session import buttons, revision_of
from tests.the_mind.gathering import Gathering, answered

ButtonRouter = list[tuple[Person, Message, str]]


def hands(friends: Gathering, verb: str) -> ButtonRouter:
    """Let everyone press a button of their own hand."""
    return [
        (person, friends.hand(person), button.custom_id)
        for person in friends.people
        for button in buttons(friends.hand(person), verb)
    ]


async def _check_shown(friends: Gathering) -> None:
    """Assert that the table and every hand show what is stored, once all have settled."""
    await friends.wait_until_settled()
    state = await friends.state()
    steps = (await friends.record()).steps
    assert revision_of(friends.table) == steps
    for person, cards in zip(friends.people, state.hands, strict=True):
        assert friends.lowest(person) == (cards[0] if cards else None)


async def ten_clicks_on_ready_make_everyone_ready_once(stack: Stack) -> None:
    friends = Gathering(stack, 4, guests=2)
    await friends.deal(start_level=3)
    ready = buttons(friends.table, "ready")[0].custom_id
    presses = hands(friends, "ready") * 2 + [(guest, friends.table, ready) for guest in friends.guests]
    done = await friends.at_once(presses)
    assert [one.failed for one in done] == [None] * 10
    events = await friends.events()
    assert sorted(event.seat for event in events if isinstance(event, SeatReady)) == [0, 1, 2, 3]
    assert sum(isinstance(event, PlayBegan) for event in events) == 1
    assert all(answered(one, "table-not-seated") for one in done[-2:])
    await friends.wait_until_open()
    await _check_shown(friends)


async def of_ten_cards_at_the_same_moment_one_is_a_mistake_and_nine_are_told_so(stack: Stack) -> None:
    friends = Gathering(stack, 4, guests=2)
    await friends.deal(start_level=8)
    await friends.concentrate()
    play = buttons(friends.table, "play")[0].custom_id
    # The holder of the lowest card waits, so that the first card to arrive is a mistake.
    patient, *hasty = friends.ranked()
    own = [press for press in hands(friends, "play") if press[0] is not patient]
    presses = [(person, friends.table, play) for person in (*friends.guests, *hasty, *friends.guests)]
    done = await friends.at_once([*own, *presses])
    assert [one.failed for one in done] == [None] * 10
    played = [event for event in await friends.events() if isinstance(event, CardPlayed)]
    assert len(played) == 1
    assert sum(answered(one, "table-not-seated") for one in done) == 4
    assert sum(_waits_for_all(one) for one in done) == 5
    state = await friends.state()
    assert (state.phase, state.lives) == (Phase.CONCENTRATING, 3)
    await _check_shown(friends)


def _waits_for_all(done: Interaction) -> bool:
    return answered(done, "rule-concentrate-first", names="Anna, Ben, Cleo, Dora")


async def a_burst_in_a_blind_level_plays_every_card_once_in_one_order(stack: Stack) -> None:
    friends = Gathering(stack, 4)
    await friends.deal(start_level=8)
    await friends.play_level()
    await friends.click(friends.people[2], friends.table, "blind")
    await friends.wait_until_settled()
    await friends.play_level()
    await friends.concentrate()
    before = await friends.state()
    done = await friends.at_once([press for press in hands(friends, "play") for _ in range(3)])
    assert [one.failed for one in done] == [None] * 12
    after = await friends.state()
    # Of three presses of one button one plays the card it names; the others get a reply that it is gone.
    assert sorted(one.seat for one in after.pile) == [0, 1, 2, 3]
    assert {one.card for one in after.pile} == {cards[0] for cards in before.hands}
    assert [cards[1:] for cards in before.hands] == list(after.hands)
    await _check_shown(friends)


async def a_second_press_on_the_table_from_the_same_look_plays_no_second_card(stack: Stack) -> None:
    friends = Gathering(stack)
    await friends.deal(start_level=9)
    await friends.concentrate()
    first = friends.ranked()[0]
    play = buttons(friends.table, "play")[0].custom_id
    done = await friends.at_once([(first, friends.table, play)] * 2)
    assert [one.failed for one in done] == [None, None]
    played = [event for event in await friends.events() if isinstance(event, CardPlayed)]
    assert len(played) == 1
    assert any(answered(one, "table-hand-stale") for one in done)
