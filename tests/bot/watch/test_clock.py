"""Times of day in words, and cards that only look like one."""

import pytest

from bot.watch import Context, heard
from bot.watch.hearing import read

TIMES = [
    ("es", "a las ocho y veinte me tengo que ir"),
    ("es", "el tren de las 8 y 20 se ha ido"),
    ("it", "ci vediamo alle dieci e quaranta"),
    ("it", "il mio treno è delle 6 e 52"),
    ("it", "non posso prima delle ventuno e quaranta"),
    ("pt", "chego às oito e quinze"),
    ("pt", "começa às 20 e 30 sem mim"),
    ("pl", "będę o dwudziestej pierwszej piętnaście"),
    ("pl", "pociąg mam o dziewiętnastej trzydzieści siedem"),
]


@pytest.mark.parametrize(("language", "text"), TIMES)
def test_hour_and_minutes_are_no_numbers(language: str, text: str) -> None:
    context = Context(languages=("en", language))

    assert heard(text, context) is None
    assert not [number for number in read(text, context).numbers if number.value > 1]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "tengo las doce y quince en la mano"),
        ("es", "me quedan el ocho y el veinte"),
        ("es", "mis cartas son las doce y quince"),
        ("es", "mis dos cartas empiezan a las doce y quince"),
        ("es", "las mías son las 8 y 20"),
        ("it", "le mie sono le 12 e 15"),
        ("pt", "as minhas são doze e quinze"),
        ("it", "ho in mano 12 e 15"),
        ("pl", "mam dwanaście i piętnaście"),
        ("pt", "tenho doze e quinze na mão"),
        ("it", "alle 6 e 52 no, ma il 77 ce l'ho"),
    ],
)
def test_two_cards_are_still_heard(language: str, text: str) -> None:
    assert heard(text, Context(languages=("en", language))) is not None
