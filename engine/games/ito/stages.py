"""Stages: lines, cards played lowest first, mistakes and lives."""

from engine.games.ito.cards import MAX_LIVES, STAGES
from engine.games.ito.events import (
    CardPlayed,
    GameBeaten,
    GameLost,
    LifeGained,
    LifeLost,
    MistakeMade,
    PlayBegan,
    SeatReady,
    StagePassed,
)
from engine.games.ito.model import ItoState, Phase, RowCard
from engine.games.ito.refusals import (
    LinesAreDone,
    LinesMissing,
    NotYourLowest,
    PlayHasBegun,
    StageHandEmpty,
)
from engine.games.ito.rounds import ItoDecision, deal_next
from engine.model import Seat

_PAIR = 2


def say_ready(decision: ItoDecision, seat: Seat) -> None:
    """Be ready without a line for each card (rulings: I4).

    Raises:
        RuleViolation: if that changes nothing.
    """
    state = decision.state
    if state.phase is Phase.PLAYING:
        raise PlayHasBegun
    if state.is_done(seat):
        raise LinesAreDone
    decision.add(SeatReady(seat=seat))
    begin_if_done(decision)


def begin_if_done(decision: ItoDecision) -> None:
    """Begin to play if every seat has its lines or is ready."""
    state = decision.state
    if state.phase is Phase.DESCRIBING and all(map(state.is_done, state.present)):
        decision.add(PlayBegan(stage=state.round))


def play_lowest(decision: ItoDecision, seat: Seat, card: int | None) -> None:
    """Play a seat's lowest card, with the mistake it may be and the stage it may end (rulings: I2).

    Raises:
        RuleViolation: if nobody can play yet, or the seat has no such card to play.
    """
    state = decision.state
    if state.phase is Phase.DESCRIBING:
        raise LinesMissing(tuple(other for other in state.present if not state.is_done(other)))
    if not state.hands[seat]:
        raise StageHandEmpty
    lowest = state.hands[seat][0]
    if card is not None and card != lowest:
        raise NotYourLowest(card, lowest)
    decision.add(CardPlayed(seat=seat, slot=state.held_slots(seat)[0], card=lowest))
    lower = tuple(
        state.open_card(RowCard(seat=other, slot=slot))
        for other in state.present
        for slot in state.held_slots(other)
        if state.dealt[other][slot] < lowest
    )
    if lower:
        decision.add(MistakeMade(seat=seat, card=lowest, lower=lower))
        lose_lives(decision, len(lower))
    end_stage_if_done(decision)


def lose_lives(decision: ItoDecision, cost: int) -> None:
    """Take lives from the team, and end the match with the last."""
    state = decision.state
    count = min(cost, state.lives)
    decision.add(LifeLost(count=count, lives=state.lives - count))
    if count == state.lives:
        decision.add(GameLost(number=state.round))


def end_stage_if_done(decision: ItoDecision) -> None:
    """Pass the stage if no cards are left in hands and a life is."""
    state = decision.state
    if state.is_over or any(state.hands):
        return
    decision.add(StagePassed(stage=state.round))
    if state.round == STAGES:
        decision.add(GameBeaten())
        return
    if gains_life(state):
        decision.add(LifeGained(lives=state.lives + 1))
    deal_next(decision)


def gains_life(state: ItoState) -> bool:
    """Return True if a passed stage gives a life back: never to a pair (rulings: I1)."""
    return state.lives < MAX_LIVES and len(state.dealt) > _PAIR
