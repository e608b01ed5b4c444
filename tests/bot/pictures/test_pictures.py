import asyncio
import logging
from io import BytesIO

import pytest
from PIL import Image

from bot.devtools.sandbox import Message
from bot.interactions import replies
from bot.pictures import Scene
from bot.pictures.drawing_process import DrawingError, InProcessDrawer
from bot.pictures.picture_cache import PictureCache
from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import GuildSettings
from engine.games.the_game.model import GiveSignal, Signal
from tests.bot.bot_session import EDIT, BotSession, run_bot
from tests.bot.sample_tables import progress
from tests.hand_texts import cards_in


class Broken(InProcessDrawer):
    """A drawer that always fails."""

    async def draw(self, scene: Scene) -> bytes:
        del scene
        raise DrawingError("MemoryError")  # noqa: EM101 - a name, not a sentence


class SlowDrawer(InProcessDrawer):
    """A drawer that takes longer than a reply waits."""

    async def draw(self, scene: Scene) -> bytes:
        await asyncio.sleep(replies.PICTURE_TIMEOUT * 2)
        return await super().draw(scene)


class ReadyDrawer(InProcessDrawer):
    """A drawer that notes whether it was asked to get ready."""

    def __init__(self) -> None:
        self.is_ready = False

    async def start(self) -> None:
        self.is_ready = True


async def prefer(session: BotSession, card_preference: CardPreference) -> None:
    """Set how the server shows cards."""
    await session.bot.parts.guild_settings.change(
        session.guild.id,
        lambda old: GuildSettings.model_validate(old.model_dump() | {"cards": card_preference}),
    )


def stems(message: Message) -> list[str]:
    return [one.filename.partition("-")[0] for one in message.attachments]


async def test_the_table_and_the_hands_are_pictures_with_an_alt_text(session: BotSession) -> None:
    post = await session.begin()
    for message, stem in (
        (post, "table"),
        (session.hand(session.anna), "hand"),
        (session.hand(session.ben), "hand"),
    ):
        (picture,) = message.attachments
        assert picture.filename.startswith(f"{stem}-")
        assert Image.open(BytesIO(picture.content)).format == "PNG"
        assert picture.description
        assert len(picture.content) < 40_000
    assert "Pile 1, rising, on 1" in post.text


async def test_a_table_has_one_picture_however_often_it_changed(session: BotSession) -> None:
    post = await session.begin()
    for signal in Signal:
        await session.act(session.ben, GiveSignal(pile=1, signal=signal))
        await session.quiet()
        assert stems(post) == ["table"]


async def test_a_picture_that_has_not_changed_is_not_uploaded_again(session: BotSession) -> None:
    post = await session.begin()
    (before,) = post.attachments
    edits = session.count(EDIT)
    session.bot.parts.table_messages.refresh(await session.table())
    await session.quiet()
    (after,) = post.attachments
    assert session.count(EDIT) == edits + 1
    assert after.id == before.id


async def test_no_picture_of_a_hand_reaches_another(session: BotSession) -> None:
    post = await session.begin()
    table = await session.table()
    for _ in range(6):
        user, action = progress(table)[0]
        await session.bot.parts.tables.submit_action(
            table.id, user, action, interaction_id=None, seen_revision=None
        )
        await session.quiet()
    annas, bens = (session.hand(person).attachments for person in (session.anna, session.ben))
    assert annas[0].content != bens[0].content
    assert not {one.content for one in annas} & {one.content for one in (*bens, *post.attachments)}
    assert all(one.ephemeral for one in (*annas, *bens))
    assert not any(one.ephemeral for one in post.attachments)
    seen = [one for message in session.ben.sees(session.channel) for one in message.attachments]
    assert {one.content for one in seen}.isdisjoint({one.content for one in annas})


async def test_a_match_that_is_over_is_a_poster(session: BotSession) -> None:
    post = await session.begin()
    table = await session.table()
    while table.record.ended is None:
        user, action = progress(table)[-1]
        await session.bot.parts.tables.submit_action(
            table.id, user, action, interaction_id=None, seen_revision=None
        )
    await session.quiet()
    assert stems(session.result()) == ["result"]
    assert stems(post) == []


async def test_if_drawing_fails_everything_is_shown_in_words(
    session: BotSession, caplog: pytest.LogCaptureFixture
) -> None:
    session.bot.parts.picture_cache.drawer = Broken()
    post = await session.begin()
    hand = session.hand(session.anna)
    assert post.attachments == []
    assert hand.attachments == []
    assert "Draw pile: 84" in post.text
    assert "`1` ↑ **1**" in post.text
    (logged,) = [one for one in caplog.records if one.name == "bot.pictures.picture_cache"]
    assert logged.levelno == logging.WARNING


async def test_words_alone_are_complete(session: BotSession) -> None:
    await prefer(session, CardPreference.TEXT)
    post = await session.begin()
    assert post.attachments == []
    assert session.hand(session.anna).attachments == []
    assert "Draw pile: 84" in post.text
    assert "Anna\u00a0🂠\u00a07 · Ben\u00a0🂠\u00a07" in post.text


async def test_where_the_bot_may_not_attach_files_the_table_is_in_words(session: BotSession) -> None:
    session.channel.deny("attach_files")
    post = await session.start()
    await session.anna.click(session.hand(session.anna), "I start")
    await session.act(session.ben, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    await session.quiet()
    assert post.attachments == []
    assert "Ben: Leave it to me" in post.text


async def test_who_may_not_attach_files_has_a_hand_in_words(session: BotSession) -> None:
    session.channel.deny_people("attach_files")
    await session.begin()
    await session.act(session.ben, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    await session.quiet()
    assert session.hand(session.ben).attachments == []
    assert len(cards_in(session.hand(session.ben).text)) == 7


async def test_the_picture_of_a_hand_stays_above_the_pages_reached_from_it(session: BotSession) -> None:
    await session.begin()
    hand = session.hand(session.anna)
    (before,) = hand.attachments
    card = next(button.label for button in hand.buttons if ":card:" in button.custom_id)
    for label in (card, "Back", "Signals"):
        await session.anna.click(session.hand(session.anna), label)
        await session.quiet()
        (after,) = session.hand(session.anna).attachments
        # Not uploaded again, and never in place of the page.
        assert after.id == before.id
        assert after.description == before.description
    assert any(":signal:" in button.custom_id for button in session.hand(session.anna).buttons)


async def test_a_page_whose_picture_comes_too_late_goes_without_it(session: BotSession) -> None:
    await session.begin()
    hand = session.hand(session.anna)
    card = next(button.label for button in hand.buttons if ":card:" in button.custom_id)
    session.bot.parts.hand_replies._picture_cache = PictureCache(SlowDrawer())
    await session.anna.click(hand, card)
    await session.quiet()
    choice = session.hand(session.anna)
    assert choice.attachments == []
    assert any(":lay:" in button.custom_id for button in choice.buttons)


async def test_a_person_prefers_words_while_the_server_has_pictures(session: BotSession) -> None:
    post = await session.begin()
    done = await session.ben.command(session.channel, "preferences", cards="text")
    assert done.answer is not None
    assert "**in words and numbers**" in done.answer.text
    await session.quiet()
    assert stems(post) == ["table"]
    assert (await session.ben.command(session.channel, "hand")).answer is not None
    assert session.hand(session.ben).attachments == []
    assert stems(session.hand(session.anna)) == ["hand"]
    again = await session.ben.command(session.channel, "preferences", cards="server")
    assert again.answer is not None
    assert "the way each server has it" in again.answer.text
    await session.ben.command(session.channel, "hand")
    assert stems(session.hand(session.ben)) == ["hand"]


async def test_preferences_are_kept_over_a_restart(session: BotSession) -> None:
    await session.ben.command(session.channel, "preferences", cards="emojis")
    fresh = type(session.bot.parts.preferences)(session.store)
    assert (await fresh.get(session.ben.id)).cards is CardPreference.EMOJIS  # type: ignore[arg-type] # a user's number
    assert (await fresh.get(session.anna.id)).cards is None  # type: ignore[arg-type] # a user's number


async def test_a_server_changes_how_its_table_looks_at_once(session: BotSession) -> None:
    post = await session.begin()
    keeper = session.guild.add_person("Mo", permissions=["manage_guild"])
    done = await keeper.command(session.channel, "settings pictures", cards="text")
    assert done.answer is not None
    assert "**in words and numbers**" in done.answer.text
    await keeper.until(lambda: not post.attachments or None)
    assert "`1` ↑ **1**" in post.text
    await keeper.command(session.channel, "settings pictures", cards="pictures")
    assert await keeper.until(lambda: stems(post) == ["table"] or None)


async def starts_drawing(session: BotSession, shown: CardPreference) -> bool:
    """Start the bot again on a server that shows cards in a way; return whether drawing got ready."""
    await prefer(session, shown)
    await session.bot.close()
    await session.sandbox.bot_gone()
    drawer = ReadyDrawer()
    async with run_bot(session.sandbox, session.store, drawer=drawer) as bot:
        assert bot._warm_up_task is not None
        await bot._warm_up_task
    return drawer.is_ready


async def test_drawing_gets_ready_where_a_server_shows_pictures(session: BotSession) -> None:
    assert await starts_drawing(session, CardPreference.PICTURES)


async def test_drawing_does_not_start_where_all_is_in_words(session: BotSession) -> None:
    assert not await starts_drawing(session, CardPreference.TEXT)
