"""How steadily a team of The Mind counted: what the page of an ended match says, and what it keeps quiet."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from statistics import median
from typing import TYPE_CHECKING, cast

import pytest

from bot.components.attachments import AttachedFile
from bot.components.layout import Layout
from bot.devtools.preview.tables import make_names
from bot.games.the_mind.tempo import Wait, find_waits
from bot.pictures import Scene, render_png
from bot.replay.page import render_replay_page, render_tempo_page
from bot.replay.position import Position
from bot.replay.replay import Replay, replay_match
from bot.settings.card_style import PLAIN, CardStyle
from bot.words.words import languages, words
from data.records import MatchRecord, UserId
from engine.games.the_mind.events import CardPlayed
from engine.model import Event
from tests.bot.bot_session import BotSession
from tests.bot.renderers.limits import faults
from tests.bot.replay.records import count_at, keep, load_script

if TYPE_CHECKING:
    from bot.games.the_mind.pictures.tempo_chart import TempoChart

EVERYONE = make_names("Anna", "Ben", "Cleo", "Dora", "Emil")
PICTURES = CardStyle(pictures=True)
LONG = make_names("*" * 32, "_" * 32, "<" * 32, "`||" * 11, "@here" * 7)


def load_counted(name: str, pace: float = 1.2) -> tuple[MatchRecord, Replay]:
    record, steps = load_script(name)
    return record, replay_match(record, count_at(record, steps, pace))


def list_events(replay: Replay, times: Sequence[datetime]) -> list[tuple[Event, datetime]]:
    steps = zip(replay.public_steps, times, strict=True)
    return [(event, at) for step, at in steps for event in step.events]


def waits_of(replay: Replay) -> tuple[Wait, ...]:
    return find_waits(list_events(replay, replay.times), replay.seats)


def render(name: str, language: str = "en", style: CardStyle = PLAIN, *, shared: bool = False) -> Layout:
    record, replay = load_counted(name)
    return render_tempo_page(record, replay, words(language), EVERYONE, shared=shared, card_style=style)


def text_of(layout: Layout) -> str:
    return "\n".join(block for block in layout.blocks if isinstance(block, str))


@pytest.mark.parametrize("pace", [0.5, 2.0])
def test_a_wait_is_counted_from_the_card_before_and_without_the_countdown(pace: float) -> None:
    _, replay = load_counted("the-mind-for-3", pace)
    shown = [wait.seconds / wait.gap for wait in waits_of(replay) if wait.gap >= 5]
    assert median(shown) == pytest.approx(pace, rel=0.15)
    assert min(shown) > pace / 3


def test_who_holds_the_last_cards_waits_for_nobody_and_blind_cards_stay_out() -> None:
    _, replay = load_counted("the-mind-for-4-careless")
    played = [
        (step, event)
        for step in replay.public_steps
        for event in step.events
        if isinstance(event, CardPlayed)
    ]
    awaited = [
        event.card
        for step, event in played
        if not event.face_down
        and any(hand for seat, hand in enumerate(step.before.hands) if seat != event.seat)  # type: ignore[attr-defined] # this game has hands
    ]
    assert [wait.card for wait in waits_of(replay)] == awaited
    assert 0 < len(awaited) < len(played)


@pytest.mark.parametrize("name", ["the-mind-for-3", "the-mind-for-4-careless", "the-mind-for-2"])
def test_the_closest_pairs_were_played_in_order_by_different_seats_without_a_pause(name: str) -> None:
    _, replay = load_counted(name)
    for wait in waits_of(replay):
        if wait.after is not None and wait.after[0] != wait.seat:
            assert wait.card - wait.after[1] == wait.gap > 0


def test_a_pause_is_no_wait() -> None:
    record, steps = load_script("the-mind-for-3")
    timed = count_at(record, steps)
    stopped = next(n for n, step in enumerate(timed) if "mistake-made" in step.events)
    later = [step.at + timedelta(hours=n > stopped) for n, step in enumerate(timed)]
    replay = replay_match(record, timed)
    slow = find_waits(list_events(replay, later), replay.seats)
    assert [wait.seconds for wait in slow] == [wait.seconds for wait in waits_of(replay)]


def test_the_page_says_in_words_what_the_picture_shows() -> None:
    said = text_of(render("the-mind-for-3"))
    assert "A number typically took 1.1 seconds." in said
    assert "level 8: 1.0 · level 9: 1.0 · level 10: 1.1" in said
    assert "63 → 64 · level 9 · 1.0 s apart · Anna, Cleo" in said
    drawn = render("the-mind-for-3", style=PICTURES)
    assert drawn.pending_picture is not None
    assert "level 8: 1.0 · level 9: 1.0 · level 10: 1.1" in drawn.pending_picture.alt
    chart = cast("TempoChart", drawn.pending_picture.scene)
    assert (chart.middle, chart.seats, chart.mistake) == (1.096, ("Anna", "Ben", "Cleo"), "Played too early")


def test_a_table_that_hardly_waits_is_told_a_time_all_the_same() -> None:
    record, replay = load_counted("the-mind-for-3", 0.05)
    page = render_tempo_page(record, replay, words("de"), EVERYONE, shared=False, card_style=PLAIN)
    assert "um die 0,09 Sekunden" in text_of(page)
    assert "0,0 " not in text_of(page)


def test_a_match_with_few_cards_says_so() -> None:
    record, steps = load_script("the-mind-for-3")
    short = replay_match(record, count_at(record, steps)[:5])
    page = render_tempo_page(record, short, words("en"), EVERYONE, shared=True, card_style=PICTURES)
    assert "Too few cards" in text_of(page)
    assert page.pending_picture is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("style", [PICTURES, PLAIN])
def test_the_page_is_within_discords_limits_and_its_picture_can_be_drawn(
    language: str, style: CardStyle
) -> None:
    for name in ("the-mind-for-2", "the-mind-for-3", "the-mind-for-4", "the-mind-for-4-careless"):
        record, replay = load_counted(name)
        page = render_tempo_page(record, replay, words(language), LONG, shared=False, card_style=style)
        if page.pending_picture is not None:
            png = render_png(cast("Scene", page.pending_picture.scene))
            page = page.with_picture(AttachedFile(f"{page.pending_picture.stem}.png", png))
        assert faults(page) == []


def test_the_game_has_no_such_page() -> None:
    for name, offered in (("the-game-for-3", False), ("the-mind-for-3", True)):
        record, replay = load_counted(name)
        page = render_replay_page(record, replay, Position(0), words("en"), EVERYONE, shared=False)
        assert ("replay-tempo" in {button.custom_id.verb for button in page.buttons}) == offered


async def test_a_player_looks_at_the_count_and_shares_it(session: BotSession) -> None:
    record, steps = load_script("the-mind-for-2")
    people = [UserId(session.anna.id), UserId(session.ben.id)]
    channel = session.guild.add_channel("match")
    number = await keep(session.store, (record, steps), people, guild=session.guild.id, channel=channel.id)
    opened = (await session.anna.command(session.channel, "replay", match=number)).answer
    assert opened is not None
    page = (await session.anna.click(opened, "⏱️ The count")).answer
    assert page is not None
    assert page.ephemeral
    assert "How steadily the team counted" in page.text
    await session.anna.click(page, "Share the count")
    shared = session.ben.latest(session.channel)
    assert shared is not None
    assert not shared.ephemeral
    assert "How steadily the team counted" in shared.text
    assert [button.label for button in shared.buttons] == ["🎞️ Replay"]
