"""Whole matches of The Mind through the real process: won, lost, and carried on blind."""

from engine.games.the_mind.events import LevelPassed, MistakeMade, PileTurnedOver
from engine.games.the_mind.model import Phase
from tests.e2e.stack import Stack
from tests.e2e.table_session import buttons
from tests.the_mind.gathering import Gathering, answered, tells


async def two_people_win_go_on_blind_and_come_as_far_as_their_lives_last(stack: Stack) -> None:
    friends = Gathering(stack)
    anna, ben = friends.people
    await friends.deal(start_level=12)
    await friends.play_level()
    assert friends.choosing
    assert tells(friends.table.text, "the-mind-choosing", level=12)

    asked = await friends.click(anna, friends.hand(anna), "finish")
    assert answered(asked, "the-mind-sure-finish")
    await friends.click(anna, friends.hand(anna), "hand")
    await friends.click(ben, friends.table, "blind")
    await friends.wait_until_settled()
    assert tells(friends.table.text, "the-mind-blind-level", level=1, last=12)

    await friends.play_level()
    await friends.play_level(mistakes=1)
    await friends.play_level(mistakes=1)
    await anna.until(lambda: friends.over)
    state = await friends.state()
    assert state.phase is Phase.LOST
    assert (state.passed, state.blind_passed) == (1, 2)
    assert tells(friends.table.text, "the-mind-blind-lost", level=3)
    turned = [event for event in await friends.events() if isinstance(event, PileTurnedOver)]
    assert [len(event.mistakes) for event in turned] == [0, 1, 1]


async def four_people_win_and_leave_it_at_that(stack: Stack) -> None:
    friends = Gathering(stack, 4)
    anna, ben, cleo, _ = friends.people
    await friends.deal(start_level=7)
    await friends.play_level()
    await friends.play_level()
    assert friends.choosing
    refused = await friends.type(ben, "ready")
    assert tells(refused, "rule-no-level-runs")
    await friends.type(cleo, "blind", choice="finish")
    await friends.click(cleo, friends.hand(cleo), "finish-sure")
    await anna.until(lambda: friends.over)
    state = await friends.state()
    assert (state.phase, state.passed) == (Phase.FINISHED, 2)
    assert tells(friends.table.text, "the-mind-finished")
    assert [event.level for event in await friends.events() if isinstance(event, LevelPassed)] == [7, 8]


async def a_team_that_hurries_loses_and_may_play_again(stack: Stack) -> None:
    friends = Gathering(stack)
    anna, ben = friends.people
    await friends.deal(start_level=6)
    await friends.concentrate()
    hasty = friends.ranked()[-1]
    await friends.click(hasty, friends.hand(hasty), "play")
    await friends.wait_until_settled()
    mistake = next(event for event in await friends.events() if isinstance(event, MistakeMade))
    assert str(mistake.card) in friends.table.text
    assert tells(friends.table.text, "the-mind-concentrate-all")
    assert tells(friends.table.text, "the-mind-aside", count=sum(mistake.lower))
    hidden = (await friends.state()).set_aside[0].cards
    other = next(person for person in friends.people if person is not hasty)
    assert tells(friends.hand(other).text, "the-mind-own-aside", cards=", ".join(map(str, hidden)))
    assert not tells(friends.hand(hasty).text, "the-mind-own-aside", cards=", ".join(map(str, hidden)))

    await friends.play_level(mistakes=1)
    await anna.until(lambda: friends.over)
    state = await friends.state()
    assert (state.phase, state.lives) == (Phase.LOST, 0)
    assert tells(friends.table.text, "the-mind-game-lost", level=6)
    assert tells(friends.hand(ben).text, "the-mind-over")
    await friends.click(ben, friends.table, "again")
    await anna.until(lambda: bool(buttons(friends.table, "join")))


async def a_blind_pile_shows_nobody_anothers_card(stack: Stack) -> None:
    friends = Gathering(stack)
    anna, ben = friends.people
    await friends.deal(start_level=12, blind_mistakes="each")
    await friends.play_level()
    await friends.click(anna, friends.hand(anna), "blind")
    await friends.wait_until_settled()
    await friends.concentrate()
    before = await friends.state()
    first = friends.ranked()[0]
    await friends.click(first, friends.hand(first), "play")
    await friends.wait_until_settled()
    card = before.hands[friends.people.index(first)][0]
    second = ben if first is anna else anna
    assert f"**{card}**" in friends.hand(first).text
    await second.until(
        lambda: tells(friends.hand(second).text, "the-mind-pile", cards="**🂠**", count=1, name=first.name)
    )
    assert f"**{card}**" not in friends.hand(second).text
    assert "Pile: 🂠 (1 card" in friends.table.text
    assert f"**{card}**" not in friends.table.text
    assert f": {card}" not in friends.table.text
