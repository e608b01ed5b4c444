"""The tutorial of ito and the picture in its rules, with a theme and graded answers of the language."""

from typing import Final, cast

from bot.components.attachments import PicturedText
from bot.games.ito.lines import NO_LINE
from bot.games.ito.pictures.row import Entry, ItoRow, Mark, ThemeFacts
from bot.games.ito.scenes import make_row, make_seats
from bot.games.ito.table import describe_last, describe_row, describe_theme
from bot.pictures.seats import SeatFacts
from bot.renderers.context import RenderContext
from bot.renderers.tutorial import PARTNER, YOU, Tutorial, TutorialStep
from bot.words.foreign_text import isolate
from bot.words.words import Words
from data.themes import Theme, list_themes
from data.written_texts import NO_TEXTS, TextKind, ThemeSlot, WrittenText, WrittenTexts
from engine.games.ito.actions import AgreeToRow, LayCard, MoveCard, SetOwnTheme, WriteLines
from engine.games.ito.cards import place_on_scale
from engine.games.ito.model import ItoOptions, ItoState, ItoView, Mode
from engine.model import State, View

_HANDS: Final = (21, 74), (42, 63)
_LOW, _PARTNERS_LOW, _PARTNERS_HIGH = 1, 3, 4
"""The tokens of the cards in the row; 0 is its low end."""
_BOTH_SLOTS = WriteLines(slots=(0, 1))
_RULES_CARDS: Final = (21, 74)


def make_rules_scene(words: Words) -> ItoRow:
    """Return the small picture in the rules: two cards of a row, with answers."""
    theme = _find_theme(words.language)
    return ItoRow(
        ThemeFacts(theme.text, theme.low, theme.high),
        tuple(Entry(card, seat, _answer(theme, card)) for seat, card in enumerate(_RULES_CARDS)),
        tuple(SeatFacts("", "", None) for _ in _RULES_CARDS),
    )


def _find_theme(language: str) -> Theme:
    """Return the first theme of a language that has graded answers."""
    return next(theme for theme in list_themes(language) if theme.scale)


def _answer(theme: Theme, card: int) -> str:
    """Return the graded answer that stands as high as a card."""
    scale = theme.scale or ()
    return scale[int(place_on_scale(card, len(scale)))]


def _write_texts(language: str) -> WrittenTexts:
    """Return the theme, as one of the table's own, and all lines."""
    theme = _find_theme(language)
    ends = {ThemeSlot.QUESTION: theme.text, ThemeSlot.LOW: theme.low, ThemeSlot.HIGH: theme.high}
    return NO_TEXTS.add(
        [
            *(
                WrittenText(kind=TextKind.THEME, round=1, slot=slot, user=None, text=text)
                for slot, text in ends.items()
            ),
            *(
                WrittenText(
                    kind=TextKind.LINE, round=1, seat=seat, slot=slot, user=None, text=_answer(theme, card)
                )
                for seat, hand in enumerate(_HANDS)
                for slot, card in enumerate(hand)
            ),
        ]
    )


def _illustrate(view: View, context: RenderContext) -> tuple[ItoRow, PicturedText]:
    """Return the theme and the row as it lies, as a picture and in words."""
    view = cast("ItoView", view)
    if view.last is not None:
        (text,) = (block for block in describe_last(view, context) if isinstance(block, PicturedText))
        return make_row(view, context, view.last), text
    theme = _find_theme(context.words.language)
    # The marks of the newest lines are for tables at which more than two write.
    lines = {
        (seat, slot): context.texts.line(1, seat, slot) or NO_LINE
        for seat, numbers in enumerate(view.lines)
        for slot, number in enumerate(numbers)
        if number
    }
    entries = tuple(Entry(card.card, card.seat, lines[card.seat, card.slot], Mark.LYING) for card in view.row)
    held = [
        f"{isolate(context.name_of(seat))}: {' · '.join(lines[seat, slot] for slot in slots)}"
        for seat, slots in enumerate(view.held_slots)
        if slots and lines
    ]
    blocks = (describe_theme(view, context), *((describe_row(view, context),) if view.row else ()), *held)
    scene = ItoRow(ThemeFacts(theme.text, theme.low, theme.high), entries, make_seats(view, context))
    beside = "\n".join(held)
    return scene, PicturedText("\n".join(blocks), beside=beside)


def _list_hand(state: State) -> tuple[int, ...]:
    return cast("ItoState", state).hands[YOU]


TUTORIAL = Tutorial(
    ItoState(
        options=ItoOptions(mode=Mode.ROW_OF_TWO),
        themes=(),
        dealt=_HANDS,
        votes=(None, None),
        lines=((0, 0), (0, 0)),
    ),
    (
        TutorialStep("theme", "button-ito-vote", ((YOU, SetOwnTheme()),), {"letter": "A"}),
        TutorialStep(
            "write",
            "button-ito-write",
            ((YOU, _BOTH_SLOTS), (PARTNER, _BOTH_SLOTS)),
            {"low": _HANDS[YOU][0], "high": _HANDS[YOU][1]},
        ),
        TutorialStep(
            "lay",
            "button-ito-lay",
            (
                (YOU, LayCard(slot=0, after=0)),
                (PARTNER, LayCard(slot=0, after=_LOW)),
                (PARTNER, LayCard(slot=1, after=_PARTNERS_LOW)),
            ),
            {"card": _HANDS[YOU][0]},
        ),
        TutorialStep(
            "between",
            "button-ito-lay",
            ((YOU, LayCard(slot=1, after=_PARTNERS_LOW)),),
            {"card": _HANDS[YOU][1]},
        ),
        TutorialStep(
            "move",
            "button-ito-right",
            ((YOU, MoveCard(slot=1, after=_PARTNERS_HIGH)),),
            {"card": _HANDS[YOU][1]},
        ),
        TutorialStep("agree", "button-ito-agree", ((YOU, AgreeToRow()), (PARTNER, AgreeToRow()))),
    ),
    _list_hand,
    lambda _view: None,
    _write_texts,
    _illustrate,
)
