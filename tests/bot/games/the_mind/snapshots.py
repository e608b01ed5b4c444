"""The pages of The Mind, for the snapshots."""

from collections.abc import Mapping

from bot.components.layout import Layout
from bot.devtools.preview.tables import NOW, change_record, free_seats
from bot.renderers.hand import render_hand
from bot.renderers.names import MemberNames
from bot.renderers.notices import render_rules
from bot.renderers.table import render_table
from bot.settings.card_style import PLAIN, CardStyle
from bot.tables.table import Table
from bot.words.words import Words
from data.records import Ending, MatchEnd
from engine.games.the_mind.model import Phase, TheMindState
from tests.bot.renderers.tables import PEOPLE, lobby, running
from tests.engine.the_mind_tables import play
from tests.engine.the_mind_tables import table as laid

_HANDS = ((12, 40, 77), (8, 33, 90), (21, 55, 60))


def the_mind(texts: Words, names: MemberNames, card_style: CardStyle = PLAIN) -> Mapping[str, Layout]:
    """Draw every picture of The Mind, by its name."""

    def render(table: Table) -> Layout:
        return render_table(table, texts, names, card_style=card_style)

    def hand(table: Table, seat: int = 0) -> Layout:
        return render_hand(table, PEOPLE[seat], texts, names, card_style=card_style)

    dealt = _table(_level(phase=Phase.CONCENTRATING))
    ready = _table(_level(phase=Phase.CONCENTRATING), "0: ready", "2: ready")
    playing = _table(_level(), "1: play", "0: play")
    mistake = _table(_level(), "1: play", "2: play")
    proposed = _table(_level(), "1: play", "0: star?")
    star = _table(_level(), "0: star?", "1: yes", "2: yes")
    passed = _table(laid(hands=((), (), (60,)), level=3, lives=2, pile="0:12 1:33"), "2: play")
    last = _table(laid(hands=((), (), (60,)), level=10, lives=2, pile="0:12 1:33"), "2: play")
    blind = _table(laid(hands=((5,), (70,), (60,)), lives=2, blind=True), "1: play")
    blind_lost = _table(
        laid(hands=((5,), (), ()), lives=1, blind=True, pile="1:70 2:60", passed=10), "0: play"
    )
    lost = _table(_level(lives=1), "2: play")
    finished = _table(laid(hands=((), (), (60,)), level=10, lives=2, passed=9), "2: play", "all: finish")
    asked = _table(laid(hands=((), (), (60,)), level=10, lives=2), "2: play", "0: blind")
    leaving = _table(laid(hands=((), (), (60,)), level=10, lives=2), "2: play", "0: finish")
    return {
        "lobby": render(lobby("the-mind", 2)),
        "table-concentrate": render(dealt),
        "table-ready": render(ready),
        "table-playing": render(playing),
        "table-counts-hidden": render_table(playing, texts, names, counts_cards=False, card_style=card_style),
        "table-mistake": render(mistake),
        "table-star-proposed": render(proposed),
        "table-star-used": render(star),
        "table-level-passed": render(passed),
        "table-choosing": render(last),
        "table-blind-proposed": render(asked),
        "table-finish-proposed": render(leaving),
        "table-blind": render(blind),
        "table-paused": render(free_seats(playing, 1)),
        "table-set-aside": render(change_record(playing, set_aside=NOW)),
        "table-abandoned": render(change_record(playing, ended=MatchEnd(Ending.ABANDONED, NOW, None, None))),
        "result-lost": render_table(lost, texts, names, hands_open=True, card_style=card_style),
        "result-blind-lost": render(blind_lost),
        "result-finished": render(finished),
        "hand-concentrate": hand(dealt),
        "hand-ready": hand(ready),
        "hand-playing": hand(playing),
        "hand-mistake": hand(mistake),
        "hand-star-proposed": hand(proposed, 1),
        "hand-own-star": hand(proposed),
        "hand-choosing": hand(last),
        "hand-blind-proposed": hand(asked),
        "hand-finish-proposed": hand(leaving),
        "hand-blind": hand(blind, 1),
        "hand-empty": hand(_table(laid(hands=((), (33,), (60,)), level=1))),
        "hand-over": hand(lost),
        "rules": render_rules("the-mind", texts, pictures=card_style.pictures),
    }


def _level(*, lives: int = 3, phase: Phase = Phase.PLAYING) -> TheMindState:
    return laid(hands=_HANDS, level=3, lives=lives, phase=phase)


def _table(state: TheMindState, *record: str) -> Table:
    after = play(state, *record)
    return change_record(running("the-mind", after.state, 3, moves=after.events), steps=len(record))
