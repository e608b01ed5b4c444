from bot.watch import Context, heard
from bot.watch.rules import piles
from tests.watch.leaving_out import is_heard, owes_to


def test_follows_a_pile() -> None:
    assert owes_to(piles.follows_a_pile, "pile no. 7 is mine")
    assert owes_to(piles.follows_a_pile, "piles 1, 2 and 4")

    assert is_heard("pile 45 is mine")
    assert is_heard("cards 14, 22 and 41")


def test_comes_before_a_pile() -> None:
    assert owes_to(piles.comes_before_a_pile, "the 2 pile")
    assert owes_to(piles.comes_before_a_pile, "die 2 Stapel", "de")

    assert is_heard("the 52 pile")


def test_is_laid_upon() -> None:
    assert owes_to(piles.is_laid_upon, "leg nix auf 4", "de")

    assert is_heard("leg die 4", "de")


def test_is_upon() -> None:
    assert owes_to(piles.is_upon, "auf die 2 kann ich was gutes", "de")
    assert owes_to(piles.is_upon, "pas sur la 2 stp", "fr")

    assert is_heard("warte auf meine 2", "de")
    assert is_heard("pas sur la 22", "fr")


def test_is_a_choice() -> None:
    assert owes_to(piles.is_a_choice, "1 or 2?")
    assert owes_to(piles.is_a_choice, "1 oder 2?", "de")

    assert is_heard("41 or 42?")


def test_has_a_number_sign() -> None:
    assert owes_to(piles.has_a_number_sign, "#4 please")

    assert is_heard("#37 please")


def test_is_a_small_ordinal() -> None:
    assert owes_to(piles.is_a_small_ordinal, "2nd place isn't bad")
    assert owes_to(piles.is_a_small_ordinal, "je suis le 3e à le dire", "fr")

    assert is_heard("I have the 44th")


def test_is_a_dotted_ordinal() -> None:
    assert owes_to(piles.is_a_dotted_ordinal, "der 2. fc verliert wieder", "de")
    assert owes_to(piles.is_a_dotted_ordinal, "das war die 4. niederlage in folge", "de")

    assert is_heard("das war die 44", "de")


def test_an_ordinal_before_what_is_counted_is_no_card() -> None:
    assert owes_to(piles.is_a_dotted_ordinal, "wir brauchen noch einen 5. mann", "de")

    assert is_heard("ich hab die 5. leute wartet", "de")
    assert is_heard("der 44. folgt meine", "de")


def test_has_a_piles_number() -> None:
    assert owes_to(piles.has_a_piles_number, "don't play on number 4 pls")
    assert owes_to(piles.has_a_piles_number, "der ganz rechts, also nummer 4", "de")

    assert is_heard("i have number 4")
    assert is_heard("number 44 pls")


def test_is_kept_from() -> None:
    assert owes_to(piles.is_kept_from, "avoid 3 if you like")
    assert owes_to(piles.is_kept_from, "finger weg von 1 und 4", "de")

    assert is_heard("finger weg von meiner 3", "de")
    assert is_heard("hands off 33")


def test_a_public_value_needs_no_word_for_pile_where_it_is_on_top() -> None:
    table = Context(languages=("en", "de"), piles=(92,))

    assert heard("not the one with 92 on it", table) is None
    assert heard("auf den mit der 92 oben nix legen", table) is None
    assert heard("above the 92 on it", table) is not None
    assert heard("not the one with 93 on it", table) is not None


def test_whatever_is_on_a_small_number_is_on_a_pile() -> None:
    assert owes_to(piles.is_laid_upon, "whoever sits on 2 please move")
    assert owes_to(piles.is_laid_upon, "auf 2 liegt schon was doofes", "de")

    assert is_heard("i'm waiting on 4")
    assert is_heard("sits on 22")


def test_a_number_that_goes_up_is_a_piles() -> None:
    assert owes_to(piles.has_a_piles_number, "is number 2 going up or down")

    assert is_heard("is number 34 going up or down")
    assert is_heard("I have number 4")
