"""Number names inside sentences that are written in one word."""

import pytest

from bot.watch import Context, Reason, heard


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "mylowestisfortyfour", 44),
        ("en", "ihavesixtyoneandnothingelse", 61),
        ("en", "lol twentythreecomingup", 23),
        ("en", "waitihaveninety", 90),
        ("de", "meineniedrigsteistvierundvierzig", 44),
        ("de", "ichhabneunundsechzigbittewarten", 69),
        ("de", "meinekarteistdreiundneunzigleute", 93),
        ("de", "ichhabdiefünfzig", 50),
        ("fr", "jaicinquantequatrelaissezmoipasser", 54),
        ("es", "mimasbajaessesentaytres", 63),
        ("it", "lamiacartaèsessantotto", 68),
    ],
)
def test_a_name_in_a_sentence_of_one_word_is_heard(language: str, text: str, value: int) -> None:
    finding = heard(text, Context(languages=("en", language)))

    assert finding is not None
    assert finding.reason is Reason.VEILED
    assert finding.values == (value,)


@pytest.mark.parametrize(
    "text",
    [
        "das vierundzwanzigstundenrennen läuft",
        "neunzehnhundertvierundachtzig ist ein buch",
        "die achtundsechzigerbewegung",
        "ein fünfundzwanzigjähriger kollege",
        "schmachtzigarre, nachtzigarette",
        "donaudampfschifffahrtsgesellschaft",
        "comfortyourself please",
        "weightyarguments, freightyard",
        "onehundredfortyfourthousand",
    ],
)
def test_a_long_word_that_holds_a_name_by_chance_or_counts_something_tells_none(text: str) -> None:
    assert heard(text, Context()) is None
