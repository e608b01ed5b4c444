"""The events of The Mind in words, for the last moves of a table and for replays."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import assert_never

from bot.renderers.context import RenderContext
from bot.words.foreign_text import isolate
from engine.games.the_mind.events import (
    AllLevelsPassed,
    BlindAgreed,
    BlindProposed,
    CardPlayed,
    CardsSetAside,
    Finished,
    FinishProposed,
    GameBeaten,
    GameLost,
    LevelDealt,
    LevelPassed,
    LifeLost,
    MistakeMade,
    PileTurnedOver,
    PlayBegan,
    RewardGained,
    RewardLost,
    SeatReady,
    StarAgreed,
    StarDeclined,
    StarLapsed,
    StarProposed,
    StarUsed,
    Stopped,
    TheMindEvent,
    WentBlind,
)
from engine.model import Event

MAX_MOVES = 6
"""How many of the last moves a table shows."""

_MOVES = (
    CardPlayed,
    MistakeMade,
    LifeLost,
    Stopped,
    StarProposed,
    StarDeclined,
    StarLapsed,
    BlindProposed,
    WentBlind,
    FinishProposed,
    StarUsed,
    PileTurnedOver,
    LevelPassed,
    RewardGained,
    RewardLost,
    LevelDealt,
)
"""Events listed as moves; the rest shows in the state of the table."""

_HAND_NEWS = (
    MistakeMade,
    LifeLost,
    Stopped,
    StarDeclined,
    StarLapsed,
    StarUsed,
    PileTurnedOver,
    RewardGained,
    RewardLost,
)
"""Events that a hand tells in words, so that its holder need not look at the table for them."""


def describe_moves(
    events: Sequence[Event],
    context: RenderContext,
    *,
    mistake_shown: bool = False,
    star_shown: bool = False,
    moment_shown: bool = False,
) -> tuple[str, ...]:
    """Describe the last moves, a line each, oldest first.

    Those that the table tells above them are left out: its last mistake, the star that is being proposed,
    or the level just passed with the one dealt after it. A card played too early is told by its mistake.
    """
    moves = _without_mistaken_cards([event for event in events if isinstance(event, _MOVES)])
    if moment_shown:
        moves = _without_last(_without_last(moves, LevelPassed), LevelDealt)
    if mistake_shown:
        moves = _without_last(_without_last(moves, LifeLost), MistakeMade)
    if star_shown:
        moves = _without_last(moves, StarProposed)
    return tuple(describe_event(event.redact_for(None), context) for event in moves[-MAX_MOVES:])


def _without_mistaken_cards(moves: list[TheMindEvent]) -> list[TheMindEvent]:
    """Return the moves without the cards that a mistake right after them names."""
    return [
        move
        for move, after in zip_longest(moves, moves[1:])
        if not (isinstance(move, CardPlayed) and isinstance(after, MistakeMade))
    ]


def _without_last(events: list[TheMindEvent], kind: type[Event]) -> list[TheMindEvent]:
    """Return the events without the last one of a kind."""
    last = max((place for place, event in enumerate(events) if isinstance(event, kind)), default=len(events))
    return events[:last] + events[last + 1 :]


def describe_hand_news(
    events: Sequence[Event], context: RenderContext, *, mistake_shown: bool, discard_shown: bool
) -> str:
    """Describe the news since the last card or proposal, a line each; mostly empty.

    News that the hand shows anyway is left out: its last mistake, or the cards of the last star.
    """
    omitted: tuple[type[Event], ...] = (MistakeMade, LifeLost) if mistake_shown else ()
    omitted += (StarUsed,) if discard_shown else ()
    news = [event for event in _list_latest(events) if not isinstance(event, omitted)]
    return "\n".join(f"-# {describe_event(event, context)}" for event in reversed(news))


def _list_latest(events: Sequence[Event]) -> list[TheMindEvent]:
    """List the news since the last card or proposal, latest first."""
    news: list[TheMindEvent] = []
    began = False
    for event in reversed(events):
        if isinstance(event, (CardPlayed, StarProposed)) or (began and not isinstance(event, StarLapsed)):
            break
        if isinstance(event, PlayBegan):
            # Only a star that lapsed at this very moment is still news.
            began = True
        elif isinstance(event, _HAND_NEWS):
            news.append(event)
    return news


def describe_event(  # noqa: C901, PLR0912 - one case for each kind of event
    event: TheMindEvent, context: RenderContext
) -> str:
    """Describe an event; hidden cards are named only if the event shows them."""
    words = context.words
    match event:
        case SeatReady(seat=seat) | StarAgreed(seat=seat) | BlindAgreed(seat=seat) | Finished(seat=seat):
            return words(f"replay-{event.kind}", name=context.past_name_of(seat))
        case (
            StarProposed(seat=seat)
            | StarDeclined(seat=seat)
            | StarLapsed(seat=seat)
            | BlindProposed(seat=seat)
            | FinishProposed(seat=seat)
        ):
            return words(f"event-mind-{event.kind}", name=context.past_name_of(seat))
        case PlayBegan(level=level, blind=blind):
            return words("replay-play-began", level=level, blind="yes" if blind else "no")
        case CardPlayed(seat=seat, card=card, face_down=face_down):
            code = "replay-played-blind" if face_down and card is not None else "event-mind-played"
            return words(code, name=context.past_name_of(seat), card=context.format_card(card))
        case MistakeMade(seat=seat, card=card, lower=lower):
            name, number = context.past_name_of(seat), context.format_card(card)
            return words("event-mind-mistake", name=name, card=number, count=sum(lower))
        case CardsSetAside(seat=seat, count=count, cards=None):
            return words("replay-cards-set-aside-hidden", name=context.past_name_of(seat), count=count)
        case CardsSetAside(seat=seat, cards=cards):
            numbers = context.format_cards(cards or ())
            return words("replay-cards-set-aside", name=context.past_name_of(seat), cards=numbers)
        case LifeLost(count=count, lives=lives):
            return words("event-mind-life-lost", count=count, lives=lives)
        case StarUsed(discarded=discarded):
            lowest = [
                f"{isolate(context.past_name_of(card.seat))} {context.format_card(card.card)}"
                for card in discarded
            ]
            return words("event-mind-star-used", cards=words.join_items(lowest))
        case WentBlind():
            return words("event-mind-went-blind")
        case Stopped():
            # Nobody is named: the table itself stops when a seat becomes free or after a break.
            return words("event-mind-stopped")
        case PileTurnedOver(mistakes=mistakes):
            return words("event-mind-turned-over", count=len(mistakes))
        case LevelPassed(level=level):
            return words("event-mind-level-passed", level=level)
        case RewardGained(reward=reward) | RewardLost(reward=reward):
            return words(f"event-mind-{event.kind}", reward=reward.value)
        case LevelDealt(level=level):
            return words("event-mind-level-dealt", level=level)
        case AllLevelsPassed() | GameBeaten() | GameLost():
            return words(f"replay-mind-{event.kind}")
        case _:
            assert_never(event)
