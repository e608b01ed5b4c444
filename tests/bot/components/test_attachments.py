from collections.abc import Callable

import discord
import pytest

from bot.components.attachments import (
    MAX_ALT_LENGTH,
    AttachedFile,
    Download,
    PendingPicture,
    Picture,
    PicturedText,
    name_attached_file,
    strip_markdown,
)
from bot.components.layout import Button, CustomId, Layout, Separator
from bot.components.message_files import attachments_for_edit
from bot.devtools.sandbox import Message
from bot.renderers import notices
from tests.bot.bot_session import BotSession

FILE = AttachedFile("moves.txt", b"moves")
DOT = name_attached_file("dot", "png", b"\x89PNG dot")
DASH = name_attached_file("dash", "png", b"\x89PNG dash")

Rules = Callable[..., None]


@pytest.fixture
def show(monkeypatch: pytest.MonkeyPatch) -> Rules:
    """Replace the page with the rules by another layout."""

    def change(*blocks: object) -> None:
        monkeypatch.setattr(notices, "render_rules", lambda *_, **__: Layout(("Rules", *blocks)))  # type: ignore[arg-type] # blocks

    return change


def files(message: Message) -> dict[str, bytes]:
    return {one.filename: one.content for one in message.attachments}


def test_a_picture_is_a_gallery_of_one_with_what_it_shows() -> None:
    assert Picture(DOT, "a dot").component() == {
        "type": 12,
        "items": [{"media": {"url": f"attachment://{DOT.name}"}, "description": "a dot"}],
    }
    assert Picture(DOT, "").component() == {
        "type": 12,
        "items": [{"media": {"url": f"attachment://{DOT.name}"}}],
    }


def test_a_download_is_a_file_block() -> None:
    assert Download(FILE).component() == {
        "type": 13,
        "file": {"url": "attachment://moves.txt"},
        "spoiler": False,
    }


def test_a_file_is_named_by_what_is_in_it() -> None:
    assert name_attached_file("dot", "png", DOT.content) == DOT
    assert name_attached_file("dot", "png", DASH.content).name != DOT.name
    assert DOT.name.startswith("dot-")
    assert DOT.name.endswith(".png")


def test_an_alt_text_is_cut_where_discord_ends() -> None:
    component = Picture(DOT, "a" * 2000).component()
    assert component["items"][0]["description"] == "a" * (MAX_ALT_LENGTH - 1) + "…"  # type: ignore[index] # a gallery


def test_an_alt_text_has_none_of_the_marks_that_format_a_text() -> None:
    assert strip_markdown("\\`Anna\\` \\*\\* `1`") == "`Anna` ** 1"
    assert strip_markdown("## The Game\n`3` ↓ 100 → **95**\n-# \\*\\*Anna\\*\\* @\u200bhere\\_") == (
        "The Game\n3 ↓ 100 → 95\n**Anna** @here_"
    )


def test_a_layout_says_everything_in_words_until_its_picture_is_drawn() -> None:
    layout = Layout(
        ("who", PendingPicture("table", 1, "more"), PicturedText("**piles**"), "when", PicturedText("seats"))
    )
    assert layout.text == "who\n**piles**\nwhen\nseats"
    assert layout.files == ()
    assert [one["content"] for one in layout.components()[0]["components"]] == [  # type: ignore[attr-defined] # a container
        "who",
        "**piles**",
        "when",
        "seats",
    ]


def test_a_picture_takes_the_place_of_the_words_it_shows_and_has_them_as_its_alt_text() -> None:
    layout = Layout(
        ("who", PendingPicture("table", 1, "more"), PicturedText("**piles**"), "when", PicturedText("seats"))
    )
    drawn = layout.with_picture(DOT)
    assert drawn.blocks == ("who", Picture(DOT, "piles\nseats\nmore"), "when")
    assert drawn.text == "who\npiles\nseats\nmore\nwhen"
    assert drawn.files == (DOT,)


def test_an_alt_text_may_say_something_else_than_the_text_it_takes_the_place_of() -> None:
    layout = Layout((PendingPicture("table", 1), PicturedText("<@7> plays", alt="Seat 1 plays")))
    assert layout.text == "<@7> plays"
    assert layout.with_picture(DOT).blocks == (Picture(DOT, "Seat 1 plays"),)


def test_a_layout_can_do_without_its_files() -> None:
    layout = Layout(("who", Picture(DOT, "a dot"), Separator(), Download(FILE), Separator(), Download(FILE)))
    assert layout.without_files("no files").blocks == ("who", "a dot", Separator(), "no files", Separator())


def test_a_key_may_show_an_emoji() -> None:
    custom_id = CustomId(1, 0, "hand")
    assert Button("12", custom_id, emoji="<:card_12:1573684116728053760>").component()["emoji"] == {
        "id": 1573684116728053760,
        "name": "card_12",
    }
    assert Button("12", custom_id, emoji="🃏").component()["emoji"] == {"id": None, "name": "🃏"}
    assert "emoji" not in Button("12", custom_id).component()


async def test_what_has_nothing_to_keep_uploads_everything() -> None:
    layout = Layout((Picture(DOT, "a dot"), Download(FILE)))
    dot, moves = attachments_for_edit(layout, ())
    assert isinstance(dot, discord.File)
    assert isinstance(moves, discord.File)
    assert (dot.filename, dot.description) == (DOT.name, "a dot")
    assert moves.fp.read() == b"moves"


async def test_an_answer_carries_its_files(session: BotSession, show: Rules) -> None:
    post = await session.start()
    show(Picture(DOT, "a dot"), Download(FILE))
    clicked = await session.anna.click(post, "Rules")
    assert clicked.answer is not None
    assert files(clicked.answer) == {DOT.name: DOT.content, "moves.txt": b"moves"}
    assert files(clicked.answer).keys().isdisjoint(files(post))


async def test_an_edit_replaces_old_files_and_keeps_what_stays(session: BotSession, show: Rules) -> None:
    await session.start()
    hand = session.hand(session.anna)
    show(Picture(DOT, "a dot"), Download(FILE))
    await session.anna.click(hand, "Rules")
    kept = {one.filename: one.id for one in hand.attachments}
    show(Picture(DOT, "a dot"), Picture(DASH, "a dash"))
    await session.anna.click(hand, "Back")
    assert files(hand).keys().isdisjoint(kept)
    assert len(files(hand)) == 1
    await session.anna.click(hand, "Rules")
    assert files(hand) == {DOT.name: DOT.content, DASH.name: DASH.content}
    assert kept.keys() == {DOT.name, "moves.txt"}


async def test_a_file_that_stays_is_not_uploaded_again(session: BotSession, show: Rules) -> None:
    await session.start()
    hand = session.hand(session.anna)
    show(Picture(DOT, "a dot"), (Button("Rules", CustomId((await session.table()).id, 0, "rules")),))
    await session.anna.click(hand, "Rules")
    (first,) = hand.attachments
    await session.anna.click(hand, "Rules")
    (second,) = hand.attachments
    assert second.id == first.id


async def test_a_file_that_was_to_stay_but_has_gone_is_uploaded_again(
    session: BotSession, show: Rules
) -> None:
    await session.start()
    hand = session.hand(session.anna)
    show(Picture(DOT, "a dot"), (Button("Rules", CustomId((await session.table()).id, 0, "rules")),))
    await session.anna.click(hand, "Rules")
    (first,) = hand.attachments
    again = await session.anna.click(hand, "Rules", wait=False)
    hand.attachments.clear()
    await again.wait_until_settled()
    await session.quiet()
    assert files(hand) == {DOT.name: DOT.content}
    assert hand.attachments[0].id != first.id


async def test_a_user_who_may_not_attach_files_gets_a_notice_and_text_instead_of_a_picture(
    session: BotSession, show: Rules
) -> None:
    post = await session.start()
    show(Picture(DOT, "a dot"), Download(FILE))
    session.channel.deny_people("attach_files")
    clicked = await session.ben.click(post, "Rules")
    assert clicked.answer is not None
    assert clicked.answer.attachments == []
    assert "a dot" in clicked.answer.text
    assert "Attach Files" in clicked.answer.text
