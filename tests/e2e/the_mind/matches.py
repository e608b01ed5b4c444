"""Whole matches of The Mind through the real process: won, lost, and carried on blind."""

from engine.games.the_mind.events import LevelPassed, MistakeMade, PileTurnedOver
from engine.games.the_mind.model import Phase
from tests.e2e.stack import Stack
from tests.e2e.the_mind.the_mind_session import TheMindSession
from tests.session import buttons, find_button, has_reply, has_sentence


async def two_people_win_go_on_blind_and_come_as_far_as_their_lives_last(stack: Stack) -> None:
    session = TheMindSession(stack)
    anna, ben = session.people
    await session.deal(start_level=12)
    await session.play_level()
    assert session.choosing
    assert has_sentence(session.post().text, "the-mind-choosing", level=12, start=12)

    await session.click(ben, session.post(), "blind")
    await session.wait_until_settled()
    asked = await session.click(anna, session.hand(anna), "finish")
    assert has_reply(asked, "the-mind-sure-refuse")
    await session.click(anna, session.hand(anna), "hand")
    assert has_sentence(session.post().text, "the-mind-blind-proposed", names="Ben", count=1, missing="Anna")
    await session.click(anna, session.hand(anna), "blind")
    await session.wait_until_settled()
    assert has_sentence(session.post().text, "the-mind-blind-level", level=1, last=12)

    await session.play_level()
    await session.play_level(mistakes=1)
    await session.play_level(mistakes=1)
    await anna.until(lambda: session.over)
    state = await session.state()
    assert state.phase is Phase.LOST
    assert (state.passed, state.blind_passed) == (1, 2)
    assert has_sentence(session.post().text, "the-mind-blind-lost", level=3, start=12)
    turned = [event for event in await session.events() if isinstance(event, PileTurnedOver)]
    assert [len(event.mistakes) for event in turned] == [0, 1, 1]


async def four_people_win_and_leave_it_at_that(stack: Stack) -> None:
    session = TheMindSession(stack, 4)
    anna, ben, cleo, _ = session.people
    await session.deal(start_level=7)
    await session.play_level()
    await session.play_level()
    assert session.choosing
    refused = await session.type(ben, "ready")
    assert has_reply(refused, "rule-no-level-runs")
    await session.type(cleo, "blind", choice="finish")
    assert has_sentence(session.hand(cleo).text, "the-mind-finish-proposed", names="Cleo", count=1)
    assert find_button(session.hand(cleo), "finish") is None
    await session.click(anna, session.post(), "blind")
    # Anna objects, and Ben refuses to go on.
    await session.click(ben, session.post(), "finish")
    await session.click(ben, session.hand(ben), "finish-sure")
    await anna.until(lambda: session.over)
    state = await session.state()
    assert (state.phase, state.passed) == (Phase.FINISHED, 2)
    assert has_sentence(session.post().text, "the-mind-finished", start=7)
    assert [event.level for event in await session.events() if isinstance(event, LevelPassed)] == [7, 8]


async def deal_mixed_hands(stack: Stack) -> TheMindSession:
    """Deal level 6 so that one mistake does not set aside a whole hand, after which no other can be made."""
    while True:
        session = TheMindSession(stack)
        await session.deal(start_level=6)
        one, other = (await session.state()).hands
        if min(one) < max(other) and min(other) < max(one):
            return session


async def a_team_that_hurries_loses_and_may_play_again(stack: Stack) -> None:
    session = await deal_mixed_hands(stack)
    anna, ben = session.people
    await session.concentrate()
    hasty = session.order_by_lowest_card()[-1]
    await session.click(hasty, session.hand(hasty), "play")
    await session.wait_until_settled()
    mistake = next(event for event in await session.events() if isinstance(event, MistakeMade))
    assert str(mistake.card) in session.post().text
    assert has_sentence(session.post().text, "the-mind-concentrate-all")
    other = next(person for person in session.people if person is not hasty)
    assert has_sentence(session.post().text, "the-mind-lower", name=other.name, count=sum(mistake.lower))
    hidden = (await session.state()).set_aside[0].cards
    assert has_sentence(session.hand(other).text, "the-mind-own-aside", cards=", ".join(map(str, hidden)))
    assert not has_sentence(session.hand(hasty).text, "the-mind-own-aside", cards=", ".join(map(str, hidden)))

    await session.play_level(mistakes=1)
    await anna.until(lambda: session.over)
    state = await session.state()
    assert (state.phase, state.lives) == (Phase.LOST, 0)
    assert has_sentence(session.post().text, "the-mind-game-lost", level=6)
    assert has_sentence(session.hand(ben).text, "the-mind-over")
    await session.click(ben, session.post(), "again")
    await anna.until(lambda: bool(buttons(session.post(), "join")))


async def a_blind_pile_shows_nobody_anothers_card(stack: Stack) -> None:
    session = TheMindSession(stack)
    anna, ben = session.people
    await session.deal(start_level=12, blind_mistakes="each")
    await session.play_level()
    await session.click(anna, session.hand(anna), "blind")
    await session.click(ben, session.post(), "blind")
    await session.wait_until_settled()
    await session.concentrate()
    before = await session.state()
    first = session.order_by_lowest_card()[0]
    await session.click(first, session.hand(first), "play")
    await session.wait_until_settled()
    card = before.hands[session.people.index(first)][0]
    second = ben if first is anna else anna
    pile = {"count": 1, "name": first.name}
    assert has_sentence(session.hand(first).text, "the-mind-pile", cards=str(card), **pile)
    await second.until(lambda: has_sentence(session.hand(second).text, "the-mind-pile", cards="🂠", **pile))
    assert f": {card} (" not in session.hand(second).text
    assert "Pile: 🂠 (1 card" in session.post().text
    assert f"**{card}**" not in session.post().text
    blind_moves = session.post().text.partition("On into the dark")[2].splitlines()
    assert f"-# {first.name}: 🂠" in blind_moves
    assert f"-# {first.name}: {card}" not in blind_moves
