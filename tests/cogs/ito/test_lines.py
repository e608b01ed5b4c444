"""Lines that try to break a table of ito, written through the bot's form."""

from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Interaction, Message, NotPossibleError, Person
from bot.renderers.names import quote_text
from data.records import UserId
from engine.games.ito.actions import SetOwnTheme
from tests.bot.games.ito import test_hostile_lines as hostile
from tests.cogs.watch.watched_match import WatchedMatch
from tests.session import LOBBY_NEWS, buttons, has_reply

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


@pytest.mark.parametrize("line", ["*" * 31, "_" * 60, "<" * 31, "||" * 30, "W*" * 21])
async def test_a_line_that_is_too_long_once_it_is_escaped_comes_back_with_the_reason(
    match: WatchedMatch, line: str
) -> None:
    refused = await write(match, line)
    assert refused.answer is not None
    assert has_reply(refused, "ito-line-too-long", most=60)
    assert "signs like `*` or `_` count twice" in refused.answer.text
    assert buttons(refused.answer, "write")
    assert stored(match) is None
    again = await match.click(match.ben, match.hand(match.ben), "write")
    assert again.modal is not None
    (field,) = again.modal.fields.values()
    assert field["value"] == line


async def test_the_form_takes_no_more_than_sixty_characters(match: WatchedMatch) -> None:
    for line in (text for text in hostile.TOO_LONG if len(text) > hostile.LIMIT):
        with pytest.raises(NotPossibleError):
            await write(match, line)
    assert stored(match) is None


async def test_a_line_of_which_nothing_would_be_seen_is_never_kept(match: WatchedMatch) -> None:
    for line in hostile.EMPTY:
        done = await write(match, line)
        assert done.answer is not None
        assert has_reply(done, "ito-line-unfit") or not line.strip(), line
        assert stored(match) is None, line


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


async def test_the_ends_of_an_own_theme_stand_at_the_table_without_an_effect_or_are_refused(
    bot: Unspoken, table: Channel, anna: Person, ben: Person, cleo: Person
) -> None:
    match = WatchedMatch(bot, table, anna, ben, cleo)
    await match.start("ito")

    async def write_theme(low: str, high: str) -> Interaction:
        asked = await match.click(anna, match.hand(anna), "own-theme")
        assert asked.modal is not None
        typed = dict(zip(asked.modal.fields, (low, high), strict=True))
        return await match.wait_for_answer(anna, await anna.submit(asked.modal, typed))

    for text in hostile.LINKS:
        assert has_reply(await write_theme("a puddle", text), "ito-link-refused"), text
    assert match.table.texts.own_theme(1) is None
    low, high = "@everyone **run** <@&123456789012345678>", "# \u202e [\u05d0](x) ||"
    await write_theme(low, high)
    kept = match.table.texts.own_theme(1)
    assert kept is not None
    await cleo.until(lambda: quote_text(kept.low) in match.table_text())
    assert quote_text(kept.high) in match.table_text()
    assert "\u202e" not in match.table_text()
