"""The middle of the pictures of The Mind's table."""

from bot.devtools.preview.tables import make_names
from bot.games.the_mind.pictures.hand import TheMindHand
from bot.games.the_mind.pictures.strip import TheMindStrip
from bot.games.the_mind.pictures.table import Moment, PileCard, TheMindTable
from bot.games.the_mind.scenes import make_hand_scene, make_table_scene
from bot.renderers.context import table_context
from bot.words.words import words
from engine.model import Seat
from tests.bot.renderers.tables import running
from tests.engine.the_mind_tables import GAME, after
from tests.engine.the_mind_tables import table as laid

HANDS = ((12, 40, 77), (8, 33, 90), (21, 55, 60))
NAMES = make_names("Anna")
STAR = ("0: star?", "1: yes", "2: yes")


def scene(*record: str, stars: int = 2) -> TheMindTable:
    state = after(laid(hands=HANDS, level=3, lives=3, stars=stars), *record)
    context = table_context(running("the-mind", state, 3), words("en"), NAMES)
    return make_table_scene(GAME.view(state, None), context)


def test_the_cards_of_a_star_lie_large_in_the_middle_until_all_are_ready() -> None:
    shown = scene(*STAR)
    assert (shown.moment, shown.revealed) == (Moment.REVEALED, ((0, 12), (1, 8), (2, 21)))
    assert shown.discarded == ()
    assert shown.pile == ()


def test_the_cards_of_a_star_lie_beside_the_pile_while_the_team_plays() -> None:
    shown = scene(*STAR, "all: ready", "1: play")
    assert (shown.moment, shown.revealed, shown.discarded) == (Moment.PLAY, (), (8, 12, 21))
    assert shown.pile == (PileCard(1, 33),)


def test_only_the_last_stars_cards_lie_in_the_middle() -> None:
    shown = scene(*STAR, "all: ready", "1: play", *STAR)
    assert shown.revealed == ((0, 40), (1, 90), (2, 55))
    assert shown.discarded == (8, 12, 21)
    assert [card.card for card in shown.pile] == [33]


def test_a_mistake_is_shown_before_the_cards_of_an_earlier_star() -> None:
    shown = scene(*STAR, "all: ready", "2: play")
    assert (shown.moment, shown.revealed, shown.discarded) == (Moment.MISTAKE, (), (8, 12, 21))


def hand(seat: int, *record: str) -> tuple[TheMindHand, TheMindStrip]:
    state = after(laid(hands=HANDS, level=3, lives=3, stars=2), *record)
    context = table_context(running("the-mind", state, 3), words("en"), NAMES)
    shown = make_hand_scene(GAME.view(state, Seat(seat)), context)
    assert shown.strip is not None
    return shown, shown.strip


def test_a_hand_shows_the_open_cards_of_a_star_and_no_other_hand() -> None:
    shown, strip = hand(0, *STAR)
    assert shown.cards == (40, 77)
    assert strip.revealed == ((0, 12), (1, 8), (2, 21))
    assert strip.pile == ()


def test_a_hand_shows_the_card_of_a_mistake_and_the_own_cards_set_aside() -> None:
    shown, strip = hand(0, "2: play")
    assert (strip.moment, strip.pile) == (Moment.MISTAKE, (PileCard(2, 21, mistake=True),))
    assert shown.aside == (12,)
    assert not shown.played_all
