"""Pictures among a panel's texts: what is drawn of a table, a hand and a result, and where it stands."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.components.attachments import PendingPicture, PicturedText
from bot.components.layout import Block
from bot.pictures import Scene
from bot.renderers.renderer import AnyRenderer, RenderContext
from bot.settings.card_style import CardStyle
from engine.model import Event, Outcome, View

_TABLE: Final = "table"
_HAND: Final = "hand"
_RESULT: Final = "result"


def board(
    renderer: AnyRenderer, view: View, context: RenderContext, moves: Sequence[Event], card_style: CardStyle
) -> tuple[Block, ...]:
    """Show the public table, with its picture if pictures are wanted."""
    # Seconds are counted in words alone: a picture of each would come when it is over.
    still = replace(context, count=0)
    scene = renderer.board_picture(view, still, moves) if card_style.pictures else None
    return _among(lambda seen: renderer.board(view, seen, moves), context, _TABLE, scene)


def result(
    renderer: AnyRenderer,
    view: View,
    context: RenderContext,
    moves: Sequence[Event],
    card_style: CardStyle,
    outcome: Outcome | None,
    course: Sequence[Event],
) -> tuple[Block, ...]:
    """Show the table as it stood at the end, with the poster of the match if pictures are wanted."""
    scene = (
        renderer.result_picture(view, context, outcome, course) if card_style.pictures and course else None
    )
    if scene is None:
        return board(renderer, view, context, moves, card_style)
    return _among(lambda seen: renderer.board(view, seen, moves), context, _RESULT, scene)


def hand(
    renderer: AnyRenderer, view: View, context: RenderContext, card_style: CardStyle
) -> tuple[Block, ...]:
    """Show a seat its hand, with its picture if pictures are wanted."""
    scene = renderer.hand_picture(view, context) if card_style.pictures else None
    alt = "" if scene is None else renderer.hand_in_words(view, context)
    return _among(lambda seen: renderer.hand(view, seen), context, _HAND, scene, alt)


def beside(
    renderer: AnyRenderer, view: View, context: RenderContext, card_style: CardStyle, page: Sequence[Block]
) -> tuple[Block, ...]:
    """Show another page of a hand; the picture of the hand stays above it, if pictures are wanted."""
    shown = hand(renderer, view, context, card_style) if card_style.pictures else ()
    drawing = next((block for block in shown if isinstance(block, PendingPicture)), None)
    if drawing is None:
        return tuple(page)
    # On this page nothing else says what the picture shows.
    said = [block.alt or block.text for block in shown if isinstance(block, PicturedText)]
    return (replace(drawing, alt="\n".join(filter(None, (*said, drawing.alt)))), *page)


def _among(
    told: Callable[[RenderContext], Sequence[Block]],
    context: RenderContext,
    stem: str,
    scene: Scene | None,
    alt: str = "",
) -> tuple[Block, ...]:
    """Put a picture where the first text stands whose words it shows too, or else above everything."""
    blocks = told(context)
    if scene is None:
        return tuple(blocks)
    if any(map(_mentions, context.names)):
        # An alt text is not rendered: somebody who is mentioned elsewhere is called by their seat there.
        names = tuple(
            called if _mentions(name) else name
            for name, called in zip(context.names, context.called, strict=True)
        )
        blocks = tuple(map(_with_alt, blocks, told(replace(context, names=names))))
    place = next((place for place, block in enumerate(blocks) if isinstance(block, PicturedText)), 0)
    return (*blocks[:place], PendingPicture(stem, scene, alt), *blocks[place:])


def _mentions(name: str) -> bool:
    # No name that is safe to stand in a text begins so.
    return name.startswith("<@")


def _with_alt(block: Block, plain: Block) -> Block:
    if isinstance(block, PicturedText) and isinstance(plain, PicturedText):
        return replace(block, alt=plain.alt or plain.text)
    return block
