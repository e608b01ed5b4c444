from bot.watch.rules import people
from tests.watch.leaving_out import is_heard, owes_to


def test_is_an_age() -> None:
    assert owes_to(people.is_an_age, "he's 35 and still lives with his mom")
    assert owes_to(people.is_an_age, "my sister turned 30 yesterday")
    assert owes_to(people.is_an_age, "er ist mitte 30", "de")
    assert owes_to(people.is_an_age, "i was 12 when that came out")

    assert owes_to(people.is_an_age, "mon père a la soixantaine", "fr")

    assert is_heard("j'ai une soixantaine", "fr")
    assert is_heard("it's 35")
    assert is_heard("my card is 35")


def test_are_so_many() -> None:
    assert owes_to(people.are_so_many, "siamo in 4 o in 5 stasera?", "it")
    assert owes_to(people.are_so_many, "wir sind jetzt sechs", "de")

    assert owes_to(people.are_so_many, "éramos quince en la cena", "es")
    assert owes_to(people.are_so_many, "we waren met vijftien op de bbq", "nl")

    assert is_heard("wir fast 40", "de")
    assert is_heard("die sind sechs", "de")
    assert is_heard("ho il 4", "it")


def test_an_age_may_stand_behind_mit_and_before_what_was_thought_then() -> None:
    assert owes_to(people.is_an_age, "mit 16 dachte ich ich weiß alles", "de")

    assert is_heard("mit 16 geht es", "de")


def test_is_somebodys() -> None:
    assert owes_to(people.is_somebodys, "she has six")
    assert owes_to(people.is_somebodys, "you've got five, wow")
    assert owes_to(people.is_somebodys, "du hast 6", "de")

    assert is_heard("i have 6")
    assert is_heard("who has 5")
    assert is_heard("hast du 5?", "de")
    assert is_heard("wenn du 5 hast", "de")
    assert is_heard("you have the 5")
    assert is_heard("you have 45")


def test_a_verb_of_ours_may_say_who_they_are() -> None:
    assert owes_to(people.are_so_many, "dormimos 4 en una tienda", "es")

    assert is_heard("dormimos con el 4 en la mano", "es")


def test_an_age_may_be_a_guess() -> None:
    assert owes_to(people.is_an_age, "die neue nachbarin ist höchstens 25", "de")

    assert is_heard("meine ist höchstens 25", "de")
