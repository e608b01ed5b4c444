"""Positions in a replay: which step is shown, whether the hands are open, and the ways between them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.components.layout import CustomId
from bot.renderers import renderer_of
from bot.replay.replay import Replay
from data.records import MatchRecord

_OPEN: Final = "open"
"""The argument that opens the hands."""
PLAY: Final = "play"
"""The way that stays here, and goes on by itself from here."""


@dataclass(frozen=True, slots=True)
class Position:
    """The position of a page of a replay; the custom ids of its buttons hold all of it."""

    step: int
    """The number of steps that have been taken."""
    hands_open: bool = False

    @property
    def argument(self) -> str:
        """The argument of buttons whose verb says where they lead rather than how the hands are."""
        return _OPEN if self.hands_open else ""

    @classmethod
    def read(cls, custom_id: CustomId) -> Self:
        """Read the position of a button that has `argument` as its argument."""
        return cls(custom_id.revision, custom_id.argument == _OPEN)

    def custom_id(self, record: MatchRecord, way: str) -> CustomId:
        """Return the custom id of a button that leads on from here; the hands stay as they are."""
        if self.hands_open:
            return CustomId(record.id, self.step, "replay-open", way)
        return CustomId(record.id, self.step, "replay-go", way)

    def within(self, replay: Replay) -> Self:
        """Return the position, or the nearest one that the match has."""
        return replace(self, step=max(0, min(self.step, len(replay.steps))))


def find_position(custom_id: CustomId, replay: Replay) -> Position:
    """Return the position that a button leads to, relative to its own or as a step's number."""
    here = Position(custom_id.revision, custom_id.verb == "replay-open").within(replay)
    match custom_id.argument:
        case "back":
            step = here.step - 1
        case "forward":
            step = here.step + 1
        case "chapter-back":
            step = find_chapter_start(replay, here.step)
        case "chapter-forward":
            step = find_chapter_end(replay, here.step)
        case number:
            step = int(number) if number.isdecimal() else here.step
    return replace(here, step=step).within(replay)


def find_chapter_start(replay: Replay, step: int) -> int:
    """Return the last step before this one that ended a turn, or the game's other chapter; else 0."""
    return max((end for end in list_chapter_ends(replay) if end < step), default=0)


def find_chapter_end(replay: Replay, step: int) -> int:
    """Return the next step that ends a turn, or the game's other chapter; else this one."""
    return next((end for end in list_chapter_ends(replay) if end > step), step)


def list_chapter_ends(replay: Replay) -> Iterator[int]:
    """Yield the steps that end a turn, or the game's other chapter, and the last one."""
    renderer = renderer_of(replay.ruleset.slug)
    for number, step in enumerate(replay.steps, 1):
        if renderer.replay.ends_chapter(step) or number == len(replay.steps):
            yield number
