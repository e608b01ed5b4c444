"""Texts as templates: parsed by Fluent, formatted here.

A table and a hand hold about twenty texts, most of them with new cards after each move. Fluent's own runtime
takes 25 µs for one, mainly to have Babel write its numbers; a template takes 3 µs and gives the same text.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import ast

from bot.words.foreign_text import isolate

Fact: TypeAlias = str | int
Template: TypeAlias = Callable[[Mapping[str, Fact]], str]
"""Returns a text for these facts; KeyError if one is missing."""


class NotSupported(Exception):  # noqa: N818 - it says what is the matter
    """The text holds something of Fluent's that no text here has needed so far."""


class Numbers:
    """The numbers of a language: how they are written, and which plural they take."""

    def __init__(self, locale: Locale) -> None:
        """Remember each number that was written; there are few."""
        self.write = lru_cache(maxsize=2048)(lambda number: format_decimal(number, locale=locale))
        self.plural_of = lru_cache(maxsize=2048)(locale.plural_form)


def build_template(pattern: object, numbers: Numbers) -> Template:
    """Build the template of a parsed text.

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
