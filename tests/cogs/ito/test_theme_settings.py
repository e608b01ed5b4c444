"""Which themes a server's tables of ito play."""

from typing import TYPE_CHECKING, cast

from bot.client import Unspoken
from bot.devtools.sandbox import Channel, Person
from data.themes import Subject, theme
from tests.cogs.watch.watched_match import WatchedMatch
from tests.session import buttons

if TYPE_CHECKING:
    from engine.games.ito.model import ItoState


async def test_a_subject_that_is_left_out_is_offered_no_more_and_can_be_taken_in_again(
    bot: Unspoken, table: Channel, anna: Person, ben: Person, cleo: Person
) -> None:
    match = WatchedMatch(bot, table, anna, ben, cleo)
    said = await match.read(cleo, "settings table", theme_subject="food")
    assert "no themes of these subjects: **food**" in said
    await match.start("ito")
    offered = [theme(key) for key in cast("ItoState", match.table.state).themes]
    assert offered
    assert Subject.FOOD not in {entry.subject for entry in offered if entry is not None}
    assert "themes of all subjects" in await match.read(cleo, "settings table", theme_subject="food")


async def test_a_table_is_offered_no_theme_of_its_own_where_the_server_wants_none(
    bot: Unspoken, table: Channel, anna: Person, ben: Person, cleo: Person
) -> None:
    match = WatchedMatch(bot, table, anna, ben, cleo)
    said = await match.read(cleo, "settings table", own_themes=False)
    assert "**may not** write their own" in said
    await match.start("ito")
    assert buttons(match.hand(ben), "vote")
    assert not buttons(match.hand(ben), "own-theme")
