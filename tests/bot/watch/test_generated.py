import pytest
from unicode_rbnf import RbnfEngine

from bot.watch import Context, heard
from tests.bot.watch.disguises import DIGIT_DISGUISES, WORD_DISGUISES
from tests.soak import select

VALUES = range(2, 100)
FRAMES = {
    "en": ("{}", "I have {}", "my lowest is {}", "my card is {}", "the {} is mine", "wait, {} first"),
    "de": ("{}", "ich hab {}", "ich habe die {}", "meine niedrigste ist {}", "die {} passt", "{} bitte"),
    "fr": ("{}", "j'ai {}", "ma carte est {}"),
    "es": ("{}", "tengo {}", "mi carta es {}"),
    "it": ("{}", "ho {}", "la mia carta è {}"),
    "nl": ("{}", "ik heb {}", "mijn kaart is {}"),
    "pt": ("{}", "tenho {}", "minha carta é {}"),
    "pl": ("{}", "mam {}", "moja karta to {}"),
    "ru": ("{}", "у меня {}", "моя карта {}"),  # noqa: RUF001  # Russian
    "sv": ("{}", "jag har {}", "mitt kort är {}"),
    "da": ("{}", "jeg har {}", "mit laveste er {}"),
    "tr": ("{}", "bende {} var", "kartım {}"),  # noqa: RUF001  # Turkish
    "cs": ("{}", "mám {}", "moje karta je {}"),
    "uk": ("{}", "у мене {}", "моя карта {}"),  # noqa: RUF001  # Ukrainian
}


def recall(texts: list[str], context: Context) -> float:
    return sum(heard(text, context) is not None for text in texts) / len(texts)


@pytest.mark.parametrize("language", FRAMES)
def test_every_value_said_in_words_is_heard(language: str) -> None:
    engine = RbnfEngine.for_language(language)
    names = [engine.format_number(value).text for value in VALUES]
    texts = [frame.format(name) for name in names for frame in FRAMES[language]]

    assert recall(texts, Context(languages=("en", language))) > (0.99 if language in {"en", "de"} else 0.97)


@pytest.mark.parametrize("language", FRAMES)
def test_every_value_said_in_digits_is_heard(language: str) -> None:
    texts = [frame.format(value) for value in VALUES for frame in FRAMES[language]]

    assert recall(texts, Context(languages=("en", language))) > (0.99 if language in {"en", "de"} else 0.97)


@pytest.mark.parametrize("language", FRAMES)
def test_a_heard_name_has_its_value(language: str) -> None:
    engine = RbnfEngine.for_language(language)
    context = Context(languages=(language,))
    found = [(value, heard(engine.format_number(value).text, context)) for value in VALUES]

    assert [finding.values[0] for _, finding in found if finding] == [
        value for value, finding in found if finding
    ]


@pytest.mark.parametrize("disguise", DIGIT_DISGUISES)
def test_digits_are_heard_in_every_disguise(disguise: str) -> None:
    texts = [
        frame.format(DIGIT_DISGUISES[disguise](str(value))) for value in VALUES for frame in FRAMES["en"][:3]
    ]

    assert recall(texts, Context()) > 0.97


@pytest.mark.parametrize("disguise", WORD_DISGUISES)
@pytest.mark.parametrize(
    "language", select(["en", "fr", "es", "it", "de", "nl", "pt", "pl", "sv", "cs"], every=4)
)
def test_words_are_heard_in_every_disguise(language: str, disguise: str) -> None:
    engine = RbnfEngine.for_language(language)
    names = [engine.format_number(value).text for value in VALUES]
    texts = [frame.format(WORD_DISGUISES[disguise](name)) for name in names for frame in FRAMES[language][:2]]

    # Leet leaves the shortest names without a letter: $3$7 is anything.
    assert recall(texts, Context(languages=("en", language))) > (0.9 if disguise == "leet" else 0.95)
