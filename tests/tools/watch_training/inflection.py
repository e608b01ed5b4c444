"""Number names in the forms CLDR leaves out: declined, as a card's name, as a decade, with suffixes."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bot.watch.languages.vocabulary import Endings

_LANGUAGES = frozenset({"pl", "ru", "uk", "cs", "sv", "da"})
_ONES = range(1, 10)
_TENS = range(20, 100, 10)
_TEENTH = 13
# First, second and third take other endings than the tens in front of them.
_SOFT_ORDINALS = range(1, 4)
_TURKISH = "tr"
# Classes of endings that make the name of a card.
_CARDS = frozenset({"noun", "card"})
_NOON = 24
_HUNDRED = 100
_VOWELS = "aıoueiöü"
_BACK = "aıou"
_ROUND = "ouöü"
_VOICELESS = "fstkçşhp"
_SOFT = re.compile("t$")
# Suffixes by their archiphonemes: A is a or e, I any high vowel, D is d or t, a bracket joins.
_SUFFIXES = ("(y)I", "(y)A", "DAn", "(n)In", "(y)lA", "lI", "lIk", "lIyI", "(y)DI", "(y)sA", "(s)InDAn")
_ROUND_SUFFIXES = (
    "lAr", "lArI", "lArA", "lArDA", "lArDAn", "lArIn",
    "lI", "lIlAr", "lIlArDA", "lIlArDAn", "lIlArI", "lIklAr", "lIDA",
)  # fmt: skip
_PLACE = ("DA", "DAki")
_OWN = ("(I)m", "(I)mI", "(s)I")
# The Turkish ten declined is any pronoun, and what belongs to six and seven is what was eaten.
_TEN = 10
_NO_VERB = frozenset({6, 7})


@dataclass(frozen=True, slots=True)
class Form:
    """A form of a name that CLDR does not list."""

    text: str
    value: int
    is_ordinal: bool = False
    is_decade: bool = False
    is_card: bool = False
    is_tail: bool = False
    """Only said behind a ten."""


def forms_of(language: str, cardinals: dict[int, set[str]]) -> Iterator[Form]:
    """Yield the further forms of a language's cardinals, which are given by value as CLDR writes them."""
    if language == _TURKISH:
        yield from _suffixed(cardinals)
    elif language in _LANGUAGES:
        table = _table(language)
        rules = {kind: rule for kind, rule in table.items() if isinstance(rule, dict) and "stems" in rule}
        ones = {value: cardinals[value] | _all_forms(cardinals[value], rules.values()) for value in _ONES}
        for kind, rule in rules.items():
            yield from _of_kind(kind, rule, cardinals, ones, str(table.get("between", "")))
        if "ten" in table:
            yield from _of_tenth(table, cardinals)


_NONE = Endings()


@cache
def endings_of(language: str) -> Endings:
    """Return what a language writes behind digits."""
    if language == _TURKISH:
        words = [f"d{vowel}{end}" for vowel in _VOWELS for end in ("", "n", "t")]

        def tails(suffixes: Iterable[str]) -> frozenset[str]:
            return frozenset(suffixed(word, suffix)[len(word) :] for word in words for suffix in suffixes)

        return Endings(
            tails((*_SUFFIXES, *_OWN, "lAr", "lArI", "lArDAn")),
            tails(("(I)ncI", "ncI")),
            tails(_ROUND_SUFFIXES),
            tails(_PLACE),
        )
    if language not in _LANGUAGES:
        return _NONE
    table = _table(language)
    kinds = ("digits", "ordinals", "decades")
    return Endings(*(frozenset(str(table.get(kind, "")).split()) for kind in kinds))


@cache
def _table(language: str) -> dict[str, Any]:
    source = files("tests.tools.watch_training").joinpath("forms", f"{language}.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


def _all_forms(names: set[str], rules: Iterable[dict[str, Any]]) -> set[str]:
    """Return the forms all classes give some names."""
    return {
        text
        for rule in rules
        for ending in _endings(rule, "endings")
        for text in _changed(names, rule["stems"], ending)
    }


def _of_kind(
    kind: str,
    rule: dict[str, Any],
    cardinals: dict[int, set[str]],
    every_one: dict[int, set[str]],
    between: str,
) -> Iterator[Form]:
    """Yield the forms one class of endings gives: of every name, and of both parts of a name of two."""
    is_ordinal = kind == "ordinal"
    both = ((_endings(rule, "endings"), False), (_endings(rule, "decades"), True))
    every = [ending for endings, _ in both for ending in endings]
    soft = {
        value: {text for one in every for text in _changed(cardinals[value], rule["stems"], one)}
        for value in (_SOFT_ORDINALS if is_ordinal else ())
    }
    for ending, is_plural in ((ending, plural) for endings, plural in both for ending in endings):
        made = {value: _changed(names, rule["stems"], ending) for value, names in cardinals.items()}
        for value, texts in made.items():
            is_decade = is_plural and value in _TENS
            # Tens in the plural are dozens, and slurred speech swallows the ends of tens only.
            is_vague = (is_plural and value == _TEN) or (kind == "spoken" and value not in _TENS)
            if is_vague or (is_ordinal and value < _TEENTH):
                continue
            for text in texts:
                yield Form(text, value, is_ordinal and not is_decade, is_decade, kind in _CARDS)
        for tens in _TENS:
            for ones in _ONES:
                plain = every_one[ones] if kind == "spoken" else set()
                same = soft.get(ones) or made[ones]
                for text in same | plain:
                    yield Form(text, ones, is_ordinal, is_card=kind in _CARDS, is_tail=True)
                for text in _joined(made[tens], cardinals[ones], between):
                    yield Form(text, tens + ones, is_ordinal, is_card=kind in _CARDS)


def _endings(rule: dict[str, Any], key: str) -> list[str]:
    """Return the endings of a class; a space at their front stands for none."""
    typed = str(rule.get(key, ""))
    return [*([""] if typed.startswith(" ") else []), *typed.split()]


def _changed(names: Iterable[str], stems: dict[str, str], ending: str) -> set[str]:
    """Return names with their longest known end changed and an ending put behind it."""
    texts: set[str] = set()
    for name in names:
        known = [end for end in stems if name.endswith(end)]
        if known:
            end = max(known, key=len)
            texts.update(name.removesuffix(end) + stem + ending for stem in stems[end].split())
    return texts


def _joined(tens: set[str], cardinals: set[str], between: str) -> Iterator[str]:
    """Yield tens with the ones before them, where the language turns them round."""
    for ten in tens:
        if between:
            yield from (f"{one}{between}{ten}" for one in cardinals)
            yield from (f"{one}{ten}" for one in cardinals if one.endswith(between))


def _of_tenth(table: dict[str, Any], cardinals: dict[int, set[str]]) -> Iterator[Form]:
    """Yield the decades that are counted: the seventh ten, which begins behind sixty."""
    rule = table["ordinal"]
    words = table["ten"]["words"].split()
    for place in range(2, 11):
        for ending in (*_endings(rule, "endings"), *_endings(rule, "decades")):
            for text in _changed(cardinals[place], rule["stems"], ending):
                yield from (Form(f"{text} {word}", 10 * (place - 1), is_decade=True) for word in words)


def _suffixed(cardinals: dict[int, set[str]]) -> Iterator[Form]:
    """Yield Turkish names with the suffixes that follow a card's value."""
    for value, names in cardinals.items():
        if value in {1, _TEN, _HUNDRED}:
            continue
        for name in names:
            suffixes = _SUFFIXES + (_PLACE if value > _NOON else ())
            suffixes += _OWN if value not in _NO_VERB else ()
            for suffix in suffixes:
                yield Form(suffixed(name, suffix), value)
            if value in _TENS:
                yield from (Form(suffixed(name, suffix), value, is_decade=True) for suffix in _ROUND_SUFFIXES)


def suffixed(word: str, suffix: str) -> str:
    """Return a Turkish word with a suffix in harmony with its vowels and its end."""
    if suffix.startswith("("):
        link, suffix = suffix[1], suffix[3:]
        # A vowel in brackets joins consonants, a consonant joins vowels.
        if (word[-1] in _VOWELS) != (link == "I"):
            suffix = link + suffix
    if suffix[0] in "IA" and word.endswith("dört"):
        word = _SOFT.sub("d", word)
    for sound in suffix:
        last = next(letter for letter in reversed(word) if letter in _VOWELS)
        match sound:
            case "A":
                word += "a" if last in _BACK else "e"
            case "I":
                high = "uü" if last in _ROUND else "ıi"
                word += high[0] if last in _BACK else high[1]
            case "D":
                word += "t" if word[-1] in _VOICELESS else "d"
            case _:
                word += sound
    return word
