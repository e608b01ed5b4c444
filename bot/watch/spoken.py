"""Why a told number counts as told: a bound, a range, a decade, a sum, a comparison."""

from bot.watch.lines import Line
from bot.watch.model import Reason
from bot.watch.numbers import IN_DIGITS, LIKENESS, ROMAN, VEILED, Number
from bot.watch.vocabulary import BOUND, BY, COMPARED, CONNECT, MINUS, RANGE, TIMES

_OPERATORS = frozenset("+*/\u00d7\u00b7x=\u00f7-")
PARTS_OF = frozenset(
    (  # noqa: SIM905  # readable
        "half double twice triple hälfte halb halbe doppelt doppelte doppelten moitié demi mitad doble metà "
        "doppio helft dubbel dobro metade podwójne połowa"
    ).split()
)


def reason_for(number: Number, after: Number | None, line: Line) -> tuple[Reason, Number]:
    """Return why a number is told and the last number the same words tell; `after` is the next one."""
    between = line.texts[number.last + 1 : after.first] if after else []
    is_joined = after is not None and len(between) == 1
    if line.text(number.first) in PARTS_OF:
        return Reason.SUM, number
    if number.is_relation:
        return Reason.COMPARED, number
    if is_joined and after is not None and between[0] in _OPERATORS - {"-"}:
        return Reason.SUM, after
    if is_joined and after is not None and line.cue(number.last + 1) & (TIMES | MINUS | BY):
        return Reason.SUM, after
    if _is_part(line, number):
        return Reason.SUM, number
    if is_joined and after is not None and _is_range(line, number):
        return Reason.RANGE, after
    return _alone(number, line), number


def _alone(number: Number, line: Line) -> Reason:
    """Return why a single number is told."""
    if number.is_decade:
        return Reason.DECADE
    if number.dress is VEILED:
        return Reason.VEILED
    if number.dress is ROMAN:
        return Reason.ROMAN
    if number.dress is LIKENESS:
        return Reason.LIKENESS
    if number.is_ordinal:
        return Reason.ORDINAL
    nearby = line.cue(number.first - 1) | line.cue(number.first - 2)
    farther = nearby | line.cue(number.first - 3)
    if farther & COMPARED and not line.cue(number.first - 1) & BOUND:
        return Reason.COMPARED
    if nearby & BOUND:
        return Reason.BOUND
    written = line.written(number.first, number.last)
    plain = line.folded.text[line.starts[number.first] : line.ends[number.last]]
    is_plain = written.casefold() == plain.casefold() or written.casefold().replace("\u2019", "'") == plain
    if not is_plain:
        return Reason.VEILED
    return Reason.DIGITS if number.dress is IN_DIGITS else Reason.WORDS


def _is_range(line: Line, number: Number) -> bool:
    """Tell whether a number opens a range: between 30 and 40, 30-40."""
    before = line.cue(number.first - 1) | line.cue(number.first - 2)
    after = number.last + 1
    return line.text(after) == "-" or bool(line.cue(after) & CONNECT and before & RANGE)


def _is_part(line: Line, number: Number) -> bool:
    """Tell whether a number is halved, doubled or counted on from: half of 50, one more than the 34."""
    if any(line.text(number.first - step) in PARTS_OF for step in (1, 2)):
        return True
    steps = [step for step in (1, 2, 3) if line.cue(number.first - step) & COMPARED]
    return any(line.begins_number(number.first - step - 1) for step in steps)
