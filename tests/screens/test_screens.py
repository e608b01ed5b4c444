"""Every screen is there, complete, and within Discord's limits; drawn in Chromium, nothing of it is cut."""

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet

from bot.components.attachments import name_attached_file
from bot.settings.card_style import CardPreference
from bot.words.words import DEFAULT, languages
from tests.bot.renderers.limits import faults
from tests.browser.chromium import LEFT_OUT, chromium, find_chromium
from tests.screens.catalogue import Screen, draw_picture, render_screens
from tests.screens.screen_page import Look, show_screens

FILE = name_attached_file("table", "png", b"drawn")
NAMED = """
help help-nights help-choice the-game-rules-page the-mind-rules-page the-game-tutorial-01 the-mind-tutorial-01
the-game-lobby-new the-game-lobby-edited the-game-lobby-suggestion the-game-lobby-invited the-mind-lobby-new
the-game-table the-game-table-nobody-began the-game-table-voting the-game-table-paused
the-game-hand-nobody-began the-game-hand-on-turn the-game-hand-off-turn the-game-hand-may-end
the-game-pile-choice the-game-sure the-game-signals the-game-call the-game-typed-command-help
the-game-end-question the-game-end-question-vote the-game-vote-to-end
the-mind-table-concentrate the-mind-table-playing the-mind-table-mistake the-mind-table-star-proposed
the-mind-table-star-used the-mind-table-level-passed the-mind-table-choosing the-mind-table-blind
the-mind-hand-concentrate the-mind-hand-playing the-mind-hand-mistake the-mind-hand-star-proposed
the-game-result-3-game-beaten the-game-result-3-duty-not-met the-mind-result-3-game-lost
the-mind-result-3-game-beaten the-mind-result-3-blind-lost the-game-folded the-game-unplayed
ito-lobby-stages ito-lobby-row ito-table-stages-3-describing ito-hand-stages-3-describing
ito-table-stages-3-playing ito-table-stages-3-mistake ito-table-stages-3-beaten
ito-table-row-10-laying ito-hand-row-10-laying
ito-table-row-10-reveal-lost
the-game-watching the-game-watching-over the-mind-watching watching-waits watching-paused
the-game-result-achievements the-game-result-named
the-game-lobby-companions the-mind-lobby-companions
the-game-table-companions the-game-hand-companions the-game-result-companions
the-game-replay the-game-replay-open the-game-moment the-game-compare the-mind-compare
the-mind-replay the-mind-replay-open the-mind-moment
"""
"""The screens that an evening must have, in every language and card style."""
NAMED_ONCE = """
leaderboard leaderboard-empty history deal-today deal-over deal-leaderboard
statistics the-game-statistics-first settings-pictures settings-language settings-watch settings-table
settings-leaderboard preferences privacy-show privacy-forget deal-check deal-check-running watch-line
night-draft night-draft-without-zone night-post night-post-crowd night-door night-call-day settings-timezone
night-entered night-entered-with-room night-choice
night-round night-round-in-turn night-table-call night-progress night-result night-board
night-summary night-summary-picture night-past
"""
"""Those without cards."""


def looks() -> Iterator[ParameterSet]:
    """Yield every language in every style; English, and every third as pictures, belong to every run."""
    for number, language in enumerate(languages()):
        for cards in CardPreference:
            always = language == DEFAULT or (cards is CardPreference.PICTURES and number % 3 == 0)
            marks = [] if always else [pytest.mark.soak]
            yield pytest.param(language, cards, id=f"{language}-{cards}", marks=marks)


@pytest.mark.parametrize(("language", "cards"), list(looks()))
async def test_every_screen_is_there_and_within_discords_limits(language: str, cards: CardPreference) -> None:
    screens = list(render_screens(language, cards))
    names = [screen.name for screen in screens]
    once = NAMED_ONCE if cards is CardPreference.PICTURES else ""
    assert {*NAMED.split(), *once.split()} - {*names} == set()
    assert len({*names}) == len(names)
    assert {screen.name: found for screen in screens if (found := _find_faults(screen))} == {}


def browser_looks() -> Iterator[ParameterSet]:
    """Yield the narrowest look of every language with pictures, and two languages in every style."""
    for language in languages():
        narrow = Look(350, dark=True, locale=language)
        styles = [CardPreference.PICTURES] if language != "de" else list(CardPreference)
        yield from (pytest.param(narrow, cards, id=f"{narrow}-{cards}") for cards in styles)
    wide = Look(1280, dark=False, locale="en-US")
    yield from (pytest.param(wide, cards, id=f"{wide}-{cards}") for cards in CardPreference)


@pytest.mark.soak
@pytest.mark.skipif(find_chromium() is None, reason=LEFT_OUT)
@pytest.mark.parametrize(("look", "cards"), list(browser_looks()))
async def test_nothing_is_cut_in_the_browser(look: Look, cards: CardPreference) -> None:
    screens = [draw_picture(one) for one in render_screens(look.locale[:2], cards)]
    async with chromium() as browser, show_screens(browser, look, screens) as page:
        found = {screen.name: await page.find_faults(screen) for screen in screens}
    assert {name: listed for name, listed in found.items() if listed} == {}


def _find_faults(screen: Screen) -> list[str]:
    pending = screen.layout.pending_picture
    return faults(screen.layout if pending is None else screen.layout.with_picture(FILE))
