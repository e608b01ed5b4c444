"""Replays of The Game: every position with all hands open, and the turning points."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, cast

from bot.companions.turn_review import PlayedTurn, ReviewedTurn, TurnReview
from bot.components.attachments import PicturedText
from bot.components.layout import Block
from bot.games.the_game.events import describe_event
from bot.games.the_game.piles import describe_pile, describe_piles_in_words
from bot.renderers.context import RenderContext
from bot.renderers.renderer import ReplayRenderer, TurningPoint
from bot.words.words import Words
from engine.games.the_game.model import (
    Begin,
    CardMoved,
    CardPlayed,
    DutyNotMet,
    GameBeaten,
    PlayCard,
    Signal,
    TheGameEvent,
    TheGameState,
    TheGameView,
    TurnStarted,
)
from engine.games.the_game.piles import PILES, TRICK, gap
from engine.model import Action, Event
from engine.ruleset import PlayedStep

Step: TypeAlias = PlayedStep[TheGameState, Action, Event]

MAX_PILE_CARDS = 8
"""How many cards of a pile are shown, the top one included."""
MAX_NEXT_CARDS = 5
"""How many cards are shown of those that would be drawn next."""

_JUMP = 20
"""How far a card moves its pile on for it to be news that a companion would have laid it, too."""


def _describe_step(step: Step, context: RenderContext) -> tuple[str, ...]:
    """Describe all that happened in a step, a line each."""
    lines = tuple(describe_event(cast("TheGameEvent", event), context) for event in step.events)
    if isinstance(step.action, Begin):
        return (context.words("replay-begun", name=context.name_of(step.seat)), *lines)
    return lines


def _render_position(state: TheGameState, context: RenderContext) -> tuple[Block, ...]:
    """Render the piles, every hand, and the next cards of the draw pile."""
    following = [context.format_card(card) for card in state.draw[:MAX_NEXT_CARDS]]
    if len(state.draw) > MAX_NEXT_CARDS:
        following.append("…")
    piles = "\n".join(_describe_pile(state, pile, context) for pile in PILES)
    return (
        PicturedText(
            piles,
            beside=_describe_all_signals(state, context),
            alt=describe_piles_in_words(state.tops, context),
        ),
        "\n".join(_describe_hand(state, seat, context) for seat in range(len(state.hands))),
        context.words("replay-draw-pile", count=len(state.draw), cards=context.words.join_items(following)),
    )


def _find_turning_points(steps: Sequence[Step], words: Words) -> tuple[TurningPoint, ...]:
    """Return the end, the largest gap, the draw pile's last card, and the tricks, in this order."""
    kinds = (_find_end, _find_largest_gap, _find_empty_draw_pile, _find_tricks)
    return tuple(point for find in kinds for point in find(steps, words))


def _describe_review(
    reviewed: ReviewedTurn, context: RenderContext, /, *, hands_open: bool
) -> tuple[str, ...]:
    """Describe the chance at a turning point, and with open hands the cards a companion would lay."""
    words, review = context.words, reviewed.review
    lines = []
    if reviewed.is_turning_point:
        lines.append(f"{words(_find_chance(reviewed))} {words('hint-worth', count=_count_loss(review))}")
    if hands_open and (line := _describe_companions_turn(reviewed, context)):
        lines.append(f"-# {line}")
    return tuple(lines)


def _describe_companions_turn(reviewed: ReviewedTurn, context: RenderContext) -> str:
    """Describe a companion's turn if it is better, or the same although a card made a jump; else nothing."""
    words, review, turn = context.words, reviewed.review, reviewed.turn
    name = context.name_of(turn.seat)
    if review.actions == turn.actions:
        return words("hint-same", name=name) if _has_jump(turn) else ""
    if review.loss <= review.error:
        return ""
    items = [
        words("hint-card", card=context.format_card(play.card), pile=play.pile)
        for play in _read_cards(review.actions)
    ]
    return words("hint-companion", name=name, cards=words.join_items(items))


def _has_jump(turn: PlayedTurn) -> bool:
    """Return True if a card of a turn moved its pile far on."""
    tops = list(cast("TheGameView", turn.view).tops)
    for play in _read_cards(turn.actions):
        if gap(play.pile, tops[play.pile - 1], play.card) >= _JUMP:
            return True
        tops[play.pile - 1] = play.card
    return False


def _describe_loss(review: TurnReview, words: Words) -> str:
    """Count the cards that a turning point cost."""
    return words("turning-hint", count=_count_loss(review))


def _count_loss(review: TurnReview) -> int:
    return round(review.loss)


def _find_chance(reviewed: ReviewedTurn) -> str:
    """Return the code of the advantage that a companion's turn has over the turn played."""
    turn = reviewed.turn
    view = cast("TheGameView", turn.view)
    played, better = _read_cards(turn.actions), _read_cards(reviewed.review.actions)
    if _count_tricks(better, view.tops) > _count_tricks(played, view.tops):
        return "hint-trick"
    signalled = {signal.pile for signal in view.signals if signal.seat != turn.seat}
    if signalled & _list_piles(played) - _list_piles(better):
        return "hint-signal"
    played_cards, better_cards = {play.card for play in played}, {play.card for play in better}
    if better_cards < played_cards:
        return "hint-fewer"
    return "hint-more" if better_cards > played_cards else "hint-other"


def _list_piles(plays: Sequence[PlayCard]) -> set[int]:
    return {play.pile for play in plays}


def _read_cards(actions: Sequence[Action]) -> list[PlayCard]:
    return [action for action in actions if isinstance(action, PlayCard)]


def _count_tricks(plays: Sequence[PlayCard], tops: Sequence[int]) -> int:
    """Count the backwards tricks among cards that are laid in this order."""
    now, tricks = list(tops), 0
    for play in plays:
        tricks += gap(play.pile, now[play.pile - 1], play.card) == -TRICK
        now[play.pile - 1] = play.card
    return tricks


def _describe_pile(state: TheGameState, pile: int, context: RenderContext) -> str:
    lines = [describe_pile(pile, state.rows[pile - 1], state.tops[pile - 1], MAX_PILE_CARDS, context)]
    for signal, names in _find_signals(state, pile, context):
        lines.append("-# " + context.words("the-game-signal", name=names, signal=signal))
    return "\n".join(lines)


def _describe_all_signals(state: TheGameState, context: RenderContext) -> str:
    """Describe all signals beside a picture, which has room for icons only."""
    return "\n".join(
        context.words("the-game-signal-on-pile", pile=pile, name=names, signal=signal)
        for pile in PILES
        for signal, names in _find_signals(state, pile, context)
    )


def _find_signals(state: TheGameState, pile: int, context: RenderContext) -> Iterator[tuple[str, str]]:
    """Yield each signal on a pile, with the names of those who gave it."""
    for signal in Signal:
        seats = [given.seat for given in state.signals if (given.pile, given.signal) == (pile, signal)]
        if seats:
            yield (
                context.words(f"signal-{signal.value}"),
                context.words.join_items(map(context.name_of, seats)),
            )


def _describe_hand(state: TheGameState, seat: int, context: RenderContext) -> str:
    cards = context.format_hand(state.hands[seat])
    mark = "▶️ " if state.turn == seat and not state.stuck and state.left else ""
    text = context.words(
        "replay-hand" if cards else "replay-hand-empty", name=context.name_of(seat), cards=cards
    )
    return f"{mark}{text}"


def _find_end(steps: Sequence[Step], words: Words) -> Iterator[TurningPoint]:
    for number, step in enumerate(steps, 1):
        for event in step.events:
            if isinstance(event, GameBeaten):
                yield TurningPoint(number, words("turning-last-card"))
            elif isinstance(event, DutyNotMet):
                yield TurningPoint(number, words("turning-duty-not-met"))


def _find_largest_gap(steps: Sequence[Step], words: Words) -> Iterator[TurningPoint]:
    gaps = [(event.gap, -number, event) for number, event in _find_plays(steps)]
    if gaps:
        gap, number, event = max(gaps, key=lambda play: play[:2])
        yield TurningPoint(-number, words("turning-largest-gap", card=event.card, pile=event.pile, gap=gap))


def _find_empty_draw_pile(steps: Sequence[Step], words: Words) -> Iterator[TurningPoint]:
    for number, step in enumerate(steps, 1):
        if step.before.draw and not step.after.draw:
            yield TurningPoint(number, words("turning-draw-pile-empty"))


def _find_tricks(steps: Sequence[Step], words: Words) -> Iterator[TurningPoint]:
    for number, event in _find_plays(steps):
        if event.is_trick:
            yield TurningPoint(number, words("turning-trick", card=event.card, pile=event.pile))


def _find_plays(steps: Sequence[Step]) -> list[tuple[int, CardPlayed]]:
    """List each card laid with the number of its step; one that was moved, where it lies at last."""
    plays: list[tuple[int, CardPlayed]] = []
    for number, step in enumerate(steps, 1):
        for event in step.events:
            if isinstance(event, CardPlayed):
                plays.append((number, event))
            elif isinstance(event, CardMoved):
                plays[-1] = number, event.to_played()
    return plays


REPLAY = ReplayRenderer[TheGameState](
    describe_step=_describe_step,
    render=_render_position,
    find_turning_points=_find_turning_points,
    ends_chapter=lambda step: any(isinstance(event, TurnStarted) for event in step.events),
    describe_review=_describe_review,
    describe_loss=_describe_loss,
)
