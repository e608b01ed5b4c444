"""Seeded matches of every game, played well or badly by simulated people."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TypeAlias, cast

from bot.devtools.game_players import find_players
from engine.model import Action, Event, Seat, State
from engine.ruleset import AnyRuleset, PlayedStep, playout
from engine.shuffle import Chance

Turn: TypeAlias = tuple[Seat, Action]
ChooseTurn: TypeAlias = Callable[[State, Sequence[Turn]], Turn]
"""Returns the turn of a player who sees all cards."""


def play_match(
    ruleset: AnyRuleset, opening: State, seats: int, chance: Chance, seed: str, skill: float
) -> Iterator[PlayedStep[State, Action, Event]]:
    """Play a match to its end.

    `skill` is how often the players choose a sensible turn rather than any, from 0.0 to 1.0.
    """
    now = opening
    choose_turn, dice = _find_turn_chooser(ruleset.slug), Random(seed)  # noqa: S311 - previews are no secrets

    def choose(turns: Sequence[Turn]) -> Turn:
        return choose_turn(now, turns) if dice.random() < skill else dice.choice(turns)

    for step in playout(ruleset, opening, seats, chance, choose):
        now = step.after
        yield step


def list_winning_deals(slug: str, seats: int) -> tuple[int, ...]:
    """Return the deals that a game's players are known to win."""
    players = find_players(slug)
    deals = {} if players is None else cast("Mapping[int, tuple[int, ...]]", players.WINNING_DEALS)
    return deals.get(seats, ())


def _find_turn_chooser(slug: str) -> ChooseTurn:
    """Return how a game's players choose; a game without players of its own is played at random."""
    players, dice = find_players(slug), Random(slug)  # noqa: S311 - previews are no secrets
    return (
        (lambda _, turns: dice.choice(turns)) if players is None else cast("ChooseTurn", players.choose_turn)
    )
