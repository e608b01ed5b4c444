import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

import bot
import cogs
from bot.devtools.preview.tables import make_names
from bot.devtools.translations import Fault, check_language, list_facts, list_readings, read_messages
from bot.renderers import playable_games, renderer_of
from bot.renderers.refusals import describe_refusal
from bot.tables import refusals
from bot.tables.choices import list_option_values
from bot.words.words import DEFAULT, MAX_CACHED_TEXTS, Words, languages, locales_folder, words
from data.records import ChannelId, MatchId
from engine.refusals import Refusal
from engine.registry import RULESETS
from tests.bot.renderers.tables import running
from tests.engine.playouts import cases, steps

ROOT = Path(__file__).parents[3]
SPEAKING = {"words", "texts", "localise", "_say", "either"}
"""Names of functions and methods that take the code of a text."""
CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SENTENCES = (
    *("reply-", "table-", "rule-", "turn-", "idle-", "pitch-"),
    *("lobby-c", "lobby-e", "lobby-ready", "lobby-too"),
)
NO_SENTENCES = ("button-", "command-", "option-", "choice-", "signal-", "game-")


def folder(language: str) -> Path:
    return Path(str(locales_folder())) / language


def messages(language: str) -> Mapping[str, ftl.Pattern]:
    return read_messages(language).patterns


def everything() -> Iterator[tuple[str, str, str]]:
    """Yield every language, code and reading."""
    for language in languages():
        for code, pattern in messages(language).items():
            for text in list_readings(pattern):
                yield language, code, text


@cache
def read_bundle(language: str) -> FluentBundle:
    """Read a language's files with Fluent's own library, which takes a second."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(folder(language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def sources() -> list[ast.Module]:
    """Parse all that may speak."""
    files = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    silent = {ROOT / "bot" / "devtools" / name for name in ("sandbox", "demo", "players")}
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files if not silent & set(file.parents)]


@cache
def literals() -> frozenset[str]:
    """Collect every string that could be a code."""
    return frozenset(
        node.value
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value)
    )


@cache
def families() -> frozenset[str]:
    """Collect every code that is put together, as a pattern."""
    found = set()
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                if re.fullmatch(r"[a-z]+\\-(.*)", parts[0]):
                    found.add("".join(parts))
    return frozenset(found)


def game_families() -> frozenset[str]:
    """Collect every code that begins with a game's slug, as a pattern."""
    return frozenset(
        re.escape(slug) + re.escape(end.value)
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and len(node.values) == 2
        for end in node.values[1:]
        if isinstance(end, ast.Constant) and isinstance(end.value, str) and end.value.startswith("-")
        for slug in RULESETS
    )


@cache
def collect_codes() -> frozenset[str]:
    """Collect every code that is passed to a function that looks texts up."""
    return frozenset(
        node.value
        for tree in sources()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and _speaks(call.func)
        for argument in call.args
        for node in _choices(argument)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value
    )


def _speaks(function: ast.expr) -> bool:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in SPEAKING
        case ast.Call():
            return _speaks(function.func)
        case _:
            return False


def _choices(argument: ast.expr) -> list[ast.expr]:
    match argument:
        case ast.IfExp(body=one, orelse=other):
            return [*_choices(one), *_choices(other)]
        case ast.Tuple(elts=several):
            return several
        case _:
            return [argument]


@cache
def refusal_classes() -> tuple[type[Refusal], ...]:
    """List every class of refusals that users can get."""
    for module in (*iter_modules(bot.__path__, "bot."), *iter_modules(cogs.__path__, "cogs.")):
        if not module.ispkg and not module.name.endswith("__main__"):
            import_module(module.name)
    unplayable = {slug.replace("-", "_") for slug in RULESETS.keys() - playable_games().keys()}

    def below(kind: type[Refusal]) -> Iterator[type[Refusal]]:
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    return tuple(
        kind
        for kind in below(Refusal)
        if kind.__module__.startswith(("engine.", "bot.", "cogs.", "data."))
        and not unplayable & set(kind.__module__.split("."))
        and not kind.__subclasses__()
    )


FACTS: dict[str, tuple[object, ...]] = {
    "phase": ("lobby", "running", "set-aside"),
    "permission": (
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
    ),
    "game": ("the-game", "chess"),
    "option": ("minimum",),
    "host": (1_200_000_000_000_000_001, 1_200_000_000_000_000_099, None),
    "turn": (0, 1),
    "seat": (0, 1),
}
"""Values to try for facts whose type does not say it all."""
BY_TYPE: dict[object, tuple[object, ...]] = {
    int: (0, 1, 2, 42),
    str: ("something",),
    tuple[int, ...]: ((), (1,), (0, 1)),
    ChannelId: (ChannelId(1),),
    MatchId: (MatchId(1),),
    MatchId | None: (None, MatchId(1)),
}


def examples(kind: type[Refusal]) -> Iterator[Refusal]:
    """Yield a refusal with each of its facts changed in turn."""
    hints = get_type_hints(kind)
    choices = {field.name: FACTS.get(field.name) or BY_TYPE[hints[field.name]] for field in fields(kind)}
    first = {name: values[0] for name, values in choices.items()}
    yield kind(**first)
    for name, values in choices.items():
        for value in values:
            yield kind(**{**first, name: value})


# Languages


def test_there_are_words_in_english_and_german() -> None:
    assert set(languages()) >= {"de", "en"}
    assert DEFAULT in languages()


@pytest.mark.parametrize("language", languages())
def test_the_texts_of_a_language_fit_english_and_discords_limits(language: str) -> None:
    findings = [finding for finding in check_language(language) if finding.fault is not Fault.MISSING]
    assert [str(finding) for finding in findings] == []


def test_a_text_that_is_not_translated_yet_is_read_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Words("de")
    monkeypatch.delitem(texts._sources, "button-join")
    assert texts.has("button-join")
    assert texts("button-join") == "Join"


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("en-GB", "en"), ("pt-BR", "pt"), ("es-419", "es"), ("sv-SE", "en"), ("DE-at", "de")],
)
def test_a_locale_is_spoken_to_in_its_language_or_in_english(locale: str, language: str) -> None:
    assert words(locale).language == language


def test_a_code_without_words_is_a_fault() -> None:
    with pytest.raises(LookupError):
        words("en")("no-such-code")
    with pytest.raises(LookupError):
        words("en").either(("no-such-code", "nor-this-one"))
    assert words("en").either(("no-such-code", "button-join")) == "Join"
    assert not words("en").has("no-such-code")


def test_a_fact_that_is_missing_is_a_fault() -> None:
    with pytest.raises(ValueError, match="hand-title"):
        words("en")("hand-title")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 42, -10, 1234, 1_200_000])
def test_every_message_is_formatted_as_fluent_formats_it(language: str, number: int) -> None:
    bundle = read_bundle(language)
    wrong = []
    for code, pattern in messages(language).items():
        value = bundle.get_message(code).value
        assert value is not None
        for fact in (number, "so"):
            facts: dict[str, str | int] = dict.fromkeys(list_facts(pattern), fact)
            text, faults = bundle.format_pattern(value, dict(facts))
            if not faults and words(language)(code, **facts) != text:
                wrong.append((code, facts))
    assert wrong == []


# Codes


def test_every_code_that_is_spoken_has_words() -> None:
    assert collect_codes() - messages(DEFAULT).keys() == set()
    assert len(collect_codes()) > 60


def test_every_family_of_codes_has_words() -> None:
    assert [
        family for family in families() if not any(re.fullmatch(family, code) for code in messages(DEFAULT))
    ] == []


def test_no_words_are_left_over() -> None:
    used = literals() | {code_of(kind) for kind in refusal_classes()}
    patterns = families() | game_families()
    assert [
        code
        for code in messages(DEFAULT)
        if code not in used and not any(re.fullmatch(pattern, code) for pattern in patterns)
    ] == []


def code_of(kind: type[Refusal]) -> str:
    return next(examples(kind)).code


@pytest.mark.parametrize("slug", playable_games())
def test_every_game_is_named_and_told(slug: str) -> None:
    texts = words(DEFAULT)
    assert texts.has(f"game-{slug}")
    assert texts.has(f"rules-{slug}")
    for name in playable_games()[slug].options.model_fields:
        assert texts.has(f"option-{name.replace('_', '-')}")
    assert texts.has(f"pitch-{slug}")
    for name in list_option_values(playable_games()[slug].options):
        assert texts.has(f"menu-{name.replace('_', '-')}")
        assert texts.has(f"menu-{name.replace('_', '-')}-value")


@pytest.mark.parametrize("slug", playable_games())
def test_every_deed_that_a_game_counts_is_in_the_statistics(slug: str) -> None:
    counted = {
        deed.what
        for case in cases()
        if case.slug == slug
        for step in steps(case)
        for event in step.events
        for deed in case.ruleset.deeds(event)
    }
    assert counted == set(renderer_of(slug).deeds)
    assert all(words(DEFAULT).has(f"counter-{what}") for what in counted)


# Refusals

SENTENCE_ENDS = (
    ".",
    "?",
    "!",
    "\N{IDEOGRAPHIC FULL STOP}",
    "\N{FULLWIDTH QUESTION MARK}",
    "\N{FULLWIDTH EXCLAMATION MARK}",
)


@pytest.mark.parametrize("kind", refusal_classes(), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", languages())
async def test_every_refusal_has_words(kind: type[Refusal], language: str) -> None:
    case = next(case for case in cases() if case.slug in playable_games() and case.seats == 2)
    table = running(case.slug, case.opening, 2)
    for refusal in examples(kind):
        text = describe_refusal(refusal, table, words(language), make_names("Anna", "Ben"))
        assert text.endswith(SENTENCE_ENDS), text
        # What stands in backticks is typed as it is, such as a time zone.
        plain = re.sub(r"`[^`]*`", "", text)
        assert re.search(r"[{}]|_|None|\[|\(\)", plain) is None, text


async def test_a_refusal_names_the_seat_that_is_meant() -> None:
    case = next(case for case in cases() if case.slug == "the-game" and case.seats == 2)
    table = running(case.slug, case.opening, 2)
    kind = next(kind for kind in refusal_classes() if kind.__name__ == "NotYourTurn")
    refusal = kind(turn=1)  # type: ignore[call-arg] # it has this fact
    assert describe_refusal(refusal, table, words("en"), make_names("Anna", "Ben")).startswith(
        "Not yet: it's Ben's turn."
    )


async def test_a_host_is_named_even_where_no_table_is() -> None:
    refusal = refusals.NotAllowedToCancel(1_200_000_000_000_000_001, "yes")
    assert "<@1200000000000000001>" in describe_refusal(refusal, None, words("de"), make_names("Anna"))


# How it reads


def test_every_sentence_ends_like_one() -> None:
    wide = "".join(SENTENCE_ENDS[3:]) + "\N{FULLWIDTH COLON}"
    ends = re.compile(rf"[.!?:…{wide}]( ?7|[*_`“”»\N{{RIGHT CORNER BRACKET}}]*)$")
    assert [
        (language, code)
        for language, code, text in everything()
        if code.startswith(SENTENCES) and not code.startswith("table-commitment")
        if not ends.search(text.rstrip())
    ] == []


def test_what_is_no_sentence_does_not_end_like_one() -> None:
    assert [
        (language, code)
        for language, code, text in everything()
        if code.startswith(NO_SENTENCES) and text.endswith((".", ":", ";", ",", "\N{IDEOGRAPHIC FULL STOP}"))
    ] == []


def test_no_text_is_empty_or_untidy() -> None:
    untidy: Callable[[str], object] = re.compile(r'  |\s$|^\s| [,.;:!?](?!\w)|"|\.\.\.|\bTODO\b').search
    assert [
        (language, code, text)
        for language, code, text in everything()
        if not text.strip() or any(untidy(line) for line in text.split("\n") if line)
    ] == []


def test_quotation_marks_are_those_of_the_language() -> None:
    wrong = {"de": re.compile("[”«»]|“\\w"), "en": re.compile("[„«»]")}
    assert [
        (language, code)
        for language, code, text in everything()
        if language in wrong and wrong[language].search(text)
    ] == []


def test_no_call_and_no_signal_speaks_a_number() -> None:
    assert [
        (language, code)
        for language, code, text in everything()
        if code.startswith(("signal-", "turn-nudge", "idle-reminder"))
        and re.search(r"\d", text.replace("7", "", len(list_facts(messages(language)[code]))))
    ] == []


def test_every_command_that_is_named_exists() -> None:
    commands = {code.removeprefix("command-").replace("-", " ", 1) for code in messages(DEFAULT)}
    named = {name for _, _, text in everything() for name in re.findall(r"`/([a-z ]+)`", text)}
    assert named - commands == set()


def test_the_texts_that_are_kept_of_a_language_are_bounded() -> None:
    texts = Words("en")
    for seat in range(2 * MAX_CACHED_TEXTS):
        texts("free-seat", seat=seat)
    assert texts._cached_format.cache_info().currsize == MAX_CACHED_TEXTS
