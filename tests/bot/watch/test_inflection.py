import pytest

from bot.watch import Context, Finding, Reason, heard
from tests.tools.watch_training.inflection import suffixed


def finding(language: str, text: str) -> Finding | None:
    return heard(text, Context(languages=("en", language), cards=range(2, 100)))


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("pl", "do pięćdziesięciu ośmiu", 58),
        ("pl", "mam trzydziestkę ósemkę", 38),
        ("pl", "ta siedemdziesiąta trzecia moja", 73),
        ("pl", "moja to siódemka", 7),
        ("ru", "ниже тридцати восьми", 38),
        ("ru", "у меня двадцатка", 20),
        ("ru", "от четырёх", 4),
        ("uk", "від п'ятдесяти шести", 56),
        ("uk", "у мене тридцять восьма", 38),
        ("cs", "nad padesáti osmi", 58),
        ("cs", "mám osmatřicítku", 38),
        ("cs", "mám devětačtyřicet", 49),
        ("sv", "trettisju är min", 37),
        ("sv", "jag har fyrtiofyran", 44),
        ("sv", "så kom nittifyran", 94),
        ("cs", "dvaadvacítku držím", 22),
        ("da", "jeg har firseren", 80),
        ("tr", "otuz yediyi atıyorum", 37),
        ("tr", "elliden aşağı", 50),
        ("tr", "seksen dördü bende", 84),
        ("tr", "yedi bende", 7),
        ("tr", "sekizi bir saattir tutuyorum", 8),
        ("pl", "zagram dwójkę", 2),
    ],
)
def test_a_declined_name_tells_its_value(language: str, text: str, value: int) -> None:
    found = finding(language, text)

    assert found is not None
    assert found.values[0] == value


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("pl", "same siedemdziesiątki", 70),
        ("ru", "почти все из седьмого десятка", 60),
        ("uk", "дев'яності всі в мене", 90),
        ("cs", "samý nízký osmdesátky", 80),
        ("sv", "mest låga åttiotal", 80),
        ("sv", "allt på 60-talet", 60),
        ("da", "i halvtredserne", 50),
        ("da", "i 60'erne", 60),
        ("tr", "doksanlar bende", 90),
        ("tr", "80ler bende", 80),
    ],
)
def test_a_decade_is_a_noun_in_many_languages(language: str, text: str, value: int) -> None:
    found = finding(language, text)

    assert found is not None
    assert (found.reason, found.values) == (Reason.DECADE, (value,))


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("tr", "şu 39u atamıyorum", 39),
        ("tr", "37'yi bırak", 37),
        ("tr", "34ten düşük yok", 34),
        ("pl", "mam 37kę", 37),
        ("ru", "37-ю кину", 37),
        ("cs", "mám 30tku", 30),
        ("sv", "37:an är min", 37),
    ],
)
def test_digits_are_declined_too(language: str, text: str, value: int) -> None:
    found = finding(language, text)

    assert found is not None
    assert found.values == (value,)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("tr", "8de geliyorum"),
        ("tr", "onu ona verdim"),
        ("tr", "yemeği yedim"),
        ("ru", "2-я стопка"),
        ("ru", "сорока на балконе сидит"),
        ("pl", "w piątek nie mogę"),
        ("pl", "dziesiątki razy"),
        ("uk", "всім привіт"),
    ],
)
def test_what_only_looks_declined_is_left_alone(language: str, text: str) -> None:
    assert finding(language, text) is None


@pytest.mark.parametrize(
    ("word", "suffix", "written"),
    [
        ("yedi", "(y)I", "yediyi"),
        ("dokuz", "(y)I", "dokuzu"),
        ("dört", "(y)A", "dörde"),
        ("kırk", "DAn", "kırktan"),
        ("elli", "DAn", "elliden"),
        ("seksen", "lArDA", "seksenlerde"),
        ("altı", "(I)m", "altım"),
        ("otuz", "(I)m", "otuzum"),
    ],
)
def test_turkish_suffixes_go_with_the_vowels_before_them(word: str, suffix: str, written: str) -> None:
    assert suffixed(word, suffix) == written


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("pl", "mam cz-ter-dzie-ści", 40),
        ("cs", "pa-de-sát", 50),
        ("ru", "т\u0070идцать", 30),
        ("pl", "mam sześdziesiąt", 60),
    ],
)
def test_an_accent_or_another_script_hides_no_name(language: str, text: str, value: int) -> None:
    found = finding(language, text)

    assert found is not None
    assert (found.reason, found.values) == (Reason.VEILED, (value,))
