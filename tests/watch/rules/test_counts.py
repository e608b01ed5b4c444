from bot.watch.rules import counts
from tests.watch.leaving_out import is_heard, owes_to


def test_counts_cards() -> None:
    assert owes_to(counts.counts_cards, "30 cards left")
    assert owes_to(counts.counts_cards, "drei gute Karten", "de")
    assert owes_to(counts.counts_cards, "a two-card turn")

    assert is_heard("card 30 left")
    assert is_heard("die Karte drei", "de")


def test_counts_known_things() -> None:
    assert owes_to(counts.counts_known_things, "I have 3 brothers")
    assert owes_to(counts.counts_known_things, "12 players")
    assert owes_to(counts.counts_known_things, "I've got 2 kids screaming in the background")

    assert is_heard("I have 3 here")
    assert is_heard("13 players")


def test_counts_some_thing() -> None:
    assert owes_to(counts.counts_some_thing, "die 7 Zwerge", "de")
    assert owes_to(counts.counts_some_thing, "my 7 rocks")

    assert is_heard("die 7 passt", "de")
    assert is_heard("my 7 fits")
    assert is_heard("mám 4, 6 a 11 samý drobný", "cs")
    assert is_heard("na startu mi přišla 9 hrůza", "cs")
    assert is_heard("ilk elde 12 geldi düşünsene", "tr")
    assert is_heard("перша ж карта 12 уявляєте", "uk")


def test_is_left_over() -> None:
    assert owes_to(counts.is_left_over, "just 12 left")
    assert owes_to(counts.is_left_over, "30 left in total")

    assert is_heard("card 30 left")


def test_is_still_to_come() -> None:
    assert owes_to(counts.is_still_to_come, "ich hab noch zwei", "de")
    assert owes_to(counts.is_still_to_come, "another 2")
    assert owes_to(counts.is_still_to_come, "faltam umas vinte pra gente baixar", "pt")
    assert owes_to(counts.is_still_to_come, "ce ne mancano una ventina da calare", "it")

    assert is_heard("ich hab die zwei", "de")


def test_is_drawn() -> None:
    assert owes_to(counts.is_drawn, "draw 7")
    assert owes_to(counts.is_drawn, "vier gezogen und fertig", "de")
    assert owes_to(counts.is_drawn, "pioche 2", "fr")

    assert is_heard("draw 37")


def test_is_some_of_us() -> None:
    assert owes_to(counts.is_some_of_us, "the four of us should play more often")
    assert owes_to(counts.is_some_of_us, "drei von uns sind da", "de")

    assert is_heard("four or so")


def test_is_a_pair_of_people() -> None:
    assert owes_to(counts.is_a_pair_of_people, "was fun with you 4")
    assert owes_to(counts.is_a_pair_of_people, "nosotros dos podemos", "es")

    assert is_heard("was fun with 44")


def test_is_repeated() -> None:
    assert owes_to(counts.is_repeated, "drei Mal gewonnen", "de")
    assert owes_to(counts.is_repeated, "je l'ai dit vingt fois à mon fils", "fr")
    assert not is_heard("drei Mal in einer Woche", "de")

    assert is_heard("vingt fois trois", "fr")

    assert is_heard("three times 20")
    assert is_heard("sedm krát osm si spočítej", "cs")
    assert is_heard("9 kere 6 kaç ederse o", "tr")


def test_is_counted_aloud() -> None:
    assert owes_to(counts.is_counted_aloud, "conto fino a tre", "it")
    assert owes_to(counts.is_counted_aloud, "i count 5 then go")

    assert is_heard("alles bis 15", "de")


def test_is_a_match_up() -> None:
    assert owes_to(counts.is_a_match_up, "2 contre 2", "fr")
    assert owes_to(counts.is_a_match_up, "2 against 3")

    assert is_heard("my 2 works against it")
    assert is_heard("шесть на восемь умножь", "ru")


def test_is_in_the_deck() -> None:
    assert owes_to(counts.is_in_the_deck, "noch 30 im Nachziehstapel", "de")
    assert owes_to(counts.is_in_the_deck, "quedan 30 en el mazo", "es")

    assert owes_to(counts.is_in_the_deck, "в колоде ещё 17", "ru")

    assert is_heard("meine 30 im Nachziehstapel", "de")


def test_is_for_each() -> None:
    assert owes_to(counts.is_for_each, "expert mode is three a turn")
    assert owes_to(counts.is_for_each, "la cena salió a treinta por cabeza", "es")
    assert owes_to(counts.is_for_each, "modalità esperto sono tre a turno", "it")

    assert is_heard("three is mine")


def test_is_at_once() -> None:
    assert owes_to(counts.is_at_once, "we could do it with five at once")
    assert owes_to(counts.is_at_once, "gleich 3 auf einmal weg", "de")

    assert is_heard("i can get rid of the four")


def test_is_a_game_for() -> None:
    assert owes_to(counts.is_a_game_for, "a game for four")
    assert owes_to(counts.is_a_game_for, "partida de cuatro", "es")

    assert is_heard("I wait for four")


def test_is_a_crowd() -> None:
    assert owes_to(counts.is_a_crowd, "we had 25 people at the wedding")
    assert owes_to(counts.is_a_crowd, "na discordu je 30 lidí a hrajeme tři", "cs")
    assert owes_to(counts.is_a_crowd, "da saßen bestimmt 40 kinder im bus", "de")

    assert owes_to(counts.is_a_crowd, "there were at least thirty people in line")

    assert is_heard("my 25 people at the wedding")
    assert is_heard("13 players")


def test_is_in_a_hand() -> None:
    assert owes_to(counts.is_in_a_hand, "after this ill have 3 in hand")
    assert owes_to(counts.is_in_a_hand, "dann hast du 5 auf der hand", "de")

    assert is_heard("i have the 3 in my hand")
    assert is_heard("34 in hand")
    assert is_heard("hab 5 und 6 auf der hand", "de")


def test_is_what_is_left() -> None:
    assert owes_to(counts.is_what_is_left, "lost another life so they're down to 2")
    assert owes_to(counts.is_what_is_left, "they're down to 5")

    assert is_heard("take it down to 3")
    assert is_heard("we're down to 31")


def test_is_in_succession() -> None:
    assert owes_to(counts.is_in_succession, "wow 6 in a row")

    assert is_heard("wow 6 in there")


def test_a_small_number_after_a_verb_of_drawing_counts_whatever_stands_between() -> None:
    assert owes_to(counts.is_drawn, "ich zieh dann mal 4 nach", "de")

    assert is_heard("ich zieh dann mal die 4", "de")


def test_german_plurals_behind_an_article_are_counted_in_lower_case_too() -> None:
    assert owes_to(counts.counts_some_thing, "die drei musketiere sind wieder da", "de")
    assert owes_to(counts.counts_some_thing, "den 4 jungs trau ich nicht", "de")

    assert is_heard("die drei klappt auch", "de")


def test_two_digits_side_by_side_count_nothing() -> None:
    assert is_heard("my smallest is 3 7 hihi")


def test_a_number_glued_to_a_word_counts() -> None:
    assert owes_to(counts.counts_some_thing, "three-way tie on the leaderboard")

    assert is_heard("three-fits")


def test_what_is_praised_between_a_number_and_a_thing_is_counted() -> None:
    assert owes_to(counts.counts_some_thing, "so far I've gotten six different answers")
    assert owes_to(counts.counts_some_thing, "das sind zwei verschiedene städte", "de")

    assert is_heard("so far six is different")


def test_a_noun_may_stand_between_a_possessive_number_and_its_noun() -> None:
    assert owes_to(counts.counts_some_thing, "my two brain cells are fighting")
    assert owes_to(counts.counts_some_thing, "meine vier gehirnzellen streiten sich", "de")

    assert is_heard("meine vier klemmt grad", "de")


def test_turns_and_moves_take_several_cards_at_once() -> None:
    assert owes_to(counts.is_at_once, "finally got through four in one turn")

    assert is_heard("the four in one of the piles")


def test_german_things_are_counted_before_their_genitive_and_behind_masculine_articles() -> None:
    assert owes_to(counts.is_some_of_us, "zwei der stühle sind kaputt", "de")
    assert owes_to(counts.counts_some_thing, "einer von meinen 3 weckern ging", "de")

    assert is_heard("die zwei der passt nicht", "de")
    assert is_heard("eine von meinen ist die 3", "de")


def test_are_agreed_with() -> None:
    assert owes_to(counts.are_agreed_with, "got two that fit and four that dont")
    assert owes_to(counts.are_agreed_with, "fünf passen, die anderen gar nicht", "de")

    assert is_heard("sieben passt", "de")
    assert is_heard("sieben und neun passen", "de")
    assert is_heard("the seven that fits")
    assert is_heard("seven go")


def test_what_lies_between_is_counted() -> None:
    assert not is_heard("zwischen zwei stühlen sitz ich", "de")
    assert not is_heard("stuck between two stools here")

    assert is_heard("zwischen zwei und neun", "de")
    assert is_heard("stuck between two and nine")


def test_nothing_is_multiplied_by_one() -> None:
    assert not is_heard("charged my card 11 times for one ticket")

    assert is_heard("six times by seven")


def test_what_falls_is_no_range_of_things() -> None:
    assert is_heard("ho 6-1 togliete voi il trattino", "it")
    assert owes_to(counts.counts_some_thing, "ho 2-3 ombrelli in macchina", "it")


def test_a_hand_holds_no_crowd_of_cards() -> None:
    assert is_heard("elimde kala kala 27 kald\u0131", "tr")
    assert not is_heard("elimde 3 kald\u0131", "tr")


def test_any_number_of_people_may_be_some_of_us() -> None:
    assert owes_to(counts.is_some_of_us, "there were 14 of them in the hall")

    assert is_heard("above 14 of them")


def test_what_is_squared_is_not_drawn() -> None:
    assert is_heard("take 8 squared")


def test_counts_many_things() -> None:
    assert owes_to(counts.counts_many_things, "did 50 pushups on a bet")
    assert owes_to(counts.counts_many_things, "mia zia ha fatto 40 ravioli da sola", "it")

    assert is_heard("i've got 48 sucks i know")
    assert is_heard("my 48 hurts us both")
    assert is_heard("lo mío son sesenta altos creo", "es")
