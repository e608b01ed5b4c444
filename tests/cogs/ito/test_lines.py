"""Lines that try to break a table of ito, written through the bot's form."""

from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Interaction, Message, Person
from bot.renderers.names import quote_text
from data.records import UserId
from engine.games.ito.actions import SetOwnTheme
from tests.bot.games.ito import test_hostile_lines as hostile
from tests.cogs.watch.watched_match import WatchedMatch
from tests.session import LOBBY_NEWS, buttons

if TYPE_CHECKING:
    from engine.games.ito.model import ItoState


@pytest.fixture
async def match(bot: Unspoken, table: Channel, anna: Person, ben: Person, cleo: Person) -> WatchedMatch:
    """A match of Anna and Ben, who holds 64 and writes lines."""
    match = WatchedMatch(bot, table, anna, ben, cleo)
    await match.start("ito")
    await bot.parts.tables.submit_action(
        match.table.id, UserId(anna.id), SetOwnTheme(), interaction_id=None, seen_revision=None
    )
    await ben.until(lambda: buttons(match.hand(ben), "write"))
    match.table.state = replace(cast("ItoState", match.table.state), dealt=((30,), (64,)))
    return match


async def write(match: WatchedMatch, line: str) -> Interaction:
    """Write a line as Ben."""
    asked = await match.click(match.ben, match.hand(match.ben), "write")
    assert asked.modal is not None
    (field,) = asked.modal.fields
    return await match.wait_for_answer(match.ben, await match.ben.submit(asked.modal, {field: line}))


def public_messages(match: WatchedMatch) -> list[Message]:
    seen = [message for message in match.cleo.sees(match.channel) if not message.ephemeral]
    return [message for message in seen if not message.text.startswith(LOBBY_NEWS)]


def stored(match: WatchedMatch) -> str | None:
    return match.table.texts.line(1, 1, 0)


async def test_links_and_numbers_are_refused_and_never_stand_at_the_table(match: WatchedMatch) -> None:
    for line in (*hostile.LINKS, *hostile.NUMBERS):
        refused = await write(match, line)
        assert refused.answer is not None
        assert buttons(refused.answer, "write"), line
        assert stored(match) is None, line
    assert not any("discord.gg" in message.text for message in public_messages(match))


async def test_other_lines_stand_at_the_table_without_an_effect(match: WatchedMatch) -> None:
    before = len(public_messages(match))
    for line in hostile.HARMLESS:
        await write(match, line)
        assert stored(match) is not None, line
        await match.cleo.until(lambda: quote_text(stored(match) or "") in match.table_text())
    assert len(public_messages(match)) == before


@pytest.mark.parametrize("line", ["soixante-quatre cygnes", "siebenundsechzig"])
async def test_a_number_is_read_in_the_languages_that_the_watch_hears_here(
    match: WatchedMatch, line: str
) -> None:
    await match.change_settings(languages="fr, de")
    await write(match, line)
    assert stored(match) is None


async def test_a_likeness_that_names_a_number_is_heard_at_a_table_of_ito(match: WatchedMatch) -> None:
    await match.violation(match.ben, "mine has as many as a piano has keys")


async def test_the_numbers_of_itos_cards_are_heard_but_the_ends_of_the_scale(match: WatchedMatch) -> None:
    unheard = ("1 is the low end", "what is 100 again?", "mine is 140")
    unmarked = [await match.ben.write(match.channel, text) for text in unheard]
    for number in (2, 57, 99):
        await match.violation(match.ben, f"mine is {number}")
    assert [message.reactions for message in unmarked] == [{}, {}, {}]
