"""Replays of The Mind: every position with all hands open, and the turning points."""

from collections.abc import Sequence
from typing import TypeAlias, cast

from bot.components.attachments import PicturedText
from bot.components.layout import Block
from bot.games.the_mind.events import describe_event
from bot.games.the_mind.tempo import render_tempo
from bot.renderers.context import RenderContext
from bot.renderers.renderer import ReplayRenderer, TurningPoint
from bot.words.foreign_text import isolate
from bot.words.words import Words
from engine.games.the_mind.events import (
    AllLevelsPassed,
    Finished,
    GameBeaten,
    GameLost,
    LevelPassed,
    MistakeMade,
    PileTurnedOver,
    StarUsed,
    TheMindEvent,
)
from engine.games.the_mind.levels import last_level
from engine.games.the_mind.model import Phase, PlayedCard, TheMindState
from engine.model import Action, Event
from engine.ruleset import PlayedStep

Step: TypeAlias = PlayedStep[TheMindState, Action, Event]


def _describe_step(step: Step, context: RenderContext) -> tuple[str, ...]:
    """Describe all that happened in a step, a line each."""
    return tuple(describe_event(cast("TheMindEvent", event), context) for event in step.events)


def _render_position(state: TheMindState, context: RenderContext) -> tuple[Block, ...]:
    """Render the level, the pile face up, every hand, and the cards aside."""
    words = context.words
    level = words(
        "the-mind-blind-level" if state.blind else "the-mind-level",
        level=state.level,
        last=last_level(len(state.hands)),
    )
    lives, stars = words("the-mind-lives", count=state.lives), words("the-mind-stars", count=state.stars)
    team = f"**{level}** · ❤️ {lives} · ⭐ {stars}"
    pile = _describe_pile(state, context)
    # The picture shows the pile of a blind level face down.
    table = PicturedText(f"{team}\n{pile}", beside=pile if state.blind and state.pile else "")
    hands = "\n".join(_describe_hand(state, seat, context) for seat in range(len(state.hands)))
    aside = []
    if state.set_aside:
        cards = " · ".join(
            f"{isolate(context.name_of(below.seat))} {context.format_cards(below.cards)}"
            for below in state.set_aside
        )
        aside.append(words("replay-set-aside", cards=cards))
    if state.discarded:
        cards = context.format_cards(played.card for played in state.discarded)
        aside.append(words("the-mind-discarded", cards=cards))
    return (table, _describe_phase(state, context), hands, "\n".join(aside))


def _find_turning_points(steps: Sequence[Step], words: Words) -> tuple[TurningPoint, ...]:
    """Return the end, the mistakes, the stars, and the levels, in this order."""
    ranked = [
        (rank, TurningPoint(number, text))
        for number, step in enumerate(steps, 1)
        for event in step.events
        for rank, text in [_describe_turning_point(event, words)]
        if text
    ]
    return tuple(point for _, point in sorted(ranked, key=lambda pair: (pair[0], pair[1].step)))


def _describe_turning_point(event: Event, words: Words) -> tuple[int, str]:
    """Return an event's rank among turning points, 0 first, and its text; no text if it is none."""
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


def _describe_pile(state: TheMindState, context: RenderContext) -> str:
    done = state.last_pile
    if state.pile:
        return context.words("replay-pile", cards=_format_pile(state.pile, state.mistakes, context))
    if done is not None and done.pile:
        code = "the-mind-last-blind-pile" if done.blind else "the-mind-last-pile"
        return context.words(code, level=done.level, cards=_format_pile(done.pile, done.mistakes, context))
    return context.words("the-mind-pile-empty")


def _format_pile(pile: Sequence[PlayedCard], mistakes: Sequence[int], context: RenderContext) -> str:
    return " → ".join(
        f"💥 {context.format_card(played.card, bold=True)}"
        if played.card in mistakes
        else context.format_card(played.card)
        for played in pile
    )


def _describe_phase(state: TheMindState, context: RenderContext) -> str:
    """Describe the step that the table waited for."""
    words = context.words
    if state.proposal is not None:
        agreed = words.join_items(map(context.name_of, state.proposal.agreed))
        return words("replay-star-proposed", name=context.name_of(state.proposal.seat), agreed=agreed)
    match state.phase:
        case Phase.CONCENTRATING if state.ready:
            return words("replay-concentrating", ready=words.join_items(map(context.name_of, state.ready)))
        case Phase.CONCENTRATING:
            return words("replay-concentrating-all")
        case Phase.PLAYING:
            return words("replay-playing")
        case _:
            return ""


def _describe_hand(state: TheMindState, seat: int, context: RenderContext) -> str:
    cards = context.format_hand(state.hands[seat])
    return context.words(
        "replay-hand" if cards else "replay-hand-empty", name=context.name_of(seat), cards=cards
    )


REPLAY = ReplayRenderer[TheMindState](
    describe_step=_describe_step,
    render=_render_position,
    find_turning_points=_find_turning_points,
    chapter="level",
    ends_chapter=lambda step: any(isinstance(event, LevelPassed) for event in step.events),
    render_tempo=render_tempo,
)
