"""The companion of The Game: from a view to an action."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TypeGuard

import numpy as np
from cachetools import LRUCache

from bot.companions.companion import Companion
from bot.companions.compilation import IS_COMPILED, Floats, Ints
from bot.companions.deal_worth import DealWorth
from bot.companions.turn_review import PlayedTurn, TurnReview
from bot.games.the_game.companion.evaluation import CARD_LIMIT, mix_weights, sum_unseen
from bot.games.the_game.companion.par import compute_par, is_line_found
from bot.games.the_game.companion.playouts import (
    DECK,
    LEAVE,
    NO_SIGNAL,
    PLAYOUT_WIDTH,
    SMALL,
    TURN,
    TURN_BACK,
    CoreMatch,
    find_signals,
    make_match,
    weigh_signals,
)
from bot.games.the_game.companion.rollouts import choose_turn, play_both, weigh
from bot.games.the_game.companion.turn_search import (
    COST,
    NEVER,
    Search,
    find_best,
    make_key,
    make_search,
    search_turns,
    sum_moves,
    trace_turn,
)
from bot.games.the_game.companion.weights import Weights, read_weights
from engine.games.the_game.model import (
    Begin,
    EndTurn,
    GiveSignal,
    PlayCard,
    Signal,
    SignalOnPile,
    TakeBackSignal,
    TheGameOptions,
    TheGameState,
    TheGameView,
)
from engine.games.the_game.piles import PILES
from engine.games.the_game.rules import CARDS, TheGame, hand_size
from engine.model import Action, Seat, State, View
from engine.ruleset import apply, deal
from engine.shuffle import Chance

_WIDTH = 24
"""How many turns that cannot end yet go on, at each number of cards, in a decision."""
_CANDIDATES, _CAREFUL = 12, 4
"""How many turns are played out at most, and how many more because they move the piles on least."""
_HEEDING_COST = 3.0
"""How many cards more it may cost to leave a pile that another seat has asked for."""
_MARGIN, _LATER_MARGIN = 20.0, 4.0
"""By how much a turn that is played out may cost more than the best, while cards are owed and after them."""
_DEALS, _LATER_DEALS = (32, 64, 128), (8, 16)
"""How many deals each turn is played out on before half of the turns are dropped, at the same two times."""
_MANY_LEFT, _MOST = 60.0, 4.0
"""With fewer cards left there are more deals, at most so many times as many: playouts take less time."""
_REVIEWED, _REVIEW_DEALS = 4, (8, 16)
"""The same for a turn that is only reviewed: less, since a match has some forty."""
_REMEMBERED = 256
"""How many turns that have begun are remembered, in matches of all tables."""
_CODES = {Signal.LEAVE_IT_TO_ME: LEAVE, Signal.SMALL_STEPS_ONLY: SMALL, Signal.CAN_TURN_BACK: TURN_BACK}
_SIGNALS = {code: signal for signal, code in _CODES.items()}
_STRONGEST_FIRST = (TURN_BACK, LEAVE, SMALL)


@dataclass(frozen=True, slots=True)
class _Intent:
    """The cards a seat still means to lay in a turn that it has begun."""

    cards: tuple[PlayCard, ...]
    heard: frozenset[SignalOnPile]
    """Others' signals on the piles that these cards go on."""


class TheGameCompanion(Companion):
    """Searches the turns it can take, and plays the best ones out on deals that agree with its view.

    It keeps to a turn that it has begun unless others say something new of a pile that it still means to use:
    deciding again after each card, by chance for another turn, costs more time and wins less.
    """

    def __init__(self) -> None:
        self._intents = LRUCache[Hashable, _Intent](_REMEMBERED)
        """By moment of a match, as its seat sees it."""

    def decide(self, view: View, seed: int) -> Action | None:
        """Return the seat's next card, signal or end of turn."""
        if not _is_to_move(view):
            return _choose_between_turns(view)
        moment = _name_moment(view, view.hand, view.rows, view.laid)
        intent = self._intents.get(moment)
        if intent is not None and intent.heard == _listen(view, intent.cards):
            cards = intent.cards
        else:
            cards = _Turn.of(view).choose(seed)
            # A signal on another pile, before the first card is laid, changes nothing.
            self._intents[moment] = _Intent(cards, _listen(view, cards))
        if not cards:
            return EndTurn()
        self._remember(view, cards)
        return cards[0]

    def decide_simply(self, view: View) -> Action | None:
        """Return the next card, signal or end of turn by the evaluation alone."""
        if not _is_to_move(view):
            return _choose_between_turns(view)
        cards = _Turn.of(view).choose(None)
        return cards[0] if cards else EndTurn()

    def assess_deal(self, dealt: State) -> DealWorth | None:
        """Return par, and whether a search with open cards finds a way to lay all cards."""
        if not IS_COMPILED or not isinstance(dealt, TheGameState):
            return None
        cards = [*(card for hand in dealt.hands for card in hand), *dealt.draw]
        seats, minimum = len(dealt.hands), dealt.options.minimum
        facts = (cards, seats, minimum, hand_size(seats, dealt.options))
        return DealWorth(par=compute_par(*facts), line_found=is_line_found(*facts))

    def review_turn(self, turn: PlayedTurn, seed: int, deals: int) -> TurnReview | None:
        """Choose a whole turn, and play it and the other one out on the same imagined deals."""
        view = turn.view
        cards = [action for action in turn.actions if isinstance(action, PlayCard)]
        if not IS_COMPILED or not isinstance(view, TheGameView) or view.seat is None or not cards:
            return None
        return _Turn.of(view).review(cards, lost=turn.lost, seed=seed, deals=deals)

    def warm_up(self) -> None:
        """Decide once, review that turn, and assess a deal."""
        rules, seat = TheGame(), Seat(0)
        chance = Chance(bytes(32))
        dealt = deal(rules, 2, TheGameOptions(), chance)
        self.assess_deal(dealt)
        begun = apply(rules, dealt, seat, Begin(), lambda: chance).state
        self.decide(rules.view(begun, Seat(1)), 0)
        view = rules.view(begun, seat)
        self.decide(view, 0)
        lost = next(action for action in rules.legal_actions(begun, seat) if isinstance(action, PlayCard))
        self.review_turn(PlayedTurn(1, 1, seat, view, (lost,), lost=True), 0, 1)

    def _remember(self, view: TheGameView, cards: Sequence[PlayCard]) -> None:
        """Remember the other cards for when the first one is laid."""
        first, rest = cards[0], tuple(cards[1:])
        hand = tuple(card for card in view.hand if card != first.card)
        rows = list(view.rows)
        rows[first.pile - 1] += (first.card,)
        moment = _name_moment(view, hand, tuple(rows), view.laid + 1)
        self._intents[moment] = _Intent(rest, _listen(view, rest))


@dataclass(frozen=True, slots=True, eq=False)
class _Turn:
    """A view of the seat's own turn, in numbers."""

    view: TheGameView
    match: CoreMatch
    """The match as the seat knows it: the other hands and the deck are empty."""
    unseen: Ints
    """The cards that the seat does not see."""
    signals: Ints
    """Each other seat's signals, by seat and pile."""
    weights: Weights

    @classmethod
    def of(cls, view: TheGameView) -> "_Turn":
        """Read the view of the seat whose turn it is."""
        seat, seats = view.seat or Seat(0), len(view.held)
        match = make_match(seats, view.options.minimum, hand_size(seats, view.options))
        match.hands[seat, : len(view.hand)] = view.hand
        match.held[:seats] = view.held
        match.tops[:] = view.tops
        match.unlaid[CARDS.start : CARDS.stop] = 1
        match.unlaid[[card for row in view.rows for card in row]] = 0
        match.facts[TURN], match.facts[DECK] = seat, view.draw
        unseen = [card for card in CARDS if match.unlaid[card] and card not in view.hand]
        signals = np.zeros((seats, len(PILES)), np.int64)
        for signal in view.signals:
            if signal.seat != seat:
                signals[signal.seat, signal.pile - 1] = _CODES[signal.signal]
        return cls(view, match, np.array(unseen, np.int64), signals, read_weights(seats))

    def choose(self, seed: int | None) -> tuple[PlayCard, ...]:
        """Return the cards of the best turn; without a seed, of the best by the evaluation alone."""
        search = make_search()
        count = self._search(search, PLAYOUT_WIDTH if seed is None else _WIDTH)
        if seed is None or not IS_COMPILED:
            return self._trace(search, find_best(search, count))
        margin, deals = (_MARGIN, _DEALS) if self.view.owed else (_LATER_MARGIN, _LATER_DEALS)
        rows = _find_candidates(search, count, _CANDIDATES, margin)
        if self.view.owed:
            rows += [row for row in _find_careful(search, count) if row not in rows]
        # Traced before the playouts use the search.
        turns = [self._trace(search, row) for row in rows]
        if len(rows) == 1:
            return turns[0]
        more = max(1.0, min(_MOST, _MANY_LEFT / self.view.left))
        best, worth = self._play_out(search, rows, np.array([seed]), [round(more * count) for count in deals])
        return turns[self._heed_requests(turns, best, worth)]

    def review(self, cards: Sequence[PlayCard], *, lost: bool, seed: int, deals: int) -> TurnReview:
        """Return the cards of the best turn, and how many cards more this one leaves."""
        search, dice = make_search(), np.array([seed])
        count = self._search(search, _WIDTH)
        rows = _find_candidates(search, count, _REVIEWED, _MARGIN)
        played = self._key_of(cards)
        # A turn that owes more cards than fit is the only one there is.
        if not rows:
            return TurnReview(tuple(cards))
        turns = [self._trace(search, row) for row in rows]
        keys = [int(search.keys[row]) for row in rows]
        chosen = self._play_out(search, rows, dice, _REVIEW_DEALS)[0] if len(rows) > 1 else 0
        if keys[chosen] == played:
            return TurnReview(tuple(cards))
        left = np.zeros((deals, 2), np.int64)
        play_both(
            self.match,
            make_match(len(self.view.held), 0, 0),
            self.unseen,
            self.signals,
            np.array([played, keys[chosen]]),
            np.array([int(lost), 0]),
            dice,
            self.weights.early,
            self.weights.late,
            search,
            left,
        )
        more = left[:, 0] - left[:, 1]
        return TurnReview(turns[chosen], float(more.mean()), float(more.std() / np.sqrt(deals)))

    def _heed_requests(self, turns: Sequence[tuple[PlayCard, ...]], best: int, worth: Floats) -> int:
        """Return the place of the best turn, or of one worth little less that leaves the piles asked for."""
        asked = {pile for pile in PILES if LEAVE in self.signals[:, pile - 1]}
        heeding = [place for place, turn in enumerate(turns) if asked.isdisjoint(card.pile for card in turn)]
        if best in heeding:
            return best
        heeded = max(heeding, key=lambda place: worth[place], default=best)
        return heeded if worth[best] - worth[heeded] < _HEEDING_COST else best

    def _key_of(self, cards: Sequence[PlayCard]) -> int:
        """Return the key of a turn that lays these cards."""
        tops = list(self.view.tops)
        for card in cards:
            tops[card.pile - 1] = card.card
        return make_key(tops, [self.view.hand.index(card.card) for card in cards])

    def _search(self, search: Search, width: int) -> int:
        match, view = self.match, self.view
        seen = np.zeros(CARD_LIMIT, np.int64)
        seen[self.unseen] = 1
        sum_unseen(seen, search.below)
        mix_weights(self.weights.early, self.weights.late, len(self.unseen), search.weights)
        weigh_signals(match, self.signals, search.weights, search.penalties)
        hand = match.hands[match.facts[TURN]]
        return search_turns(hand, len(view.hand), match.tops, view.owed, width, search)

    def _play_out(
        self, search: Search, rows: Sequence[int], dice: Ints, deals: Sequence[int]
    ) -> tuple[int, Floats]:
        """Return the place of the best turn, and the worth in cards of each."""
        size = len(self.view.held)
        trial = make_match(size, 0, 0)
        values = np.zeros((len(rows), 3))
        values[:, 0] = search.costs[rows, COST]
        best = choose_turn(
            self.match,
            trial,
            self.unseen,
            self.signals,
            self.view.laid,
            search.keys[rows],
            values,
            np.array(deals),
            dice,
            self.weights.early,
            self.weights.late,
            search,
        )
        return best, np.array([weigh(values, place) for place in range(len(rows))])

    def _trace(self, search: Search, row: int) -> tuple[PlayCard, ...]:
        hand = self.view.hand
        return tuple(PlayCard(card=hand[index], pile=PILES[pile]) for index, pile in trace_turn(search, row))


def _find_candidates(search: Search, count: int, limit: int, margin: float) -> list[int]:
    """Return the rows of at most `limit` turns that cost little more than the best, the best first."""
    costs = search.costs[:count, COST]
    best = np.argsort(costs, kind="stable")[:limit]
    return [int(row) for row in best if costs[row] < min(NEVER, costs[best[0]] + margin)]


def _find_careful(search: Search, count: int) -> list[int]:
    """Return the rows of the turns that can end and move the piles on least, those first."""
    ends = np.flatnonzero(search.costs[:count, COST] < NEVER)
    moved = [sum_moves(int(search.keys[row])) for row in ends]
    return [int(row) for row in ends[np.argsort(moved, kind="stable")][:_CAREFUL]]


def _is_to_move(view: View) -> TypeGuard[TheGameView]:
    return isinstance(view, TheGameView) and view.is_own_turn and not view.over


def _name_moment(
    view: TheGameView, hand: tuple[int, ...], rows: tuple[tuple[int, ...], ...], laid: int
) -> Hashable:
    """Return a key that differs for any other moment of any match, or other cards."""
    return view.options, len(view.held), view.seat, hand, rows, laid


def _listen(view: TheGameView, cards: Sequence[PlayCard]) -> frozenset[SignalOnPile]:
    """Return others' signals on the piles that some cards go on."""
    piles = {card.pile for card in cards}
    return frozenset(signal for signal in view.signals if signal.seat != view.seat and signal.pile in piles)


def _choose_between_turns(view: View) -> GiveSignal | TakeBackSignal | Begin | None:
    """Return the signal of a seat that is not to move."""
    if not isinstance(view, TheGameView) or view.seat is None or view.over:
        return None
    return _choose_signal(view, view.seat) or (Begin() if view.turn is None else None)


def _choose_signal(view: TheGameView, seat: Seat) -> GiveSignal | TakeBackSignal | None:
    """Return the most important change of the seat's signals, if there is any."""
    if len(view.held) == 1:
        return None
    hand, tops = np.array(view.hand, np.int64), np.array(view.tops, np.int64)
    standing = {signal.pile: _CODES[signal.signal] for signal in view.signals if signal.seat == seat}
    wanted = np.zeros(len(PILES), np.int64)
    find_signals(hand, len(hand), tops, wanted)
    for pile, signal in standing.items():
        if _is_stronger(signal, int(wanted[pile - 1])):
            return TakeBackSignal(pile=pile)
    for signal in _STRONGEST_FIRST:
        for pile in PILES:
            if wanted[pile - 1] == signal != standing.get(pile, NO_SIGNAL):
                return GiveSignal(pile=pile, signal=_SIGNALS[signal])
    return None


def _is_stronger(signal: int, other: int) -> bool:
    """Return True if a signal says more than another, or than none."""
    order = (*_STRONGEST_FIRST, NO_SIGNAL)
    return order.index(signal) < order.index(other)


COMPANION = TheGameCompanion()
