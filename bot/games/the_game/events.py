"""The events of The Game in words, for the last moves of a table, its moments and replays."""

from collections.abc import Sequence
from itertools import takewhile
from typing import assert_never

from bot.renderers.context import RenderContext
from engine.games.the_game.model import (
    CardMoved,
    CardPlayed,
    CardsDrawn,
    DutyNotMet,
    GameBeaten,
    SeatSkipped,
    Signal,
    SignalGiven,
    SignalTakenBack,
    TheGameEvent,
    TheGameView,
    TurnEnded,
    TurnStarted,
    settle_moves,
)
from engine.model import Event

MAX_MOVES = 5
"""How many of the last moves a table shows."""
TRICK_CHAIN = 3
"""How many backwards tricks in a row are worth a sentence."""
LAST_CARDS = 10
"""How many cards are left when each is counted down."""

_MOVES = (CardPlayed, CardMoved, CardsDrawn, SeatSkipped)
"""Events listed as moves; the rest shows in the state of the table."""


def describe_moves(view: TheGameView, events: Sequence[Event], context: RenderContext) -> tuple[str, ...]:
    """Describe the last moves, a line each, oldest first."""
    moves = [event for event in events if isinstance(event, _MOVES)]
    excused = _find_excused_cards(view, events, context)
    lines = []
    for event in moves[-MAX_MOVES:]:
        line = describe_event(event.redact_for(None), context)
        is_excused = isinstance(event, CardPlayed) and event.card in excused
        lines.append(context.words("event-had-to", move=line) if is_excused else line)
    return tuple(lines)


def _find_excused_cards(view: TheGameView, events: Sequence[Event], context: RenderContext) -> set[int]:
    """Return the first card that each companion laid on each pile that another seat asked to leave."""
    asked = {(given.seat, given.pile) for given in view.signals if given.signal is Signal.LEAVE_IT_TO_ME}
    cards = dict[tuple[int, int], int]()
    # From the last event back: a signal given after a card was laid did not stand yet.
    for event in reversed(events):
        if isinstance(event, SignalGiven):
            asked.discard((event.seat, event.pile))
        elif (
            isinstance(event, CardPlayed)
            and event.seat in context.companions
            and any(pile == event.pile and seat != event.seat for seat, pile in asked)
        ):
            cards[event.seat, event.pile] = event.card
    return set(cards.values())


def describe_moment(view: TheGameView, context: RenderContext, moves: Sequence[Event]) -> str:
    """Describe a chain of backwards tricks that goes on, else that few cards are left; mostly empty."""
    chain = count_chain(moves)
    if chain >= TRICK_CHAIN:
        return context.words("the-game-moment-tricks", count=chain)
    if view.left <= LAST_CARDS:
        return context.words("the-game-moment-last", left=view.left)
    return ""


def count_chain(moves: Sequence[Event]) -> int:
    """Count the backwards tricks at the end of the moves."""
    plays = [move for move in settle_moves(moves) if isinstance(move, CardPlayed)]
    return len(list(takewhile(lambda play: play.is_trick, reversed(plays))))


def describe_event(  # noqa: C901 - one case for each kind of event
    event: TheGameEvent, context: RenderContext
) -> str:
    """Describe an event; cards drawn are named only if the event shows them."""
    words = context.words
    match event:
        case CardPlayed(seat=seat, card=card, pile=pile):
            code = "event-card-played-trick" if event.is_trick else "event-card-played"
            facts = {"card": context.format_card(card), "pile": pile, "gap": event.gap}
            return words(code, name=context.past_name_of(seat), **facts)
        case CardMoved(seat=seat, card=card, pile=pile, former_pile=former):
            facts = {"card": context.format_card(card), "pile": pile, "former": former}
            return words("event-card-moved", name=context.past_name_of(seat), **facts)
        case CardsDrawn(seat=seat, count=count, cards=None):
            return words("event-cards-drawn", name=context.past_name_of(seat), count=count)
        case CardsDrawn(seat=seat, cards=cards):
            return words(
                "replay-cards-drawn", name=context.past_name_of(seat), cards=context.format_cards(cards or ())
            )
        case SeatSkipped(seat=seat):
            return words("event-seat-skipped", name=context.past_name_of(seat))
        case TurnStarted(seat=seat, duty=duty):
            return words("the-game-to-play", name=context.name_of(seat), owed=duty)
        case TurnEnded(seat=seat):
            return words("replay-turn-ended", name=context.past_name_of(seat))
        case SignalGiven(seat=seat, pile=pile, signal=signal):
            text = words(f"signal-{signal.value}")
            return words("replay-signal-given", name=context.past_name_of(seat), pile=pile, signal=text)
        case SignalTakenBack(seat=seat, pile=pile):
            return words("replay-signal-taken-back", name=context.past_name_of(seat), pile=pile)
        case DutyNotMet(seat=seat, owed=owed):
            return words("replay-duty-not-met", name=context.past_name_of(seat), owed=owed)
        case GameBeaten():
            return words("the-game-beaten")
        case _:
            assert_never(event)
