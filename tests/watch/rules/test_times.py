from bot.watch.rules import times
from tests.watch.leaving_out import is_heard, owes_to


def test_has_a_unit() -> None:
    assert owes_to(times.has_a_unit, "20 minutes")
    assert owes_to(times.has_a_unit, "yüzde 30", "tr")
    assert owes_to(times.has_a_unit, "50 %")
    assert owes_to(times.has_a_unit, "5€")
    assert owes_to(times.has_a_unit, "30°C")
    assert owes_to(times.has_a_unit, "60 fps")
    assert owes_to(times.has_a_unit, "veinte por ciento", "es")
    assert owes_to(times.has_a_unit, "cinquante pour cent", "fr")

    assert is_heard("37 pour moi", "fr")
    assert is_heard("nada abaixo de trinta por aqui", "pt")
    assert is_heard("veertig min twee", "nl")
    assert is_heard("37 yo tengo", "es")
    assert is_heard("20")
    assert is_heard("50")
    assert is_heard("5")


def test_follows_a_unit() -> None:
    assert owes_to(times.follows_a_unit, "i'm 6 foot 2")
    assert owes_to(times.follows_a_unit, "вернусь минут через 17", "ru")

    assert is_heard("i'm 62")


def test_is_a_temperature() -> None:
    assert owes_to(times.is_a_temperature, "-5 outside, freezing")
    assert owes_to(times.is_a_temperature, "minus 5 draußen", "de")

    assert is_heard("-5")


def test_is_oclock() -> None:
    assert owes_to(times.is_oclock, "11 pm here")

    assert is_heard("11 here")


def test_is_at_an_hour() -> None:
    assert owes_to(times.is_at_an_hour, "see you at 8")
    assert owes_to(times.is_at_an_hour, "um acht", "de")

    assert is_heard("at 48")
    assert is_heard("die acht", "de")


def test_is_near_an_hour() -> None:
    assert owes_to(times.is_near_an_hour, "quarter to nine")
    assert owes_to(times.is_near_an_hour, "halb neun", "de")

    assert is_heard("neun", "de")
    assert is_heard("half of 14")


def test_is_until_an_hour() -> None:
    assert owes_to(times.is_until_an_hour, "kurz nach sieben", "de")
    assert owes_to(times.is_until_an_hour, "dokuzdan önce bitirir miyiz", "tr")

    assert is_heard("up to 10")


def test_is_a_break() -> None:
    assert owes_to(times.is_a_break, "brb 5")
    assert owes_to(times.is_a_break, "back in 2")
    assert owes_to(times.is_a_break, "in 5 i have to go")

    assert is_heard("I have 5")
    assert is_heard("ich spiel gleich 30", "de")


def test_is_a_price() -> None:
    assert owes_to(times.is_a_price, "paid 15 for it")
    assert owes_to(times.is_a_price, "kostet mich 60", "de")

    assert is_heard("15 for it")
    assert is_heard("me cuesta el 37", "es")


def test_is_a_year_of_birth() -> None:
    assert owes_to(times.is_a_year_of_birth, "born in 91")
    assert owes_to(times.is_a_year_of_birth, "Jahrgang 91", "de")
    assert owes_to(times.is_a_year_of_birth, "sono dell'ottantasette", "it")
    assert owes_to(times.is_a_year_of_birth, "ik ben van zevenentachtig", "nl")

    assert is_heard("mine is 91")


def test_is_a_short_year() -> None:
    assert owes_to(times.is_a_short_year, "the summer of '68")
    assert owes_to(times.is_a_short_year, "en el 98 tenía yo un discman", "es")
    assert owes_to(times.is_a_short_year, "in 98 had ik een discman", "nl")

    assert is_heard("the 68")
    assert is_heard("la mia è attaccata all'81", "it")


def test_is_on_a_day() -> None:
    assert owes_to(times.is_on_a_day, "friday the 13th")
    assert owes_to(times.is_on_a_day, "el 14 de mayo", "es")
    assert owes_to(times.is_on_a_day, "on may 14th")

    assert is_heard("the 14th")


def test_is_a_decade_of_years() -> None:
    assert owes_to(times.is_a_decade_of_years, "80s music is best")
    assert owes_to(times.is_a_decade_of_years, "les années 80", "fr")
    assert owes_to(times.is_a_decade_of_years, "les années quatre-vingt", "fr")
    assert owes_to(times.is_a_decade_of_years, "música de los ochenta a tope", "es")
    assert owes_to(times.is_a_decade_of_years, "de jaren tachtig waren beter", "nl")

    assert is_heard("a mediados de los 80 ando yo", "es")
    assert is_heard("milieu des 80 pour moi", "fr")
    assert is_heard("una trentina ce l'ho", "it")

    assert is_heard("low 80s")


def test_decades_that_are_over_are_years() -> None:
    assert owes_to(times.is_a_decade_of_years, "the 90s were better")
    assert owes_to(times.is_a_decade_of_years, "in den siebzigern hatte jeder so ne lampe", "de")

    assert is_heard("my 90s were better")
    assert is_heard("in den siebzigern klemmt es", "de")


def test_minutes_before_the_word_for_being_back_are_a_break() -> None:
    assert owes_to(times.is_a_break, "bin in 20 wieder da", "de")

    assert is_heard("ich leg in 20 was hin", "de")


def test_is_an_age_to_come() -> None:
    assert owes_to(times.is_an_age_to_come, "i'll be 30 next week")
    assert owes_to(times.is_an_age_to_come, "nächste woche werd ich 30", "de")

    assert is_heard("i'll play 30 next")


def test_is_minutes_of_an_hour() -> None:
    assert owes_to(times.is_minutes_of_an_hour, "el tren sale a las 9 y 50", "es")
    assert owes_to(times.is_minutes_of_an_hour, "ho il treno alle sei e cinquanta", "it")
    assert owes_to(times.is_minutes_of_an_hour, "sono le dieci meno venti", "it")
    assert owes_to(times.is_minutes_of_an_hour, "l'una e dieci e siamo ancora qui", "it")

    assert is_heard("ho il sei e il cinquanta", "it")
    assert is_heard("le mie carte sono sei e cinquanta", "it")


def test_is_minutes_to_an_hour() -> None:
    assert owes_to(times.is_minutes_to_an_hour, "tien voor half zeven gaat de wekker", "nl")
    assert owes_to(times.is_minutes_to_an_hour, "já são dez pras onze", "pt")
    assert owes_to(times.is_minutes_to_an_hour, "são quinze para as onze", "pt")
    assert owes_to(times.is_minutes_to_an_hour, "zehn vor acht geht der wecker", "de")

    assert is_heard("ik speel tien voor elf", "nl")
    assert is_heard("ik heb zeventig voor mij", "nl")


def test_is_a_day_to_meet() -> None:
    assert owes_to(times.is_a_day_to_meet, "j'ai rdv le vingt-trois chez le dentiste", "fr")
    assert owes_to(times.is_a_day_to_meet, "the 23rd is my birthday")

    assert is_heard("j'ai le vingt-trois", "fr")
    assert is_heard("j'ai le 45 pour mon anniversaire", "fr")


def test_units_may_stand_behind_a_plus_or_a_half() -> None:
    assert owes_to(times.has_a_unit, "40+ minutes at the gate")
    assert owes_to(times.has_a_unit, "the movie is 2 and a half hours long")

    assert is_heard("40+ for me")


def test_whoever_speaks_of_a_hand_names_no_hour() -> None:
    assert is_heard("my hand starts at 22")


def test_what_is_sold_has_a_price() -> None:
    assert owes_to(times.is_a_price, "sold it for 80")
    assert owes_to(times.is_a_price, "für 80 verkauft", "de")

    assert is_heard("swap it for 80")


def test_is_from_an_hour() -> None:
    assert owes_to(times.is_from_an_hour, "von acht bis zwölf war ich beim arzt", "de")
    assert owes_to(times.is_from_an_hour, "i was at the doctor from 13 to 15")

    assert is_heard("i'm somewhere from 12 to 18")
    assert is_heard("mine was from 12 to 18")


def test_two_days_share_their_article() -> None:
    assert owes_to(times.is_on_a_day, "i'm off on the 25th and 26th")
    assert owes_to(times.is_on_a_day, "am 25. und 26. hab ich frei", "de")

    assert is_heard("ich hab die 25. und 26.", "de")


def test_an_apostrophe_and_an_s_are_no_seconds() -> None:
    assert is_heard("mine's a 77")


def test_where_i_am_at_is_a_card_and_no_hour() -> None:
    assert owes_to(times.is_at_an_hour, "kickoff is at 22")

    assert is_heard("we have 2 lives so careful, i'm at 22")
    assert is_heard("from 8 to 11 is what i have")


def test_minutes_past_an_hour_end_a_clause() -> None:
    assert owes_to(times.is_minutes_to_an_hour, "we said nine o'clock right? its ten past")
    assert owes_to(times.is_minutes_to_an_hour, "jetzt ist es zehn nach", "de")

    assert is_heard("es ist die zehn", "de")
    assert is_heard("mine is ten past yours")


def test_a_deadline_is_a_day() -> None:
    assert owes_to(times.is_a_day_to_meet, "deadline is the 31st, i have done nothing")

    assert is_heard("my lowest is the 31st")
    assert is_heard("i am due so i play the 31 now")


def test_hours_with_their_article_stand_between_no_cards() -> None:
    assert owes_to(times.is_from_an_hour, "mercoledì tra le 18 e le 20 posso", "it")
    assert is_heard("la mia carta è tra il 18 e il 20", "it")


def test_a_turkish_quarter_stands_behind_its_hour() -> None:
    assert owes_to(times.is_near_an_hour, "dokuzu çeyrek geçe patron arayacak", "tr")
    assert is_heard("dokuzu bende", "tr")


def test_no_temperature_is_an_ordinal() -> None:
    assert is_heard("si fuera una cola, yo sería el trigésimo octavo", "es")
    assert owes_to(times.is_a_temperature, "hace 30 ahí fuera", "es")
