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


def test_is_a_score() -> None:
    assert owes_to(labels.is_a_score, "last time our score was 3")
    assert owes_to(labels.is_a_score, "won 3 to 1")
    assert owes_to(labels.is_a_score, "abbiamo vinto due a zero", "it")

    assert is_heard("I go from 30 to 10")
    assert is_heard("we lost last time but now i have 37")


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


def test_is_a_mark() -> None:
    assert owes_to(labels.is_a_mark, "15 sur 20, pas mal", "fr")
    assert owes_to(labels.is_a_mark, "4 dentisti su 5", "it")
    assert owes_to(labels.is_a_mark, "2 in a million")

    assert is_heard("15 on mine")


def test_is_about_so_many() -> None:
    assert owes_to(labels.is_about_so_many, "una treintena de personas", "es")

    assert is_heard("tengo el treinta", "es")


def test_is_a_reading() -> None:
    assert owes_to(labels.is_a_reading, "my fps dropped to 12")
    assert owes_to(labels.is_a_reading, "ping is at 80")

    assert is_heard("mine dropped to 12")


def test_two_digits_with_a_colon_or_before_a_team_are_a_score() -> None:
    assert owes_to(labels.is_a_score, "it was 2:2")
    assert owes_to(labels.is_a_score, "4-1 to arsenal")
    assert owes_to(labels.is_a_score, "3-0 up at half time")

    assert is_heard("my card is 4:7")
    assert is_heard("psst 8-3 on the left")


def test_what_is_counted_before_a_colon_is_a_label() -> None:
    assert owes_to(labels.has_a_label, "stars: 3")

    assert is_heard("stars: 31")


def test_a_crowd_may_be_counted_in_tens() -> None:
    assert owes_to(labels.is_about_so_many, "twenty something people")

    assert is_heard("twenty something")


def test_a_phrase_may_be_written_with_hyphens() -> None:
    assert owes_to(labels.is_in_a_phrase, "fifty-fifty i'd say")

    assert is_heard("fifty-five i'd say")


def test_is_a_school_mark() -> None:
    assert owes_to(labels.is_a_school_mark, "j'ai eu 14 en maths", "fr")
    assert owes_to(labels.is_a_school_mark, "ho preso 28 all'esame", "it")

    assert is_heard("j'ai eu 14 en main", "fr")
    assert is_heard("ho preso 28", "it")


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


def test_one_side_with_nothing_or_two_sets_are_a_score() -> None:
    assert owes_to(labels.is_a_score, "spurs were thrashed 5-0 at home")
    assert owes_to(labels.is_a_score, "nadal took it 6-3 7-5")
    assert owes_to(labels.is_a_score, "my team won 78 to 75 in overtime")
    assert owes_to(labels.is_a_score, "das 3:0 war geil", "de")

    assert is_heard("i play 5-0 next")
    assert is_heard("mine are 78 to 85")


def test_an_ordinal_before_a_verb_and_its_object_is_told() -> None:
    assert is_heard("the 44th bugs me")


def test_nothing_is_half_a_score() -> None:
    assert owes_to(labels.is_a_score, "2 zu null verloren", "de")

    assert is_heard("22 oder null", "de")


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


def test_numbers_a_vehicle() -> None:
    assert owes_to(labels.numbers_a_vehicle, "missed the 42 bus again")
    assert owes_to(labels.numbers_a_vehicle, "il 19 barrato non passa mai", "it")
    assert owes_to(labels.numbers_a_vehicle, "el 27 pasa cada media hora, un horror de autobús", "es")

    assert is_heard("i'm on the bus, my lowest is 42")
    assert is_heard("sitze im bus, die 42 passt", "de")
    assert is_heard("the 42 fits")


def test_is_an_address() -> None:
    assert owes_to(labels.is_an_address, "abito in via roma 22, sopra il bar", "it")
    assert owes_to(labels.is_an_address, "we moved to 22 baker street")
    assert owes_to(labels.is_an_address, "j'habite rue de la paix 18", "fr")

    assert is_heard("metto via il 22", "it")
    assert is_heard("22 is on my street")


def test_numbers_a_sequel() -> None:
    assert owes_to(labels.numbers_a_sequel, "did you see they're making a toy story 5")
    assert owes_to(labels.numbers_a_sequel, "resident hope 4 es el mejor", "es")

    assert is_heard("my toy story 5")
    assert is_heard("they are making me play 5")


def test_a_mark_stands_in_the_clause_of_its_subject() -> None:
    assert owes_to(labels.is_a_school_mark, "mi madre quiere un 9 en lengua", "es")

    assert is_heard("mathe nervt, zwölf", "de")
    assert is_heard("after school my lowest is 12")


def test_is_of_another_matter() -> None:
    assert owes_to(labels.is_of_another_matter, "bake it at 350 for 20 then let it sit")
    assert owes_to(labels.is_of_another_matter, "den teig stell ich auf 40", "de")

    assert is_heard("done baking, 20")
    assert is_heard("brb oven, my next is 22")


def test_what_is_left_of_a_battery_is_a_reading() -> None:
    assert owes_to(labels.is_a_reading, "me quedan 20 de batería, aviso", "es")

    assert is_heard("me quedo con el 20", "es")


def test_is_a_height() -> None:
    assert owes_to(labels.is_a_height, "i'm 6'2 and still can't reach that shelf")

    assert is_heard("i'm 3'7 and still can't play")


def test_is_a_shirt() -> None:
    assert owes_to(labels.is_a_shirt, "el 10 del madrid la ha liado otra vez", "es")
    assert owes_to(labels.is_a_shirt, "le numéro 9 a raté un but", "fr")

    assert is_heard("el 40 del centro me va bien", "es")
    assert is_heard("number 9 is mine")


def test_a_title_may_stand_behind_an_article_no_german_card_has() -> None:
    assert owes_to(labels.numbers_a_sequel, "ich schau grad der pate 2, darum bin ich langsam", "de")

    assert is_heard("ich schau grad die blöde 2, darum bin ich langsam", "de")


def test_is_in_other_talk() -> None:
    assert owes_to(labels.is_in_other_talk, "unser camper brauchte parzelle wiese 42 wegen regen", "de")

    assert is_heard("the pizza delivery guy rang twice, 42")
    assert is_heard("pizza delivery guys ringing loudly while i have 42 again")
    assert is_heard("double 24 wink wink")


def test_an_english_mark_goes_up_to_a_hundred() -> None:
    assert owes_to(labels.is_a_school_mark, "my chem grade went from a 71 to nowhere")

    assert is_heard("school was hell my smallest is 12")
