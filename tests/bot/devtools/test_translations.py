import io

import pytest

from bot.cli import main
from bot.devtools.translations import compare_messages, parse_messages, read_messages, write_report
from bot.words.words import DEFAULT, languages, list_own_names

ENGLISH = parse_messages(
    {
        "game.ftl": """\
command-hand = Your hand
button-join = Join
cards-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
welcome = This is where it all begins for { $name }
"""
    }
)


def check(language: str, *lines: str) -> list[str]:
    own = parse_messages({"game.ftl": "\n".join(lines) + "\n"})
    return [str(finding) for finding in compare_messages(language, ENGLISH, own)]


HAND = "command-hand = Twoja ręka"
JOIN = "button-join = Dołącz"
LEFT = "cards-left = { $count ->\n [one] karta\n [few] { $count } karty\n *[other] { $count } kart\n }"
WELCOME = "welcome = Tu wszystko się zaczyna: { $name }"


def test_a_complete_language_has_nothing_left_to_do() -> None:
    assert check("pl", HAND, JOIN, LEFT, WELCOME) == []


def test_what_is_missing_or_left_over_is_named() -> None:
    assert check("pl", HAND, LEFT, WELCOME, "button-sit = Usiądź") == [
        "game.ftl: button-join is missing",
        "game.ftl: button-sit is not in English any more",
    ]


def test_other_facts_than_those_of_english_are_named() -> None:
    assert check("pl", HAND, JOIN, LEFT, "welcome = Tu wszystko się zaczyna: { $person }") == [
        "game.ftl: welcome asks for other facts than English: name, person"
    ]


def test_what_discord_would_refuse_is_named_with_its_length() -> None:
    assert check("pl", f"command-hand = {'ręka ' * 20}x", JOIN, LEFT, WELCOME) == [
        "game.ftl: command-hand is too long for Discord: 101 characters of at most 100"
    ]


def test_what_is_still_in_english_is_named() -> None:
    assert check("pl", HAND, JOIN, LEFT, "welcome = This is where it all begins for { $name }") == [
        "game.ftl: welcome is still in English: This is where it all begins for 7"
    ]


@pytest.mark.parametrize(
    ("language", "forms", "lacking"),
    [
        ("pl", "\n [one] a\n *[other] b", "few, many"),
        ("pl", "\n [one] a\n [few] b\n *[many] c", ""),
        ("pl", "\n [one] a\n *[few] b", "many"),
        ("ja", "\n *[other] a", ""),
        ("fr", "\n [one] a\n *[other] b", ""),
        ("fr", "\n [0] z\n *[one] b", "other"),
        ("de", "\n [lobby] a\n *[table] b", ""),
    ],
)
def test_plural_forms_that_a_language_needs_are_named(language: str, forms: str, lacking: str) -> None:
    found = check(language, HAND, JOIN, f"cards-left = {{ $count ->{forms}\n }}", WELCOME)
    assert found == ([f"game.ftl: cards-left lacks a plural form: {lacking}"] if lacking else [])


def test_what_cannot_be_read_is_named_with_its_line() -> None:
    assert check("pl", HAND, JOIN, LEFT, WELCOME, "oops", HAND) == [
        "game.ftl: oops cannot be read: oops",
        "game.ftl: command-hand is there twice",
    ]


def test_what_texts_here_cannot_use_is_named() -> None:
    assert check("pl", HAND, JOIN, LEFT, "welcome = Tu wszystko się zaczyna: { NUMBER($name) }") == [
        "game.ftl: welcome holds something of Fluent's that is not used here: Placeable"
    ]


def test_the_summary_has_a_line_for_each_language_and_one_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    main(["words", "check"])
    *lines, last = capsys.readouterr().out.splitlines()
    assert [line.partition(": ")[0] for line in lines] == list(languages())
    assert "en: complete" in lines
    assert last.startswith("left to do in words: ")


def test_the_report_says_how_much_is_left_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "check", DEFAULT]) == 0
    assert capsys.readouterr().out == f"en: 0 things to do in {len(read_messages(DEFAULT).patterns)} texts\n"


def test_the_report_says_if_there_is_no_such_language() -> None:
    out = io.StringIO()
    assert write_report("tlh", out) == -1
    assert out.getvalue().startswith("There is no folder data/locales/tlh.")


def test_every_language_is_offered_by_its_own_name() -> None:
    offered = list_own_names()
    assert tuple(offered) == languages()
    assert (offered["de"], offered["en"]) == ("Deutsch", "English")
    assert len(offered) < 25
