"""All players act at once: their steps get one order, and each of them gets a reply."""

from bot.devtools.sandbox import Interaction, Message, Person
from engine.games.the_mind.events import CardPlayed, PlayBegan, SeatReady
from engine.games.the_mind.model import Phase
from tests.e2e.stack import Stack
from tests.e2e.the_mind.the_mind_session import TheMindSession
from tests.session import buttons, has_reply, has_sentence, revision_of

ButtonRouter = list[tuple[Person, Message, str]]


def hands(session: TheMindSession, verb: str) -> ButtonRouter:
    """Let everyone press a button of their own hand."""
    return [
        (person, session.hand(person), button.custom_id)
        for person in session.people
        for button in buttons(session.hand(person), verb)
    ]


async def _check_shown(session: TheMindSession) -> None:
    """Assert that the table and every hand show what is stored, once all have settled."""
    await session.wait_until_settled()
    state = await session.state()
    steps = (await session.record()).steps
    assert revision_of(session.post()) == steps
    for person, cards in zip(session.people, state.hands, strict=True):
        assert session.lowest(person) == (cards[0] if cards else None)


async def ten_clicks_on_ready_make_everyone_ready_once(stack: Stack) -> None:
    session = TheMindSession(stack, 4, guests=2)
    await session.deal(start_level=3)
    ready = buttons(session.post(), "ready")[0].custom_id
    presses = hands(session, "ready") * 2 + [(guest, session.post(), ready) for guest in session.guests]
    done = await session.at_once(presses)
    assert [one.failed for one in done] == [None] * 10
    events = await session.events()
    assert sorted(event.seat for event in events if isinstance(event, SeatReady)) == [0, 1, 2, 3]
    assert sum(isinstance(event, PlayBegan) for event in events) == 1
    assert all(has_reply(one, "table-not-seated") for one in done[-2:])
    await session.wait_until_open()
    await _check_shown(session)


async def of_ten_cards_at_the_same_moment_one_is_a_mistake_and_nine_are_told_so(stack: Stack) -> None:
    session = TheMindSession(stack, 4, guests=2)
    await session.deal(start_level=8)
    await session.concentrate()
    play = buttons(session.post(), "play")[0].custom_id
    # The holder of the lowest card waits, so that the first card to arrive is a mistake.
    patient, *hasty = session.order_by_lowest_card()
    own = [press for press in hands(session, "play") if press[0] is not patient]
    presses = [(person, session.post(), play) for person in (*session.guests, *hasty, *session.guests)]
    done = await session.at_once([*own, *presses])
    assert [one.failed for one in done] == [None] * 10
    played = [event for event in await session.events() if isinstance(event, CardPlayed)]
    assert len(played) == 1
    assert sum(has_reply(one, "table-not-seated") for one in done) == 4
    assert sum(_waits_for_all(one) for one in done) == 5
    state = await session.state()
    assert (state.phase, state.lives) == (Phase.CONCENTRATING, 3)
    await _check_shown(session)


def _waits_for_all(done: Interaction) -> bool:
    return has_reply(done, "rule-concentrate-first", names="Anna, Ben, Cleo, Dora")


async def a_burst_in_a_blind_level_plays_every_card_once_in_one_order(stack: Stack) -> None:
    session = TheMindSession(stack, 4)
    await session.deal(start_level=8)
    await session.play_level()
    for person in session.people:
        await session.click(person, session.post(), "blind")
    await session.wait_until_settled()
    await session.play_level()
    await session.concentrate()
    before = await session.state()
    done = await session.at_once([press for press in hands(session, "play") for _ in range(3)])
    assert [one.failed for one in done] == [None] * 12
    after = await session.state()
    # Of three presses of one button one plays the card it names; the others get a reply that it is gone.
    assert sorted(one.seat for one in after.pile) == [0, 1, 2, 3]
    assert {one.card for one in after.pile} == {cards[0] for cards in before.hands}
    assert [cards[1:] for cards in before.hands] == list(after.hands)
    await _check_shown(session)


async def a_second_press_from_the_same_look_plays_no_second_card_and_is_not_refused(stack: Stack) -> None:
    session = TheMindSession(stack)
    await session.deal(start_level=9)
    await session.concentrate()
    first = session.order_by_lowest_card()[0]
    for count in (1, 2):
        message, card = session.post() if count == 1 else session.hand(first), session.lowest(first)
        play = buttons(message, "play")[0].custom_id
        done = await session.at_once([(first, message, play)] * 2)
        assert [interaction.failed for interaction in done] == [None, None]
        played = [event for event in await session.events() if isinstance(event, CardPlayed)]
        assert len(played) == count
        await session.wait_until_settled()
        refused = ("table-hand-stale", "rule-not-your-lowest")
        facts = {"lowest": session.lowest(first), "card": card}
        assert not any(has_sentence(session.hand(first).text, code, **facts) for code in refused)
