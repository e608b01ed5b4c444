from bot.watch.rules import scores
from tests.watch.leaving_out import is_heard, owes_to


def test_is_a_score() -> None:
    assert owes_to(scores.is_a_score, "last time our score was 3")
    assert owes_to(scores.is_a_score, "won 3 to 1")
    assert owes_to(scores.is_a_score, "abbiamo vinto due a zero", "it")

    assert is_heard("I go from 30 to 10")
    assert is_heard("we lost last time but now i have 37")


def test_is_a_mark() -> None:
    assert owes_to(scores.is_a_mark, "15 sur 20, pas mal", "fr")
    assert owes_to(scores.is_a_mark, "4 dentisti su 5", "it")
    assert owes_to(scores.is_a_mark, "2 in a million")

    assert is_heard("15 on mine")


def test_is_a_reading() -> None:
    assert owes_to(scores.is_a_reading, "my fps dropped to 12")
    assert owes_to(scores.is_a_reading, "ping is at 80")

    assert is_heard("mine dropped to 12")


def test_two_digits_with_a_colon_or_before_a_team_are_a_score() -> None:
    assert owes_to(scores.is_a_score, "it was 2:2")
    assert owes_to(scores.is_a_score, "4-1 to arsenal")
    assert owes_to(scores.is_a_score, "3-0 up at half time")

    assert is_heard("my card is 4:7")
    assert is_heard("psst 8-3 on the left")


def test_is_a_school_mark() -> None:
    assert owes_to(scores.is_a_school_mark, "j'ai eu 14 en maths", "fr")
    assert owes_to(scores.is_a_school_mark, "ho preso 28 all'esame", "it")

    assert is_heard("j'ai eu 14 en main", "fr")
    assert is_heard("ho preso 28", "it")


def test_one_side_with_nothing_or_two_sets_are_a_score() -> None:
    assert owes_to(scores.is_a_score, "spurs were thrashed 5-0 at home")
    assert owes_to(scores.is_a_score, "nadal took it 6-3 7-5")
    assert owes_to(scores.is_a_score, "my team won 78 to 75 in overtime")
    assert owes_to(scores.is_a_score, "das 3:0 war geil", "de")

    assert is_heard("i play 5-0 next")
    assert is_heard("mine are 78 to 85")


def test_nothing_is_half_a_score() -> None:
    assert owes_to(scores.is_a_score, "2 zu null verloren", "de")

    assert is_heard("22 oder null", "de")


def test_a_mark_stands_in_the_clause_of_its_subject() -> None:
    assert owes_to(scores.is_a_school_mark, "mi madre quiere un 9 en lengua", "es")

    assert is_heard("mathe nervt, zwölf", "de")
    assert is_heard("after school my lowest is 12")


def test_what_is_left_of_a_battery_is_a_reading() -> None:
    assert owes_to(scores.is_a_reading, "me quedan 20 de batería, aviso", "es")

    assert is_heard("me quedo con el 20", "es")


def test_is_a_height() -> None:
    assert owes_to(scores.is_a_height, "i'm 6'2 and still can't reach that shelf")

    assert is_heard("i'm 3'7 and still can't play")


def test_is_a_shirt() -> None:
    assert owes_to(scores.is_a_shirt, "el 10 del madrid la ha liado otra vez", "es")
    assert owes_to(scores.is_a_shirt, "le numéro 9 a raté un but", "fr")

    assert is_heard("el 40 del centro me va bien", "es")
    assert is_heard("number 9 is mine")


def test_an_english_mark_goes_up_to_a_hundred() -> None:
    assert owes_to(scores.is_a_school_mark, "my chem grade went from a 71 to nowhere")

    assert is_heard("school was hell my smallest is 12")
