"""Cards that are told by what lies on a pile, without a number."""

from dataclasses import replace

import pytest

from bot.watch import Context, Reason, Strictness, heard
from bot.watch.hearing import candidates, read

TABLE = Context(cards=range(2, 100), piles=(12, 27, 64, 81))


def table_in(language: str) -> Context:
    return replace(TABLE, languages=("en", language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "mine is the direct neighbour of the second pile"),
        ("en", "i hold exactly the next one after the left pile"),
        ("en", "swap the digits of the third pile, thats my card"),
        ("de", "ich hab genau den nachfolger vom linken stapel"),
        ("de", "meine karte ist die hälfte vom dritten stapel"),
        ("fr", "j'ai juste le suivant de la pile de gauche"),
        ("es", "tengo justo la siguiente del segundo montón"),
        ("it", "ho la carta subito dopo quella della prima pila"),
        ("nl", "ik heb precies de opvolger van de linker stapel"),
        ("pt", "tenho exatamente a seguinte da pilha da esquerda"),
        ("pl", "mam dokładnie następną po lewym stosie"),
    ],
)
def test_a_place_beside_a_pile_tells_the_card_since_its_top_is_public(language: str, text: str) -> None:
    finding = heard(text, table_in(language))

    assert finding is not None
    assert finding.reason in {Reason.COMPARED, Reason.SUM}
    assert finding.values == ()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "who is next on the left pile?"),
        ("en", "i am quite close to the second pile"),
        ("en", "half of us like the left pile, the others don't"),
        ("en", "is it just me or is the third one cursed"),
        ("de", "wer ist als nächstes dran, links oder rechts?"),
        ("de", "der dritte stapel ist genau richtig für mich"),
        ("fr", "après ça la pile de gauche est fichue"),
        ("es", "el siguiente juega en el montón de la izquierda"),
        ("it", "dopo tocca a te sulla pila di destra"),
        ("nl", "de volgende speler neemt de linker stapel"),
        ("pt", "depois a gente vê a pilha da esquerda"),
        ("pl", "potem gramy na lewy stos"),
    ],
)
def test_the_same_words_about_turns_and_feelings_tell_nothing(language: str, text: str) -> None:
    assert heard(text, table_in(language)) is None


TRICK = [
    ("en", "i can do minus ten for the left pile"),
    ("en", "exactly ten lower on the second pile, give me a turn"),
    ("de", "minus zehn auf dem linken stapel geht bei mir"),
    ("fr", "moins dix sur la pile de gauche, bougez pas"),
    ("nl", "ik kan precies tien terug op de tweede stapel"),
    ("it", "posso fare il meno dieci sulla prima pila"),
]


@pytest.mark.parametrize(("language", "text"), TRICK)
def test_the_trick_may_be_said_of_a_pile(language: str, text: str) -> None:
    assert heard(text, table_in(language)) is None


@pytest.mark.parametrize(("language", "text"), TRICK)
def test_a_strict_table_hears_the_trick_of_a_pile(language: str, text: str) -> None:
    assert heard(text, replace(table_in(language), strictness=Strictness.STRICT)) is not None


@pytest.mark.parametrize(
    "text",
    [
        "no minus ten for the left pile this time, sadly, but i hold the direct neighbour of the second one",
        "ten back is off, but mine is the direct neighbour of the third pile",
        "minus ten no, but next after the left pile is mine",
        "no ten back here. next after the left pile is mine",
        "i'm one short of a ten back on pile three",
    ],
)
def test_beside_the_trick_a_card_may_still_be_told(text: str) -> None:
    assert heard(text, TABLE) is not None


def test_such_words_are_judged_only_where_cards_lie_on_piles_and_a_pile_is_spoken_of() -> None:
    text = "mine is the direct neighbour of the second pile"

    assert heard(text, replace(TABLE, piles=())) is None
    assert not candidates(read("my direct neighbour is drilling again", TABLE))


def test_the_words_are_quoted_as_far_as_the_pile() -> None:
    finding = heard("Mine is the direct neighbour of pile 2, sorry", TABLE)

    assert finding is not None
    assert finding.words in {"direct neighbour of pile 2", "neighbour of pile 2"}


def test_the_words_are_quoted_as_far_as_the_side_that_calls_a_pile() -> None:
    finding = heard("ich hab genau die nächste nach links", table_in("de"))

    assert finding is not None
    assert finding.words.endswith("nach links")


def test_of_many_such_words_a_few_are_judged_at_even_distances() -> None:
    reading = read("next " * 40 + "after the left pile", TABLE)
    places = [reading.numbers[place].first for place in candidates(reading)]

    assert len(places) <= 4
    assert places[0] == 0
    assert places[-1] >= 39
