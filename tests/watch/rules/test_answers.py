from bot.watch.rules import answers
from tests.watch.leaving_out import is_heard, owes_to


def test_answers_how_many() -> None:
    assert owes_to(answers.answers_how_many, "t'en as combien ? moi six", "fr")
    assert owes_to(answers.answers_how_many, "how many are there? 6")

    assert is_heard("how many do we get? 64")


def test_answers_a_question() -> None:
    assert owes_to(answers.answers_a_question, "what level is it? 6")
    assert owes_to(answers.answers_a_question, "en qué nivel estamos? 6?", "es")

    assert is_heard("what do you have? 6")


def test_is_of_them() -> None:
    assert owes_to(answers.is_of_them, "j'en ai six, et toi", "fr")
    assert owes_to(answers.is_of_them, "ne ho sei", "it")

    assert is_heard("j'ai le six", "fr")


def test_is_ours() -> None:
    assert owes_to(answers.is_ours, "we have 5")
    assert owes_to(answers.is_ours, "everybody has six")

    assert is_heard("I have 5")
    assert is_heard("we have 55")


def test_is_a_group() -> None:
    assert owes_to(answers.is_a_group, "the first two were easy")
    assert owes_to(answers.is_a_group, "die beiden zwei da oben", "de")

    assert is_heard("the two works")
    assert is_heard("the first 22")


def test_several_agree_with_their_verb() -> None:
    assert owes_to(answers.is_a_group, "die drei sind unspielbar", "de")

    assert is_heard("die drei ist unspielbar", "de")


def test_what_we_ve_got_is_ours() -> None:
    assert owes_to(answers.is_ours, "lets use a star, we've got two")

    assert is_heard("i've got seven")
