"""Generates the number names of a language from CLDR's spell-out rules (package unicode-rbnf)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

from unicode_rbnf import RbnfEngine
from unicode_rbnf.engine import FormatOptions

from bot.watch.finding.obfuscation import compound_heard
from bot.watch.languages.names import SIMPLE, Name, bare, slur
from bot.watch.languages.vocabulary import DATE, Compounds
from bot.watch.model import FURTHER_LANGUAGES
from tests.tools.watch_training.inflection import forms_of
from tests.tools.watch_training.sources import (
    dialects_of,
    homographs_of,
    joints_of,
    kinds_of_words,
    parts_of,
    sounds_of,
    spans_of,
    variants_of,
)
from tests.tools.watch_training.word_sounds import compounds_of, edges_of, sound_of

_VALUES = range(1, 101)
_SMALLEST_TOLD_ORDINAL = 13
_SHORT = 4
_LONG_SOUND = 7
_LONG = 8
_HUNDRED = 100
_BIG = (101, 200, 1000, 2000, 5000, 1_000_000, 2_000_000, 5_000_000)
_VOWELS = "aeiou"
# Der Vierer, ein Dreizehner: German names cards so; a Zwanziger is a decade, too.
_CARDS_BY_NAME = frozenset({*range(2, 100)} - {*range(20, 91, 10)})
_PARTS = re.compile(r"[\s\u00ad\u02bc\u2019'-]+")
# Rule sets that spell years, fractions or mere parts of a name.
_NO_NAMES = re.compile(r"-(?:year|fraction|ones|tens|larger|digits|leading)\b|-fraction")
_RARE_FORMS = re.compile("plural|-and|suffix")
# Languages that write their compounds in one word, however declined.
_SOLID = frozenset({"sv", "da", "tr"})
# CLDR keeps a country's own numbers in a file of its own: septante, dezasseis.
_COUNTRIES = {"fr": ("fr_BE", "fr_CH"), "pt": ("pt_PT",), "zh": ("zh_Hant",)}

_DECADE_ENDINGS = {
    "en": ("ish", " ish", "something", " something"),
    "de": ("er", "ern", "erbereich", "irgendwas", "plus"),
    "nl": ("er", "ers", "plus", "plusser", "plussers"),
    "es": ("s",),
    "pt": ("s", "etal", "etantos", "epoucos"),
    "it": ("qualcosa",),
    "pl": ("parę",),
}
_SPANISH_ODD_ENDINGS = ("tantos", "tantas", "pico", "picos", "pocos", "pocas")


@dataclass(frozen=True, slots=True)
class GeneratedNames:
    """The number names of one language; `bot.watch.languages.names` describes each table."""

    phrases: dict[str, Name]
    solid: dict[str, Name]
    misspelt: dict[str, Name]
    sounds: dict[str, Name]
    slurred: dict[str, Name]
    tails: dict[str, Name]
    compounds: Compounds
    edges: tuple[frozenset[str], frozenset[str]]
    multipliers: frozenset[str]


@cache
def generate_names(language: str) -> GeneratedNames:
    """Return the number names of a language; empty where CLDR has no rules for it."""
    phrases: dict[str, Name] = {}
    solid: dict[str, Name] = {}
    cardinals: dict[int, set[str]] = {}
    for text, name in spelled(language):
        if not name.is_ordinal:
            cardinals.setdefault(name.value, set()).add(text)
        for phrase in _written(language, text, name):
            phrases.setdefault(phrase, name)
        solid.setdefault(bare("".join(parts_of_name(text))), name)
    _round_off(language, phrases)
    misspelt = {
        slip: name
        for letters, name in solid.items()
        if letters in phrases and not name.is_ordinal
        for slip in _slips(letters, is_simple=name.value in SIMPLE)
    }
    _add_dialects(language, phrases, solid)
    compounds = _compounds(language, solid, misspelt)
    sounds = _sounds(language, {**_unspaced(phrases), **solid}, misspelt)
    tails = _decline(language, cardinals, phrases)
    _add_variants(language, cardinals, phrases, solid)
    taken = phrases.keys() | solid.keys() | homographs_of(language)["near"]
    return GeneratedNames(
        phrases=phrases,
        solid=solid,
        misspelt={slip: name for slip, name in misspelt.items() if slip not in taken},
        # What the sounds of its parts tell is left out.
        sounds={
            sound: name
            for sound, name in sounds.items()
            if name.is_ordinal or compound_heard(sound, compounds) != name.value
        },
        slurred={
            slur(letters): name for letters, name in reversed(solid.items()) if slur(letters) not in solid
        },
        tails=tails,
        compounds=compounds,
        edges=edges_of(language, sounds),
        multipliers=_multipliers(language, phrases, solid),
    )


def _written(language: str, text: str, name: Name) -> Iterator[str]:
    """Yield the ways to write a name: with and without accents, its parts apart and together."""
    parts = parts_of_name(text)
    if name.value == _HUNDRED and len(parts) > 1 and not name.is_ordinal:
        yield parts[-1]
    for written in {parts, tuple(map(bare, parts)), tuple(part.replace("ß", "ss") for part in parts)}:
        for phrase in seams_of(written):
            # Zweiezwanzig is dialect, but nobody writes its e as a word.
            if language != "de" or all(len(word) > 1 for word in phrase.split()):
                yield phrase


def _add_variants(
    language: str, cardinals: dict[int, set[str]], phrases: dict[str, Name], solid: dict[str, Name]
) -> None:
    """Add the cardinals as people say them with two of the language's variants."""
    for value, texts in cardinals.items():
        for said in (said for text in texts for said in _dialect(language, text)):
            letters = bare("".join(parts_of_name(said)))
            solid.setdefault(letters, Name(value))
            phrases.setdefault(letters, Name(value))


def _round_off(language: str, phrases: dict[str, Name]) -> None:
    """Add the words for the decades and the rough counts that names are made into."""
    for phrase, name in list(phrases.items()):
        # Eighty has its s only where nothing follows, and only on paper.
        if language == "fr" and phrase.endswith("vingts"):
            phrases.setdefault(phrase.removesuffix("s"), name)
        for decade in _decades(language, phrase, name):
            phrases.setdefault(decade, Name(name.value, is_decade=True))
        for rough in _rough_counts(language, phrase, name):
            phrases.setdefault(rough, Name(name.value, is_decade=True, is_about=True))
        if language == "de" and name.value in _CARDS_BY_NAME and not name.is_ordinal and " " not in phrase:
            phrases.setdefault(f"{phrase.removesuffix('e')}er", Name(name.value, is_card=True))
    for span, value in spans_of(language).items():
        phrases.setdefault(span, Name(value, is_decade=True))


def _add_dialects(language: str, phrases: dict[str, Name], solid: dict[str, Name]) -> None:
    """Add what dialects call numbers, with and without accents, their parts apart and together."""
    for text, value in dialects_of(language):
        parts = parts_of_name(text)
        for written in {parts, tuple(bare(part) for part in parts)}:
            for phrase in seams_of(written):
                phrases.setdefault(phrase, Name(value))
        solid.setdefault(bare("".join(parts)), Name(value))


def _decline(language: str, cardinals: dict[int, set[str]], phrases: dict[str, Name]) -> dict[str, Name]:
    """Add the forms of a language's names that CLDR leaves out; return those only said behind a ten."""
    tails: dict[str, Name] = {}
    cues = kinds_of_words(language)
    plain_of = lru_cache(maxsize=None)(bare)
    for form in forms_of(language, cardinals):
        # The fifth day of the Polish week is its fives, too.
        if cues.get(form.text, 0) & DATE:
            continue
        name = Name(form.value, form.is_ordinal, form.is_decade, is_card=form.is_card)
        parts = parts_of_name(form.text)
        # Without its accents a short Turkish form is any word; an apostrophe is often left out.
        is_exact = language == "tr" and form.value < _SMALLEST_TOLD_ORDINAL
        plain = parts if is_exact else tuple(map(plain_of, parts))
        joined = parts_of_name(form.text.replace("\u02bc", "")) if "\u02bc" in form.text else parts
        for written in {parts, plain, joined}:
            for phrase in {" ".join(written), "".join(written) if language in _SOLID else " ".join(written)}:
                if form.is_tail:
                    tails.setdefault(phrase, name)
                    continue
                if form.is_decade:
                    phrases[phrase] = name
                phrases.setdefault(phrase, name)
    return tails


def _unspaced(phrases: dict[str, Name]) -> dict[str, Name]:
    """Return the names that are one word, with their accents."""
    return {phrase: name for phrase, name in phrases.items() if " " not in phrase and not name.is_decade}


def _compounds(language: str, solid: dict[str, Name], misspelt: dict[str, Name]) -> Compounds:
    """Return what the parts of compounds sound like, as any dialect says them."""
    # A slip in a ten that ends a name is told from other words by what is joined to it.
    slips = misspelt if joints_of(language)[1] else {}
    words = {word: name.value for word, name in (*slips.items(), *solid.items()) if not name.is_ordinal}
    return compounds_of(language, words | dict(parts_of(language)))


def _sounds(language: str, words: dict[str, Name], misspelt: dict[str, Name]) -> dict[str, Name]:
    """Return what names sound like, and the compounds among them even after a slip.

    What a word around numbers sounds like, too, says nothing.
    """
    if not sounds_of(language):
        return {}
    told = {letters: name for letters, name in words.items() if 1 < name.value < _HUNDRED}
    sounds = {sound_of(language, letters): name for letters, name in told.items()}
    clear = {sound: name for sound, name in sounds.items() if len(sound) >= _shortest_sound(name.value)}
    for slip, name in misspelt.items():
        if name.value not in SIMPLE and len(sound := sound_of(language, slip)) >= _LONG_SOUND:
            clear.setdefault(sound, name)
    for word in kinds_of_words(language).keys() - words.keys():
        clear.pop(sound_of(language, word), None)
    return clear


def _shortest_sound(value: int) -> int:
    """Return how many sounds it takes that hardly another word has those of a value's name."""
    if value < _SMALLEST_TOLD_ORDINAL:
        return 5
    return 4 if value % 10 == 0 else _LONG_SOUND


def parts_of_name(text: str) -> tuple[str, ...]:
    """Return the words a name is written in."""
    return tuple(part for part in _PARTS.split(text.casefold().strip()) if part)


def _multipliers(language: str, small: dict[str, Name], solid: dict[str, Name]) -> frozenset[str]:
    """Return a language's words for hundreds, thousands and millions."""
    if not has_names(language):
        return frozenset()
    engine = RbnfEngine.for_language(language)
    twos = sorted(
        letters for letters, name in solid.items() if name.value == 2 and not name.is_ordinal
    )  # two
    words: set[str] = set()
    for value in _BIG:
        parts = _PARTS.split(engine.format_number(value).text.casefold().strip())
        # A hundred and one has its and; no and is as long as a hundred.
        shortest = len("cent") if value == _HUNDRED + 1 else 2
        words.update(
            part
            for part in parts
            if len(part) >= shortest and (part not in small or small[part].value == _HUNDRED)
        )
        # Duemila: some languages write how many thousands in the same word.
        for lead in twos:
            rests = (part.removeprefix(lead) for part in map(bare, parts) if part.startswith(lead))
            words.update(rest for rest in rests if len(rest) >= _SHORT)
    return frozenset(words)


@cache
def has_names(language: str) -> bool:
    """Tell whether CLDR can spell numbers in a language."""
    return language in RbnfEngine.get_supported_languages()


@cache
def _name(value: int, is_ordinal: bool, is_decade: bool = False) -> Name:  # noqa: FBT001, FBT002  # a private cache in front of the class
    return Name(value, is_ordinal, is_decade)


def spelled(language: str) -> Iterator[tuple[str, Name]]:
    """Yield every way CLDR spells every card in a language and its countries, and how people say it."""
    for locale in (language, *_COUNTRIES.get(language, ())):
        if not has_names(locale):
            continue
        engine = RbnfEngine.for_language(locale)
        rules = [
            name
            for name in engine.rulesets
            if name.startswith("spellout")
            and not _NO_NAMES.search(name)
            and not (language in FURTHER_LANGUAGES and _RARE_FORMS.search(name))
        ]
        for value in _VALUES:
            spelled = engine.format_number(
                value, ruleset_names=rules, options=FormatOptions.PRESERVE_SOFT_HYPENS
            ).text_by_ruleset
            for rule, text in sorted(spelled.items(), key=lambda pair: "ordinal" in pair[0]):
                is_ordinal = "ordinal" in rule
                if is_ordinal and value < _SMALLEST_TOLD_ORDINAL:
                    continue
                # A text that begins with a space continues another number.
                if (
                    text.strip() == text
                    and text
                    and text != str(value)
                    and not any(letter.isdigit() for letter in text)
                ):
                    yield text, _name(value, is_ordinal)
                    for part, said in variants_of(language):
                        if part in text:
                            yield text.replace(part, said), _name(value, is_ordinal)


def _dialect(language: str, text: str) -> Iterator[str]:
    """Yield how people say a name with any two of the language's variants."""
    variants = [(part, said) for part, said in variants_of(language) if part in text]
    for place, (part, said) in enumerate(variants):
        once = text.replace(part, said)
        yield from (once.replace(other, again) for other, again in variants[place + 1 :] if other in once)


def seams_of(parts: tuple[str, ...]) -> Iterator[str]:
    """Yield a name's parts joined and split in every way: siebenunddreißig, sieben und dreißig."""
    for seams in product((" ", ""), repeat=len(parts) - 1):
        yield "".join(part + seam for part, seam in zip(parts, (*seams, ""), strict=True))


def _is_ten(phrase: str, name: Name) -> bool:
    """Tell whether a phrase is the one word for twenty, thirty, up to ninety."""
    return (
        not name.is_ordinal and name.value % 10 == 0 and 20 <= name.value <= 90 and " " not in phrase
    )  # tens


def _decades(language: str, phrase: str, name: Name) -> Iterator[str]:
    """Yield the words for the ten years or values that begin with a round number: forties, Vierziger."""
    if not _is_ten(phrase, name):
        return
    yield from (phrase + ending for ending in _DECADE_ENDINGS.get(language, ()))
    if language == "en":
        yield phrase.removesuffix("y") + "ies"
    if language == "es":
        # Veintitantos, treintaitantos.
        stem = phrase.removesuffix("e")
        yield from (stem + seam + ending for seam in "iy" for ending in _SPANISH_ODD_ENDINGS)


def _rough_counts(language: str, phrase: str, name: Name) -> Iterator[str]:
    """Yield the nouns for about so many: une trentaine, una treintena, una trentina."""
    if not _is_ten(phrase, name):
        return
    match language:
        case "fr":
            yield from (phrase.removesuffix("s").removesuffix("e") + ending for ending in ("aine", "aines"))
        case "es":
            yield from (phrase[:-1] + ending for ending in ("ena", "enas"))
        case "it":
            yield from (phrase[:-1] + ending for ending in ("ina", "ine"))
        case _:
            return


def _slips(word: str, *, is_simple: bool) -> Iterator[str]:
    """Yield what one slip of the finger or of memory makes of a long word; its ends stay."""
    if len(word) <= _SHORT:
        return
    for place in range(1, len(word) - 1):
        head, tail = word[:place], word[place:]
        yield head + tail[1:]
        yield head + tail[1] + tail[0] + tail[2:]
        # Of longer words the finder undoes one wrong letter or one too many itself.
        if len(word) < _LONG:
            yield head + tail[0] + tail
        for vowel in _VOWELS if is_simple and len(word) < _LONG else "":
            yield head + vowel + tail
            if tail[0] in _VOWELS and len(word) > _SHORT + 1:
                yield head + vowel + tail[1:]
