from bot.devtools.preview.gallery import render_guide_messages
from bot.renderers import playable_games
from bot.renderers.tutorial_page import tutorials
from tests.bot.pictures.gallery import open_image


def test_the_help_the_rules_and_every_step_of_the_tutorials_are_written() -> None:
    messages = {message.name: message for message in render_guide_messages("de")}
    steps = {
        f"{slug}-tutorial-{number}"
        for slug, tutorial in tutorials().items()
        for number in range(1, len(tutorial.steps) + 2)
    }
    assert messages.keys() == {"help", *(f"{slug}-rules" for slug in playable_games()), *steps}
    pictures = {name: message.picture for name, message in messages.items() if name != "help"}
    assert {open_image(picture).format for picture in pictures.values() if picture} == {"PNG"}
    assert None not in pictures.values()
