"""A table's texts about its deal: its source, its proof, and whether its result is ranked."""

from collections.abc import Callable, Collection
from datetime import date

from babel.dates import format_date

from bot.components.layout import Button, Layout, Section
from bot.renderers import renderer_of
from bot.renderers.context import RenderContext
from bot.tables.deals import DealInfo, find_unranked_reason
from bot.tables.table import Table
from bot.words.words import Words
from data.records import DealKind, Ending, MatchEnd, MatchRecord, UserId
from engine.model import Outcome
from engine.shuffle import Chance

CODE_DIGITS = 8
"""How many digits of a deal's code a table shows."""

FindName = Callable[[UserId], str]
"""Returns a user's name for texts."""


def format_day(day: date, words: Words) -> str:
    """Return a day written out in the reader's language."""
    return format_date(day, format="long", locale=words.language)


def describe_lobby_deal(table: Table, words: Words, find_name: FindName) -> tuple[str, ...]:
    """Describe in a lobby which cards will be dealt, and whether the result will be ranked."""
    record, deal_info = table.record, table.deal_info
    match record.deal:
        case None:
            return ()
        case DealKind.SEED:
            return (words("deal-lobby-seed", seed=record.seed or ""), words("unranked-seed"))
        case _:
            lines = [words("deal-lobby-night")] if record.deal is DealKind.NIGHT else []
            lines = lines or [_describe_origin(table, words)]
            count = max(len(record.seated), table.min_players)
            if (code := deal_info.commitments.get(count)) is not None:
                lines.append(words("deal-commitment", seats=count, hash=code[:CODE_DIGITS]))
            if record.rematch_of is not None:
                return (*lines, words("unranked-rematch"))
            return (*lines, *_describe_knowing(deal_info, words, find_name))


def render_code(table: Table, context: RenderContext) -> Section:
    """Render the first digits of the deal's code, with the button that shows how to check it."""
    code = Chance.from_hex(table.record.seed or "").commitment
    button = Button(context.words("button-check-deal"), context.custom_id("deal-check"))
    return Section(context.words("table-commitment", hash=code[:CODE_DIGITS]), button)


def render_deal_check(record: MatchRecord, words: Words, *, seed_public: bool) -> Layout:
    """Render the whole code of a match's deal, and its seed or when it becomes public."""
    seed = record.seed or ""
    lines = [words("deal-check-code", hash=Chance.from_hex(seed).commitment)]
    if seed_public:
        lines.append(words("deal-check-seed", seed=seed, version=record.rules_version or 0))
    elif record.day is not None:
        lines.append(words("deal-check-day", day=format_day(record.day, words)))
    else:
        lines.append(words("deal-check-running"))
    return Layout(tuple(lines))


def describe_running_deal(record: MatchRecord, words: Words) -> tuple[str, ...]:
    """Describe in one line at a running match which deal it is; nothing for an ordinary one."""
    if record.deal is None:
        return ()
    if record.day is not None:
        ranked = "yes" if record.ranked else "no"
        return (words("deal-running-day", day=format_day(record.day, words), ranked=ranked),)
    if record.rematch_of is not None:
        return (words("deal-running-rematch", match=str(record.rematch_of)),)
    if record.deal is DealKind.NIGHT:
        return (words("deal-running-night"),)
    return (words("deal-running-seed"),)


def describe_deal_result(table: Table, words: Words) -> tuple[str, ...]:
    """Describe how another team did with the same cards, and why a result is not ranked."""
    record, original = table.record, table.deal_info.original
    lines: list[str] = []
    if original is not None and (theirs := _outcome(original.ended)) and (yours := _outcome(record.ended)):
        renderer = renderer_of(record.game)
        lines.append(
            words(
                "deal-compared",
                match=str(original.id),
                theirs=renderer.result.summarize(theirs, words),
                yours=renderer.result.summarize(yours, words),
                verdict=_better(theirs.score, yours.score),
            )
        )
    if table.result_standing is not None and (place := table.result_standing.daily) is not None:
        lines.append(words("deal-place", rank=place.rank, teams=table.result_standing.daily_teams))
    reason = find_unranked_reason(record)
    if reason is not None and record.ended is not None and record.ended.ending is Ending.FINISHED:
        lines.append(words(f"unranked-{reason.value}"))
    return tuple(lines)


def _describe_origin(table: Table, words: Words) -> str:
    """Describe whose cards will be dealt: those of a match, else those of the day; empty if not known now."""
    record, original = table.record, table.deal_info.original
    if original is not None and (outcome := _outcome(original.ended)) is not None:
        result = renderer_of(record.game).result.summarize(outcome, words)
        return words("deal-lobby-rematch", match=str(original.id), seats=original.seats or 0, result=result)
    return "" if record.day is None else words("deal-lobby-day", day=format_day(record.day, words))


def _describe_knowing(deal_info: DealInfo, words: Words, find_name: FindName) -> tuple[str, ...]:
    """Describe who in the lobby has played these cards before, or has seen them."""

    def line(code: str, people: Collection[UserId]) -> tuple[str, ...]:
        names = words.join_items(map(find_name, sorted(people)))
        return (words(code, names=names, count=len(people)),) if people else ()

    return (*line("deal-lobby-tried", deal_info.used_attempt), *line("deal-lobby-seen", deal_info.saw_cards))


def _outcome(ended: MatchEnd | None) -> Outcome | None:
    return None if ended is None or ended.outcome is None else Outcome.model_validate_json(ended.outcome)


def _better(theirs: int, yours: int) -> str:
    if theirs == yours:
        return "even"
    return "yours" if yours < theirs else "theirs"
