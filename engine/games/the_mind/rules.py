"""The rules of The Mind."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import ClassVar, assert_never

from pydantic import TypeAdapter

from engine.games.the_mind.consequences import (
    BLIND_LEVEL,
    COMEBACK,
    TheMindDecision,
    TheMindTally,
    deal_level,
    level_hands,
    play_lowest,
    use_star,
)
from engine.games.the_mind.events import (
    BlindAgreed,
    BlindProposed,
    CardPlayed,
    Finished,
    FinishProposed,
    LevelPassed,
    LifeLost,
    MistakeMade,
    PileTurnedOver,
    PlayBegan,
    SeatReady,
    StarAgreed,
    StarDeclined,
    StarLapsed,
    StarProposed,
    StarUsed,
    Stopped,
    TheMindEvent,
    WentBlind,
)
from engine.games.the_mind.evolution import evolve
from engine.games.the_mind.levels import (
    CARDS,
    MAX_LIVES,
    MAX_STARS,
    STARS_AT_START,
    last_level,
    lives_at_start,
)
from engine.games.the_mind.model import (
    AgreeToStar,
    BlindMistakes,
    DeclineStar,
    Finish,
    FinishUnopposed,
    GoOnBlind,
    Phase,
    PlayLowest,
    Proposal,
    ProposeStar,
    Ready,
    ShownCard,
    Stop,
    TheMindAction,
    TheMindOptions,
    TheMindState,
    TheMindView,
)
from engine.games.the_mind.redeal import redeal_hidden_cards
from engine.games.the_mind.refusals import (
    AlreadyAgreed,
    AlreadyFinishing,
    AlreadyPlaying,
    AlreadyReady,
    AlreadyStopped,
    ConcentrateFirst,
    HandEmpty,
    LevelsRemain,
    LevelTooHigh,
    NobodyFinishes,
    NoCardsAtStake,
    NoLevelRuns,
    NoStarLeft,
    NoStarProposed,
    NotYourLowest,
    StarIsProposed,
)
from engine.model import RECORD_CONFIG, Deed, Outcome, Rescue, Seat
from engine.ruleset import Ruleset, Timeout
from engine.shuffle import Chance

COUNTDOWN = 3
"""Seconds between the last hand leaving the table and the first card."""
OBJECTION_TIME = 60
"""Seconds in which the others can object to "finish" (rulings: M8)."""


class TheMind(Ruleset[TheMindState, TheMindAction, TheMindEvent, TheMindView, TheMindOptions]):
    """Play all cards of a level in ascending order, without a word."""

    slug: ClassVar[str] = "the-mind"
    short_below: ClassVar[Fraction] = Fraction(1, 5)
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 5)
    cards: ClassVar[range] = CARDS
    has_timeouts: ClassVar[bool] = True

    achievements: ClassVar[tuple[str, ...]] = (BLIND_LEVEL, COMEBACK)

    options = TheMindOptions
    states = TypeAdapter(TheMindState)
    actions: TypeAdapter[TheMindAction] = TypeAdapter(TheMindAction, config=RECORD_CONFIG)
    events: TypeAdapter[TheMindEvent] = TypeAdapter(TheMindEvent, config=RECORD_CONFIG)
    action_types = (
        Ready,
        PlayLowest,
        ProposeStar,
        AgreeToStar,
        DeclineStar,
        Stop,
        GoOnBlind,
        Finish,
        FinishUnopposed,
    )

    def setup(self, seats: int, options: TheMindOptions, chance: Chance) -> TheMindState:
        """Deal the first level, with lives and stars by the number of seats (rulings: M1)."""
        return TheMindState(
            options=options,
            hands=level_hands(chance, seats, options.start_level, blind=False),
            level=options.start_level,
            lives=lives_at_start(seats),
            stars=STARS_AT_START,
        )

    def check_options(self, seats: int, options: TheMindOptions) -> None:
        """Check the start level.

        Raises:
            LevelTooHigh: if it is above the last level for this number of seats.
        """
        if options.start_level > last_level(seats):
            raise LevelTooHigh(options.start_level, last_level(seats))

    def harder(self, options: TheMindOptions) -> TheMindOptions | None:
        """Count every mistake of a blind level."""
        if options.blind_mistakes is BlindMistakes.EACH:
            return None
        return options.model_copy(update={"blind_mistakes": BlindMistakes.EACH})

    def gentler(self, options: TheMindOptions) -> TheMindOptions | None:
        """Start at level 1, with every reward on the way; then count blind mistakes once a level."""
        if options.start_level > 1:
            return options.model_copy(update={"start_level": 1})
        if options.blind_mistakes is BlindMistakes.EACH:
            return options.model_copy(update={"blind_mistakes": BlindMistakes.LEVEL})
        return None

    def legal_actions(self, state: TheMindState, seat: Seat) -> Iterator[TheMindAction]:
        """Yield all that a seat may do now."""
        if state.phase is Phase.CHOOSING:
            yield from _legal_choices(state, seat)
        if not state.runs:
            return
        if state.phase is Phase.CONCENTRATING and seat not in state.ready:
            yield Ready()
        if state.phase is Phase.PLAYING and state.proposal is None and state.hands[seat]:
            yield PlayLowest()
            yield PlayLowest(card=state.hands[seat][0])
        yield from _legal_answers(state, seat)
        if not _is_stopped(state):
            yield Stop()

    def decide(  # noqa: C901 - one case for each action
        self, decision: TheMindDecision, seat: Seat, action: TheMindAction
    ) -> None:
        """Add the consequences of an action; chance deals the next level."""
        state = decision.state
        if not isinstance(action, GoOnBlind | Finish | FinishUnopposed) and not state.runs:
            raise NoLevelRuns
        match action:
            case Ready():
                _ready(decision, seat)
            case PlayLowest(card=card):
                _demand_play(state, seat, card)
                play_lowest(decision, seat)
            case ProposeStar():
                _propose(decision, seat)
            case AgreeToStar():
                _agree(decision, seat)
            case DeclineStar():
                _decline(decision, seat)
            case Stop():
                _stop(decision, seat)
            case GoOnBlind():
                _go_on_blind(decision, seat)
            case Finish():
                _finish(decision, seat)
            case FinishUnopposed():
                _finish_unopposed(decision)
            case _:
                assert_never(action)

    def evolve(self, state: TheMindState, event: TheMindEvent) -> TheMindState:
        """Fold one event into the state."""
        return evolve(state, event)

    def view(self, state: TheMindState, seat: Seat | None) -> TheMindView:
        """Show a seat its own cards, all that lies face up, and how many cards there are elsewhere."""
        aside = [
            [card for aside in state.set_aside if aside.seat == other for card in aside.cards]
            for other in range(len(state.hands))
        ]
        return TheMindView(
            options=state.options,
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            held=tuple(map(len, state.hands)),
            level=state.level,
            last_level=last_level(len(state.hands)),
            blind=state.blind,
            lives=state.lives,
            stars=state.stars,
            phase=state.phase,
            ready=state.ready,
            pile=tuple(
                ShownCard(
                    seat=played.seat, card=None if state.face_down and played.seat != seat else played.card
                )
                for played in state.pile
            ),
            mistakes=state.mistakes,
            aside=tuple(map(len, aside)),
            own_aside=() if seat is None else tuple(aside[seat]),
            discarded=state.discarded,
            proposal=state.proposal,
            mistake=state.mistake,
            last_pile=state.last_pile,
            passed=state.passed,
            blind_passed=state.blind_passed,
            blind_agreed=state.blind_agreed,
            finishing=state.finishing,
        )

    def outcome(self, state: TheMindState) -> Outcome | None:
        """Return how far the team came, once it has lost, finished or beaten the game.

        The score counts down, in one number, the levels not passed (blind ones among them), then the lives
        and then the stars that are missing from the most there can be (rulings: B4). A team that has passed
        all levels has beaten the game, whatever becomes of it in blind ones.
        """
        match state.phase:
            case Phase.CONCENTRATING | Phase.PLAYING | Phase.CHOOSING:
                return None
            case Phase.BEATEN:
                reason = "game-beaten"
            case Phase.FINISHED:
                reason = "finished"
            case Phase.LOST:
                reason = "blind-lost" if state.blind else "game-lost"
            case _:
                assert_never(state.phase)
        last = last_level(len(state.hands))
        ahead = 2 * last + 1 - state.options.start_level - state.passed - state.blind_passed
        missing_lives, missing_stars = MAX_LIVES - state.lives, MAX_STARS - state.stars
        return Outcome(
            beaten=reason != "game-lost",
            score=(ahead * (MAX_LIVES + 1) + missing_lives) * (MAX_STARS + 1) + missing_stars,
            reason=reason,
            facts={
                "level": state.level,
                "passed": state.passed,
                "blind": state.blind_passed,
                "lives": state.lives,
                "stars": state.stars,
            },
        )

    def reached(self, outcome: Outcome, seats: int, options: TheMindOptions) -> Fraction:
        """Return the share of the normal levels that were passed (rulings: N2)."""
        return Fraction(outcome.facts["passed"], last_level(seats) + 1 - options.start_level)

    def deeds(self, event: TheMindEvent) -> Iterator[Deed]:
        """Count the cards played and the mistakes among them; lives lost and stars used are the team's."""
        match event:
            case CardPlayed(seat=seat):
                yield Deed("cards", seat)
            case MistakeMade(seat=seat):
                yield Deed("mistakes", seat)
            case PileTurnedOver(pile=pile, mistakes=mistakes):
                yield from (Deed("mistakes", played.seat) for played in pile if played.card in mistakes)
            case LifeLost(count=count):
                yield Deed("lives", count=count)
            case StarUsed():
                yield Deed("stars")
            case _:
                return

    def is_whole(self, options: TheMindOptions) -> bool:
        """Return True if the match starts at level 1."""
        return options.start_level == 1

    def start_tally(self) -> TheMindTally:
        """Begin to count for the achievements."""
        return TheMindTally()

    def find_rescue(self, course: Iterable[tuple[TheMindEvent, TheMindState]]) -> Rescue | None:
        """Count the levels passed with the last life."""
        rescued = [state for event, state in course if isinstance(event, LevelPassed) and state.lives == 1]
        if not rescued:
            return None
        return Rescue(len(rescued), Fraction(len(rescued), 2 * last_level(len(rescued[0].hands))))

    def notation(self, state: TheMindState) -> str:
        """Write `level 3 | 2 lives, 1 star | playing | held 2 1 3 | pile 4 17`, unknown cards as `?`."""
        pile = " ".join("?" if state.face_down else str(played.card) for played in state.pile)
        parts = (
            f"{'blind level' if state.blind else 'level'} {state.level}",
            f"lives {state.lives}, stars {state.stars}",
            _write_phase(state),
            f"held {' '.join(str(len(hand)) for hand in state.hands)}",
            f"pile {pile or 'empty'}",
        )
        return " | ".join(parts)

    def redeal(self, state: TheMindState, seat: Seat | None, chance: Chance) -> TheMindState:
        """Exchange the cards that a seat cannot see, so that all it has seen could still have happened."""
        return redeal_hidden_cards(state, seat, chance)

    def countdown(self, events: Sequence[TheMindEvent]) -> int:
        """Count down whenever all hands leave the table (rulings: M4)."""
        return COUNTDOWN if any(isinstance(event, PlayBegan) for event in events) else 0

    def waits_for_countdown(self, action: TheMindAction) -> bool:
        """Return True for playing a card; stopping and stars need not wait."""
        return isinstance(action, PlayLowest)

    def interruption(self, view: TheMindView) -> TheMindAction | None:
        """Stop a level under way; everyone concentrates again before it goes on."""
        ready = view.phase is Phase.CONCENTRATING and (view.ready or view.proposal is not None)
        return Stop() if view.phase is Phase.PLAYING or ready else None

    def find_assent(self, view: TheMindView, absent: frozenset[Seat]) -> tuple[Seat, TheMindAction] | None:
        """Agree to a star, to begin or to go on blind if all others do (rulings: B1)."""
        questions: list[tuple[tuple[Seat, ...], TheMindAction]] = []
        if view.proposal is not None:
            questions.append((view.proposal.agreed, AgreeToStar()))
        if view.phase is Phase.CONCENTRATING:
            questions.append((view.ready, Ready()))
        if view.phase is Phase.CHOOSING:
            questions.append((view.blind_agreed, GoOnBlind()))
        for agreed, action in questions:
            waiting = [seat for seat in map(Seat, range(len(view.held))) if seat not in agreed]
            if agreed and waiting and absent.issuperset(waiting):
                return waiting[0], action
        return None

    def timeout(self, view: TheMindView) -> Timeout[TheMindAction] | None:
        """Finish when nobody has objected to it within a minute (rulings: M8)."""
        waits = view.phase is Phase.CHOOSING and view.finishing
        return Timeout(OBJECTION_TIME, FinishUnopposed()) if waits else None


def _write_phase(state: TheMindState) -> str:
    phase = state.phase.value
    if state.phase is Phase.CONCENTRATING:
        phase += f", ready {_join(state.ready) or 'nobody'}"
    if state.blind_agreed:
        phase += f", blind agreed {_join(state.blind_agreed)}"
    if state.finishing:
        phase += f", finishing {_join(state.finishing)}"
    if state.proposal is not None:
        phase += f", star proposed, agreed {_join(state.proposal.agreed)}"
    return phase


def _join(seats: Iterable[Seat]) -> str:
    return " ".join(map(str, seats))


def _ready(decision: TheMindDecision, seat: Seat) -> None:
    state = decision.state
    if state.phase is Phase.PLAYING:
        raise AlreadyPlaying
    if seat in state.ready:
        raise AlreadyReady
    decision.add(SeatReady(seat=seat))
    if len(decision.state.ready) == len(state.hands):
        if state.proposal is not None:
            decision.add(StarLapsed(seat=state.proposal.seat))
        decision.add(PlayBegan(level=state.level, blind=state.blind))


def _demand_play(state: TheMindState, seat: Seat, card: int | None) -> None:
    if state.phase is Phase.CONCENTRATING:
        waiting = tuple(other for other in range(len(state.hands)) if other not in state.ready)
        raise ConcentrateFirst(waiting)
    if state.proposal is not None:
        raise StarIsProposed(state.proposal.seat)
    if not state.hands[seat]:
        raise HandEmpty
    lowest = state.hands[seat][0]
    if card is not None and card != lowest:
        raise NotYourLowest(card, lowest)


def _propose(decision: TheMindDecision, seat: Seat) -> None:
    state = decision.state
    if not state.stars:
        raise NoStarLeft
    if state.proposal is not None:
        raise StarIsProposed(state.proposal.seat)
    decision.add(StarProposed(seat=seat))
    _use_star_if_all_agree(decision)


def _agree(decision: TheMindDecision, seat: Seat) -> None:
    if seat in _proposal(decision.state).agreed:
        raise AlreadyAgreed
    decision.add(StarAgreed(seat=seat))
    _use_star_if_all_agree(decision)


def _decline(decision: TheMindDecision, seat: Seat) -> None:
    if not _may_decline(decision.state, _proposal(decision.state), seat):
        raise NoCardsAtStake
    decision.add(StarDeclined(seat=seat))


def _stop(decision: TheMindDecision, seat: Seat) -> None:
    if _is_stopped(decision.state):
        raise AlreadyStopped
    decision.add(Stopped(seat=seat))


def _use_star_if_all_agree(decision: TheMindDecision) -> None:
    state = decision.state
    if state.proposal is not None and len(state.proposal.agreed) == len(state.hands):
        use_star(decision)


def _legal_answers(state: TheMindState, seat: Seat) -> Iterator[TheMindAction]:
    """Yield the proposal of a star, or the answers to it."""
    if state.proposal is None:
        if state.stars:
            yield ProposeStar()
        return
    if seat not in state.proposal.agreed:
        yield AgreeToStar()
    if _may_decline(state, state.proposal, seat):
        yield DeclineStar()


def _legal_choices(state: TheMindState, seat: Seat) -> Iterator[TheMindAction]:
    if seat not in state.blind_agreed:
        yield GoOnBlind()
    if seat not in state.finishing:
        yield Finish()
    if state.finishing:
        yield FinishUnopposed()


def _go_on_blind(decision: TheMindDecision, seat: Seat) -> None:
    state = decision.state
    _demand_choice(state)
    if seat in state.blind_agreed:
        raise AlreadyAgreed
    decision.add(BlindAgreed(seat=seat) if state.blind_agreed else BlindProposed(seat=seat))
    if len(decision.state.blind_agreed) == len(state.hands):
        decision.add(WentBlind(seat=seat))
        deal_level(decision, 1, blind=True)


def _finish(decision: TheMindDecision, seat: Seat) -> None:
    state = decision.state
    _demand_choice(state)
    if seat in state.finishing:
        raise AlreadyFinishing
    if any(other != seat for other in state.blind_agreed):
        # One refusal ends the proposal to go on blind, and the match.
        decision.add(Finished(seat=seat))
        return
    decision.add(FinishProposed(seat=seat))
    if len(decision.state.finishing) == len(state.hands):
        decision.add(Finished(seat=seat))


def _finish_unopposed(decision: TheMindDecision) -> None:
    _demand_choice(decision.state)
    if not decision.state.finishing:
        raise NobodyFinishes
    decision.add(Finished(seat=decision.state.finishing[0]))


def _demand_choice(state: TheMindState) -> None:
    if state.phase is not Phase.CHOOSING:
        raise LevelsRemain


def _proposal(state: TheMindState) -> Proposal:
    if state.proposal is None:
        raise NoStarProposed
    return state.proposal


def _may_decline(state: TheMindState, proposal: Proposal, seat: Seat) -> bool:
    return bool(state.hands[seat]) or proposal.seat == seat


def _is_stopped(state: TheMindState) -> bool:
    """Return True if stopping would change nothing."""
    return state.phase is Phase.CONCENTRATING and not state.ready and state.proposal is None
