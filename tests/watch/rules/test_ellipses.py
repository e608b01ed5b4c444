from bot.watch.rules import ellipses
from tests.watch.leaving_out import is_heard, owes_to


def test_counts_the_same() -> None:
    assert owes_to(ellipses.counts_the_same, "you have 7 cards and i have 6")
    assert owes_to(ellipses.counts_the_same, "ordered 12 nuggets and got 11, i want justice")
    assert owes_to(ellipses.counts_the_same, "wieso hat lisa 7 karten und ich nur 6", "de")

    assert owes_to(ellipses.counts_the_same, "my fridge holds 12 yogurts and i ate eleven")

    assert is_heard("you have 7 cards and i have the 6")
    assert is_heard("i have 3 cards and my lowest is 4")
    assert is_heard("i have two cards, 5 and 6")


def test_says_it_again() -> None:
    assert owes_to(ellipses.says_it_again, "trente balles le menu enfant, trente !", "fr")
    assert owes_to(ellipses.says_it_again, "cinquanta euro per due scarpe, cinquanta!!", "it")
    assert owes_to(ellipses.says_it_again, "he owns eleven houseplants, ELEVEN")

    assert is_heard("eleven fits, ELEVEN")


def test_numbers_another_pile() -> None:
    assert owes_to(ellipses.numbers_another_pile, "piles 1 and 3 are good, 2 not so much")

    assert is_heard("piles 1 and 3 are good, 22 not so much")
    assert is_heard("piles 1 and 3 are good, my 2 not so much")
    assert owes_to(ellipses.numbers_another_pile, "better to wreck pile 1 than 3")


def test_hours_are_compared_like_cards() -> None:
    assert owes_to(ellipses.counts_the_same, "i need 8 hours of sleep and got like 4")

    assert is_heard("i need 8 hours of sleep and got my 4")


def test_is_one_of_those() -> None:
    assert owes_to(ellipses.is_one_of_those, "la serie esa tiene 8 temporadas y voy por la 2", "es")
    assert owes_to(ellipses.is_one_of_those, "there are 8 seasons and i watched up to 2")

    assert is_heard("there are 8 seasons and i'm at 22")
    assert is_heard("8 seasons and my lowest is 2")
