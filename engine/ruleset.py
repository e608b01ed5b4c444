"""The contract of a game's rules, and the parts that all games share."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from pydantic import TypeAdapter

from engine.model import Action, Deed, Event, Options, Outcome, Rescue, Seat, State, View
from engine.refusals import AnotherGame, MatchOver, NobodyCanAct, WrongNumberOfSeats
from engine.shuffle import Chance
from engine.tally import NO_TALLY, Tally

StateT = TypeVar("StateT", bound=State)
ActionT = TypeVar("ActionT", bound=Action)
EventT = TypeVar("EventT", bound=Event)
ViewT = TypeVar("ViewT", bound=View)
OptionsT = TypeVar("OptionsT", bound=Options)

BEST_SIZES: Final = range(3, 5)
"""With how many people most games are best."""


class Ruleset(ABC, Generic[StateT, ActionT, EventT, ViewT, OptionsT]):
    """The rules of one game.

    Seats act, events happen, states follow. Only `decide` refuses, only `evolve` changes a state. Chance is
    used in `setup` and `decide` alone, and its results are written into the state or the events, so that a
    replay never shuffles again.
    """

    slug: ClassVar[str]
    """The game's name in commands, words and the store."""
    version: ClassVar[int]
    """Raised when stored events would be read differently."""
    seats: ClassVar[range]
    """How many may play."""
    best_sizes: ClassVar[range] = BEST_SIZES
    """With how many it is best, where people can be split into tables."""
    cards: ClassVar[range]
    """Every value a card can have."""
    has_timeouts: ClassVar[bool] = False
    """Whether the table may have to act by itself, as `timeout` says."""
    has_texts: ClassVar[bool] = False
    """Whether people write texts, which are kept beside the log."""

    short_below: ClassVar[Fraction] = Fraction(0)
    """A match that has reached less than this part of all there was to reach was over quickly."""

    achievements: ClassVar[tuple[str, ...]] = ()
    """The codes of the achievements of this game alone; words are found outside the engine."""

    options: type[OptionsT]
    states: TypeAdapter[StateT]
    actions: TypeAdapter[ActionT]
    events: TypeAdapter[EventT]
    action_types: tuple[type[Action], ...]

    @abstractmethod
    def setup(self, seats: int, options: OptionsT, chance: Chance) -> StateT:
        """Deal a match for `seats` players, whose number and options have been checked."""

    def complete_options(self, options: OptionsT, themes: Sequence[str]) -> OptionsT:
        """Return the options with what a deal needs beside them: the themes to choose from, in some games."""
        del themes
        return options

    def recover_options(self, options: OptionsT, opening: StateT, chance: Chance) -> OptionsT:
        """Return the completed options with which an opening was dealt from this chance."""
        del opening, chance
        return options

    @abstractmethod
    def legal_actions(self, state: StateT, seat: Seat) -> Iterator[ActionT]:
        """Yield every action that `decide` would not refuse."""

    def list_moves(self, state: StateT, seat: Seat) -> Sequence[ActionT]:
        """List the legal actions but those that only say something, which some games have."""
        return tuple(self.legal_actions(state, seat))

    @abstractmethod
    def decide(self, decision: "Decision[StateT, EventT]", seat: Seat, action: ActionT) -> None:
        """Add the events that follow from an action to `decision`, in order.

        Raises:
            RuleViolation: if the rules do not allow it.
        """

    @abstractmethod
    def evolve(self, state: StateT, event: EventT) -> StateT:
        """Return the state after an event; total, for every event that `decide` gave."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return the view of `seat`; `None` is the public table."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return how the match ended, or `None` while it goes on."""

    @abstractmethod
    def deeds(self, event: EventT) -> Iterator[Deed]:
        """Yield the deeds that an event adds to the tally of a seat, or of the whole team."""

    @abstractmethod
    def notation(self, state: StateT) -> str:
        """Write the public part of a state in one line, for tests, logs and bug reports."""

    @abstractmethod
    def redeal(self, state: StateT, seat: Seat | None, chance: Chance) -> StateT:
        """Return another deal that `seat` could not tell from this one, to test that views leak nothing."""

    # What a table is told before it starts.

    def check_options(self, seats: int, options: OptionsT) -> None:
        """Check that a number of seats, which the game is for, can play with these options.

        Raises:
            RuleViolation: if not.
        """
        del seats, options

    def harder(self, options: OptionsT) -> OptionsT | None:
        """Return options that differ in one field and are the next harder ones; `None` if there are none."""
        del options
        return None

    def gentler(self, options: OptionsT) -> OptionsT | None:
        """Return options that differ in one field and are the next easier ones; `None` if there are none."""
        del options
        return None

    def is_whole(self, options: OptionsT) -> bool:
        """Return True if a match with these options is played from the game's start, as achievements ask."""
        del options
        return True

    def start_tally(self) -> Tally[EventT, StateT]:
        """Return the tally of a match that begins, which finds its `achievements` at the end."""
        return NO_TALLY

    def reached(self, outcome: Outcome, seats: int, options: OptionsT) -> Fraction:
        """Return how much of all there was to reach a team has reached, from 0 to 1 (rulings: N2)."""
        del seats, options
        return Fraction(int(outcome.beaten))

    def is_short(self, outcome: Outcome, seats: int, options: OptionsT) -> bool:
        """Return True if a match was over too quickly to be told as more than that (rulings: B8)."""
        return not outcome.beaten and self.reached(outcome, seats, options) < self.short_below

    def is_ranked(self, outcome: Outcome) -> bool:
        """Return True if a match with this outcome was played so that it can be compared with others."""
        del outcome
        return True

    def find_rescue(self, course: Iterable[tuple[EventT, StateT]]) -> Rescue | None:
        """Return a finished match's progress after it stood nearest to losing (rulings: N5).

        `course` has each event, with the state after it. None if it was never near.
        """
        del course
        return None

    # What a table does about a seat that nobody holds; most games wait for somebody to take it.

    def vacate(self, state: StateT, seat: Seat) -> ActionT | None:
        """Return the action by which a match goes on without a free seat; `None` if it cannot."""
        del state, seat
        return None

    def list_vacated(self, state: StateT) -> frozenset[Seat]:
        """Return the seats that a match goes on without."""
        del state
        return frozenset()

    def reoccupy(self, state: StateT, seat: Seat) -> ActionT | None:
        """Return the action that lets a vacated seat play again when somebody takes it, if there is one."""
        del state, seat
        return None

    # What the rules ask of a table in real time; most games ask nothing.

    def patience(self, view: ViewT) -> int | None:
        """Return after how many seconds of quiet hands offer a way to go on without those waited for."""
        del view
        return None

    def find_charge(self, state: StateT) -> "Charge[ActionT] | None":
        """Return the cost of a number that a player speaks now at a strict table, if it costs anything."""
        del state
        return None

    def countdown(self, events: Sequence[EventT]) -> int:
        """Return how many seconds are to be counted down for all to see after these events."""
        del events
        return 0

    def waits_for_countdown(self, action: ActionT) -> bool:
        """Return True if an action is to be refused while seconds are counted down."""
        del action
        return False

    def interruption(self, view: ViewT) -> ActionT | None:
        """Return the action that the players owe before they can go on, if there is one."""
        del view
        return None

    def find_assent(self, view: ViewT, absent: frozenset[Seat]) -> tuple[Seat, ActionT] | None:
        """Return the action that an absent seat agrees to by silence, if only such seats are waited for."""
        del view, absent
        return None

    def timeout(self, view: ViewT) -> "Timeout[ActionT] | None":
        """Return the action that the table takes if no seat acts for a while, if there is one.

        Only a game that says so in `has_timeouts` is asked.
        """
        del view
        return None


@dataclass(frozen=True, slots=True)
class Timeout(Generic[ActionT]):
    """An action that the table takes by itself if no seat acts for a while."""

    seconds: int
    """How long after the last action."""
    action: ActionT


@dataclass(frozen=True, slots=True)
class Charge(Generic[ActionT]):
    """The cost of a spoken number."""

    action: ActionT
    """Taken for the seat that spoke it."""
    round: int
    """The round in which alone it is taken."""


AnyRuleset: TypeAlias = Ruleset[State, Action, Event, View, Options]


class Decision(Generic[StateT, EventT]):
    """The consequences of an action: the events so far, and the state they lead to."""

    def __init__(
        self, state: StateT, evolve: Callable[[StateT, EventT], StateT], make_chance: Callable[[], Chance]
    ) -> None:
        """Start at the state in which the seat acts; chance is made only if the rules need it."""
        self.state = state
        self.events: list[EventT] = []
        self._evolve = evolve
        self._make_chance = make_chance

    @cached_property
    def chance(self) -> Chance:
        """The match's chance."""
        return self._make_chance()

    def add(self, *events: EventT) -> None:
        """Add events, and fold them into the state."""
        for event in events:
            self.events.append(event)
            self.state = self._evolve(self.state, event)


@dataclass(frozen=True, slots=True)
class Applied(Generic[StateT, EventT]):
    """The result of an action."""

    events: tuple[EventT, ...]
    state: StateT


def deal(
    ruleset: Ruleset[StateT, ActionT, EventT, ViewT, OptionsT], seats: int, options: OptionsT, chance: Chance
) -> StateT:
    """Set a match up.

    Raises:
        WrongNumberOfSeats: if the game is not for this number of seats.
        RuleViolation: if this number of seats cannot play with these options.
    """
    check_seats(ruleset, seats, options)
    return ruleset.setup(seats, options, chance)


def check_seats(
    ruleset: Ruleset[StateT, ActionT, EventT, ViewT, OptionsT], seats: int, options: OptionsT
) -> None:
    """Check that a match can be set up.

    Raises:
        WrongNumberOfSeats: if the game is not for this number of seats.
        RuleViolation: if this number of seats cannot play with these options.
    """
    if seats not in ruleset.seats:
        raise WrongNumberOfSeats(seats, ruleset.seats[0], ruleset.seats[-1])
    ruleset.check_options(seats, options)


def apply(
    ruleset: Ruleset[StateT, ActionT, EventT, ViewT, OptionsT],
    state: StateT,
    seat: Seat,
    action: ActionT,
    make_chance: Callable[[], Chance],
) -> Applied[StateT, EventT]:
    """Decide and apply an action of a seat; `make_chance` is called only if the rules need chance.

    Raises:
        RuleViolation: if the rules do not allow it; nothing has changed then.
    """
    if not isinstance(action, ruleset.action_types):
        raise AnotherGame
    if ruleset.outcome(state) is not None:
        raise MatchOver
    decision = Decision(state, ruleset.evolve, make_chance)
    ruleset.decide(decision, seat, action)
    return Applied(tuple(decision.events), decision.state)


def replay(
    ruleset: Ruleset[StateT, ActionT, EventT, ViewT, OptionsT], state: StateT, events: Iterable[EventT]
) -> StateT:
    """Fold recorded events into a state."""
    for event in events:
        state = ruleset.evolve(state, event)
    return state


@dataclass(frozen=True, slots=True)
class PlayedStep(Generic[StateT, ActionT, EventT]):
    """One action of a match: who acted, the events, and the states before and after."""

    before: StateT
    seat: Seat
    action: ActionT
    events: tuple[EventT, ...]
    after: StateT


def playout(
    ruleset: Ruleset[StateT, ActionT, EventT, ViewT, OptionsT],
    state: StateT,
    seats: int,
    chance: Chance,
    choose: Callable[[Sequence[tuple[Seat, ActionT]]], tuple[Seat, ActionT]],
    *,
    silent: bool = False,
) -> Iterator[PlayedStep[StateT, ActionT, EventT]]:
    """Play a match to its end with `choose` picking among all that every seat may do, without talk if silent.

    Raises:
        NobodyCanAct: if the match has not ended and no seat may do anything.
    """
    offer = ruleset.list_moves if silent else ruleset.legal_actions
    while ruleset.outcome(state) is None:
        legal = [(seat, action) for seat in map(Seat, range(seats)) for action in offer(state, seat)]
        if not legal:
            raise NobodyCanAct
        seat, action = choose(legal)
        applied = apply(ruleset, state, seat, action, lambda: chance)
        yield PlayedStep(state, seat, action, applied.events, applied.state)
        state = applied.state
