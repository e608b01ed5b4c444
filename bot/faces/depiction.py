"""Pictures among a panel's texts: what is drawn of a table, a hand and a result, and where it stands."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.faces.face import AnyFace, Sight
from bot.panels.attachments import Depicted, Drawing
from bot.panels.panel import Block
from bot.pictures import Scene
from bot.settings.looks import Look
from engine.model import Event, Outcome, View

_TABLE: Final = "table"
_HAND: Final = "hand"
_RESULT: Final = "result"


def board(face: AnyFace, view: View, sight: Sight, moves: Sequence[Event], look: Look) -> tuple[Block, ...]:
    """Show the public table, with its picture if pictures are wanted."""
    # Seconds are counted in words alone: a picture of each would come when it is over.
    still = replace(sight, count=0)
    scene = face.board_picture(view, still, moves) if look.pictures else None
    return _among(lambda seen: face.board(view, seen, moves), sight, _TABLE, scene)


def result(
    face: AnyFace,
    view: View,
    sight: Sight,
    moves: Sequence[Event],
    look: Look,
    outcome: Outcome | None,
    course: Sequence[Event],
) -> tuple[Block, ...]:
    """Show the table as it stood at the end, with the poster of the match if pictures are wanted."""
    scene = face.result_picture(view, sight, outcome, course) if look.pictures and course else None
    if scene is None:
        return board(face, view, sight, moves, look)
    return _among(lambda seen: face.board(view, seen, moves), sight, _RESULT, scene)


def hand(face: AnyFace, view: View, sight: Sight, look: Look) -> tuple[Block, ...]:
    """Show a seat its hand, with its picture if pictures are wanted."""
    scene = face.hand_picture(view, sight) if look.pictures else None
    alt = "" if scene is None else face.hand_in_words(view, sight)
    return _among(lambda seen: face.hand(view, seen), sight, _HAND, scene, alt)


def beside(face: AnyFace, view: View, sight: Sight, look: Look, page: Sequence[Block]) -> tuple[Block, ...]:
    """Show another page of a hand; the picture of the hand stays above it, if pictures are wanted."""
    shown = hand(face, view, sight, look) if look.pictures else ()
    drawing = next((block for block in shown if isinstance(block, Drawing)), None)
    if drawing is None:
        return tuple(page)
    # On this page nothing else says what the picture shows.
    said = [block.alt or block.text for block in shown if isinstance(block, Depicted)]
    return (replace(drawing, alt="\n".join(filter(None, (*said, drawing.alt)))), *page)


def _among(
    told: Callable[[Sight], Sequence[Block]], sight: Sight, stem: str, scene: Scene | None, alt: str = ""
) -> tuple[Block, ...]:
    """Put a picture where the first text stands whose words it shows too, or else above everything."""
    blocks = told(sight)
    if scene is None:
        return tuple(blocks)
    if any(map(_mentions, sight.names)):
        # An alt text is not rendered: somebody who is mentioned elsewhere is called by their seat there.
        names = tuple(
            called if _mentions(name) else name
            for name, called in zip(sight.names, sight.called, strict=True)
        )
        blocks = tuple(map(_with_alt, blocks, told(replace(sight, names=names))))
    place = next((place for place, block in enumerate(blocks) if isinstance(block, Depicted)), 0)
    return (*blocks[:place], Drawing(stem, scene, alt), *blocks[place:])


def _mentions(name: str) -> bool:
    # No name that is safe to stand in a text begins so.
    return name.startswith("<@")


def _with_alt(block: Block, plain: Block) -> Block:
    if isinstance(block, Depicted) and isinstance(plain, Depicted):
        return replace(block, alt=plain.alt or plain.text)
    return block
