"""Tables of ito, written down like a game record."""

from collections.abc import Callable, Sequence

from engine.games.ito.actions import (
    AgreeToRow,
    AskForOtherThemes,
    CountSpokenNumber,
    DescribeYardstick,
    GoOn,
    ItoAction,
    LayCard,
    MoveCard,
    PlayLowest,
    PutAside,
    Rejoin,
    SayReady,
    SetOwnTheme,
    SettleTheme,
    TakeBackAgreement,
    TurnOver,
    VoteForTheme,
    WriteLines,
)
from engine.games.ito.events import ItoEvent
from engine.games.ito.model import ItoOptions, ItoState, Mode, Phase
from engine.games.ito.rules import Ito
from engine.model import Seat
from engine.ruleset import Applied, apply
from engine.shuffle import Chance

GAME = Ito()
CHANCE = Chance.from_hex("3d" * 32)
STAGES = ItoOptions()
ROW = ItoOptions(mode=Mode.ROW)
ROW_OF_TWO = ItoOptions(mode=Mode.ROW_OF_TWO)
THEMES = ("swans", "soups", "socks", "snow", "sums")

_WORDS: dict[str, ItoAction] = {
    "others?": AskForOtherThemes(),
    "own": SetOwnTheme(),
    "minute": SettleTheme(),
    "yardstick": DescribeYardstick(),
    "ready": SayReady(),
    "play": PlayLowest(),
    "agree": AgreeToRow(),
    "disagree": TakeBackAgreement(),
    "turn": TurnOver(),
    "on": GoOn(),
    "aside": PutAside(),
    "rejoin": Rejoin(),
    "number": CountSpokenNumber(),
}

_NUMBERS: dict[str, Callable[[int], ItoAction]] = {
    "vote": lambda number: VoteForTheme(number=number),
    "play": lambda card: PlayLowest(card=card),
    "agree": lambda moves: AgreeToRow(moves=moves),
}


def table(
    *,
    hands: Sequence[Sequence[int]],
    options: ItoOptions = STAGES,
    phase: Phase | None = None,
    number: int = 1,
    lives: int = 3,
    passed: int = 0,
    yardstick: int | None = None,
    themes: tuple[str, ...] = THEMES,
) -> ItoState:
    """Set a table up at which a theme is chosen; a stage is being played, a row is still empty."""
    default = Phase.PLAYING if options.mode is Mode.STAGES else Phase.LAYING
    return ItoState(
        options=options,
        themes=themes,
        dealt=tuple(tuple(sorted(hand)) for hand in hands),
        votes=(None,) * len(hands),
        lines=tuple((0,) * len(hand) for hand in hands),
        yardstick=yardstick,
        round=number,
        lives=lives,
        passed=passed,
        phase=phase or default,
    )


def play(state: ItoState, *record: str) -> Applied[ItoState, ItoEvent]:
    """Play a record such as `"all: ready", "1: play"` and return its events and the last state.

    A card is laid or moved with `lay1>0:0`: the card in slot 1 goes after the card of seat 0 in slot 0, and
    `lay1>` lays it at the low end. Lines are written with `write0,2`.
    """
    events: list[ItoEvent] = []
    for line in record:
        who, words = line.split(":", 1)
        for word in words.split():
            for seat in range(len(state.dealt)) if who == "all" else (int(who),):
                applied = apply(GAME, state, Seat(seat), _act(word), lambda: CHANCE)
                events += applied.events
                state = applied.state
    return Applied(tuple(events), state)


def after(state: ItoState, *record: str) -> ItoState:
    """Return the state that a record leads to."""
    return play(state, *record).state


def list_event_kinds(state: ItoState, *record: str) -> list[str]:
    """Return the kinds of the events of a record."""
    return [event.kind for event in play(state, *record).events]


def in_order(state: ItoState) -> tuple[str, ...]:
    """Return the record of a stage in which all cards are played lowest first."""
    holders = sorted((card, seat) for seat, hand in enumerate(state.hands) for card in hand)
    return tuple(f"{seat}: play" for _, seat in holders)


def write_pile(state: ItoState) -> str:
    """Write the pile, as in `0:4 1:17`."""
    return " ".join(f"{card.seat}:{card.card}" for card in state.pile)


def write_row(state: ItoState) -> str:
    """Write the row by seats and slots, as in `1:0 0:0`."""
    return " ".join(f"{card.seat}:{card.slot}" for card in state.row)


def _act(word: str) -> ItoAction:
    """Read one action: one of `_WORDS`, or one with numbers."""
    if word in _WORDS:
        return _WORDS[word]
    if word.startswith("write"):
        slots = word.removeprefix("write")
        return WriteLines(slots=tuple(map(int, slots.split(","))) if slots else ())
    if word.startswith(("lay", "move")):
        kind = LayCard if word.startswith("lay") else MoveCard
        slot, _, beside = word.removeprefix("lay").removeprefix("move").partition(">")
        seat, _, other = beside.partition(":")
        token = int(seat) * 2 + int(other) + 1 if beside else 0
        return kind(slot=int(slot), after=token)
    name, _, number = word.partition("=")
    return _NUMBERS[name](int(number))
