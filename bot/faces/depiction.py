"""Pictures among a panel's texts: what is drawn of a table, a hand and a result, and where it stands."""

from collections.abc import Sequence
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
    return _among(face.board(view, sight, moves), _TABLE, scene)


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
    return _among(face.board(view, sight, moves), _RESULT, scene)


def hand(face: AnyFace, view: View, sight: Sight, look: Look) -> tuple[Block, ...]:
    """Show a seat its hand, with its picture if pictures are wanted."""
    scene = face.hand_picture(view, sight) if look.pictures else None
    alt = "" if scene is None else face.hand_in_words(view, sight)
    return _among(face.hand(view, sight), _HAND, scene, alt)


def _among(blocks: Sequence[Block], stem: str, scene: Scene | None, alt: str = "") -> tuple[Block, ...]:
    """Put a picture where the first text stands whose words it shows too, or else above everything."""
    if scene is None:
        return tuple(blocks)
    place = next((place for place, block in enumerate(blocks) if isinstance(block, Depicted)), 0)
    return (*blocks[:place], Drawing(stem, scene, alt), *blocks[place:])
