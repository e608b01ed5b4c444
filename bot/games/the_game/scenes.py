"""The pictures of The Game, as scenes made of a view."""

from collections.abc import Sequence
from itertools import groupby, pairwise

from bot.games.the_game.events import LAST_CARDS, TRICK_CHAIN, count_chain
from bot.games.the_game.pictures.hand import HeldCard, PileTop, TheGameHand
from bot.games.the_game.pictures.poster import Growth, TheGamePoster
from bot.games.the_game.pictures.table import CARDS_SHOWN, LaidCard, Pile, SignalIcon, TheGameTable
from bot.pictures.card_rows import CardRow, CardRows, RowCard
from bot.pictures.poster import Figure, Headline
from bot.pictures.seats import SeatFacts, SeatSign
from bot.renderers.context import RenderContext
from engine.games.the_game.model import CardPlayed, Signal, TheGameView, TurnStarted, settle_moves
from engine.games.the_game.piles import PILES, START, TRICK, Placement, gap, rises
from engine.model import Event, Outcome

EXCELLENT = 10
"""Fewer cards left than these are excellent (rulings: G8)."""

RULES_SCENE = CardRows(
    tuple(
        CardRow(
            (RowCard(cards[0], start=True), *(RowCard(card, trick=card == trick) for card in cards[1:])), way
        )
        for cards, trick, way in (
            ((1, 4, 13, 27, 17, 20), 17, True),
            ((100, 94, 81, 60, 70, 66), 70, False),
        )
    )
)
"""The picture in the rules: a rising and a falling pile, each with a backwards trick."""

_ICONS = {
    Signal.LEAVE_IT_TO_ME: SignalIcon.MINE,
    Signal.SMALL_STEPS_ONLY: SignalIcon.SMALL_STEPS,
    Signal.CAN_TURN_BACK: SignalIcon.TURN_BACK,
}


def make_table_scene(view: TheGameView, context: RenderContext, moves: Sequence[Event]) -> TheGameTable:
    """Return the public table as a scene."""
    last = next((event for event in reversed(settle_moves(moves)) if isinstance(event, CardPlayed)), None)
    chain = count_chain(moves)
    return TheGameTable(
        piles=tuple(_pile(view, pile, last, chain) for pile in PILES),
        seats=tuple(_seat(view, seat, context) for seat in range(len(view.held))),
        draw=view.draw,
        left=view.left,
        left_word=context.words("picture-cards-left", count=view.left),
        last_cards=view.left <= LAST_CARDS,
    )


def _pile(view: TheGameView, pile: int, last: CardPlayed | None, chain: int) -> Pile:
    last_here = last if last is not None and last.pile == pile else None
    return Pile(
        number=pile,
        rises=rises(pile),
        cards=_find_laid_cards(view, pile),
        gap=None if last_here is None else last_here.gap,
        chain=chain if last_here is not None and chain >= TRICK_CHAIN else 0,
        signals=tuple((signal.seat, _ICONS[signal.signal]) for signal in view.signals if signal.pile == pile),
    )


def _find_laid_cards(view: TheGameView, pile: int) -> tuple[LaidCard, ...]:
    """Return the top cards of a pile, as many as its picture has room for."""
    # One card more than is shown tells whether the lowest shown was a trick.
    cards = (None, START[pile - 1], *view.rows[pile - 1])[-CARDS_SHOWN - 1 :]
    return tuple(
        LaidCard(card, trick=below is not None and gap(pile, below, card) == -TRICK, start=below is None)
        for below, card in pairwise(cards)
        if card is not None
    )


def _seat(view: TheGameView, seat: int, context: RenderContext) -> SeatFacts:
    on_turn = seat == view.turn
    return SeatFacts(
        name=context.plain_name_of(seat),
        fallback=context.fallback_name_of(seat),
        cards=view.held[seat],
        turn=on_turn and context.live and not view.over,
        laid=view.laid if on_turn else 0,
        owed=view.owed if on_turn else 0,
        sign=SeatSign.STUCK if on_turn and view.stuck else None,
        avatar=context.avatar_of(seat),
    )


def make_hand_scene(view: TheGameView, context: RenderContext) -> TheGameHand:
    """Return a seat's hand as a scene."""
    active = view.is_own_turn and context.live and not view.over
    return TheGameHand(
        piles=tuple(PileTop(pile, rises(pile), view.tops[pile - 1]) for pile in PILES),
        cards=tuple(
            _make_held_card(card, placements) if active else HeldCard(card)
            for card, placements in zip(view.hand, view.placements, strict=True)
        ),
        active=active,
        empty_word=context.words("picture-hand-empty") if not view.hand else "",
    )


def _make_held_card(card: int, placements: Sequence[Placement]) -> HeldCard:
    if not placements:
        return HeldCard(card)
    best = placements[0]
    return HeldCard(card, best.pile, rises(best.pile), best.gap)


def make_poster_scene(
    view: TheGameView, context: RenderContext, outcome: Outcome | None, events: Sequence[Event]
) -> TheGamePoster:
    """Return the whole match as a scene."""
    words = context.words
    turns, plays = _plays(events)
    tricks = [play.is_trick for _, play in plays]
    beaten = outcome is not None and outcome.beaten
    facts = (("tricks", sum(tricks)), ("chain", _longest(tricks)), ("violations", context.violations))
    return TheGamePoster(
        head=Headline(
            game=words("game-the-game"),
            number="" if beaten else str(view.left),
            text=words("picture-beaten") if beaten else words("picture-cards-left", count=view.left),
            beaten=beaten,
            record=words("picture-record") if context.record else "",
            good=outcome is not None and outcome.score < EXCELLENT,
        ),
        seats=tuple(_seat(view, seat, context) for seat in range(len(view.held))),
        growths=tuple(_growth(pile, plays) for pile in PILES),
        turns=turns,
        turns_word=words("picture-turns"),
        figures=tuple(Figure(str(count), words(f"picture-{code}", count=count)) for code, count in facts),
    )


def _plays(events: Sequence[Event]) -> tuple[int, list[tuple[float, CardPlayed]]]:
    """Return how many turns there were, and each card laid with when it was, counted in turns."""
    by_turn: list[list[CardPlayed]] = []
    for event in settle_moves(events):
        if isinstance(event, TurnStarted):
            by_turn.append([])
        elif isinstance(event, CardPlayed) and by_turn:
            by_turn[-1].append(event)
    timed = [
        (turn + place / len(plays), play)
        for turn, plays in enumerate(by_turn)
        for place, play in enumerate(plays, 1)
    ]
    return len(by_turn), timed


def _longest(tricks: Sequence[bool]) -> int:
    """Return the length of the longest run of tricks."""
    return max((len(list(run)) for trick, run in groupby(tricks) if trick), default=0)


def _growth(pile: int, plays: Sequence[tuple[float, CardPlayed]]) -> Growth:
    own = [(turn, play) for turn, play in plays if play.pile == pile]
    return Growth(
        number=pile,
        rises=rises(pile),
        cards=((0.0, START[pile - 1]), *((turn, play.card) for turn, play in own)),
        tricks=tuple((turn, play.card) for turn, play in own if play.is_trick),
    )
