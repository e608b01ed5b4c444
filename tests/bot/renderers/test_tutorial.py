"""Tutorials: every page within Discord's limits, every step really played, from a whole deck."""

from typing import TYPE_CHECKING, cast

import pytest

from bot.components.attachments import name_attached_file
from bot.games.the_game.companion.companion import TheGameCompanion
from bot.pictures import Scene, render_png
from bot.renderers.tutorial import PARTNER, YOU, PartnerDecides, Tutorial
from bot.renderers.tutorial_page import TutorialPage, render_tutorial, tutorials
from bot.settings.card_style import CardStyle
from bot.words.words import languages, words
from engine.games.ito.events import RowTurnedOver
from engine.games.the_game import model as the_game
from engine.games.the_game.rules import CARDS, TheGame
from engine.games.the_mind import events as the_mind
from engine.model import Action, Event
from engine.registry import RULESETS
from engine.shuffle import Chance
from tests.bot.renderers.every_state import LONG
from tests.bot.renderers.limits import faults

if TYPE_CHECKING:
    from engine.games.the_mind.model import TheMindState

PAGES = [
    TutorialPage(slug, done)
    for slug, tutorial in tutorials().items()
    for done in range(len(tutorial.steps) + 1)
]


def happened(slug: str, tutorial: Tutorial) -> list[Event]:
    """List every event of a tutorial."""
    return [
        event
        for count in range(1, len(tutorial.steps) + 1)
        for event in tutorial.play(RULESETS[slug], count)[1]
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("page", PAGES, ids=str)
async def test_a_page_is_within_discords_limits_in_words_and_with_its_picture(
    page: TutorialPage, language: str
) -> None:
    assert faults(render_tutorial(page, words(language), LONG[0])) == []
    pictured = render_tutorial(page, words(language), LONG[0], CardStyle(pictures=True))
    assert pictured.pending_picture is not None
    assert isinstance(pictured.pending_picture.scene, Scene)
    assert render_png(pictured.pending_picture.scene)
    assert faults(pictured.with_picture(name_attached_file("table", "png", b"drawn"))) == []


def test_the_hand_is_told_without_the_partners_cards() -> None:
    page = render_tutorial(TutorialPage("the-game", 3), words("en"), "Anna")
    assert "15 · 38 · 52 · 67 · 81" in page.text
    hidden = cast("the_game.TheGameState", tutorials()["the-game"].opening).hands[PARTNER]
    assert [card for card in hidden if str(card) in page.text] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.done], ids=str)
def test_a_button_leads_to_the_next_page_and_holds_all_that_is_needed(page: TutorialPage) -> None:
    before = TutorialPage(page.game, page.done - 1)
    (button,) = render_tutorial(before, words("en"), "Anna").buttons
    assert TutorialPage.parse(button.custom_id.argument) == page


@pytest.mark.parametrize("argument", ["", "chess.2", "the-game.99", "the-game.-1", "the-game"])
def test_a_button_that_is_not_understood_begins_the_first_tutorial(argument: str) -> None:
    assert TutorialPage.parse(argument) == TutorialPage("the-game")


def test_the_tutorial_of_the_game_is_dealt_from_a_whole_deck() -> None:
    opening = cast("the_game.TheGameState", tutorials()["the-game"].opening)
    assert sorted((*opening.hands[YOU], *opening.hands[PARTNER], *opening.draw)) == list(CARDS)
    assert [len(hand) for hand in opening.hands] == [7, 7]


def test_the_tutorial_of_the_game_plays_a_trick_a_signal_and_the_end_of_a_turn() -> None:
    events = happened("the-game", tutorials()["the-game"])
    own = [event for event in events if getattr(event, "seat", None) == YOU]
    laid = [event for event in own if isinstance(event, the_game.CardPlayed)]
    assert [(event.card, event.pile, event.is_trick) for event in laid] == [
        (4, 1, False),
        (96, 3, False),
        (13, 1, True),
        (15, 1, False),
    ]
    given = [event for event in own if isinstance(event, the_game.SignalGiven)]
    assert [(event.pile, event.signal) for event in given] == [(1, the_game.Signal.CAN_TURN_BACK)]
    assert sum(isinstance(event, the_game.TurnEnded) for event in own) == 2


def test_the_tutorial_of_the_mind_plays_a_mistake_and_a_star_that_ends_the_level() -> None:
    events = happened("the-mind", tutorials()["the-mind"])
    (mistake,) = (event for event in events if isinstance(event, the_mind.MistakeMade))
    assert (mistake.seat, mistake.card, mistake.lower) == (YOU, 38, (0, 1))
    (star,) = (event for event in events if isinstance(event, the_mind.StarUsed))
    assert sorted(one.card for one in star.discarded) == [69, 71]
    assert [event.level for event in events if isinstance(event, the_mind.LevelPassed)] == [3]
    state, _ = tutorials()["the-mind"].play(RULESETS["the-mind"], 99)
    assert cast("TheMindState", state).lives == 2


def test_the_partner_does_what_a_companion_in_its_seat_decides_but_for_the_card_of_the_lesson() -> None:
    decided: dict[str, int] = {}
    scripted: list[Action] = []
    for slug, tutorial in tutorials().items():
        moves = [move for step in tutorial.steps for move in step.moves]
        decided[slug] = sum(isinstance(move, PartnerDecides) for move in moves)
        scripted += [move[1] for move in moves if not isinstance(move, PartnerDecides) and move[0] == PARTNER]
    # All of ito's lesson is a script.
    in_ito = [move for move in scripted if isinstance(move, RULESETS["ito"].action_types)]
    assert decided == {"the-game": 3, "the-mind": 4, "ito": 0}
    # On this card the person turns the pile back in the next steps.
    assert scripted == [the_game.PlayCard(card=23, pile=1), *in_ito]


def test_the_partner_of_the_game_decides_from_its_view_and_heeds_the_signal() -> None:
    rules, tutorial = TheGame(), tutorials()["the-game"]
    (asked,) = (number for number, step in enumerate(tutorial.steps) if step.name == "signal")
    before, _ = tutorial.play(RULESETS["the-game"], asked)
    view = rules.view(cast("the_game.TheGameState", before), PARTNER)
    assert (view.tops[0], view.owed) == (23, 0)
    assert tutorial.decide(view) == TheGameCompanion().decide_simply(view)
    _, events = tutorial.play(RULESETS["the-game"], asked + 1)
    assert not any(isinstance(event, the_game.CardPlayed) and event.pile == 1 for event in events)
    assert any(isinstance(event, the_game.TurnEnded) and event.seat == PARTNER for event in events)


@pytest.mark.parametrize("slug", list(tutorials()))
def test_the_partner_decides_the_same_whatever_it_cannot_see(slug: str) -> None:
    ruleset, tutorial = RULESETS[slug], tutorials()[slug]
    for count in range(len(tutorial.steps)):
        state, _ = tutorial.play(ruleset, count)
        hidden = ruleset.redeal(state, PARTNER, Chance(bytes(31) + b"1"))
        assert tutorial.decide(ruleset.view(hidden, PARTNER)) == tutorial.decide(ruleset.view(state, PARTNER))


def test_the_partner_is_marked_as_a_companion_at_the_table() -> None:
    page = render_tutorial(TutorialPage("the-game", 4), words("en"), "Anna")
    assert "🤖 Kim" in page.text


def test_the_tutorial_of_ito_plays_a_row_in_order_after_a_card_was_moved() -> None:
    (turned,) = (event for event in happened("ito", tutorials()["ito"]) if isinstance(event, RowTurnedOver))
    assert [card.card for card in turned.order] == [21, 42, 63, 74]
    page = render_tutorial(TutorialPage("ito", 5), words("en"), "Anna")
    assert page.text.index("a hair dryer") < page.text.index("a barking terrier")
    assert "63" not in page.text
