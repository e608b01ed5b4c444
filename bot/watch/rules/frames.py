"""Numbers in a piece of a sentence that no card is told with, as each language's data list them."""

from bot.watch.folding import HOLE
from bot.watch.keywords import ANY_NUMBER, CLAUSE_END, COUNT, MENTION, TURN, Frame, frames_of
from bot.watch.lines import Line
from bot.watch.model import Context
from bot.watch.numbers import Number

_MOST = {ANY_NUMBER: 1000, COUNT: 12, TURN: 3}


def is_in_a_frame(number: Number, line: Line, _context: Context) -> bool:
    """Ils sont trois à parler, parlate in tre, got a 92 on my chem test, il fait 38, the two in #general."""
    before, after = line.text(number.first - 1), line.text(number.last + 1)
    for speaker in line.speakers:
        words, kinds = frames_of(speaker)
        for beside in (before, after):
            for frame in words.get(beside, ()):
                if _fits(frame, number, line):
                    return True
        near = line.cue(number.first - 1) | line.cue(number.last + 1)
        for kind, frames in kinds.items():
            if near & kind and any(_fits(frame, number, line) for frame in frames):
                return True
    return False


def _fits(frame: Frame, number: Number, line: Line) -> bool:
    if number.counted > _MOST[frame.hole]:
        return False
    return all(
        _stands(slot, line, number.first - step) for step, slot in enumerate(frame.before, start=1)
    ) and all(_stands(slot, line, number.last + step) for step, slot in enumerate(frame.after, start=1))


def _stands(slot: frozenset[str] | int, line: Line, place: int) -> bool:
    """Tell whether what stands at a place is what a frame asks for there."""
    if isinstance(slot, int):
        return bool(line.cue(place) & slot)
    if not slot:
        return line.is_word(place)
    text = line.text(place)
    if text in slot:
        return True
    if CLAUSE_END in slot:
        return line.is_end(place) or not text
    return MENTION in slot and text.startswith(HOLE)
