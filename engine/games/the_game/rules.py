"""The rules of The Game."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import ClassVar, Final, TypeAlias, assert_never

from pydantic import TypeAdapter

from engine.games.the_game import achievements
from engine.games.the_game.achievements import TheGameTally
from engine.games.the_game.model import (
    BEGIN,
    END_TURN,
    Begin,
    CardMoved,
    CardPlayed,
    CardsDrawn,
    DutyNotMet,
    EndTurn,
    GameBeaten,
    GiveSignal,
    MoveCard,
    PlayCard,
    SeatSkipped,
    Signal,
    SignalGiven,
    SignalOnPile,
    SignalTakenBack,
    TakeBackSignal,
    TheGameAction,
    TheGameEvent,
    TheGameOptions,
    TheGameState,
    TheGameView,
    TurnEnded,
    TurnStarted,
    give_signal,
    play_card,
    take_back_signal,
)
from engine.games.the_game.piles import (
    PILES,
    START,
    Tops,
    can_meet,
    find_moves,
    fits,
    lay,
    restore,
    rises,
)
from engine.games.the_game.refusals import (
    AlreadyBegun,
    CardDoesNotFit,
    CardNotHeld,
    DutyUnpaid,
    NobodyBegan,
    NobodyToSignal,
    NoSignalThere,
    NothingToMove,
    NotYourTurn,
    SignalAlreadyThere,
    UnknownPile,
)
from engine.model import RECORD_CONFIG, Deed, Outcome, Rescue, Seat
from engine.ruleset import Decision, Ruleset
from engine.shuffle import Chance

CARDS = range(2, 100)
"""The 98 number cards."""

TheGameDecision: TypeAlias = Decision[TheGameState, TheGameEvent]

_HAND_SIZES = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}


def hand_size(seats: int, options: TheGameOptions) -> int:
    """Return how many cards a full hand holds (rulings: G1)."""
    return _HAND_SIZES[seats] - options.smaller_hands


_NORMAL: Final = 2
_EXPERT: Final = 3
"""Cards owed a turn (rulings: G2)."""


class TheGame(Ruleset[TheGameState, TheGameAction, TheGameEvent, TheGameView, TheGameOptions]):
    """Lay all 98 cards on two ascending and two descending piles."""

    slug: ClassVar[str] = "the-game"
    short_below: ClassVar[Fraction] = Fraction(2, 5)
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(1, 6)
    cards: ClassVar[range] = CARDS

    achievements: ClassVar[tuple[str, ...]] = (achievements.TEN_TRICKS, achievements.COMEBACK)

    options = TheGameOptions
    states = TypeAdapter(TheGameState)
    actions: TypeAdapter[TheGameAction] = TypeAdapter(TheGameAction, config=RECORD_CONFIG)
    events: TypeAdapter[TheGameEvent] = TypeAdapter(TheGameEvent, config=RECORD_CONFIG)
    action_types = (Begin, PlayCard, MoveCard, EndTurn, GiveSignal, TakeBackSignal)

    def setup(self, seats: int, options: TheGameOptions, chance: Chance) -> TheGameState:
        """Deal each seat in turn its whole hand from the top of the shuffled cards."""
        deck = chance.shuffled(CARDS, purpose="the-game deck")
        size = hand_size(seats, options)
        hands = tuple(tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats))
        return TheGameState(options=options, hands=hands, tops=START, draw=deck[seats * size :])

    def harder(self, options: TheGameOptions) -> TheGameOptions | None:
        """Raise the duty to that of experts, then make the hands smaller."""
        if options.minimum == _NORMAL:
            return options.model_copy(update={"minimum": _EXPERT})
        return None if options.smaller_hands else options.model_copy(update={"smaller_hands": True})

    def gentler(self, options: TheGameOptions) -> TheGameOptions | None:
        """Make the hands full again, then lower the duty."""
        if options.smaller_hands:
            return options.model_copy(update={"smaller_hands": False})
        return None if options.minimum == _NORMAL else options.model_copy(update={"minimum": _NORMAL})

    def legal_actions(self, state: TheGameState, seat: Seat) -> Iterator[TheGameAction]:
        """Yield all that a seat may do now."""
        yield from self.list_moves(state, seat)
        if state.is_over:
            return
        if state.turn == seat and state.movable is not None:
            card, tops = _lift(state, state.movable)
            for pile in PILES:
                if pile != state.movable and fits(pile, tops[pile - 1], card):
                    yield MoveCard(pile=pile)
        for pile in PILES if len(state.hands) > 1 else ():
            standing = _standing(state, seat, pile)
            for signal in Signal:
                if signal != standing:
                    yield give_signal(pile, signal)
            if standing is not None:
                yield take_back_signal(pile)

    def list_moves(self, state: TheGameState, seat: Seat) -> Sequence[TheGameAction]:
        """List all but the signals, and the move of a card that was just laid."""
        if state.is_over:
            return ()
        if state.turn is None:
            return (BEGIN,)
        if state.turn != seat:
            return ()
        moves: list[TheGameAction] = [
            play_card(card, pile) for card, pile in find_moves(state.hands[seat], state.tops)
        ]
        if state.owed == 0:
            moves.append(END_TURN)
        return moves

    def decide(self, decision: TheGameDecision, seat: Seat, action: TheGameAction) -> None:
        """Add the consequences of an action; no chance is needed once the cards are dealt."""
        state = decision.state
        match action:
            case Begin():
                if state.turn is not None:
                    raise AlreadyBegun(state.turn)
                _start_turn(decision, seat)
            case PlayCard(card=card, pile=pile):
                _play(decision, seat, card, pile)
            case MoveCard(pile=pile):
                _move(decision, seat, pile)
            case EndTurn():
                _demand_turn(state, seat)
                if state.owed:
                    raise DutyUnpaid(state.owed)
                _end_turn(decision, seat)
            case GiveSignal(pile=pile, signal=signal):
                _give_signal(decision, seat, pile, signal)
            case TakeBackSignal(pile=pile):
                _demand_pile(pile)
                if _standing(state, seat, pile) is None:
                    raise NoSignalThere(pile)
                decision.add(SignalTakenBack(seat=seat, pile=pile))
            case _:
                assert_never(action)

    def evolve(self, state: TheGameState, event: TheGameEvent) -> TheGameState:
        """Fold one event into the state."""
        match event:
            case TurnStarted(seat=seat, duty=duty):
                return replace(state, turn=seat, duty=duty, laid=0, movable=None, moved=False)
            case CardPlayed(seat=seat, card=card, pile=pile):
                return replace(
                    state,
                    hands=_with_hand(
                        state, seat, tuple(other for other in state.hands[seat] if other != card)
                    ),
                    tops=lay(state.tops, pile, card),
                    rows=(*state.rows[: pile - 1], (*state.rows[pile - 1], card), *state.rows[pile:]),
                    laid=state.laid + 1,
                    signals=_without_signal(state, seat, pile),
                    movable=None if state.moved else pile,
                )
            case CardMoved(seat=seat, card=card, pile=pile, former_pile=former, former_top=former_top):
                rows = [list(row) for row in state.rows]
                rows[former - 1].pop()
                rows[pile - 1].append(card)
                return replace(
                    state,
                    tops=lay(lay(state.tops, former, former_top), pile, card),
                    rows=tuple(map(tuple, rows)),
                    signals=_without_signal(state, seat, pile),
                    movable=None,
                    moved=True,
                )
            case CardsDrawn(seat=seat, count=count):
                drawn = state.draw[:count]
                return replace(
                    state,
                    hands=_with_hand(state, seat, tuple(sorted(state.hands[seat] + drawn))),
                    draw=state.draw[count:],
                )
            case SignalGiven(seat=seat, pile=pile, signal=signal):
                standing = (
                    *_without_signal(state, seat, pile),
                    SignalOnPile(seat=seat, pile=pile, signal=signal),
                )
                return replace(
                    state,
                    signals=tuple(sorted(standing, key=lambda given: (given.pile, given.seat))),
                    movable=None,
                )
            case SignalTakenBack(seat=seat, pile=pile):
                return replace(state, signals=_without_signal(state, seat, pile), movable=None)
            case DutyNotMet():
                return replace(state, stuck=True)
            case TurnEnded() | SeatSkipped() | GameBeaten():
                return state
            case _:
                assert_never(event)

    def view(self, state: TheGameState, seat: Seat | None) -> TheGameView:
        """Show a seat its own hand and everything that lies on the table."""
        return TheGameView(
            options=state.options,
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            held=tuple(map(len, state.hands)),
            tops=state.tops,
            rows=state.rows,
            draw=len(state.draw),
            turn=state.turn,
            duty=state.duty,
            laid=state.laid,
            owed=state.owed,
            signals=state.signals,
            stuck=state.stuck,
            movable=state.movable,
        )

    def outcome(self, state: TheGameState) -> Outcome | None:
        """Count the cards that are left once all are laid or a duty cannot be met (rulings: G8)."""
        if not state.is_over:
            return None
        if state.stuck and state.turn is not None:
            facts = {"owed": state.owed, "held": len(state.hands[state.turn]), "laid": state.laid}
            return Outcome(
                beaten=False, score=state.left, reason="duty-not-met", seat=state.turn, facts=facts
            )
        return Outcome(beaten=True, score=0, reason="game-beaten")

    def reached(self, outcome: Outcome, seats: int, options: TheGameOptions) -> Fraction:
        """Return the share of the cards that were laid (rulings: N2)."""
        del seats, options
        return 1 - Fraction(outcome.score, len(self.cards))

    def deeds(self, event: TheGameEvent) -> Iterator[Deed]:
        """Count the cards laid, and the backwards tricks among them, a moved card where it lies at last."""
        if isinstance(event, CardPlayed):
            yield Deed("cards", event.seat)
            if event.is_trick:
                yield Deed("tricks", event.seat)
        elif isinstance(event, CardMoved):
            change = event.to_played().is_trick - event.was_trick
            if change:
                yield Deed("tricks", event.seat, change)

    def start_tally(self) -> TheGameTally:
        """Begin to count for the achievements."""
        return TheGameTally()

    def find_rescue(self, course: Iterable[tuple[TheGameEvent, TheGameState]]) -> Rescue | None:
        """Count the cards laid after the piles had least room for those that were left."""
        cards = achievements.count_rescued(course)
        return Rescue(cards, Fraction(cards, len(self.cards))) if cards else None

    def notation(self, state: TheGameState) -> str:
        """Write piles, draw pile and duty: `37↑ 12↑ 88↓ 61↓ | draw 42 | seat 0 owes 2`."""
        piles = " ".join(f"{state.tops[pile - 1]}{'↑' if rises(pile) else '↓'}" for pile in PILES)
        if state.turn is None:
            return f"{piles} | draw {len(state.draw)} | nobody began"
        verb = "is stuck owing" if state.stuck else "owes"
        return f"{piles} | draw {len(state.draw)} | seat {state.turn} {verb} {state.owed}"

    def redeal(self, state: TheGameState, seat: Seat | None, chance: Chance) -> TheGameState:
        """Shuffle the draw pile and all hands but one's own together."""
        unseen = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
        cards = list(chance.shuffled(unseen + list(state.draw), purpose="redeal"))
        hands = []
        for other, hand in enumerate(state.hands):
            if other == seat:
                hands.append(hand)
            else:
                hands.append(tuple(sorted(cards[: len(hand)])))
                del cards[: len(hand)]
        return replace(state, hands=tuple(hands), draw=tuple(cards))


def _play(decision: TheGameDecision, seat: Seat, card: int, pile: int) -> None:
    state = decision.state
    _demand_turn(state, seat)
    _demand_pile(pile)
    if card not in state.hands[seat]:
        raise CardNotHeld(card)
    _demand_fit(card, pile, state.tops)
    decision.add(CardPlayed(seat=seat, card=card, pile=pile, top=state.tops[pile - 1]))
    after = decision.state
    if after.left == 0:
        decision.add(GameBeaten())
    elif not can_meet(after.hands[seat], after.tops, after.owed):
        decision.add(DutyNotMet(seat=seat, owed=after.owed))
    elif not after.hands[seat]:
        # Anybody can see this; that nothing more fits is for the player to say (rulings: G11).
        _end_turn(decision, seat)


def _move(decision: TheGameDecision, seat: Seat, pile: int) -> None:
    state = decision.state
    _demand_turn(state, seat)
    _demand_pile(pile)
    former = state.movable
    if former is None or former == pile:
        raise NothingToMove
    card, tops = _lift(state, former)
    _demand_fit(card, pile, tops)
    decision.add(
        CardMoved(
            seat=seat,
            card=card,
            pile=pile,
            top=tops[pile - 1],
            former_pile=former,
            former_top=tops[former - 1],
        )
    )
    after = decision.state
    if not can_meet(after.hands[seat], after.tops, after.owed):
        decision.add(DutyNotMet(seat=seat, owed=after.owed))


def _lift(state: TheGameState, pile: int) -> tuple[int, Tops]:
    """Return the top card of a pile, and the piles without it."""
    return state.rows[pile - 1][-1], restore(state.tops, state.rows, pile)


def _give_signal(decision: TheGameDecision, seat: Seat, pile: int, signal: Signal) -> None:
    state = decision.state
    if len(state.hands) == 1:
        raise NobodyToSignal
    _demand_pile(pile)
    if _standing(state, seat, pile) == signal:
        raise SignalAlreadyThere(pile)
    decision.add(SignalGiven(seat=seat, pile=pile, signal=signal))


def _end_turn(decision: TheGameDecision, seat: Seat) -> None:
    state = decision.state
    decision.add(TurnEnded(seat=seat, laid=state.laid))
    missing = hand_size(len(state.hands), state.options) - len(state.hands[seat])
    count = min(state.laid, missing, len(state.draw))
    if count > 0:
        decision.add(CardsDrawn(seat=seat, count=count, cards=state.draw[:count]))
    hands = decision.state.hands
    following = seat
    for _ in hands:
        following = Seat((following + 1) % len(hands))
        if hands[following]:
            break
        decision.add(SeatSkipped(seat=following))
    _start_turn(decision, following)


def _start_turn(decision: TheGameDecision, seat: Seat) -> None:
    state = decision.state
    duty = state.options.minimum if state.draw else 1
    decision.add(TurnStarted(seat=seat, duty=duty))
    if not can_meet(state.hands[seat], state.tops, duty):
        decision.add(DutyNotMet(seat=seat, owed=duty))


def _demand_turn(state: TheGameState, seat: Seat) -> None:
    if state.turn is None:
        raise NobodyBegan
    if state.turn != seat:
        raise NotYourTurn(state.turn)


def _demand_pile(pile: int) -> None:
    if pile not in PILES:
        raise UnknownPile(pile)


def _demand_fit(card: int, pile: int, tops: Tops) -> None:
    if not fits(pile, tops[pile - 1], card):
        others = tuple(other for other in PILES if fits(other, tops[other - 1], card))
        raise CardDoesNotFit(card, pile, tops[pile - 1], others)


def _standing(state: TheGameState, seat: Seat, pile: int) -> Signal | None:
    return next((given.signal for given in state.signals if (given.seat, given.pile) == (seat, pile)), None)


def _without_signal(state: TheGameState, seat: Seat, pile: int) -> tuple[SignalOnPile, ...]:
    return tuple(given for given in state.signals if (given.seat, given.pile) != (seat, pile))


def _with_hand(state: TheGameState, seat: Seat, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
