"""A table that speaks English and German, and messages in other languages."""

import pytest

from bot.watch import Context, heard

TABLE = Context(cards=range(2, 100))


@pytest.mark.parametrize(
    "text",
    [
        "mi carta más baja es treinta y siete",
        "ho il novanta in mano",
        "у мене сорок шість",  # noqa: RUF001  # Ukrainian
        "сорок два",
        "mam osiemdziesiąt jeden",
        "benim en düşük kartım kırk iki",  # noqa: RUF001  # Turkish
        "mit laveste er halvtreds",
        "jag har sextiosju",
        "mijn laagste is achtenveertig",
        "mám třicet pět",
    ],
)
def test_a_number_in_another_language_is_heard(text: str) -> None:
    assert heard(text, TABLE) is not None


@pytest.mark.parametrize("text", ["my lowest is treinta y siete", "so i have the quarantadue lol"])
def test_a_compound_name_is_heard_inside_a_sentence_of_the_tables_language(text: str) -> None:
    assert heard(text, TABLE) is not None


@pytest.mark.parametrize("text", ["ottanta!", "veinte", "halvfjerds", "dziewięćdziesiąt"])
def test_a_long_name_is_heard_alone(text: str) -> None:
    assert heard(text, TABLE) is not None


@pytest.mark.parametrize("text", ["t r e n t a", "q-u-a-r-e-n-t-a", "tr3nta", "cu4rent4"])
def test_a_veiled_name_of_another_language_is_heard(text: str) -> None:
    assert heard(text, TABLE) is not None


def test_what_signs_look_like_goes_before_what_they_are_called() -> None:
    finding = heard("j'ai tr3nt3", Context(languages=("en", "fr"), cards=range(2, 100)))
    assert finding is not None
    assert finding.values == (30,)


@pytest.mark.parametrize(
    "text",
    [
        "a ten to kto",
        "ten člověk je divný",
        "venti latte please",
        "seize the day",
        "lei sei pazza",
        "quattro stagioni is the best pizza",
        "my cat is called Otto",
        "cinco de mayo party at mine",
        "la casa de papel is great",
    ],
)
def test_a_word_that_is_a_number_elsewhere_is_left_alone(text: str) -> None:
    assert heard(text, TABLE) is None


@pytest.mark.parametrize("text", ["nivel 3 al fin", "niveau 4 enfin", "20 korun prosím", "temporada 2"])
def test_what_other_languages_count_is_left_alone(text: str) -> None:
    assert heard(text, TABLE) is None


def test_letters_spelled_one_by_one_speak_no_language() -> None:
    assert heard("f o u r t y two", TABLE) is not None
