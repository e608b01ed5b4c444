"""The ways to stop a level and to open it, and the commands that do so."""

from engine.games.the_mind.events import CardPlayed, Stopped
from engine.games.the_mind.model import Phase
from tests.e2e.stack import Stack
from tests.e2e.the_mind.the_mind_session import TheMindSession
from tests.session import buttons, has_reply, has_sentence, sentences

COUNTDOWNS = 6
"""A busy machine may be late for a second of one countdown, but hardly in each of them."""


async def everyone_sees_three_two_one_and_cards_wait_for_it(stack: Stack) -> None:
    for _ in range(COUNTDOWNS):
        if await _count_down(TheMindSession(stack)):
            return
    msg = "no countdown showed each of its seconds and held the cards back"
    raise AssertionError(msg)


async def _count_down(session: TheMindSession) -> bool:
    """Let both try to play during a countdown; return whether they had to wait and saw three, two and one."""
    anna, ben = session.people
    await session.deal(start_level=2)
    for person in session.people:
        await session.click(person, session.hand(person), "ready")
    seconds = [text for count in (3, 2, 1) for text in sentences("the-mind-countdown", count=count)]
    await anna.until(lambda: any(text in session.hand(anna).text for text in seconds) or session.plays(anna))
    (play,) = buttons(session.hand(anna), "play")
    early = await anna.press(session.hand(anna), play.custom_id)
    waited = any(has_reply(early, "table-counting-down", count=count) for count in (3, 2, 1))
    waited &= play.disabled
    typed = await session.type(ben, "play")
    waited &= any(has_reply(typed, "table-counting-down", count=count) for count in (3, 2, 1))
    if not waited:
        # On a busy machine the countdown was over: the cards were played, and the level may stand still.
        return False
    await session.wait_until_open()
    texts = [one.text for one in ben.screen_history]
    shown = all(
        any(words in text for text in texts for words in sentences("the-mind-countdown", count=count))
        for count in (3, 2, 1)
    )
    if not shown:
        return False
    assert [event for event in await session.events() if isinstance(event, CardPlayed)] == []
    first = session.order_by_lowest_card()[0]
    await session.click(first, session.hand(first), "play")
    return True


async def a_free_seat_stops_the_level_and_is_taken_over_with_its_cards(stack: Stack) -> None:
    session = TheMindSession(stack)
    anna, ben = session.people
    await session.deal(start_level=5)
    await session.concentrate()
    cards = (await session.state()).hands[1]
    await session.type(ben, "game leave")
    await anna.until(lambda: bool(buttons(session.post(), "join")))
    assert (await session.state()).phase is Phase.CONCENTRATING
    waits = await session.type(anna, "ready")
    assert has_reply(waits, "table-table-paused", free=1)
    cleo = session.guild.add_person("Cleo", locale="de")
    taken = await session.click(cleo, session.post(), "join")
    answer = taken.answer
    assert answer is not None
    # On a busy machine the reply is deferred first.
    await cleo.until(lambda: all(str(card) in answer.text for card in cards))
    session.people[1] = cleo
    await anna.until(lambda: bool(buttons(session.post(), "ready")))
    await session.concentrate()
    assert (await session.state()).phase is Phase.PLAYING


async def stop_and_star_by_commands_in_two_languages(stack: Stack) -> None:
    session = TheMindSession(stack)
    anna, ben = session.people
    await session.deal(start_level=4)
    await session.type(anna, "ready")
    await session.type(ben, "ready")
    await session.type(anna, "stop")
    assert sum(isinstance(event, Stopped) for event in await session.events()) == 1
    assert has_reply(await session.type(ben, "stop"), "rule-already-stopped")

    proposed = await session.type(anna, "star")
    assert has_reply(proposed, "the-mind-star-proposed", name="Anna", missing="Ben")
    declined = await session.ask(ben, "star", answer="no")
    assert "Ben" in declined.text
    assert (await session.state()).proposal is None
    assert has_reply(await session.type(ben, "star", answer="no"), "rule-no-star-proposed")
    await session.type(anna, "star")
    await session.type(ben, "star")
    state = await session.state()
    assert (state.stars, [len(hand) for hand in state.hands], len(state.discarded)) == (0, [3, 3], 2)
    assert has_reply(await session.type(anna, "star"), "rule-no-star-left")

    assert has_reply(await session.type(anna, "begin"), "table-command-of-another-game", game="The Mind")
    assert has_reply(await session.type(ben, "blind"), "rule-levels-remain")
    offered = await ben.complete(session.channel, "play", focus="card")
    assert [choice.value for choice in offered] == [state.hands[1][0]]


async def a_command_of_the_mind_at_a_table_of_the_game_is_told_so(stack: Stack) -> None:
    session = TheMindSession(stack)
    anna, ben = session.people
    await session.type(anna, "game new", game="the-game")
    await session.click(ben, session.post(), "join")
    await session.click(ben, session.post(), "start")
    for command in ("ready", "stop", "star", "blind"):
        said_so = await session.type(ben, command)
        assert has_reply(said_so, "table-command-of-another-game", game="The Game")


async def more_people_than_levels_reach_are_told_before_the_cards_are_dealt(stack: Stack) -> None:
    session = TheMindSession(stack, 3)
    anna, ben, cleo = session.people
    await session.type(anna, "game new", game="the-mind", start_level=12)
    await session.click(ben, session.post(), "join")
    await session.click(cleo, session.post(), "join")
    await anna.until(lambda: has_sentence(session.post().text, "rule-level-too-high", level=12, last=10))
    refused = await session.type(anna, "game start")
    assert has_reply(refused, "rule-level-too-high", level=12, last=10)


async def a_server_may_hide_how_many_cards_each_hand_holds(stack: Stack) -> None:
    session = TheMindSession(stack)
    anna, ben = session.people
    cleo = session.guild.add_person("Cleo", permissions=["manage_guild"])
    await session.deal(start_level=3)
    await anna.until(lambda: "Ben: 3 cards" in session.post().text)
    set_so = await session.type(cleo, "settings table", show_hand_counts=False)
    assert has_reply(set_so, "settings-table", counts="no")
    await session.click(ben, session.hand(ben), "ready")
    await session.wait_until_settled()
    assert ": 3 cards" not in session.post().text
