"""A page of a tutorial: a sentence, the table as it stands, the hand, and the button that goes on."""

import asyncio
from dataclasses import dataclass, replace

from bot.companions import COMPANION_GAMES
from bot.components.attachments import PendingPicture, PicturedText
from bot.components.layout import Block, Button, ButtonStyle, CustomId, Layout
from bot.renderers import game_title, playable_games, renderer_of
from bot.renderers.context import COMPANION_AVATAR, RenderContext
from bot.renderers.names import plain_name, quote_name
from bot.renderers.picture_placement import render_hand_with_picture, render_table_with_picture
from bot.renderers.table import RUNNING_COLOUR, WON_COLOUR
from bot.renderers.tutorial import YOU, Tutorial
from bot.settings.card_style import PLAIN, CardStyle
from bot.words.words import Words


def tutorials() -> dict[str, Tutorial]:
    """Return the tutorials of all games that have one, by slug."""
    candidates = {slug: renderer_of(slug).tutorial for slug in playable_games()}
    return {slug: tutorial for slug, tutorial in candidates.items() if tutorial is not None}


@dataclass(frozen=True, slots=True)
class TutorialPage:
    """A place in a tutorial, as a button holds it: `<slug>.<steps done>`.

    >>> TutorialPage.parse("the-mind.3")
    TutorialPage(game='the-mind', done=3)
    """

    game: str
    done: int = 0
    """The number of steps that are done."""

    @property
    def custom_id(self) -> CustomId:
        """The custom id of the button that leads here."""
        return CustomId(0, 0, "tutorial", f"{self.game}.{self.done}")

    @classmethod
    def parse(cls, argument: str) -> "TutorialPage":
        """Parse a button's argument; the first page if this version has no such game or step."""
        game, _, done = argument.partition(".")
        by_game = tutorials()
        tutorial = by_game.get(game)
        if tutorial is None:
            return cls(next(iter(by_game)))
        fits = done.isdecimal() and int(done) <= len(tutorial.steps)
        return cls(game, int(done) if fits else 0)


async def prepare_tutorial(page: TutorialPage) -> None:
    """Have the partner's companion decide all up to a page, in a thread, before the page is rendered."""
    await asyncio.to_thread(tutorials()[page.game].play, playable_games()[page.game], page.done)


def render_tutorial(
    page: TutorialPage, words: Words, name: str, card_style: CardStyle = PLAIN, *, may_open: bool = True
) -> Layout:
    """Render a page of a tutorial, for the person of this display name, who learns alone.

    `may_open` is off where a table cannot be opened, because the channel has one.
    """
    tutorial, title = tutorials()[page.game], game_title(page.game, words)
    position = _render_position(page, tutorial, words, name, card_style)
    if page.done == len(tutorial.steps):
        head = words("tutorial-title-done", game=title)
        text = words(f"tutorial-{page.game}-done")
        ways_on = _render_ways_on(page.game, words, may_open=may_open)
        return Layout((head, text, *position, ways_on), WON_COLOUR)
    step = tutorial.steps[page.done]
    head = words("tutorial-title", game=title, step=page.done + 1, steps=len(tutorial.steps))
    text = words(f"tutorial-{page.game}-{step.name}", **step.facts)
    go_on = Button(
        words(step.label, **step.facts), TutorialPage(page.game, page.done + 1).custom_id, ButtonStyle.PRIMARY
    )
    return Layout((head, text, *position, (go_on,)), RUNNING_COLOUR)


def _render_position(
    page: TutorialPage, tutorial: Tutorial, words: Words, name: str, card_style: CardStyle
) -> tuple[Block, ...]:
    """Render the public table without its buttons and its prompts, and the hand below it."""
    ruleset = playable_games()[page.game]
    state, events = tutorial.play(ruleset, page.done)
    context = replace(_make_context(words, name, card_style), texts=tutorial.write_texts(words.language))
    view = ruleset.view(state, None)
    blocks: list[Block]
    if tutorial.illustrate is not None:
        scene, text = tutorial.illustrate(view, context)
        blocks = [*((PendingPicture("table", scene),) if card_style.pictures else ()), text]
    else:
        moves = [event.redact_for(None) for event in events]
        table = render_table_with_picture(renderer_of(page.game), view, context, moves, card_style)
        blocks = [block for block in table if isinstance(block, PendingPicture | PicturedText)]
    if cards := context.format_hand(tutorial.list_hand(state)):
        blocks.append(words("tutorial-hand", cards=cards))
    return tuple(blocks)


def render_sample_hand(words: Words, name: str, card_style: CardStyle) -> Layout:
    """Render the hand that a tutorial begins with, as it looks in a style; its buttons do nothing."""
    game, tutorial = next(iter(tutorials().items()))
    ruleset = playable_games()[game]
    state, _ = tutorial.play(ruleset, 1)
    view = ruleset.view(state, YOU)
    hand = render_hand_with_picture(
        renderer_of(game), view, _make_context(words, name, card_style), card_style
    )
    blocks = (
        tuple(replace(button, disabled=True) for button in block) if isinstance(block, tuple) else block
        for block in hand
    )
    return Layout((words("preferences-sample"), *blocks), RUNNING_COLOUR)


def _make_context(words: Words, name: str, card_style: CardStyle) -> RenderContext:
    return RenderContext(
        words,
        match=0,
        revision=0,
        names=(quote_name(name), words("tutorial-partner-in-texts")),
        plain_names=(plain_name(name), words("tutorial-partner")),
        avatars=(None, COMPANION_AVATAR),
        emojis=card_style.emojis,
    )


def _render_ways_on(game: str, words: Words, *, may_open: bool) -> tuple[Button, ...]:
    """Render the ways on after a tutorial: the next game's, a table, one with companions, and the rules."""
    games = list(tutorials())
    later = games[games.index(game) + 1 :]
    buttons = [
        Button(
            words("button-tutorial-next", game=game_title(later_game, words)),
            TutorialPage(later_game).custom_id,
            ButtonStyle.PRIMARY,
        )
        for later_game in later[:1]
    ]
    if may_open:
        open_table = CustomId(0, 0, "open-table", game)
        buttons.append(Button(words("button-open-table"), open_table, ButtonStyle.SUCCESS))
        if game in COMPANION_GAMES:
            company = CustomId(0, 0, "open-with-companions", game)
            buttons.append(Button(words("button-open-with-companions"), company))
    return (*buttons, Button(words("button-rules"), CustomId(0, 0, "rules-of", game)))
