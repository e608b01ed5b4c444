"""Every text that users read, by its code and language, as Fluent's files hold them."""

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, TypeAlias

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast

from bot.words.foreign_text import isolate

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

DEFAULT = "en"
MAX_CACHED_TEXTS = 4096
"""The maximum number of written texts that are kept of a language: 2 MB."""
_PARSER = FluentParser(with_spans=False)
_CODE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
"""The first line of a message; the lines that continue one are indented."""
_OWN_NAME_FILE, _OWN_NAME_CODE = "settings.ftl", "language-name"
_OWN_NAME = re.compile(rf"^{_OWN_NAME_CODE} *= *(.+)$", re.MULTILINE)
_PLAIN = re.compile(r"[\w-]+ *= *([^\s{}][^\n{}]*?) *(?:\n(?:#.*)?)*")
"""A message of one line without facts, with the comments and empty lines that follow it."""
Fact: TypeAlias = str | int
Template: TypeAlias = Callable[[Mapping[str, Fact]], str]
"""Returns a text for these facts; KeyError if one is missing."""


class NotSupported(Exception):  # noqa: N818 - it says what is the matter
    """The text holds something of Fluent's that no text here has needed so far."""


class Numbers:
    """The numbers of a language: how they are written, and which plural they take."""

    def __init__(self, locale: Locale) -> None:
        # There are few numbers. Babel reads a language's data, a megabyte, when it is first asked for some.
        self.write = lru_cache(maxsize=2048)(lambda number: format_decimal(number, locale=locale))
        self.plural_of = lru_cache(maxsize=2048)(
            lambda number: locale.plural_form(number)  # noqa: PLW0108 - the attribute itself is read from the data
        )


def build_template(pattern: object, numbers: Numbers) -> Template:
    """Build the template of a parsed text.

    Fluent's own runtime takes 25 µs for a text, mainly to have Babel write its numbers; a template takes 3 µs
    and gives the same text.

    Raises:
        NotSupported: it holds more than texts, facts, and choices by a fact.
    """
    elements = getattr(pattern, "elements", (pattern,))
    stands_alone = len(elements) == 1
    parts = [_build_part(element, numbers, stands_alone=stands_alone) for element in elements]
    if stands_alone:
        return parts[0]
    return lambda facts: "".join([part(facts) for part in parts])


def _build_part(element: object, numbers: Numbers, *, stands_alone: bool) -> Template:
    match element:
        case ast.TextElement(value=text):
            return lambda _facts: text
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            text = literal.parse()["value"]
            return lambda _facts: text
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            if stands_alone:
                return lambda facts: _write(facts[name], numbers)
            return lambda facts: isolate(_write(facts[name], numbers))
        case ast.Placeable(
            expression=ast.SelectExpression(
                selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants
            )
        ):
            return _build_choice(name, variants, numbers)
        case _:
            raise NotSupported(type(element).__name__)


def _build_choice(name: str, variants: list[ast.Variant], numbers: Numbers) -> Template:
    """Build a choice: the variant whose key is the fact or its plural, else the default."""
    keyed: dict[Fact, Template] = {}
    default: Template | None = None
    for variant in variants:
        text = build_template(variant.value, numbers)
        match variant.key:
            case ast.NumberLiteral(value=number):
                key: Fact = int(str(number))
            case ast.Identifier(name=word):
                key = word
            case _:
                raise NotSupported(type(variant.key).__name__)
        if keyed and isinstance(key, int) and not isinstance(next(reversed(keyed)), int):
            # A plural before a number would win over it; here the number does.
            raise NotSupported(name)
        keyed.setdefault(key, text)
        if variant.default:
            default = text
    if default is None:
        raise NotSupported(name)
    fallback = default

    def choose(facts: Mapping[str, Fact]) -> str:
        fact = facts[name]
        found = keyed.get(fact)
        if found is None and isinstance(fact, int):
            found = keyed.get(numbers.plural_of(fact))
        return (found or fallback)(facts)

    return choose


def _write(fact: Fact, numbers: Numbers) -> str:
    return fact if isinstance(fact, str) else numbers.write(fact)


def locales_folder() -> "Traversable":
    """Return the folder that holds one folder of `.ftl` files for each language."""
    return files("data") / "locales"


def list_word_files(language: str) -> "list[Traversable]":
    """List the `.ftl` files of a language by name."""
    word_files = (file for file in (locales_folder() / language).iterdir() if file.name.endswith(".ftl"))
    return sorted(word_files, key=lambda file: file.name)


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages."""
    return tuple(sorted(entry.name for entry in locales_folder().iterdir() if entry.is_dir()))


def digest_of_words() -> str:
    """Return a digest of all texts in all languages; another one when any of them changes."""
    digest = hashlib.sha256()
    for language in languages():
        for file in list_word_files(language):
            digest.update(f"{language} {file.name} ".encode() + file.read_bytes())
    return digest.hexdigest()


class Words:
    """The texts of one language.

    Called with a code and the facts that the text needs, it returns the text:

    >>> words("en")("free-seat", seat=2)
    'Free seat 2'
    """

    def __init__(self, language: str) -> None:
        """Read all `.ftl` files of a language."""
        self.language = language
        self._sources: dict[str, str] = {}
        for file in list_word_files(language):
            self._sources |= _split(file.read_text(encoding="utf-8"))
        self._locale = Locale.parse(language)
        self._numbers = Numbers(self._locale)
        # Four of five texts of a click are those of the last ones; four times as many would save no more.
        self._cached_format = lru_cache(maxsize=MAX_CACHED_TEXTS)(self._format)
        self._templates: dict[str, Template] = {}

    def __call__(self, code: str, /, **facts: object) -> str:
        """Return the text of a code.

        Raises:
            LookupError: if there is no such text.
            ValueError: if the text needs a fact that was not given.
        """
        return self._cached_format(code, tuple(facts.items()))

    def join_items(self, items: Iterable[str]) -> str:
        """Join items as the language does it, with no "and".

        >>> words("en").join_items(("Anna", "Ben"))
        'Anna, Ben'
        """
        return self._separator.join(map(isolate, items))

    @cached_property
    def _separator(self) -> str:
        pattern: str = self._locale.list_patterns["standard"]["middle"]
        return pattern.partition("{0}")[2].partition("{1}")[0]

    def has(self, code: str) -> bool:
        """Return True if there is a text for a code."""
        return code in self._sources or (self.language != DEFAULT and _of(DEFAULT).has(code))

    def either(self, codes: tuple[str, ...], /, **facts: object) -> str:
        """Return the text of the first code that has one.

        Raises:
            LookupError: if no code has a text.
        """
        return self(next((code for code in codes if self.has(code)), codes[-1]), **facts)

    def _format(self, code: str, facts: tuple[tuple[str, object], ...]) -> str:
        if self.language != DEFAULT and code not in self._sources:
            # Only while somebody is still translating: `unspoken words check` lists these texts.
            return _of(DEFAULT)(code, **dict(facts))
        template = self._templates.get(code)
        if template is None:
            template = self._templates[code] = self._build_template(code)
        arguments = {
            name: fact if isinstance(fact, str | int) and not isinstance(fact, bool) else str(fact)
            for name, fact in facts
        }
        try:
            return template(arguments)
        except KeyError as missing:
            msg = f"{code}: a fact is missing: {missing}"
            raise ValueError(msg) from None

    def _build_template(self, code: str) -> Template:
        # Parsed when first used: parsing a whole language takes 0.3 s at every start.
        source = self._sources[code]
        if plain := _PLAIN.fullmatch(source):
            # The parser takes 0.15 ms even for these, and a start needs hundreds.
            text = plain[1]
            return lambda _facts: text
        parsed = _PARSER.parse_entry(source)
        if not isinstance(parsed, ast.Message) or parsed.value is None:
            raise LookupError(code)
        return build_template(parsed.value, self._numbers)


def _split(source: str) -> dict[str, str]:
    """Return the source of each message of a file by its code; no message refers to another."""
    places = [*_CODE.finditer(source)]
    ends = [*(place.start() for place in places[1:]), len(source)]
    return {place[1]: source[place.start() : end] for place, end in zip(places, ends, strict=True)}


@cache
def list_own_names() -> Mapping[str, str]:
    """Return the name of every language in itself by its code, without reading its other texts."""
    sources = {
        language: (locales_folder() / language / _OWN_NAME_FILE).read_text(encoding="utf-8")
        for language in languages()
    }
    return {language: _OWN_NAME.findall(source)[0] for language, source in sources.items()}


@cache
def words(locale: str) -> Words:
    """Return the words for one of Discord's locales; English if its language has none."""
    language = locale.split("-", maxsplit=1)[0].lower()
    if language not in languages():
        language = DEFAULT
    return _of(language)


@cache
def _of(language: str) -> Words:
    return Words(language)
