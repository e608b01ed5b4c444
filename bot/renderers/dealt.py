"""What a table says about its deal: whose it is, what proves it, and whether its result is ranked."""

from collections.abc import Callable, Collection
from datetime import date

from babel.dates import format_date

from bot.renderers import renderer_of
from bot.tables.deals import Prospect, unranked
from bot.tables.table import Table
from bot.words import Words
from data.records import Deal, Ended, Ending, MatchRecord, UserId
from engine.model import Outcome
from engine.shuffle import Chance

Naming = Callable[[UserId], str]
"""Says what somebody is called, safe to stand in a text."""


def named_day(day: date, words: Words) -> str:
    """Write a day out in the reader's language."""
    return format_date(day, format="long", locale=words.language)


def promise(table: Table, words: Words, naming: Naming) -> tuple[str, ...]:
    """Say in a lobby which cards will be dealt, and whether the result will be ranked."""
    record, prospect = table.record, table.prospect
    match record.deal:
        case None:
            return ()
        case Deal.SEED:
            return (words("deal-lobby-seed", seed=record.seed or ""), words("unranked-seed"))
        case _:
            lines = _origin(table, words)
            count = max(len(record.seated), table.least)
            if (promised := prospect.commitments.get(count)) is not None:
                lines += (words("deal-commitment", seats=count, hash=promised),)
            return (*lines, *_known(prospect, words, naming))


def commitment(table: Table, words: Words) -> str:
    """Say which deal was promised, and when its seed is told."""
    whole = Chance.from_hex(table.record.seed or "").commitment
    # Whole before the first step, for whoever wants to check the deal; afterwards a reminder of it.
    if table.revision:
        return words("table-commitment-short", hash=whole[:16])
    return words("table-commitment" if table.record.day is None else "deal-commitment-day", hash=whole)


def reminder(record: MatchRecord, words: Words) -> tuple[str, ...]:
    """Say in one quiet line at a running match which deal it is."""
    if record.deal is None:
        return ()
    ranked = "yes" if record.ranked else "no"
    if record.day is not None:
        return (words("deal-running-day", day=named_day(record.day, words), ranked=ranked),)
    if record.rematch_of is not None:
        return (words("deal-running-rematch", match=str(record.rematch_of), ranked=ranked),)
    return (words("deal-running-seed", ranked=ranked),)


def verdict(table: Table, words: Words) -> tuple[str, ...]:
    """Say with a result how the other team did with the same cards, and why it is not ranked."""
    record, original = table.record, table.prospect.original
    lines: list[str] = []
    if original is not None and (theirs := _outcome(original.ended)) and (yours := _outcome(record.ended)):
        renderer = renderer_of(record.game)
        lines.append(
            words(
                "deal-compared",
                match=str(original.id),
                theirs=renderer.in_short(theirs, words),
                yours=renderer.in_short(yours, words),
                verdict=_better(theirs.score, yours.score),
            )
        )
    if table.comparison is not None and (place := table.comparison.daily) is not None:
        lines.append(words("deal-place", rank=place.rank, teams=table.comparison.daily_teams))
    why = unranked(record)
    if why is not None and record.ended is not None and record.ended.ending is Ending.FINISHED:
        lines.append(words(f"unranked-{why.value}"))
    return tuple(lines)


def proof(table: Table, words: Words) -> str:
    """Tell an ended match's seed, or that the seed of the day's deal is told later."""
    record, version = table.record, table.ruleset.version
    if record.day is None:
        return words("table-seed", seed=record.seed or "", version=version)
    whole = Chance.from_hex(record.seed or "").commitment
    return words("deal-seed-later", hash=whole, day=named_day(record.day, words), version=version)


def _origin(table: Table, words: Words) -> tuple[str, ...]:
    record, original = table.record, table.prospect.original
    lines: list[str] = []
    if record.day is not None:
        lines.append(words("deal-lobby-day", day=named_day(record.day, words)))
    if original is not None and (outcome := _outcome(original.ended)) is not None:
        result = renderer_of(record.game).in_short(outcome, words)
        lines.append(
            words("deal-lobby-rematch", match=str(original.id), seats=original.seats or 0, result=result)
        )
    return tuple(lines)


def _known(prospect: Prospect, words: Words, naming: Naming) -> tuple[str, ...]:
    def line(code: str, people: Collection[UserId]) -> tuple[str, ...]:
        names = ", ".join(map(naming, sorted(people)))
        return (words(code, names=names, count=len(people)),) if people else ()

    return (*line("deal-lobby-tried", prospect.tried), *line("deal-lobby-seen", prospect.seen))


def _outcome(ended: Ended | None) -> Outcome | None:
    return None if ended is None or ended.outcome is None else Outcome.model_validate_json(ended.outcome)


def _better(theirs: int, yours: int) -> str:
    if theirs == yours:
        return "even"
    return "yours" if yours < theirs else "theirs"
