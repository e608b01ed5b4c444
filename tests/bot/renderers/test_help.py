"""The pages for people who are new: within Discord's limits, and true to the rules."""

import pytest

from bot.components.attachments import name_attached_file
from bot.pictures import render_png
from bot.renderers import game_title, playable_games, renderer_of
from bot.renderers.help import render_game_choice, render_help, render_nights_page, render_rules_page
from bot.renderers.tutorial_page import TutorialPage, render_tutorial, tutorials
from bot.words.words import languages, words
from engine.games.the_game.model import TheGameOptions
from engine.games.the_game.rules import hand_size
from engine.games.the_mind.levels import REWARDS, Reward, last_level, lives_at_start
from tests.bot.pictures.gallery import open_image
from tests.bot.renderers.limits import faults

GAMES = tuple(playable_games())
PICTURED = [slug for slug in GAMES if renderer_of(slug).make_rules_scene is not None]
MAX_BYTES = 20_000


@pytest.mark.parametrize("language", languages())
async def test_help_and_the_choice_of_a_game_are_within_discords_limits(language: str) -> None:
    pages = (render_help, render_game_choice, render_nights_page)
    for layout in (page(words(language)) for page in pages):
        assert faults(layout) == []


@pytest.mark.parametrize("language", languages())
async def test_help_names_every_game_and_its_numbers_of_people(language: str) -> None:
    text = render_help(words(language)).text
    for slug, ruleset in playable_games().items():
        line = next(line for line in text.splitlines() if f"**{game_title(slug, words(language))}**" in line)
        assert str(ruleset.seats[0]) in line
        assert str(ruleset.seats[-1]) in line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", GAMES)
def test_rules_are_within_discords_limits(slug: str, language: str) -> None:
    assert faults(render_rules_page(slug, words(language))) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", PICTURED)
async def test_rules_are_within_discords_limits_with_their_picture(slug: str, language: str) -> None:
    pictured = render_rules_page(slug, words(language), pictures=True)
    assert pictured.pending_picture is not None
    assert faults(pictured) == []
    assert faults(pictured.with_picture(name_attached_file("rules", "png", b"drawn"))) == []


async def test_no_table_is_offered_where_none_can_be_opened() -> None:
    for slug, tutorial in tutorials().items():
        end = TutorialPage(slug, len(tutorial.steps))
        for page in (
            render_help(words("en"), may_open=False),
            render_rules_page(slug, words("en"), may_open=False),
            render_tutorial(end, words("en"), "Anna", may_open=False),
        ):
            assert faults(page) == []
            verbs = {button.custom_id.verb for button in page.buttons}
            assert verbs
            assert not verbs & {"choose-game", "open-table"}


@pytest.mark.parametrize("slug", PICTURED)
def test_the_picture_in_the_rules_is_small(slug: str) -> None:
    make_scene = renderer_of(slug).make_rules_scene
    assert make_scene is not None
    png = render_png(make_scene(words("en")))
    assert len(png) < MAX_BYTES
    image = open_image(png)
    assert image.height < image.width / 2


@pytest.mark.parametrize("slug", GAMES)
async def test_the_menu_of_the_rules_offers_every_game_and_marks_the_one_shown(slug: str) -> None:
    parts = render_rules_page(slug, words("en")).components()[0]["components"]
    assert isinstance(parts, list)
    (menu,) = (
        row["components"][0] for row in parts if row["type"] == 1 and row["components"][0]["type"] == 3
    )
    assert {option["value"] for option in menu["options"]} == set(GAMES)
    assert [option["value"] for option in menu["options"] if option["default"]] == [slug]


# What the rules say is what the engine does.


def test_the_rules_of_the_game_tell_every_hand_size() -> None:
    sizes = [hand_size(seats, TheGameOptions()) for seats in range(1, 6)]
    assert sizes == [8, 7, 6, 6, 6]
    assert "alone you hold 8 cards, two people 7 each, three to five people 6 each" in words("en")(
        "rules-the-game"
    )
    assert "allein 8 Karten, zu zweit je 7, zu dritt bis zu fünft je 6" in words("de")("rules-the-game")


@pytest.mark.parametrize(
    ("language", "people", "line"),
    [
        ("en", ("Two people", "Three people", "Four people"), "{}: {} levels, {} lives, 1 star"),
        ("de", ("Zu zweit", "Zu dritt", "Zu viert"), "{}: {} Level, {} Leben, 1 Wurfstern"),
    ],
)
def test_the_rules_of_the_mind_tell_levels_lives_and_stars(
    language: str, people: tuple[str, ...], line: str
) -> None:
    text = words(language)("rules-the-mind")
    for seats, name in enumerate(people, 2):
        assert line.format(name, last_level(seats), lives_at_start(seats)) in text


def test_the_rules_of_the_mind_tell_what_levels_bring() -> None:
    stars, lives = (
        [level for level, reward in REWARDS.items() if reward is kind] for kind in (Reward.STAR, Reward.LIFE)
    )
    assert (stars, lives) == ([2, 5, 8], [3, 6, 9])
    assert "a star after 2, 5 and 8, and a life after 3, 6 and 9" in words("en")("rules-the-mind")
    assert "einen Wurfstern nach 2, 5 und 8 und ein Leben nach 3, 6 und 9" in words("de")("rules-the-mind")
