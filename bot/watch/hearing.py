"""Hears one message: finds its numbers, judges each, and names the reason."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter

from bot.watch.finding.digits import read_digits
from bot.watch.finding.folding import all_forms, fold, plain_letter, without_quotes
from bot.watch.finding.lines import Line, Number, spread
from bot.watch.finding.obfuscation import read_disguised
from bot.watch.finding.phrases import (
    BEGINNING,
    association_openings,
    lots_in,
    read_associations,
    read_multiples,
    read_nicknames,
)
from bot.watch.finding.signs import BASE_HINT, MIXED, NUMERALS, read_bases, read_leet, read_roman
from bot.watch.finding.spacing import read_run_on, read_spelled, read_split
from bot.watch.finding.words import listen, read_words
from bot.watch.judging.features import Reading, is_relative, read_features
from bot.watch.judging.model import Judge, read_weights
from bot.watch.judging.rules import Verdict, reason_for, without_times
from bot.watch.judging.topics import OPENING, PLAIN, extend_to_pile, relating_words
from bot.watch.languages.names import all_openings, names_of
from bot.watch.languages.vocabulary import forget_file, load_kinds, nicknames_in, read_all
from bot.watch.model import ALIASES, FURTHER_LANGUAGES, Context, Finding, Reason, Strictness

# What only a strict table hears.
_REASONS = {
    (Verdict.TRICK, Strictness.STRICT): Reason.TRICK_TALK,
    (Verdict.PUBLIC, Strictness.STRICT): Reason.PUBLIC_VALUE,
}
_MOST_JUDGED = 12
_HAN = re.compile("[\u3007\u4e00-\u9fff]")
_FIRST, _LAST = attrgetter("first"), attrgetter("last")


def heard(text: str, context: Context) -> Finding | None:
    """Return the words of a message that tell a card's value, and the reason.

    Pure, and linear in the length of the text. At most 12 numbers of a message are judged: of more, those at
    even distances over the whole message, so that numbers put before another one do not hide it. Source: talk
    policy.
    """
    if context.strictness is Strictness.OFF or not text:
        return None
    line, found = _find_numbers(text, context)
    if not _may_tell(found, line, context):
        return None
    reading = _reading(found, line, context)
    places = candidates(reading)
    return _judged(places, reading) if places else None


def _judged(places: Iterable[int], reading: Reading) -> Finding | None:
    """Return why a message tells a card, by the verdicts on some of its numbers."""
    judge, line, numbers = Judge(reading), reading.line, reading.numbers
    doubtful: list[int] = []
    for place in places:
        number = numbers[place]
        verdict = judge.verdict(place)
        reason = _REASONS.get((verdict, reading.context.strictness))
        if reason is not None:
            return _finding(reason, number, number, (number.value,), line)
        if verdict is Verdict.TOLD and number.is_sure:
            return _told(place, reading)
        # One more than the 34: the words of a sum are told by a surer number behind them.
        if verdict is Verdict.TOLD:
            doubtful.append(place)
    if not doubtful:
        return None
    # The one with as many keys as a piano: more words are quoted rather than an article.
    return _told(max(doubtful, key=lambda place: numbers[place].last - numbers[place].first), reading)


def read(text: str, context: Context) -> Reading:
    """Find the numbers in a message."""
    line, numbers = _find_numbers(text, context)
    return _reading(numbers, line, context)


def _reading(numbers: list[Number], line: Line, context: Context) -> Reading:
    return read_features(line, without_times(numbers, line) if len(numbers) > 1 else numbers, context)


def _find_numbers(text: str, context: Context) -> tuple[Line, list[Number]]:
    """Return a message and its numbers; where a reader can find nothing is seen before it is called."""
    # Han numerals are read at every table.
    languages = _languages_of((*context.languages, "zh") if _HAN.search(text) else context.languages)
    line = Line(fold(without_quotes(text, context)), languages)
    hearing = listen(languages, [line.texts[place] for place in line.words])
    line.tongues, line.speakers = hearing.languages, hearing.speakers
    plain = [*read_words(line, hearing), *(read_digits(line) if line.digits else ()), *_in_signs(line)]
    if not line.vocabulary.isdisjoint(lots_in(line.tongues)):
        plain += [*read_multiples(line, plain)]
    if not line.vocabulary.isdisjoint(nicknames_in(line.tongues)):
        plain += read_nicknames(line)
    obfuscated = [
        *read_disguised(line, hearing),
        *read_spelled(line, hearing),
        *read_split(line, hearing),
        *(read_leet(line, hearing) if MIXED.search(line.folded.text) else ()),
        *read_run_on(line, hearing),
    ]
    if not association_openings().isdisjoint([word[:BEGINNING] for word in line.vocabulary]):
        plain += read_associations(line, [*plain, *obfuscated])
    return line, _apart(plain, obfuscated)


def _in_signs(line: Line) -> Iterator[Number]:
    """Yield the numbers in letters and signs that are digits of other kinds."""
    text = line.folded.text
    if not line.vocabulary.isdisjoint(NUMERALS):
        yield from read_roman(line)
    if BASE_HINT.search(text):
        yield from read_bases(line)


def _may_tell(numbers: Iterable[Number], line: Line, context: Context) -> bool:
    """Return True if any number may be a card or a distance from a pile, or any word relate to one."""
    cards = context.cards
    if any(_may_be_card(number, cards) or number.value == 1 for number in numbers):
        return True
    openings = relating_words(line.speakers) if context.piles else {}
    # One without accents begins so, too.
    words = (word if word.isascii() else word.translate(PLAIN) for word in line.vocabulary)
    return any(word.startswith(openings.get(word[:OPENING], ())) for word in words)


def candidates(reading: Reading) -> Sequence[int]:
    """Return the places of the numbers that may tell a card, at even distances where they are too many."""
    cards, line = reading.context.cards, reading.line
    places = [
        place
        for place, number in enumerate(reading.numbers)
        if number.is_relation
        or _may_be_card(number, cards)
        or (number.value == 1 and is_relative(number, line))
    ]
    return spread(places, _MOST_JUDGED)


def prepare(languages: Iterable[str]) -> None:
    """Load the data of some languages, the number names of all, and the judge's weights."""
    # What needs most memory while it is read goes first, so that the rest takes its place.
    plain_letter("é")
    all_forms()
    read_weights()
    read_all()
    all_openings()
    for language in languages:
        heard("1st é th1rty mylowestisfortyfour 三", Context(languages=(language,)))
    forget_file()


@lru_cache(maxsize=64)
def _languages_of(tags: tuple[str, ...]) -> tuple[str, ...]:
    bases = (tag.replace("_", "-").split("-")[0].casefold() for tag in tags)
    languages = tuple(dict.fromkeys(ALIASES.get(base, base) for base in bases))
    for language in languages:
        if language in FURTHER_LANGUAGES:
            names_of(language)
            load_kinds(language)
    return languages


def _may_be_card(number: Number, cards: range) -> bool:
    return number.value in cards or any(part in cards for part in number.parts)


def _apart(plain: list[Number], obfuscated: list[Number]) -> list[Number]:
    """Return the numbers in the order they were written, leaving out what lies inside a longer one."""
    kept: list[Number] = []
    end = -1
    # The longest of those that begin together comes first: the second sorting keeps the order of the first.
    longest = sorted((*plain, *obfuscated), key=_LAST, reverse=True)
    longest.sort(key=_FIRST)
    for number in longest:
        if number.first > end:
            kept.append(number)
            end = number.last
    return kept


def _told(place: int, reading: Reading) -> Finding:
    """Return why a number is told, together with the one it makes a range or a sum with."""
    numbers, line = reading.numbers, reading.line
    number = numbers[place]
    if number.is_relation:
        whole = extend_to_pile(number, line, reading.topic)
        return _finding(reason_for(number, None, line)[0], whole, whole, (), line)
    after = numbers[place + 1] if place + 1 < len(numbers) else None
    partner = after if after and _may_be_card(after, reading.context.cards) else None
    why, last = reason_for(number, partner, line)
    values = (number.value,) if last is number else (number.value, last.value)
    return _finding(why, number, last, values, line)


def _finding(reason: Reason, first: Number, last: Number, values: tuple[int, ...], line: Line) -> Finding:
    start, end = line.folded.origin(line.starts[first.first], line.ends[last.last])
    return Finding(reason, line.folded.source[start:end], start, end, values)
