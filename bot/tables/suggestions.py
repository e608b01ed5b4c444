"""Suggestions: the next harder options after a row of wins, the next easier ones after a row of losses."""

from bot.tables.table import Suggestion, Table
from data.records import LeaderboardKey, MatchPhase
from data.store import Store
from engine.model import Outcome

STREAK = 3
"""The number of wins, or of losses, in a row after which a lobby suggests other options."""


async def find_suggestion(store: Store, table: Table) -> Suggestion | None:
    """Return what the last results of exactly the people in a lobby, with its game and options, suggest."""
    record = table.record
    if table.phase is not MatchPhase.LOBBY or not table.is_changeable or not table.people:
        return None
    companions = len(table.companions)
    key = LeaderboardKey(record.game, record.options, len(record.seated), companions=companions)
    results = await store.list_team_results(table.people, record.guild, key, limit=STREAK)
    won = [
        Outcome.model_validate_json(result.outcome).beaten for result in results if result.outcome is not None
    ]
    if len(won) < STREAK or len(set(won)) > 1:
        return None
    change = table.ruleset.harder if won[0] else table.ruleset.gentler
    options = change(table.options)
    return None if options is None else Suggestion(options, after_wins=won[0])
