"""The pictures of ito: the round that is over, with its marks, its lines and its theme."""

from dataclasses import replace

from bot.games.ito.pictures.row import ItoRow, Mark, ThemeFacts
from bot.games.ito.result import REPLAY
from bot.games.ito.scenes import make_poster_scene, make_table_scene
from bot.renderers.context import RenderContext
from bot.words.words import words
from data.themes import list_themes
from data.written_texts import NO_TEXTS, TextKind, ThemeSlot, WrittenText, WrittenTexts
from engine.games.ito.model import ItoState
from tests.engine.games.ito.tables import GAME, ROW, after, table

THEME = list_themes("en")[0]
ROW_HANDS = ((10,), (30,), (20,))
ROW_RECORD = ("0: lay0>", "1: lay0>0:0", "2: lay0>1:0", "all: agree")
NAMES = ("Anna", "Ben", "Cleo")


def write(kind: TextKind, text: str, seat: int = 0, slot: int = 0) -> WrittenText:
    return WrittenText(kind=kind, round=1, seat=seat, slot=slot, user=None, text=text)


LINES = NO_TEXTS.add(
    write(TextKind.LINE, text, seat) for seat, text in enumerate(("a wasp", "a grumpy swan", "a bee"))
)


def context(texts: WrittenTexts = LINES, frame: int | None = None) -> RenderContext:
    return RenderContext(words("en"), 1, 1, NAMES, plain_names=NAMES, texts=texts, frame=frame)


def poster(state: ItoState, texts: WrittenTexts = LINES) -> ItoRow:
    scene = make_poster_scene(GAME.view(state, None), context(texts), GAME.outcome(state), ())
    assert scene is not None
    return scene


def lost_row(theme: str | None = THEME.key) -> ItoState:
    return after(replace(table(hands=ROW_HANDS, options=ROW), theme=theme), *ROW_RECORD)


def test_a_row_is_shown_as_it_lay_with_its_lines_and_the_card_that_breaks_it() -> None:
    entries = poster(lost_row()).entries
    assert [(entry.card, entry.line, entry.mark) for entry in entries] == [
        (10, "a wasp", Mark.RISING),
        (30, "a grumpy swan", Mark.RISING),
        (20, "a bee", Mark.WRONG),
    ]


def test_a_poster_says_how_many_rows_were_won_and_of_which_theme_the_last_one_was() -> None:
    scene = poster(lost_row())
    assert scene.head is not None
    assert (scene.head.number, scene.head.text, scene.head.beaten) == ("0", "rows won", False)
    assert scene.theme == ThemeFacts(THEME.text, THEME.low, THEME.high)


def test_an_own_theme_is_shown_as_long_as_its_words_are_kept() -> None:
    ends = (
        write(TextKind.THEME, "cold", slot=ThemeSlot.LOW),
        write(TextKind.THEME, "hot", slot=ThemeSlot.HIGH),
    )
    assert poster(lost_row(None), LINES.add(ends)).theme == ThemeFacts("", "cold", "hot")
    assert poster(lost_row(None)).theme is None


def test_without_its_lines_a_row_shows_the_cards_alone() -> None:
    assert [entry.line for entry in poster(lost_row(), NO_TEXTS).entries] == ["", "", ""]


def test_the_lower_cards_of_a_mistake_stand_behind_it() -> None:
    state = replace(table(hands=((10, 50), (30,), (20,)), number=2), theme=THEME.key)
    lost = after(replace(state, lives=2), "0: play", "1: play", "0: play")
    assert [(entry.card, entry.mark) for entry in poster(after(state, "0: play", "1: play")).entries] == [
        (10, Mark.RISING),
        (30, Mark.WRONG),
        (20, Mark.PASSED_OVER),
    ]
    assert poster(lost).entries[-1].card == 50


def test_the_table_shows_the_round_before_until_a_theme_is_chosen_and_not_while_it_is_turned_over() -> None:
    state = replace(table(hands=((10,), (20,), (30,)), options=ROW, themes=(THEME.key,)), theme=THEME.key)
    won = after(state, *ROW_RECORD)
    scene = make_table_scene(GAME.view(won, None), context(), ())
    assert scene is not None
    assert [entry.card for entry in scene.entries] == [10, 20, 30]
    assert scene.head is None
    assert make_table_scene(GAME.view(won, None), context(frame=1), ()) is None
    assert make_table_scene(GAME.view(after(won, "0: minute"), None), context(), ()) is None


def test_a_match_without_an_open_card_has_no_poster() -> None:
    assert make_poster_scene(GAME.view(table(hands=ROW_HANDS), None), context(), None, ()) is None


def test_a_replay_shows_each_card_with_its_line_while_it_is_kept() -> None:
    state = after(replace(table(hands=ROW_HANDS, options=ROW), theme=THEME.key), "all: write0", "0: lay0>")
    text = "\n".join(map(str, REPLAY.render(state, context())))
    assert "1. 10 a wasp · Anna" in text
    assert "30 a grumpy swan" in text
    assert THEME.text in text
    assert "a wasp" not in "\n".join(map(str, REPLAY.render(state, context(NO_TEXTS))))


def test_a_replay_shows_no_line_before_one_was_written() -> None:
    state = replace(table(hands=ROW_HANDS, options=ROW), theme=THEME.key)
    assert "a wasp" not in "\n".join(map(str, REPLAY.render(state, context())))
