"""The pictures of ito, as scenes made of a view and of what people wrote."""

from collections.abc import Iterator, Sequence

from bot.games.ito.pictures.row import Entry, ItoRow, Mark, ThemeFacts
from bot.pictures.poster import Headline
from bot.pictures.seats import SeatFacts
from bot.renderers.context import RenderContext
from data.themes import theme
from engine.games.ito.model import FinishedRound, ItoView, Mode, OpenCard, Phase
from engine.model import Event, Outcome


def make_table_scene(view: ItoView, context: RenderContext, moves: Sequence[Event]) -> ItoRow | None:
    """Return the round before as a scene, until a theme is chosen; nothing while a row is turned over."""
    del moves
    if view.last is None or view.phase is not Phase.CHOOSING or context.frame is not None:
        return None
    return make_row(view, context, view.last)


def make_poster_scene(
    view: ItoView, context: RenderContext, outcome: Outcome | None, events: Sequence[Event]
) -> ItoRow | None:
    """Return the last round with the result of the match as a scene; nothing if no card lies open."""
    del events
    done = _find_last_round(view)
    if done is None or not done.order:
        return None
    words, stages = context.words, view.options.mode is Mode.STAGES
    text = words("picture-ito-stages" if stages else "picture-ito-rows", count=view.passed)
    beaten = outcome is not None and outcome.beaten
    head = Headline(
        game=words("game-ito"),
        number="" if beaten else str(view.passed),
        text=words("picture-ito-beaten" if stages else "picture-ito-rows-beaten") if beaten else text,
        beaten=beaten,
        record=words("picture-record") if context.record else "",
    )
    return make_row(view, context, done, head)


def _find_last_round(view: ItoView) -> FinishedRound | None:
    """Return the stage that is being played if a card of it lies open, else the round before."""
    if view.last is not None and view.last.number == view.round:
        return view.last
    if view.pile:
        return FinishedRound(
            number=view.round,
            theme=view.theme,
            order=view.pile,
            mistakes=view.mistakes,
            set_aside=view.set_aside,
        )
    return view.last


def make_row(
    view: ItoView, context: RenderContext, done: FinishedRound, head: Headline | None = None
) -> ItoRow:
    """Return a round that is over as a scene."""
    return ItoRow(
        theme=_find_theme(done, context),
        entries=tuple(
            Entry(card.card, card.seat, context.texts.line(done.number, card.seat, card.slot) or "", mark)
            for card, mark in _mark_cards(done)
        ),
        seats=make_seats(view, context),
        head=head,
    )


def make_seats(view: ItoView, context: RenderContext) -> tuple[SeatFacts, ...]:
    """Return who sits at the table."""
    return tuple(
        SeatFacts(
            context.plain_name_of(seat), context.fallback_name_of(seat), None, avatar=context.avatar_of(seat)
        )
        for seat in range(len(view.held_slots))
    )


def _mark_cards(done: FinishedRound) -> Iterator[tuple[OpenCard, Mark]]:
    """Yield the cards of a round in their order; those that a card passed over come behind it."""
    left, before = set(done.set_aside), 0
    for card in done.order:
        wrong = card.card < before or card.card in done.mistakes
        yield card, Mark.WRONG if wrong else Mark.RISING
        before = card.card
        if card.card in done.mistakes:
            passed_over = sorted(
                (other for other in left if other.card < card.card), key=lambda other: other.card
            )
            left.difference_update(passed_over)
            yield from ((other, Mark.PASSED_OVER) for other in passed_over)


def _find_theme(done: FinishedRound, context: RenderContext) -> ThemeFacts | None:
    """Return the theme of a round; None if its words are not kept any more."""
    if done.theme is not None:
        listed = theme(done.theme)
        return None if listed is None else ThemeFacts(listed.text, listed.low, listed.high)
    own = context.texts.own_theme(done.number)
    return None if own is None else ThemeFacts(own.question or "", own.low, own.high)
