"""Lines of ito: a number that states a height or is an own card is refused, one within a thing is not."""

import pytest

from bot.watch.heights import HeightReason, find_height
from data.themes import list_languages, list_themes
from engine.games.ito.cards import CARDS

LANGUAGES = list_languages()
OWN = (37,)
THINGS = (
    "a 50 cent coin",
    "the seven dwarfs",
    "a wasp",
    "route 66",
    "twelve angry men",
    "101 dalmatians",
    "a dozen eggs",
    "iPhone 15",
    "room 12",
    "42nd street",
    "the forty-second swan",
    "three little pigs",
    "drei kleine Schweinchen",
    "zwei Schwäne",
    "ali baba and the forty thieves",
    "Louis XIV",
    "Rocky IV",
    "a gift for you to me",
    "one ring",
    "le cygne un peu fâché",
    "ein Euro",
    "Formel 1",
    "四十人の盗賊",
    "a lake with 40 swans",
    "7-eleven",
    "the first kiss",
    "a second chance",
    "$50 bill",
    "50 Euro Schein",
    "40 yaşında bir adam",
    "two swans",
    "the keys of a piano",
    "Catch 22",
    "1984",
    "a 30 cm ruler",
    "dix petits cochons",
    "siete enanitos",
    "due gatti",
    "zeven dwergen",
    "siedmiu krasnoludków",
    "sete anões",
    "yedi cüceler",
    "七人のこびと",
    "a thousand bees",
    "one angry swan",
    "the year 2026",
    "nobody",
    "cloud nine",
    "24/12/1999",
    "a 3 year old",
    "8 ball",
    "Fast swan",
    "a 9 volt battery",
    "Apollo 13",
)
HEIGHTS = (
    "42",
    "about 42",
    "between 30 and 40",
    "forty-ish",
    "f o r t y",
    "t.h.i.r.t.y",
    "as many as a piano has keys",
    "4️⃣2️⃣",
    "XLII",
    "a swan, roughly 71",
    "seventy-one",
    "a grumpy swan (71)",
    "my card is 42",
    "higher than 50",
    "twice as high as 20",
    "half of one hundred",
    "about 40 swans",
    "etwa 40 Schwäne",
    "between thirty and forty swans",
    "somewhere in the forties",
    "f0rty",
    "ｆｏｒｔｙ",
    "4 0",
    "four zero",
    "I❤️42",
    "quarantadue",
    "四十二",
    "42/100",
    "7/10 swan",
    "3 out of 10",
    "7 von 10",
    "50 %",
    "99 percent sure",
    "vierzig",
    "mi vierzig",
    "42ish",
    "swan 7 1",
    "wasp 64",
    "so viele wie ein Klavier Tasten hat",
    "level 42",
    "Stufe 42",
    "71 points",
    "71 Punkte",
    "42点",
    "number 42",
    "hoch wie 42",
    "𝟜𝟚",
    "④②",
    "**4**2",
    "4\u200b2",
    "fünfzig",
    "soixante et onze",
    "quarante",
    "cincuenta",
    "cinquanta",
    "veertig",
    "czterdzieści",
    "quarenta",
    "kırk",
    "💯",
    "tre su dieci",
    "neunzig Prozent",
    "environ quarante",
    "約40",
    "40くらい",
    "low 30s",
    "mid-sixties",
    "> 50",
    "<40",
    "~60",
    "#42",
    "50+",
    "a 50",
    "71 a swan",
    "||42||",
)
OWN_CARDS = (
    "swan37",
    "a 37 cent coin",
    "route 37",
    "thirty-seven bees",
    "siebenunddreißig Bienen",
    "37",
    "0.37",
    "37/100",
    "XXXVII swans",
    "<:37:123456789012345678>",
    "`37`",
    "```37```",
    "37% of a swan",
)


@pytest.mark.parametrize("line", THINGS)
def test_a_number_within_a_thing_is_left_alone(line: str) -> None:
    assert find_height(line, OWN, LANGUAGES) is None


@pytest.mark.parametrize("line", HEIGHTS)
def test_a_number_that_states_a_height_is_refused(line: str) -> None:
    found = find_height(line, OWN, LANGUAGES)
    assert found is not None
    assert found.reason is HeightReason.HEIGHT
    assert found.words


@pytest.mark.parametrize("line", OWN_CARDS)
def test_the_number_of_an_own_card_is_refused_wherever_it_stands(line: str) -> None:
    found = find_height(line, OWN, LANGUAGES)
    assert found is not None
    assert found.reason is HeightReason.OWN_CARD


def test_a_thing_with_the_number_of_an_own_card_is_fine_for_everybody_else() -> None:
    assert find_height("the seven dwarfs", (7,), LANGUAGES) is not None
    assert find_height("the seven dwarfs", (8,), LANGUAGES) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_our_own_themes_may_be_written_for_any_card(language: str) -> None:
    answers = [line for entry in list_themes(language) for line in (entry.example, *(entry.scale or ()))]
    assert [line for line in answers if find_height(line, CARDS, (language, "en"))] == []
