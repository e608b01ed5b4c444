"""Lines and themes that the host or a moderator removes."""

import pytest

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Guild, Interaction, Message, Person
from data.records import UserId
from data.written_texts import TextKind, ThemeSlot, WrittenText
from engine.games.ito.actions import SetOwnTheme, WriteLines
from tests.cogs.watch.watched_match import WatchedMatch

MENU = "Remove a line"


@pytest.fixture
async def match(bot: Unspoken, table: Channel, anna: Person, ben: Person, cleo: Person) -> WatchedMatch:
    """A match of Anna, the host, and Ben, who has written a line; the theme is Anna's."""
    match = WatchedMatch(bot, table, anna, ben, cleo)
    await match.start("ito")
    theme = [
        WrittenText(kind=TextKind.THEME, round=1, slot=slot, user=UserId(anna.id), text=text)
        for slot, text in ((ThemeSlot.LOW, "a puddle"), (ThemeSlot.HIGH, "an ocean"))
    ]
    line = WrittenText(kind=TextKind.LINE, round=1, seat=1, user=UserId(ben.id), text="a rude pond")
    for person, action, texts in (
        (anna, SetOwnTheme(), theme),
        (ben, WriteLines(slots=(0,)), [line]),
    ):
        await bot.parts.tables.submit_action(
            match.table.id,
            UserId(person.id),
            action,
            interaction_id=None,
            seen_revision=None,
            texts=texts,
        )
    await cleo.until(lambda: "a rude pond" in match.table_text())
    return match


def post(match: WatchedMatch) -> Message:
    return next(one for one in reversed(match.cleo.sees(match.channel)) if not one.ephemeral)


async def remove(match: WatchedMatch, person: Person, value: str) -> Interaction:
    offered = (await person.use(post(match), MENU)).answer
    assert offered is not None
    (menu,) = offered.selects
    return await person.choose(offered, menu["custom_id"], [value])


async def test_the_host_removes_a_line(match: WatchedMatch) -> None:
    await remove(match, match.anna, "line.1.1.0")
    await match.cleo.until(lambda: "a rude pond" not in match.table_text())
    stored = await match.bot.parts.store.written_texts.texts_of_match(match.table.id)
    assert stored.line(1, 1, 0) is None
    assert stored.own_theme(1) is not None


async def test_the_host_removes_a_theme(match: WatchedMatch) -> None:
    await remove(match, match.anna, "theme.1.0.0")
    await match.cleo.until(lambda: "a puddle" not in match.table_text())
    stored = await match.bot.parts.store.written_texts.texts_of_match(match.table.id)
    assert stored.own_theme(1) is None


async def test_who_manages_messages_removes_a_line_without_a_seat(match: WatchedMatch, guild: Guild) -> None:
    dora = guild.add_person("Dora", permissions=["manage_messages"])
    await remove(match, dora, "line.1.1.0")
    await match.cleo.until(lambda: "a rude pond" not in match.table_text())


async def test_others_remove_nothing(match: WatchedMatch) -> None:
    refused = (await match.ben.use(post(match), MENU)).answer
    assert refused is not None
    assert "can remove a line" in refused.text
    assert refused.selects == []
