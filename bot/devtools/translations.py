"""Checks of a language's texts: missing, left over, unfit, or still in English."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final, TextIO

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.words.words import DEFAULT, NotSupported, Numbers, build_template, languages, list_word_files

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""CLDR's names of the forms that a word has with a number."""
LIMITS: Final[Mapping[str, int]] = {
    "command-": 100,
    "option-": 100,
    "choice-": 100,
    "menu-": 100,
    "game-": 100,
    "button-": 80,
    "signal-": 80,
}
"""The maximum number of characters of what Discord shows in places of its own, by how the codes begin."""
_ROOM_FOR_A_FACT: Final = 10
"""Characters that are kept free for each fact in such a text."""
_COUNTED: Final = range(201)
"""The numbers whose forms a language needs: more than cards, people and matches that are counted."""
_STAND_IN: Final = "7"
_ORDINARY: Final = re.compile(r"`[^`]*`|The Game|The Mind|Unspoken|Discord|https?://\S+")
"""Matches words that are the same in every language."""
_MIN_ENGLISH_WORDS: Final = 4


class Fault(StrEnum):
    """A kind of fault in a text."""

    UNREADABLE = "cannot be read"
    NOT_SUPPORTED = "holds something of Fluent's that is not used here"
    TWICE = "is there twice"
    MISSING = "is missing"
    LEFT_OVER = "is not in English any more"
    OTHER_FACTS = "asks for other facts than English"
    TOO_LONG = "is too long for Discord"
    IN_ENGLISH = "is still in English"
    PLURAL = "lacks a plural form"


@dataclass(frozen=True, slots=True)
class Finding:
    """A text of a language that needs a translator."""

    file: str
    code: str
    fault: Fault
    detail: str = ""

    def __str__(self) -> str:
        """Describe it on one line."""
        return f"{self.file}: {self.code} {self.fault}{f': {self.detail}' if self.detail else ''}"


@dataclass(frozen=True, slots=True)
class Messages:
    """All texts of a language, parsed."""

    patterns: Mapping[str, ftl.Pattern]
    files: Mapping[str, str]
    """By code: the file that the text is in."""
    findings: tuple[Finding, ...]
    """Texts that cannot be read."""


@cache
def read_messages(language: str) -> Messages:
    """Read all texts of a language."""
    return parse_messages({file.name: file.read_text(encoding="utf-8") for file in list_word_files(language)})


def parse_messages(contents: Mapping[str, str]) -> Messages:
    """Parse files, by their names."""
    patterns: dict[str, ftl.Pattern] = {}
    files: dict[str, str] = {}
    findings = []
    for name, content in contents.items():
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, ftl.Junk):
                first = str(entry.content).partition("\n")[0]
                findings.append(Finding(name, first.partition(" ")[0], Fault.UNREADABLE, first))
            elif isinstance(entry, ftl.Message) and entry.value is not None:
                if entry.id.name in patterns:
                    findings.append(Finding(name, entry.id.name, Fault.TWICE))
                patterns[entry.id.name] = entry.value
                files[entry.id.name] = name
    return Messages(patterns, files, tuple(findings))


def list_facts(node: ftl.BaseNode) -> frozenset[str]:
    """Name the facts that a text asks for."""
    return frozenset(part.id.name for part in _walk(node) if isinstance(part, ftl.VariableReference))


def list_readings(pattern: ftl.Pattern) -> list[str]:
    """Write a text in all its variants, with `7` for every fact."""
    texts = [""]
    for element in pattern.elements:
        texts = [text + more for text in texts for more in _read_element(element)]
    return texts


def check_language(language: str) -> list[Finding]:
    """Find everything in a language's texts that needs a translator, in the order of English."""
    return compare_messages(language, read_messages(DEFAULT), read_messages(language))


def compare_messages(language: str, default: Messages, own: Messages) -> list[Finding]:
    """Find everything in a language's texts that needs a translator; `default` are the English texts."""
    found = list(own.findings)
    for code, pattern in default.patterns.items():
        translated = own.patterns.get(code)
        if translated is None:
            found.append(Finding(default.files[code], code, Fault.MISSING))
        else:
            faults = _check_text(language, code, pattern, translated)
            found += (Finding(own.files[code], code, fault, detail) for fault, detail in faults)
    left_over = (code for code in own.patterns if code not in default.patterns)
    return [*found, *(Finding(own.files[code], code, Fault.LEFT_OVER) for code in left_over)]


def write_report(language: str, out: TextIO) -> int:
    """Write the faults of a language's texts.

    Returns the number of things, or -1 where there is no such language.
    """
    if language not in languages():
        out.write(f"There is no folder data/locales/{language}. There are: {', '.join(languages())}.\n")
        return -1
    found = check_language(language)
    out.writelines(f"{finding}\n" for finding in found)
    total = len(read_messages(DEFAULT).patterns)
    out.write(f"{language}: {len(found)} things to do in {total} texts\n")
    return len(found)


def write_summary(out: TextIO) -> int:
    """Write a line on each language and one on all; return the number of things left to do."""
    findings = {language: check_language(language) for language in languages()}
    out.writelines(
        f"{language}: {'; '.join(map(str, todo)) or 'complete'}\n" for language, todo in findings.items()
    )
    counts = [f"{language} {len(todo)}" for language, todo in findings.items() if todo]
    out.write(f"left to do in words: {', '.join(counts) or 'nothing'}\n")
    return sum(map(len, findings.values()))


def _check_text(
    language: str, code: str, pattern: ftl.Pattern, translated: ftl.Pattern
) -> Iterator[tuple[Fault, str]]:
    if differing := list_facts(translated) ^ list_facts(pattern):
        yield Fault.OTHER_FACTS, ", ".join(sorted(differing))
    try:
        build_template(translated, Numbers(Locale.parse(language)))
    except NotSupported as fault:
        yield Fault.NOT_SUPPORTED, str(fault)
    longest = max(map(len, list_readings(translated)))
    for start, limit in LIMITS.items():
        if code.startswith(start) and longest > limit - _ROOM_FOR_A_FACT * len(list_facts(translated)):
            yield Fault.TOO_LONG, f"{longest} characters of at most {limit}"
    if language != DEFAULT:
        yield from _check_language_of(language, pattern, translated)


def _check_language_of(
    language: str, pattern: ftl.Pattern, translated: ftl.Pattern
) -> Iterator[tuple[Fault, str]]:
    readings = list_readings(translated)
    for text in sorted(set(readings) & set(list_readings(pattern))):
        if len(re.findall(r"[A-Za-z]{2,}", _ORDINARY.sub("", text))) >= _MIN_ENGLISH_WORDS:
            yield Fault.IN_ENGLISH, text
    for select in _walk(translated):
        if isinstance(select, ftl.SelectExpression) and (lacking := _list_lacking_forms(language, select)):
            yield Fault.PLURAL, ", ".join(lacking)


def _list_lacking_forms(language: str, select: ftl.SelectExpression) -> list[str]:
    """Name the plural forms of a language that a choice has no variant for."""
    keys = [_name_key(variant.key) for variant in select.variants]
    if not CATEGORIES.intersection(keys) - {"other"}:
        return []
    choose = Locale.parse(language).plural_form
    needed = {choose(number) for number in _COUNTED if str(number) not in keys} - set(keys)
    fallback = next(_name_key(variant.key) for variant in select.variants if variant.default)
    # The default stands for one form that is not named; "other" does so in every language.
    return sorted(needed) if len(needed) > (fallback == "other") else []


def _name_key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else key.value


def _walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _walk(child)


def _read_element(element: ftl.TextElement | ftl.Placeable) -> list[str]:
    if isinstance(element, ftl.TextElement):
        return [element.value]
    match element.expression:
        case ftl.SelectExpression(variants=variants):
            return [text for variant in variants for text in list_readings(variant.value)]
        case ftl.StringLiteral(value=value):
            return [value]
        case _:
            return [_STAND_IN]
