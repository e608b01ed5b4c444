"""Random matches of ito through the bot's tables, with ten people and the longest lines."""

from random import Random
from typing import cast

import pytest

from bot.games.ito.lines import max_line_length
from bot.renderers.hand import render_hand_page
from bot.renderers.table import render_table
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.words.words import languages, words
from data.records import UserId
from data.store import Store
from data.written_texts import TextKind, WrittenText
from engine.games.ito.actions import DescribeYardstick, ItoAction, WriteLines
from engine.games.ito.model import ItoOptions, ItoView, Mode
from engine.model import Action, Seat
from tests.bot.games.ito.test_ito_limits import NAMES
from tests.bot.renderers.limits import faults
from tests.bot.sample_tables import CHANNEL, GUILD, FakeClock, replay_events
from tests.engine.games import FACTS
from tests.soak import rounds

FACTS_OF_ITO = FACTS["ito"]
SHOWN = 0.2
"""How many of the states are rendered."""
TALK = 0.15
MAX_ACTIONS = 3000
SEEDS = [*range(2), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, rounds(20, 1000)))]


class RandomMatch:
    """A match whose people do anything that the rules allow, some of it with sense."""

    def __init__(self, tables: Tables, table: Table, dice: Random) -> None:
        self.tables = tables
        self.table = table
        self.dice = dice
        self.sense = dice.choice((0.0, 0.5, 0.95))

    async def play(self) -> None:
        """Play to the end."""
        for _ in range(MAX_ACTIONS):
            if self.table.record.ended is not None:
                return
            await self._act()
            if self.dice.random() < SHOWN:
                self.check_limits()
        raise AssertionError(self.table)

    def check_limits(self) -> None:
        """Check the table, and a hand, in a language."""
        language = words(self.dice.choice(languages()))
        assert faults(render_table(self.table, language, NAMES)) == []
        if self.table.record.ended is None:
            seat = Seat(self.dice.randrange(self.table.record.seats or 1))
            assert faults(render_hand_page(self.table, seat, language, NAMES, None)) == []

    async def _act(self) -> None:
        state = self.table.state
        assert state is not None
        # Nobody waits for seconds here.
        self.table.countdown_ends = self.table.reveal_began = 0.0
        turns = [
            (seat, action)
            for seat in map(Seat, range(self.table.record.seats or 0))
            for action in self.table.ruleset.legal_actions(state, seat)
        ]
        talk = [turn for turn in turns if _is_chatter(turn[1])]
        progress = [turn for turn in turns if not _is_chatter(turn[1])]
        if talk and (not progress or self.dice.random() < TALK):
            seat, action = self.dice.choice(talk)
        elif self.dice.random() < self.sense:
            seat, action = FACTS_OF_ITO.sensible(state, progress)
        else:
            seat, action = self.dice.choice(progress)
        user = self.table.find_holder(seat)
        assert user is not None
        await self.tables.submit_action(
            self.table.id,
            user,
            action,
            interaction_id=None,
            seen_revision=None,
            texts=self._write(seat, user, action),
        )

    def _write(self, seat: Seat, user: UserId, action: Action) -> list[WrittenText]:
        view = self.table.view(None)
        assert isinstance(view, ItoView)
        text = "*" * (max_line_length(view) // 2)
        match action:
            case WriteLines(slots=slots):
                return [
                    WrittenText(
                        kind=TextKind.LINE, round=view.round, seat=seat, slot=slot, user=user, text=text
                    )
                    for slot in slots
                ]
            case DescribeYardstick():
                return [WrittenText(kind=TextKind.YARDSTICK, round=view.round, user=user, text=text)]
            case _:
                return []


def _is_chatter(action: Action) -> bool:
    return cast("ItoAction", action).kind in FACTS_OF_ITO.chatter


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("seed", SEEDS)
async def test_ten_people_play_a_match_of_any_course(
    store: Store, clock: FakeClock, mode: Mode, seed: int
) -> None:
    tables, dice = Tables(store, now=clock), Random(f"{mode} {seed}")
    people = [UserId(1_200_000_000_000_000_000 + number) for number in range(1, 11)]
    lobby = await Lobbies(tables).open(
        game="ito",
        options=ItoOptions(mode=mode),
        guild=GUILD,
        channel=CHANNEL,
        locale=dice.choice(languages()),
        people=people[:1],
    )
    for person in people[1:]:
        await Lobbies(tables).join(lobby.id, person)
    table = await Lobbies(tables).start(lobby.id, people[0])
    match = RandomMatch(tables, table, dice)
    await match.play()
    match.check_limits()
    assert await replay_events(store, table) == table.state
