"""Private pages for people who are new: the help, the choice of a game, and the rules without a table."""

from bot.companions import COMPANION_GAMES
from bot.components.layout import (
    Button,
    ButtonStyle,
    CustomId,
    Layout,
    SelectMenu,
    SelectOption,
    rows,
)
from bot.renderers import game_title, notices, playable_games
from bot.renderers.lobby import LOBBY_COLOUR
from bot.renderers.table import MOMENT_COLOUR
from bot.renderers.tutorial_page import TutorialPage, tutorials
from bot.words.words import Words


def render_help(words: Words, *, may_open: bool = True, on_server: bool = True) -> Layout:
    """Render an introduction to the bot, how to start, and the commands that one needs.

    `may_open` is off where a table cannot be opened, because the channel has one; `on_server` is off in a
    direct conversation, where the commands do not work.
    """
    games = "\n".join(
        words(
            "help-game",
            game=game_title(slug, words),
            least=ruleset.seats[0],
            most=ruleset.seats[-1],
        )
        for slug, ruleset in playable_games().items()
    )
    open_table = Button(words("button-open-table"), CustomId(0, 0, "choose-game"), ButtonStyle.SUCCESS)
    nights = Button(words("button-help-nights"), CustomId(0, 0, "help-nights"))
    buttons = (
        *((open_table,) if may_open else ()),
        *(_render_tutorial_button(slug, words) for slug in list(tutorials())[:1]),
        Button(words("button-rules"), CustomId(0, 0, "rules-of", next(iter(playable_games())))),
        *((nights,) if on_server else ()),
    )
    start = words("help-start" if on_server else "help-start-direct")
    commands = words("help-commands" if on_server else "help-commands-direct")
    return Layout((words("help-page"), games, start, commands, buttons), LOBBY_COLOUR)


def render_nights_page(words: Words) -> Layout:
    """Render how a game night goes, and how its points are counted (rulings: N1, N2, N3)."""
    back = Button(words("button-back"), CustomId(0, 0, "help"))
    return Layout((words("help-nights"), words("help-nights-points"), (back,)), MOMENT_COLOUR)


def render_game_choice(words: Words) -> Layout:
    """Render a button for each game that opens a table of it, and one for a table with companions."""
    games = rows(
        Button(game_title(slug, words), CustomId(0, 0, "open-table", slug), ButtonStyle.SUCCESS)
        for slug in playable_games()
    )
    alone = rows(
        Button(
            words("button-game-with-companions", game=game_title(slug, words)),
            CustomId(0, 0, "open-with-companions", slug),
        )
        for slug in playable_games()
        if slug in COMPANION_GAMES
    )
    back = Button(words("button-back"), CustomId(0, 0, "help"))
    return Layout((words("help-which-game"), *games, words("help-alone"), *alone, (back,)), LOBBY_COLOUR)


def render_rules_page(slug: str, words: Words, *, pictures: bool = False, may_open: bool = True) -> Layout:
    """Render the rules of a game with a menu of all games, and buttons that lead on."""
    rules = notices.render_rules(slug, words, pictures=pictures)
    games = SelectMenu(
        CustomId(0, 0, "rules-of"),
        tuple(SelectOption(game_title(game, words), game, chosen=game == slug) for game in playable_games()),
        words("rules-other-game"),
    )
    open_table = Button(words("button-open-table"), CustomId(0, 0, "open-table", slug), ButtonStyle.SUCCESS)
    buttons = (
        *((open_table,) if may_open else ()),
        *(_render_tutorial_button(game, words) for game in tutorials() if game == slug),
        Button(words("button-help"), CustomId(0, 0, "help")),
    )
    return Layout((*rules.blocks, games, buttons), rules.colour)


def _render_tutorial_button(slug: str, words: Words) -> Button:
    return Button(words("button-tutorial"), TutorialPage(slug).custom_id, ButtonStyle.PRIMARY)
