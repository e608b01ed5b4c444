"""Seeded random matches, the same ones in every run."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from engine.model import Action, Event, Options, Seat, State
from engine.refusals import RuleViolation
from engine.registry import RULESETS
from engine.ruleset import AnyRuleset, PlayedStep, deal, playout
from engine.shuffle import Chance
from tests.engine.games import FACTS, Facts, Style, Turn
from tests.engine.spaces import option_sets

Step = PlayedStep[State, Action, Event]


_MANY_SIZES = 5
STYLES = (Style("silent", 0, 0), Style("talkative", 0.3, 0), Style("sensible", 0.1, 0.95))


@dataclass(frozen=True)
class Case:
    """A game, a number of seats, and a way to play it."""

    slug: str
    seats: int
    options: Options
    chance: Chance

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in _list_choices(self.options))
        return f"{self.slug}-{self.seats}{chosen}"

    @property
    def ruleset(self) -> AnyRuleset:
        return RULESETS[self.slug]

    @property
    def facts(self) -> Facts:
        return FACTS[self.slug]

    @property
    def chosen(self) -> Options:
        """The options as a table stores them, without what else a deal needs."""
        options = self.ruleset.options
        return options.model_validate(self.options.model_dump(include=set(options.model_fields)))

    @property
    def opening(self) -> State:
        return deal(self.ruleset, self.seats, self.facts.complete(self.options), self.chance)

    @property
    def observers(self) -> tuple[Seat | None, ...]:
        """Every seat, and the public table."""
        return (None, *map(Seat, range(self.seats)))


def cases(*, every_size: bool = False) -> Iterator[Case]:
    """Yield every game in its sizes with several options, leaving out what the game itself refuses.

    Of a game with many sizes there are a few alone, unless every size is wanted.
    """
    for slug, ruleset in RULESETS.items():
        for seats in ruleset.seats if every_size else _sizes(ruleset):
            for options in option_sets(slug):
                chosen = " ".join(f"{name}={value!r}" for name, value in _list_choices(options))
                seed = hashlib.sha256(f"{slug} {seats} {chosen}".encode()).digest()
                case = Case(slug, seats, options, Chance(seed))
                if _can_be_dealt(case):
                    yield case


def _list_choices(options: Options) -> list[tuple[str, object]]:
    """List the options that a table chooses."""
    return [(name, value) for name, value in options if name not in Options.model_fields]


def _sizes(ruleset: AnyRuleset) -> Sequence[int]:
    """Return the sizes of a game; of one with many the smallest, the largest, and two between."""
    sizes = ruleset.seats
    if len(sizes) <= _MANY_SIZES:
        return sizes
    return sizes[0], sizes[1], sizes[len(sizes) // 2], sizes[-1]


def _can_be_dealt(case: Case) -> bool:
    try:
        return bool(case.opening)
    except RuleViolation:
        return False


@cache
def match(case: Case, style: Style) -> tuple[Step, ...]:
    """Return all steps of a match."""
    dice = Random(f"{case.chance.hex} {style.name}")
    played: list[Step] = []

    def choose(turns: Sequence[Turn]) -> Turn:
        chatter = [turn for turn in turns if _kind(turn) in case.facts.chatter]
        if crowd := [turn for turn in chatter if _kind(turn) in case.facts.crowds]:
            others = [turn for turn in chatter if _kind(turn) not in case.facts.crowds]
            chatter = [*others, dice.choice(crowd)]
        progress = [turn for turn in turns if _kind(turn) not in case.facts.chatter]
        if chatter and (not progress or dice.random() < style.talk):
            return dice.choice(chatter)
        if dice.random() < style.sense:
            return case.facts.sensible(played[-1].after if played else case.opening, progress)
        return dice.choice(progress)

    played.extend(playout(case.ruleset, case.opening, case.seats, case.chance, choose))
    return tuple(played)


def matches(case: Case) -> Iterator[tuple[Step, ...]]:
    """Yield a match in every style."""
    return (match(case, style) for style in STYLES)


def steps(case: Case) -> Iterator[Step]:
    """Yield every step of those matches."""
    return (step for played in matches(case) for step in played)


def states(case: Case, *, each: int) -> Iterator[State]:
    """Yield about `each` states of every match, its first and its last among them."""
    for played in matches(case):
        yield from (step.before for step in played[:: max(1, len(played) // each)])
        yield played[-1].after


def _kind(turn: Turn) -> str:
    return str(turn[1].model_dump()["kind"])
