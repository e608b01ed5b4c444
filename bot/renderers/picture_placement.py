"""Places pictures among the texts of a table, a hand and a result."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.components.attachments import PendingPicture, PicturedText
from bot.components.layout import Block
from bot.pictures import Scene
from bot.renderers.context import RenderContext
from bot.renderers.renderer import AnyRenderer
from bot.settings.card_style import CardStyle
from engine.model import Event, Outcome, State, View

_TABLE: Final = "table"
_HAND: Final = "hand"
_RESULT: Final = "result"


def render_table_with_picture(
    renderer: AnyRenderer, view: View, context: RenderContext, moves: Sequence[Event], card_style: CardStyle
) -> tuple[Block, ...]:
    """Render the public table, with its picture if pictures are wanted."""
    scene = None
    if card_style.pictures:
        # Seconds are counted in words alone: a picture of each second would arrive when the second is over.
        scene = renderer.table.make_scene(view, replace(context, countdown=0), moves)
    return _with_picture(lambda chosen: renderer.table.render(view, chosen, moves), context, _TABLE, scene)


def render_result_with_picture(
    renderer: AnyRenderer,
    view: View,
    context: RenderContext,
    card_style: CardStyle,
    outcome: Outcome | None,
    events: Sequence[Event],
) -> tuple[Block, ...]:
    """Render the table as it stood at the end, with the poster of the match if pictures are wanted."""
    scene = (
        renderer.result.make_scene(view, context, outcome, events) if card_style.pictures and events else None
    )
    if scene is None:
        return render_table_with_picture(renderer, view, context, (), card_style)
    return _with_picture(lambda chosen: renderer.table.render(view, chosen, ()), context, _RESULT, scene)


def render_position_with_picture(
    renderer: AnyRenderer,
    state: State,
    view: View,
    context: RenderContext,
    moves: Sequence[Event],
    card_style: CardStyle,
    *,
    live: bool,
    hands_open: bool,
) -> tuple[Block, ...]:
    """Render a position of an ended match: the public table as it was then, or with all hands open.

    `view` is the public one, `moves` are the last events before it as the public table knows them, and `live`
    says that the match went on from there.
    """
    # Only the picture shows whose turn it was: the texts of a live table ask for moves.
    then = replace(context, live=live)
    scene = renderer.table.make_scene(view, then, moves) if card_style.pictures else None

    def render(chosen: RenderContext) -> tuple[Block, ...]:
        # The moves stand on the page already.
        return (
            renderer.replay.render(state, chosen) if hands_open else renderer.table.render(view, chosen, ())
        )

    return _with_picture(render, context, _TABLE, scene)


def render_hand_with_picture(
    renderer: AnyRenderer, view: View, context: RenderContext, card_style: CardStyle
) -> tuple[Block, ...]:
    """Render a seat's hand, with its picture if pictures are wanted."""
    scene = renderer.hand.make_scene(view, context) if card_style.pictures else None
    alt = "" if scene is None else renderer.hand.describe_scene(view, context)
    return _with_picture(lambda chosen: renderer.hand.render(view, chosen), context, _HAND, scene, alt)


def render_page_with_picture(
    renderer: AnyRenderer, view: View, context: RenderContext, card_style: CardStyle, page: Sequence[Block]
) -> tuple[Block, ...]:
    """Put the picture of the hand above another page, if pictures are wanted."""
    hand = render_hand_with_picture(renderer, view, context, card_style) if card_style.pictures else ()
    return (*_take_picture(hand), *page)


def render_table_picture(
    renderer: AnyRenderer, view: View, context: RenderContext, moves: Sequence[Event], card_style: CardStyle
) -> tuple[Block, ...]:
    """Return the picture of the public table without its texts; nothing if no pictures are wanted."""
    if not card_style.pictures:
        return ()
    return _take_picture(render_table_with_picture(renderer, view, context, moves, card_style))


def _take_picture(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Return the picture among the blocks, with an alt text that says all that the picture shows."""
    picture = next((block for block in blocks if isinstance(block, PendingPicture)), None)
    if picture is None:
        return ()
    texts = [block.alt or block.text for block in blocks if isinstance(block, PicturedText)]
    return (replace(picture, alt="\n".join(filter(None, (*texts, picture.alt)))),)


def _with_picture(
    render: Callable[[RenderContext], Sequence[Block]],
    context: RenderContext,
    stem: str,
    scene: Scene | None,
    alt: str = "",
) -> tuple[Block, ...]:
    """Put a picture before the first text whose content it shows too, or else above everything."""
    blocks = render(context)
    if scene is None:
        return tuple(blocks)
    if any(map(_is_mention, (*context.names, *context.past_names))):
        # Discord does not render mentions in an alt text, so the plain name stands there.
        names = tuple(
            plain if _is_mention(name) else name
            for name, plain in zip(context.names, context.plain_names, strict=True)
        )
        past_names = tuple(
            context.words("seat-numbered", seat=seat) if _is_mention(name) else name
            for seat, name in enumerate(context.past_names, 1)
        )
        plain_context = replace(context, names=names, past_names=past_names)
        blocks = tuple(map(_with_alt, blocks, render(plain_context)))
    place = next((place for place, block in enumerate(blocks) if isinstance(block, PicturedText)), 0)
    return (*blocks[:place], PendingPicture(stem, scene, alt), *blocks[place:])


def _is_mention(name: str) -> bool:
    # No escaped name begins so.
    return name.startswith("<@")


def _with_alt(block: Block, plain: Block) -> Block:
    if isinstance(block, PicturedText) and isinstance(plain, PicturedText):
        return replace(block, alt=plain.alt or plain.text)
    return block
