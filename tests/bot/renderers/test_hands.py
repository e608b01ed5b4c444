"""A hand offers what its holder may do now, and nothing that would be refused."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.components.attachments import AttachedFile, Picture
from bot.components.layout import Button, Layout, SelectMenu
from bot.devtools.preview.tables import free_seats, make_names, set_aside
from bot.games.the_game.hand import parse_signal, render_signals
from bot.renderers import renderer_of
from bot.renderers.context import table_context
from bot.renderers.hand import render_hand
from bot.renderers.table import render_table
from bot.settings.card_style import CardStyle
from bot.tables.table import Table
from bot.words.words import words
from data.records import UserId
from engine.games.ito.actions import (
    AgreeToRow,
    AskForOtherThemes,
    DescribeYardstick,
    GoOn,
    LayCard,
    MoveCard,
    SayReady,
    SetOwnTheme,
    TakeBackAgreement,
    TurnOver,
    VoteForTheme,
    WriteLines,
)
from engine.games.ito.actions import PlayLowest as PlayLowestOfIto
from engine.games.the_game.model import Begin, EndTurn, GiveSignal, PlayCard, Signal
from engine.games.the_game.piles import PILES
from engine.games.the_game.rules import TheGame
from engine.games.the_mind.model import (
    AgreeToStar,
    DeclineStar,
    Finish,
    GoOnBlind,
    PlayLowest,
    ProposeStar,
    Ready,
    Stop,
)
from engine.model import Action, Seat
from tests.bot.renderers.every_state import all_cases, tables
from tests.bot.renderers.tables import PEOPLE, running
from tests.engine.playouts import Case
from tests.engine.the_game_tables import after
from tests.engine.the_game_tables import table as laid

NAMES = make_names("Anna", "Ben", "Cleo", "Dana", "Eli")
NO_MOVES = frozenset({"rules", "hand"})
VERBS: Mapping[type[Action], str] = {
    Begin: "begin",
    EndTurn: "done",
    GiveSignal: "signals",
    Ready: "ready",
    ProposeStar: "star",
    AgreeToStar: "agree",
    DeclineStar: "decline",
    Stop: "stop",
    GoOnBlind: "blind",
    Finish: "finish",
    AskForOtherThemes: "others",
    SetOwnTheme: "own-theme",
    WriteLines: "write",
    DescribeYardstick: "yardstick",
    SayReady: "without",
    TakeBackAgreement: "take-back",
    TurnOver: "turn-over",
    GoOn: "go-on",
}
CASES = [case for case in all_cases() if case.options == case.ruleset.options()]


def offered(table: Table, seat: int) -> set[tuple[str, str]]:
    """Return verb and argument of every enabled button or choice on a hand that is a move."""
    hand = render_hand(table, UserId(table.find_holder(seat) or 0), words("en"), NAMES)
    pressed = {move for button in hand.buttons if (move := move_of(button)) is not None}
    menus = (block for block in hand.blocks if isinstance(block, SelectMenu))
    return pressed | {(menu.custom_id.verb, option.value) for menu in menus for option in menu.options}


def move_of(button: Button) -> tuple[str, str] | None:
    press = button.custom_id
    return None if button.disabled or press.verb in NO_MOVES else (press.verb, press.argument)


def allowed(table: Table, seat: int) -> set[tuple[str, str]]:
    """Return verb and argument of the button for every move that the rules allow a seat."""
    found: set[tuple[str, str]] = set()
    if table.state is None or table.record.ended is not None:
        return found
    for action in table.ruleset.legal_actions(table.state, Seat(seat)):
        match action:
            case PlayCard(card=card):
                found.add(("card", str(card)))
            case PlayLowest(card=lowest) | PlayLowestOfIto(card=lowest):
                found |= set() if lowest is None else {("play", str(lowest))}
            case VoteForTheme(number=number):
                found.add(("vote", str(number)))
            case LayCard(slot=slot, after=after):
                found.add(("lay", f"{slot}.{after}"))
            case MoveCard(slot=slot, after=after):
                found.add(("move", f"{slot}.{after}"))
            case AgreeToRow(moves=moves):
                found |= set() if moves is None else {("agree", str(moves))}
            case _ if type(action) in VERBS:
                found.add((VERBS[type(action)], ""))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_hand_enables_the_moves_that_the_rules_allow_and_no_others(case: Case) -> None:
    for table, _ in tables(case, 1):
        for seat in range(case.seats):
            assert offered(table, seat) == allowed(table, seat), case.ruleset.notation(table.state)  # type: ignore[arg-type] # dealt


@pytest.mark.parametrize("case", CASES[-1:] + CASES[:1], ids=str)
def test_a_hand_at_a_table_that_waits_enables_no_move(case: Case) -> None:
    for table, _ in list(tables(case, 1))[:-1:10]:
        assert offered(set_aside(table), 0) == set()
        assert case.seats == 1 or offered(free_seats(table, 1), 0) == set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_table_that_waits_asks_nobody_for_a_move(language: str) -> None:
    texts, table = words(language), running("the-game", laid(hands=((2, 3), (4, 5)), laid=2), 2)
    hand = render_hand(table, UserId(table.find_holder(0) or 0), texts, NAMES)
    assert texts("the-game-own-turn-paid") in hand.text
    for waiting in (set_aside(table), free_seats(table, 1)):
        hand = render_hand(waiting, UserId(table.find_holder(0) or 0), texts, NAMES)
        assert texts("the-game-own-turn-paid") not in hand.text
        assert "▶️" not in render_table(waiting, texts, NAMES).text


def test_a_hand_enables_no_card_before_the_countdown_has_ended() -> None:
    case = next(case for case in CASES if case.slug == "the-mind")
    playing = [
        table for table, _ in tables(case, 0) if ("play", "") in {(v, "") for v, _ in offered(table, 0)}
    ]
    assert playing
    for table in playing:
        context = replace(table_context(table, words("en"), NAMES), countdown=1)
        blocks = renderer_of("the-mind").hand.render(table.view(Seat(0)), context)
        rows = [block for block in blocks if isinstance(block, tuple)]
        moves = {move for row in rows for button in row if (move := move_of(button)) is not None}
        assert ("stop", "") in moves
        assert not any(verb == "play" for verb, _ in moves)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("It's Anna's turn. You're next.", "It's Anna's turn. You're up in 2 turns.")),
        ("de", ("Anna ist dran. Danach kommst du.", "Anna ist dran. In 2 Zügen bist du dran.")),
    ],
)
def test_a_hand_says_whose_turn_it_is_and_how_far_away_the_own_is(
    language: str, lines: tuple[str, str]
) -> None:
    table = running("the-game", laid(hands=((2, 3), (4, 5), (6, 7))), 3)
    for seat, line in enumerate(lines, 1):
        hand = render_hand(table, UserId(table.find_holder(seat) or 0), words(language), NAMES)
        assert line in hand.text


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_player_who_plays_alone_is_not_told_to_agree_with_others(language: str) -> None:
    texts, table = words(language), running("the-game", laid(hands=((2, 3, 4),), turn=None), 1)
    hand = render_hand(table, UserId(table.find_holder(0) or 0), texts, NAMES)
    for layout in (hand, render_table(table, texts, NAMES)):
        assert texts("the-game-begin-alone") in layout.text
    assert "signals" not in {button.custom_id.verb for button in hand.buttons}


def test_seats_without_cards_are_not_waited_for() -> None:
    state = laid(hands=((2, 3), (), (6, 7), ()))
    views = [TheGame().view(state, Seat(seat)) for seat in range(4)]
    assert [view.turns_to_wait for view in views] == [0, 0, 1, 0]


def test_each_pile_has_a_row_of_signals_and_ones_own_takes_itself_back() -> None:
    state = laid(hands=((2, 3), (4, 5)), signals="0:3=leave-it-to-me 1:2=can-turn-back")
    context = table_context(running("the-game", state, 2), words("en"), NAMES)
    layout = Layout(render_signals(TheGame().view(state, Seat(0)), context))
    *signals, back = layout.buttons
    pressed = [(button.custom_id.verb, button.custom_id.argument) for button in signals]
    assert pressed[:3] == [("signal", f"1.{kind.value}") for kind in Signal]
    assert pressed[6:9] == [
        ("take-back", "3"),
        ("signal", "3.small-steps-only"),
        ("signal", "3.can-turn-back"),
    ]
    assert parse_signal(pressed[3][1]) == (2, Signal.LEAVE_IT_TO_ME)
    assert len(signals) == 3 * len(PILES)
    assert back == Button("Back", context.custom_id("hand"))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_picture_of_a_hand_shows_the_piles_in_place_of_words(seat: int) -> None:
    table = running("the-game", laid(hands=((30, 40), (50, 60)), piles="17↑ 1↑ 100↓ 65↓"), 2)
    hand = render_hand(
        table, UserId(table.find_holder(seat) or 0), words("en"), NAMES, card_style=CardStyle(pictures=True)
    ).with_picture(AttachedFile("hand.png", b""))
    picture = next(block for block in hand.blocks if isinstance(block, Picture))
    assert "Pile 1, rising, on 17\nPile 2, rising, on 1\nPile 3, falling, on 100\n" in picture.alt
    assert not any("17" in block for block in hand.blocks if isinstance(block, str))


def test_a_hand_in_words_says_where_each_card_goes_and_a_pile_where_it_was_turned_back() -> None:
    state = after(laid(hands=((23, 13, 60, 97), (40, 50))), "0: 23→1 13→1")
    text = render_hand(running("the-game", state, 2), PEOPLE[0], words("en"), NAMES).text
    assert "`1` ↑ 1 → 23 ↩ **13**" in text.splitlines()
    assert "Your cards: **60** (3↓ +40) · **97** (3↓ +3)" in text.splitlines()
