"""A match of The Game as one replays it: all hands open, every move in words."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.components.layout import Block
from bot.renderers.context import RenderContext
from bot.renderers.renderer import TurningPoint
from bot.words import Words
from engine.games.the_game.model import (
    Begin,
    CardPlayed,
    CardsDrawn,
    DutyNotMet,
    GameBeaten,
    SeatSkipped,
    Signal,
    SignalGiven,
    SignalTakenBack,
    TheGameState,
    TurnEnded,
    TurnStarted,
)
from engine.games.the_game.piles import PILES, rises
from engine.model import Action, Event
from engine.ruleset import Played

Step: TypeAlias = Played[TheGameState, Action, Event]

LAST_CARDS = 8
"""How many cards of a pile are shown, the top one included."""
NEXT_CARDS = 5
"""How many cards are shown of those that would be drawn next."""


def told(step: Step, context: RenderContext) -> tuple[str, ...]:
    """Say all that happened in a step, a line each."""
    lines = tuple(line for event in step.events if (line := _told(event, context)))
    if isinstance(step.action, Begin):
        return (context.words("replay-begun", name=context.name_of(step.seat)), *lines)
    return lines


def replayed(state: TheGameState, context: RenderContext) -> tuple[Block, ...]:
    """Show the piles, every hand, and what would be drawn next."""
    following = [context.format_card(card) for card in state.draw[:NEXT_CARDS]]
    if len(state.draw) > NEXT_CARDS:
        following.append("…")
    return (
        "\n".join(_pile(state, pile, context) for pile in PILES),
        "\n".join(_hand(state, seat, context) for seat in range(len(state.hands))),
        context.words("replay-draw-pile", count=len(state.draw), cards=", ".join(following)),
    )


def turning_points(steps: Sequence[Step], words: Words) -> tuple[TurningPoint, ...]:
    """Return the end, the largest gap, the draw pile's last card, and the tricks, in this order."""
    kinds = (_ends, _largest_gap, _emptied, _tricks)
    return tuple(point for kind in kinds for point in kind(steps, words))


def _told(event: Event, context: RenderContext) -> str:
    words = context.words
    match event:
        case CardPlayed(seat=seat, card=card, pile=pile):
            code = "event-card-played-trick" if event.is_trick else "event-card-played"
            return words(
                code, name=context.name_of(seat), card=context.format_card(card), pile=pile, gap=event.gap
            )
        case TurnEnded(seat=seat):
            return words("replay-turn-ended", name=context.name_of(seat))
        case CardsDrawn(seat=seat, cards=cards):
            return words(
                "replay-cards-drawn", name=context.name_of(seat), cards=context.format_cards(cards or ())
            )
        case SeatSkipped(seat=seat):
            return words("event-seat-skipped", name=context.name_of(seat))
        case TurnStarted(seat=seat, duty=duty):
            return words("the-game-to-play", name=context.name_of(seat), owed=duty)
        case SignalGiven(seat=seat, pile=pile, signal=signal):
            said = words(f"signal-{signal.value}")
            return words("replay-signal-given", name=context.name_of(seat), pile=pile, signal=said)
        case SignalTakenBack(seat=seat, pile=pile):
            return words("replay-signal-taken-back", name=context.name_of(seat), pile=pile)
        case DutyNotMet(seat=seat, owed=owed):
            return words("replay-duty-not-met", name=context.name_of(seat), owed=owed)
        case GameBeaten():
            return words("the-game-beaten")
        case _:
            return ""


def _pile(state: TheGameState, pile: int, context: RenderContext) -> str:
    row = state.rows[pile - 1]
    up = rises(pile)
    shown = (1 if up else 100, *row)[-LAST_CARDS:]
    trail = "".join(f"{context.format_card(card)} → " for card in shown[:-1])
    dots = "… " if len(row) >= LAST_CARDS else ""
    lines = [f"`{pile}` {'↑' if up else '↓'} {dots}{trail}{context.format_card(shown[-1], bold=True)}"]
    for signal in Signal:
        seats = [one.seat for one in state.signals if (one.pile, one.signal) == (pile, signal)]
        if seats:
            given = context.words(f"signal-{signal.value}")
            who = ", ".join(map(context.name_of, seats))
            lines.append("-# " + context.words("the-game-signal", name=who, signal=given))
    return "\n".join(lines)


def _hand(state: TheGameState, seat: int, context: RenderContext) -> str:
    cards = context.format_cards(state.hands[seat], " · ")
    mark = "▶️ " if state.turn == seat and not state.stuck and state.left else ""
    said = context.words(
        "replay-hand" if cards else "replay-hand-empty", name=context.name_of(seat), cards=cards
    )
    return f"{mark}{said}"


def _ends(steps: Sequence[Step], words: Words) -> Iterator[TurningPoint]:
    for number, step in enumerate(steps, 1):
        for event in step.events:
            if isinstance(event, GameBeaten):
                yield TurningPoint(number, words("turning-last-card"))
            elif isinstance(event, DutyNotMet):
                yield TurningPoint(number, words("turning-duty-not-met"))


def _largest_gap(steps: Sequence[Step], words: Words) -> Iterator[TurningPoint]:
    gaps = [(event.gap, -number, event) for number, event in _played(steps)]
    if gaps:
        gap, number, event = max(gaps, key=lambda one: one[:2])
        yield TurningPoint(-number, words("turning-largest-gap", card=event.card, pile=event.pile, gap=gap))


def _emptied(steps: Sequence[Step], words: Words) -> Iterator[TurningPoint]:
    for number, step in enumerate(steps, 1):
        if step.before.draw and not step.after.draw:
            yield TurningPoint(number, words("turning-draw-pile-empty"))


def _tricks(steps: Sequence[Step], words: Words) -> Iterator[TurningPoint]:
    for number, event in _played(steps):
        if event.is_trick:
            yield TurningPoint(number, words("turning-trick", card=event.card, pile=event.pile))


def _played(steps: Sequence[Step]) -> Iterator[tuple[int, CardPlayed]]:
    for number, step in enumerate(steps, 1):
        for event in step.events:
            if isinstance(event, CardPlayed):
                yield number, event
