import pytest

from bot.watch import Context, Reason, heard

TABLE = Context(languages=("en", "de"), cards=range(2, 100))


def is_heard(text: str) -> bool:
    return heard(text, TABLE) is not None


@pytest.mark.parametrize(
    ("harmless", "told"),
    [
        ("pile no. 2 is mine", "pile 45 is mine"),
        ("piles 1, 2 and 4", "cards 14, 22 and 41"),
        ("#4 please", "#37 please"),
        ("I'd play on 3", "I'd play the 3"),
    ],
)
def test_a_pile_is_called_by_a_small_number(harmless: str, told: str) -> None:
    assert not is_heard(harmless)
    assert is_heard(told)


@pytest.mark.parametrize(
    ("harmless", "told"),
    [
        ("30 cards left", "card 30 left"),
        ("drei gute Karten", "die Karte drei"),
        ("two or three cards", "two or three"),
        ("20-30 cards", "20-30"),
    ],
)
def test_cards_are_counted_by_a_number_before_them(harmless: str, told: str) -> None:
    assert not is_heard(harmless)
    assert is_heard(told)


@pytest.mark.parametrize(
    ("harmless", "told"),
    [
        ("I have 3 brothers", "I have 3 here"),
        ("die 7 Zwerge", "die 7 passt"),
        ("my two cats", "my two fits"),
        ("12 players", "13"),
        ("a six-pack", "a six"),
    ],
)
def test_things_are_counted_by_small_numbers(harmless: str, told: str) -> None:
    assert not is_heard(harmless)
    assert is_heard(told)


@pytest.mark.parametrize(
    "text", ["three left", "noch drei", "another two", "draw 3", "zieh zwei", "I can play two"]
)
def test_cards_to_draw_to_play_or_to_come_are_counted_without_the_word(text: str) -> None:
    assert not is_heard(text)


@pytest.mark.parametrize("text", ["three of us", "you two", "alle vier", "9 out of 10", "drei von euch"])
def test_people_are_counted_among_themselves(text: str) -> None:
    assert not is_heard(text)


@pytest.mark.parametrize(
    ("harmless", "told"),
    [
        ("x2", "6x7"),
        ("three times", "three times 20"),
        ("2 vs 2", "my 2 works"),
        ("ok 3... 2... 1...", "I have 3, 4 and 5"),
        ("cards go from 2 to 99", "mine go from 20 to 99"),
    ],
)
def test_repeating_matching_and_counting_down_tell_nothing(harmless: str, told: str) -> None:
    assert not is_heard(harmless)
    assert is_heard(told)


@pytest.mark.parametrize(
    ("harmless", "told"),
    [
        ("at 8", "at 48"),
        ("um acht", "die acht"),
        ("halb neun", "neun"),
        ("until 10 tonight", "up to 10"),
        ("8 o'clock", "8 or so"),
        ("half past seven", "half of 14"),
        ("20:30", "20, 30"),
        ("20.30 Uhr", "20 30"),
    ],
)
def test_an_hour_is_no_card(harmless: str, told: str) -> None:
    assert not is_heard(harmless)
    assert is_heard(told)


@pytest.mark.parametrize(
    ("harmless", "told"),
    [
        ("May 14th", "the 14th"),
        ("am 14. Mai", "die 14"),
        ("friday the 13th", "the 13th"),
        ("24.12. is fine", "24 12"),
        ("the summer of '68", "the 68"),
        ("80s music", "low 80s"),
        ("born in the nineties", "in the nineties"),
    ],
)
def test_a_date_is_no_card(harmless: str, told: str) -> None:
    assert not is_heard(harmless)
    assert is_heard(told)


@pytest.mark.parametrize("text", ["brb 5", "back in 10", "afk 20", "gimme 5", "one of my friends joins in 5"])
def test_a_break_is_measured_in_minutes_without_the_word(text: str) -> None:
    assert not is_heard(text)


@pytest.mark.parametrize(
    "text",
    ["20 minutes", "5€", "$13.99", "50 %", "30°C", "16 GB", "37 years", "5 km", "60 fps", "45s", "20-30 min"],
)
def test_a_unit_makes_any_number_harmless(text: str) -> None:
    assert not is_heard(text)


@pytest.mark.parametrize(
    ("harmless", "told"),
    [
        ("level 3", "level with my 33"),
        ("page 45", "the 45"),
        ("ps5 and mp3", "have37"),
        ("the 12th floor", "the 52nd"),
        ("my 40th birthday", "the 40th"),
        ("max_42 joined", "3_7"),
        ("windows 11", "eleven"),
        ("1. play\n2. draw", "12"),
        ("update 1.20.4", "1.2 or 12"),
    ],
)
def test_a_label_is_no_card(harmless: str, told: str) -> None:
    assert not is_heard(harmless)
    assert is_heard(told)


@pytest.mark.parametrize(
    "text", ["we won 3-1 yesterday", "last time we had 14 left", "gestern waren 12 übrig"]
)
def test_the_score_of_a_finished_game_is_no_card(text: str) -> None:
    assert not is_heard(text)


@pytest.mark.parametrize(
    ("harmless", "told"),
    [("10 below", "below 10"), ("jump back 10", "I have 10"), ("der 10er-Trick", "der 20er"), ("-10", "-20")],
)
def test_the_trick_is_ten_and_comes_with_its_words(harmless: str, told: str) -> None:
    assert not is_heard(harmless)
    assert is_heard(told)


@pytest.mark.parametrize(
    "text", ["cloud nine", "24/7", "gib acht", "wolke sieben", "fifty fifty", "nine to five"]
)
def test_a_fixed_phrase_is_no_card(text: str) -> None:
    assert not is_heard(text)


@pytest.mark.parametrize(
    ("harmless", "told"), [("Rocky IV", "my card is IV"), ("XXL", "XXXIX"), ("HENRY VIII", "LXXVIII")]
)
def test_a_roman_numeral_behind_a_name_is_no_card(harmless: str, told: str) -> None:
    assert not is_heard(harmless)
    assert is_heard(told)


@pytest.mark.parametrize(
    ("languages", "harmless", "told"),
    [
        (("en", "de"), "the elf is cute", "nimm die elf"),
        (("en", "it"), "due to the rain", "ho il due"),
        (("en", "it"), "tu sei bella", "ho sei"),
        (("en", "it"), "se i ragazzi giocano", "la mia carta è sei"),
        (("en", "es"), "once upon a time", "tengo el once"),
        (("en", "fr"), "seize the day", "j'ai seize"),
        (("en", "fr"), "quoi de neuf", "j'ai neuf"),
        (("en", "fr"), "c'est très bien", "j'ai trois"),
        (("en", "pt"), "I need to doze off", "tenho doze"),
        (("en", "da"), "we want to fire him", "jeg har fire"),
        (("de", "it"), "sei vorsichtig bitte", "ho il sei"),
        (("es", "it"), "voi siete pronti", "tengo siete"),
    ],
)
def test_a_word_of_two_languages_counts_by_the_language_of_the_message(
    languages: tuple[str, ...], harmless: str, told: str
) -> None:
    assert heard(harmless, Context(languages=languages)) is None
    assert heard(told, Context(languages=languages)) is not None


@pytest.mark.parametrize("text", ["4 6 wink wink", "time for 5 8 hehe", "my 3 4 winks"])
def test_two_digits_apart_count_no_things(text: str) -> None:
    assert is_heard(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "voy cargado de sesentas"),
        ("es", "veintitantos tengo yo"),
        ("it", "ne ho una sulla sessantina"),
        ("pt", "só me saem quarentas"),
        ("fr", "une bonne soixantaine bien placée"),
    ],
)
def test_a_decade_has_words_of_its_own(language: str, text: str) -> None:
    finding = heard(text, Context(languages=("en", language)))

    assert finding is not None
    assert finding.reason is Reason.DECADE


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "seis por siete"),
        ("it", "otto per sette"),
        ("nl", "veertig min twee"),
        ("fr", "huit fois neuf, tiens"),
    ],
)
def test_a_sum_in_words_is_heard_without_other_words_of_its_language(language: str, text: str) -> None:
    finding = heard(text, Context(languages=("en", language)))

    assert finding is not None
    assert finding.reason is Reason.SUM


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "tengo el 12 gente"),
        ("pt", "tenho um 37 sobrando"),
        ("fr", "encore ce fichu 12"),
        ("it", "il mio 7 pescato"),
        ("nl", "12 goed ?"),
    ],
)
def test_an_article_for_one_thing_counts_no_more_than_one(language: str, text: str) -> None:
    assert heard(text, Context(languages=("en", language))) is not None


@pytest.mark.parametrize(
    ("language", "text"), [("fr", "je dirais douze"), ("pt", "trinta... e dois"), ("it", "dai calo cinque")]
)
def test_a_language_that_is_not_heard_rivals_none(language: str, text: str) -> None:
    assert heard(text, Context(languages=("en", language))) is not None
