"""A match of The Mind as one replays it: all hands open, every move in words."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.components.layout import Block
from bot.renderers.context import RenderContext
from bot.renderers.renderer import TurningPoint
from bot.words import Words
from engine.games.the_mind.events import (
    AllLevelsPassed,
    CardPlayed,
    CardsSetAside,
    Finished,
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
    StarProposed,
    StarUsed,
    Stopped,
    WentBlind,
)
from engine.games.the_mind.levels import last_level
from engine.games.the_mind.model import Phase, PlayedCard, TheMindState
from engine.model import Action, Event
from engine.ruleset import Played

Step: TypeAlias = Played[TheMindState, Action, Event]


def told(step: Step, context: RenderContext) -> tuple[str, ...]:
    """Say all that happened in a step, a line each."""
    return tuple(_told(event, context) for event in step.events)


def replayed(state: TheMindState, context: RenderContext) -> tuple[Block, ...]:
    """Show the level, the pile face up, every hand, and what lies aside."""
    words = context.words
    level = words(
        "the-mind-blind-level" if state.blind else "the-mind-level",
        level=state.level,
        last=last_level(len(state.hands)),
    )
    lives, stars = words("the-mind-lives", count=state.lives), words("the-mind-stars", count=state.stars)
    lines = [f"**{level}** · ❤️ {lives} · ⭐ {stars}", _pile(state, context), _phase(state, context)]
    hands = "\n".join(_hand(state, seat, context) for seat in range(len(state.hands)))
    aside = []
    if state.set_aside:
        cards = "; ".join(
            f"{context.name_of(one.seat)} {context.format_cards(one.cards)}" for one in state.set_aside
        )
        aside.append(words("replay-set-aside", cards=cards))
    if state.discarded:
        cards = context.format_cards(one.card for one in state.discarded)
        aside.append(words("the-mind-discarded", cards=cards))
    return ("\n".join(filter(None, lines)), hands, "\n".join(aside))


def turning_points(steps: Sequence[Step], words: Words) -> tuple[TurningPoint, ...]:
    """Return the end, the mistakes, the stars, and the levels, in this order."""
    found = [
        (weight, TurningPoint(number, said))
        for number, step in enumerate(steps, 1)
        for event in step.events
        for weight, said in [_turning(event, words)]
        if said
    ]
    return tuple(point for _, point in sorted(found, key=lambda one: (one[0], one[1].step)))


def _told(event: Event, context: RenderContext) -> str:  # noqa: C901, PLR0912 - one case for each kind of event
    words = context.words
    match event:
        case SeatReady(seat=seat) | StarAgreed(seat=seat) | Finished(seat=seat):
            return words(f"replay-{event.kind}", name=context.name_of(seat))
        case StarProposed(seat=seat) | StarDeclined(seat=seat) | WentBlind(seat=seat):
            return words(f"event-mind-{event.kind}", name=context.name_of(seat))
        case PlayBegan(level=level):
            return words("replay-play-began", level=level)
        case CardPlayed(seat=seat, card=card, face_down=face_down):
            code = "replay-played-blind" if face_down else "event-mind-played"
            return words(code, name=context.name_of(seat), card=context.format_card(card))
        case MistakeMade(seat=seat, card=card, lower=lower):
            return words(
                "event-mind-mistake",
                name=context.name_of(seat),
                card=context.format_card(card),
                count=sum(lower),
            )
        case CardsSetAside(seat=seat, cards=cards):
            return words(
                "replay-cards-set-aside", name=context.name_of(seat), cards=context.format_cards(cards or ())
            )
        case LifeLost(count=count, lives=lives):
            return words("event-mind-life-lost", count=count, lives=lives)
        case StarUsed(discarded=discarded):
            thrown = ", ".join(
                f"{context.name_of(one.seat)} {context.format_card(one.card)}" for one in discarded
            )
            return words("event-mind-star-used", cards=thrown)
        case Stopped():
            # Nobody is named: the table itself stops when a seat falls free or after a break.
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
            return ""


def _turning(event: Event, words: Words) -> tuple[int, str]:
    """Return how little an event tells beside others, and what it tells; nothing if it turns nothing."""
    match event:
        case GameBeaten() | GameLost() | Finished():
            return 0, words(f"turning-{event.kind}")
        case AllLevelsPassed():
            return 1, words("turning-all-levels-passed")
        case MistakeMade(card=card, lower=lower):
            return 2, words("turning-mistake", card=card, count=sum(lower))
        case PileTurnedOver(level=level, mistakes=mistakes) if mistakes:
            return 2, words("turning-turned-over", level=level, count=len(mistakes))
        case StarUsed():
            return 3, words("turning-star")
        case LevelPassed(level=level, blind=blind):
            return 4, words("turning-blind-level-passed" if blind else "turning-level-passed", level=level)
        case _:
            return 0, ""


def _pile(state: TheMindState, context: RenderContext) -> str:
    done = state.last_pile
    if state.pile:
        return context.words("replay-pile", cards=_trail(state.pile, state.mistakes, context))
    if done is not None:
        return context.words(
            "the-mind-last-pile", level=done.level, cards=_trail(done.pile, done.mistakes, context)
        )
    return context.words("the-mind-pile-empty")


def _trail(pile: Sequence[PlayedCard], mistakes: Sequence[int], context: RenderContext) -> str:
    return " → ".join(
        f"{context.format_card(one.card, bold=True)}!"
        if one.card in mistakes
        else context.format_card(one.card)
        for one in pile
    )


def _phase(state: TheMindState, context: RenderContext) -> str:
    """Say what the table waited for."""
    words = context.words
    if state.proposal is not None:
        agreed = ", ".join(map(context.name_of, state.proposal.agreed))
        return words("replay-star-proposed", name=context.name_of(state.proposal.seat), agreed=agreed)
    match state.phase:
        case Phase.CONCENTRATING if state.ready:
            return words("replay-concentrating", ready=", ".join(map(context.name_of, state.ready)))
        case Phase.CONCENTRATING:
            return words("replay-concentrating-all")
        case Phase.PLAYING:
            return words("replay-playing")
        case _:
            return ""


def _hand(state: TheMindState, seat: int, context: RenderContext) -> str:
    cards = context.format_cards(state.hands[seat], " · ")
    return context.words(
        "replay-hand" if cards else "replay-hand-empty", name=context.name_of(seat), cards=cards
    )
