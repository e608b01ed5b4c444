from bot.watch.rules import turns
from tests.watch.leaving_out import is_heard, owes_to


def test_is_a_turn() -> None:
    assert owes_to(turns.is_a_turn, "I have two that really fit together")
    assert owes_to(turns.is_a_turn, "ich hab 2 die gut passen würden", "de")

    assert is_heard("I have the two that fits")


def test_is_to_be_played() -> None:
    assert owes_to(turns.is_to_be_played, "i can do 2 this turn")
    assert owes_to(turns.is_to_be_played, "kannst du 2 zum Ablegen geben", "de")
    assert owes_to(turns.is_to_be_played, "je peux en jouer plus de deux ?", "fr")

    assert is_heard("do you have 2")
    assert is_heard("I can do 42")


def test_was_played() -> None:
    assert owes_to(turns.was_played, "i've played my two, your turn")
    assert owes_to(turns.was_played, "done with my 2")

    assert is_heard("my two is next")


def test_is_enough() -> None:
    assert owes_to(turns.is_enough, "two is enough for me")
    assert owes_to(turns.is_enough, "reichen zwei?", "de")
    assert owes_to(turns.is_enough, "deux ça suffit", "fr")

    assert is_heard("42 is enough for me")


def test_is_a_few() -> None:
    assert owes_to(turns.is_a_few, "if you go i can follow with two")

    assert is_heard("if you go i follow with the two")


def test_what_was_laid_or_drawn_is_counted_without_a_possessive() -> None:
    assert owes_to(turns.was_played, "zwei gelegt, fertig", "de")

    assert is_heard("die zwei gelegt", "de")


def test_a_turn_comes_after_two() -> None:
    assert owes_to(turns.was_played, "nach deinen zwei kannst du passen", "de")

    assert is_heard("nach deinen 52", "de")


def test_two_or_three_are_bounds_of_turns_only() -> None:
    assert owes_to(turns.is_enough, "your turn, two at least")
    assert owes_to(turns.is_enough, "du bist dran, mindestens zwei", "de")

    assert is_heard("your turn, 22 at least")
    assert is_heard("mine is lower than 3")


def test_two_one_can_play() -> None:
    assert owes_to(turns.is_a_few, "i've got two i can dump right now")

    assert is_heard("i have a two i can dump right now")
    assert is_heard("the lowest one is two i can dump it")
