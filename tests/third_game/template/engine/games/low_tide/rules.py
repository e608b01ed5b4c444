"""The rules of Low Tide."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, assert_never

from engine.games.low_tide.model import (
    CardPlayed,
    LowTideEvent,
    LowTideOptions,
    LowTideState,
    LowTideView,
    PlayCard,
    TideRose,
)
from pydantic import TypeAdapter

from engine.model import RECORD_CONFIG, Deed, Outcome, Seat
from engine.refusals import RuleViolation
from engine.ruleset import Decision, Ruleset
from engine.shuffle import Chance

CARDS = range(1, 31)


@dataclass
class CardNotInHand(RuleViolation):
    """The seat does not hold this card."""

    card: int


class LowTide(Ruleset[LowTideState, PlayCard, LowTideEvent, LowTideView, LowTideOptions]):
    """Play all cards, each lower than the one before."""

    slug: ClassVar[str] = "low-tide"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 4)
    cards: ClassVar[range] = CARDS

    options = LowTideOptions
    states = TypeAdapter(LowTideState)
    actions = TypeAdapter(PlayCard)
    events: TypeAdapter[LowTideEvent] = TypeAdapter(LowTideEvent, config=RECORD_CONFIG)
    action_types = (PlayCard,)

    def setup(self, seats: int, options: LowTideOptions, chance: Chance) -> LowTideState:
        """Deal each seat its whole hand in turn."""
        deck = chance.shuffled(CARDS, purpose="low-tide deck")
        size = options.hand_size
        return LowTideState(
            tuple(tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats))
        )

    def legal_actions(self, state: LowTideState, seat: Seat) -> Iterator[PlayCard]:
        """Yield every card of the hand."""
        for card in state.hands[seat]:
            yield PlayCard(card=card)

    def decide(self, decision: Decision[LowTideState, LowTideEvent], seat: Seat, action: PlayCard) -> None:
        """Add the consequences of a card (rulings: L1)."""
        state = decision.state
        if action.card not in state.hands[seat]:
            raise CardNotInHand(action.card)
        decision.add(CardPlayed(seat=seat, card=action.card))
        if state.pile and action.card > state.pile[-1]:
            decision.add(TideRose(seat=seat))

    def evolve(self, state: LowTideState, event: LowTideEvent) -> LowTideState:
        """Fold one event into the state."""
        match event:
            case CardPlayed(seat=seat, card=card):
                rest = tuple(held for held in state.hands[seat] if held != card)
                hands = (*state.hands[:seat], rest, *state.hands[seat + 1 :])
                return replace(state, hands=hands, pile=(*state.pile, card))
            case TideRose():
                return replace(state, rises=state.rises + 1)
            case _:
                assert_never(event)

    def view(self, state: LowTideState, seat: Seat | None) -> LowTideView:
        """Show a seat its own cards, the pile, and the sizes of all hands."""
        hand = () if seat is None else state.hands[seat]
        return LowTideView(seat, hand, tuple(map(len, state.hands)), state.pile, state.rises)

    def outcome(self, state: LowTideState) -> Outcome | None:
        """Count the rises once all hands are empty."""
        if any(state.hands):
            return None
        dry = state.rises == 0
        reason = "dry" if dry else "wet"
        return Outcome(beaten=dry, score=state.rises, reason=reason, facts={"rises": state.rises})

    def deeds(self, event: LowTideEvent) -> Iterator[Deed]:
        """Count the cards played and the rises."""
        yield Deed("cards" if isinstance(event, CardPlayed) else "rises", event.seat)

    def notation(self, state: LowTideState) -> str:
        """Write `held 2 1 | pile 20 12 | rises 0`."""
        held = " ".join(str(len(hand)) for hand in state.hands)
        return f"held {held} | pile {' '.join(map(str, state.pile)) or 'empty'} | rises {state.rises}"

    def redeal(self, state: LowTideState, seat: Seat | None, chance: Chance) -> LowTideState:
        """Exchange the other hands for any cards that the seat has not seen."""
        own = () if seat is None else state.hands[seat]
        unseen = [card for card in CARDS if card not in state.pile and card not in own]
        cards = iter(chance.shuffled(unseen, purpose="redeal"))
        hands = tuple(
            hand if other == seat else tuple(sorted(next(cards) for _ in hand))
            for other, hand in enumerate(state.hands)
        )
        return replace(state, hands=hands)
