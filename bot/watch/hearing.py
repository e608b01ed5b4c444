"""The one question: was a number told?"""

from bot.watch.digits import read_digits
from bot.watch.folding import fold
from bot.watch.harmless import Verdict, judge
from bot.watch.lines import Kind, Line
from bot.watch.model import Context, Finding, Reason, Strictness
from bot.watch.numbers import Number
from bot.watch.quoting import without_quotes
from bot.watch.spoken import reason_for
from bot.watch.veils import read_ideographs, read_roman, read_veiled
from bot.watch.words import listen, read_words


def heard(text: str, context: Context) -> Finding | None:
    """Say which words of a message tell a card's value, and why.

    Pure, and linear in the length of the text. Source: talk policy.
    """
    if context.strictness is Strictness.OFF or not text:
        return None
    line = Line(fold(without_quotes(text, context)))
    table = tuple(dict.fromkeys(tag.replace("_", "-").split("-")[0].casefold() for tag in context.languages))
    hearing = listen(table, [token.text for token in line.tokens if token.kind is Kind.WORD])
    line.tongues, line.speakers = hearing.languages, hearing.speakers
    numbers = _apart(
        [*read_words(line, hearing), *read_digits(line), *read_roman(line), *read_ideographs(line)],
        list(read_veiled(line, hearing)),
    )
    told = [number for number in numbers if number.is_sure and _may_be_card(number, context)]
    verdicts = judge(told, numbers, line, context)
    for number, verdict in zip(told, verdicts, strict=True):
        match verdict:
            case Verdict.HARMLESS:
                continue
            case Verdict.TRICK if context.strictness is Strictness.STRICT:
                return _finding(Reason.TRICK_TALK, number, number, (number.value,), line)
            case Verdict.PUBLIC if context.strictness is Strictness.STRICT:
                return _finding(Reason.PUBLIC_VALUE, number, number, (number.value,), line)
            case Verdict.TOLD:
                partners = [
                    other for other, ruling in zip(told, verdicts, strict=True) if ruling is Verdict.TOLD
                ]
                reason, last = reason_for(number, partners, line)
                values = tuple(other.value for other in partners if number.first <= other.first <= last.first)
                return _finding(reason, number, last, values, line)
            case _:
                continue
    return None


def _may_be_card(number: Number, context: Context) -> bool:
    return number.value in context.cards or any(part in context.cards for part in number.parts)


def _apart(plain: list[Number], veiled: list[Number]) -> list[Number]:
    """Return the numbers in the order they were written, leaving out what lies inside a longer one."""
    kept: list[Number] = []
    end = -1
    for number in sorted((*plain, *veiled), key=lambda number: (number.first, -number.last)):
        if number.first > end:
            kept.append(number)
            end = number.last
    return kept


def _finding(reason: Reason, first: Number, last: Number, values: tuple[int, ...], line: Line) -> Finding:
    start, end = line.folded.origin(line.tokens[first.first].start, line.tokens[last.last].end)
    return Finding(reason, line.folded.source[start:end], start, end, values)
