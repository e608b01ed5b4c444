"""Numbers written in words, weighed by the languages the message speaks."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from bot.watch.finding.lines import IN_WORDS, WORD, Line, Number, spread
from bot.watch.finding.segmenter import FIRST_UNCASED
from bot.watch.languages.names import SIMPLE, STORES, Name, Names, all_heads, meanings_of, names_of
from bot.watch.languages.vocabulary import (
    ARTICLE,
    BY,
    MINUS,
    OF,
    TELL,
    TIMES,
    evidence,
    homographs_of,
    kinds_by_language,
    kinds_of,
    speakers_of,
)
from bot.watch.model import FURTHER_LANGUAGES, LANGUAGES

_UNMISTAKABLE = 5
_COMPOUND = 7
_NAMED = 1.2
_PRIOR = 0.7
_TIE = 0.25
_SPOKEN = 1.5
_MARGIN = 1.0
_CURT = 2
_FEW = 2
_SHARE = 0.7
# Articles are number names too, but say much about the language.
_TOO_SHORT = 2
_SEAMS = frozenset("-'")
_SPELLED = 4
_TENS = range(20, 91, 10)
_ONES = range(1, 10)
_MOST_BEGUN = 32
"""How many words of a message are looked at with which a number name may begin."""


@dataclass(frozen=True)
class Hearing:
    """Which languages' names count in a message, and how much."""

    table: tuple[str, ...]
    """The table's languages."""
    others: tuple[str, ...]
    """Languages the message as a whole speaks though the table does not."""
    suspects: tuple[str, ...]
    """Further languages of which the message may hold a number name that nobody can mistake."""
    is_curt: bool
    """The message holds no more than two words."""
    weights: dict[str, float]
    """Evidence for each language in the message's function words."""
    heads: dict[str, tuple[str, ...]]
    """The words with which number names may begin, and the languages of those."""

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Every language that is spoken at the table or in the message."""
        return self.table + self.others

    @cached_property
    def speakers(self) -> tuple[str, ...]:
        """The languages that may well be spoken here, for the small words around a number."""
        weights = {language: self.weight(language) for language in (*self.weights, *self.table)}
        most = max(weights.values(), default=0.0)
        return tuple(language for language, weight in weights.items() if weight >= _SHARE * most)

    @cached_property
    def tops(self) -> frozenset[str]:
        """The languages looked for that no other language clearly outweighs."""
        best = max((self.weight(language) for language in (*self.weights, *self.table)), default=0.0)
        return frozenset(language for language in self.languages if self.weight(language) + _TIE >= best)

    def is_top(self, language: str) -> bool:
        """Return True if no other language is better witnessed."""
        return language in self.tops

    def weight(self, language: str) -> float:
        """Return a language's evidence, with a little for the table's own."""
        return self.weights.get(language, 0.0) + (_PRIOR if language in self.table else 0.0)

    def accepts(self, language: str, phrase: str, before: str = "") -> bool:
        """Return True if a phrase counts as a number name of a language behind a word of this message."""
        if language in self.suspects:
            return self._is_unmistakable(language, phrase)
        is_top = language in self.tops
        if phrase[0] >= FIRST_UNCASED:
            # No other language writes so.
            return language in self.table
        if phrase not in homographs_of(language)["elsewhere"] or len(self.table) == 1:
            return is_top or (language in self.table and len(phrase) >= _UNMISTAKABLE)
        return is_top and self._is_meant(language, before)

    def _is_meant(self, language: str, before: str) -> bool:
        """Return True if a language's name that is a word elsewhere, too, stands for the number here."""
        # An elf is no eleven without more evidence than for any other language, or its own article.
        is_alone = self.is_curt and len(self.table) <= _FEW
        is_introduced = bool(kinds_of(language, before) & (ARTICLE | TELL))
        # A language without evidence is no rival of one with some.
        is_heard = language in self.weights and all(
            top == language or top not in self.weights for top in self.tops
        )
        return is_alone or is_introduced or is_heard or self.tops == {language}

    def _is_unmistakable(self, language: str, phrase: str) -> bool:
        """Return True if a name of a language hardly witnessed can be nothing else in this message."""
        if phrase in homographs_of(language)["elsewhere"]:
            return False
        name = names_of(language).phrases.get(phrase)
        if len(phrase) >= _COMPOUND and name is not None and name.value not in SIMPLE:
            return True
        # No other language may be better witnessed, unless the name is one of its own, too.
        return len(phrase) >= _UNMISTAKABLE and all(
            other not in self.table and names_of(other).phrases.get(phrase) is not None
            for other in self._stronger[language]
        )

    @cached_property
    def _stronger(self) -> dict[str, list[str]]:
        """The languages better witnessed than each of the suspects with a name of its own."""
        least = {
            other: self.weight(other) + (_TIE if other in self.table else 0.0)
            for other in (*self.weights, *self.table)
        }
        return {
            language: [
                other for other, weight in least.items() if not self.weight(language) + _NAMED >= weight
            ]
            for language in self.suspects
        }


def listen(table: tuple[str, ...], words: Sequence[str]) -> Hearing:
    """Choose the languages for a message from the table's own and the evidence in it."""
    counts, spoken, heads_of = Counter(words), frozenset(table), all_heads()
    begun = {word: heads_of[word] for word in counts if word in heads_of}
    counts = _without_spelled(counts)
    said = [word for word in begun if word in counts]
    heads = {word for word, languages in begun.items() if not spoken.isdisjoint(languages)}
    weights = evidence(_without_names(counts, heads))
    for language in table:
        if language in FURTHER_LANGUAGES and (
            said_in := sum(language in kinds_by_language(word) for word in counts)
        ):
            weights[language] = weights.get(language, 0.0) + said_in
    if len(words) > _CURT:
        _add_users(weights, filter(heads.__contains__, said), table)
    others = _strangers(weights, table)
    suspects = _suspects([begun[word] for word in said], spoken.union(others))
    return Hearing(table, others, suspects, len(words) <= _CURT, weights, begun)


def _without_names(counts: Mapping[str, int], heads: Container[str]) -> dict[str, int]:
    """Return how often words are said, without number names longer than an article."""
    return {word: count for word, count in counts.items() if len(word) <= _TOO_SHORT or word not in heads}


def _without_spelled(counts: Counter[str]) -> Counter[str]:
    """Return how often words are said, without letters spelled one by one: they are of no language."""
    if sum([count for word, count in counts.items() if len(word) == 1]) < _SPELLED:
        return counts
    return Counter({word: count for word, count in counts.items() if len(word) > 1})


def _add_users(weights: dict[str, float], names: Iterable[str], table: tuple[str, ...]) -> None:
    """Add evidence for the languages in which the table's number names are mere function words."""
    for language in _users(names, table):
        # One word alone speaks for no language: "nove" in Portuguese is not Czech.
        if language in weights:
            weights[language] += 1.0


def _strangers(weights: Mapping[str, float], table: tuple[str, ...]) -> tuple[str, ...]:
    """Return the best witnessed languages that outweigh the table's own."""
    most = max(weights.values(), default=0.0)
    own = max((weights.get(language, 0.0) for language in table), default=0.0)
    if most < _SPOKEN or most < own + _MARGIN:
        return ()
    return tuple(language for language, weight in weights.items() if weight == most and language not in table)


def _users(names: Iterable[str], table: tuple[str, ...]) -> Iterator[str]:
    """Yield the languages in which the table's number names are mere function words: ten in Polish.

    Those known as words of other languages are weighed where they are accepted.
    """
    elsewhere = _words_elsewhere(table)
    for word in names:
        if word in elsewhere:
            continue
        for language in speakers_of(word):
            if language not in table and language not in all_heads()[word]:
                yield language


@lru_cache(maxsize=64)
def _words_elsewhere(table: tuple[str, ...]) -> frozenset[str]:
    return frozenset().union(*(homographs_of(language)["elsewhere"] for language in table))


def _suspects(begun: Iterable[tuple[str, ...]], spoken: frozenset[str]) -> tuple[str, ...]:
    """Return the languages whose number names some words may begin, if these begin none of those spoken."""
    strange = {language for languages in begun if spoken.isdisjoint(languages) for language in languages}
    return tuple(language for language in LANGUAGES if language in strange)


def read_words(line: Line, hearing: Hearing) -> list[Number]:
    """Return the numbers written in words, longest names first, none inside another."""
    numbers: list[Number] = []
    if not hearing.heads:
        return numbers
    lexicons_of = _lexicons(hearing)
    end = -1
    begun = [place for place in line.words if lexicons_of.get(line.texts[place])]
    for place in spread(begun, _MOST_BEGUN):
        if place <= end:
            continue
        number = _longest(line, place, hearing, lexicons_of[line.texts[place]])
        if number is not None:
            numbers.append(number)
            end = number.last
    return numbers


def _lexicons(hearing: Hearing) -> dict[str, list[tuple[str, Names]]]:
    """Return the number names of the languages in which each word of a message may begin one."""
    lexicons = [(language, names_of(language)) for language in hearing.languages + hearing.suspects]
    return {
        word: [lexicon for lexicon in lexicons if lexicon[0] in languages]
        for word, languages in hearing.heads.items()
    }


def _longest(line: Line, place: int, hearing: Hearing, lexicons: list[tuple[str, Names]]) -> Number | None:
    """Return the longest number name that begins at a token."""
    best, end = None, -1
    store, phrases = STORES["phrases"], _phrases(line, place, max(names.longest for _, names in lexicons))
    named = [(last, phrase, meanings_of(signs)) for last, phrase in phrases if (signs := store.signs(phrase))]
    for language, names in lexicons if named else ():
        for last, phrase, meanings in named:
            name = meanings.get(names.phrases)
            if name is None or last <= end:
                continue
            if _is_meant(line, place, last, phrase, language, hearing):
                best = _with_ones(line, _number(place, last, phrase, name, language), names)
                end = best.last
    return best


def _is_meant(line: Line, first: int, last: int, phrase: str, language: str, hearing: Hearing) -> bool:
    """Return True if a phrase counts as a number name of a language where it stands."""
    if hearing.accepts(language, phrase, line.text(first - 1)):
        return True
    return language in hearing.table and _is_calculated(line, first, last, language, hearing)


def _with_ones(line: Line, number: Number, names: Names) -> Number:
    """Return a ten with the ones that stand behind it as a word of their own, in any of their forms."""
    if number.value not in _TENS or number.is_decade:
        return number
    behind = line.texts[number.last + 1]
    ones = names.phrases.get(behind) or names.tails.get(behind)
    if ones is None or ones.value not in _ONES or ones.is_decade:
        return number
    return number._replace(
        last=number.last + 1,
        value=number.value + ones.value,
        is_ordinal=ones.is_ordinal,
        is_card=number.is_card or ones.is_card,
        is_sure=True,
    )


def _is_calculated(line: Line, first: int, last: int, language: str, hearing: Hearing) -> bool:
    """Return True if a name is multiplied, by another or by a lot: sei per sette, fire dusin."""
    if line.text(last + 1) in names_of(language).lots:
        return True
    for sign, other in ((last + 1, last + 2), (first - 1, first - 2)):
        cue = line.cue(sign)
        if not cue & (BY | TIMES | MINUS) or cue & OF:
            continue
        if len(line.text(other)) > _TOO_SHORT and language in hearing.heads.get(line.text(other), ()):
            return True
    return False


def _phrases(line: Line, place: int, longest: int) -> list[tuple[int, str]]:
    """Return the words from a token on, one to `longest` of them, hyphens left out."""
    phrase = line.texts[place]
    phrases = [(place, phrase)]
    last = place
    for _ in range(longest - 1):
        last += 2 if line.texts[last + 1] in _SEAMS else 1
        if line.kinds[last] is not WORD:
            break
        phrase = f"{phrase} {line.texts[last]}"
        phrases.append((last, phrase))
    return phrases


def _number(first: int, last: int, phrase: str, name: Name, language: str) -> Number:
    homographs = homographs_of(language)["here"]
    needs_frame = phrase in homographs or name.value == 1
    return Number(
        first,
        last,
        name.value,
        IN_WORDS,
        is_ordinal=name.is_ordinal,
        is_decade=name.is_decade,
        is_about=name.is_about,
        is_card=name.is_card,
        is_sure=not needs_frame,
    )
