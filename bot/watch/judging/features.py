"""Features of a number for the judge: its value, how it was written, and the words around it, as short texts.

The first letters of a feature say where it was seen: `a1` is the token behind the number, `b1` the one before
it, `A` and `B` are words near it, `C` is its clause, `x` a number beside it, `M` and `P` are a word anywhere
in the message and how it begins, `c` and `K` stand before kinds of words, `t` and `T` before topics.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_

from bot.watch.finding.lines import DIGITS, IN_DIGITS, LIKENESS, WORD, Dress, Line, Number
from bot.watch.judging.topics import may_relate, read_relations, topics, topics_of
from bot.watch.languages.vocabulary import BOUND, COMPARED, CONNECT, KINDS, MINUS, PILE, TRICK
from bot.watch.model import Context

_NEAR = 6
_MOST_WORDS = 60
_FEW = 6
_JOINTS = frozenset(",-/&+")
_BUCKETS = ((1, "1"), (4, "4"), (9, "9"), (10, "10"), (12, "12"), (24, "24"), (31, "31"))
_LONGEST_OWN = 24
_LONGEST_SHAPE = 12
_LETTERS = {WORD: "a"}
_LIKENED = "L"
_DRESSES = {dress: dress.name[0] for dress in Dress}
# What stands behind a message, and before it: places before the first one count from the list's end.
_BEYOND = (*"$$$$", *"^^^^")
_STEM = 5
_RELATION = BOUND | COMPARED | MINUS | TRICK


@dataclass(frozen=True, slots=True)
class Reading:
    """A message with its numbers."""

    line: Line
    numbers: Sequence[Number]
    """In the order they were written, none inside another; then the words that relate a card to a pile."""
    context: Context
    texts: list[str]
    """The texts of the tokens, with a sign for those of a number, and for four places before and behind."""
    shared: list[str]
    """The features that all numbers of the message have."""
    topics: dict[str, int]
    """The topics of words that were looked up."""
    stops: list[int]
    """The places where a clause ends, and the end of the message."""
    clauses: dict[int, tuple[int, int]]
    """The kinds and topics of the words in clauses that were looked at, by the stop behind them."""

    def topic(self, word: str) -> int:
        """Return the topics of a word, as bits."""
        if word not in self.topics:
            self.topics.update(topics_of((word,), self.line.speakers))
        return self.topics[word]


def read_features(line: Line, numbers: Sequence[Number], context: Context) -> Reading:
    """Prepare a message's numbers for the judge."""
    kinds = line.kinds[: line.size]
    texts = ["#" if kind is DIGITS else text for text, kind in zip(line.texts, kinds, strict=False)]
    texts += _BEYOND
    for number in numbers:
        texts[number.first : number.last + 1] = "#" * (number.last + 1 - number.first)
    words = [text for place in line.words if (text := texts[place]) != "#"]
    step = len(words) // _MOST_WORDS + 1
    known = topics_of(dict.fromkeys(words[::step]), line.speakers)
    about = reduce(or_, known.values(), 0)
    shared = _shared(line, min(len(words), 8), min(len(numbers), 4), known)
    shared += [f"T{topic}" for topic in _topics(about)]
    if context.piles and may_relate(about):
        numbers = [*numbers, *read_relations(line, lambda word: known.get(word, 0))]
    stops = [*filter(line.is_end, range(line.size)), line.size]
    return Reading(line, numbers, context, texts, shared, known, stops, {})


def _shared(line: Line, count: int, amount: int, known: Iterable[str]) -> list[str]:
    """Return the features of a message: its words and how many, its numbers, languages and kinds of cue."""
    shared = [f"M{word}" for word in known]
    shared += (f"n{count}", f"k{amount}")
    if "?" in line.vocabulary:
        shared.append("?")
    shared += [f"l{language}" for language in line.speakers[:2]]
    shared += [f"K{kind}" for kind in _kinds(line.talk)]
    shared += [f"P{word[:_STEM]}" for word in known if len(word) > _STEM]
    return shared


def is_relative(number: Number, line: Line) -> bool:
    """Return True if a number may be a distance from a pile's public value: one under the left pile."""
    if not line.talk & PILE:
        return False
    first, last, cue = number.first, number.last, line.cue
    return bool((cue(last + 1) | cue(last + 2) | cue(first - 1) | cue(first - 2)) & _RELATION)


def lies_on_a_pile(number: Number, context: Context) -> bool:
    """Return True if everybody sees a number: a top, or the tens that a top is in, not what is only alike."""
    if number.is_decade:
        return any(top - top % 10 == number.value for top in context.piles)
    return number.value in context.piles and number.dress is not LIKENESS


def features_of(place: int, reading: Reading) -> list[str]:
    """Return the features of one of a message's numbers, without those that all of them share."""
    line, texts, numbers = reading.line, reading.texts, reading.numbers
    number = numbers[place]
    first, last, size = number.first, number.last, line.size
    bucket, value, own = _shown(number, line)
    dress = _DRESSES[number.dress]
    b1, b2, b3, b4 = texts[first - 1], texts[first - 2], texts[first - 3], texts[first - 4]
    a1, a2, a3, a4 = texts[last + 1 : last + 5]
    if first and not line.spaced[first]:
        b1 = "_" + b1
    if last + 1 < size and not line.spaced[last + 1]:
        a1 = "_" + a1
    features = [
        f"v{bucket}", f"d{dress}", f"v{bucket}{dress}", f"o{own}",
        f"b1{b1}", f"b2{b2}", f"b3{b3}", f"b4{b4}", f"a1{a1}", f"a2{a2}", f"a3{a3}", f"a4{a4}",
        f"bb{b2} {b1}", f"aa{a1} {a2}", f"ba{b1} {a1}", f"bbb{b3} {b2} {b1}", f"aaa{a1} {a2} {a3}",
        f"bba{b2} {b1} {a1}", f"baa{b1} {a1} {a2}", f"vb{bucket}{b1}", f"va{bucket}{a1}",
        f"i{min(place, 3)}", *_position(first, last, line),
        *_affixes("1", a1), *_affixes("2", a2), *_affixes("3", b1),
        *_kinds_beside(first, last, bucket, line), *_sorts_beside(first, last, bucket, reading),
    ]  # fmt: skip
    words_before, words_after = _words_near(first, last, reading)
    features += [*(f"B{word}" for word in words_before), *(f"A{word}" for word in words_after)]
    features += _kinds_near(first, last, line)
    near = [reduce(or_, map(reading.topic, words), 0) for words in (words_before, words_after)]
    features += _about(first, last, bucket, near, reading)
    if number.dress is IN_DIGITS:
        features.append(f"w{_shape_of(number, line)}")
    features += _marks(number, bucket, b1, a1)
    features += _on_the_table(number, reading, b1, a1, near)
    features += _joined(place, reading)
    features += _beside(place, bucket, reading)
    features += _in_the_clause(number, bucket, reading)
    words = min(len(line.words), _FEW)
    features += (
        f"V{value}", f"N{words}{bucket}{dress}", f"e{first == 0}{last + 1 >= size}{words}",
        f"u{_look_of(b1)}{_look_of(a1)}{words}{dress}",
    )  # fmt: skip
    return features


def _position(first: int, last: int, line: Line) -> tuple[str, str]:
    """Return where in its message and in its sentence a number stands."""
    end = "last" if last + 1 >= line.size else "end" if line.is_end(last + 1) else "inside"
    return "first" if first == 0 else "later", end


def _kinds_beside(first: int, last: int, bucket: str, line: Line) -> list[str]:
    """Return the kinds of the words beside a number, up to three tokens away."""
    size, cue = line.size, line.cue
    features = ["start"] if first and line.is_end(first - 1) else []
    for tag, at in (("b1", first - 1), ("a1", last + 1)):
        for kind in _kinds(cue(at)) if 0 <= at < size else ():
            features += (f"c{tag}{kind}", f"cv{tag}{bucket}{kind}")
    for tag, at in (("b2", first - 2), ("b3", first - 3), ("a2", last + 2), ("a3", last + 3)):
        if 0 <= at < size:
            features += [f"c{tag}{kind}" for kind in _kinds(cue(at))]
    return features


def _kinds_near(first: int, last: int, line: Line) -> list[str]:
    """Return the kinds of the words before a number and behind it, up to six tokens away."""
    before, after = range(max(0, first - _NEAR), first), range(last + 1, min(line.size, last + 1 + _NEAR))
    return [
        tag + kind
        for tag, there in (("cB", before), ("cA", after))
        for kind in _kinds(reduce(or_, map(line.cue, there), 0))
    ]


def _sorts_beside(first: int, last: int, bucket: str, reading: Reading) -> tuple[str, ...]:
    """Return the sorts of the tokens beside a number, together."""
    line, texts = reading.line, reading.texts
    m3, m2, m1, p1, p2, p3 = (
        _sort_of(at, line, texts) for at in (first - 3, first - 2, first - 1, last + 1, last + 2, last + 3)
    )
    return (
        f"q{m1} {p1}", f"q{bucket}{m1} {p1}", f"qb{m2} {m1}", f"qa{p1} {p2}", f"qbb{m3} {m2} {m1}",
        f"qaa{p1} {p2} {p3}", f"qba{m2} {m1} {p1}", f"qab{m1} {p1} {p2}",
    )  # fmt: skip


def _words_near(first: int, last: int, reading: Reading) -> tuple[list[str], list[str]]:
    """Return the words before a number and behind it, up to six tokens away."""
    texts, kinds, size = reading.texts, reading.line.kinds, reading.line.size
    before, after = range(max(0, first - _NEAR), first), range(last + 1, min(size, last + 1 + _NEAR))
    return [texts[at] for at in before if kinds[at] is WORD], [texts[at] for at in after if kinds[at] is WORD]


def _shown(number: Number, line: Line) -> tuple[str, str, str]:
    """Return a number's bucket, its value and its words, as far as they say whether a card is told."""
    if number.dress is LIKENESS:
        # The same words are said of the thing itself: only what stands around them tells.
        return _LIKENED, _LIKENED, ""
    words = line.texts[number.first : number.last + 1] if number.dress is not IN_DIGITS else ()
    return bucket_of(number.value), str(number.value), " ".join(words)[:_LONGEST_OWN]


@cache
def bucket_of(value: int) -> str:
    """Return the sort of value a number has: small ones count things, tens are round."""
    small = next((name for most, name in _BUCKETS if value <= most), None)
    if small is not None or value >= 100:  # noqa: PLR2004  # the largest card
        return small or "100"
    return "t" if value % 10 == 0 else "59" if value < 60 else "99"  # noqa: PLR2004  # seconds and minutes end


@cache
def _kinds(cue: int) -> tuple[str, ...]:
    return tuple(kind for bit, kind in enumerate(KINDS) if cue >> bit & 1)


@cache
def _topics(bits: int) -> tuple[str, ...]:
    return tuple(topic for bit, topic in enumerate(topics()) if bits >> bit & 1)


def _about(first: int, last: int, bucket: str, near: Sequence[int], reading: Reading) -> list[str]:
    """Return the topics of the words near a number."""
    b2, b1, a1, a2 = (_topics_at(at, reading) for at in (first - 2, first - 1, last + 1, last + 2))
    before, after = near
    tagged = (
        ("tb1", b1), ("tb2", b2), ("ta1", a1), ("ta2", a2), ("tB", _topics(before)), ("tA", _topics(after)),
        (f"tv{bucket}", _topics(before | after)),
    )  # fmt: skip
    features = [tag + topic for tag, topics_there in tagged for topic in topics_there]
    features += [f"tba{topic} {other}" for topic in b1 for other in a1]
    return features


def _topics_at(place: int, reading: Reading) -> tuple[str, ...]:
    if place < 0 or reading.line.kinds[place] is not WORD:
        return ()
    return _topics(reading.topic(reading.texts[place]))


def _sort_of(place: int, line: Line, texts: list[str]) -> str:
    """Return the sort of the token in a place: its kinds, that it is a word, or the sign itself."""
    if not 0 <= place < line.size:
        return "$"
    cue = line.cue(place)
    return str(cue) if cue else "w" if line.kinds[place] is WORD else texts[place]


def _affixes(tag: str, word: str) -> tuple[str, ...]:
    """Return how a word beside a number begins and ends."""
    word = word.lstrip("_")
    if len(word) > 3:  # noqa: PLR2004  # shorter words are their own ends
        return f"p{tag}{word[:4]}", f"s{tag}{word[-3:]}"
    return (f"S{tag}",) if word[:1].isalpha() else ()


def _marks(number: Number, bucket: str, before: str, after: str) -> list[str]:
    """Return the features of a number's form."""
    sides = f"a1{after}", f"b1{before}"
    marks = (
        ("ord", number.is_ordinal, (bucket, sides[0])), ("dec", number.is_decade, sides),
        ("lot", number.is_lot, sides), ("card", number.is_card, ()), ("about", number.is_about, ()),
        ("relation", number.is_relation, sides), ("parts", number.parts, ()),
        ("unsure", not number.is_sure, sides),
    )  # fmt: skip
    return [tag + form for tag, is_marked, forms in marks if is_marked for form in ("", *forms)]


def _on_the_table(
    number: Number, reading: Reading, before: str, after: str, near: Sequence[int]
) -> list[str]:
    """Return the features of a number beside the piles."""
    features = []
    if lies_on_a_pile(number, reading.context):
        is_alone = not reading.line.talk & (BOUND | COMPARED | MINUS)
        top = "topdec" if number.is_decade else "top"
        features += [top, f"{top}a1{after}", f"{top}b1{before}", f"{top}alone{is_alone}"]
        features += [f"{top}t{topic}" for topic in _topics(near[0] | near[1])]
    if is_relative(number, reading.line):
        features += ["rel", f"rel{bucket_of(number.value)}", f"rela1{after}", f"relb1{before}"]
    return features


def _beside(place: int, bucket: str, reading: Reading) -> list[str]:
    """Return how far the numbers before and behind a number are, how large, and whether on a pile."""
    numbers = reading.numbers
    features: list[str] = []
    sort = "r" if numbers[place].is_relation else bucket
    for tag, at in (("b", place - 1), ("a", place + 1)):
        if 0 <= at < len(numbers) and not numbers[at].is_relation:
            far = min(abs(numbers[at].first - numbers[place].first), _NEAR)
            other = bucket_of(numbers[at].value) + "T" * (numbers[at].value in reading.context.piles)
            features += (f"x{tag}{other}", f"xd{tag}{far}{sort}", f"xv{tag}{sort} {other}")
            features.append(f"xf{tag}{far}{sort} {other}")
    return features


def _in_the_clause(number: Number, bucket: str, reading: Reading) -> list[str]:
    """Return the kinds, the topics and the count of the words in a number's clause."""
    stop = bisect_left(reading.stops, number.first)
    start, end = reading.stops[stop - 1] + 1 if stop else 0, reading.stops[stop]
    features = [f"nC{min(end - start, 12)}{bucket}"]
    if stop not in reading.clauses:
        cues, about = reading.line.cue, (reading.topics.get(text, 0) for text in reading.texts[start:end])
        reading.clauses[stop] = reduce(or_, map(cues, range(start, end)), 0), reduce(or_, about, 0)
    kinds, topics_there = reading.clauses[stop]
    for kind in _kinds(kinds):
        features += (f"cC{kind}", f"cCv{bucket}{kind}")
    return features + [f"tC{topic}" for topic in _topics(topics_there)]


def _joined(place: int, reading: Reading) -> list[str]:
    """Return the tokens behind and before a list of numbers: two or three cards, piles 2 and 3."""
    line, numbers, texts = reading.line, reading.numbers, reading.texts
    first, last = _list_around(place, reading)
    features = []
    at = numbers[last].last + 1
    if last > place and at < line.size:
        after = texts[at + 1] if at + 1 < line.size else "$"
        features += [f"j{texts[at]}", f"jj{texts[at]} {after}"]
        features += [f"cj{kind}" for kind in _kinds(line.cue(at))]
    at = numbers[first].first - 1
    if first < place and at >= 0:
        before = texts[at - 1] if at else "^"
        features += [f"J{texts[at]}", f"JJ{before} {texts[at]}"]
        features += [f"cJ{kind}" for kind in _kinds(line.cue(at))]
    return features


def _list_around(place: int, reading: Reading) -> tuple[int, int]:
    """Return the first and the last number of the list that a number is in."""
    line, numbers = reading.line, reading.numbers
    first, last = place, place
    while last + 1 < len(numbers) and are_joined(numbers[last], numbers[last + 1], line):
        last += 1
    while first > 0 and are_joined(numbers[first - 1], numbers[first], line):
        first -= 1
    return first, last


def _look_of(text: str) -> str:
    """Return a sign beside a number, or that a word stands there."""
    text = text.lstrip("_")
    return "a" if text[:1].isalpha() else text[:1]


def are_joined(one: Number, other: Number, line: Line) -> bool:
    """Return True if only and, or, to, a comma or a dash stands between a number and a later one."""
    at = one.last + 1
    return other.first - at == 1 and (line.text(at) in _JOINTS or bool(line.cue(at) & CONNECT))


def _shape_of(number: Number, line: Line) -> str:
    """Return the shape of the text around digits up to the spaces: 9.9-99 for 2.6-22."""
    first, last, size, spaced = number.first, number.last, line.size, line.spaced
    while first > 0 and not spaced[first] and last - first < _LONGEST_SHAPE:
        first -= 1
    while last + 1 < size and not spaced[last + 1] and last - first < _LONGEST_SHAPE:
        last += 1
    pieces = zip(line.texts[first : last + 1], line.kinds[first : last + 1], strict=True)
    return "".join(
        ["9" * len(text) if kind is DIGITS else _LETTERS.get(kind, text) for text, kind in pieces]
    )[:_LONGEST_SHAPE]
