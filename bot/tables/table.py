"""A table: one live match in memory, and the kinds of changes at it."""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, auto

from bot.companions import COMPANION_GAMES, can_play
from bot.companions.style import CompanionStyle, read_style
from bot.tables import refusals
from bot.tables.companion_names import MAX_COMPANIONS
from bot.tables.counters import Counters
from bot.tables.deals import NO_DEAL_INFO, DealInfo, SeatsBound
from bot.tables.presence import Presence
from data.errors import NotSeated, NotStarted, TableGone
from data.records import CompanionName, DealKind, MatchId, MatchPhase, MatchRecord, MessageId, UserId
from data.results.standing import Standing
from data.written_texts import NO_TEXTS, WrittenTexts
from engine.model import Action, Event, Options, Outcome, Seat, State, View
from engine.ruleset import AnyRuleset, Timeout, check_seats
from engine.shuffle import Chance
from engine.tally import Tally

FRAME_SECONDS = 1.2
"""Seconds for which a step of a reveal is shown."""
MAX_RECENT_EVENTS = 12
"""The number of last events a table keeps for its renderer."""


class TableChange(Enum):
    """The kind of a change at a table, for those who show it."""

    PEOPLE = auto()
    STARTED = auto()
    STEP = auto()
    ENDED = auto()
    NOTED = auto()
    """The record changed beside the play."""
    MOVED = auto()
    """The table is to be shown at the bottom of the channel."""


def demand_companions(game: str, options: Options) -> None:
    """Check that companions can play a game with these options.

    Raises:
        NoCompanions, CompanionsUnfit: if they cannot.
    """
    if game not in COMPANION_GAMES:
        raise refusals.NoCompanions(game)
    if not can_play(game, options):
        raise refusals.CompanionsUnfit(game)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Options that fit the people in a lobby better than those on the table."""

    options: Options
    after_wins: bool
    """Whether they are harder, after wins in a row; otherwise they are easier, after losses."""


@dataclass(slots=True)
class Table:
    """One live match in memory: its record, and its state once it has started."""

    record: MatchRecord
    ruleset: AnyRuleset
    options: Options
    state: State | None
    recent_events: deque[Event]
    """The last events, as the public table knows them."""
    lock: asyncio.Lock
    countdown_ends: float = 0.0
    """When the last countdown ends, by the process's own clock; after a restart there is none."""
    reveal_began: float = 0.0
    """When the last reveal began, by the process's own clock."""
    frames: int = 0
    """In how many steps it is shown; after a restart there are none."""
    texts: WrittenTexts = NO_TEXTS
    """The texts that people have written at this table."""
    deal_info: DealInfo = NO_DEAL_INFO
    """Facts about a deal that was not shuffled afresh."""
    counters: Counters = field(default_factory=Counters)
    """The deeds of the match so far."""
    tally: Tally[Event, State] | None = None
    """The tally for achievements; None before the first step."""
    suggestion: Suggestion | None = None
    """The suggestion from the last results of the people in the lobby."""
    result_standing: Standing | None = None
    """How the match stands among the others, once it has ended and that was looked up."""
    posted: MessageId | None = None
    """The message that shows it, from when it is posted until that is stored."""
    invited: tuple[UserId, ...] = ()
    """Who was asked to sit down in this lobby, by this process."""

    companions_warming_up: bool = False
    """Whether its companions make simple moves, as the process that thinks for them is not ready yet."""

    deals_at: datetime | None = None
    """When this lobby deals by itself, unless somebody leaves; in this process."""

    left_out: tuple[UserId, ...] = ()
    """Who was late when the match started without them, in this process."""

    thread_closed: bool = False
    """Whether its message stays as it was: the thread is archived, and the bot may not bring it back."""

    absent: frozenset[UserId] = frozenset()
    """Who was absent when its people were last looked at."""

    vacating_voters: frozenset[UserId] = frozenset()
    """Who wants to go on without the seats that are free, in this process."""

    presence: Presence = field(default_factory=Presence)
    """Who of the people is there."""

    find_own_themes_allowed: Callable[[], bool] = lambda: True
    """Returns whether its server lets tables write their own themes."""

    former_options: dict[str, Options] = field(default_factory=dict)
    """The options that other games had on the table of this lobby, by game; in this process."""

    last_actions: dict[UserId, tuple[Action, int]] = field(default_factory=dict)
    """The last action of each person in this process, with the revision it was taken at."""

    stepped_at: float = -math.inf
    """When the last step was taken in this process, by the process's own clock."""

    _viewed: State | None = field(default=None, init=False, repr=False, compare=False)
    """The state that the kept views are made of."""
    _views: dict[Seat | None, View] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def countdown(self) -> int:
        """Seconds left of the countdown, rounded up."""
        return max(0, math.ceil(self.countdown_ends - time.monotonic()))

    @property
    def frame(self) -> int | None:
        """The number of steps of the reveal that are over; None once all are."""
        frame = int((time.monotonic() - self.reveal_began) / FRAME_SECONDS)
        return frame if frame < self.frames else None

    @property
    def id(self) -> MatchId:
        """The match's number."""
        return self.record.id

    @property
    def message(self) -> MessageId | None:
        """The message that shows it, whether or not that has been stored yet."""
        return self.posted or self.record.message

    @property
    def revision(self) -> int:
        """The number of steps taken; every button carries it."""
        return self.record.steps

    @property
    def phase(self) -> MatchPhase:
        """Lobby, running or ended."""
        return self.record.phase

    @property
    def host(self) -> UserId | None:
        """The person who has been at the table longest."""
        return next((player.user for player in self.record.seated if player.user is not None), None)

    @property
    def people(self) -> tuple[UserId, ...]:
        """The people at the table, in the order of seats, or of joining while it is a lobby."""
        seated = sorted(self.record.seated, key=lambda player: (player.seat is None, player.seat or 0))
        return tuple(player.user for player in seated if player.user is not None)

    @property
    def present(self) -> tuple[UserId, ...]:
        """The people at the table but those who have been silent for too long."""
        return tuple(user for user in self.people if not self.is_absent(user))

    @property
    def late(self) -> tuple[UserId, ...]:
        """The people in a lobby who have not taken the seats they were given: it can start without them.

        None if the deal is for a certain number of people.
        """
        if self.deal_info.seats is not None:
            return ()
        return tuple(user for user in self.people if self.presence.is_late(user, self.record.channel))

    @property
    def companions(self) -> tuple[CompanionName, ...]:
        """The companions at the table, in the order of joining."""
        return tuple(player.companion for player in self.record.seated if player.companion is not None)

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """Seats of a running match whose holder has left."""
        if len(self.record.seated) == self.record.seats:
            return ()
        taken = {player.seat for player in self.record.seated}
        return tuple(Seat(seat) for seat in range(self.record.seats or 0) if seat not in taken)

    @property
    def missing_seats(self) -> tuple[Seat, ...]:
        """Free seats that the match waits for."""
        free = self.free_seats
        if not free or self.state is None:
            return free
        vacated = self.ruleset.list_vacated(self.state)
        return tuple(seat for seat in free if seat not in vacated)

    @property
    def dispensable_seats(self) -> tuple[Seat, ...]:
        """Those of them without which it can go on."""
        if self.state is None or self.outcome is not None:
            return ()
        state = self.state
        return tuple(seat for seat in self.missing_seats if self.ruleset.vacate(state, seat) is not None)

    def free_since(self, seat: Seat) -> datetime:
        """Return when the last holder of a free seat left it."""
        return max(player.left for player in self.record.players if player.seat == seat and player.left)

    @property
    def vacating_votes(self) -> int:
        """The number of people here who want to go on without the free seats."""
        return len(self.vacating_voters.intersection(self.people))

    @property
    def paused(self) -> bool:
        """Whether nobody can act now: a seat is missing, or the match is set aside."""
        return self.record.set_aside is not None or bool(self.missing_seats)

    @property
    def end_votes(self) -> int:
        """The number of seated people who want the match to end."""
        return sum(player.wants_end_since is not None for player in self.record.seated)

    @property
    def votes_needed(self) -> int:
        """The number of votes that end the match: a majority of those who are there."""
        return len(self.present) // 2 + 1

    def has_voted(self, user: UserId) -> bool:
        """Return True if a person wants the match to end."""
        return any(player.user == user and player.wants_end_since for player in self.record.seated)

    def ends_alone(self, user: UserId, *, manages: bool) -> bool:
        """Return True if a person ends the match without the votes of others (rulings: B1).

        Raises:
            NotStarted: if there is no match to end yet.
            NotAllowedToEnd: if the person may not even vote.
        """
        if self.phase is MatchPhase.LOBBY:
            raise NotStarted
        if manages or user == self.host or not self.people:
            return True
        if not self.is_seated(user):
            raise refusals.NotAllowedToEnd
        if self.has_voted(user):
            # Others may have fallen silent since the vote.
            return self.end_votes >= self.votes_needed
        return all(other == user or self.is_absent(other) for other in self.people)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended by its rules."""
        return None if self.state is None else self.ruleset.outcome(self.state)

    @property
    def is_played(self) -> bool:
        """Whether anything that counts has been done: a card laid, a star used."""
        return bool(self.counters.team or self.counters.people)

    @property
    def timeout(self) -> Timeout[Action] | None:
        """The action the table takes by itself if nobody acts for a while; None while play is interrupted."""
        if not self.ruleset.has_timeouts or self.state is None or self.outcome is not None:
            return None
        if self.paused:
            return None
        return self.ruleset.timeout(self.view(None))

    @property
    def patience(self) -> int | None:
        """Seconds of quiet after which hands offer to go on without those waited for; None if they do not."""
        if self.state is None or self.outcome is not None or self.paused:
            return None
        return self.ruleset.patience(self.view(None))

    @property
    def quiet_seconds(self) -> float:
        """Seconds since the last step in this process; infinite without one."""
        return time.monotonic() - self.stepped_at

    def find_assent(self) -> tuple[Seat, Action] | None:
        """Return the action that an absent person agrees to by silence, if those who are there all do."""
        if self.state is None or self.outcome is not None or self.paused or not self.present:
            return None
        absent = frozenset(self.seat_of(user) for user in self.people if self.is_absent(user))
        return self.ruleset.find_assent(self.view(None), absent) if absent else None

    @property
    def min_players(self) -> int:
        """The minimum number of people."""
        return self.deal_info.seats or self.ruleset.seats[0]

    @property
    def max_players(self) -> int:
        """The maximum number of people."""
        return self.deal_info.seats or self.ruleset.seats[-1]

    def is_fresh_lobby_of(self, game: str, options: Options) -> bool:
        """Return True if this is a newly shuffled lobby of a game with these options, in any language."""
        here = (self.ruleset.slug, self.options.in_language(options.language), self.record.deal)
        return self.phase is MatchPhase.LOBBY and here == (game, options, None)

    @property
    def is_changeable(self) -> bool:
        """Whether the host can still choose another game and other options."""
        bound = self.record.rematch_of is not None or self.record.deal is DealKind.NIGHT
        return self.phase is MatchPhase.LOBBY and not bound

    @property
    def can_add_companion(self) -> bool:
        """Whether one more companion could play here.

        Where people write, a match that was dealt for people alone may have themes to which companions know
        no answers.
        """
        is_dealt_for_people = self.state is not None and self.ruleset.has_texts and not self.record.companions
        is_full = len(self.record.seated) >= self.max_players or len(self.companions) >= MAX_COMPANIONS
        return can_play(self.ruleset.slug, self.options) and not is_dealt_for_people and not is_full

    @property
    def companion_style(self) -> CompanionStyle | None:
        """How companions play here; None in a game that they cannot play."""
        return read_style(self.ruleset.slug, self.record.companion_style)

    def check_start(self) -> None:
        """Check that the people in the lobby can start, without those who are late.

        Raises:
            NoCompanions, CompanionsUnfit: if companions sit here, but cannot play this game.
            SeatsBound, TooFew: if the deal or the game is not for this number of people.
            RuleViolation: if this number of people cannot play with these options.
        """
        if self.companions:
            demand_companions(self.ruleset.slug, self.options)
        seats, count = self.deal_info.seats, len(self.record.seated) - len(self.late)
        if seats is not None and count != seats:
            raise SeatsBound(seats, count)
        if count < self.ruleset.seats[0]:
            raise refusals.TooFew(self.ruleset.seats[0], count)
        check_seats(self.ruleset, count, self.options)

    def find_holder(self, seat: int) -> UserId | None:
        """Return the person who sits there now."""
        return next((player.user for player in self.record.seated if player.seat == seat), None)

    def find_companion(self, seat: int) -> CompanionName | None:
        """Return the companion that sits there now."""
        return next((player.companion for player in self.record.seated if player.seat == seat), None)

    def seat_of(self, user: UserId) -> Seat:
        """Return where a person sits.

        Raises:
            NotSeated: if they do not.
            NotStarted: if seats have no numbers yet.
        """
        for player in self.record.seated:
            if player.user == user:
                if player.seat is None:
                    raise NotStarted
                return Seat(player.seat)
        raise NotSeated

    def seat_of_companion(self, companion: CompanionName) -> Seat:
        """Return where a companion sits.

        Raises:
            NotSeated: if it does not.
            NotStarted: if seats have no numbers yet.
        """
        for player in self.record.seated:
            if player.companion == companion:
                if player.seat is None:
                    raise NotStarted
                return Seat(player.seat)
        raise NotSeated

    def is_seated(self, user: UserId) -> bool:
        """Return True if a person is at this table, lobby included."""
        return any(player.user == user for player in self.record.seated)

    def is_absent(self, user: UserId) -> bool:
        """Return True if a person here has been silent for so long that nobody waits for them."""
        return self.presence.is_absent(user, self.record.channel)

    def is_echo(self, user: UserId, action: Action, seen_revision: int) -> bool:
        """Return True if a person repeats their last action from a look at the table before it.

        It is a double click: by their own look they have acted already.
        """
        last_action, taken_at = self.last_actions.get(user, (None, -1))
        return action == last_action and seen_revision <= taken_at

    def seconds_since_step_of(self, user: UserId | None) -> float:
        """Return the seconds since the last step if this person took it, in this process; else infinity."""
        if user is None or self.last_actions.get(user, (None, -1))[1] != self.revision - 1:
            return math.inf
        return time.monotonic() - self.stepped_at

    def view(self, seat: Seat | None) -> View:
        """Return the view of a seat; made once for each state.

        Raises:
            NotStarted: if no cards are dealt yet.
        """
        if self.state is None:
            raise NotStarted
        if self._viewed is not self.state:
            self._viewed, self._views = self.state, {}
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.ruleset.view(self.state, seat)
        return view

    def make_chance(self) -> Chance:
        """Return the match's chance, read from its seed.

        Raises:
            ValueError: if there is no seed yet.
        """
        return Chance.from_hex(self.record.seed or "")

    def require_playing(self) -> State:
        """Return the state if actions may be taken now.

        Raises:
            TableGone, NotStarted, TableSetAside, TablePaused: if not.
        """
        if self.phase is MatchPhase.ENDED:
            raise TableGone
        if self.state is None:
            raise NotStarted
        if self.record.set_aside is not None:
            raise refusals.TableSetAside
        if missing := self.missing_seats:
            raise refusals.TablePaused(len(missing))
        return self.state

    @property
    def seats_to_take(self) -> tuple[Seat, ...]:
        """Seats of a running match that a person can take over: free ones, then those of companions."""
        companion_seats = (player.seat for player in self.record.seated if player.companion is not None)
        return (*self.free_seats, *(Seat(seat) for seat in companion_seats if seat is not None))

    def choose_seat(self, user: UserId) -> Seat:
        """Return the seat for a person who joins: the one they left last, else the first there is."""
        seats = self.seats_to_take
        former_seats = [player.seat for player in self.record.players if player.user == user]
        return next((seat for last in reversed(former_seats) for seat in seats if seat == last), seats[0])
