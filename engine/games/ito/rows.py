"""Rows: cards laid and moved face down, agreed to, and turned over."""

from collections.abc import Iterator
from typing import Final

from engine.games.ito.cards import MAX_ROWS, is_rising, longest_run
from engine.games.ito.events import (
    AgreementTakenBack,
    CardLaid,
    CardMoved,
    GameBeaten,
    GameLost,
    MoveAsked,
    RowAgreed,
    RowTurnedOver,
)
from engine.games.ito.evolution import place
from engine.games.ito.model import ItoState, MoveAsk, RowCard
from engine.games.ito.refusals import (
    AlreadyAgreed,
    AlreadyAsked,
    AlreadyThere,
    NeverAllAgreed,
    NoSuchPlace,
    NotAgreed,
    NotYourCard,
    RowHasChanged,
    RowIncomplete,
)
from engine.games.ito.rounds import ItoDecision, deal_next
from engine.model import Seat
from engine.refusals import RuleViolation

CLEARING_MOVES: Final = 3
"""The number of moves that clear the agreement of all, counted from the first agreement (rulings: I7)."""


def lay(decision: ItoDecision, seat: Seat, slot: int, after: int) -> None:
    """Lay a card in the row.

    Raises:
        RuleViolation: if the seat has no such card to lay, or there is no such place.
    """
    state = decision.state
    if seat in state.passed_over or slot not in state.held_slots(seat):
        raise NotYourCard
    if after not in list_places(state, None):
        raise NoSuchPlace
    decision.add(CardLaid(seat=seat, slot=slot, after=after))


def move(decision: ItoDecision, seat: Seat, slot: int, after: int) -> None:
    """Move a card in the row, which clears agreements (rulings: I7).

    Raises:
        RuleViolation: if the seat has no such card in the row, or there is no such place.
    """
    state = decision.state
    card = RowCard(seat=seat, slot=slot)
    if card not in state.row:
        raise NotYourCard
    if after not in list_places(state, card):
        raise NoSuchPlace
    moved = place(state.row, card, after)
    if moved == state.row:
        raise AlreadyThere
    withdrawn = state.agreed
    if state.late_moves >= CLEARING_MOVES:
        beside = {*_list_neighbours(state.row, card), *_list_neighbours(moved, card)}
        withdrawn = tuple(other for other in withdrawn if other in beside)
    decision.add(CardMoved(seat=seat, slot=slot, after=after, withdrawn=withdrawn))


def ask_to_move(decision: ItoDecision, seat: Seat, token: int, *, higher: bool) -> None:
    """Ask for another's card to be moved one place (rulings: I15).

    Raises:
        RuleViolation: if there is no such card of another, it lies at that end, or this is asked already.
    """
    state = decision.state
    if MoveAsk(seat=seat, token=token, higher=higher) in state.asks:
        raise AlreadyAsked
    row = [card for card in state.row if card.token == token and card.seat != seat]
    if not row:
        raise NoSuchPlace
    if row[0] == state.row[-1 if higher else 0]:
        raise AlreadyThere
    decision.add(MoveAsked(seat=seat, token=token, higher=higher))


def list_asks(state: ItoState, seat: Seat) -> Iterator[tuple[int, bool]]:
    """Yield the tokens of the cards that a seat can ask to have moved, and whether higher."""
    asked = {(ask.token, ask.higher) for ask in state.asks if ask.seat == seat}
    for higher in (False, True):
        for card in state.row[:-1] if higher else state.row[1:]:
            if card.seat != seat and (card.token, higher) not in asked:
                yield card.token, higher


def agree(decision: ItoDecision, seat: Seat, moves: int | None) -> None:
    """Agree to the row, and turn it over when all do.

    Raises:
        RuleViolation: if the row is not complete, not as the seat saw it, or agreed to already.
    """
    state = decision.state
    if holders := _list_holders(state):
        raise RowIncomplete(holders)
    if seat not in state.awaited or seat in state.agreed:
        raise AlreadyAgreed
    if moves is not None and moves != state.moves:
        raise RowHasChanged
    decision.add(RowAgreed(seat=seat))
    turn_over_if_agreed(decision)


def take_back_agreement(decision: ItoDecision, seat: Seat) -> None:
    """Agree to the row no more.

    Raises:
        NotAgreed: if the seat does not agree.
    """
    if seat not in decision.state.agreed:
        raise NotAgreed
    decision.add(AgreementTakenBack(seat=seat))


def refuse_turning(state: ItoState) -> RuleViolation | None:
    """Return why the host cannot turn the row over; None if they can."""
    if holders := _list_holders(state):
        return RowIncomplete(holders)
    waiting = tuple(seat for seat in state.awaited if seat not in state.have_agreed)
    return NeverAllAgreed(waiting) if waiting else None


def turn_over_early(decision: ItoDecision) -> None:
    """Turn the row over although not all agree now.

    Raises:
        RuleViolation: if cards are missing, or not all have agreed at some time.
    """
    if refusal := refuse_turning(decision.state):
        raise refusal
    turn_over(decision)


def turn_over_if_agreed(decision: ItoDecision) -> None:
    """Turn the row over if it is complete and all agree to it."""
    state = decision.state
    if state.all_laid and state.agreed and set(state.agreed).issuperset(state.awaited):
        turn_over(decision)


def turn_over(decision: ItoDecision) -> None:
    """Turn the row over, and deal the next one if it is won (rulings: I10, I11)."""
    state = decision.state
    order = tuple(map(state.open_card, state.row))
    numbers = [card.card for card in order]
    won = is_rising(numbers) and not state.spoiled
    decision.add(RowTurnedOver(row=state.round, order=order, run=longest_run(numbers), won=won))
    if not won:
        decision.add(GameLost(number=state.round))
    elif state.round == MAX_ROWS:
        decision.add(GameBeaten())
    else:
        deal_next(decision)


def list_places(state: ItoState, card: RowCard | None) -> tuple[int, ...]:
    """Return the tokens after which a card can lie: of all others, and the low end's."""
    return (0, *(other.token for other in state.row if other != card))


def _list_neighbours(row: tuple[RowCard, ...], card: RowCard) -> tuple[Seat, ...]:
    index = row.index(card)
    return tuple(other.seat for other in row[max(0, index - 1) : index + 2] if other != card)


def _list_holders(state: ItoState) -> tuple[Seat, ...]:
    """Return the awaited seats that still hold cards."""
    return tuple(seat for seat in state.awaited if state.held_slots(seat))
