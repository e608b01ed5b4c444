from bot.watch.rules import named
from tests.watch.leaving_out import is_heard, owes_to


def test_numbers_a_vehicle() -> None:
    assert owes_to(named.numbers_a_vehicle, "missed the 42 bus again")
    assert owes_to(named.numbers_a_vehicle, "il 19 barrato non passa mai", "it")
    assert owes_to(named.numbers_a_vehicle, "el 27 pasa cada media hora, un horror de autobús", "es")

    assert is_heard("i'm on the bus, my lowest is 42")
    assert is_heard("sitze im bus, die 42 passt", "de")
    assert is_heard("the 42 fits")


def test_is_an_address() -> None:
    assert owes_to(named.is_an_address, "abito in via roma 22, sopra il bar", "it")
    assert owes_to(named.is_an_address, "we moved to 22 baker street")
    assert owes_to(named.is_an_address, "j'habite rue de la paix 18", "fr")

    assert is_heard("metto via il 22", "it")
    assert is_heard("22 is on my street")


def test_numbers_a_sequel() -> None:
    assert owes_to(named.numbers_a_sequel, "did you see they're making a toy story 5")
    assert owes_to(named.numbers_a_sequel, "resident hope 4 es el mejor", "es")

    assert is_heard("my toy story 5")
    assert is_heard("they are making me play 5")


def test_a_title_may_stand_behind_an_article_no_german_card_has() -> None:
    assert owes_to(named.numbers_a_sequel, "ich schau grad der pate 2, darum bin ich langsam", "de")

    assert is_heard("ich schau grad die blöde 2, darum bin ich langsam", "de")
