"""The actions a second that the rules decide, alone and beside a playout on plain integers."""

import time
from collections.abc import Callable, Sequence
from random import Random

from engine.model import Action, Seat, State
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset, apply, deal, playout
from engine.shuffle import Chance
from tests.tools.bench.figures import Figure
from tests.tools.bench.games import TURN_BASED_GAME

SEATS = 3
_FIRST, _LAST = 2, 99
_TRICK = 10
_HAND = 6
_DUTY = 2

Step = tuple[State, Seat, Action]


def measure(rounds: int, matches: int) -> list[Figure]:
    """Measure the rules of every game, and those of one beside a bare playout of it."""
    figures = []
    for slug, ruleset in RULESETS.items():
        steps = _record_steps(ruleset, matches)
        rates = tuple(len(steps) / _time(lambda: _apply_all(ruleset, steps)) for _ in range(rounds))  # noqa: B023 - used at once
        meaning = f"Actions of {slug} decided and folded"
        figures.append(Figure(f"engine.{slug}", meaning, "a CPU second", rates))
    ratios = []
    for number in range(rounds):
        ours = _per_action(lambda: _playouts(matches, number))  # noqa: B023 - used at once
        bare = _per_action(lambda: sum(bare_playout(Random(f"{number} {one}")) for one in range(matches)))  # noqa: B023 - used at once
        ratios.append(ours / bare)
    meaning = f"Random playout of {TURN_BASED_GAME} beside one on bare integers"
    return [*figures, Figure("engine.ratio", meaning, "times", tuple(ratios))]


def bare_playout(dice: Random) -> int:
    """Play The Game at random on lists of integers, without checks; return the number of actions."""
    deck = list(range(_FIRST, _LAST + 1))
    dice.shuffle(deck)
    hands = [[deck.pop() for _ in range(_HAND)] for _ in range(SEATS)]
    tops = [1, 1, 100, 100]
    seat = laid = actions = 0
    while True:
        hand = hands[seat]
        legal = [(card, pile) for card in hand for pile in range(4) if _fits(pile, tops[pile], card)]
        owed = (_DUTY if deck else 1) - laid
        if owed > 0 and not legal:
            return actions
        if owed <= 0 and (not legal or dice.random() < 1 / (len(legal) + 1)):
            hand += [deck.pop() for _ in range(min(laid, len(deck)))]
            seat, laid = (seat + 1) % SEATS, 0
            if not any(hands):
                return actions
            while not hands[seat]:
                seat = (seat + 1) % SEATS
        else:
            card, pile = dice.choice(legal)
            hand.remove(card)
            tops[pile] = card
            laid += 1
        actions += 1


def _fits(pile: int, top: int, card: int) -> bool:
    return (card > top or card == top - _TRICK) if pile < _DUTY else (card < top or card == top + _TRICK)


def _playouts(matches: int, number: int) -> int:
    return sum(len(_match(RULESETS[TURN_BASED_GAME], Random(f"{number} {one}"))) for one in range(matches))


def _record_steps(ruleset: AnyRuleset, matches: int) -> list[Step]:
    return [step for number in range(matches) for step in _match(ruleset, Random(number))]


def _match(ruleset: AnyRuleset, dice: Random) -> list[Step]:
    chance = Chance(dice.randbytes(32))
    opening = deal(ruleset, SEATS, ruleset.options(), chance)
    # Signals could go on without end.
    return [
        (step.before, step.seat, step.action)
        for step in playout(ruleset, opening, SEATS, chance, dice.choice, silent=True)
    ]


def _apply_all(ruleset: AnyRuleset, steps: Sequence[Step]) -> None:
    chance = Chance(bytes(32))
    for state, seat, action in steps:
        apply(ruleset, state, seat, action, lambda: chance)


def _time(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def _per_action(work: Callable[[], int]) -> float:
    start = time.process_time()
    actions = work()
    return (time.process_time() - start) / actions
