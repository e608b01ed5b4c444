"""Matches of The Game in which companions hold all seats, for the bench: prints what they leave, as JSON."""

import hashlib
import json
import sys
import time

from bot.companions import derive_decision_seed
from bot.companions.signal_limit import SignalLimit
from bot.games.the_game.companion.companion import TheGameCompanion
from engine.games.the_game.model import Begin, TheGameAction, TheGameOptions, TheGameState
from engine.games.the_game.rules import TheGame
from engine.model import Seat
from engine.ruleset import apply, deal
from engine.shuffle import Chance

_RULES, _COMPANION = TheGame(), TheGameCompanion()


class _Match:
    """A match of companions, which decide as at a table: about signals only between turns."""

    def __init__(self, seats: int, number: int, options: TheGameOptions, *, plays_out: bool) -> None:
        self._plays_out = plays_out
        self._chance = Chance(hashlib.sha256(f"bench {seats} {number}".encode()).digest())
        self._state: TheGameState = deal(_RULES, seats, options, self._chance)
        self._steps = 0
        self._signal_limit = SignalLimit()
        self.seconds: list[float] = []
        """Of the processor, for each decision of a seat at its turn."""

    def play(self) -> int:
        """Play to the end; return the cards left."""
        self._signal()
        self._act(Seat(0), Begin())
        while (outcome := _RULES.outcome(self._state)) is None:
            seat = self._state.turn or Seat(0)
            action = self._decide(seat)
            if action is None:
                raise RuntimeError(_RULES.notation(self._state))
            self._act(seat, action)
            self._signal()
        return outcome.score

    def _signal(self) -> None:
        for seat in range(len(self._state.hands)) if self._state.laid == 0 else ():
            while self._state.turn != seat:
                action = self._decide(Seat(seat))
                if action is None or isinstance(action, Begin):
                    break
                self._act(Seat(seat), action)

    def _decide(self, seat: Seat) -> TheGameAction | None:
        seed = derive_decision_seed(self._chance.commitment, self._steps, seat)
        view = _RULES.view(self._state, seat)
        began = time.process_time()
        action = _COMPANION.decide(view, seed) if self._plays_out else _COMPANION.decide_simply(view)
        if view.is_own_turn:
            self.seconds.append(time.process_time() - began)
        action = self._signal_limit.restrict(action, seat, begun=view.turn is not None)
        return None if action is None else _RULES.actions.validate_python(action)

    def _act(self, seat: Seat, action: TheGameAction) -> None:
        applied = apply(_RULES, self._state, seat, action, lambda: self._chance)
        self._state = applied.state
        self._signal_limit.observe(applied.events)
        self._steps += 1


def main(seats: int, deals: int, options: TheGameOptions, *, plays_out: bool) -> None:
    """Play matches and print the cards left in each, and the milliseconds of all decisions.

    Without playing out, all seats decide by the evaluation alone.
    """
    _COMPANION.warm_up()
    left: list[int] = []
    seconds: list[float] = []
    for number in range(deals):
        match = _Match(seats, number, options, plays_out=plays_out)
        left.append(match.play())
        seconds += match.seconds
    print(json.dumps({"left": left, "milliseconds": [one * 1000 for one in seconds]}))


if __name__ == "__main__":
    main(
        int(sys.argv[1]),
        int(sys.argv[2]),
        TheGameOptions.model_validate_json(sys.argv[4]),
        plays_out=sys.argv[3] == "playouts",
    )
