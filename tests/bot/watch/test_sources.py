import ast
import sys
from pathlib import Path

import pytest

import bot.watch
from bot.watch.finding.folding import HOLE, all_forms, fold, number_shown, plain_letter, shown_by
from bot.watch.languages.names import read_names
from bot.watch.languages.vocabulary import PLAY, UNIT, idioms_of, kinds_of, words_with_kinds
from bot.watch.model import LANGUAGES

PACKAGE = Path(bot.watch.__file__).parent


def imports(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    modules = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return modules | {
        alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
    }


@pytest.mark.parametrize("file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: file.stem)
def test_the_watch_knows_nothing_of_discord_or_of_the_rest_of_the_project(file: Path) -> None:
    own = {
        module
        for module in imports(file)
        if module.split(".")[0] in {"bot", "cogs", "data", "engine", "discord"}
    }

    assert all(module.startswith("bot.watch") for module in own)


@pytest.mark.parametrize("file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: file.stem)
def test_the_watch_writes_no_log(file: Path) -> None:
    assert not imports(file) & {"logging", "structlog", "warnings"}


def words_in(language: str, table: str) -> set[str]:
    return {word for words in read_names(language)[table].values() for word in words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_names_cues_and_phrases(language: str) -> None:
    assert {name.value for name in read_names(language)["phrases"]} == set(range(1, 101))
    assert idioms_of(language)
    assert any(kinds_of(language, word) & UNIT for word in words_with_kinds())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_misspelling_is_a_name_of_another_value(language: str) -> None:
    names = words_in(language, "phrases")

    assert not names & words_in(language, "misspelt")


@pytest.mark.parametrize(
    ("character", "shown"), [("٣", "3"), ("㊲", "37"), ("⑳", "20"), ("❼", "7"), ("½", None), ("三", None)]
)
def test_a_numeric_character_shows_its_digits(character: str, shown: str | None) -> None:
    assert number_shown(character) == shown


@pytest.mark.parametrize(
    ("character", "letter"), [("\u0441", "c"), ("\u0456", "i"), ("\u0417", "3"), ("é", "e"), ("x", "x")]
)
def test_a_look_alike_is_read_as_its_letter(character: str, letter: str) -> None:
    assert plain_letter(character) == letter


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("\uff21\uff22\uff13", "ab3"),
        ("||3||7", "37"),
        ("3\ufe0f\u20e3", "3"),
        ("🇹🇼🇴", "two"),
        ("🅃🅆🄾", "two"),
        ("ᴛᴡᴏ", "two"),
        ("Straße", "strasse"),
        ("e\u0301", "é"),
        ("t\u0336w\u0336", "tw"),
        ("3 * 7", "3 * 7"),
        ("3 \u2013 7", "3 - 7"),
    ],
)
def test_a_dressed_up_text_folds_to_plain_letters(text: str, folded: str) -> None:
    assert fold(text).text == folded


@pytest.mark.parametrize("character", ["\ufdfa", "\u32c2", "\u33eb", "\u3361"])
def test_a_phrase_or_a_date_in_one_character_is_no_talk(character: str) -> None:
    assert fold(f"3{character}7").text == f"3{HOLE}7"


def test_a_folded_span_leads_back_to_what_was_written() -> None:
    assert fold("ab \u200b③⑦ cd").written(3, 5) == "③⑦"


def test_a_stem_stands_for_every_word_that_begins_like_it() -> None:
    assert kinds_of("pl", "wyrzuciłam") & PLAY
    assert not kinds_of("pl", "wyrz") & PLAY


def test_what_every_character_of_unicode_shows_is_known() -> None:
    forms = all_forms()

    assert all(shown_by(sign) == forms.get(sign, sign) for sign in map(chr, range(sys.maxunicode + 1)))
