"""The one question: was a number told?"""

from collections.abc import Iterable
from operator import attrgetter

from bot.watch.digits import read_digits
from bot.watch.folding import fold
from bot.watch.harmless import Judge, Verdict
from bot.watch.lines import Line
from bot.watch.model import LANGUAGES, Context, Finding, Reason, Strictness
from bot.watch.multiples import read_multiples
from bot.watch.names import lexicon_of
from bot.watch.numbers import Number
from bot.watch.numerals import read_ideographs, read_roman
from bot.watch.obfuscation import read_obfuscated
from bot.watch.quoting import without_quotes
from bot.watch.spoken import reason_for
from bot.watch.words import listen, read_words

# What only a strict table hears.
_REASONS = {
    (Verdict.TRICK, Strictness.STRICT): Reason.TRICK_TALK,
    (Verdict.PUBLIC, Strictness.STRICT): Reason.PUBLIC_VALUE,
}

_HARMLESS = Verdict.HARMLESS
_FIRST, _LAST = attrgetter("first"), attrgetter("last")


def heard(text: str, context: Context) -> Finding | None:
    """Say which words of a message tell a card's value, and why.

    Pure, and linear in the length of the text. Source: talk policy.
    """
    if context.strictness is Strictness.OFF or not text:
        return None
    line = Line(fold(without_quotes(text, context)))
    table = tuple(dict.fromkeys(tag.replace("_", "-").split("-")[0].casefold() for tag in context.languages))
    hearing = listen(table, [line.texts[place] for place in line.words])
    line.tongues, line.speakers = hearing.languages, hearing.speakers
    plain = [*read_words(line, hearing), *read_digits(line), *read_roman(line), *read_ideographs(line)]
    numbers = _apart([*plain, *read_multiples(line, plain)], list(read_obfuscated(line, hearing)))
    cards = context.cards
    judge = Judge(numbers, line, context)
    for place, number in enumerate(numbers):
        if not number.is_sure or not _may_be_card(number, cards):
            continue
        verdict = judge.verdict(place)
        if verdict is _HARMLESS:
            continue
        reason = _REASONS.get((verdict, context.strictness))
        if reason is not None:
            return _finding(reason, number, number, (number.value,), line)
        if verdict is Verdict.TOLD:
            after = numbers[place + 1] if place + 1 < len(numbers) else None
            partner = after if after and _may_be_card(after, cards) else None
            why, last = reason_for(number, partner, line)
            values = (number.value,) if last is number else (number.value, last.value)
            return _finding(why, number, last, values, line)
    return None


def prepare(languages: Iterable[str]) -> None:
    """Load what is known about some languages, and the number names of all."""
    lexicon_of(LANGUAGES)
    for language in languages:
        heard("1 é", Context(languages=(language,)))


def _may_be_card(number: Number, cards: range) -> bool:
    return number.value in cards or any(part in cards for part in number.parts)


def _apart(plain: list[Number], veiled: list[Number]) -> list[Number]:
    """Return the numbers in the order they were written, leaving out what lies inside a longer one."""
    kept: list[Number] = []
    end = -1
    # The longest of those that begin together comes first: the second sorting keeps the order of the first.
    longest = sorted((*plain, *veiled), key=_LAST, reverse=True)
    longest.sort(key=_FIRST)
    for number in longest:
        if number.first > end:
            kept.append(number)
            end = number.last
    return kept


def _finding(reason: Reason, first: Number, last: Number, values: tuple[int, ...], line: Line) -> Finding:
    start, end = line.folded.origin(line.tokens[first.first].start, line.tokens[last.last].end)
    return Finding(reason, line.folded.source[start:end], start, end, values)
