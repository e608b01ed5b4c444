"""Tables of The Mind, written down like a game record."""

from collections.abc import Sequence

from engine.games.the_mind.events import TheMindEvent
from engine.games.the_mind.model import (
    AgreeToStar,
    BlindMistakes,
    DeclineStar,
    Finish,
    FinishUnopposed,
    GoOnBlind,
    Phase,
    PlayedCard,
    PlayLowest,
    ProposeStar,
    Ready,
    Stop,
    TheMindAction,
    TheMindOptions,
    TheMindState,
)
from engine.games.the_mind.rules import TheMind
from engine.model import Seat
from engine.ruleset import Applied, apply
from engine.shuffle import Chance

GAME = TheMind()
CHANCE = Chance.from_hex("3d" * 32)
STANDARD = TheMindOptions()
EACH = TheMindOptions(blind_mistakes=BlindMistakes.EACH)

_WORDS: dict[str, TheMindAction] = {
    "ready": Ready(),
    "play": PlayLowest(),
    "star?": ProposeStar(),
    "yes": AgreeToStar(),
    "no": DeclineStar(),
    "stop": Stop(),
    "blind": GoOnBlind(),
    "finish": Finish(),
    "minute": FinishUnopposed(),
}


def table(
    *,
    hands: Sequence[Sequence[int]],
    level: int = 1,
    lives: int = 2,
    stars: int = 1,
    pile: str = "",
    blind: bool = False,
    phase: Phase = Phase.PLAYING,
    options: TheMindOptions = STANDARD,
    passed: int = 0,
) -> TheMindState:
    """Set a table up; a pile is written `seat:card`, as in `0:4 1:17`."""
    played = tuple(
        PlayedCard(seat=Seat(int(seat)), card=int(card))
        for seat, card in (word.split(":") for word in pile.split())
    )
    return TheMindState(
        options=options,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        level=level,
        lives=lives,
        stars=stars,
        blind=blind,
        phase=phase,
        pile=played,
        passed=passed,
    )


def play(state: TheMindState, *record: str) -> Applied[TheMindState, TheMindEvent]:
    """Play a record such as `"all: ready", "1: play play=17"` and return its events and the last state."""
    events: list[TheMindEvent] = []
    for line in record:
        who, words = line.split(":", 1)
        for word in words.split():
            for seat in range(len(state.hands)) if who == "all" else (int(who),):
                applied = apply(GAME, state, Seat(seat), _act(word), lambda: CHANCE)
                events += applied.events
                state = applied.state
    return Applied(tuple(events), state)


def after(state: TheMindState, *record: str) -> TheMindState:
    """Return the state that a record leads to."""
    return play(state, *record).state


def list_event_kinds(state: TheMindState, *record: str) -> list[str]:
    """Return the kinds of the events of a record."""
    return [event.kind for event in play(state, *record).events]


def pile(state: TheMindState) -> str:
    """Write the pile as `table` reads it."""
    return " ".join(f"{one.seat}:{one.card}" for one in state.pile)


def _act(word: str) -> TheMindAction:
    """Read one action: one of `_WORDS`, or `play=17`."""
    if word.startswith("play="):
        return PlayLowest(card=int(word.removeprefix("play=")))
    return _WORDS[word]
