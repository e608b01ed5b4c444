"""Numbers told in dozens, scores and halves of a hundred."""

import pytest

from bot.watch import Context, heard


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "three dozen and one", 36),
        ("en", "2 dozen plus 5 is me", 24),
        ("en", "my lowest is three score", 60),
        ("en", "four dozen minus three lol", 48),
        ("en", "a dozen and a half, thats my lowest", 12),
        ("en", "half a hundred and then two more", 50),
        ("de", "drei dutzend und eins", 36),
        ("de", "ein halbes hundert und zwei dazu", 50),
        ("fr", "trois douzaines et une", 36),
        ("es", "tres docenas y una es mi carta", 36),
        ("it", "mezzo centinaio e tre", 50),
        ("pt", "três dúzias e mais uma, fechou minha carta", 36),
        ("pl", "trzy tuziny i jeden", 36),
        ("ru", "три дюжины и один", 36),
        ("sv", "två tjog och en till haha det är vad jag har", 40),
        ("da", "et halvt hundrede og fem oveni, så har du mit kort", 50),
        ("da", "fire dusin minus en", 48),
        ("tr", "üç düzine ve bir", 36),
    ],
)
def test_a_lot_is_told_as_the_number_it_makes(language: str, text: str, value: int) -> None:
    finding = heard(text, Context(languages=("en", language)))

    assert finding is not None
    assert value in finding.values


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "i bought two dozen eggs"),
        ("en", "half a dozen people are waiting"),
        ("en", "dozens of memes, hundreds of them"),
        ("en", "half a hundred people came"),
        ("de", "zwei dutzend brötchen hab ich geholt"),
        ("de", "ein dutzend"),
        ("fr", "une douzaine"),
        ("de", "ein halbes dutzend eier"),
        ("fr", "une dizaine de personnes"),
        ("es", "dos docenas de huevos"),
        ("it", "mezza dozzina di uova"),
        ("sv", "två dussin ägg"),
        ("da", "et halvt dusin æg"),
    ],
)
def test_lots_of_a_thing_are_left_alone(language: str, text: str) -> None:
    assert heard(text, Context(languages=("en", language))) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [("psst 3.7 but lose the dot", 37), ("9/1 without the slash", 91), ("5.3 aber sprich zusammen", 53)],
)
def test_who_speaks_of_the_sign_between_digits_tells_a_number(text: str, value: int) -> None:
    finding = heard(text, Context())

    assert finding is not None
    assert finding.values == (value,)
