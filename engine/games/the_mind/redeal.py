"""Another deal of the cards that a seat cannot see, consistent with everything it has seen."""

from bisect import bisect
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
        for place, partner in zip(everywhere, partners, strict=True):
            if place.could_be(partner.is_now) and partner.could_be(place.is_now):
                place.is_now, partner.is_now = partner.is_now, place.is_now
    return _with_cards(state, places)


def _places(state: TheMindState, seat: int) -> Iterator[_Place]:
    """Yield the places of a seat's hidden cards, lowest card first."""
    face_up = {played.card for played in (*state.discarded, *(() if state.face_down else state.pile))}
    cards = _cards(state, seat)
    bounds = [0, *(card for card in cards if card in face_up), CARDS[-1] + 1]
    for card in cards:
        if card not in face_up:
            over, under = _find_bounds(state, seat, card)
            index = bisect(bounds, card)
            least, most = max(bounds[index - 1], over), min(bounds[index], under)
            yield _Place(seat, card, card, least + 1, most - 1)


def _find_bounds(state: TheMindState, seat: int, card: int) -> tuple[int, int]:
    """Return the cards between which a hidden card lies by where it is: set aside, in hand or face down."""
    for aside in state.set_aside:
        if card in aside.cards:
            return aside.over, aside.under
    open_pile = [] if state.blind or card not in state.hands[seat] else state.pile
    return max((played.card for played in open_pile), default=0), CARDS[-1] + 1


def _cards(state: TheMindState, seat: int) -> Sequence[int]:
    """Return all that a seat was dealt in this level, lowest first."""
    played = [card.card for card in (*state.pile, *state.discarded) if card.seat == seat]
    set_aside = [card for aside in state.set_aside if aside.seat == seat for card in aside.cards]
    return sorted([*state.hands[seat], *played, *set_aside])


def _with_cards(state: TheMindState, places: Sequence[_Place]) -> TheMindState:
    now = _match_cards(places)

    def exchange(cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(now.get(card, card) for card in cards)

    return replace(
        state,
        hands=tuple(map(exchange, state.hands)),
        pile=tuple(
            PlayedCard(seat=played.seat, card=now.get(played.card, played.card)) for played in state.pile
        ),
        set_aside=tuple(
            aside.model_copy(update={"cards": exchange(aside.cards)}) for aside in state.set_aside
        ),
    )


def _match_cards(places: Sequence[_Place]) -> dict[int, int]:
    """Return for each card that lay at a place the card that lies there now."""
    now: dict[int, int] = {}
    for seat in {place.seat for place in places}:
        own = [place for place in places if place.seat == seat]
        # Bounds rise from place to place, so the cards may be put in order within a seat.
        now |= dict(zip((place.was for place in own), sorted(place.is_now for place in own), strict=True))
    return now
