"""A hand of The Mind, with one big button for the lowest card, and its question before the end."""

from collections.abc import Sequence

from bot.components.attachments import PicturedText
from bot.components.layout import Block, Button, ButtonStyle, Row
from bot.games.the_mind.events import describe_hand_news
from bot.games.the_mind.scenes import make_hand_scene
from bot.games.the_mind.table import (
    describe_discarded,
    describe_moment,
    describe_news,
    describe_pile,
    describe_status,
    describe_team_state,
    is_live,
    render_blind_button,
    render_choice_buttons,
    render_star_buttons,
    render_stop_button,
)
from bot.renderers.context import RenderContext
from bot.renderers.renderer import HandRenderer
from engine.games.the_mind.events import CardPlayed, SeatReady
from engine.games.the_mind.model import Phase, TheMindView
from engine.model import Event


def render_hand(view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
    """Render a seat's cards, with one big button for the one it may play."""
    blocks: list[Block] = [
        PicturedText(describe_team_state(view, context)),
        *describe_pile(view, context),
        *describe_news(view, context),
    ]
    if not is_live(view, context):
        blocks.append(context.words("the-mind-over"))
    elif not context.paused:
        blocks.append(describe_status(view, context))
    blocks += _render_cards(view, context)
    rules = Button(context.words("button-rules"), context.custom_id("rules"))
    if not is_live(view, context):
        return (*blocks, (rules,))
    if view.phase is Phase.CHOOSING:
        choices = () if context.paused else render_choice_buttons(view, context)
        return (*blocks, (*choices, rules))
    own = () if context.paused else _render_own_buttons(view, context)
    return (*blocks, *_render_play_row(view, context), (*own, rules))


def refuses_others(view: TheMindView) -> bool:
    """Return True if to finish would end the match at once, for another wants to go on blind."""
    return any(seat != view.seat for seat in view.blind_agreed)


def render_confirmation(view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
    """Ask before a seat ends the match although another wants to go on blind."""
    sure = Button(context.words("button-finish-sure"), context.custom_id("finish-sure"), ButtonStyle.DANGER)
    back = Button(context.words("button-back"), context.custom_id("hand"))
    blind = () if view.seat in view.blind_agreed else (render_blind_button(context),)
    return (context.words("the-mind-sure-refuse"), (sure, *blind, back))


def _describe_hand_news(view: TheMindView, context: RenderContext, moves: Sequence[Event]) -> str:
    """Describe the level just passed, and the effect of a star: on a phone the table is out of sight."""
    if not is_live(view, context):
        return ""
    news = describe_hand_news(
        moves, context, mistake_shown=view.mistake is not None, discard_shown=bool(view.discarded)
    )
    return "\n".join(filter(None, (describe_moment(view, context), news)))


def _render_cards(view: TheMindView, context: RenderContext) -> tuple[Block, ...]:
    blocks: list[Block] = []
    if view.hand:
        lowest, *others = view.hand
        cards = (context.format_card(lowest, bold=True), *map(context.format_card, others))
        text = context.words("the-mind-your-cards", cards=context.hand_separator.join(cards))
        blocks.append(PicturedText(text))
    elif view.phase is not Phase.CHOOSING:
        blocks.append(PicturedText(context.words("the-mind-hand-empty")))
    if view.own_aside:
        blocks.append(context.words("the-mind-own-aside", cards=context.format_cards(view.own_aside)))
    if view.discarded:
        blocks.append(describe_discarded(view, context))
    return tuple(blocks)


def _render_play_row(view: TheMindView, context: RenderContext) -> tuple[Row, ...]:
    """Render the big button; it stays, disabled, while no card may be played, so that no button moves."""
    if view.lowest is None:
        return ()
    waits = context.paused or context.countdown > 0
    plays = view.phase is Phase.PLAYING and view.proposal is None and not waits
    label = context.words("button-play-card", card=view.lowest)
    custom_id, emoji = context.custom_id("play", view.lowest), context.emoji_of(view.lowest)
    return ((Button(label, custom_id, ButtonStyle.SUCCESS, disabled=not plays, emoji=emoji),),)


def _render_own_buttons(view: TheMindView, context: RenderContext) -> tuple[Button, ...]:
    buttons = []
    if view.phase is Phase.CONCENTRATING:
        done = view.seat in view.ready
        label = context.words("button-is-ready" if done else "button-ready")
        buttons.append(Button(label, context.custom_id("ready"), ButtonStyle.PRIMARY, disabled=done))
    return (*buttons, *render_star_buttons(view, context), *render_stop_button(view, context))


def _may_wait(view: TheMindView, seat: int, events: Sequence[Event]) -> bool:
    """Return True for a seat that sees others get ready, or lay cards when it has none."""
    if view.phase is Phase.PLAYING and not view.held[seat]:
        return all(isinstance(event, CardPlayed) for event in events)
    return all(isinstance(event, SeatReady) for event in events)


HAND = HandRenderer[TheMindView](
    render=render_hand,
    # Between the last level and a blind one there are no cards.
    make_scene=lambda view, context: None if view.phase is Phase.CHOOSING else make_hand_scene(view, context),
    describe_news=_describe_hand_news,
    may_wait=_may_wait,
)
