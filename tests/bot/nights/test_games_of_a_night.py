"""A night on which each round plays another game, ito among them."""

from random import Random

import pytest

from bot.tables.table import Table
from data.records import UserId
from engine.model import Seat
from engine.registry import RULESETS
from tests.bot.bot_session import BotSession
from tests.bot.nights.night_session import BlankDrawer, NightSession
from tests.engine.games import FACTS

NAMES = ("Cleo", "Dan", "Edda", "Finn", "Greta", "Hans", "Ida", "Jon")
TITLES = {"the-game": "The Game", "the-mind": "The Mind", "ito": "ito"}
SIZES = {"the-game": [4, 3, 3], "the-mind": [4, 3, 3], "ito": [5, 5]}
_MAX_ACTIONS = 2000


@pytest.fixture
def evening(session: BotSession) -> NightSession:
    session.bot.parts.picture_cache.drawer = BlankDrawer()
    return NightSession(**vars(session))


async def play_at_random(evening: NightSession, channel: int, dice: Random) -> Table:
    """Play the lobby of a channel to the end of its match, each action by anybody who may take it."""
    tables = evening.bot.parts.tables
    table = await tables.get_in_channel(channel)
    table = await evening.bot.parts.lobbies.start(table.id, table.people[0])
    chatter = FACTS[table.ruleset.slug].chatter
    for _ in range(_MAX_ACTIONS):
        if table.record.ended is not None:
            break
        assert table.state is not None
        table.countdown_ends = 0.0
        turns = [
            (seat, action)
            for seat in map(Seat, range(table.record.seats or 0))
            for action in table.ruleset.legal_actions(table.state, seat)
            if action.model_dump()["kind"] not in chatter
        ]
        seat, action = dice.choice(turns)
        user = table.find_holder(seat)
        assert user is not None
        await tables.submit_action(table.id, UserId(user), action, interaction_id=None, seen_revision=None)
    await evening.quiet()
    return table


async def test_ten_people_play_the_game_the_mind_and_ito_in_three_rounds(evening: NightSession) -> None:
    people = [*evening.people, *evening.add_people(*NAMES)]
    anna = evening.anna
    await evening.say(anna, "start", title="Friday")
    for person in people[1:]:
        await person.click(evening.find("Friday"), "I'm here")
    await evening.quiet()
    for number, slug in enumerate(RULESETS, 1):
        choice = await evening.press(anna, await evening.say(anna, "start"), "Start a round")
        assert choice is not None
        await anna.click(choice, TITLES[slug])
        await evening.quiet()
        played = (await evening.rounds())[-1]
        assert (played.game, [len(table.people) for table in played.tables]) == (slug, SIZES[slug])
        for place, table in enumerate(played.tables):
            assert table.channel is not None
            done = await play_at_random(evening, table.channel, Random(number * 10 + place))
            assert done.record.ended is not None
        evening.find(f"Round {number} is over")
    assert "of 300 points" in (await evening.say(anna, "board")).text
    await evening.press(anna, await evening.say(anna, "end"), "End the night")
    assert "10 people, 3 rounds, 8 tables" in evening.find("what a night").text
