"""Stepping through a replay: every position is within Discord's limits, and says what happened there."""

import re
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, cast

import pytest

from bot.components.attachments import AttachedFile
from bot.components.layout import CustomId, Layout, SelectMenu
from bot.devtools.preview.tables import NOW, make_names
from bot.renderers import playable_games, renderer_of
from bot.replay.page import (
    describe_ending,
    render_moment,
    render_replay_page,
    replay_context,
)
from bot.replay.position import Position, find_position
from bot.replay.replay import Replay, replay_match
from bot.settings.card_style import CardPreference
from bot.words.words import languages, words
from data.records import Ending, MatchEnd, MatchRecord
from engine.games.the_game.model import Signal, SignalOnPile, TheGameState, settle_moves
from engine.model import Seat
from tests.bot.renderers.every_state import LOOKS
from tests.bot.renderers.limits import faults
from tests.bot.replay.records import load_script, make_stored
from tests.engine.playouts import Case, cases, match, matches
from tests.engine.playthroughs.scripts import SCRIPTS
from tests.soak import select

if TYPE_CHECKING:
    from engine.games.the_mind.model import TheMindState

EMOJI = re.compile(r"<:card_(\d+):\d+>")
LONG = make_names("*" * 32, "_" * 32, "<" * 32, "`||" * 11, "@here" * 7)
CASES = [case for case in cases() if case.slug in playable_games()]
EVERYONE = make_names("Anna", "Ben", "Cleo", "Dora", "Emil")


def load_replay(name: str) -> tuple[MatchRecord, Replay]:
    record, steps = load_script(name)
    return record, replay_match(record, steps)


def render_step(
    name: str, at: int, *, language: str = "en", hands_open: bool = False, shared: bool = False
) -> Layout:
    record, replay = load_replay(name)
    return render_replay_page(
        record, replay, Position(at, hands_open), words(language), EVERYONE, shared=shared
    )


def with_picture(layout: Layout) -> Layout:
    """Return a layout as it is once its picture is drawn, if it has one."""
    pending = layout.pending_picture
    return layout if pending is None else layout.with_picture(AttachedFile(f"{pending.stem}.png", b""))


def find_faults(record: MatchRecord, replay: Replay, at: int, language: str) -> list[str]:
    """Return the parts of a position that Discord would refuse, in any look, hands closed and open."""
    found = []
    for look, hands_open in product(LOOKS.values(), (False, True)):
        position = Position(at, hands_open)
        facts = (record, replay, position, words(language), LONG)
        for layout in (
            render_replay_page(*facts, shared=False, card_style=look),
            render_moment(*facts, card_style=look),
        ):
            found += faults(layout) + faults(with_picture(layout))
    return found


def menu_of(layout: Layout) -> SelectMenu:
    return next(block for block in layout.blocks if isinstance(block, SelectMenu))


@pytest.mark.parametrize(("language", "stride"), [("de", 11), ("en", 29)])
@pytest.mark.parametrize("name", SCRIPTS)
def test_every_step_of_a_match_is_within_discords_limits(name: str, language: str, stride: int) -> None:
    record, replay = load_replay(name)
    last = len(replay.steps)
    for at in {*range(0, last, stride), last}:
        assert find_faults(record, replay, at, language) == [], at


@pytest.mark.parametrize("case", select(CASES, every=3), ids=str)
def test_matches_played_at_random_are_within_discords_limits(case: Case) -> None:
    for played in matches(case):
        record, steps = make_stored(case, played)
        replay = replay_match(record, steps)
        for at in range(0, len(played) + 1, max(1, len(played) // 3)):
            assert find_faults(record, replay, at, "de") == [], at


@pytest.mark.parametrize("language", languages())
def test_every_signal_on_every_pile_of_five_fits_into_a_message(language: str) -> None:
    record, replay = load_replay("the-game-for-5")
    signals = tuple(
        SignalOnPile(seat=Seat(seat), pile=pile, signal=list(Signal)[(seat + pile) % 3])
        for pile in (1, 2, 3, 4)
        for seat in range(5)
    )
    step = max(replay.steps, key=lambda one: len(one.events))
    assert isinstance(step.after, TheGameState)
    crowded = replace(step, after=replace(step.after, signals=signals))
    for many in (1, 4):
        full = replace(crowded, events=crowded.events * many)
        replayed = replace(replay, steps=(full,), public_steps=(full,))
        assert find_faults(record, replayed, 1, language) == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_with_emojis_no_card_of_a_replay_is_a_plain_number(name: str) -> None:
    record, replay = load_replay(name)
    for at in range(len(replay.steps) + 1):
        plain, shown = (
            render_replay_page(
                record,
                replay,
                Position(at, hands_open=True),
                words("en"),
                EVERYONE,
                shared=False,
                card_style=LOOKS[card_preference],
            ).text
            for card_preference in (CardPreference.TEXT, CardPreference.EMOJIS)
        )
        # Emojis are neither bold nor parted by dots.
        same, written = (text.replace("**", "").replace(" · ", " ") for text in (shown, plain))
        assert EMOJI.sub(r"\1", same) == written
        assert not re.search(r"→ \**\d", shown)
        hands = cast("TheGameState | TheMindState", replay.state_after(at)).hands
        assert len(EMOJI.findall(shown)) >= sum(map(len, hands))


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_step_and_every_event_is_described(name: str) -> None:
    record, replay = load_replay(name)
    for language in languages():
        context = replay_context(record, words(language), EVERYONE)
        for step in (*replay.steps, *replay.public_steps):
            lines = renderer_of(record.game).replay.describe_step(step, context)
            assert len(lines) >= len(step.events)
            assert all(lines)
            assert not any("  " in line for line in lines)


@pytest.mark.parametrize("name", SCRIPTS)
def test_all_hands_are_open_at_every_position(name: str) -> None:
    record, replay = load_replay(name)
    context = replay_context(record, words("en"), EVERYONE)
    for at in range(len(replay.steps) + 1):
        state = replay.state_after(at)
        text = Layout(renderer_of(record.game).replay.render(state, context)).text
        for seat, hand in enumerate(state.hands):  # type: ignore[attr-defined] # both games have hands
            cards = " · ".join(map(str, hand))
            assert f"**{context.name_of(seat)}:** {cards or 'no cards'}" in text


def test_a_position_is_numbered_and_the_move_is_told() -> None:
    layout = render_step("the-game-for-3", 40)
    assert "**Step 40 of 164**\n-# Ben: 53 on pile 1, gap 2\nBen: 50 on pile 4, gap 6\n" in layout.text
    assert "Replay of match 12" in layout.text
    assert "two cards a turn" in layout.text
    assert "**Schritt 40 von 164**" in render_step("the-game-for-3", 40, language="de").text


def test_the_deal_stands_before_the_first_step() -> None:
    text = render_step("the-game-for-3", 0).text
    assert "**The cards are dealt** · 164 steps follow" in text
    assert "`1` ↑ **1**" in text


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        ({}, "✅ Checked: the seed gives this deal"),
        ({"rules_version": 0}, "an older version of the rules"),
        ({"seed": "a5" * 32}, "the seed gives a different deal"),
        ({"steps": 150}, "step 151 doesn't follow"),
        ({"ended": MatchEnd(Ending.ABANDONED, NOW, None, None)}, "a different end"),
    ],
)
def test_the_result_of_the_check_is_shown(facts: dict[str, object], text: str) -> None:
    record, steps = load_script("the-game-for-3")
    changed = replace(record, **facts)  # type: ignore[arg-type] # fields of a record
    assert (
        text
        in render_replay_page(
            changed, replay_match(changed, steps), Position(0), words("en"), EVERYONE, shared=False
        ).text
    )


@pytest.mark.parametrize(
    ("at", "off"),
    [(0, {"chapter-back", "back"}), (1, set()), (163, set()), (164, {"forward", "chapter-forward"})],
)
@pytest.mark.parametrize("verb", ["replay-go", "replay-open"])
def test_no_way_leads_beyond_the_ends(at: int, off: set[str], verb: str) -> None:
    page = render_step("the-game-for-3", at, hands_open=verb == "replay-open")
    keys = [button for button in page.buttons if button.custom_id.verb == verb]
    ways = ["chapter-back", "chapter-forward", "back", "forward", "play"]
    assert [button.custom_id.argument for button in keys] == ways
    assert {button.custom_id.argument for button in keys if button.disabled} == off


@pytest.mark.parametrize(
    ("argument", "leads"),
    [
        ("back", 39),
        ("forward", 41),
        ("chapter-back", 38),
        ("chapter-forward", 41),
        ("23", 23),
        ("0", 0),
        ("9999999999999999999999", 164),
        ("here", 40),
        ("", 40),
        ("-1", 40),
        ("²", 40),
    ],
)
@pytest.mark.parametrize("hands_open", [False, True])
def test_a_press_leads_from_where_it_was_drawn(argument: str, leads: int, *, hands_open: bool) -> None:
    _, replay = load_replay("the-game-for-3")
    pressed = CustomId(12, 40, "replay-open" if hands_open else "replay-go", argument)
    assert find_position(pressed, replay) == Position(leads, hands_open)


def test_ways_end_at_the_ends() -> None:
    _, replay = load_replay("the-game-for-3")
    for way in ("back", "chapter-back"):
        assert find_position(CustomId(12, 0, "replay-go", way), replay).step == 0
    for way in ("forward", "chapter-forward"):
        assert find_position(CustomId(12, 164, "replay-go", way), replay).step == 164
    assert find_position(CustomId(12, 9**30, "replay-go", ""), replay).step == 164


def walk(name: str, way: str, start: int) -> list[int]:
    """Return the positions that one button leads to, pressed until it is off."""
    _, replay = load_replay(name)
    at, there = start, []
    while (to := find_position(CustomId(12, at, "replay-go", way), replay).step) != at:
        there.append(to)
        at = to
    return there


@pytest.mark.parametrize("name", SCRIPTS)
def test_turns_forwards_are_turns_backwards(name: str) -> None:
    _, replay = load_replay(name)
    last = len(replay.steps)
    forwards = walk(name, "chapter-forward", 0)
    assert walk(name, "chapter-back", last) == [*reversed(forwards[:-1]), 0]
    assert forwards[-1] == last


def test_the_game_goes_by_turns_and_the_mind_by_levels() -> None:
    game, mind = render_step("the-game-for-3", 41), render_step("the-mind-for-4-careless", 14)
    assert [game.buttons[0].label, mind.buttons[0].label] == ["⏪ Turn", "⏪ Level"]
    assert walk("the-mind-for-4-careless", "chapter-forward", 0) == [14, 24, 29]
    turn = "-# Ben: 53 on pile 1, gap 2\n-# Ben: 50 on pile 4, gap 6\nBen ends the turn\n"
    assert turn in game.text


def test_the_hands_are_opened_and_hidden_where_one_is() -> None:
    for hands_open, label, verb in ((False, "Open hands", "replay-open"), (True, "Hide hands", "replay-go")):
        page = render_step("the-game-for-3", 41, hands_open=hands_open)
        (toggle,) = (button for button in page.buttons if button.label == label)
        assert toggle.custom_id == CustomId(12, 41, verb, "here")
        assert ("**Ben:** 12 · 22 · 43 · 44 · 75 · 90" in page.text) is hands_open
        assert ("Ben draws 22, 43" in page.text) is hands_open
        assert menu_of(page).custom_id.verb == ("replay-open" if hands_open else "replay-go")


def test_a_moment_is_shared_as_it_is_seen_and_leads_to_the_replay_there() -> None:
    record, replay = load_replay("the-game-for-3")
    for hands_open, argument in ((False, ""), (True, "open")):
        position = Position(40, hands_open)
        layout = render_moment(record, replay, position, words("en"), EVERYONE)
        assert layout.text.startswith("## The Game\n-# Match 12\n**Step 40 of 164**\n")
        (button,) = layout.buttons
        assert button.custom_id == CustomId(12, 40, "replay-at", argument)
        assert Position.read(button.custom_id) == position


def test_what_everyone_sees_cannot_be_shared_again() -> None:
    verbs = {button.custom_id.verb for button in render_step("the-mind-for-3", 3).buttons}
    assert verbs - {
        button.custom_id.verb for button in render_step("the-mind-for-3", 3, shared=True).buttons
    } == {"replay-share", "replay-film"}


def test_a_finished_match_can_be_dealt_again_and_no_other() -> None:
    assert "deal-again" in {button.custom_id.verb for button in render_step("the-mind-for-3", 3).buttons}
    record, steps = make_stored(SCRIPTS["the-mind-for-3"].case, ())
    layout = render_replay_page(
        record, replay_match(record, steps), Position(0), words("en"), EVERYONE, shared=False
    )
    assert "deal-again" not in {button.custom_id.verb for button in layout.buttons}


# Turning points


def test_the_turning_points_of_the_game_are_tricks_the_largest_gap_and_the_end() -> None:
    labels = [option.label for option in menu_of(render_step("the-game-for-3", 0)).options]
    assert "Step 32: the largest gap, 27 (59 on pile 1)" in labels
    assert "Step 34: ↩ backwards trick, 49 on pile 1" in labels
    assert "Step 131: the draw pile is empty" in labels
    assert labels[-1] == "Step 164: 🛑 not enough cards fit"
    assert menu_of(render_step("the-game-for-5", 0)).options[-1].label == "Step 165: 🏆 the last card"


def test_the_turning_points_of_the_mind_are_mistakes_stars_levels_and_the_end() -> None:
    labels = [option.label for option in menu_of(render_step("the-mind-for-4-careless", 0)).options]
    assert labels == [
        "The deal",
        "Step 9: 💥 19 came too early: 2 cards were lower",
        "Step 14: ✅ level 1 passed",
        "Step 19: 💥 20 came too early: 2 cards were lower",
        "Step 24: 💥 69 came too early: 4 cards were lower · ✅ level 2 passed",
        "Step 29: 💔 the last life · 💥 14 came too early: 1 card was lower",
    ]
    stars = [option.label for option in menu_of(render_step("the-mind-for-3", 0)).options]
    assert any("⭐ a star" in label for label in stars)


@pytest.mark.parametrize("name", SCRIPTS)
def test_turning_points_are_steps_of_the_match_in_their_order(name: str) -> None:
    _, replay = load_replay(name)
    values = [int(option.value) for option in menu_of(render_step(name, 0)).options]
    assert values == sorted(set(values))
    assert values[-1] == len(replay.steps)
    assert values[0] == 0


def test_the_largest_gap_is_the_largest_there_is() -> None:
    script = SCRIPTS["the-game-for-1"]
    events = (event for step in match(script.case, script.style) for event in step.events)
    gaps = [getattr(event, "gap", 0) for event in settle_moves(events)]
    option = next(
        option
        for option in menu_of(render_step("the-game-for-1", 0)).options
        if "largest gap" in option.label
    )
    found = re.search(r"gap, (\d+)", option.label)
    assert found is not None
    assert int(found[1]) == max(gaps)


def test_the_menu_marks_where_one_is() -> None:
    assert [
        option.value for option in menu_of(render_step("the-game-for-3", 34)).options if option.chosen
    ] == ["34"]
    assert not [option for option in menu_of(render_step("the-game-for-3", 35)).options if option.chosen]


def test_a_match_in_which_nobody_did_anything_is_replayed_too() -> None:
    record, steps = make_stored(SCRIPTS["the-mind-for-2"].case, ())
    layout = render_replay_page(
        record, replay_match(record, steps), Position(0), words("en"), EVERYONE, shared=False
    )
    assert "nobody did anything" in layout.text
    assert "The match was ended early." in layout.text
    assert all(button.disabled for button in layout.buttons if button.custom_id.verb == "replay-go")
    assert not any(isinstance(block, SelectMenu) for block in layout.blocks)


# Who played


def test_a_forgotten_user_is_named_by_seat() -> None:
    record, replay = load_replay("the-game-for-3")
    players = (replace(record.players[0], user=None), *record.players[1:])
    text = render_replay_page(
        replace(record, players=players),
        replay,
        Position(40, hands_open=True),
        words("en"),
        EVERYONE,
        shared=False,
    ).text
    assert "**Seat 1:**" in text
    assert "Anna" not in text


def test_a_seat_that_was_taken_over_is_called_after_who_held_it_last() -> None:
    record, _ = load_replay("the-game-for-3")
    first, *others = record.players
    players = (replace(first, left=NOW), *others, replace(first, user=others[0].user))
    context = replay_context(replace(record, players=players), words("en"), EVERYONE)
    assert context.names == ("Ben", "Ben", "Cleo")
    assert describe_ending(record, context).startswith("🌟 **2 cards left")
