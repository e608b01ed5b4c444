"""What stops a level and what opens it, and the commands that do so."""

from engine.games.the_mind.events import CardPlayed, Stopped
from engine.games.the_mind.model import Phase
from tests.e2e.stack import Stack
from tests.e2e.table_session import buttons, sentences
from tests.the_mind.gathering import Gathering, answered, tells

COUNTDOWNS = 6
"""A busy machine may be late for a second of one countdown, but hardly in each of them."""


async def everyone_sees_three_two_one_and_cards_wait_for_it(stack: Stack) -> None:
    for _ in range(COUNTDOWNS):
        if await _count_down(Gathering(stack)):
            return
    msg = "no countdown showed each of its seconds and held the cards back"
    raise AssertionError(msg)


async def _count_down(friends: Gathering) -> bool:
    """Let both try to play during a countdown; return whether they had to wait and saw three, two and one."""
    anna, ben = friends.people
    await friends.deal(start_level=2)
    for person in friends.people:
        await friends.click(person, friends.hand(person), "ready")
    seconds = [text for count in (3, 2, 1) for text in sentences("the-mind-countdown", count=count)]
    await anna.until(lambda: any(text in friends.hand(anna).text for text in seconds))
    (play,) = buttons(friends.hand(anna), "play")
    early = await anna.press(friends.hand(anna), play.custom_id)
    waited = any(answered(early, "table-counting-down", count=count) for count in (3, 2, 1))
    waited &= play.disabled
    typed = await friends.type(ben, "play")
    waited &= any(
        text in typed for count in (3, 2, 1) for text in sentences("table-counting-down", count=count)
    )
    await friends.wait_until_open()
    texts = [one.text for one in ben.screen_history]
    shown = all(
        any(words in text for text in texts for words in sentences("the-mind-countdown", count=count))
        for count in (3, 2, 1)
    )
    if not waited or not shown:
        return False
    assert [event for event in await friends.events() if isinstance(event, CardPlayed)] == []
    await friends.click(friends.ranked()[0], friends.hand(friends.ranked()[0]), "play")
    return True


async def a_free_seat_stops_the_level_and_is_taken_over_with_its_cards(stack: Stack) -> None:
    friends = Gathering(stack)
    anna, ben = friends.people
    await friends.deal(start_level=5)
    await friends.concentrate()
    cards = (await friends.state()).hands[1]
    await friends.type(ben, "game leave")
    await anna.until(lambda: bool(buttons(friends.table, "join")))
    assert (await friends.state()).phase is Phase.CONCENTRATING
    waits = await friends.type(anna, "ready")
    assert tells(waits, "table-table-paused", free=1)
    cleo = friends.guild.add_person("Cleo", locale="de")
    taken = await friends.click(cleo, friends.table, "join")
    assert taken.answer is not None
    assert all(str(card) in taken.answer.text for card in cards)
    friends.people[1] = cleo
    await anna.until(lambda: bool(buttons(friends.table, "ready")))
    await friends.concentrate()
    assert (await friends.state()).phase is Phase.PLAYING


async def stop_and_star_by_commands_in_two_languages(stack: Stack) -> None:
    friends = Gathering(stack)
    anna, ben = friends.people
    await friends.deal(start_level=4)
    await friends.type(anna, "ready")
    await friends.type(ben, "ready")
    await friends.type(anna, "stop")
    assert sum(isinstance(event, Stopped) for event in await friends.events()) == 1
    assert tells(await friends.type(ben, "stop"), "rule-already-stopped")

    proposed = await friends.type(anna, "star")
    assert tells(proposed, "the-mind-star-proposed", name="Anna", missing="Ben")
    declined = await friends.type(ben, "star", answer="no")
    assert "Ben" in declined
    assert (await friends.state()).proposal is None
    assert tells(await friends.type(ben, "star", answer="no"), "rule-no-star-proposed")
    await friends.type(anna, "star")
    await friends.type(ben, "star")
    state = await friends.state()
    assert (state.stars, [len(hand) for hand in state.hands], len(state.discarded)) == (0, [3, 3], 2)
    assert tells(await friends.type(anna, "star"), "rule-no-star-left")

    assert tells(await friends.type(anna, "begin"), "table-command-of-another-game", game="The Mind")
    assert tells(await friends.type(ben, "blind"), "rule-levels-remain")
    offered = await ben.complete(friends.channel, "play", focus="card")
    assert [choice.value for choice in offered] == [state.hands[1][0]]


async def a_command_of_the_mind_at_a_table_of_the_game_is_told_so(stack: Stack) -> None:
    friends = Gathering(stack)
    anna, ben = friends.people
    await friends.type(anna, "game new", game="the-game")
    await friends.click(ben, friends.table, "join")
    await friends.click(ben, friends.table, "start")
    for command in ("ready", "stop", "star", "blind"):
        said_so = await friends.type(ben, command)
        assert tells(said_so, "table-command-of-another-game", game="The Game")


async def more_people_than_levels_reach_are_told_before_the_cards_are_dealt(stack: Stack) -> None:
    friends = Gathering(stack, 3)
    anna, ben, cleo = friends.people
    await friends.type(anna, "game new", game="the-mind", start_level=12)
    await friends.click(ben, friends.table, "join")
    await friends.click(cleo, friends.table, "join")
    refused = await friends.click(anna, friends.table, "start")
    assert answered(refused, "rule-level-too-high", level=12, last=10)


async def a_server_may_hide_how_many_cards_each_hand_holds(stack: Stack) -> None:
    friends = Gathering(stack)
    anna, ben = friends.people
    cleo = friends.guild.add_person("Cleo", permissions=["manage_guild"])
    await friends.deal(start_level=3)
    await anna.until(lambda: "Ben 🂠 3" in friends.table.text)
    set_so = await friends.type(cleo, "settings table", show_hand_counts=False)
    assert tells(set_so, "settings-off")
    await friends.click(ben, friends.hand(ben), "ready")
    await friends.wait_until_settled()
    assert "🂠" not in friends.table.text
