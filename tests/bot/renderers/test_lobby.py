"""The page of a lobby: the game, who sits there, the menus, and what is missing to start."""

from dataclasses import replace

import pytest

from bot.companions.style import STYLES, USUAL_STYLES
from bot.components.attachments import PendingPicture
from bot.components.layout import Button, ButtonStyle, Layout, SelectMenu
from bot.devtools.preview.tables import change_record, make_lobby, make_names, seat_companions
from bot.renderers import playable_games
from bot.renderers.lobby import render_options_form
from bot.renderers.table import render_table
from bot.settings.card_style import CardStyle
from bot.tables.deals import DealInfo
from bot.tables.table import Suggestion, Table
from bot.words.words import languages, words
from data.records import DealKind, MatchId
from engine.games.the_game.model import TheGameOptions
from engine.games.the_mind.model import TheMindOptions
from engine.model import Options
from engine.ruleset import deal
from engine.shuffle import Chance
from tests.bot.renderers.limits import faults
from tests.bot.renderers.tables import running


def draw(slug: str, people: int, options: Options | None = None, language: str = "en") -> Layout:
    return draw_table(make_lobby(slug, people, options), language)


def draw_table(table: Table, language: str = "en") -> Layout:
    names = make_names("Anna", "Ben", "Cleo", "Dora", "Emil")
    return render_table(table, words(language), names, card_style=CardStyle(pictures=True))


def get_button(layout: Layout, verb: str) -> Button:
    return next(button for button in layout.buttons if button.custom_id.verb == verb)


def list_menus(layout: Layout) -> list[SelectMenu]:
    return [block for block in layout.blocks if isinstance(block, SelectMenu)]


def test_a_lobby_says_what_the_game_is_and_who_sits_there() -> None:
    text = draw("the-game", 2).text
    assert "Lay all 98 cards on four piles" in text
    assert "about 20 minutes · 👥 1 to 5 people" in text
    assert "(2 of 5)" in text
    assert "Anna 👑 · Ben" in text


@pytest.mark.parametrize("slug", ["the-game", "the-mind"])
@pytest.mark.parametrize("language", languages())
def test_a_lobby_is_at_most_six_lines_to_read(slug: str, language: str) -> None:
    text = draw_table(seat_companions(make_lobby(slug, 3), 1), language).text
    assert len([line for line in text.splitlines() if line.strip()]) <= 6


def test_the_game_is_chosen_from_a_menu_and_its_options_in_one_form() -> None:
    table = make_lobby("the-game", 1, TheGameOptions(minimum=3))
    (menu,) = list_menus(draw_table(table))
    assert menu.custom_id.encoded == "m:7:0:lobby-game:"
    assert [one.value for one in menu.options] == list(playable_games())
    assert "expert: three cards a turn" in draw_table(table).text
    form = render_options_form(table, words("en"))
    chosen = {choice.name: [one[:2] for one in choice.options if one[2]] for choice in form.choices}
    assert chosen == {
        "minimum": [("Expert: at least 3 cards a turn", "3")],
        "smaller_hands": [("Full hands", "no")],
    }
    levels = render_options_form(make_lobby("the-mind", 2), words("en")).choices[-1]
    assert [one[1] for one in levels.options] == [str(level) for level in range(1, 13)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", ["the-game", "the-mind"])
def test_a_form_of_options_keeps_discords_limits(slug: str, language: str) -> None:
    table = seat_companions(make_lobby(slug, 2), 1)
    fields = render_options_form(table, words(language)).as_modal().to_components()
    assert 1 <= len(fields) <= 5
    labels = [option["label"] for field in fields for option in field["component"]["options"]]
    assert all(1 <= len(label) <= 100 for label in labels)


@pytest.mark.parametrize(
    ("slug", "people", "options", "missing"),
    [
        ("the-game", 1, TheGameOptions(), None),
        ("the-game", 5, TheGameOptions(), None),
        ("the-game", 0, TheGameOptions(), "One more person is needed."),
        ("the-mind", 1, TheMindOptions(), "One more person is needed."),
        ("the-mind", 0, TheMindOptions(), "2 more people are needed."),
        ("the-mind", 4, TheMindOptions(start_level=8), None),
        ("the-mind", 4, TheMindOptions(start_level=9), "level 8 is the last one"),
        ("the-mind", 5, TheMindOptions(), "for 4 people at most. One of you has to leave"),
    ],
)
def test_start_is_the_primary_button_and_only_enabled_when_nothing_is_missing(
    slug: str, people: int, options: Options, missing: str | None
) -> None:
    layout = draw(slug, people, options)
    start = get_button(layout, "start")
    assert [button.custom_id.verb for button in layout.buttons if button.style is ButtonStyle.PRIMARY] == [
        "start"
    ]
    assert start.disabled is (missing is not None)
    assert ("⏳" in layout.text) is (missing is not None)
    assert (missing or "can press **Start**.") in layout.text


def test_the_cards_of_another_match_have_no_menus() -> None:
    table = change_record(make_lobby("the-game", 1), deal=DealKind.REMATCH, rematch_of=MatchId(3))
    original = change_record(make_lobby("the-game", 2), seats=2).record
    layout = draw_table(replace(table, deal_info=DealInfo(original)))
    assert list_menus(layout) == []
    assert "two cards a turn" in layout.text
    assert "👥 2 people" in layout.text
    assert get_button(layout, "start").disabled
    assert "This deal is for 2 people" in layout.text


@pytest.mark.parametrize(
    ("after_wins", "suggested", "text", "argument"),
    [
        (True, TheGameOptions(minimum=3, smaller_hands=True), "Three wins in a row!", "smaller_hands=yes"),
        (False, TheGameOptions(minimum=2), "Three losses in a row.", "minimum=2"),
    ],
)
def test_a_suggestion_is_one_line_and_one_button(
    after_wins: bool,  # noqa: FBT001 - a case of the test
    suggested: Options,
    text: str,
    argument: str,
) -> None:
    table = make_lobby("the-game", 2, TheGameOptions(minimum=3))
    layout = draw_table(replace(table, suggestion=Suggestion(suggested, after_wins=after_wins)))
    button = get_button(layout, "lobby-option")
    assert button.custom_id.argument == argument
    assert faults(layout) == []
    assert text in layout.text


@pytest.mark.parametrize("slug", ["the-game", "the-mind"])
def test_a_lobby_has_its_games_picture_only_where_pictures_are_wanted(slug: str) -> None:
    (picture,) = (block for block in draw(slug, 1).blocks if isinstance(block, PendingPicture))
    assert picture.alt
    plain = render_table(make_lobby(slug, 1), words("en"), make_names())
    assert plain.pending_picture is None


@pytest.mark.parametrize("slug", ["the-game", "the-mind"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lobby_offers_companions_and_marks_those_who_sit_there(slug: str, language: str) -> None:
    alone = draw(slug, 1, language=language)
    offer = get_button(alone, "companion-add")
    assert not offer.disabled
    assert get_button(alone, "companion-remove").disabled
    table = make_lobby(slug, 4)
    layout = draw_table(seat_companions(table, 1, 3), language)
    assert "Anna 👑 · 🤖 Kiwi · Cleo · 🤖 Pixel" in layout.text
    assert "<@" not in layout.text
    assert not get_button(layout, "companion-remove").disabled
    assert get_button(layout, "companion-add").disabled == (slug == "the-mind")
    assert not get_button(layout, "join").disabled
    assert faults(alone) == faults(layout) == []


@pytest.mark.parametrize("slug", ["the-game", "the-mind"])
@pytest.mark.parametrize("language", languages())
def test_how_companions_play_is_chosen_in_the_lobby_and_named_at_the_table_unless_it_is_usual(
    slug: str, language: str
) -> None:
    texts, table = words(language), seat_companions(make_lobby(slug, 2), 1)
    ruleset = playable_games()[slug]
    dealt = running(slug, deal(ruleset, 2, ruleset.options(), Chance(bytes(32))), 2)
    for style in STYLES[slug]:
        layout = draw_table(change_record(table, companion_style=style.value), language)
        choice = render_options_form(
            change_record(table, companion_style=style.value), words(language)
        ).choices[-1]
        chosen = [value for _, value, is_chosen in choice.options if is_chosen]
        assert (choice.name, chosen) == ("companion_style", [style.value])
        assert faults(layout) == []
        played = change_record(seat_companions(dealt, 1), companion_style=style.value)
        said = texts("companion-style", value=style.value)
        assert (said in draw_table(played, language).text) == (style != USUAL_STYLES[slug])


def test_a_person_and_companions_are_enough_to_start() -> None:
    table = make_lobby("the-mind", 2)
    assert get_button(draw("the-mind", 1), "start").disabled
    assert not get_button(draw_table(seat_companions(table, 1)), "start").disabled


def test_a_lobby_numbers_people_and_companions_in_the_order_of_play() -> None:
    table = seat_companions(make_lobby("the-game", 3), 1)
    assert "Anna 👑 · 🤖 Kiwi · Cleo" in draw_table(table).text
