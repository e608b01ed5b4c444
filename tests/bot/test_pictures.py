import asyncio
import logging
from io import BytesIO

import pytest
from PIL import Image

from bot.devtools.sandbox import Message
from bot.interactions import hand_replies
from bot.pictures import Scene
from bot.pictures.drawing_process import DrawingError, InProcessDrawer
from bot.pictures.picture_cache import PictureCache
from bot.settings.card_style import CardPreference
from bot.settings.guild_settings import GuildSettings
from engine.games.the_game.model import GiveSignal, Signal
from tests.bot.connected import EDIT, House
from tests.bot.evening import progress


class Broken(InProcessDrawer):
    """A drawer that always fails."""

    async def draw(self, scene: Scene) -> bytes:
        del scene
        raise DrawingError("MemoryError")  # noqa: EM101 - a name, not a sentence


class Slow(InProcessDrawer):
    """A drawer that takes longer than a reply waits."""

    async def draw(self, scene: Scene) -> bytes:
        await asyncio.sleep(hand_replies.PICTURE_TIMEOUT * 2)
        return await super().draw(scene)


async def prefer(house: House, card_preference: CardPreference) -> None:
    """Set how the server shows cards."""
    await house.bot.guild_settings.change(
        house.guild.id,
        lambda old: GuildSettings.model_validate(old.model_dump() | {"cards": card_preference}),
    )


def stems(message: Message) -> list[str]:
    return [one.filename.partition("-")[0] for one in message.attachments]


async def test_the_table_and_the_hands_are_pictures_with_an_alt_text(house: House) -> None:
    board = await house.begin()
    for message, stem in (
        (board, "table"),
        (house.hand(house.anna), "hand"),
        (house.hand(house.ben), "hand"),
    ):
        (picture,) = message.attachments
        assert picture.filename.startswith(f"{stem}-")
        assert Image.open(BytesIO(picture.content)).format == "PNG"
        assert picture.description
        assert len(picture.content) < 40_000
    assert "1 ↑ 1" in board.text


async def test_a_table_has_one_picture_however_often_it_changed(house: House) -> None:
    board = await house.begin()
    for signal in Signal:
        await house.act(house.ben, GiveSignal(pile=1, signal=signal))
        await house.quiet()
        assert stems(board) == ["table"]


async def test_a_picture_that_has_not_changed_is_not_uploaded_again(house: House) -> None:
    board = await house.begin()
    (before,) = board.attachments
    edits = house.count(EDIT)
    house.bot.table_messages.refresh(await house.table())
    await house.quiet()
    (after,) = board.attachments
    assert house.count(EDIT) == edits + 1
    assert after.id == before.id


async def test_no_picture_of_a_hand_reaches_another(house: House) -> None:
    board = await house.begin()
    table = await house.table()
    for _ in range(6):
        user, action = progress(table)[0]
        await house.bot.tables.submit_action(table.id, user, action, interaction_id=None, seen_revision=None)
        await house.quiet()
    annas, bens = (house.hand(person).attachments for person in (house.anna, house.ben))
    assert annas[0].content != bens[0].content
    assert not {one.content for one in annas} & {one.content for one in (*bens, *board.attachments)}
    assert all(one.ephemeral for one in (*annas, *bens))
    assert not any(one.ephemeral for one in board.attachments)
    seen = [one for message in house.ben.sees(house.channel) for one in message.attachments]
    assert {one.content for one in seen}.isdisjoint({one.content for one in annas})


async def test_a_match_that_is_over_is_a_poster(house: House) -> None:
    board = await house.begin()
    table = await house.table()
    while table.record.ended is None:
        user, action = progress(table)[-1]
        await house.bot.tables.submit_action(table.id, user, action, interaction_id=None, seen_revision=None)
    await house.quiet()
    assert stems(board) == ["result"]
    assert "Seed" in board.text


async def test_where_nothing_can_be_drawn_everything_is_said_in_words(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.bot.picture_cache.drawer = Broken()
    board = await house.begin()
    hand = house.hand(house.anna)
    assert board.attachments == []
    assert hand.attachments == []
    assert "Draw pile: 84" in board.text
    assert "`1` ↑ **1**" in board.text
    (logged,) = [one for one in caplog.records if one.name == "bot.pictures.picture_cache"]
    assert logged.levelno == logging.WARNING


async def test_words_alone_are_complete(house: House) -> None:
    await prefer(house, CardPreference.TEXT)
    board = await house.begin()
    assert board.attachments == []
    assert house.hand(house.anna).attachments == []
    assert "Draw pile: 84" in board.text
    assert "Anna 🂠 7 · Ben 🂠 7" in board.text


async def test_where_the_bot_may_not_attach_files_the_table_is_in_words(house: House) -> None:
    house.channel.deny("attach_files")
    board = await house.start()
    await house.anna.click(house.hand(house.anna), "I start")
    await house.act(house.ben, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    await house.quiet()
    assert board.attachments == []
    assert "Ben: Leave it to me" in board.text


async def test_who_may_not_attach_files_has_a_hand_in_words(house: House) -> None:
    house.channel.deny_people("attach_files")
    await house.begin()
    await house.act(house.ben, GiveSignal(pile=1, signal=Signal.LEAVE_IT_TO_ME))
    await house.quiet()
    assert house.hand(house.ben).attachments == []
    assert sum(button.label.isdigit() for button in house.hand(house.ben).buttons) == 7


async def test_the_picture_of_a_hand_stays_above_the_pages_reached_from_it(house: House) -> None:
    await house.begin()
    hand = house.hand(house.anna)
    (before,) = hand.attachments
    card = next(button.label for button in hand.buttons if ":card:" in button.custom_id)
    for label in (card, "Back", "Signals"):
        await house.anna.click(house.hand(house.anna), label)
        await house.quiet()
        (after,) = house.hand(house.anna).attachments
        # Not uploaded again, and never in place of the page.
        assert after.id == before.id
        assert after.description == before.description
    assert any(":signal:" in button.custom_id for button in house.hand(house.anna).buttons)


async def test_a_page_whose_picture_comes_too_late_goes_without_it(house: House) -> None:
    await house.begin()
    hand = house.hand(house.anna)
    card = next(button.label for button in hand.buttons if ":card:" in button.custom_id)
    house.bot.hand_replies._picture_cache = PictureCache(Slow())
    await house.anna.click(hand, card)
    await house.quiet()
    choice = house.hand(house.anna)
    assert choice.attachments == []
    assert any(":lay:" in button.custom_id for button in choice.buttons)


async def test_a_person_prefers_words_while_the_server_has_pictures(house: House) -> None:
    board = await house.begin()
    told = await house.ben.command(house.channel, "preferences", cards="text")
    assert told.answer is not None
    assert "in words and numbers alone" in told.answer.text
    await house.quiet()
    assert stems(board) == ["table"]
    assert (await house.ben.command(house.channel, "hand")).answer is not None
    assert house.hand(house.ben).attachments == []
    assert stems(house.hand(house.anna)) == ["hand"]
    again = await house.ben.command(house.channel, "preferences", cards="server")
    assert again.answer is not None
    assert "as pictures" in again.answer.text
    await house.ben.command(house.channel, "hand")
    assert stems(house.hand(house.ben)) == ["hand"]


async def test_preferences_are_kept_over_a_restart(house: House) -> None:
    await house.ben.command(house.channel, "preferences", cards="emojis")
    fresh = type(house.bot.preferences)(house.store)
    assert (await fresh.get(house.ben.id)).cards is CardPreference.EMOJIS  # type: ignore[arg-type] # a user's number
    assert (await fresh.get(house.anna.id)).cards is None  # type: ignore[arg-type] # a user's number


async def test_a_server_changes_how_its_table_looks_at_once(house: House) -> None:
    board = await house.begin()
    keeper = house.guild.add_person("Mo", permissions=["manage_guild"])
    told = await keeper.command(house.channel, "settings pictures", cards="text")
    assert told.answer is not None
    assert "in words and numbers alone" in told.answer.text
    await keeper.until(lambda: not board.attachments or None)
    assert "`1` ↑ **1**" in board.text
    await keeper.command(house.channel, "settings pictures", cards="pictures")
    assert await keeper.until(lambda: stems(board) == ["table"] or None)
