"""Another deal of the cards that a seat cannot see, consistent with everything it has seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.games.the_mind.levels import CARDS
from engine.games.the_mind.model import PlayedCard, TheMindState
from engine.model import Seat
from engine.shuffle import Chance

_ROUNDS = 4
"""How often every hidden card is offered another place."""


@dataclass(slots=True)
class _Place:
    """Where a hidden card lies, and which cards could as well lie there."""

    seat: int | None
    """The seat that holds the card; None if it was not dealt in this level."""
    was: int
    is_now: int
    least: int = CARDS[0]
    most: int = CARDS[-1]

    def could_be(self, card: int) -> bool:
        return self.least <= card <= self.most


def redeal_hidden_cards(state: TheMindState, observer: Seat | None, chance: Chance) -> TheMindState:
    """Exchange hidden cards for one another and for those not dealt, as far as `observer` could not tell.

    A seat's cards leave its hand lowest first, so each keeps between the known ones that left before and
    after it; cards set aside keep to where the mistake put them, and cards in hand above the open pile.
    """
    places = [place for seat in range(len(state.hands)) if seat != observer for place in _places(state, seat)]
    undealt = set(CARDS).difference(*(_cards(state, seat) for seat in range(len(state.hands))))
    everywhere = [*places, *(_Place(None, card, card) for card in sorted(undealt))]
    for number in range(_ROUNDS):
        partners = chance.shuffled(everywhere, purpose=f"redeal {number}")
        for one, other in zip(everywhere, partners, strict=True):
            if one.could_be(other.is_now) and other.could_be(one.is_now):
                one.is_now, other.is_now = other.is_now, one.is_now
    return _with_cards(state, places)


def _places(state: TheMindState, seat: int) -> Iterator[_Place]:
    """Yield the places of a seat's hidden cards, lowest card first."""
    known = {one.card for one in (*state.discarded, *(() if state.face_down else state.pile))}
    top = 0 if state.blind else max((one.card for one in state.pile), default=0)
    aside = {card: one for one in state.set_aside for card in one.cards}
    for card in _cards(state, seat):
        if card in known:
            continue
        around = [other for other in _cards(state, seat) if other in known]
        least = max((other for other in around if other < card), default=0)
        most = min((other for other in around if other > card), default=CARDS[-1] + 1)
        if card in aside:
            least, most = max(least, aside[card].over), min(most, aside[card].under)
        elif card in state.hands[seat]:
            least = max(least, top)
        yield _Place(seat, card, card, least + 1, most - 1)


def _cards(state: TheMindState, seat: int) -> Sequence[int]:
    """Return all that a seat was dealt in this level, lowest first."""
    laid = [one.card for one in (*state.pile, *state.discarded) if one.seat == seat]
    aside = [card for one in state.set_aside if one.seat == seat for card in one.cards]
    return sorted([*state.hands[seat], *laid, *aside])


def _with_cards(state: TheMindState, places: Sequence[_Place]) -> TheMindState:
    now: dict[int, int] = {}
    for seat in {place.seat for place in places}:
        own = [place for place in places if place.seat == seat]
        # Bounds rise from place to place, so the cards may be put in order within a seat.
        now |= dict(zip((place.was for place in own), sorted(place.is_now for place in own), strict=True))

    def exchange(card: PlayedCard) -> PlayedCard:
        return PlayedCard(seat=card.seat, card=now.get(card.card, card.card))

    return replace(
        state,
        hands=tuple(tuple(now.get(card, card) for card in hand) for hand in state.hands),
        pile=tuple(map(exchange, state.pile)),
        set_aside=tuple(
            one.model_copy(update={"cards": tuple(now.get(card, card) for card in one.cards)})
            for one in state.set_aside
        ),
    )
