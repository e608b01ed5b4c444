"""What happened last at a table of The Mind, a line an event."""

from collections.abc import Sequence

from bot.renderers.context import RenderContext
from engine.games.the_mind.events import (
    CardPlayed,
    LevelDealt,
    LevelPassed,
    LifeLost,
    MistakeMade,
    PileTurnedOver,
    RewardGained,
    RewardLost,
    StarDeclined,
    StarProposed,
    StarUsed,
    Stopped,
    WentBlind,
)
from engine.model import Event

LAST_MOVES = 6


def moves_told(moves: Sequence[Event], context: RenderContext) -> tuple[str, ...]:
    """Return a line for each of the last events that are worth one, oldest first."""
    return tuple(line for line in (_told(event, context) for event in moves) if line)[-LAST_MOVES:]


def _told(  # noqa: C901 - one case for each kind of event
    event: Event, context: RenderContext
) -> str:
    """Say what happened; what the table shows by its state anyway needs no line."""
    words = context.words
    match event:
        case CardPlayed(seat=seat, card=card):
            return words("event-mind-played", name=context.name_of(seat), card=context.format_card(card))
        case MistakeMade(seat=seat, card=card, lower=lower):
            return words(
                "event-mind-mistake",
                name=context.name_of(seat),
                card=context.format_card(card),
                count=sum(lower),
            )
        case LifeLost(count=count, lives=lives):
            return words("event-mind-life-lost", count=count, lives=lives)
        case Stopped():
            # Nobody is named: the table itself stops when a seat falls free or after a break.
            return words("event-mind-stopped")
        case StarProposed(seat=seat) | StarDeclined(seat=seat) | WentBlind(seat=seat):
            return words(f"event-mind-{event.kind}", name=context.name_of(seat))
        case StarUsed(discarded=discarded):
            cards = ", ".join(
                f"{context.name_of(one.seat)} {context.format_card(one.card)}" for one in discarded
            )
            return words("event-mind-star-used", cards=cards)
        case PileTurnedOver(mistakes=mistakes):
            return words("event-mind-turned-over", count=len(mistakes))
        case LevelPassed(level=level):
            return words("event-mind-level-passed", level=level)
        case RewardGained(reward=reward) | RewardLost(reward=reward):
            return words(f"event-mind-{event.kind}", reward=reward.value)
        case LevelDealt(level=level, hands=hands):
            return words("event-mind-level-dealt", level=level, seats=len(hands))
        case _:
            return ""
