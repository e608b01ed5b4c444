"""Numbers that are written as they sound."""

import pytest

from bot.watch import Context, Reason, heard
from bot.watch.finding.obfuscation import heard_as
from bot.watch.languages.names import names_of, read_names
from bot.watch.languages.vocabulary import kinds_of, words_with_kinds
from bot.watch.model import LANGUAGES


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "sevendy for me", 70),
        ("en", "got a fiddy to play", 50),
        ("en", "mines eitey", 80),
        ("en", "thirdyfive is mine", 35),
        ("en", "sicksty hurry", 60),
        ("de", "virzig, ups", 40),
        ("de", "sechsundfirzig liegt hier", 46),
        ("de", "fümwunzwanzich hab ich", 25),
        ("de", "zwanzisch, also ich", 20),
        ("de", "achdundfuffzig gleich", 58),
        ("fr", "katrevin dix", 80),
        ("fr", "cinkant oups", 50),
        ("es", "treintaisiete", 37),
        ("es", "zincuenta y uno", 50),
        ("it", "cincuanta mi pare", 50),
        ("it", "cincuantadue", 52),
        ("de", "schon wieder ne einsendsiebzig", 71),
        ("de", "siemnunachzig, bidde", 87),
        ("nl", "tweenveertich heb ik", 42),
        ("nl", "ik heb zeuvenentwintug", 27),
        ("pt", "oitemta na minha mão", 80),
        ("pt", "cincuentaidois hehe", 52),
        ("pl", "mam siedemdziesiad", 70),
    ],
)
def test_a_name_written_by_ear_is_heard(language: str, text: str, value: int) -> None:
    finding = heard(text, Context(languages=("en", language)))

    assert finding is not None
    assert finding.reason is Reason.VEILED
    assert finding.values == (value,)


@pytest.mark.parametrize(
    ("text", "value"),
    [("zwoundvierzich jungs", 42), ("ich hab ne sechsich", 60), ("zwoaravierzg bei mir", 42)],
)
def test_a_name_in_dialect_is_one_in_words(text: str, value: int) -> None:
    finding = heard(text, Context())

    assert finding is not None
    assert finding.values == (value,)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "treaty and dirty and eighth"),
        ("en", "enemy territory all over"),
        ("de", "der kaffee is fertsch"),
        ("nl", "zo even achter de schermen"),
        ("en", "they fortify the city"),
        ("en", "eddie is tidy"),
        ("de", "das wissen wir, wir sehen uns"),
        ("de", "ein pfirsich und akzente"),
        ("de", "witzig, würzig und sächsisch"),
        ("fr", "une tente charentaise"),
        ("es", "quise la novena"),
        ("it", "quanta vento a trento"),
    ],
)
def test_an_ordinary_word_that_sounds_nearly_like_a_name_is_none(language: str, text: str) -> None:
    assert heard(text, Context(languages=("en", language))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_around_numbers_sounds_like_one(language: str) -> None:
    names = names_of(language)

    words = {word for word in words_with_kinds() if kinds_of(language, word)}
    strange = {word for word in words if names.phrases.get(word) is None} - names.solid.keys()

    assert not any(names.sounds.get(heard_as(language, word)) for word in strange)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it"])
def test_no_sound_is_missed_for_its_letters_at_either_end(language: str) -> None:
    names = names_of(language)
    slips = [word for words in read_names(language)["misspelt"].values() for word in words]
    sounded = [word for word in slips if names.sounds.get(heard_as(language, word))]

    assert sounded
    assert all(word[:2] in names.edges[0] and word[-2:] in names.edges[1] for word in sounded)
