"""Tables of The Game, written down like a game record."""

from collections.abc import Sequence

from engine.games.the_game.model import (
    Begin,
    EndTurn,
    GiveSignal,
    MoveCard,
    PlayCard,
    Signal,
    SignalOnPile,
    TakeBackSignal,
    TheGameAction,
    TheGameEvent,
    TheGameOptions,
    TheGameState,
)
from engine.games.the_game.piles import START
from engine.games.the_game.rules import TheGame
from engine.model import Seat
from engine.ruleset import Applied, apply
from engine.shuffle import Chance

GAME = TheGame()
CHANCE = Chance.from_hex("5e" * 32)
EXPERT = TheGameOptions(minimum=3)
SMALLER = TheGameOptions(smaller_hands=True)
STANDARD = TheGameOptions()


def table(
    *,
    hands: Sequence[Sequence[int]],
    piles: str = "1↑ 1↑ 100↓ 100↓",
    draw: Sequence[int] = (),
    turn: int | None = 0,
    duty: int | None = None,
    laid: int = 0,
    signals: str = "",
    options: TheGameOptions = STANDARD,
) -> TheGameState:
    """Set a table up; the duty is what the turn would have started with, unless said otherwise.

    Signals are written `seat:pile=signal`, as in `0:3=leave-it-to-me 2:1=small-steps-only`.
    """
    one, two, three, four = tops = [int(pile[:-1]) for pile in piles.split()]
    owed_at_start = options.minimum if draw else 1
    return TheGameState(
        options=options,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        tops=(one, two, three, four),
        draw=tuple(draw),
        rows=tuple(() if top == start else (top,) for top, start in zip(tops, START, strict=True)),
        turn=None if turn is None else Seat(turn),
        duty=0 if turn is None else owed_at_start if duty is None else duty,
        laid=laid,
        signals=tuple(map(_signal, signals.split())),
    )


def act(word: str) -> TheGameAction:
    """Read one action: `begin`, `end`, `34→3`, `34>3` (moved there), `3=leave-it-to-me`, or `3=nothing`."""
    if word == "begin":
        return Begin()
    if word == "end":
        return EndTurn()
    if "→" in word:
        card, pile = word.split("→")
        return PlayCard(card=int(card), pile=int(pile))
    if ">" in word:
        return MoveCard(pile=int(word.split(">")[1]))
    where, what = word.split("=")
    if what == "nothing":
        return TakeBackSignal(pile=int(where))
    return GiveSignal(pile=int(where), signal=Signal(what))


def play(state: TheGameState, *record: str) -> Applied[TheGameState, TheGameEvent]:
    """Play a record such as `"0: 34→3 24→3 end", "1: 99→4"` and return all its events and the last state."""
    events: list[TheGameEvent] = []
    for line in record:
        seat, words = line.split(":", 1)
        for word in words.split():
            applied = apply(GAME, state, Seat(int(seat)), act(word), lambda: CHANCE)
            events += applied.events
            state = applied.state
    return Applied(tuple(events), state)


def after(state: TheGameState, *record: str) -> TheGameState:
    """Return the state that a record leads to."""
    return play(state, *record).state


def list_event_kinds(state: TheGameState, *record: str) -> list[str]:
    """Return the kinds of the events of a record."""
    return [event.kind for event in play(state, *record).events]


def signals(state: TheGameState) -> str:
    """Write the standing signals as `table` reads them."""
    return " ".join(f"{one.seat}:{one.pile}={one.signal}" for one in state.signals)


def _signal(text: str) -> SignalOnPile:
    place, signal = text.split("=")
    seat, pile = place.split(":")
    return SignalOnPile(seat=Seat(int(seat)), pile=int(pile), signal=Signal(signal))
