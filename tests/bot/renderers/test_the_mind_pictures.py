"""What the pictures of The Mind's table show in their middle."""

from bot.devtools.preview.tables import make_names
from bot.pictures.the_mind_table import Moment, PileCard, TheMindTable
from bot.renderers.context import table_context
from bot.renderers.the_mind_pictures import make_table_scene
from bot.words import words
from tests.bot.renderers.tables import running
from tests.engine.the_mind_tables import GAME, after
from tests.engine.the_mind_tables import table as laid

HANDS = ((12, 40, 77), (8, 33, 90), (21, 55, 60))
STAR = ("0: star?", "1: yes", "2: yes")


def scene(*record: str, stars: int = 2) -> TheMindTable:
    state = after(laid(hands=HANDS, level=3, lives=3, stars=stars), *record)
    context = table_context(running("the-mind", state, 3), words("en"), make_names("Anna"))
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
