from bot.watch.rules import labels
from tests.watch.leaving_out import is_heard, owes_to


def test_has_a_label() -> None:
    assert owes_to(labels.has_a_label, "level 3 was easy")
    assert owes_to(labels.has_a_label, "page 45")
    assert owes_to(labels.has_a_label, "song number 40")

    assert is_heard("level with my 33")
    assert is_heard("the 45")


def test_is_what_a_label_is() -> None:
    assert owes_to(labels.is_what_a_label_is, "next level is 9 i think")
    assert owes_to(labels.is_what_a_label_is, "nächstes level ist die 9", "de")

    assert is_heard("my lowest is 9")


def test_numbers_a_thing() -> None:
    assert owes_to(labels.numbers_a_thing, "my 40th birthday")
    assert owes_to(labels.numbers_a_thing, "the 50th floor")

    assert is_heard("the 40th")


def test_is_part_of_a_bigger_number() -> None:
    assert owes_to(labels.is_part_of_a_bigger_number, "two hundred")
    assert owes_to(labels.is_part_of_a_bigger_number, "fifty thousand")
    assert owes_to(labels.is_part_of_a_bigger_number, "iba a ciento veinte por la autovía", "es")

    assert is_heard("fifty")


def test_is_in_a_phrase() -> None:
    assert owes_to(labels.is_in_a_phrase, "gib acht", "de")
    assert owes_to(labels.is_in_a_phrase, "wolke sieben", "de")
    assert owes_to(labels.is_in_a_phrase, "it's fifty fifty")

    assert is_heard("die acht", "de")
    assert is_heard("card nine")


def test_marks_a_list() -> None:
    assert owes_to(labels.marks_a_list, "1. play\n2. draw")

    assert is_heard("12")


def test_is_a_gain() -> None:
    assert owes_to(labels.is_a_gain, "+2 for me")

    assert is_heard("+42 for me")


def test_is_a_share() -> None:
    assert owes_to(labels.is_a_share, "4/6 here")

    assert is_heard("46 here")


def test_is_about_so_many() -> None:
    assert owes_to(labels.is_about_so_many, "una treintena de personas", "es")

    assert is_heard("tengo el treinta", "es")


def test_what_is_counted_before_a_colon_is_a_label() -> None:
    assert owes_to(labels.has_a_label, "stars: 3")

    assert is_heard("stars: 31")


def test_a_crowd_may_be_counted_in_tens() -> None:
    assert owes_to(labels.is_about_so_many, "twenty something people")

    assert is_heard("twenty something")


def test_a_phrase_may_be_written_with_hyphens() -> None:
    assert owes_to(labels.is_in_a_phrase, "fifty-fifty i'd say")

    assert is_heard("fifty-five i'd say")


def test_is_a_version() -> None:
    assert owes_to(labels.is_a_version, "my headset needs bluetooth 5.3")
    assert owes_to(labels.is_a_version, "läuft auf kernel 2.4", "de")

    assert is_heard("ich brauch ne 2.9", "de")
    assert is_heard("my lowest is 5.3")


def test_is_for_or_to() -> None:
    assert owes_to(labels.is_for_or_to, "best of luck 4 ur driving")
    assert owes_to(labels.is_for_or_to, "went to change batteries 4 my watch")

    assert is_heard("i have 4 my friends")
    assert is_heard("the 4 my friends")


def test_an_ordinal_before_a_verb_and_its_object_is_told() -> None:
    assert is_heard("the 44th bugs me")


def test_what_was_lost_hides_no_card_of_today() -> None:
    assert is_heard("lol we lost yesterday, this time my lowest is 12")
    assert is_heard("wir haben gestern verloren, diesmal ist meine kleinste 12", "de")
    assert is_heard("team, i've got 8 and 9")


def test_playing_is_no_label_in_german() -> None:
    assert is_heard("ich spiel dreiundsiebzig ok", "de")


def test_a_label_may_change_from_one_number_to_another() -> None:
    assert owes_to(labels.has_a_label, "gate changed from 32 to 34, running now")
    assert owes_to(labels.has_a_label, "gate wechselt von 32 auf 34", "de")

    assert is_heard("mine changed from 32 to 34")


def test_a_range_is_no_score() -> None:
    assert is_heard("meine lücke geht von 41 bis 59", "de")
    assert is_heard("31-21")
    assert not is_heard("final score was 31-21, my dad cried")
    assert not is_heard("endstand 31:28 für die löwen", "de")
    assert not is_heard("gestern nur drei zu drei gespielt", "de")


def test_a_share_is_laid_on_no_pile() -> None:
    assert is_heard("need 4/7 on the rising one")
    assert is_heard("need 5/8 for the left one")
    assert is_heard("brauch 4/7 auf dem aufsteigenden", "de")
    assert not is_heard("4/6 here")


def test_somewhere_between_two_numbers_is_no_changed_label() -> None:
    assert is_heard("coincée quelque part entre 30 et 35", "fr")
    assert not is_heard("my gate changed from 12 to 14")


def test_a_high_roman_numeral_numbers_no_thing() -> None:
    assert is_heard("XLVII siger jeg bare", "da")
    assert not is_heard("au XXI siècle tout va vite", "fr")


def test_is_of_another_matter() -> None:
    assert owes_to(labels.is_of_another_matter, "bake it at 350 for 20 then let it sit")
    assert owes_to(labels.is_of_another_matter, "den teig stell ich auf 40", "de")

    assert is_heard("done baking, 20")
    assert is_heard("brb oven, my next is 22")


def test_strange_words_around_a_number_do_not_make_it_harmless() -> None:
    assert is_heard("imma put down 44 if thats cool")
    assert is_heard("the pizza delivery guy rang twice, 42")
    assert is_heard("double 24 wink wink")


def test_a_german_card_may_stand_before_a_particle() -> None:
    assert not is_heard("das ist das vierundvierzigste mal", "de")
    assert not is_heard("zum vierundvierzigsten mal", "de")

    assert is_heard("lass die vierundvierzigste mal raus hier bei mir", "de")
