"""A match's history: every state, rebuilt from the database alone."""

from bisect import bisect_right
from dataclasses import dataclass
from functools import partial
from typing import Self

from data.records import MatchId, MatchRecord, StepRecord
from data.store import Store
from engine.games.the_game.model import TheGameState
from engine.games.the_game.rules import CARDS, TheGame
from engine.model import Seat
from engine.ruleset import apply, deal
from engine.shuffle import Chance

RULES = TheGame()


@dataclass(frozen=True)
class MatchHistory:
    """The rows of the database about a match of The Game."""

    record: MatchRecord
    steps: tuple[StepRecord, ...]
    states: tuple[TheGameState, ...]
    """The state at each revision."""

    @classmethod
    async def read(cls, store: Store, match: int) -> Self:
        record = await store.get_match(MatchId(match))
        assert record is not None
        assert record.initial_state is not None
        steps = await store.list_steps(record.id)
        states = [RULES.states.validate_json(record.initial_state)]
        for step in steps:
            action = RULES.actions.validate_json(step.action)
            applied = apply(
                RULES, states[-1], Seat(step.seat), action, partial(Chance.from_hex, record.seed or "")
            )
            dumped = b"[" + b",".join(RULES.events.dump_json(event) for event in applied.events) + b"]"
            assert dumped.decode() == step.events, "the stored events are not what the rules say"
            states.append(applied.state)
        return cls(record, tuple(steps), tuple(states))

    @property
    def last(self) -> TheGameState:
        return self.states[-1]

    @property
    def chance(self) -> Chance:
        return Chance.from_hex(self.record.seed or "")

    def check(self) -> None:
        """Assert that the deal is the seed's, the steps have no gap, and no card was lost or doubled."""
        options = RULES.options.model_validate_json(self.record.options)
        assert deal(RULES, self.record.seats or 0, options, self.chance) == self.states[0]
        assert [step.step for step in self.steps] == list(range(1, len(self.steps) + 1))
        assert self.record.steps == len(self.steps)
        # Companions act without an interaction.
        causes = [step.interaction_id for step in self.steps if step.interaction_id is not None]
        assert len(set(causes)) == len(causes)
        for state in self.states:
            cards = [*state.draw, *(card for part in (*state.hands, *state.rows) for card in part)]
            assert sorted(cards) == list(CARDS)

    def revision_at(self, moment: float) -> int:
        """Return the number of steps stored at a time, in seconds since 1970."""
        return bisect_right([step.at.timestamp() for step in self.steps], moment)

    def seat_of(self, user: int, moment: float) -> int | None:
        """Return a user's seat at a time."""
        for player in self.record.players:
            here = player.joined.timestamp() <= moment + 0.5
            gone = player.left is not None and player.left.timestamp() < moment - 0.5
            if player.user == user and here and not gone:
                return player.seat
        return None
