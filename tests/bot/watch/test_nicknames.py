"""Numbers that are said in dialect, or told without a number name."""

import pytest

from bot.watch import Context, heard
from bot.watch.hearing import candidates, read
from bot.watch.model import Reason
from tests.tools.watch_training.sources import dialects_of


def values(language: str, text: str) -> list[int]:
    """Return the numbers that are judged."""
    reading = read(text, Context(languages=("en", language)))
    return [reading.numbers[place].value for place in candidates(reading)]


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "two fat ladies, dear", 88),
        ("en", "legs eleven right here", 11),
        ("en", "it is the answer to life, the universe and everything", 42),
        ("en", "same as the weeks in a year", 52),
        ("en", "a baker's dozen", 13),
        ("en", "half a century", 50),
        ("en", "the big five-o", 50),
        ("en", "a teen number", 13),
        ("de", "so viele wie wochen im jahr", 52),
        ("de", "ein halbes jahrhundert", 50),
        ("fr", "l'âge du Christ", 33),
        ("es", "los dos patitos", 22),
        ("it", "le gambe delle donne", 77),
        ("fr", "un octogénaire", 80),
        ("nl", "één onder de linker stapel", 1),
        ("nl", "een kwart eeuw", 25),
        ("pt", "meio século", 50),
        ("pl", "dwie dychy", 20),
        ("en", "as many as ali baba's thieves", 40),
        ("de", "doppelfünf", 55),
        ("pl", "najniższa karta w grze", 2),
    ],
)
def test_a_phrase_that_stands_for_a_number_is_judged(language: str, text: str, value: int) -> None:
    assert value in values(language, text)


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "forty-fower", 44),
        ("en", "turty tree", 33),
        ("en", "firty-free", 33),
        ("de", "siemadsiebzge", 77),
        ("de", "nünedrissg", 39),
        ("de", "fünf-un-sechzsch", 65),
        ("de", "a dreizehner", 13),
        ("de", "a fünfazwanzger", 25),
        ("de", "was einstelliges", 9),
        ("de", "mei a siebner", 7),
        ("fr", "gatre-vin-dix", 90),
        ("fr", "caran-sink", 45),
        ("it", "vintiquater", 24),
        ("it", "trentadù", 32),
        ("nl", "vuufenveertig", 45),
        ("sv", "tjufyra", 24),
        ("nl", "nege-en-vuftig", 59),
        ("pt", "oitentissete", 87),
        ("pl", "śtyrdzieści siedym", 47),
        ("pl", "dwadzieścia łosiem", 28),
    ],
)
def test_a_number_in_dialect_is_judged(language: str, text: str, value: int) -> None:
    assert values(language, text) == [value]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "bist du fertig"),
        ("de", "gute Taktik, sehr taktisch"),
        ("en", "the ladies are two, fat chance"),
        ("en", "life is everything"),
        ("fr", "un bon vin"),
    ],
)
def test_words_of_such_phrases_alone_tell_nothing(language: str, text: str) -> None:
    assert heard(text, Context(languages=("en", language))) is None


def test_a_distance_from_a_pile_is_no_fixed_phrase() -> None:
    finding = heard("i can go just four down on the 64 pile, thats my card", Context(piles=frozenset({64})))

    assert finding is not None
    assert finding.values == (4,)


def test_a_dialect_joins_its_tens_and_ones_as_it_says() -> None:
    said = dict(dialects_of("de"))

    assert said["zwoaravierzg"] == 42
    assert "zwoa" not in said


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [("pt", "nove sai de mim", 9), ("it", "butto un nove", 9), ("fr", "pfff onze", 11)],
)
def test_one_word_of_another_language_hides_no_number_of_the_table_s(
    language: str, text: str, value: int
) -> None:
    assert value in values(language, text)


def test_a_phrase_behind_many_others_is_read() -> None:
    assert 40 in values("en", "a black ball, " * 200 + "ali baba")


@pytest.mark.parametrize(
    "text",
    ["my cat walked over the piano keys again", "bullseye! nice move", "blackjack tomorrow at my place?"],
)
def test_talk_of_a_thing_itself_is_no_number(text: str) -> None:
    assert heard(text, Context()) is None


def test_a_card_told_by_likeness_is_called_so() -> None:
    finding = heard("my card? as many as the keys of a piano", Context())

    assert finding is not None
    assert finding.reason is Reason.LIKENESS
    assert finding.words == "keys of a piano"
