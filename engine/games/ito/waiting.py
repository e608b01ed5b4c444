"""Seats that do nothing or have left: the others go on without them (rulings: I8, I9)."""

from engine.games.ito.events import GoingOnWanted, SeatPutAside, SeatRejoined, SeatsPassedOver
from engine.games.ito.model import ItoState, Phase
from engine.games.ito.refusals import (
    AlreadyAside,
    AlreadyGoingOn,
    NeverLeft,
    NobodyIsWaitedFor,
    NotDoneYourself,
    TooFewAreDone,
    TooFewWouldRemain,
)
from engine.games.ito.rounds import ItoDecision, settle_if_all_voted
from engine.games.ito.rows import turn_over, turn_over_if_agreed
from engine.games.ito.stages import begin_if_done, end_stage_if_done
from engine.model import Seat
from engine.refusals import RuleViolation

_LEAST_SEATS = 2


def list_waiting(state: ItoState) -> tuple[Seat, ...]:
    """Return the seats that have not done what the phase asks of all."""
    return tuple(seat for seat in state.awaited if not state.is_done(seat))


def refuse_going_on(state: ItoState, seat: Seat) -> RuleViolation | None:
    """Return why a seat cannot want to wait no longer; None if it can."""
    waiting = list_waiting(state)
    if not waiting:
        return NobodyIsWaitedFor()
    if seat in waiting or seat in state.passed_over:
        return NotDoneYourself()
    if seat in state.going_on:
        return AlreadyGoingOn()
    return TooFewAreDone() if 2 * len(waiting) > len(state.awaited) else None


def go_on(decision: ItoDecision, seat: Seat) -> None:
    """Want to wait no longer, and go on when most of those who are done want it.

    Raises:
        RuleViolation: if nobody is waited for, or it is not for this seat to say.
    """
    if refusal := refuse_going_on(decision.state, seat):
        raise refusal
    decision.add(GoingOnWanted(seat=seat))
    state = decision.state
    waiting = list_waiting(state)
    if 2 * len(state.going_on) <= len(state.awaited) - len(waiting):
        return
    agreeing = state.phase is Phase.LAYING and state.all_laid
    decision.add(SeatsPassedOver(seats=waiting))
    if agreeing:
        turn_over(decision)
    begin_if_done(decision)


def refuse_putting_aside(state: ItoState, seat: Seat) -> RuleViolation | None:
    """Return why a seat's cards cannot be put aside; None if they can."""
    if seat not in state.present:
        return AlreadyAside()
    return TooFewWouldRemain() if len(state.present) <= _LEAST_SEATS else None


def put_aside(decision: ItoDecision, seat: Seat) -> None:
    """Put a seat's cards aside without loss, and go on if it was the one that was waited for.

    Raises:
        RuleViolation: if the seat is not in this round, or too few would remain.
    """
    state = decision.state
    if refusal := refuse_putting_aside(state, seat):
        raise refusal
    laid = sum(card.seat == seat for card in state.row)
    decision.add(SeatPutAside(seat=seat, count=len(state.held_slots(seat)) + laid))
    match decision.state.phase:
        case Phase.CHOOSING:
            settle_if_all_voted(decision)
        case Phase.DESCRIBING:
            begin_if_done(decision)
        case Phase.PLAYING:
            end_stage_if_done(decision)
        case _:
            turn_over_if_agreed(decision)


def rejoin(decision: ItoDecision, seat: Seat) -> None:
    """Deal a seat cards again from the next round on.

    Raises:
        NeverLeft: if it is dealt cards anyway.
    """
    if seat not in decision.state.gone:
        raise NeverLeft
    decision.add(SeatRejoined(seat=seat))
