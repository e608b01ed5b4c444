"""A round of a night: the choice of a game, who sits where, how the tables do, and their results."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from bot.components.layout import (
    MAX_BUTTONS_IN_ROW,
    MAX_OPTIONS,
    Block,
    Button,
    ButtonStyle,
    CustomId,
    Layout,
    SelectMenu,
    SelectOption,
    rows,
)
from bot.nights.pages.night import NIGHT_COLOUR, describe_sizes
from bot.nights.round_status import OpenTable, RoundStatus, TableStatus
from bot.renderers import game_title, playable_games, renderer_of
from bot.renderers.names import MemberNames, mention_users
from bot.words.words import Words
from data.nights.records import NightRecord, NightTableId, NightTableRecord, RoundRecord, TablePlace
from data.records import MatchId, UserId

_MAX_TEXT: Final = 3200
"""Characters of all rows; Discord allows 4,000 a message, and the title and notes take some."""
_MAX_SPLITS: Final = 5
"""How many ways to split people into tables are offered for each game."""
_MAX_TABLES: Final = 2 * MAX_BUTTONS_IN_ROW
"""How many tables with room are offered at most, the newest."""


def render_game_choice(
    night: NightRecord, free: int, sizes: Mapping[str, Sequence[Sequence[int]]], words: Words
) -> Layout:
    """Render the question which game the next round plays.

    `sizes` are those that its tables can have by game, the best first: the others are in a menu.
    """
    buttons = tuple(
        Button(game_title(game, words), CustomId(night.id, 0, "night-play", game), ButtonStyle.PRIMARY)
        for game in playable_games()
        if sizes.get(game)
    )
    lines = [
        words("night-choice-row", game=game_title(game, words), sizes=describe_sizes(splits[0], words))
        for game, splits in sizes.items()
        if splits
    ]
    others = tuple(
        SelectOption(f"{game_title(game, words)}: {describe_sizes(split, words)}", f"{game}.{len(split)}")
        for game, splits in sizes.items()
        for split in splits[1:_MAX_SPLITS]
    )[:MAX_OPTIONS]
    menu = SelectMenu(CustomId(night.id, 0, "night-play", "sizes"), others, words("night-other-sizes"))
    return Layout(
        (words("night-choice", count=free), "\n".join(lines), buttons, *((menu,) if others else ())),
        NIGHT_COLOUR,
    )


def render_seating(
    night: NightRecord,
    begun: RoundRecord,
    lacks: str | None,
    words: Words,
    names: MemberNames,
    *,
    lacks_rooms: bool = False,
) -> Layout:
    """Render who sits where; `lacks` says why the tables have no threads.

    `lacks_rooms` says that the bot may not make the voice rooms that the server wants.
    """
    title = words("night-round-title", number=begun.number, game=game_title(begun.game, words))
    lines = [
        words("night-round-table", number=table.number, names=list_names(night, table.people, words, names))
        + ("" if table.channel is None or lacks is not None else f" · <#{table.channel}>")
        for table in begun.tables
    ]
    place = [describe_place(begun, lacks, words), *([words("night-rooms-lack")] if lacks_rooms else [])]
    sizes = describe_sizes((len(table.people) for table in begun.tables), words)
    return Layout((f"{title}\n-# {sizes}", fit_rows(lines, words), *place), NIGHT_COLOUR)


def describe_place(begun: RoundRecord, lacks: str | None, words: Words) -> str:
    """Describe where the tables of a round stand, and whether they play the same cards."""
    if lacks is not None:
        return words("night-round-in-turn", lacks=lacks)
    if any(table.seed is not None for table in begun.tables):
        return words("night-round-same-cards")
    watched = any(table.place is TablePlace.PUBLIC_THREAD for table in begun.tables)
    return words("night-round-own-cards", watched="yes" if watched else "no")


def render_call(begun: RoundRecord, table: NightTableRecord, room: int | None, words: Words) -> Layout:
    """Render the message that calls the people of a table to it, and to its voice room."""
    people = tuple(user for user in table.people if user is not None)
    text = words("night-table-call", round=begun.number, table=table.number, mentions=mention_users(people))
    voice = () if room is None else (words("night-table-room", room=f"<#{room}>"),)
    return Layout((text, *voice), NIGHT_COLOUR, pings=people)


def render_new_room(room: int, words: Words) -> Layout:
    """Render that a table has another voice room, since other people sit there now."""
    return Layout((words("night-room-new", room=f"<#{room}>"),), NIGHT_COLOUR)


def render_moved_table(table: NightTableRecord, words: Words, *, full: bool) -> Layout:
    """Render that a table has no thread, and so plays in the channel with cards of its own.

    `full` says that Discord allows the server no more threads.
    """
    lacks = "room" if full else "permission"
    return Layout((words("night-table-moved", number=table.number, lacks=lacks),), NIGHT_COLOUR)


def render_entered(night: NightRecord, user: UserId, tables: Sequence[OpenTable], words: Words) -> Layout:
    """Greet a person at the door: where they can sit down now, and whether they would play alone."""
    sit = [
        Button(
            words("night-thread-name", round=open_table.round, table=open_table.status.table.number),
            CustomId(open_table.status.match.id, 0, "night-sit"),
            ButtonStyle.PRIMARY,
        )
        for open_table in tables[-_MAX_TABLES:]
        if open_table.status.match is not None
    ]
    alone = any(presence.alone for presence in night.presences if presence.user == user)
    label = words("button-night-not-alone" if alone else "button-night-alone")
    button = Button(label, CustomId(night.id, 0, "night-alone", "off" if alone else "on"))
    greeting = [words("night-entered"), *([words("night-alone")] if alone else []), words("night-wish-hint")]
    seats: tuple[Block, ...] = (words("night-room"), *rows(sit)) if sit else ()
    return Layout(("\n".join(greeting), *seats, (button,)), NIGHT_COLOUR)


def render_free_seat(
    night: NightRecord, status: RoundStatus, match: MatchId, user: UserId, words: Words, names: MemberNames
) -> Layout:
    """Render that a person had to go, with the button for those who can take the seat."""
    number = next(table.table.number for table in status.tables if table.table.match == match)
    text = words("night-seat-free", name=names.of(night.guild, user, words), number=number)
    button = Button(words("button-night-sit"), CustomId(match, 0, "night-sit"), ButtonStyle.PRIMARY)
    return Layout((text, (button,)), NIGHT_COLOUR)


def render_late(
    night: NightRecord, number: int, late: Sequence[UserId], pings: Sequence[UserId], words: Words
) -> Layout:
    """Render that a table has started without people who had a seat there, and how they come back."""
    text = words("night-late", mentions=mention_users(late), number=number)
    button = Button(words("button-night-here"), CustomId(night.id, 0, "night-here"), ButtonStyle.PRIMARY)
    return Layout((text, (button,)), NIGHT_COLOUR, pings=tuple(pings))


def render_progress(status: RoundStatus, progress: Mapping[NightTableId, str], words: Words) -> Layout:
    """Render how far the tables of a round have come, without a card; `progress` is that of running ones."""
    lines = [
        words(
            "night-progress-row",
            number=table.table.number,
            progress=progress.get(table.table.id) or describe_status(table, words),
        )
        for table in status.tables
    ]
    again = CustomId(status.record.night, status.record.number, "night-progress")
    title = words("night-progress-title", number=status.record.number)
    buttons = (Button(words("button-night-progress"), again),)
    return Layout((title, fit_rows(lines, words), *(() if status.over else (buttons,))), NIGHT_COLOUR)


def describe_status(table: TableStatus, words: Words) -> str:
    """Describe the state of a table that is not being played."""
    if table.match is None:
        return words("night-table-waiting")
    if table.match.ended is None:
        return words("night-table-lobby" if table.match.started is None else "night-table-running")
    outcome = table.outcome
    if outcome is None:
        return words("night-table-unfinished")
    return renderer_of(table.match.game).result.summarize(outcome, words)


def render_round_result(night: NightRecord, status: RoundStatus, words: Words, names: MemberNames) -> Layout:
    """Render the results of a round's tables side by side, best first."""
    tables = sorted(
        status.tables, key=lambda table: (table.points is None, -(table.points or 0), table.table.number)
    )
    lines = [
        words(
            "night-result-row",
            number=table.table.number,
            names=list_names(night, _people_of(table), words, names),
            result=describe_status(table, words),
            points="none" if table.points is None else format_points(table.points, words),
        )
        for table in tables
    ]
    compared = any(table.compared for table in status.tables)
    game = game_title(status.record.game, words)
    buttons = (
        Button(words("button-night-round"), CustomId(night.id, 0, "night-round"), ButtonStyle.PRIMARY),
        Button(words("button-night-board"), CustomId(night.id, 0, "night-board")),
        *_render_compare_button(status, tables, words),
    )
    return Layout(
        (
            words("night-result-title", number=status.record.number, game=game),
            fit_rows(lines, words),
            words("night-result-compared" if compared else "night-result-alone"),
            buttons,
        ),
        NIGHT_COLOUR,
    )


def _render_compare_button(
    status: RoundStatus, tables: Sequence[TableStatus], words: Words
) -> Iterator[Button]:
    """Yield the button that compares the best table with the last of those with the same cards."""
    for table in tables:
        same = () if table.match is None else status.list_compared_with(table.match.id)
        compared = [other.match for other in tables if other in same and other.match is not None]
        if len(compared) > 1:
            custom_id = CustomId(compared[0].id, 0, "night-compare", str(compared[-1].id))
            yield Button(words("button-night-compare"), custom_id)
            return


def format_points(points: Fraction, words: Words) -> str:
    """Write points with one digit after the point at most, in the reader's language.

    >>> from bot.words import words
    >>> format_points(Fraction("87.5"), words("de")), format_points(Fraction(100), words("en"))
    ('87,5', '100')
    """
    tenths = (points * 20 + 1) // 2
    whole, digit = divmod(int(tenths), 10)
    return f"{whole}{words('decimal-point')}{digit}" if digit else str(whole)


def list_names(night: NightRecord, people: Iterable[int | None], words: Words, names: MemberNames) -> str:
    """List people's names, separated by commas."""
    return words.join_items(names.of(night.guild, user, words) for user in people)


def fit_rows(rows: Sequence[str], words: Words, most: int = _MAX_TEXT) -> str:
    """Join rows by newlines, as many as fit, and say how many more there are."""
    kept, length = list[str](), 0
    for row in rows:
        length += len(row) + 1
        if length > most:
            return "\n".join((*kept, words("night-more-rows", count=len(rows) - len(kept))))
        kept.append(row)
    return "\n".join(kept)


def _people_of(table: TableStatus) -> Iterable[int | None]:
    """Return everyone who held a seat at a table; before its lobby opens, those who were seated."""
    if table.match is None:
        return table.table.people
    return dict.fromkeys(player.user for player in table.match.players if player.companion is None)
