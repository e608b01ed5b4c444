"""Animated pictures of a match: the match as a whole, or the turn that a moment belongs to."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import Final

from bot.components.attachments import PendingPicture
from bot.components.layout import Block
from bot.pictures.animation import MAX_FRAMES, AnimatedScene
from bot.pictures.scene import Scene
from bot.renderers import renderer_of
from bot.renderers.context import RenderContext
from bot.replay.position import list_chapter_ends
from bot.replay.replay import Replay
from bot.tables.table import MAX_RECENT_EVENTS
from bot.words.words import Words

_STEM: Final = "film"
MAX_NOTE_LENGTH: Final = 80
"""The maximum number of characters by which the alt text of an animation is longer."""


def list_moments(replay: Replay, words: Words) -> tuple[int, ...]:
    """Return the steps after which the frames of a whole match show the table, the deal first.

    A longer match is shown by its turning points, and between them by turns or by every so many steps.
    """
    last = len(replay.steps)
    if last < MAX_FRAMES:
        return tuple(range(last + 1))
    points = renderer_of(replay.ruleset.slug).replay.find_turning_points(replay.public_steps, words)
    chosen = {0, last, *(point.step for point in points[: MAX_FRAMES // 4])}
    room = MAX_FRAMES - len(chosen)
    ends = [end for end in list_chapter_ends(replay) if end not in chosen]
    others = ends if len(ends) >= room else [step for step in range(last) if step not in chosen]
    return tuple(sorted(chosen.union(others[place * len(others) // room] for place in range(room))))


def animate(
    blocks: Sequence[Block], replay: Replay, moments: Sequence[int], context: RenderContext
) -> tuple[Block, ...]:
    """Let the picture among blocks of a page play the moments; a page without a picture stays as it is."""
    scenes = tuple(scene for scene, _ in groupby(_make_scenes(replay, moments, context)))
    if len(scenes) <= 1:
        return tuple(blocks)
    note = context.words("replay-film-alt", count=len(scenes))
    return tuple(
        replace(
            block,
            stem=_STEM,
            scene=AnimatedScene(scenes),
            alt="\n".join(filter(None, (block.alt, note))),
        )
        if isinstance(block, PendingPicture)
        else block
        for block in blocks
    )


def _make_scenes(replay: Replay, moments: Sequence[int], context: RenderContext) -> Iterator[Scene]:
    """Yield the public table after each of the steps, with what has been laid since the one before."""
    make_scene = renderer_of(replay.ruleset.slug).table.make_scene
    for before, step in pairwise((moments[0], *moments)):
        events = [event for played in replay.public_steps[before:step] for event in played.events]
        live = replace(context, live=step < len(replay.steps))
        view = replay.ruleset.view(replay.state_after(step), None)
        scene = make_scene(view, live, events[-MAX_RECENT_EVENTS:])
        if scene is not None:
            yield scene
