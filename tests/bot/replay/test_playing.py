"""A replay that goes on by itself, and one animated picture of a match."""

import asyncio
import io
from dataclasses import replace

import pytest
from PIL import Image, ImageSequence

from bot.devtools.sandbox import Message
from bot.pictures.animation import MAX_FRAMES, AnimatedScene
from bot.replay import player
from bot.replay.film import list_moments
from bot.replay.page import render_film, render_moment
from bot.replay.position import Position
from bot.settings.card_style import CardStyle
from bot.tables.refusals import DealStillPlayed
from bot.words.words import words
from data.written_texts import NO_TEXTS, TextKind, WrittenText
from tests.bot.bot_session import BotSession
from tests.bot.replay.test_replay_command import open_replay, store_match
from tests.bot.replay.test_stepping import EVERYONE, load_replay
from tests.engine.playthroughs.scripts import SCRIPTS
from tests.patience import ANSWER_WITHIN

MAX_BYTES = 3_000_000
PICTURES = replace(CardStyle(), pictures=True)


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def wait_for(message: Message, text: str, label: str = "▶ Play") -> None:
    """Wait until a page shows a text and a button."""
    async with asyncio.timeout(ANSWER_WITHIN):
        while text not in message.text or label not in labels(message):  # noqa: ASYNC110 - no event says so
            await asyncio.sleep(0.01)


# Playing


async def test_a_replay_plays_to_its_end_and_then_again_from_the_deal(
    session: BotSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "STEP_SECONDS", 0.0)
    message = await open_replay(session, await store_match(session))
    await session.anna.click(message, "▶ Play")
    await wait_for(message, "**Step 13 of 13**")
    monkeypatch.setattr(player, "STEP_SECONDS", 60.0)
    await session.anna.click(message, "▶ Play")
    await wait_for(message, "**The cards are dealt**", "⏸ Pause")


@pytest.mark.parametrize(
    ("label", "text"), [("⏸ Pause", "**The cards are dealt**"), ("Turn ⏩", "**Step 1 of 13**")]
)
async def test_any_press_on_the_page_ends_the_playing(
    session: BotSession, monkeypatch: pytest.MonkeyPatch, label: str, text: str
) -> None:
    monkeypatch.setattr(player, "STEP_SECONDS", 60.0)
    message = await open_replay(session, await store_match(session))
    await session.anna.click(message, "▶ Play")
    await session.anna.click(message, label)
    await wait_for(message, text)


async def test_a_player_ends_when_its_cards_are_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse() -> bool:
        raise DealStillPlayed

    players = player.ReplayPlayers()
    monkeypatch.setattr(player, "STEP_SECONDS", 0.0)
    players.start(1, refuse)
    async with asyncio.timeout(ANSWER_WITHIN):
        await players._tasks.wait()


# One animated picture


def test_a_match_of_ito_is_shared_as_it_stood_at_the_end() -> None:
    record, replay = load_replay("ito-for-3-in-rows")
    line = WrittenText(kind=TextKind.LINE, round=6, seat=1, slot=0, user=None, text="a grumpy swan")
    replay = replace(replay, texts=NO_TEXTS.add([line]))
    page = render_film(record, replay, words("en"), EVERYONE, card_style=PICTURES)
    assert page.pending_picture is None
    assert "**88** Ben: a grumpy swan" in page.text


@pytest.mark.parametrize("name", [name for name in SCRIPTS if not name.startswith("ito-")])
def test_a_match_is_one_small_animated_picture(name: str) -> None:
    record, replay = load_replay(name)
    film = render_film(record, replay, words("en"), EVERYONE, card_style=PICTURES).pending_picture
    assert film is not None
    assert isinstance(film.scene, AnimatedScene)
    content = film.scene.encode()
    assert len(content) < MAX_BYTES
    with Image.open(io.BytesIO(content)) as image:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]
    assert 1 < len(frames) <= MAX_FRAMES
    end = film.scene.scenes[-1].draw_palette_image().convert("RGB")
    assert frames[-1].crop((0, 0, *end.size)).tobytes() == end.tobytes()


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_long_match_is_shown_by_its_turning_points_from_the_deal_to_the_end(name: str) -> None:
    _, replay = load_replay(name)
    moments = list_moments(replay, words("en"))
    assert (moments[0], moments[-1]) == (0, len(replay.steps))
    assert len(moments) == len(set(moments)) <= MAX_FRAMES


def test_a_moment_plays_the_turn_up_to_it_and_the_deal_stands_still() -> None:
    record, replay = load_replay("the-game-for-3")
    turn, deal = (
        render_moment(record, replay, Position(at), words("en"), EVERYONE, card_style=PICTURES)
        for at in (40, 0)
    )
    assert turn.pending_picture is not None
    assert isinstance(turn.pending_picture.scene, AnimatedScene)
    assert "one after another" in turn.pending_picture.alt
    assert deal.pending_picture is not None
    assert not isinstance(deal.pending_picture.scene, AnimatedScene)


def test_without_pictures_a_match_is_shared_in_words() -> None:
    record, replay = load_replay("the-game-for-3")
    layout = render_film(record, replay, words("en"), EVERYONE)
    assert layout.pending_picture is None
    assert "`1` ↑" in layout.text


async def test_a_match_is_shared_as_one_animated_picture(session: BotSession) -> None:
    message = await open_replay(session, await store_match(session))
    await session.anna.click(message, "Share the match")
    shared = session.ben.latest(session.channel)
    assert shared is not None
    assert not shared.ephemeral
    assert [file.filename.rpartition(".")[2] for file in shared.attachments] == ["gif"]
    assert labels(shared) == ["🎞️ Replay"]
