"""The worth of a deal is stored with its match, and its result says so once nobody can play the cards."""

from dataclasses import replace

import pytest

from bot.companion_driver.deal_assessor import DealAssessor
from bot.companion_driver.worker import CompanionWorker
from bot.companions.deal_worth import DealWorth
from bot.renderers.names import MemberNames
from bot.renderers.table import render_table
from bot.replay.history import render_history
from bot.tables.ended_tables import EndedTables
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.words.words import languages, words
from data.history import HistoryPage
from data.records import DealKind, MatchRecord
from data.store import Store
from engine.games.the_game.model import TheGameState
from engine.model import State
from tests.bot.sample_tables import ADA, BEN, begin_match, get_record, play_badly

PAR = "🎯"


class Assessing(CompanionWorker):
    """A worker that knows what every deal is worth, and notes which deals it was asked about."""

    def __init__(self, worth: DealWorth | None) -> None:
        super().__init__()
        self.worth = worth
        self.asked: list[State] = []

    async def assess_deal(self, game: str, dealt: State) -> DealWorth | None:
        assert game == "the-game"
        self.asked.append(dealt)
        return self.worth


async def finish_match(tables: Tables, worker: Assessing) -> tuple[Table, list[Table]]:
    """Play a match to its loss; return its table, and the tables that were shown again."""
    shown: list[Table] = []
    assessor = DealAssessor(tables, worker, shown.append)
    table = await play_badly(tables, await begin_match(tables, ADA, BEN))
    await assessor.wait_until_idle()
    return table, shown


def result_of(table: Table, language: str = "en", *, hands_open: bool = True) -> str:
    return render_table(table, words(language), MemberNames(), hands_open=hands_open).text


async def test_the_worth_of_a_deal_is_stored_with_the_match_and_its_result_is_shown_again(
    tables: Tables, store: Store
) -> None:
    worth = DealWorth(par=6, line_found=True)
    worker = Assessing(worth)
    table, shown = await finish_match(tables, worker)
    assert shown == [table]
    assert DealWorth.parse((await get_record(store, table)).deal_worth) == worth
    (dealt,) = worker.asked
    assert isinstance(dealt, TheGameState)
    assert dealt.left == 98


async def test_where_no_worth_is_found_the_result_stays_as_it_is(tables: Tables, store: Store) -> None:
    table, shown = await finish_match(tables, Assessing(None))
    assert shown == []
    assert (await get_record(store, table)).deal_worth is None
    assert PAR not in result_of(table)


@pytest.mark.parametrize("language", languages())
async def test_par_is_told_only_once_nobody_can_play_these_cards(tables: Tables, language: str) -> None:
    table, _ = await finish_match(tables, Assessing(DealWorth(par=6, line_found=False)))
    assert PAR in result_of(table, language)
    assert PAR not in result_of(table, language, hands_open=False)


async def test_a_loss_says_that_there_was_a_way(tables: Tables) -> None:
    table, _ = await finish_match(tables, Assessing(DealWorth(par=6, line_found=True)))
    left = table.record.ended.score if table.record.ended is not None else 0
    told = f"🎯 Par for this deal is 6; you left {left}."
    assert f"{told} With all cards open" in result_of(table)
    worth = DealWorth(par=6, line_found=False).model_dump_json()
    table.record = replace(table.record, deal_worth=worth)
    assert told in result_of(table)
    assert "With all cards open" not in result_of(table)


async def test_the_history_shows_par_but_not_that_of_a_deal_that_others_may_still_play(
    tables: Tables, store: Store
) -> None:
    table, _ = await finish_match(tables, Assessing(DealWorth(par=6, line_found=True)))
    ended_tables = EndedTables(tables)

    async def read(record: MatchRecord) -> str:
        shown = await ended_tables.hide_secret_worth(record)
        return render_history(HistoryPage((shown,), 1, 1, 1), words("en"), MemberNames()).text

    record = await get_record(store, table)
    assert ", par 6" in await read(record)
    today = replace(record, deal=DealKind.DAILY, day=tables.now().date())
    assert ", par 6" not in await read(today)
