"""Another deal of the cards that a seat cannot see, consistent with everything it has seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.games.ito.cards import CARDS
from engine.games.ito.model import ItoState
from engine.model import Seat
from engine.shuffle import Chance

_ROUNDS = 4
"""How often every hidden card is offered another place."""


@dataclass(slots=True)
class _Place:
    """Where a hidden card lies, and which cards could as well lie there."""

    seat: int | None
    """The seat to which the card was dealt; None if it was not dealt in this round."""
    slot: int
    card: int
    least: int = CARDS[0]
    most: int = CARDS[-1]

    def could_be(self, card: int) -> bool:
        return self.least <= card <= self.most


def redeal_hidden_cards(state: ItoState, observer: Seat | None, chance: Chance) -> ItoState:
    """Exchange hidden cards for one another and for those not dealt, as far as `observer` could not tell.

    Each seat's cards stay in order around those that lie face up, and cards in hands above the open pile.
    """
    places = [place for seat in range(len(state.dealt)) if seat != observer for place in _places(state, seat)]
    undealt = set(CARDS).difference(*state.dealt, [state.yardstick])
    everywhere = [*places, *(_Place(None, 0, card) for card in sorted(undealt))]
    for number in range(_ROUNDS):
        partners = chance.shuffled(everywhere, purpose=f"redeal {number}")
        for place, partner in zip(everywhere, partners, strict=True):
            if place.could_be(partner.card) and partner.could_be(place.card):
                place.card, partner.card = partner.card, place.card
    return replace(state, dealt=_with_cards(state, places))


def _places(state: ItoState, seat: int) -> Iterator[_Place]:
    """Yield the places of a seat's hidden cards, lowest card first."""
    cards = state.dealt[seat]
    turned_over = state.row if state.is_over else ()
    open_slots = {card.slot for card in (*state.pile, *state.set_aside, *turned_over) if card.seat == seat}
    over = next((absence.over for absence in state.absences if absence.seat == seat), state.top)
    for slot, card in enumerate(cards):
        if slot not in open_slots:
            below = [cards[other] for other in open_slots if other < slot]
            above = [cards[other] for other in open_slots if other > slot]
            yield _Place(seat, slot, card, max([over, *below]) + 1, min([CARDS[-1] + 1, *above]) - 1)


def _with_cards(state: ItoState, places: Sequence[_Place]) -> tuple[tuple[int, ...], ...]:
    dealt = [list(cards) for cards in state.dealt]
    for place in places:
        if place.seat is not None:
            dealt[place.seat][place.slot] = place.card
    # Bounds rise from slot to slot, so the cards may be put in order within a seat.
    return tuple(tuple(sorted(cards)) for cards in dealt)
